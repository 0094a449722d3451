# The command line: a score sheet or a trick, as a person reads it.

sheet-game-skullking = Skull King
sheet-game-skyjo = Skyjo
sheet-game-skull = Skull
sheet-game-ohhell = Oh Hell
sheet-game-points = Points
sheet-column-round = Round
sheet-column-player = Player
sheet-column-points = Points
sheet-column-total = Total
sheet-column-discs = Discs
sheet-column-why = Why
sheet-column-rank = Rank
sheet-standings = Standings
sheet-nothing-played = No round has been played yet.
sheet-won = { $winners } has won.
sheet-won-together = { $winners } have won together.
sheet-next-first = { $player } starts the next round.
sheet-next-dealer = { $player } deals the next round: { $cards ->
    [one] one card
   *[other] { $cards } cards
} each.

## What cannot be read at all
sheet-file-missing = There is no file “{ $path }”. Check the path.
sheet-file-unreadable = The file “{ $path }” cannot be read. Is it a file, and may you read it?
sheet-no-input = There is nothing to read on standard input. Name a file, or hand one in.
sheet-too-large = The file is too large to be a sheet: more than { $high } MB.
sheet-too-much = This is far more than a sheet can hold: { $rounds } rounds of { $players } players at most.
sheet-cannot-print = The answer cannot be written to standard output. Is it closed, or its disk full?
sheet-not-utf8 = The sheet is not written in UTF-8 (byte { $at }). Save it again as UTF-8.
sheet-not-json = The sheet is not JSON: something is wrong in line { $line }, column { $column }.
sheet-key-twice = The key “{ $key }” stands twice in one object. Keep one of them.
sheet-no-number = { $given } is not a number that a sheet can hold.
sheet-too-deep = The sheet is nested too deeply to be one.
sheet-number-too-long = A number in the sheet is far too long.
