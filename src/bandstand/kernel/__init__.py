"""What every game is made of: state, dice, events, options, records."""
