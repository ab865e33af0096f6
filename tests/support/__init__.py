"""What several test files share: games in position, servers, browsers, laws."""
