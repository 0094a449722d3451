# Formulaires : titres de 45 caractères au plus, intitulés 45, aides 100

form-open = Ouvrir le formulaire
form-ready = Le formulaire est prêt.
form-correct = Corriger

form-guest-title = Une place sans compte
form-guest-name = Nom à cette place
form-guest-hint = Quelqu’un sans compte : l’hôte saisit pour cette place.

form-bonuses-title = Bonus, avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
form-taken = Ce que tu as ou as pris
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
form-switch-house-rules = Règles maison : plus que le paquet

form-deal-title = Cartes de cette manche
form-deal-cards = Combien de cartes chacun

form-correct-title = Corriger la manche { $round }
form-correct-player = La part de qui
form-correct-bet = Pari, en plis
form-correct-tricks = Plis remportés
form-correct-lost = Plis que personne n’a remportés
form-correct-hint = Laisse vide pour ne rien changer.
