"""The command ``bandstand``: one file per subcommand."""
