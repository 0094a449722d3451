# Skull King at the table

skullking-name = Skull King
skullking-title = Skull King · Round { $round } of { $rounds } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
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
skullking-board-bids = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: bets are open. { $waiting }
skullking-board-tricks = Round { $round }: play, then declare your tricks. { $waiting }
skullking-columns = Bet, tricks taken:
skullking-declared = Declared: { $taken } of { $cards } { $cards ->
    [one] trick
   *[other] tricks
}{ $lost ->
    [0] .
    [one] , 1 more went to nobody.
   *[other] , { $lost } more went to nobody.
}
skullking-sum-over = { $total ->
    [one] 1 trick bet
   *[other] { $total } tricks bet
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: somebody will miss.
skullking-sum-under = { $total ->
    [one] 1 trick bet
   *[other] { $total } tricks bet
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $gap ->
    [one] 1 trick nobody wants
   *[other] { $gap } tricks nobody wants
}.
skullking-sum-even = { $total ->
    [one] 1 trick bet
   *[other] { $total } tricks bet
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: everybody can be right.
skullking-deals = { $dealer } deals, { $opener } plays first.
skullking-opens = { $opener } plays first.
skullking-cannonball = Cannonball

# Buttons
skullking-my-bet = My bet
skullking-declare = Declare
skullking-as-bet = As bet ({ $bid })
skullking-bonuses = Bonuses…
skullking-shot-grape = Grapeshot
skullking-shot-cannon = Cannonball
skullking-kraken-took = Kraken: trick lost
skullking-whale-took = Whale: trick lost
skullking-none-lost = No trick lost
skullking-enter-all = Enter for all
skullking-deal = Change the cards dealt…
skullking-need = What do I need?
skullking-walk-out = Sits out

# A seat’s own panel
skullking-bet-ask-you = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. How many tricks will you win?
skullking-bet-ask-other = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. How many tricks does { $player } bet?
skullking-bet-given-you = Your bet: { $bid }{ $shot ->
    [cannon] , with a cannonball
   *[plain] { "" }
} (round { $round }). You can change it until the reveal.
skullking-bet-given-other = { $player }’s bet: { $bid }{ $shot ->
    [cannon] , with a cannonball
   *[plain] { "" }
} (round { $round }). It can change until the reveal.
skullking-stands-out = This seat sits round { $round } out: nothing to enter.
skullking-tricks-ask-you = Round { $round }: you bet { $bid }. How many tricks did you win?
skullking-tricks-ask-other = Round { $round }: { $player } bet { $bid }. How many tricks did { $player } win?
skullking-declared-you = You declared: { $what } (round { $round }). You can change it until the round is scored.
skullking-declared-other = { $player } declared: { $what } (round { $round }). It can change until the round is scored.

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
skullking-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
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

# The host enters for all
skullking-walk-bids = { $player }: which bet? ({ $place } of { $places })
skullking-walk-tricks = { $player }: how many tricks? ({ $place } of { $places })
skullking-walk-all-bids = { $given }
    { $total } bet for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Confirm?
skullking-walk-all-tricks = { $given }
    { $total } { $total ->
        [one] trick
       *[other] tricks
    } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Confirm?

# The reveal
skullking-yohoho = Yo-ho-ho! Round { $round }: { $bids }.
skullking-stand-out = { $count ->
    [one] Sits this round out
   *[other] Sit this round out
}: { $players }

# A finished round
skullking-scored = **{ $player }** bet { $bid }, took { $tricks }: { $points } ({ $sum })
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
skullking-stood-out = **{ $player }** sat this round out.
skullking-next = Next: round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. { $dealer } deals, { $opener } plays first.
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
skullking-part-bet = bet
skullking-part-lost = lost tricks
skullking-part-tricks = tricks
skullking-part-fourteens = coloured 14s
skullking-part-black-fourteen = black 14
skullking-part-mermaids = Mermaids taken
skullking-part-pirates = Pirates taken
skullking-part-skull-king = Skull King taken
skullking-part-loot = Loot with
skullking-part-wager = wager
skullking-part-bid-change = Harry
skullking-part-other = house bonus
