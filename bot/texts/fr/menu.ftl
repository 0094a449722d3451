# Ce qu’on peut encore faire à une table

menu-host = Plus de possibilités, pour l’hôte :
menu-player = Plus de possibilités :
menu-enter-all = Saisir pour tous
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
menu-leave-yes = Partir et fermer la table
menu-add = Ajouter une place
menu-add-ask = Qui arrive ? Choisis quelqu’un du serveur, ou ajoute quelqu’un sans compte.
menu-add-pick = Choisir quelqu’un
menu-add-pick-zero = Choisir qui arrive avec 0 point
menu-add-pick-lowest = Choisir qui arrive avec le plus petit total
menu-add-pick-average = Choisir qui arrive avec la moyenne
menu-give-ask = Qui prend la place de { $player } ? Choisis quelqu’un du serveur, ou quelqu’un sans compte.
menu-guest = Quelqu’un sans compte
menu-hosting = Passer le rôle d’hôte
menu-host-ask = Qui prend le rôle d’hôte ?
menu-claim = L’hôte n’est plus là
menu-remove = Retirer quelqu’un de la partie
menu-end = Fermer la table
menu-end-ask = Fermer cette table ? La partie s’arrête sans gagnant ; tu peux la reprendre tant qu’aucune autre n’est ouverte ici.
menu-end-yes = Fermer
