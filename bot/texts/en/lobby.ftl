# The lobby: who plays what, before the first round

lobby-title = { $game }: who is playing?
lobby-content = { $game }: { $count ->
    [0] nobody is in yet.
    [one] { $players } is in.
   *[other] { $players } are in.
}
lobby-empty = Nobody is in yet. Press Join to take a seat.
lobby-player = { $number }. **{ $player }**
lobby-host = { $number }. **{ $player }**, host
lobby-seated-by = { $number }. **{ $player }**, seated by { $by }
lobby-given = -# Somebody gave you a seat and you are not playing? Leave frees it.
lobby-guest = { $number }. **{ $player }**, guest
lobby-playing = What is being played
lobby-order = Who is first
# What is still missing to begin
lobby-too-few = { $count ->
    [one] One more player to begin
   *[other] { $count } more players to begin
} ({ $fewest } to { $most }).
lobby-too-many = { $count ->
    [one] One player too many
   *[other] { $count } players too many
}: { $most } at most.
lobby-ready = Ready when you are: Begin.
# Buttons
lobby-join = Join
lobby-leave = Leave
lobby-everyone = Seat everyone here
lobby-players = Add players
lobby-add-guest = Add a guest
lobby-rules = Rules
lobby-begin = Begin
lobby-options = Options
lobby-seats = Seats and order
lobby-end = Close the table
# The order of the seats, for the host alone
lobby-order-help = Seats go clockwise. Press a name to move it one place up.
lobby-up = Move up { $player }
lobby-lots = Draw lots
lobby-remove = Remove somebody
# People picked by the host
lobby-players-ask = Who plays? Choose from the people on this server ({ $count ->
    [one] one seat is
   *[other] { $count } seats are
} free), or add a guest, who needs no account.
lobby-players-pick = Choose people
# Who was seated, and who was not
lobby-told-seated = Seated: { $players }.
lobby-told-no-room = No seat was left for { $players }: { $most } can play{ $order ->
    [name] , and seats went in the order of names
   *[other] { "" }
}.
lobby-told-bots = Bots cannot take a seat: { $players }.
lobby-told-gone = No longer on this server: { $players }.
