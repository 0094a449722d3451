# What was played on a server

past-history = The latest games played here:
past-history-none = No finished game yet. The first one appears after your first table.
past-game = { $day } { $game }: { $players }
past-leaderboard = { $game }: who wins most here.
past-leaderboard-none = { $game }: no finished game yet. The first leaderboard appears after your first table.
past-stats = Results of { $player } here:
past-stats-none = { $player } has finished no game here yet.
past-tally = **{ $name }** won { $wins } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
past-export = Here is the score sheet.
past-export-file = Score sheet, as JSON
past-nobody = this person
