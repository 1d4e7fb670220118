"""Notices that wait to be sent are kept, whichever worker stops."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "outbox",
        sql.Column("table_number", LARGE, nullable=False),
        sql.Column("seat", sql.Integer, autoincrement=False, nullable=False),
        sql.Column("decision", sql.Integer, nullable=False),
        sql.Column("unsent", sql.JSON, nullable=False),
        sql.Column("tries", sql.Integer, nullable=False),
        sql.Column("due", LARGE, nullable=False),
        sql.Column("holder", sql.String(32), nullable=True),
        sql.PrimaryKeyConstraint("table_number", "seat", name="pk_outbox"),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_outbox_table_number_tables"
        ),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])


def downgrade() -> None:
    """Lost: notices that were not sent yet."""
    op.drop_table("outbox")
