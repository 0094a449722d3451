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
receipt-replaced = { $player } prend la place de { $before }.
receipt-left = { $player } a quitté la partie.
receipt-came-back = { $player } reprend la partie.
receipt-host = { $player } a maintenant le rôle d’hôte.
receipt-seats = Les places ont changé.
receipt-extra = Égalité en tête avec { $total } : { $players }. Une manche de plus décidera, sauf si l’hôte fait partager la victoire.
