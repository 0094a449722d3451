# What a mending changed, told to all

receipt-undone = { $player } undid { $what }. ↩️
receipt-redone = { $player } put { $what } back.
receipt-corrected = { $player } corrected { $what }{ $about ->
    [nobody] { "" }
   *[somebody] , { $seat }
}{ $more ->
    [0] .
   *[other] : { $changes }.
} ↩️
receipt-change = **{ $player }**: { $changes }
receipt-part = { $what } { $was }→{ $now }
receipt-total = total { $before }→{ $total }
receipt-total-skull = challenges won { $before }→{ $total }
receipt-same = No points changed.
receipt-goes-on = The game goes on: { $game ->
    [skull] challenge { $next }
   *[other] round { $next }
} comes next.
receipt-options = the change of what is played
receipt-correction = the correction of { $game ->
    [skull] challenge { $round }
   *[other] round { $round }
}
receipt-options-changed = { $player } changed what is played, for the whole game: { $changes }. ↩️
receipt-option-yes = yes
receipt-option-no = no
receipt-option-threshold = end at a total of
receipt-cards = { $player } changed round { $round }: { $changes }.
receipt-anew-bids = Whoever had bet in round { $round } bets again.
receipt-anew-scores = Whoever had entered round { $round } enters it again.
receipt-back-bids = If nobody has bet since, the bets of round { $round } count again; otherwise everybody bets again.
receipt-back-scores = If nobody has entered anything since, what was entered in round { $round } counts again; otherwise everybody enters it again.
receipt-somebody = A moderator
receipt-bids = round { $round }
receipt-tricks = round { $round }
receipt-scores = round { $round }
receipt-challenge = challenge { $round }
receipt-reveal = the reveal of round { $round }
receipt-entry = the last entry
receipt-at-bids = Back to: bets of round { $round }.
receipt-at-tricks = Back to: tricks of round { $round }.
receipt-at-scores = Back to: scores of round { $round }.
receipt-at-challenge = Back to: challenge { $round }.
# What a step back leaves as it was, and how to go on
receipt-stands-bids = The bets stand: whoever was wrong bets again. If all were right, press “Reveal”.
receipt-stands-tricks = What was declared stands: whoever was wrong declares again. If all was right, press “Score it”.
receipt-stands-scores = What was entered stands: whoever was wrong enters it again. If all was right, press “Score it”.
# Seats and the host: { $points } is receipt-points
receipt-points = { $game ->
    [skull] { $points ->
        [one] 1 challenge won
       *[other] { $shown } challenges won
    }
   *[other] { $points ->
        [one] 1 point
       *[other] { $shown } points
    }
}
receipt-replaced = { $known ->
    [yes] { $player } takes { $before }’s seat
   *[no] { $player } takes over a seat
}{ $scored ->
    [yes] , with { $points }.
   *[no] .
}
receipt-joined = { $player } joins{ $scored ->
    [yes] , with { $points } to begin with.
   *[no] .
}
receipt-asked = { $asker } asks for a seat. The host can give one.
receipt-asked-seat = { $asker } asks for { $player }’s seat{ $scored ->
    [yes] , with { $points }.
   *[no] .
} The host can give it.
receipt-somebody-asks = Somebody
receipt-claim = { $player } asks to be host{ $known ->
    [yes] , as { $host } seems to be gone. { $host }, press the button within a minute if you are here.
   *[no] .
}
receipt-claim-answered = { $player } asked to be host{ $known ->
    [yes] , but { $host } is here.
   *[no] .
}
receipt-reopened = The table is open again: the game goes on.
receipt-move-left = { $player }’s leaving
receipt-move-come-back = { $player }’s return
receipt-move-seat-added = { $player }’s joining
receipt-left = { $player } left{ $scored ->
    [yes] { " " }with { $points }.
   *[no] .
} The seat is kept.
receipt-taken-out = { $by } took { $player } out of the game{ $scored ->
    [yes] , with { $points }.
   *[no] .
} The seat is kept.
receipt-came-back = { $player } is back{ $scored ->
    [yes] , with { $points }.
   *[no] .
}
receipt-host = { $player } is the host now.
receipt-seats = The seats have changed.
receipt-extra = Tied for first with { $total }: { $players }. One extra round decides, unless the host lets them share the win.
