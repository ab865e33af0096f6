"""Players that are shown an imagined world, never the real one."""
