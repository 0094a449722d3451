# Le tableau : ce qu’on attend, et les boutons permanents

board-waiting = On attend { $players }.
board-waiting-all = On attend tout le monde.
board-all-in = Tout le monde a répondu.
# Ce qui a été annulé attend
board-waits-bids = Tous les paris sont les mêmes qu’avant l’annulation. Ils seront révélés dès que l’un d’eux change, ou quand l’hôte ou l’auteur de l’annulation touche « Révéler ».
board-waits-tricks = Tous les plis sont les mêmes qu’avant l’annulation. La manche sera comptée dès que quelque chose change, ou quand l’hôte ou l’auteur de l’annulation touche « Compter la manche ».
board-waits-scores = Tout est comme avant l’annulation. La manche sera comptée dès que quelque chose change, ou quand l’hôte ou l’auteur de l’annulation touche « Compter la manche ».
board-dms-closed = Pas de message privé pour { $players } : le premier bouton ici fait pareil.
# Boutons
board-scores = Scores
board-why = Pourquoi ?
board-undo-tricks = Annuler la manche { $round }
board-undo-scores = Annuler la manche { $round }
board-undo-challenge = Annuler le défi { $round }
board-undo-reveal = Annuler la révélation
board-undo = Annuler
board-undo-correction = Annuler la correction ({ $game ->
    [skull] défi { $round }
   *[other] manche { $round }
})
board-undo-options = Annuler le changement d’options
# Les places et l’hôte
board-undo-seat = Annuler
board-undo-left = Annuler : départ de { $player }
board-undo-come-back = Annuler : { $player } à table
board-undo-seat-added = Annuler : arrivée de { $player }
board-take-seat = Prendre cette place
board-give-seat = La donner à quelqu’un
board-come-back = Revenir
board-ask-seat = Demander une place
board-accept = Donner la place
board-accept-zero = Commencer à 0
board-accept-lowest = Commencer au plus petit total
board-accept-average = Commencer à la moyenne
board-here = Je suis là
board-take-over = Prendre le rôle d’hôte
board-undo-last = Annuler la dernière saisie
board-redo = Rétablir
board-stand-bids = Révéler
board-stand-tricks = Compter la manche
board-stand-scores = Compter la manche
board-drop = Retirer la correction ({ $game ->
    [skull] défi { $round }
   *[other] manche { $round }
})
board-drop-of = Retirer la correction : { $player } ({ $game ->
    [skull] défi { $round }
   *[other] manche { $round }
})
board-rules = Règles
board-help = Aide
board-menu = Plus
board-back = Retour
board-confirm = Confirmer
board-withdraw = Retirer
# Pour qui l’hôte saisit
board-pick = Pour qui veux-tu saisir ?
# Quand il n’y a rien à saisir
board-nothing = Rien à saisir pour l’instant.
board-over = Cette partie est terminée.
board-not-begun = La partie n’a pas encore commencé.
board-closed-seat = Cette place a quitté la partie.
board-pending = Manche { $round } : en attendant que la manche tombe juste, corrections de : { $corrections }. À corriger aussi en cas d’erreur : « Pourquoi ? », puis « Corriger la manche { $round }… ».
board-pending-table = la table
# Devant un message privé
# La distance jusqu’à la fin, quand un total l’amène
board-until = La partie s’arrête à { $threshold }.
board-nearest = Au plus près de la fin : { $player }, { $total } sur { $threshold }.
board-near = Presque la fin : { $player } a { $total } sur { $threshold }.
