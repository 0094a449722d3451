# Les cartes de Skull King

card-green = { $number } vert
card-yellow = { $number } jaune
card-purple = { $number } violet
card-black = { $number } noir
card-escape = Fuite
card-pirate = Pirate
card-tigress-pirate = Tigresse en Pirate
card-tigress-escape = Tigresse en Fuite
card-mermaid = Sirène
card-skull-king = Skull King
card-kraken = Kraken
card-white-whale = Baleine blanche
card-loot = Butin
