"""Which workers there are, which of them drives a table, and who sits where."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "workers",
        sql.Column("id", sql.String(32), nullable=False),
        sql.Column("until", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "leases",
        sql.Column("table_number", LARGE, autoincrement=False, nullable=False),
        sql.Column("worker", sql.String(32), nullable=True),
        sql.Column("token", LARGE, nullable=False),
        sql.Column("held", sql.JSON, nullable=True),
        sql.PrimaryKeyConstraint("table_number", name="pk_leases"),
    )
    op.create_table(
        "presences",
        sql.Column("table_number", LARGE, autoincrement=False, nullable=False),
        sql.Column("worker", sql.String(32), nullable=False),
        sql.Column("people", sql.JSON, nullable=False),
        sql.PrimaryKeyConstraint("table_number", "worker", name="pk_presences"),
    )


def downgrade() -> None:
    """Lost: nothing that outlasts the workers of now, which must be stopped first."""
    op.drop_table("presences")
    op.drop_table("leases")
    op.drop_table("workers")
