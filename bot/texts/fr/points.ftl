# Un jeu compté en simples points, à table

points-name = Points
points-title = { $game } · Manche { $round }
points-summary = Le plus { $wins ->
    [lowest] petit
   *[highest] grand
} total gagne. { $threshold ->
    [0] { $rounds ->
        [0] La partie finit quand l’hôte ferme la table.
        [one] Une manche.
       *[other] { $rounds } manches.
    }
   *[other] { $rounds ->
        [0] La partie finit quand un total atteint { $threshold }.
       *[other] La partie finit quand un total atteint { $threshold }, ou après { $rounds } manches.
    }
}
points-first = Commence : { $player }
points-first-open = Commence : la place 1, sauf autre choix dans « Places et ordre ».
points-first-ask = Qui commence ?
points-board = Manche { $round } : jouez, puis saisissez vos points. { $waiting }
points-starts = { $player } commence cette manche.
points-next = { $player } commence la manche { $round }.
points-mine = Mes points
points-enter = Saisir les points
points-ask-you = Manche { $round } : combien de points as-tu faits ?
points-ask-other = Manche { $round } : combien de points pour { $player } ?
points-given-you = Tu as saisi { $points } (manche { $round }). Tu peux changer jusqu’à ce que tout le monde ait répondu.
points-given-other = Saisi pour { $player } : { $points } (manche { $round }). Cela peut changer jusqu’à ce que tout le monde ait répondu.
points-help-scores = { $score } saisit tes points.
    { $round } est pour l’hôte : saisir pour tout le monde.
# How long the game was
points-played = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
# Ce qu’une correction change
points-option-name = jeu
points-option-wins = gagne qui a
points-option-wins-highest = le plus
points-option-wins-lowest = le moins
points-option-rounds = manches
points-part = points
