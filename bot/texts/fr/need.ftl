# Que parier et réussir pour passer devant quelqu’un ? Et comment l’arbitre nomme qui ne l’est pas

need-ahead = Tu as { $gap } d’avance sur { $player }.
need-behind = { $gap ->
    [0] Tu es à égalité avec { $player }.
   *[other] { $player } a { $gap } d’avance sur toi.
}
need-bets = Réussis, ces paris te font passer devant : { $bets }.
need-own-bet = Ton pari de { $bets } te fait passer devant, s’il est réussi.
need-cannonballs = En boulet de canon : { $bets }.
need-none = Aucun pari ne suffit seul à cette manche.
need-alone = Sans bonus, et si personne d’autre ne marque.
need-place = Carte { $number }
need-write-you = Noter dans ma manche
need-write-other = Noter dans la manche de { $player }
need-written = Noté dans la manche de { $player }, compté si le pari est exact :
need-written-loot = le Butin de { $players } est confirmé ; il compte dès que { $players } le saisit aussi
need-written-tricks = Aucun pli n’était encore saisi : { $tricks ->
    [one] un y figure
   *[other] { $tricks } y figurent
} comme parié. Corrige quand la manche est jouée.
