"""Tables in memory: one actor a table, the connections to it, and what happens by itself."""
