"""Everything Discord: commands, buttons, forms, boards, and the courier that posts them."""
