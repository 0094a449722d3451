# What else may be done at a table

menu-host = More for the host:
menu-player = More:
menu-enter-all = Enter for all
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
menu-add-ask = Who joins? Choose somebody on this server, or add a guest by name.
menu-add-pick = Choose somebody
menu-add-pick-zero = Choose who joins with 0 points
menu-add-pick-lowest = Choose who joins with the lowest total
menu-add-pick-average = Choose who joins with the average
menu-give-ask = Who takes { $player }’s seat? Choose somebody on this server, or a guest by name.
menu-guest = A guest by name
menu-hosting = Hand over hosting
menu-host-ask = Who will be host?
menu-claim = The host is gone
menu-remove = Take somebody out of the game
menu-end = Close the table
menu-end-ask = Close this table? The game ends without a winner; you can go on with it while no other game is open here.
menu-end-yes = Close it
