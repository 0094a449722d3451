"""What games of hidden bids and declared tricks share: a game composes these functions, and adds its own.

Each round everybody bids in secret how many tricks they will win, all bids are revealed together, the
round is played, and each bidder declares the tricks it won.

- what is entered: `entries`; a game with more to say of a bid or a declaration makes its own of these
- a game under way: `state`; who leaves it, comes back, joins: `leaving`
- what cannot be: `checks`; what is asked, gathered, revealed, scored: `play`
- how many cards each round deals, also once somebody joined: `hands`
- what must be bid to pass somebody: `need`
- what can be bid, and tricks made up by chance: `samples`
- bids and tricks in a score sheet: `sheet`
- a game that has no more to say than bids and tricks takes most of what it does from `plain`
"""
