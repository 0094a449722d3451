"""The controls of games of hidden bids: what is pressed, typed and corrected alike in each of them.

A game says in `Making` how its parts are made of numbers; the commands, presses and forms are here.
"""
