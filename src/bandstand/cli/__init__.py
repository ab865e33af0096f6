"""The command ``bandstand``: one file a subcommand."""
