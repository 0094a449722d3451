# A game counted in plain points, at the table

points-name = Points
points-title = { $game } · Round { $round }
points-summary = The { $wins ->
    [lowest] lowest
   *[highest] highest
} total wins. { $threshold ->
    [0] { $rounds ->
        [0] It ends when the host closes the table.
        [one] One round.
       *[other] { $rounds } rounds.
    }
   *[other] { $rounds ->
        [0] It ends when a total reaches { $threshold }.
       *[other] It ends when a total reaches { $threshold }, or after { $rounds } rounds.
    }
}
points-first = Starts: { $player }
points-first-open = Starts: seat 1, unless another is chosen under “Seats and order”.
points-first-ask = Who starts?
points-board = Round { $round }: play it, then enter your points. { $waiting }
points-starts = { $player } starts this round.
points-next = { $player } starts round { $round }.
points-mine = My points
points-enter = Enter the points
points-ask-you = Round { $round }: how many points did you get?
points-ask-other = Round { $round }: how many points for { $player }?
points-given-you = You entered { $points } (round { $round }). You can change it until everyone is in.
points-given-other = Entered for { $player }: { $points } (round { $round }). It can change until everyone is in.
points-help-scores = { $score } enters your points.
    { $round } is for the host: enter everybody.
# How long the game was
points-played = { $count ->
    [one] One round
   *[other] { $count } rounds
}
# What a correction changes
points-option-name = game
points-option-wins = the winner has
points-option-wins-highest = the most
points-option-wins-lowest = the fewest
points-option-rounds = rounds
points-part = points
