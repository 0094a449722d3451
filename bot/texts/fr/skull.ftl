# Skull à table

skull-name = Skull
skull-title = Skull · Défi { $round }
skull-summary = Pour gagner : réussir { $wins } défis, ou être la dernière personne en jeu.
skull-first = Commence : { $player }
skull-first-open = Commence : qui a offert des fleurs, ou un crâne, le plus récemment. À choisir dans « Places et ordre » ; sinon, la place 1.
skull-first-ask = Qui a offert des fleurs le plus récemment ?

# Le tableau
skull-board = Défi { $round } : { $player } commence. Dites ici comment il finit.
skull-columns = Rang, défis réussis, disques restants :
skull-most = { $count } disques en jeu.
skull-out = hors jeu
skull-next = { $player } commence le défi { $round }.

# Boutons et questions
skull-won = Défi réussi
skull-failed = Défi raté
skull-ask-won = Qui a réussi le défi ?
skull-ask-failed = Qui a raté le défi ?
skull-ask-bid = Défi réussi par { $player } : avec combien de disques ?
skull-not-noted = Sans le noter
skull-more-discs = Plus de disques
skull-ask-skull = Défi raté par { $player } : le crâne de qui ?
skull-own = Son propre crâne
skull-own-next = Son crâne ; { $player } commence
skull-ask-next = { $player } est hors jeu par son propre crâne et désigne qui commence :

# Un défi terminé
skull-told = Défi { $round } : { $what }
skull-told-won = { $player } l’a réussi{ $bid ->
    [0] { "" }
   *[other] { " " }avec { $bid }
}, { $wins } sur { $needed }.
skull-told-game = { $player } l’a réussi{ $bid ->
    [0] { "" }
   *[other] { " " }avec { $bid }
} et gagne la partie.
skull-told-failed = { $player } échoue sur le crâne de { $skull } et { $discs ->
    [0] n’a plus de disque : hors jeu.
    [one] garde un disque.
   *[other] garde { $discs } disques.
}
skull-told-own = { $player } échoue sur son propre crâne et { $discs ->
    [0] n’a plus de disque : hors jeu.
    [one] garde un disque.
   *[other] garde { $discs } disques.
}

# L’aide pendant la partie
skull-help-challenge = { $won } et { $failed } disent comment un défi a fini.
# La fin
skull-played = { $count ->
    [one] Un défi
   *[other] { $count } défis
}
skull-final = { $game }, partie terminée : { $winners } gagne.
# Ce qu’une correction change
skull-part-challenger = challenger
skull-part-result = défi
skull-part-won = réussi
skull-part-failed = raté
skull-part-bid = disques
skull-part-skull = crâne de
skull-part-next = commence ensuite
