# Skull King à table

skullking-name = Skull King
skullking-title-extra = Skull King · Manche de plus · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
skullking-first = Distribue en premier : { $player }
skullking-first-open = Distribue en premier : la place 1, sauf autre choix dans « Places et ordre ».
skullking-first-ask = Qui distribue en premier ?

# Ce qu’on joue
skullking-rounds = { $structure } : { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} ({ $cards }).
skullking-cards-range = de { $low } à { $high } cartes
skullking-cards-list = { $cards } { $last ->
    [one] carte
   *[other] cartes
}
skullking-structure-standard = Classique
skullking-structure-even-keeled = Pas d’impair
skullking-structure-skip-to-the-brawl = Prêt au combat
skullking-structure-swift-n-salty = Attaque éclair
skullking-structure-broadside = Tir de barrage
skullking-structure-whirlpool = Tourbillon
skullking-structure-bedtime = L’heure du dodo
skullking-structure-custom = Votre propre liste
skullking-scoring-rascal = Scores selon Rascal, avec chevrotine ou boulet de canon.
skullking-edition-2018 = Points de l’édition 2018.
skullking-edition-first = Points de la première édition.
skullking-option-rounds = manches
skullking-option-scoring = décompte
skullking-option-scoring-standard = Skull King
skullking-option-scoring-rascal = Rascal
skullking-option-edition = édition
skullking-option-edition-2021 = 2021
skullking-option-edition-2018 = 2018
skullking-option-edition-first = la première
skullking-option-kraken = Kraken
skullking-option-whale = Baleine blanche
skullking-option-loot = Butin
skullking-option-bonus-on-miss = bonus sur un pari raté
skullking-option-house-rules = règles maison
skullking-kraken = Kraken
skullking-whale = Baleine blanche
skullking-loot = Butin
skullking-with-cards = Dans le paquet : { $cards }.
skullking-no-cards = Sans Kraken, Baleine blanche ni Butin.
skullking-leviathans-join = Kraken et Baleine blanche s’ajoutent dès { $seats } joueurs.
skullking-bonus-on-miss = Les bonus comptent aussi sur un pari raté.
skullking-house-rules = Règles maison : ce que le paquet ne contient pas est permis.
skullking-graybeard = Le fantôme de Barbe Grise joue aussi.

# Le tableau
skullking-declared-lost = { $taken } { $taken ->
    [one] pli déclaré
   *[other] plis déclarés
} sur { $cards }{ $lost ->
    [one] , un autre n’est à personne.
   *[other] , { $lost } autres ne sont à personne.
}
skullking-cannonball = Boulet
skullking-with-cannonball = { $bid }, avec un boulet de canon

# Boutons
skullking-bonuses = Bonus…
skullking-shot-grape = Chevrotine
skullking-shot-cannon = Boulet de canon
skullking-kraken-took = Kraken : pli perdu
skullking-whale-took = Baleine : pli perdu
skullking-none-lost = Aucun pli perdu
skullking-deal = Changer le nombre de cartes…

skullking-loot-claimed-you = Selon { $players }{ $count ->
    [one] , le pli du Butin est à toi.
   *[other] , les plis du Butin sont à toi.
} { $state ->
    [later] Déclare tes plis, puis confirme.
    [done] Tu l’as confirmé.
   *[open] Confirme ci-dessous ; si c’est faux, demande une correction.
}
skullking-loot-claimed-other = Selon { $players }{ $count ->
    [one] , le pli du Butin est à { $player }
   *[other] , les plis du Butin sont à { $player }
}{ $state ->
    [done]  : confirmé.
   *[open] , à confirmer.
}
skullking-loot-mine = J’ai pris le Butin de { $player }
skullking-loot-theirs = Butin de { $player } : à { $ally }

# Ce que quelqu’un a déclaré
skullking-has-fourteens = { $count ->
    [one] un 14 de couleur
   *[other] { $count } 14 de couleur
}
skullking-has-black-fourteen = 14 noir
skullking-has-mermaids = { $count ->
    [one] une Sirène prise
   *[other] { $count } Sirènes prises
}
skullking-has-pirates = { $count ->
    [one] un Pirate pris
   *[other] { $count } Pirates pris
}
skullking-has-skull-king = Skull King pris
skullking-has-loot = Butin avec { $player }
skullking-has-wager = mise de Rascal { $wager }
skullking-has-bid-change = Harry { $change }
skullking-has-other = bonus maison { $points }

# La révélation
skullking-yohoho = Yo-ho-ho ! Manche { $round } : { $bids }.

# Les plis de personne : d’une manche terminée, ou quand il en manque
skullking-lost = { $count ->
    [one] { $count } pli n’est
   *[other] { $count } plis ne sont
} à personne{ $cards ->
    [kraken] { " " }(Kraken).
    [whale] { " " }(Baleine blanche).
    [both] { " " }(Kraken, Baleine blanche).
   *[none] .
}
skullking-maybe-lost = { $cards ->
    [kraken] Si le Kraken en a pris un, appuyez sur « Kraken ».
    [whale] Si la Baleine blanche en a pris un, appuyez sur « Baleine ».
   *[both] Si le Kraken ou la Baleine blanche en a pris un, appuyez sur « Kraken » ou « Baleine ».
}
# Ce que le paquet ne contient pas, quand les règles maison le permettent
skullking-doubt-more-than-the-deck = Plus que le paquet ne contient : { $given } × { $card ->
    [fourteens] 14 de couleur
    [black_fourteen] 14 noir
    [mermaids] Sirène capturée
    [pirates] Pirate capturé
    [loot] Butin joué
    [rascal] mise de Rascal
   *[harry] pari changé par Harry
} au lieu de { $high } au plus ({ $seats }).
skullking-doubt-one-skull-king = Plus que le paquet ne contient : un Skull King de trop, qui capture ou se fait capturer ({ $seats }).
skullking-doubt-more-than-a-trick = Plus qu’un pli ne contient : { $given } Pirates capturés par le Skull King de { $seat }, { $high } au plus.
skullking-doubt-bonuses-need-tricks = Plus que { $tricks ->
    [one] { $tricks } pli ne contient
   *[other] { $tricks } plis ne contiennent
} : les bonus de { $seat } en demandent { $needed }.
skullking-doubt-loot-needs-tricks = Plus que les plis remportés : { $needed } Butins de { $seat } dans les plis de { $ally }, qui en a { $tricks }.
skullking-next-extra = Égalité en tête : une manche de plus, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}. C’est à { $dealer } de distribuer, { $opener } commence.
# Le calcul en bref ; les points suivent quand les mots ne les disent pas
skullking-short-exact-bid = { $bid }×{ $each }
skullking-short-missed-bid = écart de { $off_by }
skullking-short-zero-bid-made = zéro tenu, { $cards }×{ $each }
skullking-short-zero-bid-failed = zéro raté, { $cards }×{ $each }
skullking-short-rascal-direct-hit = coup direct, { $cards }×{ $each }
skullking-short-rascal-glancing-blow = frappe à revers, { $cards }×{ $each }
skullking-short-rascal-complete-miss = échec cuisant, écart de { $off_by }
skullking-short-rascal-cannonball-hit = boulet réussi, { $cards }×{ $each }
skullking-short-rascal-cannonball-miss = boulet raté, écart de { $off_by }
skullking-short-bid-changed = Harry : de { $was } à { $bid }
skullking-short-fourteens = { $count ->
    [one] un 14
   *[other] { $count } 14
}
skullking-short-black-fourteen = 14 noir
skullking-short-mermaids = { $count ->
    [one] Sirène
   *[other] { $count } Sirènes
}
skullking-short-pirates = { $count ->
    [one] Pirate
   *[other] { $count } Pirates
}
skullking-short-skull-king = Skull King
skullking-short-other = bonus maison
skullking-short-bonuses-lost = bonus perdus
skullking-short-not-in-edition = bonus absent de cette édition
skullking-short-loot-alliance = Butin avec { $ally }
skullking-short-loot-unpaid = Butin avec { $ally } sans effet
skullking-short-wager-won = mise de Rascal
skullking-short-wager-lost = mise de Rascal perdue
# L’aide pendant la partie
skullking-help-bids = { $bet } place, montre ou change ton pari secret.
    { $need } dit ce qu’il te faut pour passer devant quelqu’un.
    { $reveal } est pour l’hôte : ne pas attendre les absents.
skullking-help-tricks = { $result } déclare tes plis et tes bonus.
    { $trick } dit qui remporte un pli.
    { $round } est pour l’hôte : saisir pour tout le monde.
# How long the game was
skullking-played = { $count ->
    [one] Une manche
   *[other] { $count } manches
}
# Ce qu’une correction change
skullking-part-cards = cartes
skullking-part-lost = plis perdus
skullking-part-fourteens = 14 de couleur
skullking-part-black-fourteen = 14 noir
skullking-part-mermaids = Sirènes capturées
skullking-part-pirates = Pirates capturés
skullking-part-skull-king = Skull King capturé
skullking-part-loot = Butin avec
skullking-part-wager = mise de Rascal
skullking-part-bid-change = Harry
skullking-part-other = bonus maison
