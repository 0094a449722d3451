"""One interaction: who acts, what answers there are, what went wrong in words."""
