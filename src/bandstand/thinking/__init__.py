"""What a host of tables asks of its bots, whoever the host is: moves, hints and reviews."""
