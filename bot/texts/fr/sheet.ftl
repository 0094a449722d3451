# La ligne de commande : une feuille de score ou un pli, pour être lus.

sheet-game-skullking = Skull King
sheet-game-skyjo = Skyjo
sheet-game-skull = Skull
sheet-game-ohhell = L’Ascenseur
sheet-game-points = Points
sheet-column-round = Manche
sheet-column-player = Joueur
sheet-column-points = Points
sheet-column-total = Total
sheet-column-discs = Disques
sheet-column-why = Pourquoi
sheet-column-rank = Rang
sheet-standings = Classement
sheet-nothing-played = Aucune manche n’est encore jouée.
sheet-won = Victoire : { $winners }.
sheet-won-together = Victoire partagée : { $winners }.
sheet-next-first = C’est à { $player } de commencer la manche suivante.
sheet-next-dealer = C’est à { $player } de distribuer la manche suivante : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} chacun.

## Ce qui ne se lit pas du tout
sheet-file-missing = Le fichier « { $path } » n’existe pas. Vérifie le chemin.
sheet-file-unreadable = Le fichier « { $path } » ne se lit pas. Est-ce bien un fichier, et as-tu le droit de le lire ?
sheet-no-input = Il n’y a rien à lire sur l’entrée standard. Nomme un fichier, ou donnes-en un.
sheet-too-large = Le fichier est trop gros pour une feuille : plus de { $high } Mo.
sheet-too-much = C’est bien plus que ce que contient une feuille : { $rounds } manches de { $players } joueurs au plus.
sheet-cannot-print = La réponse ne s’écrit pas sur la sortie standard. Est-elle fermée, ou le disque plein ?
sheet-not-utf8 = La feuille n’est pas écrite en UTF-8 (octet { $at }). Enregistre-la de nouveau en UTF-8.
sheet-not-json = La feuille n’est pas du JSON : quelque chose ne va pas à la ligne { $line }, colonne { $column }.
sheet-key-twice = La clé « { $key } » figure deux fois dans un même objet. Garde l’une des deux.
sheet-no-number = { $given } n’est pas un nombre qu’une feuille peut porter.
sheet-too-deep = La feuille est trop imbriquée pour en être une.
sheet-number-too-long = Un nombre de la feuille est bien trop long.
