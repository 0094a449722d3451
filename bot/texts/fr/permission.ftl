# Les permissions, avec les noms que leur donne Discord : celles qui manquent au bot, et qui peut les donner

permission-name-view-channel = { $where ->
    [channel] Voir le salon
   *[server] Voir les salons
}
permission-name-send-messages = Envoyer des messages
permission-name-send-messages-in-threads = Envoyer des messages dans les fils
permission-name-embed-links = Intégrer des liens
permission-name-attach-files = Joindre des fichiers
permission-name-read-message-history = Voir les anciens messages
permission-name-connect = Se connecter
permission-without-view-channel = sans elle, je ne peux rien afficher ici
permission-without-send-messages = sans elle, ni plateau ni scores ici
permission-without-send-messages-in-threads = { $place ->
    [thread] sans elle, ni plateau ni scores ici
   *[other] sans elle, pas de partie dans les fils de ce salon
}
permission-without-embed-links = sans elle, les plateaux sont en texte simple
permission-without-attach-files = sans elle, pas de graphique à la fin
permission-without-read-message-history = sans elle, un message peut paraître deux fois si je plante
permission-line = - **{ $name }** : { $without }
permission-here = { $count ->
    [one] Il me manque une permission dans ce salon. Vous pouvez jouer quand même :
   *[other] Il me manque { $count } permissions dans ce salon. Vous pouvez jouer quand même :
}
permission-mute = { $count ->
    [one] Je n’ai pas le droit d’écrire dans ce salon. Il m’y manque une permission :
   *[other] Je n’ai pas le droit d’écrire dans ce salon. Il m’y manque { $count } permissions :
}
permission-then = Ensuite, réessaie.
permission-by-channel = C’est ce salon qui me { $count ->
    [one] la
   *[other] les
} retire : { $who } peut me { $count ->
    [one] la
   *[other] les
} rendre dans Modifier le salon, Permissions.
permission-by-server = Mon rôle sur ce serveur ne { $count ->
    [one] l’a
   *[other] les a
} pas : { $who } peut changer cela dans Paramètres du serveur, Rôles ; le bouton aussi, pour une personne qui a « Gérer le serveur ».
permission-by-unknown = Pour me { $count ->
    [one] la
   *[other] les
} donner : { $who }, dans Modifier le salon, Permissions, ou avec le bouton.
permission-who-anybody = une personne qui a « { $right } »
permission-who-roles = une personne qui a « { $right } » (ici : { $roles })
permission-manage-roles = Gérer les rôles
permission-manage-permissions = Gérer les permissions
permission-again = { COMMAND("tally", "help") } le montre à nouveau.
permission-invite = M’inviter avec ces permissions
