# Skyjo at the table

skyjo-name = Skyjo
skyjo-title = Skyjo · Round { $round } · to { $threshold }
skyjo-summary = The game ends after the round in which a total reaches { $threshold }; the lowest total wins.
skyjo-first = Starts: { $player }
skyjo-first-open = Starts: whose first two cards are highest. Choose under “Seats and order”; otherwise seat 1 starts.
skyjo-first-ask = Whose two cards are highest?

# The board
skyjo-board = Round { $round }: play it, then enter your points. { $waiting }
skyjo-starts = { $player } starts this round.
skyjo-closed = { $player } closed the round.
skyjo-who-closed = Round { $round }: all points are in. Who closed the round?
skyjo-next = { $player } starts round { $round }.

# Buttons
skyjo-my-points = My points
skyjo-total = Enter a total
skyjo-grid = Enter twelve cards
skyjo-i-closed-you = I closed the round
skyjo-i-closed-other = { $player } closed the round

# A seat’s own panel
skyjo-ask-you = Round { $round }: enter your total before doubling, or your twelve cards.
skyjo-ask-other = Round { $round }, { $player }: enter the total before doubling, or the twelve cards.
skyjo-given-you = You entered { $what } (round { $round }). You can change it until everyone is in.
skyjo-given-other = Entered for { $player }: { $what } (round { $round }). It can change until everyone is in.
skyjo-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
skyjo-points-columns = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $count ->
    [one] column { $columns } removed
   *[other] columns { $columns } removed
}

# A finished round
skyjo-scored = **{ $player }**: { $points }{ $more ->
    [0] { "" }
   *[other] { " " }({ $why })
}
skyjo-scored-finisher = **{ $player }** closed the round: { $points }{ $more ->
    [0] { "" }
   *[other] { " " }({ $why })
}
# The reasons in short
skyjo-short-column-removed = column { $column } out: three { $card }s
skyjo-short-column-gone = column { $column } out
skyjo-short-doubled = { $own } doubled, somebody had { $lowest }
skyjo-short-not-doubled-lowest = alone lowest, not doubled
skyjo-short-not-doubled-sign = not above 0, not doubled
skyjo-stood-out = **{ $player }** took no part.

# Help while it is played
skyjo-help-scores = { $score } enters your total, { $grid } your twelve cards.
    { $round } is for the host: enter everybody.
# How long the game was
skyjo-played = { $count ->
    [one] One round
   *[other] { $count } rounds
}
# What a correction changes
skyjo-part-points = points entered
skyjo-part-finisher = round closed by
