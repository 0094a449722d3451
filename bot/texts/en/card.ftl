# The cards of Skull King by their names in the rules

card-green = green { $number }
card-yellow = yellow { $number }
card-purple = purple { $number }
card-black = black { $number }
card-escape = Escape
card-pirate = Pirate
card-tigress-pirate = Tigress as Pirate
card-tigress-escape = Tigress as Escape
card-mermaid = Mermaid
card-skull-king = Skull King
card-kraken = Kraken
card-white-whale = White Whale
card-loot = Loot
