"""The shell around the rules: use-cases, storage, texts, everything Discord."""
