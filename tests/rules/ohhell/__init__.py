"""The rules of Oh Hell."""
