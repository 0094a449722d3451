# What a table answers a single person: what happened, what cannot be, what to do

## Done
tabletop-joined = You have a seat at this table.
tabletop-already-seated = You have a seat at this table already.
tabletop-come-back = Welcome back: your seat and your points are yours again.
tabletop-left = You have left the table.
tabletop-too-few-left = You have left. Too few players remain, so the table is closed.
tabletop-left-waits = You have left.{ $scored ->
    [yes] { " " }Your { $points } stay until you are back.
   *[no] { " " }Your seat stays until you are back.
}
tabletop-seat-added = { $name } has a seat.
tabletop-asked = You have asked for a seat. The host gives it with one press.
tabletop-claimed = You have asked to be host. If the host does nothing for a minute, press “Take over hosting”.
tabletop-host-now = { $name } is the host now.
tabletop-host-here = Good: you stay host.
tabletop-went-on = The table is open again: the game goes on.
tabletop-host-passed = The next player is host now.
tabletop-guest-added = { $name } has a seat, without an account: the host enters for it.
tabletop-removed = { $name } has left the table.
tabletop-replaced = { $name } has taken over the seat.
tabletop-begun = The game has begun: the board is below.
tabletop-repeated = This was counted once already. Nothing else has changed.
tabletop-noted = Noted.
tabletop-entered = Entered.
tabletop-revealed = All bets are in and shown in the channel.
tabletop-hidden-entry = { $player } has entered this already. Only { $player } sees what; a new entry replaces it.
tabletop-hidden-given = Entered for { $player }. Only { $player } sees it until all are shown; a new entry replaces it.
tabletop-scored = Scored ({ $game ->
    [skull] challenge { $round }
   *[other] round { $round }
}): the result is in the channel.
tabletop-extra-round = First place is tied: one more round decides.
tabletop-over = The game is over: the final leaderboard is in the channel.
tabletop-reopened = The game goes on: { $game ->
    [skull] challenge { $next }
   *[other] round { $next }
} comes next.
tabletop-corrected = Corrected: the change is told in the channel.
tabletop-correction-held = The correction is kept, and counts once the round adds up.
tabletop-shared = The win is shared.
tabletop-undone = Undone: the channel is told, and can put it back.
tabletop-redone = Put back.
tabletop-dropped = The correction that waited is dropped. Nothing else has changed.
tabletop-ended = The table is closed.
tabletop-resumed = { $link ->
    [none] The table is at the bottom of the channel.
   *[other] The table is at the bottom of the channel: { $link }
}
tabletop-language-chosen = From the next table on, I speak English to everyone on this server.
tabletop-dms-on = I will write to you directly when you are asked for a bet.
tabletop-dms-off = I will not write to you directly. The first button of the board does the same. { COMMAND("tally", "dm") } brings my messages back.
tabletop-dms-again = Write to me again
tabletop-forgotten = Your name and id are gone from all tables and results. What was played remains, played by “someone”. What was posted in a channel before stays there, as any message does.
tabletop-privacy = I keep: which tables you sat at and how they ended, the name you had there, what was entered, and whether and in which language you take my direct messages. I read no messages and pass nothing on. I see who is in a voice channel, and keep none of it. A bet is seen by nobody before the reveal. { COMMAND("tally", "forget-me") } removes your name and id, from the files too; copies that the host of this bot has made keep them.

## Buttons
tabletop-resume-button = Take me there
tabletop-end-button = Close that table…
tabletop-join-button = Join this table
tabletop-scores-button = Scores

## In direct messages
tabletop-prompt-where = { $server }, { $channel }
tabletop-prompt-link = Back to the table
tabletop-prompt-stop = Stop writing to me
tabletop-prompt-over = Round { $round }: nothing is asked here any more.
tabletop-channel-gone = I cannot write in the channel of your table any more: it is gone, or I may not. Nothing is lost: give me back “Send Messages” there, then press a button of the board or type a command.

## What stands in the place of a board that is over
tabletop-closed-lobby = The game has begun.
tabletop-closed-ended = This table was closed.

## What cannot be
tabletop-no-table = There is no game in this channel. { tabletop-open-one }
tabletop-other-game = Another game is played in this channel: type { COMMAND($game) } instead.
tabletop-table-here = { $link ->
    [none] There is a game in this channel already. Go on with it, or close it first.
   *[other] There is a game in this channel already. Go on with it, or close it first: { $link }
}
tabletop-unknown-game = I do not know this game.
tabletop-not-live = This table is closed. { tabletop-open-one }
tabletop-open-one = { $game ->
    [tally] { COMMAND("tally", "help") } shows how to start one.
   *[other] { COMMAND($game, "new") } starts a new one.
}
tabletop-not-begun = { $link ->
    [none] The game has not begun. The host begins it in the lobby.
   *[other] The game has not begun. The host begins it in the lobby: { $link }
}
tabletop-begun-already = The game has begun: seats, order and options stay as they are.
tabletop-playing-already = { $game ->
    [skull] The game is on, and nobody joins a game of Skull late. You can take the seat of somebody who has left.
   *[other] The game is on. Ask the host for a seat with the button.
}
tabletop-not-over = { $link ->
    [none] This game is still being played.
   *[other] This game is still being played, here: { $link }
}
tabletop-host-only = { $host ->
    [none] That is for the host or a moderator.
   *[other] That is for { $host }, the host, or a moderator.
}
tabletop-not-seated = You are not at this table.
tabletop-leave-closes = With { $seat } gone, too few players remain: the table would be closed. It can be opened again.
tabletop-claim-waits = { $seconds ->
    [one] The host has 1 second left to answer.
   *[other] The host has { $seconds } seconds left to answer.
} Then press the button.
tabletop-host-already = { $seat } is the host already.
tabletop-host-guest = { $seat } has no account, so cannot be host. Choose somebody who has one.
tabletop-nobody-else = Nobody else here has an account, so nobody can be host instead.
tabletop-who-joins = Say who joins: a “{ OPTION("person") }”, or the “{ OPTION("name") }” of a guest.
tabletop-asked-already = You have asked already. The host can give you a seat.
tabletop-ask-gone = This has been answered, or taken back.
tabletop-seat-taken = { $seat } sits there. Ask for another seat.
tabletop-not-closed = This table is not closed.
tabletop-left-already = This seat has left the game.
tabletop-no-seat = The table has no such seat.
tabletop-seated-already = This person has a seat here already.
tabletop-too-few = { $given ->
    [one] One player is too few
   *[other] { $given } players are too few
}: this game takes { $low } to { $high }. Others can join in the lobby, guests too.
tabletop-too-many = { $given } players are too many: this game takes { $low } to { $high }.
tabletop-bad-name = This name cannot be used. Choose one of { $low } to { $high } visible characters.
tabletop-field-missing = “{ $name }” is empty: fill it in.
tabletop-bad-order = This order does not name every seat once.
tabletop-newer-first = A correction still waits, and it is newer: it goes first.
tabletop-just-undone = Somebody else undid something here only a moment ago. If more has to go, the button says what is next.
tabletop-crossed = Round { $closed } was scored a moment ago, with what somebody else had entered for { $seat }. Is { $given } for round { $round }?
tabletop-crossed-button = { $given } for round { $round }
tabletop-just-recorded = Somebody else has just recorded exactly that, as challenge { $round }. Was there another one?
tabletop-just-recorded-button = Record it as challenge { $round } too
tabletop-stale = { $link ->
    [none] That moment has passed, nothing was changed.
   *[other] That moment has passed, nothing was changed. The table is here: { $link }
}
tabletop-not-asked = Nothing is asked of this seat now.
tabletop-nothing-asked = Nothing is asked now.
tabletop-nothing-given = There is nothing to take back or to reveal yet.
tabletop-nothing-to-undo = There is nothing to undo yet.
tabletop-no-such-entry = There is nothing to correct in round { $round } yet.
tabletop-not-of-this-game = That belongs to another game.
tabletop-unreadable = I cannot read this table: another version of me wrote it, or it is damaged. Nothing was changed. Its host or a moderator can close it, so that a new one can be opened here; tell who runs me.
tabletop-unreadable-button = Close this table
tabletop-no-such-player = There is no { $given } at this table. Here are: { $players }.
tabletop-which-of = More than one player fits “{ $given }”: { $seats }. Write the name as it stands there.
tabletop-which-person-of = More than one person fits “{ $given }”: { $players }. Write the whole name, or mention the person.
tabletop-no-round-yet = No round is finished yet: the first sum appears after it.
tabletop-no-such-round = Round { $given } has not been finished. Choose 1 to { $high }.
tabletop-no-such-topic = There is no topic “{ $given }”. Choose one of the list that opens as you type.
tabletop-no-bots = Bots cannot take a seat.
tabletop-seated-only = Who sits at this table can seat the others. Take a seat first.
tabletop-no-voice = This seats whoever is in a voice channel, so it works in a voice channel’s chat only. Here, everybody presses Join.
tabletop-voice-unknown = I cannot see who is in this voice channel right now. Try again in a moment; whoever plays can press Join meanwhile.
tabletop-voice-empty = I see nobody in this voice channel. Whoever plays can press Join.
tabletop-voice-seated = Everyone in this voice channel has a seat already.
tabletop-picked-seated = They have a seat here already.
tabletop-no-room = No seat is left for { $players }: { $high } can play.
tabletop-not-member = No longer on this server: { $players }. Choose somebody else, or add a guest by name.
tabletop-bet-first = Choose a number first, then how it is fired.
tabletop-contradiction = Only one wager and only one change of the bet can be ticked.
tabletop-not-a-number = “{ $given }” is no whole number. Write it like 7 or −3.
tabletop-servers-only = This works on a server only.
tabletop-moderator-only = Only who manages this server can choose that.
tabletop-button-changed = { $link ->
    [none] This button is no longer up to date. Type { COMMAND("tally", "table") } to see the game here with those that are.
   *[other] This button is no longer up to date. Those that are stand here: { $link }
}
tabletop-elsewhere = { $link ->
    [none] This button belongs to a game in another channel, and works only there.
   *[other] This button belongs to a game in another channel, and works only there: { $link }
}
tabletop-elsewhere-direct = You no longer play in the game that this button belongs to, so it does nothing here.
tabletop-table-gone = I know nothing of the game that this button belongs to. Type { COMMAND("tally", "help") } to see how one starts.
tabletop-command-changed = This command has changed. Wait a minute, or restart Discord, and type it again.
tabletop-barrier = { $barrier ->
    [member] This server has my commands, but not me: I can answer you, and write nothing for all. Somebody who manages the server adds me with the button.
    [thread] I am not in this private thread. Mention me here: that brings me in.
    [connect] I may not write in this voice channel’s chat. Somebody who manages the channel gives me “Connect”, “View Channel” and “Send Messages”.
   *[write] I may not write in this channel. Somebody who manages it gives me “View Channel” and “Send Messages” (in a thread: “Send Messages in Threads”).
}
tabletop-cannot-post = { tabletop-barrier } Then try again.
tabletop-mute = -# The channel shows nothing new for now. { tabletop-barrier }
tabletop-add-me = Add me to this server
tabletop-forbidden = Discord does not let me do that here. My permissions in this channel need a look: View Channel, Send Messages, Embed Links, Attach Files, Read Message History.
tabletop-store = I could not save this, nothing changed. Try again in a moment; if it repeats, give code { $code }.
tabletop-last-word = Something went wrong, and I cannot say what. Look at the table before you try again.
tabletop-unknown = I could not save this. Nothing changed. Try again; if it repeats, give code { $code }.
tabletop-store-reading = I cannot look this up right now. Nothing was changed. Try again in a moment; if it repeats, give code { $code }.
tabletop-unknown-reading = I could not show this. Nothing was changed. Try again; if it repeats, give code { $code }.
tabletop-failed-after = This counts, but I could not show what came of it. Look at the table; if it repeats, give code { $code }.
tabletop-nothing-to-correct = Say what to change: a bet, tricks, or a bonus of that round.
tabletop-not-there = { $seat } was not in the game in round { $round }: nothing can be entered there.
tabletop-bet-and-tricks-first = { $seat } sat round { $round } out. Enter bet and tricks first.
tabletop-ends-earlier = With it, the game would have ended after { $game ->
    [skull] challenge { $round }
   *[other] round { $round }
}. { $several ->
    [0] Undo { $game ->
        [skull] challenge { $later }
       *[other] round { $later }
    } first
   *[other] Undo what came after it first, { $game ->
        [skull] challenges { $later } to { $last }
       *[other] rounds { $later } to { $last }
    }
}.
tabletop-options-changed = Changed, for the whole game from its first round on. The channel is told.
tabletop-parts-dropped = What { $players } had entered in this round no longer counts, and is asked again.
tabletop-same = Nothing has changed: it was so already.
tabletop-nothing-to-export = Nothing was played in this channel yet: there is no score sheet.

## Skyjo, Skull and plain points: what cannot be
tabletop-cards-unreadable = “{ $given }” is no card. Cards go from { $low } to { $high }, x stands for a removed one: 5 1 2 3 / 5 4 6 7 / 5 8 9 10.
tabletop-line-unreadable = “{ $given }” cannot be read. Begin a line with a player’s name, then the points: Léa: 12.
tabletop-line-twice = { $seat } stands there twice. Keep one of the lines.
tabletop-lines-missing = No points for { $seats }. Write them, or x for who did not play.
tabletop-nothing-to-correct-here = Say what to change of that round.
tabletop-one-hand = The points or the twelve cards: enter one of them.
tabletop-no-hand = Round { $round }: { $seat } has nothing entered. Say how many points.
tabletop-whose-skull = Say whose skull it was.

## A game brought as a score sheet
tabletop-imported = { $player } brought a game of { $game } here from a score sheet: { $rounds ->
    [0] no round played yet
    [one] one round played
   *[other] { $rounds } rounds played
}.
tabletop-imported-guests = Without an account: { $players }. The host enters for them, or gives a seat to its player: { $command }
tabletop-sheet-too-large = This file is too large ({ $given } KiB; { $high } at most): a score sheet is much smaller. Nothing was imported.
tabletop-sheet-not-fetched = This file could not be fetched from Discord. Nothing was imported: try again.
tabletop-sheet-refused = Nothing was imported. { $reason }
tabletop-no-such-person = I know nobody here called “{ $given }”. Choose a name from the list that opens as you type, or mention the person.
tabletop-language-own = From now on, I write to you directly in English.
tabletop-spoils-written = This trick’s bonus stands in the round of { $seat } already. Nothing was added twice.
tabletop-spoils-moved = Something else was entered for { $seat } since, so nothing was added. Ask the referee about the trick again.
