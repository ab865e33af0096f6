"""The HTTP API does what its description says, whatever is sent.

In a module of its own: Hypothesis watches the state of the random module, which the sockets of
another test in this process would change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)

from support.page_game import HIGH_NOTE, registered
from support.server_harness import running


def test_the_http_api_does_what_its_description_says(tmp_path: Path) -> None:
    with registered(), running(str(tmp_path / "house.db")) as house:
        ada = house.guest("Ada")
        table = ada.lay(HIGH_NOTE, [{"kind": "open"}, {"kind": "bot", "level": 0}])
        cookie: dict[str, str] = {}
        schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
        checks = [not_a_server_error, content_type_conformance, response_schema_conformance]
        tried = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            # Whoever signs out must not be the one who tries everything else.
            asker = house.guest("Bo") if "sign-out" in operation.path else ada
            cookie["Cookie"] = f"bandstand={asker.client.cookies['bandstand']}"

            @settings(
                max_examples=8,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(), known=st.booleans())
            def try_it(case: Any, known: bool) -> None:
                if known and "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = table
                case.call_and_validate(headers=cookie, checks=checks)

            try_it()
            tried += 1
        assert tried > 25
        assert ada.get("/api/me")["name"]
