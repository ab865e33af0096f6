"""What is in the box of Re-Chord: ``fretboard``, ``cards`` with their ``card_data``, ``limits``."""
