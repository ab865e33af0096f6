"""Bots: players that see an imagined world, never the real one."""
