# Ce que dit le terminal quand le bot ne peut pas démarrer, ou pas joindre Discord

start-no-token = Tallyho a besoin du jeton d’un bot Discord, dans DISCORD_TOKEN ou dans un fichier .env :
    1. Ouvre https://discord.com/developers/applications et choisis « New Application ».
    2. Sous « Bot », choisis « Reset Token » et copie le jeton. Aucun « privileged intent » n’est nécessaire.
    3. Écris DISCORD_TOKEN=… dans .env, puis relance.
    Pour essayer Tallyho sans aucun compte : make play
start-invite-no-token = L’invitation se fait à partir du jeton du bot : renseigne DISCORD_TOKEN, dans l’environnement ou dans .env, et relance.
start-setting-wrong = Ce réglage ne convient pas : { $names }.
start-env-unreadable = Le fichier { $place } est illisible. Enregistre-le en texte brut, en UTF-8, là où le bot a le droit de le lire.
start-token-wrong = Discord n’accepte pas ce jeton. Recopie-le depuis https://discord.com/developers/applications, sous « Bot », dans DISCORD_TOKEN.
start-discord-unreachable = Discord est injoignable. Nouvel essai dans { $seconds } s.
start-discord-trouble = Discord a des ennuis (état { $status }). Nouvel essai dans { $seconds } s.
start-discord-refuses = Discord refuse de répondre (état { $status }).
start-connection-closed = Discord a fermé la connexion (code { $code }). Nouvel essai dans { $seconds } s.
start-no-logins = Ce bot s’est connecté trop souvent à Discord aujourd’hui : une fois de plus, et son jeton ne marcherait plus. Il attend { $hours } h { $minutes } min, puis réessaie. S’il a redémarré sans arrêt, cherche pourquoi d’ici là.
start-commands-refused = Discord n’accepte pas les commandes de cette version. Utilise une autre version de Tallyho.
start-failed = Tallyho s’est arrêté sur une erreur inattendue ({ $kind }). La ligne au-dessus dit où.
start-database-bad-url = DATABASE_URL est illisible. Elle ressemble à sqlite+aiosqlite:///tallyho.sqlite3 ou à postgresql+asyncpg://user:password@host/name.
start-database-unknown-database = DATABASE_URL nomme { $given }, que Tallyho ne connaît pas : utilise sqlite+aiosqlite ou postgresql+asyncpg.
start-database-no-directory = Le dossier { $place } de la base de données n’existe pas. Crée-le, ou nommes-en un autre dans DATABASE_URL.
start-database-unopenable = La base de données { $place } ne s’ouvre pas. Vérifie le chemin et ses permissions.
start-database-unwritable = Impossible d’écrire dans la base de données { $place }. Vérifie ce que cet utilisateur a le droit d’y faire (SQLite : dans le fichier et son dossier).
start-database-not-a-database = { $place } n’est pas une base de données. Nomme un autre fichier dans DATABASE_URL.
start-database-damaged = La base de données { $place } est abîmée. Restaure une copie.
start-database-disk-full = Le disque de { $place } est plein. Fais de la place, puis relance.
start-database-disk-failed = Le disque de { $place } ne répond pas comme il faut.
start-database-locked = La base de données { $place } sert déjà à un autre programme. Arrête-le, puis relance.
start-database-unreachable = La base de données de { $place } est injoignable. Vérifie qu’elle tourne, et DATABASE_URL.
start-database-access-denied = La base de données de { $place } refuse cet utilisateur. Vérifie DATABASE_URL.
start-database-no-database = Le serveur { $place } n’a pas de base de ce nom. Crée-la, ou change DATABASE_URL.
start-database-too-many-connections = La base de données de { $place } n’accepte plus de connexion.
start-database-newer-schema = La base de données { $place } vient d’un Tallyho plus récent. Utilise cette version.
start-database-not-ours = La base de données { $place } appartient à un autre programme. Nommes-en une autre dans DATABASE_URL.
start-database-failed = La base de données { $place } ne fonctionne pas comme il faut.
