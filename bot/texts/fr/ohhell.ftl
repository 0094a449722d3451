# L’Ascenseur à table

ohhell-name = L’Ascenseur
ohhell-summary = { $rounds } manches : 1 carte, puis une de plus à chaque fois jusqu’à { $cards }, et on redescend jusqu’à 1.
ohhell-first = Distribue en premier : { $player }
ohhell-first-open = Distribue en premier : la place 1, sauf autre choix dans « Places et ordre ».
ohhell-first-ask = Qui distribue en premier ?
# Le calcul en bref
ohhell-short-exact-bid = juste : { $exact } + { $own }
ohhell-short-zero-bid-made = zéro tenu
ohhell-short-missed-bid = raté
# L’aide en cours de partie
ohhell-help-bids = { $bet } place, montre ou change ton pari secret.
    { $reveal } est pour l’hôte : ne pas attendre les absents.
ohhell-help-tricks = { $tricks } déclare les plis que tu as remportés.
    { $round } est pour l’hôte : saisir pour tout le monde.
# La longueur de la partie
ohhell-played = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
# Ce qu’une correction change
ohhell-part-cards = cartes
