# The language that a table speaks to everybody, and its choice

language-name = English
language-here = At this table I speak English.
# Buttons
language-button = Language
language-everywhere = On the whole server
language-here-too = At this table too
# The choice, for the host alone
language-ask = In which language shall I speak to everybody at this table? What is posted already stays as it is.
language-chosen = Language of this table from now on: { $language }. What is posted already stays as it is.
language-ask-everywhere = Which language shall I speak to everyone on this server? Each private answer keeps its reader’s own language.
