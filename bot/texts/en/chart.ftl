# The chart of the totals

# Under the horizontal axis
chart-axis = Round
# The picture's description, for those who do not see it
chart-over = Totals over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
chart-first = { $player } { $total }, ahead from round { $round }.
chart-next = { $player } { $total }.
