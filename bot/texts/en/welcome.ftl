# First contact: the first message on a server, and what its buttons lead to

welcome-what = **Tallyho keeps score while you play Skull King, Skyjo, Skull, Oh Hell or any game counted in points.**
welcome-bets = Everyone bets in secret on their own phone, and all bets are shown together.
welcome-how = A game is played where it is started, best in your voice channel’s chat: { COMMAND("skullking", "new") }. I read no messages.
welcome-start = Start a game
welcome-minute = Rules in a minute
welcome-language = Language
welcome-which-game = Which game shall I open in this channel? To play in another one, type { COMMAND("skullking", "new") } there.
welcome-which-rules = Which rules shall I show you?
welcome-language-who = -# Only somebody with “Manage Server” or “Manage Messages” chooses the language that I speak to everyone here.
welcome-opened = { $game }: the game opens below, in this channel.
