# Ce qu’une réparation a changé, dit à tous

receipt-undone = { $player } a annulé { $what }. ↩️
receipt-redone = { $player } a rétabli { $what }.
receipt-corrected = { $player } a corrigé { $what }{ $about ->
    [nobody] { "" }
   *[somebody] , { $seat }
}{ $more ->
    [0] .
   *[other]  : { $changes }.
} ↩️
receipt-change = **{ $player }** : { $changes }
receipt-part = { $what } { $was }→{ $now }
receipt-total = total { $before }→{ $total }
receipt-total-skull = défis réussis { $before }→{ $total }
receipt-same = Aucun point ne change.
receipt-goes-on = La partie continue : { $game ->
    [skull] le défi { $next }
   *[other] la manche { $next }
} vient ensuite.
receipt-options = le changement de ce qu’on joue
receipt-correction = la correction { $game ->
    [skull] du défi { $round }
   *[other] de la manche { $round }
}
receipt-options-changed = { $player } a changé ce qu’on joue, pour toute la partie : { $changes }. ↩️
receipt-option-yes = oui
receipt-option-no = non
receipt-option-threshold = fin à un total de
receipt-cards = { $player } a changé la manche { $round } : { $changes }.
receipt-anew-bids = Qui avait déjà parié pour la manche { $round } parie à nouveau.
receipt-anew-scores = Qui avait déjà saisi la manche { $round } saisit à nouveau.
receipt-back-bids = Si personne n’a parié depuis, les paris de la manche { $round } comptent à nouveau ; sinon, tout le monde parie à nouveau.
receipt-back-scores = Si personne n’a rien saisi depuis, les saisies de la manche { $round } comptent à nouveau ; sinon, tout le monde saisit à nouveau.
receipt-somebody = La modération
receipt-bids = la manche { $round }
receipt-tricks = la manche { $round }
receipt-scores = la manche { $round }
receipt-challenge = le défi { $round }
receipt-reveal = la révélation de la manche { $round }
receipt-entry = la dernière saisie
receipt-at-bids = Retour aux paris de la manche { $round }.
receipt-at-tricks = Retour aux plis de la manche { $round }.
receipt-at-scores = Retour aux scores de la manche { $round }.
receipt-at-challenge = Retour au défi { $round }.
# Ce qu’un retour laisse en place, et comment continuer
receipt-stands-bids = Les paris tiennent : en cas d’erreur, pariez à nouveau. Si tout était juste, touchez « Révéler ».
receipt-stands-tricks = Les déclarations tiennent : en cas d’erreur, déclarez à nouveau. Si tout était juste, touchez « Compter la manche ».
receipt-stands-scores = Les saisies tiennent : en cas d’erreur, saisissez à nouveau. Si tout était juste, touchez « Compter la manche ».
# Les places et l’hôte : { $points } vient de receipt-points
receipt-points = { $game ->
    [skull] { $points ->
        [one] { $shown } défi réussi
       *[other] { $shown } défis réussis
    }
   *[other] { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
}
receipt-replaced = { $known ->
    [yes] { $player } prend la place de { $before }
   *[no] { $player } reprend une place
}{ $scored ->
    [yes] , avec { $points }.
   *[no] .
}
receipt-joined = { $player } rejoint la partie{ $scored ->
    [yes] , avec { $points } au départ.
   *[no] .
}
receipt-asked = { $asker } demande une place. L’hôte peut en donner une.
receipt-asked-seat = { $asker } demande la place de { $player }{ $scored ->
    [yes] , avec { $points }.
   *[no] .
} L’hôte peut la donner.
receipt-somebody-asks = Quelqu’un
receipt-claim = { $player } demande le rôle d’hôte{ $known ->
    [yes] , car { $host } ne semble plus là. { $host }, appuie sur le bouton d’ici une minute si tu es là.
   *[no] .
}
receipt-claim-answered = { $player } a demandé le rôle d’hôte{ $known ->
    [yes] , mais { $host } est là.
   *[no] .
}
receipt-reopened = La table est rouverte : la partie continue.
receipt-move-left = le départ de { $player }
receipt-move-come-back = le retour de { $player }
receipt-move-seat-added = l’arrivée de { $player }
receipt-left = { $player } quitte la partie{ $scored ->
    [yes] { " " }avec { $points }.
   *[no] .
} La place est gardée.
receipt-taken-out = { $by } retire { $player } de la partie{ $scored ->
    [yes] , avec { $points }.
   *[no] .
} La place est gardée.
receipt-came-back = { $player } revient{ $scored ->
    [yes] , avec { $points }.
   *[no] .
}
receipt-host = { $player } a maintenant le rôle d’hôte.
receipt-seats = Les places ont changé.
receipt-extra = Égalité en tête avec { $total } : { $players }. Une manche de plus décidera, sauf si l’hôte fait partager la victoire.
