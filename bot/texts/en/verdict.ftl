# What the referee says of a trick of Skull King.

verdict-wins = { $winner } wins the trick with { $card }: { $reason }.
verdict-nobody = Nobody wins the trick: { $reason }.
verdict-leads = { $leads } leads the next trick.
verdict-bonus = If the bet is exact, { $winner } has { $points } of bonus:
verdict-no-bonus = The trick holds no bonus.
verdict-alliance = Loot: { $player } and { $winner } are allied, { $each } each if both bets are exact.

verdict-reason-mermaid-takes-skull-king = a Mermaid takes the Skull King, whoever else is there
verdict-reason-skull-king = the Skull King beats all but a Mermaid
verdict-reason-first-pirate = the first Pirate beats numbers, Mermaids and later Pirates
verdict-reason-first-mermaid = the first Mermaid beats all numbers
verdict-reason-highest-black = the highest black card is trump
verdict-reason-highest-of-suit = the highest card of the colour led
verdict-reason-first-escape = with nothing else in the trick, the first card wins
verdict-reason-whale-highest-number = the White Whale leaves only numbers, the highest of any colour wins
verdict-reason-whale-no-number = the White Whale leaves only numbers, and there are none
verdict-reason-kraken = the Kraken destroys it
