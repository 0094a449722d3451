# Le classement, et le message d’une manche terminée

scores-none = Pas encore de manche terminée. Les premiers scores apparaissent après la manche 1.
scores-leading = { $players } { $count ->
    [one] mène
   *[other] mènent
} avec { $total }{ $game ->
    [skull] { $total ->
        [one] { " " }défi réussi
       *[other] { " " }défis réussis
    }
   *[other] { "" }
}{ $more ->
    [0] .
   *[other] , puis { $others }.
}
scores-round = Manche { $round } : { $leader } mène avec { $total }{ $more ->
    [0] .
   *[other] , { $others }.
}
scores-round-tied = Manche { $round } : { $leader } mènent avec { $total }{ $more ->
    [0] .
   *[other] , { $others }.
}
scores-more = { $count } de plus
scores-left = Ont quitté la partie : { $players }
scores-over = C’était la dernière manche.
scores-why = Pourquoi ?
scores-took-lead = { $count ->
    [one] { $players } prend la tête.
   *[other] { $players } prennent la tête.
}
scores-why-title = { $player }, { $game ->
    [skull] défi
   *[other] manche
} { $round } : { $points }, de { $before } à { $total }.
scores-why-out = { $player }, { $game ->
    [skull] défi
   *[other] manche
} { $round } : n’a pas joué, total { $total }.
scores-why-before = { $game ->
    [skull] Défi d’avant
   *[other] Manche d’avant
}
scores-why-after = { $game ->
    [skull] Défi d’après
   *[other] Manche d’après
}
scores-why-whose = Les points de qui ?
# Entre deux raisons
scores-between = { " ; " }
