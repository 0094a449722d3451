# What else may be done at a table

menu-host = More for the host:
menu-player = More:
menu-reveal = Go on without the missing
menu-reveal-ask = { $count ->
    [0] Nobody is missing.
    [one] { $players } is missing, and would sit this round out, without points.
   *[other] { $players } are missing, and would sit this round out, without points.
} What the others entered is then shown to all.
menu-reveal-yes = Go on without the missing
menu-share = Share the win
menu-options = Options of the game
menu-leave = Leave the table
menu-remove = Take somebody out of the game
menu-end = Close the table
menu-end-ask = Close this table for good? The game ends without a winner, and this cannot be undone.
menu-end-yes = Close it
