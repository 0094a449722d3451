# Ce que dit `python -m bot doctor` : en quoi un Discord diffère du petit Discord

doctor-who = { $bot } sur « { $server } », dans { $channel }
doctor-ok = ok
doctor-differs = diffère
doctor-untried = pas essayé
doctor-difference = { $what } : attendu { $expected }, reçu { $came }
doctor-yes = oui
doctor-no = non
doctor-none = rien
doctor-nothing = rien
doctor-requests = { $count ->
    [one] Une requête a été faite à ce Discord.
   *[other] { $count } requêtes ont été faites à ce Discord.
}
doctor-differences = Différences avec le petit Discord : { $count ->
    [0] aucune
   *[other] { $count }
}.
doctor-left = Supprime ce qui n’a pas pu être enlevé : { $messages }.

# pourquoi cela ne peut pas commencer
doctor-no-channel = CHANNEL est l’identifiant d’un salon, un long nombre. Pour le copier, active le mode développeur dans les paramètres de Discord, sous « Avancés », puis fais un clic droit sur le salon et choisis « Copier l’identifiant du salon ».
doctor-unknown-channel = Aucun salon n’a cet identifiant. Recopie-le : clic droit sur le salon, « Copier l’identifiant du salon ».
doctor-no-access = Le bot ne voit pas ce salon : soit il n’a pas été ajouté à ce serveur, soit il lui manque « Voir le salon ».
doctor-no-server = Ce n’est pas le salon d’un serveur. Choisis un salon textuel ou vocal, ou un fil.
doctor-no-messages = On ne peut pas écrire de messages dans ce salon. Choisis un salon textuel ou vocal, ou un fil.
doctor-archived = Ce fil est archivé ou verrouillé. Rouvre-le, ou choisis un autre salon.
doctor-stopped = Sans ces permissions, rien ne peut être essayé dans { $channel } : { $permissions }.
doctor-refused = Discord ne répond pas comme il faut ({ $answer }). Réessaie dans un moment.
doctor-unreachable = Discord est injoignable. Vérifie la connexion, puis relance.

# ce qui est écrit dans le salon
doctor-post = Tallyho essaie ce salon. Ce message disparaît dans un instant.
doctor-post-left = Tallyho aura besoin de ce message dans une heure, pour essayer de modifier de vieux messages. Il disparaîtra alors.
doctor-post-press = Appuie sur le bouton, puis envoie le formulaire tel qu’il s’ouvre.
doctor-post-thanks = Merci. Ce message disparaît dans un instant.
doctor-please-press = Va maintenant dans le salon : appuie sur le bouton, puis envoie le formulaire tel qu’il s’ouvre (dans les { $seconds } s).
doctor-button = Appuie ici
doctor-form = À envoyer tel quel
doctor-form-line = Une ligne
doctor-form-lines = Deux lignes
doctor-form-pick = Un choix
doctor-form-checks = Des cases
doctor-form-empty = À laisser vide

# pourquoi quelque chose n’a pas été essayé
doctor-untried-permission = Il faut { $permissions }.
doctor-untried-no-post = Le premier message n’a pas pu être posté.
doctor-untried-few-logins = Il ne reste que { $left } connexions pour aujourd’hui : le bot lui-même peut en avoir besoin.
doctor-untried-no-gateway = La passerelle n’est pas allée jusqu’au serveur ({ $kind }).
doctor-untried-other-commands = Les commandes d’une autre version du bot sont enregistrées, et restent. Démarre cette version une fois, puis relance.
doctor-untried-no-old-message = Il n’y a ici aucun message pour l’essayer. Relance avec --leave, puis encore une heure après.
doctor-untried-nobody = Personne n’a appuyé dans les { $seconds } s.
doctor-untried-other-process = Un autre processus du bot a répondu avant. Arrête-le, puis relance.

# ce qui est essayé
doctor-check-account = Le compte du bot
doctor-check-logins = Les connexions qui restent pour aujourd’hui
doctor-check-permissions = Les permissions dans ce salon
doctor-check-gateway = La passerelle : accueil, serveur, connexion reprise
doctor-check-commands = Les commandes, envoyées à Discord et comparées à ce qui en revient
doctor-check-post = Un message avec un embed et cinq rangées de boutons et de menus
doctor-check-headers = Ce que Discord dit de sa limite de messages
doctor-check-same-nonce = Le même message encore une fois, avec le même nonce
doctor-check-history = Relire ce qui a été posté
doctor-check-edit = Modifier tout un message
doctor-check-unknown-field = Un champ que Discord ne connaît pas
doctor-check-long-content = 2001 caractères de texte
doctor-check-long-embeds = 6002 caractères dans des embeds
doctor-check-nonce-of-the-deleted = Le nonce d’un message supprimé
doctor-check-edit-of-the-deleted = Modifier un message supprimé
doctor-check-missing-channel = Un salon qui n’existe pas
doctor-check-file = Un message silencieux avec un fichier et sa description
doctor-check-refusals = Ce qui n’est pas permis est refusé
doctor-check-old-edits = Quatre modifications d’un message de plus d’une heure
doctor-check-pressing = Un bouton et un formulaire
doctor-check-removal = Enlever tout ce qui a été posté

# ce qui est comparé
doctor-fact-answer = réponse
doctor-fact-bot = c’est le compte d’un bot
doctor-fact-gateway = commandes et boutons arrivent par la passerelle (pas d’« Interactions Endpoint URL »)
doctor-fact-absent = champs absents
doctor-fact-absent-in-form = champs absents quand un formulaire est envoyé
doctor-fact-logins-left = il reste des connexions
doctor-fact-missing = permissions manquantes
doctor-fact-hello = millisecondes entre deux battements
doctor-fact-member = le bot est membre du serveur
doctor-fact-channel = le serveur contient le salon
doctor-fact-same-permissions = les permissions sont celles que donnent les rôles et les réglages du salon
doctor-fact-resumed = la session a continué
doctor-fact-order = l’ordre est gardé
doctor-fact-ids = les identifiants sont gardés
doctor-fact-changed = revenu différent
doctor-fact-nonce = le nonce revient
doctor-fact-content = le texte revient comme il a été envoyé
doctor-fact-embed = l’embed revient comme il a été envoyé
doctor-fact-rows = rangées
doctor-fact-custom-ids = chaque custom_id revient comme il a été envoyé
doctor-fact-silent = il est silencieux
doctor-fact-same-message = le premier message revient
doctor-fact-found = il est dans l’historique
doctor-fact-edited = il est marqué comme modifié
doctor-fact-where = ce qui est signalé comme faux
doctor-fact-deleted = réponse à la suppression
doctor-fact-file = fichier
doctor-fact-alt-text = la description revient comme elle a été envoyée
doctor-fact-no-number = en-têtes qui ne sont pas des nombres
doctor-fact-limit = messages d’affilée
doctor-fact-allowed-anyway = manquantes, et permises quand même
doctor-fact-answers = réponses
doctor-fact-retry-after = le refus dit quand réessayer
doctor-fact-via = le refus nomme par où il est passé (Via), ce que la bibliothèque demande
doctor-fact-context = contexte
doctor-fact-features = les fonctionnalités du serveur sont données
doctor-fact-locale = la langue du serveur est donnée
doctor-fact-message = le message vient avec l’appui
doctor-fact-form = composants du formulaire
doctor-fact-filled = contenu du formulaire
doctor-fact-changed-by-form = réponse à la modification du message
doctor-fact-messages-left = messages qui restent
