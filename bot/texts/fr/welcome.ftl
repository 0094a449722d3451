# Premier contact : le premier message sur un serveur, et ce que ses boutons ouvrent

welcome-what = **Tallyho tient les scores quand vous jouez à Skull King, à Skyjo, à Skull, à L’Ascenseur ou à tout jeu compté en points.**
welcome-bets = Chacun parie en secret sur son téléphone, et tous les paris se révèlent ensemble.
welcome-how = Une partie se joue là où elle est lancée, de préférence dans le chat de votre salon vocal : { COMMAND("skullking", "new") }. Je ne lis aucun message.
welcome-start = Lancer une partie
welcome-minute = Règles express
welcome-language = Langue
welcome-which-game = Quel jeu veux-tu lancer dans ce salon ? Pour jouer dans un autre, tape { COMMAND("skullking", "new") } là-bas.
welcome-which-rules = De quel jeu veux-tu les règles ?
welcome-language-who = -# Seule une personne qui a « Gérer le serveur » ou « Gérer les messages » choisit la langue dans laquelle je parle à tout le monde ici.
welcome-opened = { $game } : la partie s’ouvre ci-dessous, dans ce salon.
