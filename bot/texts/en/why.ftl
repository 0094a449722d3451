# Why a player’s points of a round are what they are: one line of the sum, without the points.

## Skyjo
why-skyjo-entered = total of the cards
why-skyjo-cards = { $cards ->
    [0] no card left
    [one] one card
   *[other] { $cards } cards
}
why-skyjo-column-removed = column { $column } removed: three times { $card }
why-skyjo-column-gone = column { $column } removed during the round
why-skyjo-doubled = doubled: closed the round with { $own }, somebody had { $lowest }
why-skyjo-not-doubled-lowest = not doubled: closed the round alone with the fewest points
why-skyjo-not-doubled-sign = not doubled: closed the round with { $own }, and only points above 0 are doubled
why-skyjo-out = took no part in the round

## Skull
why-skull-won = challenge won, { $wins } of { $needed }
why-skull-failed = challenge failed on the skull of { $skull }: { $discs ->
    [0] no disc left
    [one] one disc left
   *[other] { $discs } discs left
}
why-skull-failed-own-skull = challenge failed on their own skull: { $discs ->
    [0] no disc left
    [one] one disc left
   *[other] { $discs } discs left
}
why-skull-watched = challenge of { $challenger }
why-skull-out = out of play

## Points
why-points-entered = as entered
why-points-out = took no part in the round

## Oh Hell
why-ohhell-exact-bid = { $bid ->
    [one] bid and won one trick: { $exact } + { $own }
   *[other] bid and won { $bid } tricks: { $exact } + { $own }
}
why-ohhell-zero-bid-made = bid 0 and won none
why-ohhell-missed-bid = bid { $bid }, won { $tricks }: nothing
why-ohhell-stood-out = sat the round out

## Skull King: the bid
why-skullking-exact-bid = { $bid ->
    [one] bid and won one trick: { $tricks } × { $each }
   *[other] bid and won { $bid } tricks: { $tricks } × { $each }
}
why-skullking-missed-bid = bid { $bid }, won { $tricks }: off by { $off_by } × { $each }
why-skullking-zero-bid-made = bid { $bid } made: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} × { $each }
why-skullking-zero-bid-failed = bid { $bid }, won { $tricks }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} × { $each }
why-skullking-rascal-direct-hit = direct hit, bid { $bid }, won { $tricks }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} × { $each }
why-skullking-rascal-glancing-blow = glancing blow, bid { $bid }, won { $tricks }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} × { $each }
why-skullking-rascal-complete-miss = complete miss: bid { $bid }, won { $tricks }, off by { $off_by }
why-skullking-rascal-cannonball-hit = cannonball, bid { $bid }, won { $tricks }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} × { $each }
why-skullking-rascal-cannonball-miss = cannonball missed: bid { $bid }, won { $tricks }, off by { $off_by }
why-skullking-bid-changed = Harry the Giant changed the bid by { $change }: { $was } became { $bid }
why-skullking-stood-out = sat the round out

## Skull King: the bonuses
why-skullking-half = { $halved ->
    [1] , half for a glancing blow
   *[0] { "" }
}
why-skullking-fourteens = coloured 14: { $count } × { $each }{ why-skullking-half }
why-skullking-black-fourteen = black 14: { $count } × { $each }{ why-skullking-half }
why-skullking-mermaids = Mermaid taken by a Pirate: { $count } × { $each }{ why-skullking-half }
why-skullking-pirates = Pirate taken by the Skull King: { $count } × { $each }{ why-skullking-half }
why-skullking-skull-king = Skull King taken by a Mermaid: { $count } × { $each }{ why-skullking-half }
why-skullking-other = house bonus
why-skullking-bonuses-lost = bid missed: { $bonus } of bonus lost
why-skullking-not-in-edition = { $bonus ->
    [fourteens] coloured 14
    [black_fourteen] black 14
    [mermaids] Mermaid taken by a Pirate
   *[loot] Loot
}: { $count } × 0, not paid in this edition
why-skullking-loot-alliance = Loot, allied with { $ally }: both bids exact
why-skullking-loot-unpaid = Loot, allied with { $ally }: nothing, bid missed by { $seats }
why-skullking-wager-won = Rascal’s wager of { $wager } won
why-skullking-wager-lost = Rascal’s wager of { $wager } lost
