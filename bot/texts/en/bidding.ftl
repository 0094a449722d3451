# Games of hidden bids and declared tricks, whichever they are
bidding-title = { $game } · Round { $round } of { $rounds } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# The board
bidding-board-bids = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: bets are open. { $waiting }
bidding-board-tricks = Round { $round }: play, then declare your tricks. { $waiting }
bidding-columns = Bet, tricks taken:
bidding-declared = Declared: { $taken } of { $cards } { $cards ->
    [one] trick
   *[other] tricks
}.
bidding-sum-over = { $total ->
    [one] 1 trick bet
   *[other] { $total } tricks bet
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: somebody will miss.
bidding-sum-under = { $total ->
    [one] 1 trick bet
   *[other] { $total } tricks bet
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $gap ->
    [one] 1 trick nobody wants
   *[other] { $gap } tricks nobody wants
}.
bidding-sum-even = { $total ->
    [one] 1 trick bet
   *[other] { $total } tricks bet
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: everybody can be right.
bidding-deals = { $dealer } deals, { $opener } plays first.
bidding-opens = { $opener } plays first.

# Buttons
bidding-my-bet = My bet
bidding-declare = Declare
bidding-as-bet = As bet ({ $bid })
bidding-need = What do I need?
bidding-walk-sits-out = Sits out

# A seat’s own panel
bidding-bet-ask-you = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. How many tricks will you win?
bidding-bet-ask-other = Round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. How many tricks does { $player } bet?
bidding-bet-given-you = Your bet: { $bid } (round { $round }). You can change it until the reveal.
bidding-bet-given-other = { $player }’s bet: { $bid } (round { $round }). It can change until the reveal.
bidding-stands-out = This seat sits round { $round } out: nothing to enter.
bidding-tricks-ask-you = Round { $round }: you bet { $bid }. How many tricks did you win?
bidding-tricks-ask-other = Round { $round }: { $player } bet { $bid }. How many tricks did { $player } win?
bidding-declared-you = You declared: { $what } (round { $round }). You can change it until the round is scored.
bidding-declared-other = { $player } declared: { $what } (round { $round }). It can change until the round is scored.
bidding-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}

# The host enters for all
bidding-walk-bids = { $player }: which bet? ({ $place } of { $places })
bidding-walk-tricks = { $player }: how many tricks? ({ $place } of { $places })
bidding-walk-all-bids = { $given }
    { $total } bet for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Confirm?
bidding-walk-all-tricks = { $given }
    { $total } { $total ->
        [one] trick
       *[other] tricks
    } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. Confirm?

# The reveal
bidding-revealed = Round { $round }, all bets: { $bids }.
bidding-stand-out = { $count ->
    [one] Sits this round out
   *[other] Sit this round out
}: { $players }

# A finished round
bidding-scored = **{ $player }** bet { $bid }, took { $tricks }: { $points } ({ $sum })
bidding-stood-out = **{ $player }** sat this round out.
bidding-next = Next: round { $round }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. { $dealer } deals, { $opener } plays first.

# What a correction changes
bidding-part-bet = bet
bidding-part-tricks = tricks
