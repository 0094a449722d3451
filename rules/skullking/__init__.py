"""Skull King: bids, tricks, bonuses, and the referee of a trick.

Where to find what:

- what a bid is worth, made or missed: `bids` (usual scoring), `rascal` (Rascal's scoring)
- 14s and captures: `bonuses`, their worth in each edition: `editions`
- Loot alliances: `loot`; Rascal's wager and Harry's bid change: `abilities`
- the sum of it all: `scoring`; what cannot be: `checks`, `results`, `plausible`
- how many cards a round: `structures`, `deck`
- a game from the first deal to the last: `state`, `play`, `leaving`, `game`
- who wins a trick: `trick`, its bonuses: `spoils`, how cards are written: `cards`

The tags behind each rule name its source:

- S0, S4: the house's own notes (the game and its scoring; Kraken, White Whale and Loot); they decide
- EN21, EN24: the English rulebooks of 2021 and 2024; FR-A, FR-B, ES: the French and Spanish ones
- OLD: the rulebook of the first edition (suits from 1 to 13); FAQ: the publisher's answers
- PLAN, LEDGER, KR, KRYO, RASC, FRX: other people's scorers, second-hand
- derived: follows from the rules and the deck, stated by nobody
"""
