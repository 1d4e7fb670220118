"""Ratings: what each seat of a rated table came to."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "unrated",
        sql.Column("table_number", LARGE, autoincrement=False, nullable=False),
        sql.PrimaryKeyConstraint("table_number", name="pk_unrated"),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_unrated_table_number_tables"
        ),
    )
    op.create_table(
        "rated_seats",
        sql.Column("number", LARGE, autoincrement=True, nullable=False),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("subject", sql.String(32), nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("players", sql.Integer, nullable=False),
        sql.Column("place", sql.Integer, nullable=False),
        sql.Column("mu", sql.Double, nullable=False),
        sql.Column("sigma", sql.Double, nullable=False),
        sql.Column("at", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("number", name="pk_rated_seats"),
        sql.UniqueConstraint("table_id", "seat", name="uq_rated_seats_table_id"),
    )
    op.create_index("ix_rated_seats_game_subject", "rated_seats", ["game", "subject"])
    op.create_index("ix_rated_seats_subject", "rated_seats", ["subject"])


def downgrade() -> None:
    """Lost: all ratings."""
    op.drop_table("rated_seats")
    op.drop_table("unrated")
