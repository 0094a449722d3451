"""Tests of `python -m bot doctor`."""
