"""What handlers are given by name: the house, whoever asks, and parts of the path or query."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from bandstand.server.context import ServerContext
from bandstand.server.store.devices import Session
from bandstand.tables.commands import Person

TheServer = NamedDependency[ServerContext]
Caller = NamedDependency[Person]
SignedIn = NamedDependency[Session]
Visiting = NamedDependency[Person | None]
Reader = NamedDependency[str]  # in whose turn something is read: a person, or a stranger's address
Id = Annotated[str, PathParameter(max_length=32)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]
Language = Annotated[str, QueryParameter(max_length=8)]
