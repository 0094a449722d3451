# What `python -m bot doctor` says: how a Discord differs from the playground

doctor-who = { $bot } on “{ $server }”, in { $channel }
doctor-ok = ok
doctor-differs = differs
doctor-untried = not tried
doctor-difference = { $what }: expected { $expected }, came { $came }
doctor-yes = yes
doctor-no = no
doctor-none = none
doctor-nothing = nothing
doctor-requests = { $count ->
    [one] One request was made of this Discord.
   *[other] { $count } requests were made of this Discord.
}
doctor-differences = Differences from the playground: { $count ->
    [0] none
   *[other] { $count }
}.
doctor-left = Please delete what could not be removed: { $messages }.

# why it cannot begin
doctor-no-channel = CHANNEL is the id of a channel, a long number. To copy it, turn on Developer Mode in Discord’s settings, under “Advanced”, then right-click the channel and choose “Copy Channel ID”.
doctor-unknown-channel = There is no channel with this id. Copy it again: right-click the channel, “Copy Channel ID”.
doctor-no-access = The bot cannot see this channel: either it has not been added to that server, or View Channel is missing there.
doctor-no-server = This is not a channel of a server. Choose a text or voice channel, or a thread.
doctor-no-messages = No messages can be written in this channel. Choose a text or voice channel, or a thread.
doctor-archived = This thread is archived or locked. Reopen it, or choose another channel.
doctor-stopped = Without these permissions nothing can be tried in { $channel }: { $permissions }.
doctor-refused = Discord does not answer as it should ({ $answer }). Try again in a while.
doctor-unreachable = Discord cannot be reached. Check the connection, then run this again.

# what is written in the channel
doctor-post = Tallyho is trying out this channel. This message goes away in a moment.
doctor-post-left = Tallyho needs this message in an hour, to try edits of old messages. It goes away then.
doctor-post-press = Please press the button, then send the form just as it opens.
doctor-post-thanks = Thank you. This message goes away in a moment.
doctor-please-press = Now go to the channel: press the button there, and send the form just as it opens (within { $seconds } s).
doctor-button = Press me
doctor-form = Send this just as it is
doctor-form-line = One line
doctor-form-lines = Two lines
doctor-form-pick = A choice
doctor-form-checks = Boxes
doctor-form-empty = Leave this empty

# why a check was not tried
doctor-untried-permission = Needs { $permissions }.
doctor-untried-no-post = The first message could not be posted.
doctor-untried-few-logins = Only { $left } logins are left today: the bot itself may need them.
doctor-untried-no-gateway = The gateway did not get as far as the server ({ $kind }).
doctor-untried-other-commands = The commands of another version of the bot are registered, and stay. Start this version once, then run this again.
doctor-untried-no-old-message = There is no message here to try it with. Run this with --leave, and again after an hour.
doctor-untried-nobody = Nobody pressed it within { $seconds } s.
doctor-untried-other-process = Another process of the bot answered first. Stop it, then run this again.

# the checks
doctor-check-account = The bot’s account
doctor-check-logins = Logins left today
doctor-check-permissions = Permissions in this channel
doctor-check-gateway = The gateway: greeting, server, a connection taken up again
doctor-check-commands = The commands, told to Discord and compared with what comes back
doctor-check-post = A message with an embed and five rows of buttons and selects
doctor-check-headers = What Discord says of its rate limit for messages
doctor-check-same-nonce = The same message again, with the same nonce
doctor-check-history = Reading back what was posted
doctor-check-edit = Editing all of a message
doctor-check-unknown-field = A field that Discord does not know
doctor-check-long-content = 2,001 characters of content
doctor-check-long-embeds = 6,002 characters in embeds
doctor-check-nonce-of-the-deleted = The nonce of a message that has been deleted
doctor-check-edit-of-the-deleted = Editing a message that has been deleted
doctor-check-missing-channel = A channel that does not exist
doctor-check-file = A silent message with a file and its description
doctor-check-refusals = What is not permitted is refused
doctor-check-old-edits = Four edits of a message that is over an hour old
doctor-check-pressing = A button and a form
doctor-check-removal = Removing everything that was posted

# what a check looks at
doctor-fact-answer = answer
doctor-fact-bot = it is a bot’s account
doctor-fact-gateway = commands and presses come over the gateway (no Interactions Endpoint URL is set)
doctor-fact-absent = fields that are not there
doctor-fact-absent-in-form = fields that are not there when a form is sent
doctor-fact-logins-left = there are logins left
doctor-fact-missing = missing permissions
doctor-fact-hello = milliseconds between two heartbeats
doctor-fact-member = the bot is a member of the server
doctor-fact-channel = the server has the channel
doctor-fact-same-permissions = the permissions are those that come of the roles and the channel’s settings
doctor-fact-resumed = the session went on
doctor-fact-order = the order is kept
doctor-fact-ids = the ids are kept
doctor-fact-changed = came back changed
doctor-fact-nonce = the nonce comes back
doctor-fact-content = the content comes back as it was sent
doctor-fact-embed = the embed comes back as it was sent
doctor-fact-rows = rows
doctor-fact-custom-ids = each custom_id comes back as it was sent
doctor-fact-silent = it is silent
doctor-fact-same-message = the first message comes back
doctor-fact-found = it is in the history
doctor-fact-edited = it is marked as edited
doctor-fact-where = what is said to be wrong
doctor-fact-deleted = answer to the deletion
doctor-fact-file = file
doctor-fact-alt-text = the description comes back as it was sent
doctor-fact-no-number = headers that are not numbers
doctor-fact-limit = messages at once
doctor-fact-allowed-anyway = missing, and allowed anyway
doctor-fact-answers = answers
doctor-fact-retry-after = the refusal says when to try again
doctor-fact-via = the refusal names what it came through (Via), which the library asks for
doctor-fact-context = context
doctor-fact-features = the server’s features are told
doctor-fact-locale = the server’s language is told
doctor-fact-message = the message comes with the press
doctor-fact-form = components of the form
doctor-fact-filled = what the form holds
doctor-fact-changed-by-form = answer to changing the message
doctor-fact-messages-left = messages left
