# L’aide, pour une personne : ce qu’elle peut faire maintenant

help-start = Tallyho compte les points des parties jouées en vocal. Ouvre une table dans le salon où tu joues :
help-lobby = Une table attend ici qu’on la rejoigne. Ses boutons suffisent ; les commandes font pareil :
help-playing = Une partie est en cours ici. Les boutons du tableau suffisent ; les commandes font pareil :
help-new = { $command } ouvre une partie de { $game }.
help-history = { $command } montre les parties terminées ici.
help-leaderboard = { $command } montre qui gagne le plus ici.
help-language = { $command } choisit la langue des messages publics.
help-privacy = { $command } dit ce qui est gardé sur toi.
help-join = { $command } te donne une place.
help-leave = { $command } libère ta place.
help-guest = { $command } donne une place à quelqu’un sans compte Discord.
help-begin = { $command } commence la partie.
help-join-later = { $command } te rend la place que tu as quittée.
help-scores = { $command } montre le classement.
help-why = { $command } explique n’importe quels points, ligne par ligne.
help-undo = { $command } retire la dernière saisie.
help-correct = { $command } corrige ta part d’une manche passée.
help-seat = { $command } ajoute, remplace, retire ou réordonne les gens, et passe le rôle d’hôte.
help-end = { $command } ferme la table.
help-rules = { $command } montre les règles en bref.
help-table = Montrer la table ici
