# What the rules forbid: what is wrong, where, what to do.
# The ids are the codes of the rules; seats stand as names.

# Where it is: round 0 is the score sheet as a whole
error-at = { $round ->
    [0] Sheet
   *[other] Round { $round }
}
error-later = A later entry would then be impossible. { $sentence } Correct or undo that one first.
error-in-round = Round { $sheet_round }: { $sentence }
error-seat = player { $number }
# Said of a value that is right but for its quotation marks
error-quoted = { $quoted ->
    [1] { " " }It is written as text: take the quotation marks off.
   *[0] { "" }
}

## The table
error-too-few-seats = { $given ->
    [0] Nobody is seated
    [one] One player is too few
   *[other] { $given } players are too few
}: this game takes { $low } to { $high }.
error-too-many-seats = { $given } players are too many: this game takes { $low } to { $high }.
error-no-such-seat = The table has no seat of that number ({ $given }).
error-seats-do-not-match = { $given ->
    [one] One value
   *[other] { $given } values
} for { $wanted } seats: give one for each.
error-seat-left = Round { $round }: { $seat } has left the game. Take the seat again first.
error-already-left = { $seat } has left the game already.
error-not-left = { $seat } has not left the game.
error-too-few-left = Fewer than { $low } players would be left. End the game instead.
error-no-late-seat = Nobody can join a game of Skull once it has begun: everyone starts with four discs. Take over a seat, or wait for the next game.
error-joined-first = No round is finished yet, so a new seat starts at 0, not at { $given }.
error-joined-out-of-range = A new seat starts with { $low } to { $high } points, not { $given }.
error-joined-past-end = With { $given } points the new seat would end the game at once: it is played to { $high }. Give it fewer.
error-joined-in-the-midst = A seat can be added between two rounds only: finish round { $round } first.
error-game-over = The game is over: nothing can be added. Undo or correct, or play a rematch.
error-no-such-round = Round { $given } has not been played. { $high ->
    [0] No round is finished yet.
    [one] Only round 1 is finished.
   *[other] Choose { $low } to { $high }.
}

## Options
error-option-unknown = There is no option “{ $given }”. The options are: { $choices }.
error-option-none = There is no option “{ $given }”: this game has none.
error-option-name = The game’s name “{ $given }” cannot be used. Choose one line of at most { $high } characters.
error-option-threshold = The threshold “{ $given }” cannot be used. Choose a whole number from { $low } to { $high }.{ error-quoted }
error-option-round-count = The number of rounds “{ $given }” cannot be used. Choose a whole number from { $low } to { $high }.{ error-quoted }

## Points of a round
error-points-out-of-range = Round { $round }, { $seat }: { $given } points cannot be entered. Choose { $low } to { $high }.
error-nobody-scored = Round { $round }: nobody has points. Enter those of one player at least.

## Skyjo
error-score-out-of-range = Round { $round }, { $seat }: { $given } points cannot be. Twelve cards make { $low } to { $high } before doubling.
error-score-unlikely = Round { $round }, { $seat }: { $given } points are hardly possible, { $low } to { $high } are. Was a column of three equal cards left in?
error-grid-shape = Round { $round }, { $seat }: this is no grid. Enter { $rows } rows of { $columns } cards.
error-card-out-of-range = Round { $round }, { $seat }: there is no card { $given }. Cards go from { $low } to { $high }.
error-column-half-removed = Round { $round }, { $seat }: only a part of column { $column } is removed. A column goes whole or not at all.
error-finisher-is-tables = { $seat } cannot say this as a player: who closed the round is said for the whole table.
error-no-finisher = Round { $round }: who closed the round? Name the first player whose cards were all face up.
error-two-finishers = Round { $round }: both { $seat } and { $other } are said to have closed the round. Only the first did: correct the other.

## Skull
error-one-challenge = Challenge { $round }: { $given ->
    [0] nothing is entered
    [one] one entry came
   *[other] { $given } entries came together
}. Enter one challenge at a time.
error-challenger-out = Challenge { $round }: { $seat } is out of play and cannot be the challenger. Name who made the last bid.
error-skull-out = Challenge { $round }: { $seat } is out of play and has no skull to turn up. Name whose skull it was.
error-bid-beyond-discs = Challenge { $round }, { $seat }: a bid of { $given } is not possible. { $high } discs are in play: choose { $low } to { $high }.
error-next-missing = Challenge { $round }: { $seat } went out by their own skull and names who starts. Say who.
error-next-out = Challenge { $round }: { $seat } named { $other }, who is out of play. Name somebody in play.
error-next-wrong = Challenge { $round }: { $seat } starts next by the rules, not { $other }. Leave it out.
error-next-after-end = Challenge { $round }: the game ends here, so { $other } cannot start. Leave it out.

## Score sheets
error-sheet-unknown-game = Sheet: there is no game “{ $given }”. The games are: { $choices }.
error-sheet-not-a-name = Sheet: { $given } is not a player’s name. Write each as a text of one line.
error-sheet-name-too-long = Sheet: the name “{ $given }” is too long. A name has { $high } characters at most.
error-sheet-too-many-rounds = Sheet: { $given } rounds are too many. A game has { $high } at most.
error-sheet-list-too-long = { error-at }, “{ $key }”: a list of { $given } is too long. It holds { $high } at most.
error-sheet-name-twice = Sheet: two players are called “{ $given }”. Tell them apart.
error-sheet-two-firsts = Sheet: “dealer” and “first” say the same. Keep one of them.
error-sheet-unknown-player = { error-at }, “{ $key }”: “{ $given }” is not a player of this sheet. Check the name.
error-sheet-not-joined = { error-at }, “{ $key }”: { $seat } joins later. Take the name out there, or let it join earlier.
error-sheet-joined-already = { error-at }, “joined”: { $seat } has a seat already. Take the name out there.
error-sheet-joined-order = { error-at }, “joined”: { $seat } comes first in “players”. List who joins last, in the order in which they join.
error-sheet-unknown-key = { error-at }: “{ $key }” is not known here. Known are: { $choices }.
error-sheet-player-unknown-key = { error-at }, { $seat }, “{ $key }”: “{ $given }” is not known here. Known are: { $choices }.
error-sheet-beside-course = { error-at }: “{ $key }” stands beside “course”, which says it too. Keep one of them.
error-sheet-key-missing = { error-at }: “{ $key }” is missing. Add it.
error-sheet-player-key-missing = { error-at }, { $seat }: “{ $key }” is missing. Add it.
error-sheet-itself-not-object = A sheet is one JSON object, in braces: { $given } stands there instead.
error-sheet-not-object = { error-at }, “{ $key }”: { $given } stands where an object in braces belongs.
error-sheet-player-not-object = { error-at }, { $seat }, “{ $key }”: { $given } stands where an object in braces belongs.
error-sheet-not-list = { error-at }, “{ $key }”: { $given } stands where a list in brackets belongs.
error-sheet-player-not-list = { error-at }, { $seat }, “{ $key }”: { $given } stands where a list in brackets belongs.
error-sheet-player-twice = { error-at }, “{ $key }”: { $seat } stands there twice. Keep one.
error-sheet-not-whole = { error-at }, “{ $key }”: { $given } is not a whole number.{ error-quoted }
error-sheet-player-not-whole = { error-at }, { $seat }, “{ $key }”: { $given } is not a whole number.{ error-quoted }
error-sheet-number-too-large = { error-at }, “{ $key }”: { $given } is out of range. Numbers go from { $low } to { $high }.
error-sheet-player-number-too-large = { error-at }, { $seat }, “{ $key }”: { $given } is out of range. Numbers go from { $low } to { $high }.
error-sheet-not-flag = { error-at }, “{ $key }”: { $given } is neither true nor false.{ error-quoted }
error-sheet-player-not-flag = { error-at }, { $seat }, “{ $key }”: { $given } is neither true nor false.{ error-quoted }
error-sheet-value-missing = { error-at }, { $seat }: nothing in “{ $key }”. Enter a number, or name the player in “out”.
error-sheet-value-twice = { error-at }, { $seat }: a total and a grid. Keep one of them.
error-sheet-out-scored = { error-at }, { $seat }: out of this round, yet a value is entered. Keep one of them.
error-sheet-round-after-end = Round { $round }: the game was over before it. Take the round out.
error-sheet-skull-of-won = Challenge { $round }: { $seat } won it, so no skull was turned up. Take “skull” out.

## Skull King: options
error-option-choice = “{ $given }” cannot be chosen for “{ $option }”. Choose one of: { $choices }.
error-option-yes-no = “{ $given }” cannot be chosen for “{ $option }”. It is either true or false.{ error-quoted }
error-option-rounds = The rounds “{ $given }” are not known. Choose { $choices }, or list the cards of each round, { $low } to { $high }, such as 1,3,5.
error-option-rounds-number = A game of { $given ->
    [one] { $given } round
   *[other] { $given } rounds
} is not possible. List { $low } to { $high } of them.

## Skull King: a round
error-not-now = Round { $round }: { $wanted ->
    [bids] the bids come first. Enter those.
   *[tricks] the bids are revealed already. Enter tricks now.
}
error-nothing-to-share = Round { $round }: no win can be shared now. It can while first place is tied, before the extra round’s bids.
error-not-for-a-seat = Round { $round }: this is not said by that seat. Tricks that nobody won belong to the table, all else to one player.
error-cards-out-of-range = Round { $round }: { $given ->
    [one] { $given } card
   *[other] { $given } cards
} each cannot be dealt. Choose { $low } to { $high }.
error-bid-out-of-range = Round { $round }, { $seat }: a bid of { $given } cannot be. Choose { $low } to { $high }.
error-cannonball-off = Round { $round }, { $seat }: there are no cannonballs here. They belong to Rascal’s scoring.
error-nobody-bid = Round { $round }: nobody has bid. One bid is needed at least.
error-stands-out = Round { $round }, { $seat }: sits this round out, without a bid. Nothing else can be entered.
error-declarations-missing = Round { $round }: nothing declared by { $seats }. Everybody who bid must declare tricks.
error-tricks-out-of-range = Round { $round }, { $seat }: { $given ->
    [one] { $given } trick
   *[other] { $given } tricks
} cannot be won. Choose { $low } to { $high }.
error-lost-out-of-range = Round { $round }: { $given ->
    [one] { $given } lost trick is
   *[other] { $given } lost tricks are
} not possible. { $high ->
    [0] Kraken and White Whale are not played with here.
   *[other] Kraken and White Whale lose { $high } at most here.
}
error-tricks-do-not-add-up = Round { $round }: { $lost ->
    [0] { $declared ->
        [one] one trick declared
       *[other] { $declared } tricks declared
    }
   *[other] { $declared ->
        [one] one trick declared
       *[other] { $declared } tricks declared
    } and { $lost } lost
} for { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $who }. Who corrects?
error-wager-unknown = Round { $round }, { $seat }: Rascal’s wager cannot be { $given }. Choose one of: { $choices }.
error-wager-without-trick = Round { $round }, { $seat }: no trick won, so no wager of { $given }. Rascal’s power needs a trick won with him.
error-bid-change-unknown = Round { $round }, { $seat }: Harry cannot change a bid by { $given }. Choose { $low } to { $high }.
error-bid-change-without-trick = Round { $round }, { $seat }: no trick won, so no change of the bid by { $given }. Harry’s power needs a trick won with him.
error-bid-change-out-of-range = Round { $round }, { $seat }: a bid of { $bid } changed by { $given } leaves { $low } to { $high }. Change it otherwise.
error-bonus-name = { $bonus ->
    [fourteens] coloured 14s
    [black_fourteen] black 14
    [mermaids] Mermaids taken
    [pirates] Pirates taken
   *[skull_king] Skull King taken
}
error-bonus-negative = Round { $round }, { $seat }, { error-bonus-name }: { $given } is below { $low }. Count the cards.
error-bonus-too-many = Round { $round }, { $seat }, { error-bonus-name }: { $given } are more than the box has cards, { $high }. Count the cards.
error-other-out-of-range = Round { $round }, { $seat }: a house bonus of { $given } is not possible. Choose { $low } to { $high }.
error-bonus-without-trick = Round { $round }, { $seat }, { error-bonus-name }: no trick won, so no bonus ({ $given }). Correct tricks or bonus.
error-loot-off = Round { $round }, { $seat }: this table plays without Loot. Take the alliance out.
error-loot-with-oneself = Round { $round }, { $seat }: nobody is allied with oneself. Name who won the trick with the Loot.
error-loot-ally-unknown = Round { $round }, { $seat }: { $ally } does not play this round. Name who won the trick with the Loot.
error-loot-ally-without-trick = Round { $round }, { $seat }: { $ally } won no trick, so took no Loot. Name who won the trick with it.
error-loot-unconfirmed = Round { $round }: { $seat } says that { $ally } won the trick with the Loot. { $ally } confirms, or the host. If it is not so, { $seat } corrects the declaration.
error-need-oneself = Round { $round }: { $seat } cannot pass { $seat }. Name another player.

## Skull King: more than the deck holds (allowed by house rules)
error-more-than-the-deck = Round { $round }, { $seats }: { $given } × { $card ->
    [fourteens] coloured 14
    [black_fourteen] black 14
    [mermaids] Mermaid taken
    [pirates] Pirate taken
    [loot] Loot played
    [rascal] wager with Rascal
   *[harry] bid changed by Harry
}, the deck allows { $high }. Correct it, or play with house rules.
error-one-skull-king = Round { $round }, { $seats }: there is one Skull King. He takes Pirates for one player, or is taken once.
error-more-than-a-trick = Round { $round }, { $seat }: one trick cannot hold { $given } Pirates beside the Skull King, { $high } at most. Correct it, or play with house rules.
error-bonuses-need-tricks = Round { $round }, { $seat }: these bonuses take { $needed } tricks, { $tricks } won. Correct it, or play with house rules.
error-loot-needs-tricks = Round { $round }, { $seat }: { $ally } would have won { $needed } tricks with Loot, { $tricks } won in all. Correct it, or play with house rules.

## The referee
error-card-unknown = “{ $given }” is not a card. Write for example black 14, pirate, tigress escape.
error-card-number-missing = “{ $given }” lacks its number, { $low } to { $high }.
error-card-number-unknown = “{ $given }” is not a card. Numbers go from { $low } to { $high }.
error-card-ambiguous = “{ $given }” can be several cards. Which one: { $choices }?
error-trick-empty = There is no card in this trick. Name those played, in order.
error-trick-too-many-cards = { $given } cards are too many for one trick: { $high } at most.
error-trick-same-player = { $seat } played { $given } cards in this trick. Each player plays one.
error-trick-too-many-of-card = { $card }: { $given } times in one trick is not possible. The deck has only { $high }.
error-trick-number-unknown = { $card } is not in the first edition: its numbers go up to { $high }.
error-sheet-player-missing = { error-at }, { $seat }: nothing in “{ $key }”. Add it, or name the player in “out”.
error-sheet-not-a-pair = { error-at }, “{ $key }”: { $given ->
    [0] no name
    [one] one name
   *[other] { $given } names
} where two belong: who played the Loot, who won the trick.

error-trick-not-a-play = { $given } is not a play. Each play is a pair: who played, and the card.
