# Skull King at the table

skullking-name = Skull King
skullking-title-extra = Skull King · Extra round · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
skullking-first = Deals first: { $player }
skullking-first-open = Deals first: seat 1, unless another is chosen under “Seats and order”.
skullking-first-ask = Who deals first?

# What is being played
skullking-rounds = { $structure }: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} ({ $cards }).
skullking-cards-range = { $low } to { $high } cards
skullking-cards-list = { $cards } { $last ->
    [one] card
   *[other] cards
}
skullking-structure-standard = Standard
skullking-structure-even-keeled = Even Keeled
skullking-structure-skip-to-the-brawl = Skip to the Brawl
skullking-structure-swift-n-salty = Swift-n-Salty Skirmish
skullking-structure-broadside = Broadside Barrage
skullking-structure-whirlpool = Whirlpool
skullking-structure-bedtime = Past Your Bedtime
skullking-structure-custom = Your own list
skullking-scoring-rascal = Rascal’s scoring, with grapeshot or cannonball.
skullking-edition-2018 = Points of the 2018 edition.
skullking-edition-first = Points of the first edition.
skullking-option-rounds = rounds
skullking-option-scoring = scoring
skullking-option-scoring-standard = Skull King’s
skullking-option-scoring-rascal = Rascal’s
skullking-option-edition = edition
skullking-option-edition-2021 = 2021
skullking-option-edition-2018 = 2018
skullking-option-edition-first = the first
skullking-option-kraken = Kraken
skullking-option-whale = White Whale
skullking-option-loot = Loot
skullking-option-bonus-on-miss = bonuses on a missed bet
skullking-option-house-rules = house rules
skullking-kraken = Kraken
skullking-whale = White Whale
skullking-loot = Loot
skullking-with-cards = In the deck: { $cards }.
skullking-no-cards = Without Kraken, White Whale and Loot.
skullking-leviathans-join = Kraken and White Whale join from { $seats } players on.
skullking-bonus-on-miss = Bonuses count on a missed bet too.
skullking-house-rules = House rules: what the deck cannot hold is allowed.
skullking-graybeard = Graybeard’s ghost plays along.

# The board
skullking-declared-lost = Declared: { $taken } of { $cards } { $cards ->
    [one] trick
   *[other] tricks
}{ $lost ->
    [one] , 1 more went to nobody.
   *[other] , { $lost } more went to nobody.
}
skullking-cannonball = Cannonball
skullking-with-cannonball = { $bid }, with a cannonball

# Buttons
skullking-bonuses = Bonuses…
skullking-shot-grape = Grapeshot
skullking-shot-cannon = Cannonball
skullking-kraken-took = Kraken: trick lost
skullking-whale-took = Whale: trick lost
skullking-none-lost = No trick lost
skullking-deal = Change the cards dealt…

skullking-loot-claimed-you = { $count ->
    [one] { $players } says
   *[other] { $players } say
} that you won the trick with the Loot. { $state ->
    [later] Declare your tricks, then confirm it.
    [done] You have confirmed it.
   *[open] Confirm it below; if it is not so, ask for a correction.
}
skullking-loot-claimed-other = { $count ->
    [one] { $players } says
   *[other] { $players } say
} that { $player } won the trick with the Loot{ $state ->
    [done] : confirmed.
   *[open] , which is to be confirmed.
}
skullking-loot-mine = I took { $player }’s Loot
skullking-loot-theirs = { $ally } took { $player }’s Loot

# What somebody declared
skullking-has-fourteens = { $count ->
    [one] 1 coloured 14
   *[other] { $count } coloured 14s
}
skullking-has-black-fourteen = black 14
skullking-has-mermaids = { $count ->
    [one] 1 Mermaid taken
   *[other] { $count } Mermaids taken
}
skullking-has-pirates = { $count ->
    [one] 1 Pirate taken
   *[other] { $count } Pirates taken
}
skullking-has-skull-king = Skull King taken
skullking-has-loot = Loot with { $player }
skullking-has-wager = Rascal’s wager { $wager }
skullking-has-bid-change = Harry { $change }
skullking-has-other = house bonus { $points }

# The reveal
skullking-yohoho = Yo-ho-ho! Round { $round }: { $bids }.

# Tricks that nobody won: said of a finished round, asked where tricks are missing
skullking-lost = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
} won by nobody{ $cards ->
    [kraken] { " " }(Kraken).
    [whale] { " " }(White Whale).
    [both] { " " }(Kraken, White Whale).
   *[none] .
}
skullking-maybe-lost = { $cards ->
    [kraken] If the Kraken took one, press “Kraken”.
    [whale] If the White Whale took one, press “Whale”.
   *[both] If the Kraken or the White Whale took one, press “Kraken” or “Whale”.
}
# What the deck does not hold, where house rules allow it
skullking-doubt-more-than-the-deck = More than the deck has: { $given } × { $card ->
    [fourteens] coloured 14
    [black_fourteen] black 14
    [mermaids] Mermaid taken
    [pirates] Pirate taken
    [loot] Loot played
    [rascal] wager with Rascal
   *[harry] bid changed by Harry
} instead of { $high } at most ({ $seats }).
skullking-doubt-one-skull-king = More than the deck has: the one Skull King took, or was taken, more than once ({ $seats }).
skullking-doubt-more-than-a-trick = More than a trick holds: { $given } Pirates taken by the Skull King of { $seat }, { $high } at most.
skullking-doubt-bonuses-need-tricks = More than { $tricks ->
    [one] one trick holds
   *[other] { $tricks } tricks hold
}: the bonuses of { $seat } take { $needed }.
skullking-doubt-loot-needs-tricks = More than was won: { $needed } Loots of { $seat } in tricks of { $ally }, who won { $tricks }.
skullking-next-extra = Tied for first: one extra round, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. { $dealer } deals, { $opener } plays first.
# The sum in short; points follow where they are not in the words
skullking-short-exact-bid = { $bid }×{ $each }
skullking-short-missed-bid = { $off_by } off
skullking-short-zero-bid-made = zero held, { $cards }×{ $each }
skullking-short-zero-bid-failed = zero broken, { $cards }×{ $each }
skullking-short-rascal-direct-hit = direct hit, { $cards }×{ $each }
skullking-short-rascal-glancing-blow = glancing blow, { $cards }×{ $each }
skullking-short-rascal-complete-miss = complete miss, { $off_by } off
skullking-short-rascal-cannonball-hit = cannonball hit, { $cards }×{ $each }
skullking-short-rascal-cannonball-miss = cannonball missed, { $off_by } off
skullking-short-bid-changed = Harry: { $was } to { $bid }
skullking-short-fourteens = { $count ->
    [one] one 14
   *[other] { $count } 14s
}
skullking-short-black-fourteen = black 14
skullking-short-mermaids = { $count ->
    [one] Mermaid
   *[other] { $count } Mermaids
}
skullking-short-pirates = { $count ->
    [one] Pirate
   *[other] { $count } Pirates
}
skullking-short-skull-king = Skull King
skullking-short-other = house bonus
skullking-short-bonuses-lost = bonuses lost
skullking-short-not-in-edition = bonus not in this edition
skullking-short-loot-alliance = Loot with { $ally }
skullking-short-loot-unpaid = Loot with { $ally } unpaid
skullking-short-wager-won = wager
skullking-short-wager-lost = wager lost
# Help while it is played
skullking-help-bids = { $bet } places, shows or changes your secret bet.
    { $need } says what you need to pass somebody.
    { $reveal } is for the host: do not wait for the missing.
skullking-help-tricks = { $result } declares your tricks and bonuses.
    { $trick } says who wins a trick.
    { $round } is for the host: enter everybody.
# How long the game was
skullking-played = { $count ->
    [one] One round
   *[other] { $count } rounds
}
# What a correction changes
skullking-part-cards = cards
skullking-part-lost = lost tricks
skullking-part-fourteens = coloured 14s
skullking-part-black-fourteen = black 14
skullking-part-mermaids = Mermaids taken
skullking-part-pirates = Pirates taken
skullking-part-skull-king = Skull King taken
skullking-part-loot = Loot with
skullking-part-wager = wager
skullking-part-bid-change = Harry
skullking-part-other = house bonus
