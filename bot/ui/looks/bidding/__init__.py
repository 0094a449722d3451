"""The look of games of hidden bids and declared tricks: a game says what it has of its own, in a `Manner`.

`manner` says what that can be, `look` puts the rest together.
"""
