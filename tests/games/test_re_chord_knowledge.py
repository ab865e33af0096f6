"""What a seat at Re-Chord imagines: consistent with all it has seen, and evenly so."""

from __future__ import annotations

from collections import Counter

from bandstand.games.re_chord.material.fretboard import TYPES
from bandstand.kernel.bits import popcount
from bandstand.kernel.dice import seeded
from support.re_chord_table import card, hand, in_bag, law_of_the_bag, pick, play, shown, table

WORLDS = 400


def test_own_cards_genre_and_song_stay() -> None:
    state = table(players=3, hands=["A-a G-b", "A-b", "Am-a Am-b Am-c"])
    for seed in range(20):
        world = state.imagine(0, seeded(seed))
        assert hand(world, 0) == ["A-a", "G-b"]
        assert world.people[0].genre == state.people[0].genre
        assert world.people[0].song == state.people[0].song
        assert [popcount(person.hand) for person in world.people] == [2, 1, 3]
        assert len({person.genre for person in world.people}) == 3
        assert len({person.song for person in world.people}) == 3


def test_hidden_cards_and_genres_are_drawn_evenly() -> None:
    state = table(players=2, hands=["A-a", "A-b"])
    worlds = [state.imagine(0, seeded(seed)) for seed in range(WORLDS)]
    cards = Counter(hand(world, 1)[0] for world in worlds)
    assert len(cards) == 27
    assert max(cards.values()) < 3 * WORLDS / 27
    genres = Counter(world.people[1].genre for world in worlds)
    assert set(genres) == {2, 3, 4, 5, 6}
    assert max(genres.values()) < 1.4 * WORLDS / 5


def test_unknown_face_down_picks_and_the_bag_change_places() -> None:
    state = table("6/1:-red 5/1:-blue 4/1:white", players=2, more="knows 6/1 /")
    seen: Counter[str] = Counter()
    for seed in range(WORLDS):
        world = state.imagine(0, seeded(seed))
        assert shown(world, "6/1") == "-red"
        assert shown(world, "4/1") == "white"
        assert world.board.supply == state.board.supply
        assert law_of_the_bag(world)
        seen[shown(world, "5/1")] += 1
    hidden = {name: in_bag(state, name) + (name == "blue") for name in TYPES[1:8]}
    for name, count in hidden.items():
        share = count / sum(hidden.values())
        assert abs(seen[f"-{name}"] / WORLDS - share) < 0.07


def test_anothers_pick_from_the_bag_is_unknown_ones_own_is_not() -> None:
    state = table(players=2)
    play(state, "bag")
    mine = {state.imagine(0, seeded(seed)).turn.held for seed in range(20)}
    theirs = {state.imagine(1, seeded(seed)).turn.held for seed in range(60)}
    assert mine == {state.turn.held}
    assert len(theirs) > 4


def test_a_returned_card_is_in_no_hand_until_somebody_draws() -> None:
    state = table(players=5, hands=["A-a", "A-b", "A-c", "A-d", "G-a G-b G-c"])
    play(state, "draw two", "return A-a")
    kept = state.people[0].hand
    play(state, "pass")
    for seed in range(60):
        world = state.imagine(0, seeded(seed))
        assert all("A-a" not in hand(world, who) for who in range(1, 5))
        assert world.people[0].hand == kept
    found = {who for seed in range(WORLDS) for who in range(2, 5)
             if "A-a" in hand(state.imagine(1, seeded(seed)), who)}  # fmt: skip
    assert found == {2, 3, 4}, "the others do not know"
    play(state, "draw two")
    holders = {who for seed in range(WORLDS) for who in range(1, 5)
               if "A-a" in hand(state.imagine(0, seeded(seed)), who)}  # fmt: skip
    assert holders == {1}


def test_a_song_that_would_have_been_played_is_nobodys() -> None:
    state = table(players=2, more="songs S1-02 / S1-05; tableaus / Am-a C-a D-a E-a Em-a G-a")
    songs = state.terms.song_set.songs
    for seed in range(60):
        song = state.imagine(0, seeded(seed)).people[1].song
        assert songs[song].names & 1


def test_a_complete_card_in_another_hand_is_imagined_on_hold() -> None:
    state = table("4/2:wylde 3/2:wylde 2/2:wylde", hands=["", "G-a G-b"])
    complete = sum(1 << card(state, name) for name in ("A-a", "A-b", "A-c", "A-d"))
    held = 0
    for seed in range(100):
        person = state.imagine(0, seeded(seed)).people[1]
        assert person.holds == person.hand & complete
        held += person.holds != 0
    assert 10 < held < 60


def test_orders_of_others_are_not_known_ones_own_are() -> None:
    state = table(hands=["A-a", "A-b"])
    play(state, "hold A-a", seat=0)
    play(state, "hold A-b", seat=1)
    for seed in range(20):
        world = state.imagine(0, seeded(seed))
        assert world.people[0].holds == state.people[0].holds
        assert world.people[1].holds == 0


def test_the_automas_genre_is_imagined_its_row_is_seen() -> None:
    state = table(players=1, hands=["A-a", "G-a G-b G-c"], genres="red blue")
    genres = set()
    for seed in range(60):
        world = state.imagine(0, seeded(seed))
        genres.add(world.people[1].genre)
        assert hand(world, 1) == ["G-a", "G-b", "G-c"]
        assert world.songs == state.songs
    assert genres == {1, 3, 4, 5, 6} == set(range(1, 7)) - {pick("red")}
