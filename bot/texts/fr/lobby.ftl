# L’accueil : qui joue à quoi, avant la première manche

lobby-title = { $game } : qui joue ?
lobby-content = { $game } : { $count ->
    [0] personne pour l’instant.
    [one] { $players } joue.
   *[other] { $players } jouent.
}
lobby-empty = Personne pour l’instant. Le bouton Rejoindre donne une place.
lobby-player = { $number }. **{ $player }**
lobby-host = { $number }. **{ $player }**, hôte
lobby-seated-by = { $number }. **{ $player }**, place donnée par { $by }
lobby-given = -# On vous a donné une place et vous ne jouez pas ? Quitter la libère.
lobby-guest = { $number }. **{ $player }**, sans compte
lobby-playing = Ce qu’on joue
lobby-order = Qui est en premier
# Ce qui manque pour commencer
lobby-too-few = { $count ->
    [one] Encore une place à prendre pour commencer
   *[other] Encore { $count } places à prendre pour commencer
} (de { $fewest } à { $most }).
lobby-too-many = { $count ->
    [one] Une personne de trop
   *[other] { $count } personnes de trop
} : { $most } au plus.
lobby-ready = Tout est prêt : Commencer.
# Boutons
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-everyone = Asseoir tout le salon vocal
lobby-players = Ajouter du monde
lobby-add-guest = Quelqu’un sans compte
lobby-rules = Règles
lobby-begin = Commencer
lobby-options = Options
lobby-seats = Places et ordre
lobby-end = Fermer la table
# L’ordre des places, pour l’hôte
lobby-order-help = Les places tournent dans le sens horaire. Touche un nom pour le monter d’une place.
lobby-up = Monter { $player }
lobby-lots = Tirer au sort
lobby-remove = Retirer quelqu’un
# Les personnes que l’hôte choisit
lobby-players-ask = Qui joue ? Choisis parmi les gens du serveur ({ $count ->
    [one] encore une place
   *[other] encore { $count } places
}), ou ajoute quelqu’un sans compte.
lobby-players-pick = Choisir des personnes
# Qui a une place maintenant, et qui n’en a pas
lobby-told-seated = À table : { $players }.
lobby-told-no-room = Plus de place pour { $players } : on joue à { $most } au plus{ $order ->
    [name] , et les places sont allées dans l’ordre des noms
   *[other] { "" }
}.
lobby-told-bots = Un bot ne peut pas prendre de place : { $players }.
lobby-told-gone = Plus sur ce serveur : { $players }.
