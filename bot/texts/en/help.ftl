# Help for one person: what to do next

help-start = Tallyho keeps score while you play over voice. Start a table in the channel where you play:
help-lobby = A table is waiting for its players here. Its buttons are enough; commands do the same:
help-playing = A game is being played here. The buttons of its board are enough; commands do the same:
help-new = { $command } starts a game of { $game }.
help-history = { $command } shows the games finished here.
help-leaderboard = { $command } shows who wins most here.
help-language = { $command } sets the language of public messages.
help-privacy = { $command } says what is stored about you.
help-join = { $command } gives you a seat.
help-leave = { $command } frees your seat.
help-guest = { $command } seats somebody without a Discord account.
help-begin = { $command } begins the game.
help-join-later = { $command } takes back a seat you left.
help-scores = { $command } shows the standings.
help-why = { $command } explains any points, line by line.
help-undo = { $command } takes the last entry back.
help-correct = { $command } corrects your part of a past round.
help-seat = { $command } adds, replaces, removes or reorders people, and hands over hosting.
help-end = { $command } closes the table.
help-rules = { $command } shows the rules in short.
help-table = Show the table here
