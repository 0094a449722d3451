# Ce que les règles interdisent : ce qui ne va pas, où, que faire.
# Les identifiants sont les codes des règles ; les places deviennent des noms.

# L'endroit : la manche 0 est la feuille de score entière
error-at = { $round ->
    [0] Feuille
   *[other] Manche { $round }
}
error-later = Une saisie plus récente deviendrait impossible. { $sentence } Corrige-la ou annule-la d’abord.
error-in-round = Manche { $sheet_round } : { $sentence }
error-seat = joueur { $number }
# Dit d'une valeur à qui il ne manque que de perdre ses guillemets
error-quoted = { $quoted ->
    [1] { " " }C’est écrit comme un texte : enlève les guillemets.
   *[0] { "" }
}

## La table
error-too-few-seats = { $given ->
    [0] Aucun joueur, ce n’est pas assez
    [one] Un seul joueur, ce n’est pas assez
   *[other] { $given } joueurs, ce n’est pas assez
} : ce jeu se joue de { $low } à { $high }.
error-too-many-seats = { $given } joueurs, c’est trop : ce jeu se joue de { $low } à { $high }.
error-no-such-seat = La table n’a pas de place avec ce numéro ({ $given }).
error-seats-do-not-match = { $given ->
    [one] { $given } valeur
   *[other] { $given } valeurs
} pour { $wanted } places : il en faut une par place.
error-seat-left = Manche { $round } : { $seat } ne joue plus. Il faut d’abord reprendre la place.
error-already-left = { $seat } ne joue déjà plus.
error-not-left = { $seat } joue encore.
error-too-few-left = Il resterait moins de { $low } joueurs. Termine plutôt la partie.
error-no-late-seat = On ne rejoint pas une partie de Skull déjà commencée : chacun y débute avec quatre disques. Reprends une place, ou attends la prochaine partie.
error-joined-first = Aucune manche n’est finie : une nouvelle place commence à 0, pas à { $given }.
error-joined-out-of-range = Une nouvelle place commence avec { $low } à { $high } points, pas { $given }.
error-joined-past-end = Avec { $given } points, la nouvelle place finirait aussitôt la partie, qui se joue en { $high }. Donne-lui-en moins.
error-joined-in-the-midst = On n’ajoute une place qu’entre deux manches : finissez d’abord la manche { $round }.
error-game-over = La partie est finie : plus rien ne s’y ajoute. Annule, corrige, ou lance une revanche.
error-no-such-round = La manche { $given } n’est pas jouée. { $high ->
    [0] Aucune manche n’est encore finie.
    [one] Seule la manche { $high } est finie.
   *[other] Choisis de { $low } à { $high }.
}

## Options
error-option-unknown = L’option « { $given } » n’existe pas. Les options sont : { $choices }.
error-option-none = L’option « { $given } » n’existe pas : ce jeu n’en a aucune.
error-option-name = Le nom de jeu « { $given } » ne convient pas. Choisis une seule ligne de { $high } caractères au plus.
error-option-threshold = Le seuil « { $given } » ne convient pas. Choisis un nombre entier de { $low } à { $high }.{ error-quoted }
error-option-round-count = Le nombre de manches « { $given } » ne convient pas. Choisis un nombre entier de { $low } à { $high }.{ error-quoted }

## Points d'une manche
error-points-out-of-range = Manche { $round }, { $seat } : { $given } points, c’est impossible à saisir. Choisis de { $low } à { $high }.
error-nobody-scored = Manche { $round } : personne n’a de points. Saisis ceux d’un joueur au moins.

## Skyjo
error-score-out-of-range = Manche { $round }, { $seat } : { $given } points, c’est impossible. Douze cartes font de { $low } à { $high } avant d’être doublées.
error-score-unlikely = Manche { $round }, { $seat } : { $given } points, c’est peu vraisemblable ; on fait de { $low } à { $high }. Reste-t-il une colonne de trois cartes égales ?
error-grid-shape = Manche { $round }, { $seat } : ce n’est pas une grille. Saisis { $rows } lignes de { $columns } cartes.
error-card-out-of-range = Manche { $round }, { $seat } : la carte { $given } n’existe pas. Les cartes vont de { $low } à { $high }.
error-column-half-removed = Manche { $round }, { $seat } : la colonne { $column } n’est défaussée qu’en partie. Une colonne part entière ou pas du tout.
error-finisher-is-tables = { $seat } ne peut pas le dire à son nom : qui a terminé la manche se dit pour toute la table.
error-no-finisher = Manche { $round } : qui l’a terminée ? C’est qui a eu en premier toutes ses cartes visibles.
error-two-finishers = Manche { $round } : { $seat } et { $other } l’auraient tous deux terminée. Seule la première fois compte : l’autre est à corriger.

## Skull
error-one-challenge = Défi { $round } : { $given ->
    [0] rien n’est saisi
    [one] une saisie est arrivée
   *[other] { $given } saisies sont arrivées ensemble
}. Saisis un seul défi à la fois.
error-challenger-out = Défi { $round } : { $seat } n’est plus en jeu et ne peut pas être challenger. Nomme qui a gardé l’enchère.
error-skull-out = Défi { $round } : { $seat } n’est plus en jeu et n’a pas de crâne à retourner. Nomme à qui était le crâne.
error-bid-beyond-discs = Défi { $round }, { $seat } : une annonce de { $given }, c’est impossible. { $high } disques sont en jeu : choisis de { $low } à { $high }.
error-next-missing = Défi { $round } : { $seat } s’élimine avec son propre crâne et désigne qui commence. Dis qui.
error-next-out = Défi { $round } : { $seat } désigne { $other }, qui n’est plus en jeu. Désigne quelqu’un en jeu.
error-next-wrong = Défi { $round } : d’après la règle, c’est à { $seat } de commencer, pas à { $other }. Ne le précise pas.
error-next-after-end = Défi { $round } : la partie s’arrête là, { $other } ne peut pas commencer. Ne le précise pas.

## Feuilles de score
error-sheet-unknown-game = Feuille : le jeu « { $given } » n’existe pas. Les jeux sont : { $choices }.
error-sheet-not-a-name = Feuille : { $given } n’est pas un nom de joueur. Écris chaque nom comme un texte d’une ligne.
error-sheet-name-too-long = Feuille : le nom « { $given } » est trop long. Un nom a { $high } caractères au plus.
error-sheet-too-many-rounds = Feuille : { $given } manches, c’est trop. Une partie en a { $high } au plus.
error-sheet-list-too-long = { error-at }, « { $key } » : une liste de { $given }, c’est trop. Elle en contient { $high } au plus.
error-sheet-name-twice = Feuille : deux joueurs s’appellent « { $given } ». Distingue-les.
error-sheet-two-firsts = Feuille : « dealer » et « first » disent la même chose. Garde l’un des deux.
error-sheet-unknown-player = { error-at }, « { $key } » : « { $given } » n’est pas un joueur de cette feuille. Vérifie le nom.
error-sheet-not-joined = { error-at }, « { $key } » : { $seat } n’arrive que plus tard. Enlève ce nom, ou fais-le arriver plus tôt.
error-sheet-joined-already = { error-at }, « joined » : { $seat } a déjà une place. Enlève ce nom.
error-sheet-joined-order = { error-at }, « joined » : { $seat } vient avant dans « players ». Mets ceux qui arrivent à la fin, dans l’ordre de leur arrivée.
error-sheet-unknown-key = { error-at } : « { $key } » est inconnu ici. On y connaît : { $choices }.
error-sheet-player-unknown-key = { error-at }, { $seat }, « { $key } » : « { $given } » est inconnu ici. On y connaît : { $choices }.
error-sheet-beside-course = { error-at } : « { $key } » se trouve à côté de « course », qui le dit aussi. Garde l’un des deux.
error-sheet-key-missing = { error-at } : « { $key } » manque. Ajoute-le.
error-sheet-player-key-missing = { error-at }, { $seat } : « { $key } » manque. Ajoute-le.
error-sheet-itself-not-object = Une feuille est un objet JSON, entre accolades : { $given } se trouve à sa place.
error-sheet-not-object = { error-at }, « { $key } » : { $given } se trouve à la place d’un objet entre accolades.
error-sheet-player-not-object = { error-at }, { $seat }, « { $key } » : { $given } se trouve à la place d’un objet entre accolades.
error-sheet-not-list = { error-at }, « { $key } » : { $given } se trouve à la place d’une liste entre crochets.
error-sheet-player-not-list = { error-at }, { $seat }, « { $key } » : { $given } se trouve à la place d’une liste entre crochets.
error-sheet-player-twice = { error-at }, « { $key } » : { $seat } y figure deux fois. N’en garde qu’une.
error-sheet-not-whole = { error-at }, « { $key } » : { $given } n’est pas un nombre entier.{ error-quoted }
error-sheet-player-not-whole = { error-at }, { $seat }, « { $key } » : { $given } n’est pas un nombre entier.{ error-quoted }
error-sheet-number-too-large = { error-at }, « { $key } » : { $given } est hors limites. Les nombres vont de { $low } à { $high }.
error-sheet-player-number-too-large = { error-at }, { $seat }, « { $key } » : { $given } est hors limites. Les nombres vont de { $low } à { $high }.
error-sheet-not-flag = { error-at }, « { $key } » : { $given } n’est ni true ni false.{ error-quoted }
error-sheet-player-not-flag = { error-at }, { $seat }, « { $key } » : { $given } n’est ni true ni false.{ error-quoted }
error-sheet-value-missing = { error-at }, { $seat } : rien dans « { $key } ». Saisis un nombre, ou nomme le joueur dans « out ».
error-sheet-value-twice = { error-at }, { $seat } : un total et une grille. Garde l’un des deux.
error-sheet-out-scored = { error-at }, { $seat } : hors de cette manche, et pourtant une valeur est saisie. Garde l’un des deux.
error-sheet-round-after-end = Manche { $round } : la partie était déjà finie. Retire-la.
error-sheet-skull-of-won = Défi { $round } : { $seat } l’a réussi, aucun crâne n’a donc été retourné. Retire « skull ».

## Skull King : options
error-option-choice = « { $given } » ne convient pas pour « { $option } ». Choisis parmi : { $choices }.
error-option-yes-no = « { $given } » ne convient pas pour « { $option } ». C’est true ou false.{ error-quoted }
error-option-rounds = Les manches « { $given } » sont inconnues. Choisis { $choices }, ou donne la liste des cartes de chaque manche, de { $low } à { $high }, comme 1,3,5.
error-option-rounds-number = Une partie de { $given ->
    [one] { $given } manche
   *[other] { $given } manches
}, c’est impossible. Donnes-en de { $low } à { $high }.

## Skull King : une manche
error-not-now = Manche { $round } : { $wanted ->
    [bids] les paris d’abord. Saisis-les.
   *[tricks] les paris sont déjà révélés. Saisis les plis maintenant.
}
error-nothing-to-share = Manche { $round } : aucune victoire à partager maintenant. C’est possible tant que la première place est à égalité, avant les paris de la manche en plus.
error-not-for-a-seat = Manche { $round } : ce n’est pas à cette place de le dire. Les plis perdus se disent pour la table, le reste pour un seul joueur.
error-cards-out-of-range = Manche { $round } : { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
} chacun, c’est impossible. Choisis de { $low } à { $high }.
error-bid-out-of-range = Manche { $round }, { $seat } : un pari de { $given }, c’est impossible. Choisis de { $low } à { $high }.
error-cannonball-off = Manche { $round }, { $seat } : pas de boulet de canon ici. Il va avec les scores selon Rascal.
error-nobody-bid = Manche { $round } : personne n’a parié. Il faut au moins un pari.
error-stands-out = Manche { $round }, { $seat } : hors de cette manche, faute de pari. Rien d’autre ne se saisit.
error-declarations-missing = Manche { $round } : rien de déclaré par { $seats }. Quiconque a parié doit déclarer ses plis.
error-tricks-out-of-range = Manche { $round }, { $seat } : remporter { $given ->
    [one] { $given } pli
   *[other] { $given } plis
}, c’est impossible. Choisis de { $low } à { $high }.
error-lost-out-of-range = Manche { $round } : { $given ->
    [one] { $given } pli perdu
   *[other] { $given } plis perdus
}, c’est impossible. { $high ->
    [0] On joue ici sans Kraken ni Baleine blanche.
   *[other] Kraken et Baleine blanche en perdent { $high } au plus ici.
}
error-tricks-do-not-add-up = Manche { $round } : { $lost ->
    [0] { $declared ->
        [one] { $declared } pli déclaré
       *[other] { $declared } plis déclarés
    }
   *[other] { $declared ->
        [one] { $declared } pli déclaré
       *[other] { $declared } plis déclarés
    } et { $lost ->
        [one] { $lost } perdu
       *[other] { $lost } perdus
    }
} pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : { $who }. Qui corrige ?
error-wager-unknown = Manche { $round }, { $seat } : la mise de Rascal ne peut pas être { $given }. Choisis parmi : { $choices }.
error-wager-without-trick = Manche { $round }, { $seat } : aucun pli, donc pas de mise de { $given }. Le pouvoir de Rascal demande un pli remporté avec lui.
error-bid-change-unknown = Manche { $round }, { $seat } : Harry ne peut pas changer un pari de { $given }. Choisis de { $low } à { $high }.
error-bid-change-without-trick = Manche { $round }, { $seat } : aucun pli, donc pas de pari changé de { $given }. Le pouvoir de Harry demande un pli remporté avec lui.
error-bid-change-out-of-range = Manche { $round }, { $seat } : un pari de { $bid } changé de { $given } sort de { $low } à { $high }. Change-le autrement.
error-bonus-name = { $bonus ->
    [fourteens] 14 de couleur
    [black_fourteen] 14 noir
    [mermaids] Sirènes capturées
    [pirates] Pirates capturés
   *[skull_king] Skull King capturé
}
error-bonus-negative = Manche { $round }, { $seat }, { error-bonus-name } : { $given } est sous { $low }. Compte les cartes.
error-bonus-too-many = Manche { $round }, { $seat }, { error-bonus-name } : { $given }, c’est plus que les { $high } cartes de la boîte. Compte les cartes.
error-other-out-of-range = Manche { $round }, { $seat } : un bonus maison de { $given }, c’est impossible. Choisis de { $low } à { $high }.
error-bonus-without-trick = Manche { $round }, { $seat }, { error-bonus-name } : aucun pli, donc pas de bonus ({ $given }). Corrige les plis ou le bonus.
error-loot-off = Manche { $round }, { $seat } : cette table joue sans Butin. Retire l’alliance.
error-loot-with-oneself = Manche { $round }, { $seat } : on ne s’allie pas avec soi-même. Nomme qui a remporté le pli du Butin.
error-loot-ally-unknown = Manche { $round }, { $seat } : { $ally } ne joue pas cette manche. Nomme qui a remporté le pli du Butin.
error-loot-ally-without-trick = Manche { $round }, { $seat } : { $ally } n’a aucun pli, donc pas de Butin. Qui a remporté ce pli ?
error-loot-unconfirmed = Manche { $round } : selon { $seat }, le pli du Butin est à { $ally }. Confirmation par { $ally } ou par l’hôte ; si c’est faux, c’est à { $seat } de corriger sa déclaration.
error-need-oneself = Manche { $round } : { $seat } ne peut pas dépasser { $seat }. Nomme quelqu’un d’autre.

## Skull King : plus que le jeu n'en contient (permis par les règles maison)
error-more-than-the-deck = Manche { $round }, { $seats } : { $given } × { $card ->
    [fourteens] 14 de couleur
    [black_fourteen] 14 noir
    [mermaids] Sirène capturée
    [pirates] Pirate capturé
    [loot] Butin joué
    [rascal] mise de Rascal
   *[harry] pari changé par Harry
}, le jeu en permet { $high }. À corriger, sauf avec des règles maison.
error-one-skull-king = Manche { $round }, { $seats } : il n’y a qu’un Skull King. Il capture pour un seul joueur, ou se fait capturer une fois.
error-more-than-a-trick = Manche { $round }, { $seat } : un pli ne peut pas contenir { $given } Pirates avec le Skull King, { $high } au plus. À corriger, sauf avec des règles maison.
error-bonuses-need-tricks = Manche { $round }, { $seat } : ces bonus demandent { $needed } plis, il y en a { $tricks }. À corriger, sauf avec des règles maison.
error-loot-needs-tricks = Manche { $round }, { $seat } : { $ally } aurait pris { $needed } plis avec Butin, sur { $tricks } en tout. À corriger, sauf avec des règles maison.

## L'arbitre
error-card-unknown = « { $given } » n’est pas une carte. Écris par exemple 14 noir, pirate, tigresse fuite.
error-card-number-missing = Il manque à « { $given } » son numéro, de { $low } à { $high }.
error-card-number-unknown = « { $given } » n’est pas une carte. Les numéros vont de { $low } à { $high }.
error-card-ambiguous = « { $given } » peut désigner plusieurs cartes. Laquelle : { $choices } ?
error-trick-empty = Il n’y a aucune carte dans ce pli. Nomme celles jouées, dans l’ordre.
error-trick-too-many-cards = { $given } cartes, c’est trop pour un pli : { $high } au plus.
error-trick-same-player = { $seat } a joué { $given } cartes dans ce pli. Chacun en joue une.
error-trick-too-many-of-card = { $card } : { $given } fois dans un pli, c’est impossible. Le jeu n’en a que { $high }.
error-trick-number-unknown = { $card } n’est pas dans la première édition : ses numéros vont jusqu’à { $high }.
error-sheet-player-missing = { error-at }, { $seat } : rien dans « { $key } ». Ajoute-le, ou nomme le joueur dans « out ».
error-sheet-not-a-pair = { error-at }, « { $key } » : { $given ->
    [0] aucun nom
    [one] un nom
   *[other] { $given } noms
} au lieu de deux, qui a joué le Butin et qui a remporté le pli.

error-trick-not-a-play = { $given } ne dit pas qui a joué quoi. Il faut une paire : qui a joué, et la carte.
