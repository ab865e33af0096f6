"""What a host of tables asks of its bots, on a server or in a page: moves, hints and reviews."""
