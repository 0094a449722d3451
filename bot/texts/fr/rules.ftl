# Les règles en bref, par sujet. Les nombres viennent des constantes qui font les scores.

rules-of = { $game }, règles : chapitre { $place } sur { $places }
rules-another = Un autre chapitre …
rules-chapters = Tous les chapitres …
rules-minute = { $game } en une minute

## Skull King

rules-skullking-minute =
    - Avant chaque manche, parie en secret le nombre de plis que tu vas remporter ; tous les paris se révèlent d’un coup.
    - Fournis la première couleur si tu en as. Le noir bat les autres couleurs, et une carte spéciale se joue toujours.
    - Un pari juste rapporte { $trick } points par pli, plus les bonus. Un pari raté coûte { $miss } par pli d’écart.
    - Un pari de 0 rapporte ou coûte { $zero } points par carte distribuée.
    - Après la dernière manche ({ $rounds } d’ordinaire), le plus grand total gagne.
rules-skullking-aim-title = Le but
rules-skullking-aim =
    Un pli, c’est un tour de table : chacun joue une carte et la plus forte l’emporte. Avant chaque manche, tu paries le nombre exact de plis que tu vas remporter. Un pari juste rapporte des points, un pari raté en fait perdre.
    Après la dernière manche ({ $rounds } d’ordinaire), le plus grand total gagne. De { $fewest } à { $most } joueurs.
rules-skullking-setup-title = La mise en place
rules-skullking-setup =
    On mélange tout et on distribue une carte à la manche 1, deux à la manche 2, et ainsi de suite jusqu’à { $last }.
    Le paquet : quatre couleurs de { $low } à { $high }, { $escapes } Fuites, { $pirates } Pirates, { $mermaids } Sirènes, une Tigresse et le Skull King ; en plus, { $loots } Butins, un Kraken et une Baleine blanche.
    Pour une première partie, laissez les cartes et les modes avancés dans la boîte. Sauf autre choix dans les options, on joue le Kraken et la Baleine blanche à partir de { $leviathans } joueurs, le Butin toujours.
    À { $eight } joueurs, personne n’a jamais plus de { $eight_cards } cartes : les dernières manches restent à { $eight_cards }.
    À deux, on joue contre le fantôme de Barbe Grise : voir « À deux joueurs ».
rules-skullking-round-title = Une manche
rules-skullking-round =
    Regarde tes cartes et parie en secret : appuie sur « Mon pari » ou réponds à mon message privé. Quand tout le monde a parié, les paris sont révélés d’un coup : Yo-ho-ho ! (Sans moi, on tape trois fois du poing sur la table ; au troisième coup, chacun montre son pari avec ses doigts, poing fermé pour 0.)
    Le joueur à gauche du donneur commence le premier pli, et on joue dans le sens horaire. Le gagnant d’un pli commence le suivant. Il y a autant de plis que de cartes en main.
    Ensuite chacun déclare ses plis et ses bonus, et la donne passe au joueur de gauche.
rules-skullking-bet-title = Le pari
rules-skullking-bet =
    Parie de 0 au nombre de cartes que tu as en main. Tu peux changer d’avis jusqu’à la révélation ; ensuite, le pari tient toute la manche : seul Harry le Géant peut encore le changer.
    Le total des paris peut dépasser le nombre de cartes ou rester en dessous : c’est tout le sel d’une manche.
rules-skullking-trick-title = Un pli
rules-skullking-trick =
    Les cartes numérotées, de { $low } à { $high }, sont vertes (Perroquet), jaunes (Coffre), violettes (Carte au trésor) ou noires (Drapeau pirate). La première carte numérotée fixe la couleur demandée : si tu en as, joues-en une, ou une carte spéciale. Sinon, joue ce que tu veux.
    La plus haute carte de cette couleur gagne, mais le noir est l’atout : n’importe quelle carte noire bat les trois autres couleurs. Le gagnant commence le pli suivant.
    Si le pli commence par une Fuite ou un Butin, c’est la carte suivante qui fixe la couleur. S’il commence par un Pirate, une Sirène, le Skull King, une Tigresse en Pirate, un Kraken ou une Baleine blanche, il n’y a pas de couleur à suivre.
rules-skullking-special-title = Les cartes spéciales
rules-skullking-special =
    Une carte spéciale se joue à tout moment, même si tu as la couleur demandée.
    - Fuite : elle perd. S’il n’y a que des Fuites, la première posée gagne.
    - Pirate : il bat toutes les cartes numérotées et les Sirènes. Entre Pirates, le premier posé gagne.
    - Tigresse : Pirate ou Fuite, à toi de le dire en la jouant.
    - Sirène : elle bat les cartes numérotées et le Skull King, mais perd contre un Pirate. Entre Sirènes, la première posée gagne.
    - Skull King : il bat les Pirates et les cartes numérotées, mais perd contre une Sirène.
    - Pirate, Skull King et Sirène dans le même pli : la Sirène gagne.
    Le Kraken, la Baleine blanche et le Butin ont chacun leur chapitre.
rules-skullking-kraken-title = Le Kraken
rules-skullking-kraken =
    Personne ne remporte le pli : ses cartes sont défaussées, avec tous les bonus et alliances qu’elles auraient rapportés. Il y a donc un pli de moins que prévu au moment des paris : touche « Kraken ».
    Le joueur qui aurait gagné sans le Kraken commence le pli suivant. (Certains livrets disent autre chose.)
    Avec une Baleine blanche dans le même pli, la dernière posée agit et l’autre devient une Fuite.
    Le Kraken lui-même ne capture rien et ne rapporte aucun bonus.
rules-skullking-whale-title = La Baleine blanche
rules-skullking-whale =
    Les personnages du pli (Pirates, Sirènes, Skull King, Tigresse) deviennent des Fuites. Le plus grand nombre gagne, quelle que soit sa couleur : le noir n’est plus atout, un 9 jaune bat un 8 noir. À égalité, le premier posé. Une couleur déjà demandée reste à suivre.
    Les 14 du pli comptent toujours, et un Butin fait toujours alliance. Les captures, elles, ne comptent pas : personne n’y gagne ni n’y perd rien. La Baleine elle-même ne rapporte aucun bonus.
    Sans carte numérotée, personne ne gagne le pli : touche « Baleine ». Le joueur qui a posé la Baleine commence le suivant.
rules-skullking-loot-title = Le Butin
rules-skullking-loot =
    Un Butin se joue comme une Fuite. Il allie celui qui l’a joué et celui qui remporte le pli : si les deux paris sont justes, chacun marque { $loot } points. Si l’un des deux rate, personne ne marque rien.
    Pas d’alliance si le Kraken prend le pli, ni si tu le remportes toi-même.
    Rien que des Fuites et des Butins dans le pli ? La première carte posée gagne. Un Butin posé après elle fait alliance avec son joueur ; un Butin posé en premier gagne le pli et n’a pas d’allié.
    Il y a { $loots } Butins ; chacun fait sa propre alliance. Joue le tien tôt, sur un pli que remporte un joueur fiable.
rules-skullking-pirates-title = Rascal, Harry et les autres Pirates
rules-skullking-pirates =
    Si tu remportes un pli avec l’un de ces Pirates, tu peux te servir aussitôt de son pouvoir ; le capturer ne donne rien. Deux d’entre eux changent le score :
    - Rascal le Flambeur : mise 0, { $wager } ou { $wager_high } points. Gagnés si ton pari est juste, perdus sinon.
    - Harry le Géant : change ton pari d’un pli, en plus ou en moins, ou garde-le. C’est le nouveau pari qui compte.
    - Rosie la Douce choisit qui commence le pli suivant, Will le Bandit pioche deux cartes et en défausse deux, Juanita Jade regarde les cartes non distribuées.
    Après le dernier pli d’une manche, seul le pouvoir de Harry sert encore.
rules-skullking-count-title = Le décompte
rules-skullking-count =
    - Pari juste d’un pli ou plus : { $trick } points par pli.
    - Pari raté : −{ $miss } par pli d’écart, en trop comme en moins. Les plis eux-mêmes ne rapportent rien.
    - Pari de 0 réussi : { $zero } par carte distribuée dans la manche. Raté : tu perds autant, quel que soit le nombre de plis.
    Les bonus, sur un pari juste seulement :
    - { $fourteen } par 14 vert, jaune ou violet dans tes plis, { $black } pour le noir, peu importe qui l’a joué
    - { $mermaid } par Sirène prise par ton Pirate
    - { $pirate } par Pirate pris par ton Skull King
    - { $king } pour le Skull King pris par ta Sirène, et alors rien pour les Pirates de ce pli
    Une Tigresse jouée en Pirate vaut ici aussi un Pirate. Les bonus des boîtes plus anciennes sont différents : voir « Les boîtes plus anciennes ».
rules-skullking-example-title = Un exemple
rules-skullking-example =
    Manche { $example_cards }, { $example_cards } cartes chacun, un pli perdu à cause du Kraken.
    - Léa parie 2 et remporte 2 plis, dont un avec le 14 noir : 2 × { $trick } + { $black } = { $example_exact }.
    - Tom parie 0 et remporte un pli : −{ $zero } × { $example_cards } = −{ $example_zero }.
    - Camille parie 3 et n’en remporte qu’un : 2 plis d’écart, donc −{ $example_miss }.
    Manche { $storm_cards } avec les trois cartes avancées. Le Kraken prend un pli. Manon joue un Butin sur un pli que Nico remporte. La Baleine blanche change en Fuite le Skull King de Léa, et Nico prend le pli avec un 9 vert.
    - Manon parie 1 et remporte 1 pli : { $trick } + { $loot } pour le Butin = { $storm_one }.
    - Nico parie 2 et remporte 2 plis : 2 × { $trick } + { $loot } pour le Butin = { $storm_two }.
    - Patou parie 2 et n’en remporte qu’un, à cause du Kraken : −{ $storm_miss }.
    - Léa parie 1 et remporte 1 pli : { $trick }. Son Skull King ne rapporte ni ne coûte rien.
rules-skullking-rascal-title = Les scores selon Rascal
rules-skullking-rascal =
    Une façon officielle de compter, où tous les paris peuvent rapporter autant : { $hit } points par carte distribuée.
    - Coup direct (pari juste) : tout, avec tous les bonus.
    - Frappe à revers (écart d’un pli) : la moitié, { $glancing } par carte, et la moitié des bonus.
    - Échec cuisant (écart de deux plis ou plus) : rien.
    En plus du pari, tu choisis en secret la chevrotine (ce qui précède) ou le boulet de canon : { $cannon } par carte et tous les bonus si le pari est juste, rien sinon. Le Butin et la mise de Rascal ne sont jamais divisés.
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
    Après la dernière manche, le plus grand total gagne. En cas d’égalité en tête, on joue une manche de plus, avec autant de cartes que la dernière, et encore une tant que l’égalité dure. L’hôte peut aussi laisser les premiers à égalité se partager la victoire.
rules-skullking-two-title = À deux joueurs
rules-skullking-two =
    On distribue { $hands } mains : la troisième, face cachée en pile, est au fantôme de Barbe Grise. Il ne parie pas et ne marque pas.
    Il joue toujours en deuxième : on retourne la carte du dessus de sa pile. Il ne suit jamais la couleur demandée, et sa Tigresse est toujours une Fuite. D’une manche à l’autre, vous commencez le premier pli à tour de rôle.
    Un pli qu’il remporte est perdu, avec ses bonus, et le joueur qui l’a commencé commence aussi le suivant : à vous deux, vous pouvez donc déclarer moins de plis que de cartes.
rules-skullking-editions-title = Les boîtes plus anciennes
rules-skullking-editions =
    Ces chapitres suivent les boîtes depuis 2021. Tu joues avec une boîte plus ancienne ? Choisis son édition au début.
    { "**" }2018**
    - { $king_before } pour le Skull King pris par ta Sirène, rien pour les Sirènes prises par des Pirates.
    - Le Skull King ne marque que pour les Pirates posés avant lui.
    - Le pouvoir de Rascal sert encore, lui aussi, après le dernier pli.
    { "**" }Première édition**
    - Les numéros s’arrêtent à { $first_high } : il n’y a pas de 14. Ni Kraken, ni Baleine blanche, ni Butin.
    - { $king_before } pour le Skull King pris par ta Sirène, rien pour les Sirènes prises par des Pirates.
    - Le Skull King marque pour tous les Pirates du pli, et même pour une Tigresse jouée en Fuite.
    - Quand le pli commence par une carte spéciale, la carte numérotée suivante fixe la couleur.
    Avec un Kraken et une Baleine blanche ajoutés à une boîte ancienne, certains font agir la première posée. Mettez-vous d’accord : je compte ce que vous déclarez.
rules-skullking-traps-title = Les pièges des débutants
rules-skullking-traps =
    - Oublier qu’une carte spéciale se joue à tout moment, même avec la couleur demandée en main.
    - Compter des bonus sur un pari raté.
    - Compter { $trick } par pli sur un pari raté : c’est −{ $miss } par pli d’écart, en trop comme en moins.
    - Multiplier un 0 raté par les plis remportés : ce sont les cartes distribuées qui comptent.
    - Prendre le numéro de la manche au lieu des cartes distribuées.
    - À { $eight } joueurs, distribuer plus de { $eight_cards } cartes aux dernières manches.
    - Parier 0 avec une main pleine de Fuites : si tout le monde en joue une, la première posée gagne.
rules-skullking-questions-title = Questions fréquentes
rules-skullking-questions =
    { "**" }Faut-il que le Skull King soit joué après les Pirates ?** Plus depuis 2021 : il prend tous les Pirates du pli. Dans la boîte de 2018, seulement ceux posés avant lui.
    { "**" }{ $king } ou { $king_before } pour le Skull King ?** { $king } depuis 2021, { $king_before } dans les boîtes d’avant : l’édition est une option.
    { "**" }Une Tigresse jouée en Fuite compte-t-elle pour le Skull King ?** Non ; dans la première édition, oui.
    { "**" }Un 14 que j’ai joué et gagné moi-même ?** Il compte.
    { "**" }Entre deux Sirènes, laquelle gagne ?** La première posée.
    { "**" }Tout le monde joue une Fuite ou un Butin ?** La première carte posée gagne.
    { "**" }Un seul des deux alliés du Butin a tenu son pari ?** Personne ne marque rien.
    { "**" }La Baleine blanche rapporte-t-elle un bonus ?** Non. Dans son pli, seuls les 14 et le Butin en donnent.
    { "**" }Qui commence après le Kraken ?** Le joueur qui aurait remporté le pli.
    { "**" }Qui gagne ce pli ?** Demande avec { COMMAND("skullking", "trick") }.

## Skyjo

rules-skyjo-minute =
    - Chacun a { $cards } cartes face cachée et en retourne deux. Le plus petit total gagne.
    - À ton tour, prends la carte du dessus de la défausse ou pioche, et échange-la contre une carte de ta grille ; une carte piochée peut être défaussée, alors tu retournes une carte cachée.
    - { $rows } cartes identiques dans une colonne : la colonne part et ne compte plus.
    - Dès qu’un joueur a tout retourné, les autres jouent encore un tour. Ses points comptent { $factor } fois, sauf s’il est seul à avoir le plus petit total.
    - À { $threshold } points, la partie s’arrête.
rules-skyjo-aim-title = Le but
rules-skyjo-aim = Avoir le moins de points possible. Tu retournes et échanges les cartes de ta grille et tu choisis le moment de terminer la manche. De { $fewest } à { $most } joueurs, pour une petite demi-heure.
rules-skyjo-setup-title = La mise en place
rules-skyjo-setup =
    Le jeu a { $deck } cartes. Chacun en reçoit { $cards } face cachée, en { $rows } rangées de { $columns }, et en retourne deux au choix. Le joueur dont ces deux cartes font la plus grande somme commence.
    Le reste forme la pioche ; on en retourne une à côté pour la défausse. Aux manches suivantes, c’est le joueur qui a terminé la précédente qui commence.
rules-skyjo-turn-title = Ton tour
rules-skyjo-turn =
    Prends la carte du dessus de la défausse : elle remplace obligatoirement une carte de ta grille. Ou pioche : place la carte dans ta grille, ou défausse-la et retourne une de tes cartes cachées. La carte remplacée part à la défausse.
    Dès qu’un joueur a toutes ses cartes face visible, les autres jouent encore un tour. Puis on retourne tout.
rules-skyjo-columns-title = Les colonnes
rules-skyjo-columns =
    { $rows } cartes identiques et visibles dans une colonne : la colonne entière est défaussée aussitôt et ne compte plus. C’est vrai aussi des cartes négatives, et des colonnes complétées seulement quand on retourne les dernières cartes. Les rangées ne comptent jamais.
rules-skyjo-count-title = Le décompte
rules-skyjo-count =
    Chacun additionne les cartes qui lui restent ; elles vont de { $low } à { $high }. Il y a { $lowest_copies } cartes de { $low }, { $zeros } de 0 et { $other_copies } de chaque autre valeur. Les cartes négatives et les 0 sont celles à garder.
    Le joueur qui a terminé la manche voit ses points multipliés par { $factor }, sauf s’il est seul à avoir le plus petit total. 0 et les points négatifs ne sont jamais doublés.
    Saisis le total avant doublement, ou les { $cards } cartes : je retire les colonnes et je double s’il le faut.
rules-skyjo-example-title = Un exemple
rules-skyjo-example =
    Léa termine la manche avec { $example }, Tom a 24, Camille a { $example } aussi. Léa n’est pas seule au plus bas : elle marque { $example_doubled } ; Camille garde { $example }.
rules-skyjo-end-title = La fin
rules-skyjo-end = La partie s’arrête à la fin de la manche où un joueur atteint { $threshold } points ou plus, doublement compris. Le plus petit total gagne ; à égalité, on gagne ensemble.
rules-skyjo-variants-title = Les variantes
rules-skyjo-variants = Le seuil peut être { $short } pour une partie courte, { $threshold } comme dans la règle, { $long } pour une longue, ou le nombre de ton choix au début.
rules-skyjo-traps-title = Les pièges des débutants
rules-skyjo-traps =
    - Terminer la manche quand un autre a aussi peu de points : à égalité aussi, on double.
    - Oublier de retirer une colonne complétée par les dernières cartes retournées.
    - Retirer des rangées : seules les colonnes partent.
    - Continuer à { $threshold } tout juste : la partie est finie.
rules-skyjo-questions-title = Questions fréquentes
rules-skyjo-questions =
    { "**" }Quand double-t-on ses points ?** Quand on termine la manche sans être seul à avoir le plus petit total.
    { "**" }Comment supprimer une colonne ?** Ses { $rows } cartes doivent être visibles et identiques.
    { "**" }J’ai terminé avec −4, un autre a −5 ?** Tu gardes −4 : les points négatifs ne doublent jamais.
    { "**" }Puis-je garder trois −2 dans une colonne ?** Non, elle doit partir.
    { "**" }Deux joueurs ont tout retourné ?** Seul le premier a terminé la manche.

## Skull

rules-skull-minute =
    - Chacun a { $flowers } fleurs et un crâne. À ton tour, pose un disque face cachée sur ton tapis, ou lance un défi : combien de disques retourneras-tu sans crâne ?
    - Les autres annoncent plus ou passent. Le dernier qui reste retourne les disques, d’abord tous les siens.
    - Rien que des fleurs : le défi est réussi. Un crâne : tu perds un disque pour de bon.
    - { $wins } défis réussis, ou rester seul en jeu : tu gagnes.
rules-skull-aim-title = Le but
rules-skull-aim = Réussir { $wins } défis, ou rester seul en jeu. Il n’y a pas de points : on ne compte que les défis réussis. De { $fewest } à { $most } joueurs.
rules-skull-setup-title = La mise en place
rules-skull-setup = Chacun a un tapis et { $discs } disques : { $flowers } fleurs et un crâne, quel que soit le nombre de joueurs. Le dernier à avoir offert des fleurs, ou un crâne, commence.
rules-skull-discs-title = Poser les disques
rules-skull-discs =
    Au début de la manche, chacun pose un disque face cachée sur son tapis ; le premier joueur pose le sien en dernier. Puis, dans le sens horaire, tu en poses un autre par-dessus, ou tu lances un défi. Sans disque en main, tu dois en lancer un.
    Tout est permis à la parole : dis ce que tu veux de tes disques, le vrai comme le faux.
rules-skull-challenge-title = Le défi
rules-skull-challenge =
    Annonce combien de disques tu retourneras sans tomber sur un crâne : au moins un, au plus tous les disques posés. On ne pose plus rien.
    À tour de rôle, les autres annoncent un nombre plus grand ou passent pour de bon. Le dernier qui reste est le challenger. S’il annonce tous les disques posés, il les retourne aussitôt.
rules-skull-flip-title = Retourner les disques
rules-skull-flip = Le challenger retourne autant de disques qu’il en a annoncé, un par un : d’abord tous les siens, puis ceux des autres dans l’ordre de son choix. Toujours celui du dessus d’un tapis, jamais un disque sous un autre encore caché.
rules-skull-result-title = Réussite ou échec
rules-skull-result =
    Rien que des fleurs : le défi est réussi et le tapis passe côté fleur.
    Un crâne, même le tien : arrête-toi et perds un disque pour de bon. Si le crâne est à toi, tu choisis le disque en secret ; s’il est à un autre, celui-ci en tire un au hasard et le range dans la boîte. Personne d’autre ne sait lequel, et je ne le demande jamais.
    Sans disque, tu es hors jeu.
rules-skull-next-title = Qui commence ensuite
rules-skull-next =
    Chacun reprend ses disques. Le challenger commence, réussite ou échec.
    S’il est éliminé, c’est le joueur dont il a retourné le crâne. Si c’était son propre crâne, il désigne le premier joueur.
rules-skull-example-title = Un exemple
rules-skull-example =
    Léa annonce 4 et retourne ses 2 disques, puis 2 fleurs chez Tom : réussi, son tapis passe côté fleur. Plus tard elle annonce 5 et tombe sur le crâne de Camille : Camille lui retire un disque au hasard. À la manche suivante, Léa réussit un défi de 3 : c’est son deuxième, elle gagne la partie.
rules-skull-end-title = La fin
rules-skull-end = La partie s’arrête quand un joueur réussit le défi numéro { $wins }, ou quand il n’en reste qu’un en jeu : il gagne, quels que soient les défis réussis.
rules-skull-traps-title = Les pièges des débutants
rules-skull-traps =
    - Compter la réussite à celui qui a lancé le défi : seul celui qui a gardé l’enchère le joue.
    - Gagner sur un premier défi réussi : il en faut { $wins }, le tapis déjà retourné.
    - Oublier que le dernier joueur en jeu gagne, même sans un seul défi réussi.
    - Oublier que ton propre crâne te coûte aussi un disque.
    - Retourner les disques restants pour voir : jamais.
    - Montrer le disque perdu : jamais.
    - Le rendre à la manche suivante : il est perdu pour de bon.
rules-skull-questions-title = Questions fréquentes
rules-skull-questions =
    { "**" }Sur mon propre crâne, je perds un disque ?** Oui, celui que tu choisis.
    { "**" }Ai-je le droit de mentir sur mes disques ?** Oui.
    { "**" }Qui commence après un échec ?** Le challenger, tant qu’il est en jeu.
    { "**" }Le dernier en jeu n’a réussi aucun défi ?** Il gagne quand même.

## L’Ascenseur

rules-ohhell-minute =
    - Avant chaque manche, parie en secret le nombre de plis que tu vas remporter ; tous les paris se révèlent d’un coup.
    - Fournis la couleur demandée si tu en as. La plus forte carte de cette couleur gagne le pli, sauf si quelqu’un coupe.
    - Un pari juste rapporte { $exact } points, plus { $trick } par pli. Un pari raté ne rapporte rien.
    - On monte à partir de 1 carte, puis on redescend jusqu’à 1. Le plus grand total gagne.
rules-ohhell-aim-title = Le but
rules-ohhell-aim =
    Avant chaque manche, tu paries le nombre exact de plis que tu vas remporter ; seul un pari juste rapporte. Le plus grand total gagne. De { $fewest } à { $most } joueurs.
rules-ohhell-setup-title = La mise en place
rules-ohhell-setup =
    Un jeu ordinaire de { $deck } cartes, as en tête. On distribue une carte à la manche 1, deux à la manche 2, jusqu’à { $cards }, puis une de moins à chaque manche jusqu’à 1.
    À 6 joueurs, on s’arrête à { $six } cartes ; à 7, à { $seven }.
    On retourne la carte suivante du paquet : sa couleur est l’atout de la manche.
rules-ohhell-round-title = Une manche
rules-ohhell-round =
    Regarde tes cartes et parie en secret, de 0 au nombre de cartes que tu as en main : appuie sur « Mon pari » ou réponds à mon message privé.
    Quand tout le monde a parié, les paris sont révélés d’un coup. Leur total peut être différent du nombre de cartes.
    Le joueur à gauche du donneur commence le premier pli, et le gagnant d’un pli commence le suivant.
    Ensuite chacun déclare ses plis, et la donne passe au joueur de gauche.
rules-ohhell-trick-title = Un pli
rules-ohhell-trick =
    Chacun joue une carte, dans le sens horaire. Si tu as la couleur demandée, joues-en une ; sinon, joue ce que tu veux.
    Le plus fort atout gagne ; sans atout dans le pli, c’est la plus forte carte de la couleur demandée.
rules-ohhell-count-title = Le décompte
rules-ohhell-count =
    - Pari juste : { $exact } points, plus { $trick } par pli. Tu paries { $example } et tu en fais { $example } : { $example_points } points. Tu paries 0 et tu n’en fais aucun : { $exact }.
    - Pari raté, trop de plis ou pas assez : rien.
rules-ohhell-end-title = La fin
rules-ohhell-end = La partie s’arrête après la seconde manche à 1 carte : la manche { $rounds } jusqu’à 5 joueurs. Le plus grand total gagne ; à égalité, on gagne ensemble.

## Points

rules-points-minute =
    - Après chaque manche, chacun saisit ses points, négatifs compris.
    - Au choix, le plus grand ou le plus petit total gagne.
    - La partie s’arrête après le nombre de manches choisi, au seuil choisi, ou quand tu la fermes.
rules-points-aim-title = Le but
rules-points-aim = Compter n’importe quel jeu : après chaque manche, chacun saisit ses points. Au choix, le plus grand ou le plus petit total gagne.
rules-points-round-title = Une manche
rules-points-round = Saisis tes points de la manche, négatifs compris. Quand tout le monde l’a fait, la manche se compte et la suivante s’ouvre.
rules-points-end-title = La fin
rules-points-end = La partie s’arrête après le nombre de manches choisi, ou à la fin de la manche où un joueur atteint le seuil. Sans l’un ni l’autre, ferme la table quand la partie est finie.
