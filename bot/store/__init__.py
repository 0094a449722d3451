"""Storage: the only package that knows SQL. Bodies of entries and drafts are plain text here."""
