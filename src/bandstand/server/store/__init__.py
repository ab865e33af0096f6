"""The database: the journal of every table, and what is kept beside it."""
