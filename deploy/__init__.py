"""Every place Tallyho runs."""
