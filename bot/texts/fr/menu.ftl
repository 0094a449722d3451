# Ce qu’on peut encore faire à une table

menu-host = Plus de possibilités, pour l’hôte :
menu-player = Plus de possibilités :
menu-reveal = Continuer sans attendre
menu-reveal-ask = { $count ->
    [0] Il ne manque personne.
    [one] Il manque { $players }, qui passerait cette manche, sans points.
   *[other] Il manque { $players }, qui passeraient cette manche, sans points.
} Ce que les autres ont saisi est alors montré à tout le monde.
menu-reveal-yes = Continuer sans attendre
menu-share = Partager la victoire
menu-options = Options de la partie
menu-leave = Quitter la table
menu-remove = Retirer quelqu’un de la partie
menu-end = Fermer la table
menu-end-ask = Fermer cette table pour de bon ? La partie s’arrête sans gagnant, et cela ne s’annule pas.
menu-end-yes = Fermer
