# Skull at the table

skull-name = Skull
skull-title = Skull · Challenge { $round }
skull-summary = To win: { $wins } challenges, or be the last one in play.
skull-first = Starts: { $player }
skull-first-open = Starts: who last gave flowers, or a skull. Choose under “Seats and order”; otherwise seat 1 starts.
skull-first-ask = Who last gave flowers?

# The board
skull-board = Challenge { $round }: { $player } starts. Tell here how it ends.
skull-columns = Rank, challenges won, discs left:
skull-most = { $count } discs are in play.
skull-out = out
skull-next = { $player } starts challenge { $round }.

# Buttons and questions
skull-won = Challenge won
skull-failed = Challenge failed
skull-ask-won = Who won the challenge?
skull-ask-failed = Who failed the challenge?
skull-ask-bid = { $player } won it: with how many discs?
skull-not-noted = Not noted
skull-more-discs = More discs
skull-ask-skull = { $player } failed: whose skull was it?
skull-own = Their own skull
skull-own-next = Own skull; { $player } starts
skull-ask-next = { $player } is out by their own skull, and names who starts:

# A finished challenge
skull-told = Challenge { $round }: { $what }
skull-told-won = { $player } won it{ $bid ->
    [0] { "" }
   *[other] { " " }with { $bid }
}: { $wins } of { $needed }.
skull-told-game = { $player } won it{ $bid ->
    [0] { "" }
   *[other] { " " }with { $bid }
}, and the game.
skull-told-failed = { $player } failed on the skull of { $skull } and { $discs ->
    [0] has no disc left: out.
    [one] keeps one disc.
   *[other] keeps { $discs } discs.
}
skull-told-own = { $player } failed on their own skull and { $discs ->
    [0] has no disc left: out.
    [one] keeps one disc.
   *[other] keeps { $discs } discs.
}

# Help while it is played
skull-help-challenge = { $won } and { $failed } tell how a challenge ended.
# The end
skull-played = { $count ->
    [one] One challenge
   *[other] { $count } challenges
}
skull-final = { $game } is over: { $winners } wins.
# What a correction changes
skull-part-challenger = challenger
skull-part-result = result
skull-part-won = won
skull-part-failed = failed
skull-part-bid = discs bid
skull-part-skull = skull of
skull-part-next = next to start
