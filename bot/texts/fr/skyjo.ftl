# Skyjo à table

skyjo-name = Skyjo
skyjo-title = Skyjo · Manche { $round } · jusqu’à { $threshold }
skyjo-summary = La partie s’arrête après la manche où un total atteint { $threshold } ; le plus petit total gagne.
skyjo-first = Commence : { $player }
skyjo-first-open = Commence : qui a les deux premières cartes les plus hautes. À choisir dans « Places et ordre » ; sinon, la place 1.
skyjo-first-ask = Qui a les deux cartes les plus hautes ?

# Le tableau
skyjo-board = Manche { $round } : jouez, puis saisissez vos points. { $waiting }
skyjo-starts = { $player } commence cette manche.
skyjo-closed = { $player } a terminé la manche.
skyjo-who-closed = Manche { $round } : tous les points sont là. Qui a terminé la manche ?
skyjo-next = { $player } commence la manche { $round }.

# Boutons
skyjo-my-points = Mes points
skyjo-total = Saisir un total
skyjo-grid = Saisir les douze cartes
skyjo-i-closed-you = J’ai terminé la manche
skyjo-i-closed-other = Terminée par { $player }

# Le panneau d’une place
skyjo-ask-you = Manche { $round } : saisis ton total avant doublement, ou tes douze cartes.
skyjo-ask-other = Manche { $round }, { $player } : saisis le total avant doublement, ou les douze cartes.
skyjo-given-you = Tu as saisi { $what } (manche { $round }). Tu peux changer jusqu’à ce que tout le monde ait répondu.
skyjo-given-other = Saisi pour { $player } : { $what } (manche { $round }). Cela peut changer jusqu’à ce que tout le monde ait répondu.
skyjo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
skyjo-points-columns = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] colonne { $columns } défaussée
   *[other] colonnes { $columns } défaussées
}

# Une manche terminée
skyjo-scored = **{ $player }** : { $points }{ $more ->
    [0] { "" }
   *[other] { " " }({ $why })
}
skyjo-scored-finisher = **{ $player }** a terminé la manche : { $points }{ $more ->
    [0] { "" }
   *[other] { " " }({ $why })
}
# Les raisons en bref
skyjo-short-column-removed = colonne { $column } défaussée : trois { $card }
skyjo-short-column-gone = colonne { $column } défaussée
skyjo-short-doubled = { $own } doublé, quelqu’un avait { $lowest }
skyjo-short-not-doubled-lowest = seul plus petit total, non doublé
skyjo-short-not-doubled-sign = pas au-dessus de 0, non doublé
skyjo-stood-out = **{ $player }** n’a pas joué.

# L’aide pendant la partie
skyjo-help-scores = { $score } saisit ton total, { $grid } tes douze cartes.
    { $round } est pour l’hôte : saisir pour tout le monde.
# How long the game was
skyjo-played = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
# Ce qu’une correction change
skyjo-part-points = points saisis
skyjo-part-finisher = manche terminée par
