"""Passkeys, settings that travel, ratings over time, and how strong the bots of a game were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add tables and column. The history of a rating begins with what it is now."""
    op.create_table(
        "passkeys",
        sa.Column("passkey_id", sa.String(32), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("description", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person_id"])
    op.create_index("passkeys_by_credential", "passkeys", ["credential"], unique=True)
    op.create_table(
        "passkey_challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32)),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("passkey_challenges_by_expiry", "passkey_challenges", ["expires"])
    op.create_table(
        "preferences",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.add_column("results", sa.Column("level", sa.Integer))
    op.create_table(
        "rating_history",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("games", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.execute(
        """
        INSERT INTO rating_history (person_id, game, games, mu, sigma, at)
        SELECT ratings.person_id, ratings.game, ratings.games, mu, sigma, max(finished)
        FROM ratings JOIN results
        ON results.person_id = ratings.person_id AND results.game = ratings.game AND results.rated
        GROUP BY ratings.person_id, ratings.game, ratings.games, mu, sigma
        """
    )
