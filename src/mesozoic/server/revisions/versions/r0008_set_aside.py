"""What lies behind a gap in a record; and something to write, to see that one can."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "set_aside",
        sql.Column("id", LARGE, autoincrement=True, nullable=False),
        sql.Column("table_number", LARGE, nullable=False),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("entry", sql.JSON, nullable=False),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_set_aside_table_number_tables"
        ),
        sql.PrimaryKeyConstraint("id", name="pk_set_aside"),
    )
    op.create_index("ix_set_aside_table_number", "set_aside", ["table_number"])
    op.create_table(
        "pulse",
        sql.Column("id", sql.Integer, autoincrement=False, nullable=False),
        sql.Column("beats", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("id", name="pk_pulse"),
    )


def downgrade() -> None:
    """Lost: what was set aside behind a gap."""
    op.drop_table("pulse")
    op.drop_table("set_aside")
