"""The budgets of the levels, and the weights of the heuristic: in fame unless noted otherwise."""

from __future__ import annotations

from typing import Final, final

from bandstand.games.re_chord.material.fretboard import TYPES, WHITE, WYLDE
from bandstand.kernel.heuristic import LevelBudget
from bandstand.kernel.native import mypyc_attr

# By number of players: the noise of levels 1 and 2, the simulations of levels 3, 4 and 5.
LEVEL_BUDGETS: Final[dict[int, LevelBudget]] = {
    1: LevelBudget(noisy=0.5, steady=0.0, comparing=6, planning=40, tireless=4_800),
    2: LevelBudget(noisy=0.5, steady=0.0, comparing=30, planning=200, tireless=4_800),
    3: LevelBudget(noisy=0.5, steady=0.0, comparing=24, planning=240, tireless=4_800),
    4: LevelBudget(noisy=0.5, steady=0.0, comparing=60, planning=600, tireless=4_800),
    5: LevelBudget(noisy=0.5, steady=0.0, comparing=60, planning=600, tireless=4_800),
}

BY_HAND: Final = {
    # Chords: the shares are of what the card brings when it is played.
    "next_dot": 0.45,  # what a chord keeps of its worth for each dot that is missing
    "blocked_dot": 0.6,  # and for each dot that holds a wrong pick
    "last_dot": 1.0,  # and once if a single dot is missing, which one turn may fill
    "song_share": 0.8,  # of a song's fame counts for the last chord it needs
    "new_name": 0.0,  # a first chord of a name makes later ones golden; for each fret to score
    # Colours.
    "lasting": 0.5,  # how much of a colour's fame at one scoring is expected at the later ones
    "rival": 0.1,  # what a point of another colour costs, being perhaps a rival's
    "leader": 0.3,  # the same for the colour that leads on the pad
    "filling": 0.5,  # of the own colour's lead over the average one counts for scoring a fret
    # The end.
    "tempo": 0.5,  # a pick on the fretboard brings the end nearer; taking one off does not
    "impatience": 0.03,  # how much harder the end is pressed for with every late lap, squared
    "finish": 0.0,  # of the lead counts for ending the game; who trails had better not end it
    # What an ability not yet looked into may be worth.
    "white_ability": 0.8,
    "red_ability": 0.8,
    "blue_ability": 0.8,
    "grey_ability": 0.8,
    "purple_ability": 0.8,
    "green_ability": 0.8,
    "least_gain": 0.1,  # without it a pick is not moved or turned down: it tells and helps others
    # Drawing two: how many average cards they are worth, by the number of free places in hand.
    "two_places": 2.0,
    "one_place": 1.5,
    "no_place": 1.3,
}

# By the number of players, with all the names above: tools/practise.py finds them by self-play.
PRACTISED: Final[dict[int, dict[str, float]]] = {
    2: {
        "next_dot": 0.408,
        "blocked_dot": 0.633,
        "last_dot": 0.946,
        "song_share": 0.937,
        "new_name": 0.369,
        "lasting": 0.226,
        "rival": 0.123,
        "leader": 0.392,
        "filling": 0.417,
        "tempo": 0.144,
        "impatience": 0.033,
        "finish": 0.136,
        "white_ability": 0.201,
        "red_ability": 0.499,
        "blue_ability": 1.915,
        "grey_ability": 0.69,
        "purple_ability": 0.79,
        "green_ability": 0.22,
        "least_gain": 0.081,
        "two_places": 1.979,
        "one_place": 1.151,
        "no_place": 1.505,
    },
    3: {
        "next_dot": 0.429,
        "blocked_dot": 0.651,
        "last_dot": 0.942,
        "song_share": 0.739,
        "new_name": 0.22,
        "lasting": 0.17,
        "rival": 0.107,
        "leader": 0.279,
        "filling": 0.418,
        "tempo": 0.351,
        "impatience": 0.026,
        "finish": -0.008,
        "white_ability": 0.623,
        "red_ability": 0.655,
        "blue_ability": 1.567,
        "grey_ability": 0.836,
        "purple_ability": 0.899,
        "green_ability": 0.411,
        "least_gain": 0.08,
        "two_places": 1.996,
        "one_place": 1.497,
        "no_place": 1.727,
    },
    4: {
        "next_dot": 0.418,
        "blocked_dot": 0.64,
        "last_dot": 0.965,
        "song_share": 0.772,
        "new_name": 0.163,
        "lasting": 0.147,
        "rival": 0.103,
        "leader": 0.234,
        "filling": 0.487,
        "tempo": 0.345,
        "impatience": 0.032,
        "finish": -0.049,
        "white_ability": 0.654,
        "red_ability": 0.66,
        "blue_ability": 1.431,
        "grey_ability": 0.897,
        "purple_ability": 0.892,
        "green_ability": 0.606,
        "least_gain": 0.088,
        "two_places": 2.009,
        "one_place": 1.708,
        "no_place": 1.649,
    },
    5: {
        "next_dot": 0.483,
        "blocked_dot": 0.664,
        "last_dot": 0.944,
        "song_share": 0.85,
        "new_name": 0.255,
        "lasting": 0.195,
        "rival": 0.099,
        "leader": 0.251,
        "filling": 0.489,
        "tempo": 0.415,
        "impatience": 0.026,
        "finish": -0.006,
        "white_ability": 0.813,
        "red_ability": 0.692,
        "blue_ability": 1.211,
        "grey_ability": 0.733,
        "purple_ability": 0.865,
        "green_ability": 0.633,
        "least_gain": 0.086,
        "two_places": 1.972,
        "one_place": 1.48,
        "no_place": 1.587,
    },
}


@final
@mypyc_attr(acyclic=True)
class Weights:
    """The same numbers where they are read quickly."""

    __slots__ = (
        "abilities",
        "blocked_dot",
        "filling",
        "finish",
        "impatience",
        "last_dot",
        "lasting",
        "leader",
        "least_gain",
        "new_name",
        "next_dot",
        "no_place",
        "one_place",
        "rival",
        "song_share",
        "tempo",
        "two_places",
    )

    def __init__(self, given: dict[str, float]) -> None:
        """Read all of them; a missing one is an error."""
        self.next_dot = given["next_dot"]
        self.blocked_dot = given["blocked_dot"]
        self.last_dot = given["last_dot"]
        self.song_share = given["song_share"]
        self.new_name = given["new_name"]
        self.lasting = given["lasting"]
        self.rival = given["rival"]
        self.leader = given["leader"]
        self.filling = given["filling"]
        self.tempo = given["tempo"]
        self.impatience = given["impatience"]
        self.finish = given["finish"]
        # By the pick; an empty space has none, nor has a wylde.
        coloured = [given[f"{pick}_ability"] for pick in TYPES[WHITE:WYLDE]]
        self.abilities = [0.0, *coloured, 0.0]
        self.least_gain = given["least_gain"]
        self.two_places = given["two_places"]
        self.one_place = given["one_place"]
        self.no_place = given["no_place"]
