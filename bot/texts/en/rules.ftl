# The rules in short, by topic. Numbers come from the constants that the score is made with.

rules-of = { $game }, rules: chapter { $place } of { $places }
rules-another = Another chapter …
rules-chapters = All chapters …
rules-minute = { $game } in a minute

## Skull King

rules-skullking-minute =
    - Before each round, bet in secret how many tricks you will win; all bets are shown at once.
    - Follow the first colour if you can. Black beats the other colours, and special cards may always be played.
    - An exact bet brings { $trick } points a trick, and bonuses. A missed one costs { $miss } for each trick too many or too few.
    - A bet of 0 wins or loses { $zero } points for each card dealt.
    - After the last round (usually { $rounds } of them) the highest total wins.
rules-skullking-aim-title = The aim
rules-skullking-aim =
    A trick is one turn around the table: everybody plays a card and the strongest one wins. Before each round you bet exactly how many tricks you will win. An exact bet scores points, a missed one costs some.
    After the last round (usually { $rounds } of them) the highest total wins. { $fewest } to { $most } people can play.
rules-skullking-setup-title = Setting up
rules-skullking-setup =
    Shuffle everything and deal one card each in round 1, two in round 2, and so on up to { $last }.
    The deck: four colours from { $low } to { $high }, { $escapes } Escapes, { $pirates } Pirates, { $mermaids } Mermaids, a Tigress and the Skull King, and beside them { $loots } Loots, a Kraken and a White Whale.
    For a first game leave the advanced cards and powers in the box. Unless the options say otherwise, Kraken and White Whale are in from { $leviathans } players on, Loot always.
    With { $eight } players nobody ever holds more than { $eight_cards } cards: the last rounds stay at { $eight_cards }.
    Two play against Graybeard’s ghost: see “Two players”.
rules-skullking-round-title = A round
rules-skullking-round =
    Look at your cards and bet in secret: press “My bet” or answer my direct message. Once everybody has, all bets are shown at once: Yo-ho-ho! (Without me you would knock on the table three times, and at the third knock show your bet on your fingers, a fist for 0.)
    Whoever sits to the dealer’s left leads the first trick, and play goes clockwise. The winner of a trick leads the next. There are as many tricks as cards in your hand.
    Afterwards everybody declares tricks and bonuses, and the deal passes to the left.
rules-skullking-bet-title = The bet
rules-skullking-bet =
    Bet any number from 0 up to the cards you hold. You can change it until the reveal, then it stands for the round: only Harry the Giant can still move it.
    The bets need not add up to the number of cards: too many or too few is what makes a round tense.
rules-skullking-trick-title = A trick
rules-skullking-trick =
    Numbered cards, from { $low } to { $high }, are green (Parrot), yellow (Treasure Chest), purple (Treasure Map) or black (Jolly Roger). The first numbered card sets the colour: if you hold that colour, play it or a special card. If not, play whatever you like.
    The highest card of that colour wins, but black is trump: any black card beats the other three colours. The winner leads the next trick.
    An Escape or a Loot that leads leaves the colour to the next card. If a Pirate, a Mermaid, the Skull King, a Tigress as a Pirate, a Kraken or a White Whale leads, no colour has to be followed in that trick.
rules-skullking-special-title = The special cards
rules-skullking-special =
    A special card may always be played, even if you hold the colour.
    - Escape: loses. If only Escapes are played, the first one wins.
    - Pirate: beats every numbered card and the Mermaids. Between Pirates the first one wins.
    - Tigress: a Pirate or an Escape, as you say when you play it.
    - Mermaid: beats every numbered card and the Skull King, loses to Pirates. Between Mermaids the first one wins.
    - Skull King: beats Pirates and numbered cards, loses to Mermaids.
    - Pirate, Skull King and Mermaid in one trick: the Mermaid wins.
    Kraken, White Whale and Loot have chapters of their own.
rules-skullking-kraken-title = The Kraken
rules-skullking-kraken =
    Nobody wins the trick: its cards are out, with every bonus and alliance they would have brought. So there is one trick fewer to win than was bet on: press “Kraken”.
    Whoever would have won without the Kraken leads the next trick. (Some booklets name another player.)
    With a White Whale in the same trick, the one played last acts and the other is an Escape.
    The Kraken itself captures nothing and brings no bonus.
rules-skullking-whale-title = The White Whale
rules-skullking-whale =
    The characters of the trick (Pirates, Mermaids, Skull King, Tigress) become Escapes. The highest number wins, whatever its colour: black is no trump here, so a yellow 9 beats a black 8. Equal numbers: the first one. A colour that was set must still be followed.
    14s in it still count, and a Loot still makes allies. Captures do not count: nobody wins or loses anything by them. The Whale itself brings no bonus.
    Without any numbered card nobody wins the trick: press “Whale”. Whoever played the Whale leads the next one.
rules-skullking-loot-title = Loot
rules-skullking-loot =
    A Loot is played like an Escape. It makes allies of whoever played it and whoever wins that trick: if both bets are exact, each gets { $loot } points. If one misses, neither gets any.
    No alliance when the Kraken takes the trick, or when you win it yourself.
    Nothing but Escapes and Loots in the trick? The first card wins. A Loot that came later is allied with whoever played that card; a Loot that came first wins and has no ally.
    There are { $loots } Loots; each makes its own alliance. Play yours early, on a trick that somebody reliable is winning.
rules-skullking-pirates-title = Rascal, Harry and the other Pirates
rules-skullking-pirates =
    Whoever wins a trick with one of these Pirates may use its power at once; whoever captures the Pirate may not. Two of them touch the score:
    - Rascal of Roatan: wager 0, { $wager } or { $wager_high } points. You get them if your bet is exact and lose them if not.
    - Harry the Giant: move your bet by one, up or down, or leave it. The new bet is the one that counts.
    - Rosie D’Laney chooses who leads next, Bendt the Bandit draws two cards and discards two, Juanita Jade looks at the cards not dealt.
    After the last trick of a round, Harry’s is the only power that can still be used.
rules-skullking-count-title = Counting
rules-skullking-count =
    - Bet of 1 or more, made exactly: { $trick } points for each trick.
    - Missed: −{ $miss } for each trick too many or too few. The tricks themselves bring nothing.
    - Bet of 0, kept: { $zero } for each card dealt this round. Broken: the same number lost, however many tricks you won.
    Bonuses, on an exact bet only:
    - { $fourteen } for each green, yellow or purple 14 in your tricks, { $black } for the black one, whoever played it
    - { $mermaid } for each Mermaid taken by your Pirate
    - { $pirate } for each Pirate taken by your Skull King
    - { $king } for the Skull King taken by your Mermaid, and then nothing for the Pirates of that trick
    A Tigress played as a Pirate is a Pirate here too. Older boxes count other bonuses: see “Older boxes”.
rules-skullking-example-title = A worked example
rules-skullking-example =
    Round { $example_cards }, { $example_cards } cards each, with one trick lost to the Kraken.
    - Léa bets 2 and wins 2 tricks, one of them with the black 14: 2 × { $trick } + { $black } = { $example_exact }.
    - Tom bets 0 and wins one: −{ $zero } × { $example_cards } = −{ $example_zero }.
    - Camille bets 3 and wins one: off by 2, so −{ $example_miss }.
    Round { $storm_cards } with all three advanced cards. The Kraken takes a trick. Manon plays a Loot on a trick that Nico wins. The White Whale makes Léa’s Skull King an Escape, and Nico wins with a green 9.
    - Manon bets 1, wins 1: { $trick } + { $loot } for the Loot = { $storm_one }.
    - Nico bets 2, wins 2: 2 × { $trick } + { $loot } for the Loot = { $storm_two }.
    - Patou bets 2, wins 1 because of the Kraken: −{ $storm_miss }.
    - Léa bets 1, wins 1: { $trick }. Her Skull King brings nothing and costs nothing.
rules-skullking-rascal-title = Rascal’s scoring
rules-skullking-rascal =
    An official way of counting where every bet plays for the same points: { $hit } for each card dealt.
    - Direct hit (exact): all of it, with all bonuses.
    - Glancing blow (off by one): half of it, { $glancing } a card, and half of the bonuses.
    - Complete miss (off by two or more): nothing.
    Beside the bet you secretly choose grapeshot (as above) or cannonball: { $cannon } for each card and all bonuses if exact, nothing otherwise. Loot and wager are never halved.
rules-skullking-modes-title = Shorter and other games
rules-skullking-modes =
    The number of cards of each round can follow another plan:
    - Even Keeled: { $even_keeled }
    - Skip to the Brawl: { $skip_to_the_brawl }
    - Swift-n-Salty Skirmish: { $swift_n_salty }
    - Broadside Barrage: { $broadside }
    - Whirlpool: { $whirlpool }
    - Past Your Bedtime: { $bedtime }
    Or write your own list when you start, such as 1,3,5.
rules-skullking-end-title = The end
rules-skullking-end =
    After the last round the highest total wins. If first place is tied, one more round is played, with as many cards as the last, and again while it stays tied. The host may let the tied players share the win instead.
rules-skullking-two-title = Two players
rules-skullking-two =
    Deal { $hands } hands: the third, face down in a pile, belongs to Graybeard’s ghost. He never bets and never scores.
    He always plays second: turn the top card of his pile. He never follows the colour, and his Tigress is always an Escape. You two take turns at leading the first trick.
    A trick that he wins is lost, with its bonuses, and whoever led it leads again: so you two may declare fewer tricks than cards.
rules-skullking-editions-title = Older boxes
rules-skullking-editions =
    These chapters follow the boxes since 2021. Do you play with an older one? Choose its edition when you start.
    { "**" }2018**
    - { $king_before } for the Skull King taken by your Mermaid, nothing for Mermaids taken by Pirates.
    - The Skull King scores only the Pirates played before him.
    - Rascal’s power too can still be used after the last trick.
    { "**" }First edition**
    - Numbers go up to { $first_high }: there are no 14s. Nor are there Kraken, White Whale and Loot.
    - { $king_before } for the Skull King taken by your Mermaid, nothing for Mermaids taken by Pirates.
    - The Skull King scores every Pirate of the trick, and a Tigress played as an Escape too.
    - After any special card that leads, the next numbered card sets the colour.
    Where Kraken and White Whale were added to an older box, some let the one played first act. Agree on it: I count what you declare.
rules-skullking-traps-title = Beginners’ traps
rules-skullking-traps =
    - Forgetting that a special card can always be played, even if you hold the colour.
    - Counting bonuses on a missed bet.
    - Counting { $trick } for each trick on a missed bet: it is −{ $miss } for each trick of difference, too many or too few.
    - Multiplying a broken 0 by the tricks won: it is the cards dealt that count.
    - Counting the round’s number instead of the cards dealt.
    - Dealing more than { $eight_cards } cards to { $eight } players in the last rounds.
    - Betting 0 with a hand full of Escapes: if everybody plays one, the first wins.
rules-skullking-questions-title = Frequent questions
rules-skullking-questions =
    { "**" }Does it matter whether the Skull King was played before the Pirates?** Not since 2021: he takes every Pirate of the trick. In the 2018 box only those played before him.
    { "**" }Is it { $king } or { $king_before } for the Skull King?** { $king } since 2021, { $king_before } in older boxes: the edition is an option.
    { "**" }Does a Tigress played as an Escape count for the Skull King?** No; in the first edition, yes.
    { "**" }A 14 that I played and won myself?** Counts.
    { "**" }Two Mermaids, who wins between them?** The first one.
    { "**" }Everybody plays an Escape or a Loot?** The first card wins.
    { "**" }Only one of two Loot allies made the bet?** Neither gets anything.
    { "**" }Does the White Whale bring a bonus?** No. Only a 14 in its trick does, and a Loot.
    { "**" }Who leads after the Kraken?** Whoever would have won the trick.
    { "**" }Who wins this trick?** Ask with { COMMAND("skullking", "trick") }.

## Skyjo

rules-skyjo-minute =
    - Everybody has { $cards } cards face down and turns two. The fewest points win.
    - On your turn, take the discard pile’s top card or draw one, and swap it into your grid; a drawn one may go, and then you turn a hidden card.
    - { $rows } equal cards in a column: the column goes, and counts nothing.
    - Once somebody’s cards are all face up, everybody else has one more turn. Whoever closed the round counts { $factor } times as much, unless alone with the fewest points.
    - At { $threshold } points the game ends.
rules-skyjo-aim-title = The aim
rules-skyjo-aim = Have as few points as possible. You turn and swap the cards of your grid for better ones, and choose the moment to close the round. { $fewest } to { $most } people can play; a game takes about half an hour.
rules-skyjo-setup-title = Setting up
rules-skyjo-setup =
    There are { $deck } cards. Everybody gets { $cards } of them face down, in { $rows } rows of { $columns }, and turns any two face up. The highest sum of those two starts.
    The other cards are the draw pile; turn one over beside it for the discard pile. In later rounds whoever closed the last one starts.
rules-skyjo-turn-title = Your turn
rules-skyjo-turn =
    Take the top card of the discard pile: it must go into your grid, in place of any card. Or draw one: swap it in too, or discard it and turn one of your hidden cards face up. A card that you swap out goes to the discard pile.
    Once somebody’s cards are all face up, everybody else has one more turn. Then all hidden cards are turned.
rules-skyjo-columns-title = Columns
rules-skyjo-columns =
    { $rows } equal cards face up in one column: the whole column is discarded at once and counts nothing. That goes for negative cards too, and for columns completed only when the last cards are turned. Rows never count.
rules-skyjo-count-title = Counting
rules-skyjo-count =
    Everybody adds up the cards that are left; they go from { $low } to { $high }. There are { $lowest_copies } cards of { $low }, { $zeros } of 0 and { $other_copies } of each other value. Negative cards and 0 are the ones to keep.
    Whoever closed the round has the points multiplied by { $factor }, unless alone with the fewest points. 0 and negative points are never doubled.
    Enter the total before doubling, or the { $cards } cards: columns and doubling are then worked out here.
rules-skyjo-example-title = A worked example
rules-skyjo-example =
    Léa closes the round with { $example }, Tom has 24, Camille has { $example } too. Léa is not alone with the fewest, so she gets { $example_doubled }; Camille keeps { $example }.
rules-skyjo-end-title = The end
rules-skyjo-end = The game ends after the round in which somebody reaches { $threshold } points or more, doubling included. The lowest total wins; equal totals win together.
rules-skyjo-variants-title = Variants
rules-skyjo-variants = The threshold can be { $short } for a short game, { $threshold } as printed, { $long } for a long one, or any number you choose when you start.
rules-skyjo-traps-title = Beginners’ traps
rules-skyjo-traps =
    - Closing the round while somebody has as few points: a tie doubles too.
    - Forgetting to remove a column that only the last reveal completes.
    - Removing rows: only columns go.
    - Playing on at exactly { $threshold }: that ends the game.
rules-skyjo-questions-title = Frequent questions
rules-skyjo-questions =
    { "**" }When are points doubled?** When you close the round without having the fewest points alone.
    { "**" }How do I remove a column?** All { $rows } of its cards must be face up and equal.
    { "**" }I closed with −4, somebody has −5?** You keep −4: negative points are never doubled.
    { "**" }May I keep three −2 in a column?** No, it has to go.
    { "**" }Two of us finished?** Only the first one closed the round.

## Skull

rules-skull-minute =
    - Everybody has { $flowers } flowers and a skull. In turn, put a disc face down on your mat, or open a challenge: how many discs will you turn without a skull?
    - The others name more or pass. The last one left turns the discs, all the own ones first.
    - Only flowers: the challenge is won. A skull: one of your discs is gone for good.
    - { $wins } challenges won, or the last one in the game: you win.
rules-skull-aim-title = The aim
rules-skull-aim = Win { $wins } challenges, or be the last one in the game. There are no points: only the challenges that you win count. { $fewest } to { $most } people can play.
rules-skull-setup-title = Setting up
rules-skull-setup = Everybody has a mat and { $discs } discs: { $flowers } flowers and one skull. It is the same for any number of players. The first to start is whoever last gave flowers, or a skull.
rules-skull-discs-title = Placing discs
rules-skull-discs =
    Each round begins with one disc face down on every mat; the starting player puts it down last. Then, clockwise, you put another one on top, or you open a challenge. Without a disc in hand you must open one.
    Talk is free: say what you like about your discs, true or false.
rules-skull-challenge-title = The challenge
rules-skull-challenge =
    Name how many discs you will turn without meeting a skull: at least one, at most all discs on the mats. No more discs are placed.
    In turn the others name a higher number or pass for good. The last one left is the challenger. Who names all discs turns them at once.
rules-skull-flip-title = Turning discs
rules-skull-flip = The challenger turns as many discs as named, one by one: all the own ones first, then any others in any order. Always the top one of a mat, never one below a hidden disc.
rules-skull-result-title = Won or failed
rules-skull-result =
    Only flowers: the challenge is won, and the mat is turned to its flower side.
    A skull, even your own: stop at once and lose one disc for good. If it was your own, you choose the disc in secret; if it was somebody else’s, that player draws it blindly and puts it into the box. Nobody else learns which one it was, and I never ask.
    Without a disc you are out.
rules-skull-next-title = Who starts next
rules-skull-next =
    Everybody takes their discs back. The challenger starts, whether it was won or failed.
    If the challenger is out: whoever owns the skull. If it was the challenger’s own skull: whoever the challenger names.
rules-skull-example-title = A worked example
rules-skull-example =
    Léa names 4 and turns her own 2, then 2 flowers of Tom’s: won, her mat is turned. Later she names 5 and meets Camille’s skull: Camille takes one of her discs blindly. In the next round Léa wins a challenge of 3: her second one, and the game.
rules-skull-end-title = The end
rules-skull-end = The game ends when somebody wins challenge number { $wins }, or when only one player is left, who wins whatever the challenges.
rules-skull-traps-title = Beginners’ traps
rules-skull-traps =
    - Counting the win for who opened the challenge: only the last one left plays it.
    - Winning with a first challenge: it takes { $wins }, the mat turned already.
    - Forgetting that the last one in the game wins, even without a challenge.
    - Forgetting that your own skull costs a disc too.
    - Turning the remaining discs to see: never.
    - Showing the lost disc: never.
    - Giving it back for the next round: it is gone for good.
rules-skull-questions-title = Frequent questions
rules-skull-questions =
    { "**" }My own skull, do I lose a disc?** Yes, the one you choose.
    { "**" }May I lie about my discs?** Yes.
    { "**" }Who starts after a failed challenge?** The challenger, while still in the game.
    { "**" }The last one left without a single win?** Wins.

## Oh Hell

rules-ohhell-minute =
    - Before each round, bet in secret how many tricks you will win; all bets are shown at once.
    - Follow suit if you can. The highest card of the suit led wins the trick, unless somebody trumps it.
    - An exact bet brings { $exact } points and { $trick } more for each trick. A missed one brings nothing.
    - Hands go up from 1 card, then down to 1 again. The highest total wins.
rules-ohhell-aim-title = The aim
rules-ohhell-aim =
    Before each round you bet exactly how many tricks you will win; only an exact bet scores. The highest total wins. { $fewest } to { $most } people can play.
rules-ohhell-setup-title = Setting up
rules-ohhell-setup =
    A standard deck of { $deck } cards, aces high. Deal one card each in round 1, two in round 2, up to { $cards }, then one less each round down to 1.
    With 6 players the largest hand has { $six } cards, with 7 players { $seven }.
    Turn up the next card of the deck: its suit is trump for the round.
rules-ohhell-round-title = A round
rules-ohhell-round =
    Look at your cards and bet in secret, from 0 up to the cards you hold: press “My bet” or answer my direct message.
    Once everybody has, all bets are shown at once. They need not add up to the number of cards.
    Whoever sits to the dealer’s left leads the first trick, and the winner of a trick leads the next.
    Afterwards everybody declares the tricks won, and the deal passes to the left.
rules-ohhell-trick-title = A trick
rules-ohhell-trick =
    Everybody plays a card, clockwise. If you hold the suit that was led, play it; if not, play whatever you like. The highest trump wins; without a trump, the highest card of the suit led.
rules-ohhell-count-title = Counting
rules-ohhell-count =
    - Exact bet: { $exact } points, and { $trick } for each trick. Bet { $example } and win { $example }: { $example_points } points. Bet 0 and win none: { $exact }.
    - Missed bet, too many or too few: nothing.
rules-ohhell-end-title = The end
rules-ohhell-end = The game ends after the second round of 1 card: that is round { $rounds } with up to 5 players. The highest total wins; equal totals win together.

## Points

rules-points-minute =
    - After each round everybody enters their points, negative ones too.
    - You choose whether the highest or the lowest total wins.
    - The game ends after the rounds you chose, at the threshold you chose, or when you close it.
rules-points-aim-title = The aim
rules-points-aim = Count any game here: after each round everybody enters the points. You choose whether the highest or the lowest total wins.
rules-points-round-title = A round
rules-points-round = Enter your points of the round, negative ones too. Once everybody has, the round is added up and the next one opens.
rules-points-end-title = The end
rules-points-end = The game ends after the number of rounds you chose, or after the round in which somebody reaches the threshold. Without either, close the table when you are done.
