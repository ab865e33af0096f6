"""Bandstand's games as the environments researchers know: PettingZoo, Gymnasium, OpenSpiel."""
