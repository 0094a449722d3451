# Les cartes de Skull King

card-green = vert { $number }
card-yellow = jaune { $number }
card-purple = violet { $number }
card-black = noir { $number }
card-escape = Fuite
card-pirate = Pirate
card-tigress-pirate = Tigresse en Pirate
card-tigress-escape = Tigresse en Fuite
card-mermaid = Sirène
card-skull-king = Skull King
card-kraken = Kraken
card-white-whale = Baleine blanche
card-loot = Butin
