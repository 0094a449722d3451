"""The use-cases: what people do at a table, one database transaction each."""

from bot.tables.tables import Tables as Tables
