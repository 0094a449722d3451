# Ce qui s’est joué sur un serveur

past-history = Les dernières parties jouées ici :
past-history-none = Aucune partie finie pour l’instant. La première apparaîtra après votre première table.
past-game = { $day } { $game } : { $players }
past-leaderboard = { $game } : qui gagne le plus ici.
past-leaderboard-none = { $game } : aucune partie finie. Le premier classement apparaîtra après votre première table.
past-stats = Les résultats de { $player } ici :
past-stats-none = { $player } n’a encore fini aucune partie ici.
past-tally = **{ $name }** : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
past-export = Voici la feuille de score.
past-export-file = Feuille de score, en JSON
past-nobody = cette personne
