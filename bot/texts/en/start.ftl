# What the terminal says when the bot cannot start, or cannot reach Discord

start-no-token = Tallyho needs the token of a Discord bot, in DISCORD_TOKEN or in a file named .env:
    1. Open https://discord.com/developers/applications and press “New Application”.
    2. Under “Bot”, press “Reset Token” and copy it. No privileged intent is needed.
    3. Write DISCORD_TOKEN=… into .env, then run this again.
    To try Tallyho without any account: make play
start-invite-no-token = The invitation is made from the bot’s token: set DISCORD_TOKEN, in the environment or in .env, and run this again.
start-setting-wrong = This setting cannot be used: { $names }.
start-env-unreadable = The file { $place } cannot be read. Save it as plain text in UTF-8, where the bot’s user may read it.
start-token-wrong = Discord does not accept this token. Copy it again from https://discord.com/developers/applications, under “Bot”, into DISCORD_TOKEN.
start-discord-unreachable = Discord cannot be reached. Trying again in { $seconds } s.
start-discord-trouble = Discord has trouble (status { $status }). Trying again in { $seconds } s.
start-discord-refuses = Discord refuses to be talked to (status { $status }).
start-connection-closed = Discord closed the connection (code { $code }). Trying again in { $seconds } s.
start-no-logins = This bot has logged in to Discord too often today: once more, and its token would stop working. It waits { $hours } h { $minutes } min, then tries again. If it was restarted over and over, find out why before then.
start-commands-refused = Discord does not accept the commands of this version. Use another version of Tallyho.
start-failed = Tallyho stopped on an unexpected error ({ $kind }). The line above says where.
start-database-bad-url = DATABASE_URL cannot be read. It looks like sqlite+aiosqlite:///tallyho.sqlite3 or postgresql+asyncpg://user:password@host/name.
start-database-unknown-database = DATABASE_URL names { $given }, which Tallyho does not know: use sqlite+aiosqlite or postgresql+asyncpg.
start-database-no-directory = The folder { $place } for the database does not exist. Create it, or name another one in DATABASE_URL.
start-database-unopenable = The database { $place } cannot be opened. Check the path and its permissions.
start-database-unwritable = The database { $place } cannot be written. Check what this user may do there (SQLite: in the file and its folder).
start-database-not-a-database = { $place } is not a database. Name another file in DATABASE_URL.
start-database-damaged = The database { $place } is damaged. Restore a copy of it.
start-database-disk-full = The disk of { $place } is full. Make room, then start again.
start-database-disk-failed = The disk of { $place } does not answer as it should.
start-database-locked = The database { $place } is in use by another program. Stop that one, then start again.
start-database-unreachable = The database at { $place } cannot be reached. Check that it runs, and DATABASE_URL.
start-database-access-denied = The database at { $place } does not let this user in. Check DATABASE_URL.
start-database-no-database = The server at { $place } has no database of that name. Create it, or change DATABASE_URL.
start-database-too-many-connections = The database at { $place } takes no more connections.
start-database-newer-schema = The database { $place } was written by a newer Tallyho. Use that version.
start-database-not-ours = The database { $place } belongs to another program. Name another one in DATABASE_URL.
start-database-failed = The database { $place } does not work as it should.
