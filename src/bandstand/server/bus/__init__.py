"""Messages between processes that share a database."""
