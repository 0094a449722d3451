"""Storage: the only place that knows SQL."""
