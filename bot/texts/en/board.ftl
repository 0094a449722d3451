# The board: what is waited for, and the permanent buttons

board-waiting = Waiting for { $players }.
board-waiting-all = Waiting for everybody.
board-all-in = Everyone is in.
# What was undone waits
board-waits-bids = All bets are as they were before the undo. They are shown once one has changed, or when the host or whoever undid presses “Reveal”.
board-waits-tricks = All tricks are as they were before the undo. The round is scored once something has changed, or when the host or whoever undid presses “Score it”.
board-waits-scores = Everything is as it was before the undo. The round is scored once something has changed, or when the host or whoever undid presses “Score it”.
board-dms-closed = No direct message for { $players }: press the first button here instead.
# Buttons
board-scores = Scores
board-why = Why?
board-undo-tricks = Undo round { $round }
board-undo-scores = Undo round { $round }
board-undo-challenge = Undo challenge { $round }
board-undo-reveal = Undo the reveal
board-undo = Undo
board-undo-correction = Undo the correction of { $game ->
    [skull] challenge { $round }
   *[other] round { $round }
}
board-undo-options = Undo the change of options
# Seats and the host
board-undo-seat = Undo
board-undo-left = Undo: { $player } left
board-undo-come-back = Undo: { $player } sat down
board-undo-seat-added = Undo: { $player } joined
board-take-seat = Take this seat
board-give-seat = Give it to somebody
board-come-back = Come back
board-ask-seat = Ask for a seat
board-accept = Give the seat
board-accept-zero = Start at 0
board-accept-lowest = Start at the lowest total
board-accept-average = Start at the average
board-here = I am here
board-take-over = Take over hosting
board-undo-last = Undo the last entry
board-redo = Redo
board-stand-bids = Reveal
board-stand-tricks = Score it
board-stand-scores = Score it
board-drop = Drop the correction of { $game ->
    [skull] challenge { $round }
   *[other] round { $round }
}
board-drop-of = Drop { $player }’s correction ({ $game ->
    [skull] challenge { $round }
   *[other] round { $round }
})
board-rules = Rules
board-help = Help
board-menu = More
board-back = Back
board-confirm = Confirm
board-withdraw = Take back
# Whom does the host enter for
board-pick = Who do you enter for?
# What a panel says when there is nothing to enter
board-nothing = Nothing to enter right now.
board-over = This game is over.
board-not-begun = The game has not begun yet.
board-closed-seat = This seat has left the game.
board-pending = Round { $round }: a correction waits until the round adds up: { $corrections }. Whoever was wrong too: “Why?”, then “Correct round { $round }…”.
board-pending-table = the table
# In front of a direct message
# How near the end is, where a total ends the game
board-until = The game ends at { $threshold }.
board-nearest = { $player } is nearest to the end: { $total } of { $threshold }.
board-near = Nearly the end: { $player } has { $total } of { $threshold }.
