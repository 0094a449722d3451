# La langue dans laquelle une table parle à tout le monde, et son choix

language-name = Français
language-here = À cette table, je parle français.
# Boutons
language-button = Langue
language-everywhere = Sur tout le serveur
language-here-too = À cette table aussi
# Le choix, pour l’hôte
language-ask = Dans quelle langue dois-je parler à tout le monde à cette table ? Ce qui est déjà publié reste tel quel.
language-chosen = Langue de cette table à partir de maintenant : { $language }. Ce qui est déjà publié reste tel quel.
language-ask-everywhere = Dans quelle langue dois-je parler à tout le monde sur ce serveur ? Mes réponses privées restent dans la langue de chacun.
