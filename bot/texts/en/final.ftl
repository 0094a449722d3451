# The final leaderboard

final-title = { $game }: final scores
final-closed = { $game }: scores when the table was closed
final-won = { $game } is over: { $winners } { $count ->
    [one] wins
   *[other] share the win
} with { $total }{ $more ->
    [0] .
   *[other] , then { $others }.
}
final-go-on = Go on playing
final-ended = { $game } was closed before its end. { $leading }
final-nothing-played = { $game } was closed before the first round was finished.
final-awards = What stood out
final-exact = Most exact bets: { $players }, { $count } of { $rounds }.
final-zero = Boldest zero: { $players }, with { $cards } cards.
final-round = Biggest round: { $players }, { $points } in round { $round }.
final-low-round = Best round: { $players }, { $points } in round { $round }.
final-columns = Most columns removed: { $players }, { $count }.
final-doubled = Doubled most often: { $players }, { $count ->
    [one] once
   *[other] { $count } times
}.
final-skulls = Most dangerous skull: { $players }, { $count ->
    [one] one challenge stopped
   *[other] { $count } challenges stopped
}.
final-rematch = Rematch
