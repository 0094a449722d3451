# What must I bet and make to pass somebody? And how the referee calls who is not named

need-ahead = You lead { $player } by { $gap }.
need-behind = { $gap ->
    [0] You are level with { $player }.
   *[other] { $player } is { $gap } ahead of you.
}
need-bets = Made exactly, these bets put you ahead: { $bets }.
need-own-bet = Your bet of { $bets } puts you ahead, if made exactly.
need-cannonballs = As a cannonball: { $bets }.
need-none = No bet alone is enough this round.
need-alone = Without bonuses, and with nobody else scoring.
need-place = Card { $number }
need-write-you = Write it into my round
need-write-other = Write it into { $player }’s round
need-written = Written into the round of { $player }, counting if the bet is exact:
need-written-loot = the Loot of { $players } is confirmed; it counts once { $players } enters it too
need-written-tricks = No tricks were entered yet: { $tricks ->
    [one] one stands
   *[other] { $tricks } stand
} there as bet. Change it when the round is played.
