# Formulaires : titres de 45 caractères au plus, intitulés 45, aides 100

form-open = Ouvrir le formulaire
form-ready = Le formulaire est prêt.
form-correct = Corriger

form-guest-title = Une place sans compte
form-guest-name = Nom à cette place
form-start = Points au départ
form-give-title = La place de { $player }
form-guest-hint = Quelqu’un sans compte : l’hôte saisit pour cette place.

form-bonuses-title = Bonus, avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
form-taken = Ce que tu as remporté
form-fourteen-1 = Un 14 de couleur
form-fourteen-2 = Un deuxième 14 de couleur
form-fourteen-3 = Un troisième 14 de couleur
form-black-fourteen = Le 14 noir
form-mermaid-1 = Mon Pirate a pris une Sirène
form-mermaid-2 = Mon Pirate a pris une deuxième Sirène
form-skull-king = Ma Sirène a pris le Skull King
form-pirates = Pirates pris par mon Skull King
form-pirates-count = { $count ->
    [0] Aucun
    [one] Un Pirate
   *[other] { $count } Pirates
}
form-loot = Qui a remporté le pli de mon Butin
form-loot-hint = Seulement si tu as joué un Butin ; deux noms si tu as joué les deux.
form-powers = Rascal le Flambeur, Harry le Géant
form-wager-10 = Rascal : mise de 10
form-wager-20 = Rascal : mise de 20
form-bid-up = Harry : un de plus à mon pari
form-bid-down = Harry : un de moins à mon pari
form-other = Bonus maison, en points
form-other-hint = Ne compte que sur un pari juste. Peut être négatif.

form-options-title = Ce qu’on joue
form-rounds = Manches
form-rounds-list = Ou votre propre liste de cartes
form-rounds-list-hint = Par exemple 1, 3, 5 : trois manches. Elle l’emporte sur le choix du dessus.
form-scoring = Décompte
form-edition = Édition
form-switches = Dans le paquet, et règles maison
form-switch-kraken = Kraken
form-switch-whale = Baleine blanche
form-switch-loot = Butin
form-switch-bonus-on-miss = Bonus comptés aussi sur un pari raté
form-switch-house-rules = Règles maison : sans contrôle du paquet

form-deal-title = Cartes de cette manche
form-deal-cards = Combien de cartes chacun

form-correct-title-of = { $player }, manche { $round }
form-correct-one-of = { $game ->
    [skull] Corriger un défi…
   *[other] Corriger une manche…
}
form-correct-which = { $game ->
    [skull] Quel défi ?
   *[other] Quelle manche ?
}
form-correct-round = { $game ->
    [skull] Défi { $round }
   *[other] Manche { $round }
}
form-correct-open = Corriger la manche { $round }…
form-correct-whom = Manche { $round } : pour qui faut-il corriger ?
form-correct-what = **{ $player }**, manche { $round } : { $stands }. Que faut-il corriger ?
form-correct-stood-out = **{ $player }** n’a pas joué la manche { $round }. Avec un pari et des plis, { $player } l’aura jouée.
form-correct-of-numbers = Pari et plis…
form-correct-of-bonuses = Bonus…
form-correct-others = Quelqu’un d’autre
form-correct-range = De { $low } à { $high }
form-correct-bet = Pari, en plis
form-correct-shot = Comment il a été tiré
form-correct-tricks = Plis remportés
form-correct-lost = Plis perdus pour toute la table
form-correct-cards = Ou les douze cartes

## Skyjo, Skull et simples points
form-points-title = Tes points, manche { $round }
form-points-title-of = { $player }, manche { $round }
form-points = Points
form-points-hint = Avant doublement. Un moins devant pour les négatifs : −3.
form-cards = Les douze cartes
form-cards-hint = Une ligne par rangée : 5 1 2 3. Un x pour une carte retirée.
form-closed = Fin de la manche
form-closed-you = J’ai terminé la manche
form-closed-other = Manche terminée par { $player }

form-round-title = Manche { $round }, tout le monde
form-lines = Les points, une ligne par personne
form-lines-hint = Laisse ✅ si la saisie est faite. Un x si la personne n’a pas joué.
form-finisher = Qui a terminé la manche

form-threshold = La partie finit à un total de
form-threshold-other = Ou à votre propre total
form-threshold-other-hint = Il l’emporte sur le choix du dessus.
form-threshold-hint = Vide : aucun total ne finit la partie.
form-game-name = À quoi vous jouez
form-wins = Quel total gagne
form-round-count = Nombre de manches
form-round-count-hint = Vide : autant qu’il en faut.

form-challenge-title = Corriger le défi { $round }
form-outcome = Comment il a fini
form-challenger = Challenger
form-bid = Combien de disques étaient pariés
form-skull = Le crâne de qui, s’il a raté
form-next = Qui commence ensuite
form-next-hint = Seulement si le challenger est hors jeu par son propre crâne.
