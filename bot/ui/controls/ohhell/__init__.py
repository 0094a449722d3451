"""The controls of Oh Hell."""
