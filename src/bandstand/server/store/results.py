"""How games ended: results for statistics, and ratings for those who want them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import case, func, select

from bandstand.server.store import schema
from bandstand.server.store.database import upsert

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bandstand.tables.state import TableState

_MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """A person's strength in a game: the likeliest value, how unsure, from how many games."""

    person: str
    name: str
    strength: float
    unsure: float
    games: int


class Tally(msgspec.Struct, frozen=True):
    """A person's games of one title."""

    game: str
    games: int
    wins: int
    mean_place: float


class Standing(msgspec.Struct, frozen=True):
    """A person's rating in one game."""

    game: str
    strength: float
    unsure: float
    games: int


class Opponent(msgspec.Struct, frozen=True):
    """Somebody one played with: how often, and how often one placed better or worse."""

    person: str
    name: str
    games: int
    ahead: int
    behind: int


class Against(msgspec.Struct, frozen=True):
    """Two people's games together: how often each placed better."""

    games: int
    ahead: int
    behind: int
    level: int


def rows(state: TableState) -> list[dict[str, Any]]:
    """One row a seat for a finished game. A player who resigned comes last.

    None for a game that went on from another: its cards had been seen.
    """
    if state.created.origin is not None:
        return []
    record = state.playing.record
    assert record.scores is not None
    assert record.placing is not None
    players = len(state.chairs)
    return [
        {
            "table_id": state.id,
            "seat": seat,
            "person_id": chair.person if chair.kind == "person" else None,
            "name": chair.name,
            "game": record.game,
            "players": players,
            "place": players if chair.resigned else record.placing[seat],
            "score": record.scores[seat],
            "finished": state.finished_at,
            "rated": state.created.rated,
        }
        for seat, chair in enumerate(state.chairs)
    ]


def write(connection: Connection, finished: list[dict[str, Any]]) -> None:
    """Keep the results, and let them move the ratings; in the transaction of the last move.

    A person who deleted themselves meanwhile counts as somebody the others played against, no more.
    """
    people = [row for row in finished if row["person_id"] is not None]
    known = _known(connection, [row["person_id"] for row in people])
    kept = [
        {**row, "person_id": row["person_id"] if row["person_id"] in known else None}
        for row in finished
    ]
    connection.execute(schema.results.insert(), kept)
    if len(people) == len(finished) > 1 and all(row["rated"] for row in people):
        _rate(connection, people, known)


def _known(connection: Connection, person_ids: list[str]) -> set[str]:
    people = schema.people
    found = select(people.c.person_id).where(people.c.person_id.in_(person_ids))
    return set(connection.execute(found).scalars())


def _rate(connection: Connection, people: list[dict[str, Any]], known: set[str]) -> None:
    ratings = schema.ratings
    game = people[0]["game"]
    before = []
    # Lock rows in id order, so that two games cannot deadlock.
    for row in sorted(people, key=lambda row: str(row["person_id"])):
        found = connection.execute(
            select(ratings).where(ratings.c.person_id == row["person_id"], ratings.c.game == game)
        ).first()
        rating = _MODEL.rating() if found is None else _MODEL.rating(found.mu, found.sigma)
        before.append((row, rating, 0 if found is None else found.games))
    after = _MODEL.rate(
        [[rating] for _, rating, _ in before], ranks=[row["place"] for row, _, _ in before]
    )
    for (row, _, games), (rating,) in zip(before, after, strict=True):
        if row["person_id"] not in known:
            continue
        values = {"person_id": row["person_id"], "game": game, "games": games + 1}
        upsert(connection, ratings, {**values, "mu": rating.mu, "sigma": rating.sigma})


def ladder(connection: Connection, game: str, limit: int) -> list[Rating]:
    """The best of a game: by the strength they have at least, very probably."""
    ratings, people = schema.ratings, schema.people
    query = (
        select(ratings, people.c.name)
        .join(people, people.c.person_id == ratings.c.person_id)
        .where(ratings.c.game == game, people.c.rated)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.person_id)
        .limit(limit)
    )
    return [
        Rating(row.person_id, row.name, row.mu, row.sigma, row.games)
        for row in connection.execute(query)
    ]


def tallies(connection: Connection, person_id: str) -> list[Tally]:
    """A person's games, title by title."""
    results = schema.results
    query = (
        select(
            results.c.game,
            func.count().label("games"),
            func.sum(case((results.c.place == 1, 1), else_=0)).label("wins"),
            func.avg(results.c.place).label("mean"),
        )
        .where(results.c.person_id == person_id)
        .group_by(results.c.game)
        .order_by(results.c.game)
    )
    return [
        Tally(row.game, row.games, int(row.wins), float(row.mean))
        for row in connection.execute(query)
    ]


def head_to_head(connection: Connection, one: str, other: str) -> Against:
    """How two people did against each other."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    query = (
        select(mine.c.place, theirs.c.place.label("other"))
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .where(mine.c.person_id == one, theirs.c.person_id == other)
    )
    pairs = [(row.place, row.other) for row in connection.execute(query)]
    return Against(
        len(pairs),
        sum(place < other for place, other in pairs),
        sum(place > other for place, other in pairs),
        sum(place == other for place, other in pairs),
    )


def standings(connection: Connection, person_id: str) -> list[Standing]:
    """A person's ratings, game by game."""
    ratings = schema.ratings
    query = select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.game)
    return [Standing(row.game, row.mu, row.sigma, row.games) for row in connection.execute(query)]


def opponents(connection: Connection, person_id: str, limit: int) -> list[Opponent]:
    """The people somebody played with most, under the names they have now."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    people = schema.people
    games = func.count().label("games")
    query = (
        select(
            people.c.person_id,
            people.c.name,
            games,
            func.sum(case((mine.c.place < theirs.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((mine.c.place > theirs.c.place, 1), else_=0)).label("behind"),
        )
        .select_from(mine)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .join(people, people.c.person_id == theirs.c.person_id)
        .where(mine.c.person_id == person_id, theirs.c.person_id != person_id)
        .group_by(people.c.person_id, people.c.name)
        .order_by(games.desc(), people.c.name, people.c.person_id)
        .limit(limit)
    )
    return [
        Opponent(row.person_id, row.name, row.games, int(row.ahead), int(row.behind))
        for row in connection.execute(query)
    ]
