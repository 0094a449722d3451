# The standings, and the message of a finished round

scores-none = No finished round yet. The first scores appear after round 1.
scores-leading = { $players } { $count ->
    [one] leads
   *[other] lead
} with { $total }{ $game ->
    [skull] { $total ->
        [one] { " " }challenge won
       *[other] { " " }challenges won
    }
   *[other] { "" }
}{ $more ->
    [0] .
   *[other] , then { $others }.
}
scores-round = Round { $round }: { $leader } leads with { $total }{ $more ->
    [0] .
   *[other] , { $others }.
}
scores-round-tied = Round { $round }: { $leader } lead with { $total }{ $more ->
    [0] .
   *[other] , { $others }.
}
scores-more = { $count } more
scores-left = Left the game: { $players }
scores-over = That was the last round.
scores-why = Why?
scores-took-lead = { $count ->
    [one] { $players } takes the lead.
   *[other] { $players } take the lead.
}
scores-why-title = { $player }, { $game ->
    [skull] challenge
   *[other] round
} { $round }: { $points }, from { $before } to { $total }.
scores-why-out = { $player }, { $game ->
    [skull] challenge
   *[other] round
} { $round }: took no part, total { $total }.
scores-why-before = { $game ->
    [skull] Challenge before
   *[other] Round before
}
scores-why-after = { $game ->
    [skull] Challenge after
   *[other] Round after
}
scores-why-whose = Whose points?
# Between two reasons
scores-between = { "; " }
