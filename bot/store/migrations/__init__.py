"""The steps that bring a database to the schema; each is written once and never edited.

To change the schema: edit schema.py, add versions/rNNNN_what.py with the next number as its
`revision` and the last one as its `down_revision`; tests/store/test_migrations.py compares.
"""
