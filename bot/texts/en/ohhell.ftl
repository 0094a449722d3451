# Oh Hell at the table

ohhell-name = Oh Hell
ohhell-summary = { $rounds } rounds: 1 card, then one more each time up to { $cards }, and back down to 1.
ohhell-first = Deals first: { $player }
ohhell-first-open = Deals first: seat 1, unless another is chosen under “Seats and order”.
ohhell-first-ask = Who deals first?
# The sum in short
ohhell-short-exact-bid = exact: { $exact } + { $own }
ohhell-short-zero-bid-made = zero held
ohhell-short-missed-bid = missed
# Help while it is played
ohhell-help-bids = { $bet } places, shows or changes your secret bet.
    { $reveal } is for the host: do not wait for the missing.
ohhell-help-tricks = { $tricks } declares the tricks you won.
    { $round } is for the host: enter everybody.
# How long the game was
ohhell-played = { $count ->
    [one] One round
   *[other] { $count } rounds
}
# What a correction changes
ohhell-part-cards = cards
