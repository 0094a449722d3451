# Forms: titles at most 45 characters, labels 45, hints 100

form-open = Open the form
form-ready = The form is ready.
form-correct = Correct

form-guest-title = A guest joins
form-guest-name = Name of the guest
form-start = Points to begin with
form-give-title = { $player }’s seat
form-guest-hint = Somebody without an account: the host enters for this seat.

form-bonuses-title = Bonuses, with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
form-taken = What you won
form-fourteen-1 = A coloured 14
form-fourteen-2 = A second coloured 14
form-fourteen-3 = A third coloured 14
form-black-fourteen = The black 14
form-mermaid-1 = My Pirate took a Mermaid
form-mermaid-2 = My Pirate took a second Mermaid
form-skull-king = My Mermaid took the Skull King
form-pirates = Pirates that my Skull King took
form-pirates-count = { $count ->
    [0] None
    [one] One Pirate
   *[other] { $count } Pirates
}
form-loot = Who won the trick with my Loot
form-loot-hint = Only if you played a Loot; two names if you played both.
form-powers = Rascal of Roatan, Harry the Giant
form-wager-10 = Rascal: wager of 10
form-wager-20 = Rascal: wager of 20
form-bid-up = Harry: my bet is one more
form-bid-down = Harry: my bet is one less
form-other = House bonus, in points
form-other-hint = Counts on an exact bet only. May be negative.

form-options-title = What is played
form-rounds = Rounds
form-rounds-list = Or your own list of cards
form-rounds-list-hint = For example 1, 3, 5: three rounds. It wins over the choice above.
form-scoring = Scoring
form-edition = Edition
form-switches = In the deck, and house rules
form-switch-kraken = Kraken
form-switch-whale = White Whale
form-switch-loot = Loot
form-switch-bonus-on-miss = Bonuses count on a missed bet too
form-switch-house-rules = House rules: no check against the deck

form-deal-title = Cards of this round
form-deal-cards = How many cards each

form-correct-title-of = { $player }, round { $round }
form-correct-one-of = { $game ->
    [skull] Correct a challenge…
   *[other] Correct a round…
}
form-correct-which = { $game ->
    [skull] Which challenge?
   *[other] Which round?
}
form-correct-round = { $game ->
    [skull] Challenge { $round }
   *[other] Round { $round }
}
form-correct-open = Correct round { $round }…
form-correct-whom = Round { $round }: whose part is to be corrected?
form-correct-what = **{ $player }**, round { $round }: { $stands }. What is to be corrected?
form-correct-stood-out = **{ $player }** sat round { $round } out. With a bet and tricks, { $player } played it.
form-correct-of-numbers = Bet and tricks…
form-correct-of-bonuses = Bonuses…
form-correct-others = Another player
form-correct-range = { $low } to { $high }
form-correct-bet = Bet, in tricks
form-correct-shot = How it was fired
form-correct-tricks = Tricks won
form-correct-lost = Tricks that nobody won, in the whole round
form-correct-cards = Or the twelve cards

## Skyjo, Skull and plain points
form-points-title = Your points, round { $round }
form-points-title-of = { $player }, round { $round }
form-points = Points
form-points-hint = Before any doubling. Negative ones with a minus: −3.
form-cards = The twelve cards
form-cards-hint = A line for each row: 5 1 2 3. Write x for a removed card.
form-closed = End of the round
form-closed-you = I closed the round
form-closed-other = { $player } closed the round

form-round-title = Round { $round }, everybody
form-lines = The points, a line for each player
form-lines-hint = Leave ✅ where the player has entered. Write x for who did not play.
form-finisher = Who closed the round

form-threshold = The game ends at a total of
form-threshold-other = Or at your own total
form-threshold-other-hint = It wins over the choice above.
form-threshold-hint = Empty: no total ends the game.
form-game-name = What you play
form-wins = Which total wins
form-round-count = Number of rounds
form-round-count-hint = Empty: as many as it takes.

form-challenge-title = Correct challenge { $round }
form-outcome = How it ended
form-challenger = Challenger
form-bid = How many discs were bid
form-skull = Whose skull, where it failed
form-next = Who starts next
form-next-hint = Only where the challenger went out by the own skull.
