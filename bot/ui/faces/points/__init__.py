"""Any game counted in points, at the table."""
