# Pourquoi les points d'une manche sont ce qu'ils sont : une ligne du calcul, sans les points.

## Skyjo
why-skyjo-entered = total des cartes
why-skyjo-cards = { $cards ->
    [0] plus aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
why-skyjo-column-removed = colonne { $column } défaussée : trois fois { $card }
why-skyjo-column-gone = colonne { $column } défaussée pendant la manche
why-skyjo-doubled = doublé : manche terminée avec { $own }, quelqu’un avait { $lowest }
why-skyjo-not-doubled-lowest = non doublé : manche terminée, seul plus petit total
why-skyjo-not-doubled-sign = non doublé : manche terminée avec { $own }, et seul un total au-dessus de 0 est doublé
why-skyjo-out = n’a pas joué la manche

## Skull
why-skull-won = défi réussi, { $wins } sur { $needed }
why-skull-failed = défi raté sur un crâne de { $skull } : { $discs ->
    [0] aucun disque restant
    [one] { $discs } disque restant
   *[other] { $discs } disques restants
}
why-skull-failed-own-skull = défi raté sur son propre crâne : { $discs ->
    [0] aucun disque restant
    [one] { $discs } disque restant
   *[other] { $discs } disques restants
}
why-skull-watched = défi de { $challenger }
why-skull-out = hors jeu

## Points
why-points-entered = tel que saisi
why-points-out = n’a pas joué la manche

## L’Ascenseur
why-ohhell-exact-bid = { $bid ->
    [one] pari juste de { $bid } pli : { $exact } + { $own }
   *[other] pari juste de { $bid } plis : { $exact } + { $own }
}
why-ohhell-zero-bid-made = pari de 0 réussi
why-ohhell-missed-bid = pari de { $bid }, plis { $tricks } : rien
why-ohhell-stood-out = hors de la manche

## Skull King : le pari
why-skullking-exact-bid = { $bid ->
    [one] pari juste de { $bid } pli : { $tricks } × { $each }
   *[other] pari juste de { $bid } plis : { $tricks } × { $each }
}
why-skullking-missed-bid = pari de { $bid }, plis { $tricks } : écart de { $off_by } × { $each }
why-skullking-zero-bid-made = pari de { $bid } réussi : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $each }
why-skullking-zero-bid-failed = pari de { $bid }, plis { $tricks } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $each }
why-skullking-rascal-direct-hit = coup direct, pari de { $bid }, plis { $tricks } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $each }
why-skullking-rascal-glancing-blow = frappe à revers, pari de { $bid }, plis { $tricks } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $each }
why-skullking-rascal-complete-miss = échec cuisant : pari de { $bid }, plis { $tricks }, écart de { $off_by }
why-skullking-rascal-cannonball-hit = boulet de canon, pari de { $bid }, plis { $tricks } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $each }
why-skullking-rascal-cannonball-miss = boulet de canon manqué : pari de { $bid }, plis { $tricks }, écart de { $off_by }
why-skullking-bid-changed = Harry le Géant a changé le pari de { $change } : { $was } devient { $bid }
why-skullking-stood-out = hors de la manche

## Skull King : les bonus
why-skullking-half = { $halved ->
    [1] , moitié pour une frappe à revers
   *[0] { "" }
}
why-skullking-fourteens = 14 de couleur : { $count } × { $each }{ why-skullking-half }
why-skullking-black-fourteen = 14 noir : { $count } × { $each }{ why-skullking-half }
why-skullking-mermaids = Sirène capturée par un Pirate : { $count } × { $each }{ why-skullking-half }
why-skullking-pirates = Pirate capturé par le Skull King : { $count } × { $each }{ why-skullking-half }
why-skullking-skull-king = Skull King capturé par une Sirène : { $count } × { $each }{ why-skullking-half }
why-skullking-other = bonus maison
why-skullking-bonuses-lost = pari raté : { $bonus } de bonus perdus
why-skullking-not-in-edition = { $bonus ->
    [fourteens] 14 de couleur
    [black_fourteen] 14 noir
    [mermaids] Sirène capturée par un Pirate
   *[loot] Butin
} : { $count } × 0, pas payé dans cette édition
why-skullking-loot-alliance = Butin, alliance avec { $ally } : deux paris justes
why-skullking-loot-unpaid = Butin, alliance avec { $ally } : rien, pari raté par { $seats }
why-skullking-wager-won = mise de Rascal gagnée : { $wager }
why-skullking-wager-lost = mise de Rascal perdue : { $wager }
