"""What handlers are given by name: the house, whoever asks, and parts of the path or query."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter

from bandstand.house.devices import Session
from bandstand.house.house import House
from bandstand.house.people import Person

TheHouse = NamedDependency[House]
Caller = NamedDependency[Person]
SignedIn = NamedDependency[Session]
Visiting = NamedDependency[Person | None]
Reader = NamedDependency[str]  # in whose turn something is read: a person, or a stranger's address
Id = Annotated[str, PathParameter(max_length=32)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]
