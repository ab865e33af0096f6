"""How games ended: results for statistics, and ratings for those who want them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Table, case, func, select

from bandstand.server.store import schema
from bandstand.server.store.database import upsert
from bandstand.server.store.people import known as find_known
from bandstand.tables.clocks import pace_kind

if TYPE_CHECKING:
    from bandstand.tables.clocks import PaceKind
    from bandstand.tables.state import TableState

_MODEL = PlackettLuce()
MOST_POINTS = 200  # of the course of a rating


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


class RatingPoint(msgspec.Struct, frozen=True):
    """What a rating was after a number of games; the time in seconds since 1970."""

    strength: float
    unsure: float
    games: int
    at: float


class RatingCourse(msgspec.Struct, frozen=True):
    """A person's rating in one game over time."""

    game: str
    points: list[RatingPoint]


class Beaten(msgspec.Struct, frozen=True):
    """The strongest level of bots that a person won a game against."""

    game: str
    level: int


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
            "level": chair.level if chair.kind == "bot" and not chair.bot else None,
            "pace": pace_kind(state.created.pace),
        }
        for seat, chair in enumerate(state.chairs)
    ]


def write(connection: Connection, finished: list[dict[str, Any]]) -> None:
    """Keep the results, and let them move the ratings; in the transaction of the last move.

    A person who deleted themselves meanwhile counts as somebody the others played against, no more.
    """
    people = [row for row in finished if row["person_id"] is not None]
    known = find_known(connection, {row["person_id"] for row in people})
    kept = [
        {**row, "person_id": row["person_id"] if row["person_id"] in known else None}
        for row in finished
    ]
    connection.execute(schema.results.insert(), kept)
    if len(people) == len(finished) > 1 and all(row["rated"] for row in people):
        whose = {"game": people[0]["game"]}
        rated = _rate(connection, schema.ratings, whose, people, known)
        for row in rated:
            upsert(connection, schema.rating_history, {**row, "at": people[0]["finished"]})
        at_pace = {**whose, "pace": people[0]["pace"]}
        _rate(connection, schema.pace_ratings, at_pace, people, known)


def _rate(
    connection: Connection,
    ratings: Table,
    which: dict[str, str],
    people: list[dict[str, Any]],
    known: set[str],
) -> list[dict[str, Any]]:
    """Let a game move the ratings of its people in one of the tables; their rows after it."""
    before = []
    # Lock rows in id order, so that two games cannot deadlock.
    for row in sorted(people, key=lambda row: str(row["person_id"])):
        key = {"person_id": row["person_id"], **which}
        mine = [ratings.c[name] == value for name, value in key.items()]
        found = connection.execute(select(ratings).where(*mine)).first()
        rating = _MODEL.rating() if found is None else _MODEL.rating(found.mu, found.sigma)
        games = 0 if found is None else found.games
        before.append((key, rating, games, row["place"]))
    after = _MODEL.rate(
        [[rating] for _, rating, _, _ in before], ranks=[place for _, _, _, place in before]
    )
    rated = [
        {**key, "games": games + 1, "mu": rating.mu, "sigma": rating.sigma}
        for (key, _, games, _), (rating,) in zip(before, after, strict=True)
        if key["person_id"] in known
    ]
    for row in rated:
        upsert(connection, ratings, row)
    return rated


def ladder(
    connection: Connection, game: str, limit: int, pace: PaceKind | None = None
) -> list[Rating]:
    """The best of a game: by the strength they have at least, very probably.

    At one pace, or at all of them.
    """
    ratings, people = schema.ratings if pace is None else schema.pace_ratings, schema.people
    query = (
        select(ratings, people.c.name)
        .join(people, people.c.person_id == ratings.c.person_id)
        .where(ratings.c.game == game, people.c.rated)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.person_id)
        .limit(limit)
    )
    if pace is not None:
        query = query.where(ratings.c.pace == pace)
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


def rating_courses(connection: Connection, person_id: str) -> list[RatingCourse]:
    """How a person's ratings went, game by game; of many points some, the last one among them."""
    history = schema.rating_history
    query = select(history).where(history.c.person_id == person_id)
    courses: dict[str, list[RatingPoint]] = {}
    for row in connection.execute(query.order_by(history.c.game, history.c.games)):
        point = RatingPoint(row.mu, row.sigma, row.games, row.at)
        courses.setdefault(row.game, []).append(point)
    return [RatingCourse(game, _thinned(points)) for game, points in courses.items()]


def _thinned(points: list[RatingPoint]) -> list[RatingPoint]:
    step = -(-len(points) // MOST_POINTS)
    return points[::-step][::-1]


def beaten(connection: Connection, person_id: str) -> list[Beaten]:
    """The strongest level of bots a person won against, game by game."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    query = (
        select(mine.c.game, func.max(theirs.c.level).label("level"))
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .where(mine.c.person_id == person_id, mine.c.place == 1)
        .where(theirs.c.place > 1, theirs.c.level.is_not(None))
        .group_by(mine.c.game)
        .order_by(mine.c.game)
    )
    return [Beaten(row.game, row.level) for row in connection.execute(query)]


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
