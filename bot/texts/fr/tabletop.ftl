# Ce qu’une table répond à une seule personne : ce qui s’est passé, ce qui ne va pas, que faire

## Fait
tabletop-joined = Tu as une place à cette table.
tabletop-already-seated = Tu as déjà une place à cette table.
tabletop-come-back = Te revoilà : ta place et tes points sont de nouveau à toi.
tabletop-left = Tu as quitté la table.
tabletop-too-few-left = Tu as quitté la table. Il ne reste plus assez de monde : elle est fermée.
tabletop-left-waits = Tu as quitté la partie.{ $scored ->
    [yes] { " " }Tes { $points } t’attendent.
   *[no] { " " }Ta place t’attend.
}
tabletop-seat-added = { $name } a une place.
tabletop-asked = Ta demande est faite. L’hôte te donne une place d’une pression.
tabletop-claimed = Ta demande est faite. Si l’hôte ne fait rien pendant une minute, appuie sur « Prendre le rôle d’hôte ».
tabletop-host-now = { $name } a maintenant le rôle d’hôte.
tabletop-host-here = Bien : tu gardes le rôle d’hôte.
tabletop-went-on = La table est rouverte : la partie continue.
tabletop-host-passed = La place suivante a maintenant le rôle d’hôte.
tabletop-guest-added = { $name } a une place, sans compte : l’hôte saisit pour elle.
tabletop-removed = { $name } a quitté la table.
tabletop-replaced = { $name } a repris la place.
tabletop-begun = La partie commence : le tableau est plus bas.
tabletop-repeated = C’est déjà compté une fois. Rien d’autre n’a changé.
tabletop-noted = C’est noté.
tabletop-entered = C’est saisi.
tabletop-revealed = Tous les paris sont faits et révélés dans le salon.
tabletop-hidden-entry = { $player } a déjà répondu. La réponse n’est visible que pour { $player } ; une nouvelle la remplace.
tabletop-hidden-given = Saisi pour { $player }. Avant la révélation, ce n’est visible que pour { $player } ; une nouvelle saisie le remplace.
tabletop-scored = C’est compté ({ $game ->
    [skull] défi { $round }
   *[other] manche { $round }
}) : le résultat est dans le salon.
tabletop-extra-round = Égalité en tête : une manche de plus décidera.
tabletop-over = La partie est finie : le classement final est dans le salon.
tabletop-reopened = La partie continue : { $game ->
    [skull] le défi { $next }
   *[other] la manche { $next }
} vient ensuite.
tabletop-corrected = Corrigé : le changement est annoncé dans le salon.
tabletop-correction-held = La correction est gardée ; elle comptera quand la manche tombera juste.
tabletop-shared = La victoire est partagée.
tabletop-undone = Annulé : le salon le sait, et peut le rétablir.
tabletop-redone = Rétabli.
tabletop-dropped = La correction en attente est retirée. Rien d’autre n’a changé.
tabletop-ended = La table est fermée.
tabletop-resumed = { $link ->
    [none] La table est en bas du salon.
   *[other] La table est en bas du salon : { $link }
}
tabletop-language-chosen = Dès la prochaine table, je parle français à tout le monde sur ce serveur.
tabletop-dms-on = Je t’écrirai en message privé quand on attend ton pari.
tabletop-dms-off = Je ne t’écrirai plus en message privé. Le premier bouton du tableau fait pareil. { COMMAND("tally", "dm") } fait revenir mes messages.
tabletop-dms-again = M’écrire de nouveau
tabletop-forgotten = Ton nom et ton identifiant ont disparu de toutes les tables et de tous les résultats. Ce qui a été joué reste, joué par « quelqu’un ». Ce qui a déjà été publié dans un salon y reste, comme tout message.
tabletop-privacy = Je garde : à quelles tables tu as joué et comment elles ont fini, le nom que tu y avais, ce qui a été saisi, si tu veux mes messages privés et dans quelle langue. Je ne lis aucun message et ne transmets rien. Je vois qui est dans un salon vocal, et je n’en garde rien. Personne ne voit un pari avant la révélation. { COMMAND("tally", "forget-me") } efface ton nom et ton identifiant, jusque dans les fichiers ; les copies faites par la personne qui héberge ce bot les gardent.

## Boutons
tabletop-resume-button = M’y conduire
tabletop-end-button = Fermer cette table…
tabletop-join-button = Rejoindre cette table
tabletop-scores-button = Scores

## En message privé
tabletop-prompt-where = { $server }, { $channel }
tabletop-prompt-link = Retour à la table
tabletop-prompt-stop = Ne plus m’écrire
tabletop-prompt-over = Manche { $round } : plus rien n’est attendu ici.
tabletop-channel-gone = Je ne peux plus écrire dans le salon de ta table : il a disparu, ou je n’en ai plus le droit. Rien n’est perdu : rends-moi « Envoyer des messages » là-bas, puis touche un bouton du tableau ou tape une commande.

## Ce qui remplace un tableau fini
tabletop-closed-lobby = La partie a commencé.
tabletop-closed-ended = Cette table a été fermée.

## Ce qui ne va pas
tabletop-no-table = Aucune partie dans ce salon. { tabletop-open-one }
tabletop-other-game = Un autre jeu se joue dans ce salon : tape plutôt { COMMAND($game) }.
tabletop-table-here = { $link ->
    [none] Il y a déjà une partie dans ce salon. Continue-la, ou ferme-la d’abord.
   *[other] Il y a déjà une partie dans ce salon. Continue-la, ou ferme-la d’abord : { $link }
}
tabletop-unknown-game = Je ne connais pas ce jeu.
tabletop-not-live = Cette table est fermée. { tabletop-open-one }
tabletop-open-one = { $game ->
    [tally] { COMMAND("tally", "help") } montre comment en lancer une.
   *[other] { COMMAND($game, "new") } en lance une nouvelle.
}
tabletop-not-begun = { $link ->
    [none] La partie n’a pas commencé. L’hôte la lance dans l’accueil.
   *[other] La partie n’a pas commencé. L’hôte la lance dans l’accueil : { $link }
}
tabletop-begun-already = La partie a commencé : places, ordre et options restent ce qu’ils sont.
tabletop-playing-already = { $game ->
    [skull] La partie est en cours, et on ne rejoint pas une partie de Skull. Tu peux prendre la place de quelqu’un qui est parti.
   *[other] La partie est en cours. Demande une place à l’hôte avec le bouton.
}
tabletop-not-over = { $link ->
    [none] Cette partie est encore en cours.
   *[other] Cette partie est encore en cours, ici : { $link }
}
tabletop-host-only = { $host ->
    [none] C’est réservé à l’hôte ou à la modération.
   *[other] C’est réservé à { $host }, l’hôte, ou à la modération.
}
tabletop-not-seated = Tu ne joues pas à cette table.
tabletop-leave-closes = Sans { $seat }, il ne reste plus assez de monde : la table serait fermée. On peut la rouvrir.
tabletop-claim-waits = { $seconds ->
    [one] L’hôte a encore { $seconds } seconde pour répondre.
   *[other] L’hôte a encore { $seconds } secondes pour répondre.
} Ensuite, appuie sur le bouton.
tabletop-host-already = { $seat } a déjà le rôle d’hôte.
tabletop-host-guest = { $seat } n’a pas de compte et ne peut pas prendre ce rôle. Choisis quelqu’un qui en a un.
tabletop-nobody-else = Personne d’autre ici n’a de compte : le rôle d’hôte ne peut pas passer.
tabletop-who-joins = Dis qui arrive : une « { OPTION("person") } », ou un « { OPTION("name") } » sans compte.
tabletop-asked-already = Ta demande est déjà faite. L’hôte peut te donner une place.
tabletop-ask-gone = C’est déjà réglé, ou retiré.
tabletop-seat-taken = { $seat } y est. Demande une autre place.
tabletop-not-closed = Cette table n’est pas fermée.
tabletop-left-already = Cette place a quitté la partie.
tabletop-no-seat = La table n’a pas cette place.
tabletop-seated-already = Cette personne a déjà une place ici.
tabletop-too-few = { $given ->
    [0] Personne ne joue, c’est trop peu
    [one] Une seule place prise, c’est trop peu
   *[other] { $given } places prises, c’est trop peu
} : ce jeu va de { $low } à { $high }. On peut encore rejoindre dans l’accueil, sans compte aussi.
tabletop-too-many = { $given } places prises, c’est trop : ce jeu va de { $low } à { $high }.
tabletop-bad-name = Ce nom ne convient pas. Choisis-en un de { $low } à { $high } caractères visibles.
tabletop-field-missing = « { $name } » est vide : remplis ce champ.
tabletop-bad-order = Cet ordre ne nomme pas chaque place une fois.
tabletop-newer-first = Une correction attend encore, et elle est plus récente : elle part d’abord.
tabletop-just-undone = Quelqu’un d’autre vient d’annuler quelque chose ici. S’il faut annuler davantage, le bouton dit ce qui vient ensuite.
tabletop-crossed = La manche { $closed } vient d’être comptée, avec ce que quelqu’un d’autre avait saisi pour { $seat }. { $given }, c’est pour la manche { $round } ?
tabletop-crossed-button = { $given } pour la manche { $round }
tabletop-just-recorded = Quelqu’un d’autre vient de noter exactement cela, comme défi { $round }. Y en a-t-il eu un autre ?
tabletop-just-recorded-button = Le noter aussi comme défi { $round }
tabletop-stale = { $link ->
    [none] Ce moment est passé, rien n’a changé.
   *[other] Ce moment est passé, rien n’a changé. La table est ici : { $link }
}
tabletop-not-asked = Rien n’est attendu de cette place pour l’instant.
tabletop-nothing-asked = Rien n’est attendu pour l’instant.
tabletop-nothing-given = Il n’y a encore rien à retirer ni à révéler.
tabletop-nothing-to-undo = Il n’y a encore rien à annuler.
tabletop-no-such-entry = Il n’y a encore rien à corriger dans la manche { $round }.
tabletop-not-of-this-game = Cela appartient à un autre jeu.
tabletop-unreadable = Je n’arrive pas à lire cette table : une autre version de moi l’a écrite, ou elle est abîmée. Rien n’a changé. Son hôte ou quelqu’un de la modération peut la fermer, pour en ouvrir une autre ici. Préviens qui héberge le bot.
tabletop-unreadable-button = Fermer cette table
tabletop-no-such-player = Il n’y a pas de { $given } à cette table. Il y a : { $players }.
tabletop-which-of = Plusieurs personnes répondent à « { $given } » : { $seats }. Écris le nom comme il est là.
tabletop-which-person-of = Plusieurs personnes répondent à « { $given } » : { $players }. Écris le nom entier, ou mentionne la personne.
tabletop-no-round-yet = Aucune manche n’est finie : le premier calcul apparaît après elle.
tabletop-no-such-round = La manche { $given } n’est pas finie. Choisis de 1 à { $high }.
tabletop-no-such-topic = Il n’y a pas de sujet « { $given } ». Choisis dans la liste qui s’ouvre pendant que tu tapes.
tabletop-no-bots = Un bot ne peut pas prendre place.
tabletop-seated-only = Pour donner une place aux autres, il faut d’abord en avoir une à cette table.
tabletop-no-voice = Cela donne une place à tout un salon vocal, donc seulement dans le chat d’un salon vocal. Ici, tout le monde appuie sur Rejoindre.
tabletop-voice-unknown = Je ne vois pas pour l’instant qui est dans ce salon vocal. Réessaie dans un moment ; en attendant, le bouton Rejoindre donne une place.
tabletop-voice-empty = Je ne vois personne dans ce salon vocal. Le bouton Rejoindre donne une place.
tabletop-voice-seated = Tout le monde dans ce salon vocal a déjà une place.
tabletop-picked-seated = Ces personnes ont déjà une place ici.
tabletop-no-room = Plus de place pour { $players } : on joue à { $high } au plus.
tabletop-not-member = Plus sur ce serveur : { $players }. Choisis quelqu’un d’autre, ou ajoute quelqu’un sans compte.
tabletop-bet-first = Choisis d’abord un nombre, puis comment le tirer.
tabletop-contradiction = On ne peut cocher qu’une mise et qu’un changement de pari.
tabletop-not-a-number = « { $given } » n’est pas un nombre entier. Écris par exemple 7 ou −3.
tabletop-servers-only = Cela ne marche que sur un serveur.
tabletop-moderator-only = Seule la gestion du serveur peut choisir cela.
tabletop-button-changed = { $link ->
    [none] Ce bouton n’est plus à jour. Tape { COMMAND("tally", "table") } pour voir la partie d’ici avec les bons.
   *[other] Ce bouton n’est plus à jour. Les bons sont ici : { $link }
}
tabletop-elsewhere = { $link ->
    [none] Ce bouton appartient à une partie d’un autre salon, et ne marche que là-bas.
   *[other] Ce bouton appartient à une partie d’un autre salon, et ne marche que là-bas : { $link }
}
tabletop-elsewhere-direct = Tu ne joues plus dans la partie à laquelle ce bouton appartient : ici, il ne fait plus rien.
tabletop-table-gone = Je ne connais pas la partie à laquelle ce bouton appartient. Tape { COMMAND("tally", "help") } pour voir comment en lancer une.
tabletop-command-changed = Cette commande a changé. Attends une minute, ou relance Discord, et retape-la.
tabletop-barrier = { $barrier ->
    [member] Ce serveur a mes commandes, mais je n’en fais pas partie : je peux te répondre, pas écrire pour tout le monde. Quelqu’un qui gère le serveur m’ajoute avec le bouton.
    [thread] Je ne suis pas dans ce fil privé. Mentionne-moi ici : cela m’y fait entrer.
    [connect] Je n’ai pas le droit d’écrire dans le chat de ce salon vocal. Quelqu’un qui gère le salon me donne « Se connecter », « Voir le salon » et « Envoyer des messages ».
   *[write] Je n’ai pas le droit d’écrire dans ce salon. Quelqu’un qui le gère me donne « Voir le salon » et « Envoyer des messages » (dans un fil : « Envoyer des messages dans les fils »).
}
tabletop-cannot-post = { tabletop-barrier } Ensuite, réessaie.
tabletop-mute = -# Rien de nouveau n’apparaît dans le salon pour l’instant. { tabletop-barrier }
tabletop-add-me = M’ajouter à ce serveur
tabletop-forbidden = Discord ne me le permet pas ici. Vérifie mes permissions dans ce salon : voir le salon, envoyer des messages, intégrer des liens, joindre des fichiers, voir les anciens messages.
tabletop-store = Je n’ai pas pu enregistrer, rien n’a changé. Réessaie dans un instant ; sinon, donne le code { $code }.
tabletop-last-word = Quelque chose a mal tourné, sans que je puisse dire quoi. Regarde la table avant de réessayer.
tabletop-unknown = Je n’ai pas pu enregistrer. Rien n’a changé. Réessaie ; sinon, donne le code { $code }.
tabletop-store-reading = Je n’arrive pas à consulter cela en ce moment. Rien n’a changé. Réessaie dans un instant ; sinon, donne le code { $code }.
tabletop-unknown-reading = Je n’ai pas pu afficher cela. Rien n’a changé. Réessaie ; sinon, donne le code { $code }.
tabletop-failed-after = C’est compté, mais je n’ai pas pu en montrer la suite. Regarde la table ; si cela se répète, donne le code { $code }.
tabletop-nothing-to-correct = Dis quoi changer : un pari, des plis ou un bonus de cette manche.
tabletop-not-there = { $seat } ne jouait pas à la manche { $round } : rien ne s’y saisit.
tabletop-bet-and-tricks-first = { $seat } n’a pas joué la manche { $round }. Saisis d’abord un pari et des plis.
tabletop-ends-earlier = Avec cela, la partie se serait arrêtée après { $game ->
    [skull] le défi { $round }
   *[other] la manche { $round }
}. { $several ->
    [0] Annule d’abord { $game ->
        [skull] le défi { $later }
       *[other] la manche { $later }
    }
   *[other] Annule d’abord ce qui a suivi, { $game ->
        [skull] les défis { $later } à { $last }
       *[other] les manches { $later } à { $last }
    }
}.
tabletop-options-changed = C’est changé, pour toute la partie depuis la première manche. Le salon est prévenu.
tabletop-parts-dropped = Ce qui était saisi pour { $players } dans cette manche ne compte plus, et se demande à nouveau.
tabletop-same = Rien n’a changé : c’était déjà ainsi.
tabletop-nothing-to-export = Rien ne s’est encore joué dans ce salon : il n’y a pas de feuille de score.

## Skyjo, Skull et simples points : ce qui ne va pas
tabletop-cards-unreadable = « { $given } » n’est pas une carte. Elles vont de { $low } à { $high }, un x remplace une carte retirée : 5 1 2 3 / 5 4 6 7 / 5 8 9 10.
tabletop-line-unreadable = « { $given } » est illisible. Commence la ligne par le nom, puis les points : Léa : 12.
tabletop-line-twice = { $seat } y figure deux fois. Garde une seule ligne.
tabletop-lines-missing = Il manque les points de { $seats }. Écris-les, ou un x si la personne n’a pas joué.
tabletop-nothing-to-correct-here = Dis quoi changer dans cette manche.
tabletop-one-hand = Les points ou les douze cartes : saisis l’un des deux.
tabletop-no-hand = Manche { $round } : rien n’est saisi pour { $seat }. Dis combien de points.
tabletop-whose-skull = Dis de qui était le crâne.

## Une partie apportée par une feuille de score
tabletop-imported = { $player } a apporté ici une partie de { $game } par une feuille de score : { $rounds ->
    [0] aucune manche jouée
    [one] une manche jouée
   *[other] { $rounds } manches jouées
}.
tabletop-imported-guests = Sans compte : { $players }. L’hôte saisit pour ces places, ou donne chacune à la bonne personne : { $command }
tabletop-sheet-too-large = Ce fichier est trop gros ({ $given } Kio ; { $high } au plus) : une feuille de score est bien plus petite. Rien n’a été importé.
tabletop-sheet-not-fetched = Ce fichier n’a pas pu être récupéré chez Discord. Rien n’a été importé : réessaie.
tabletop-sheet-refused = Rien n’a été importé. { $reason }
tabletop-no-such-person = Je ne connais personne ici du nom de « { $given } ». Choisis un nom dans la liste qui s’ouvre en tapant, ou mentionne la personne.
tabletop-language-own = Désormais, je t’écris directement en français.
tabletop-spoils-written = Le bonus de ce pli figure déjà dans la manche de { $seat }. Rien n’a été compté deux fois.
tabletop-spoils-moved = Autre chose a été saisi entre-temps pour { $seat } : rien n’a été ajouté. Redemande à l’arbitre pour ce pli.
