# Permissions, called as Discord’s own client calls them: what the bot lacks, and who can give it

permission-name-view-channel = { $where ->
    [channel] View Channel
   *[server] View Channels
}
permission-name-send-messages = Send Messages
permission-name-send-messages-in-threads = Send Messages in Threads
permission-name-embed-links = Embed Links
permission-name-attach-files = Attach Files
permission-name-read-message-history = Read Message History
permission-name-connect = Connect
permission-without-view-channel = without it I can show nothing here
permission-without-send-messages = without it there are no boards and no scores here
permission-without-send-messages-in-threads = { $place ->
    [thread] without it there are no boards and no scores here
   *[other] without it no game can be played in this channel’s threads
}
permission-without-embed-links = without it boards are plain text
permission-without-attach-files = without it there is no chart at the end
permission-without-read-message-history = without it a crash of mine may post something twice
permission-line = - **{ $name }**: { $without }
permission-here = { $count ->
    [one] I lack a permission in this channel. You can play all the same:
   *[other] I lack { $count } permissions in this channel. You can play all the same:
}
permission-mute = { $count ->
    [one] I may not write in this channel. I lack a permission here:
   *[other] I may not write in this channel. I lack { $count } permissions here:
}
permission-then = Then try again.
permission-by-channel = This channel takes { $count ->
    [one] it
   *[other] them
} away from me: { $who } can give { $count ->
    [one] it
   *[other] them
} back under Edit Channel, Permissions.
permission-by-server = My role on this server does not have { $count ->
    [one] it
   *[other] them
}: { $who } can change that under Server Settings, Roles; so can the button, for somebody with “Manage Server”.
permission-by-unknown = To give { $count ->
    [one] it
   *[other] them
} to me: { $who }, under Edit Channel, Permissions, or with the button.
permission-who-anybody = somebody with “{ $right }”
permission-who-roles = somebody with “{ $right }” (here: { $roles })
permission-manage-roles = Manage Roles
permission-manage-permissions = Manage Permissions
permission-again = { COMMAND("tally", "help") } shows this again.
permission-invite = Invite me with these permissions
