"""Oh Hell: hidden bids and declared tricks, hands that grow and shrink. It has no single rulebook.

“As commonly played” stands where a rule has no other source.
"""
