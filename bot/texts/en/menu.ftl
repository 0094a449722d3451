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
menu-leave-yes = Leave, and close the table
menu-add = Add a player
menu-hosting = Hand over hosting
menu-host-ask = Who will be host?
menu-claim = The host is gone
menu-remove = Take somebody out of the game
menu-end = Close the table
menu-end-ask = Close this table? The game ends without a winner; you can go on with it while no other game is open here.
menu-end-yes = Close it
