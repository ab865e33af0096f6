"""The database's history, step by step; run on every start."""
