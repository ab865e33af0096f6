"""A table of people, without a server: commands, entries, state, clocks, projections."""
