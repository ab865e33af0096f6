"""The extras of the package: their modules, and the advice if one is missing."""

from __future__ import annotations

from importlib.util import find_spec

from bandstand.kernel.errors import how_to_install

# The modules of the packages that pyproject.toml names for each extra. For a module of two
# extras the first is advised.
MODULES = {
    "server": (
        "alembic",
        "cryptography",
        "h11",
        "litestar",
        "markdown_it",
        "msgspec",
        "openskill",
        "prometheus_client",
        "sqlalchemy",
        "tzdata",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    ),
    "postgresql": ("psycopg",),
    "redis": ("redis",),
    "nats": ("nats",),
    "lan": ("zeroconf",),
    "midi": ("mido",),
    "lab": ("joblib", "matplotlib", "numpy"),
    "parquet": ("numpy", "pyarrow"),
    "onnx": ("numpy", "onnxruntime"),
    "dask": ("dask", "distributed"),
    "ray": ("ray",),
    "rl": ("gymnasium", "numpy", "pyspiel", "pettingzoo"),
    "bench": ("pyspiel", "rlcard"),
}
_OPTIONAL = {"tzdata", "uvloop"}  # not on every system


def advice(module: str | None) -> str | None:
    """How to install a module that could not be imported; None if it belongs to no extra."""
    top = (module or "").partition(".")[0]
    for extra, modules in MODULES.items():
        if top in modules:
            return (
                f"This needs the package {top}, which comes with the extra {extra!r}. "
                f"Install it with {how_to_install(extra)}."
            )
    return None


def installed() -> list[str]:
    """The extras that are completely installed."""
    return [
        extra
        for extra, modules in MODULES.items()
        if all(name in _OPTIONAL or _here(name) for name in modules)
    ]


def _here(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ImportError:  # an import hook that blocks it
        return False
