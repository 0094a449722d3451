# Les règles en bref, par sujet. Les nombres viennent des constantes qui font les scores.

rules-of = { $game }, règles : chapitre { $place } sur { $places }
rules-another = Un autre chapitre …

## Skull King

rules-skullking-aim-title = Le but
rules-skullking-aim =
    Un pli, c’est un tour de table : chacun joue une carte et la plus forte prend tout. Avant chaque manche, tu paries le nombre de plis que tu vas remporter. Un pari juste rapporte des points, un pari raté en coûte.
    Après la dernière manche ({ $rounds } d’ordinaire), le plus grand total gagne. On joue de { $fewest } à { $most }.
rules-skullking-setup-title = La mise en place
rules-skullking-setup =
    Mélangez tout et distribuez une carte à la manche 1, deux à la manche 2, et ainsi de suite jusqu’à { $last }.
    Pour une première partie, laissez les cartes avancées dans la boîte. Sauf autre choix dans les options, Kraken et Baleine blanche en sont à partir de { $leviathans } joueurs, le Butin toujours.
    À { $eight }, personne n’a jamais plus de { $eight_cards } cartes : les dernières manches restent à { $eight_cards }.
    À deux, on joue contre le fantôme de Barbe Grise : voir ce sujet.
rules-skullking-round-title = Une manche
rules-skullking-round =
    Regarde tes cartes et parie en secret : appuie sur « Mon pari » ou réponds à mon message privé. Quand tout le monde l’a fait, les paris se montrent d’un coup : Yo-ho-ho !
    La place à gauche du donneur commence le premier pli, puis qui remporte un pli commence le suivant. Il y a autant de plis que de cartes en main.
    Ensuite chacun déclare ses plis et ses bonus, et la donne passe à gauche.
rules-skullking-bet-title = Le pari
rules-skullking-bet =
    Parie de 0 au nombre de cartes que tu as en main. Tu peux changer jusqu’à la révélation, puis le pari tient pour la manche.
    Le total des paris peut dépasser le nombre de cartes ou rester en dessous : c’est tout le sel d’une manche.
rules-skullking-trick-title = Un pli
rules-skullking-trick =
    Les cartes numérotées sont vertes, jaunes, violettes ou noires. La première carte numérotée fixe la couleur ; si tu as cette couleur, tu en joues une, ou une carte spéciale.
    La plus haute de la couleur gagne, mais le noir est l’atout : toute carte noire bat les trois autres couleurs.
    Si un personnage commence (Pirate, Sirène, Skull King, Tigresse en Pirate), aucune couleur n’est à suivre dans ce pli.
rules-skullking-special-title = Les cartes spéciales
rules-skullking-special =
    Une carte spéciale se joue toujours, quelle que soit la couleur.
    - Fuite : perd. S’il n’y a que des Fuites, la première gagne.
    - Pirate : bat toutes les cartes numérotées. Entre Pirates, le premier gagne.
    - Tigresse : Pirate ou Fuite, selon ce que tu annonces.
    - Sirène : bat les cartes numérotées et le Skull King, perd contre les Pirates.
    - Skull King : bat les Pirates et les cartes numérotées.
    - Pirate, Skull King et Sirène dans le même pli : la Sirène gagne.
rules-skullking-kraken-title = Le Kraken
rules-skullking-kraken =
    Personne ne remporte le pli : ses cartes sont perdues, avec tout ce qu’elles auraient rapporté. Il y a donc un pli de moins à prendre : touche « Kraken ».
    Qui aurait gagné commence le pli suivant.
    Avec une Baleine blanche dans le même pli, la seconde posée agit et l’autre devient une Fuite.
rules-skullking-whale-title = La Baleine blanche
rules-skullking-whale =
    Les cartes spéciales du pli perdent leur pouvoir. Le plus grand nombre gagne, quelle que soit sa couleur : le noir n’est plus atout. À égalité, le premier posé.
    Les 14 du pli comptent, les captures non.
    Sans carte numérotée, personne ne gagne le pli : touche « Baleine blanche ». Qui a posé la Baleine commence.
rules-skullking-loot-title = Le Butin
rules-skullking-loot =
    Un Butin se joue comme une Fuite. Il allie qui l’a joué et qui remporte le pli : si les deux paris sont justes, chacun marque { $loot } points. Si l’un des deux rate, aucun n’a rien.
    Pas d’alliance si le Kraken prend le pli, ni si tu le remportes toi-même.
    Il y a { $loots } Butins ; chacun fait sa propre alliance.
rules-skullking-pirates-title = Rascal, Harry et les autres Pirates
rules-skullking-pirates =
    Qui remporte un pli avec l’un de ces Pirates peut se servir aussitôt de son pouvoir. Deux d’entre eux touchent au score :
    - Rascal le Flambeur : mise 0, { $wager } ou { $wager_high } points. Gagnés si ton pari est juste, perdus sinon.
    - Harry le Géant : change ton pari d’un pli, en plus ou en moins, ou garde-le. C’est le nouveau pari qui compte.
    - Rosie la Douce choisit qui commence ensuite, Will le Bandit pioche et défausse deux cartes, Juanita Jade regarde les cartes non distribuées.
rules-skullking-count-title = Le décompte
rules-skullking-count =
    - Pari d’un pli ou plus, juste : { $trick } points par pli.
    - Raté : −{ $miss } par pli d’écart, en trop comme en moins. Les plis eux-mêmes ne rapportent rien.
    - Pari de 0 tenu : { $zero } par carte distribuée dans la manche. Raté : autant de perdu, quel que soit le nombre de plis.
    Les bonus, sur un pari juste seulement :
    - { $fourteen } par 14 vert, jaune ou violet remporté, { $black } pour le noir
    - { $mermaid } par Sirène prise par ton Pirate
    - { $pirate } par Pirate pris par ton Skull King
    - { $king } pour le Skull King pris par ta Sirène
rules-skullking-example-title = Un exemple
rules-skullking-example =
    Manche { $example_cards }, { $example_cards } cartes chacun, un pli perdu à cause du Kraken.
    - Léa parie 2 et remporte 2 plis, dont un avec le 14 noir : 2 × { $trick } + { $black } = { $example_exact }.
    - Tom parie 0 et en remporte un : −{ $zero } × { $example_cards } = −{ $example_zero }.
    - Camille parie 3 et en remporte un : écart de 2, donc −{ $example_miss }.
rules-skullking-rascal-title = Les scores selon Rascal
rules-skullking-rascal =
    Une façon officielle de compter où tous les paris jouent pour autant de points : { $hit } par carte distribuée.
    - Coup direct (juste) : tout, avec tous les bonus.
    - Frappe à revers (écart d’un pli) : la moitié, { $glancing } par carte, et la moitié des bonus.
    - Échec cuisant (écart de deux ou plus) : rien.
    À côté du pari, tu choisis en secret la chevrotine (ce qui précède) ou le boulet de canon : { $cannon } par carte si le pari est juste, rien sinon. Butin et mise de Rascal ne sont jamais divisés.
rules-skullking-modes-title = Parties plus courtes, autres parties
rules-skullking-modes =
    Le nombre de cartes des manches peut suivre un autre plan :
    - Pas d’impair : { $even_keeled }
    - Prêt au combat : { $skip_to_the_brawl }
    - Attaque éclair : { $swift_n_salty }
    - Tir de barrage : { $broadside }
    - Tourbillon : { $whirlpool }
    - L’heure du dodo : { $bedtime }
    Ou écris ta propre liste au début, par exemple 1,3,5.
rules-skullking-end-title = La fin
rules-skullking-end =
    Après la dernière manche, le plus grand total gagne. En cas d’égalité en tête, on joue une manche de plus, avec autant de cartes que la dernière, et encore tant que l’égalité dure. L’hôte peut aussi faire partager la victoire.
rules-skullking-two-title = À deux joueurs
rules-skullking-two =
    Distribuez { $hands } mains : la troisième est au fantôme de Barbe Grise. Il ne parie pas et ne marque pas.
    Il joue toujours en deuxième, la carte du dessus de sa pile, sans suivre la couleur. Sa Tigresse est une Fuite.
    Les plis qu’il remporte sont perdus avec leurs bonus : à vous deux, vous pouvez donc déclarer moins de plis que de cartes.
rules-skullking-traps-title = Les pièges des débuts
rules-skullking-traps =
    - Oublier qu’une carte spéciale se joue toujours, même avec la couleur en main.
    - Compter des bonus sur un pari raté.
    - Multiplier un 0 raté par les plis remportés : ce sont les cartes distribuées qui comptent.
    - Prendre le numéro de la manche au lieu des cartes distribuées.
    - Parier 0 avec une main pleine de Fuites : si tout le monde en joue une, la première gagne.
rules-skullking-questions-title = Questions fréquentes
rules-skullking-questions =
    { "**" }Faut-il que le Skull King soit joué après les Pirates ?** Non, il prend tous les Pirates du pli.
    { "**" }40 ou 50 pour le Skull King ?** { $king } depuis 2021, { $king_before } dans les boîtes d’avant : l’édition est une option.
    { "**" }Une Tigresse jouée en Fuite compte-t-elle pour le Skull King ?** Non.
    { "**" }Un 14 que j’ai joué et gagné moi-même ?** Il compte.
    { "**" }Un seul des deux alliés du Butin a tenu son pari ?** Aucun n’a rien.
    { "**" }Qui commence après le Kraken ?** Qui aurait remporté le pli.
    { "**" }Qui gagne ce pli ?** Demande avec /skullking trick.

## Skyjo

rules-skyjo-aim-title = Le but
rules-skyjo-aim = Avoir le moins de points possible. Tu échanges les cartes de ta grille contre de meilleures et tu choisis le moment de terminer la manche. On joue de { $fewest } à { $most }.
rules-skyjo-setup-title = La mise en place
rules-skyjo-setup =
    Chacun reçoit { $cards } cartes face cachée, en { $rows } rangées de { $columns }, et en retourne deux au choix. La plus grande somme de ces deux cartes commence.
    Le reste forme la pioche ; on en retourne une à côté pour la défausse. Aux manches suivantes, qui a terminé la précédente commence.
rules-skyjo-turn-title = Ton tour
rules-skyjo-turn =
    Prends la carte du dessus de la défausse et échange-la contre une carte de ta grille. Ou pioche : échange la carte, ou défausse-la et retourne une de tes cartes cachées.
    Dès que quelqu’un a toutes ses cartes face visible, les autres jouent encore un tour. Puis on retourne tout.
rules-skyjo-columns-title = Les colonnes
rules-skyjo-columns =
    { $rows } cartes égales et visibles dans une colonne : la colonne entière est défaussée aussitôt et ne compte plus. C’est vrai aussi des cartes négatives, et des colonnes complétées seulement quand on retourne les dernières cartes. Les rangées ne comptent jamais.
rules-skyjo-count-title = Le décompte
rules-skyjo-count =
    Chacun additionne les cartes qui restent ; elles vont de { $low } à { $high }.
    Qui a terminé la manche voit ses points multipliés par { $factor }, à moins d’avoir, sans égalité, le plus petit total. 0 et les points négatifs ne sont jamais doublés.
    Saisis le total avant doublement, ou les { $cards } cartes : colonnes et doublement se calculent alors ici.
rules-skyjo-example-title = Un exemple
rules-skyjo-example =
    Léa termine la manche avec { $example }, Tom a 24, Camille a { $example } aussi. Léa n’est pas seule au plus bas : on lui écrit { $example_doubled } ; Camille garde { $example }.
rules-skyjo-end-title = La fin
rules-skyjo-end = La partie s’arrête après la manche où quelqu’un atteint { $threshold } points ou plus, doublement compris. Le plus petit total gagne ; les totaux égaux gagnent ensemble.
rules-skyjo-variants-title = Les variantes
rules-skyjo-variants = Le seuil peut être { $short } pour une partie courte, { $threshold } comme dans la règle, { $long } pour une longue, ou le nombre de ton choix au début.
rules-skyjo-traps-title = Les pièges des débuts
rules-skyjo-traps =
    - Terminer la manche quand quelqu’un a aussi peu de points : une égalité double aussi.
    - Oublier de retirer une colonne complétée par les dernières cartes retournées.
    - Retirer des rangées : seules les colonnes partent.
    - Continuer à { $threshold } tout juste : la partie est finie.
rules-skyjo-questions-title = Questions fréquentes
rules-skyjo-questions =
    { "**" }Quand les points doublent-ils ?** Quand tu termines la manche sans avoir, sans égalité, le plus petit total.
    { "**" }J’ai terminé avec −4, quelqu’un a −5 ?** Tu gardes −4 : les points négatifs ne doublent jamais.
    { "**" }Puis-je garder trois −2 dans une colonne ?** Non, elle doit partir.
    { "**" }Deux personnes ont terminé ?** Seule la première a terminé la manche.

## Skull

rules-skull-aim-title = Le but
rules-skull-aim = Réussir { $wins } défis, ou rester seul en jeu. On joue de { $fewest } à { $most }.
rules-skull-setup-title = La mise en place
rules-skull-setup = Chacun a un tapis et { $discs } disques : { $flowers } fleurs et un crâne. Commence qui a offert des fleurs, ou un crâne, le plus récemment.
rules-skull-discs-title = Poser les disques
rules-skull-discs =
    D’abord chacun pose un disque face cachée sur son tapis, qui commence en dernier. Puis, dans le sens horaire, tu en poses un autre par-dessus, ou tu lances un défi. Sans disque en main, tu dois en lancer un.
rules-skull-challenge-title = Le défi
rules-skull-challenge =
    Annonce combien de disques tu retourneras sans tomber sur un crâne : au moins un, au plus tous les disques posés. On ne pose plus rien.
    À tour de rôle, les autres surenchérissent ou passent pour de bon. Qui reste en dernier est le challenger. Qui annonce tous les disques les retourne aussitôt.
rules-skull-flip-title = Retourner les disques
rules-skull-flip = Le challenger retourne les disques un par un : d’abord tous les siens, puis ceux des autres dans l’ordre de son choix, toujours celui du dessus d’un tapis.
rules-skull-result-title = Réussite ou échec
rules-skull-result =
    Rien que des fleurs : le défi est réussi et le tapis se retourne.
    Un crâne, même le tien : arrête-toi et perds un disque pour de bon. Sur ton crâne, tu le choisis en secret ; sur celui d’un autre, son propriétaire le tire au hasard. Personne d’autre ne sait lequel, et nous ne le demandons jamais.
    Sans disque, c’est l’élimination.
rules-skull-next-title = Qui commence ensuite
rules-skull-next = Le challenger commence, réussite ou échec. S’il est éliminé : le propriétaire du crâne. Si c’était son propre crâne : la personne qu’il désigne.
rules-skull-example-title = Un exemple
rules-skull-example =
    Léa annonce 4 et retourne ses 2 disques, puis 2 fleurs chez Tom : réussi, son tapis se retourne. Plus tard elle annonce 5 et tombe sur le crâne de Camille : Camille lui tire un disque. Puis Léa réussit un défi de 3 : son deuxième, et la partie.
rules-skull-end-title = La fin
rules-skull-end = La partie s’arrête au défi numéro { $wins } réussi par quelqu’un, ou quand il ne reste qu’une personne en jeu, qui gagne quels que soient les défis.
rules-skull-traps-title = Les pièges des débuts
rules-skull-traps =
    - Compter la réussite à qui a lancé le défi : seule la dernière enchère le joue.
    - Retourner les disques restants pour voir : jamais.
    - Montrer le disque perdu : jamais.
    - Le rendre à la manche suivante : il est perdu pour de bon.
rules-skull-questions-title = Questions fréquentes
rules-skull-questions =
    { "**" }Sur mon propre crâne, je perds un disque ?** Oui, celui que tu choisis.
    { "**" }Qui commence après un échec ?** Le challenger, tant qu’il est en jeu.
    { "**" }Qui reste en dernier sans une seule réussite ?** Gagne la partie.

## Points

rules-points-aim-title = Le but
rules-points-aim = Compter n’importe quel jeu : après chaque manche, chacun saisit ses points. Au choix, le plus grand ou le plus petit total gagne.
rules-points-round-title = Une manche
rules-points-round = Saisis tes points de la manche, négatifs compris. Quand tout le monde l’a fait, la manche se compte et la suivante s’ouvre.
rules-points-end-title = La fin
rules-points-end = La partie s’arrête après le nombre de manches choisi, ou après la manche où quelqu’un atteint le seuil. Sans l’un ni l’autre, ferme la table quand vous avez fini.
