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
lobby-add-guest = Ajouter quelqu’un
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
