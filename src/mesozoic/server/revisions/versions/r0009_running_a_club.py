"""What whoever runs a server decides: which tables are closed, and who is banned."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("closed", LARGE, nullable=True))
    op.create_table(
        "bans",
        sql.Column("kind", sql.String(8), nullable=False),
        sql.Column("what", sql.String(64), nullable=False),
        sql.Column("created", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("kind", "what", name="pk_bans"),
    )
    op.create_table(
        "notices",
        sql.Column("number", LARGE, autoincrement=True, nullable=False),
        sql.Column("table_id", sql.String(32), nullable=True),
        sql.Column("created", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("number", name="pk_notices"),
    )


def downgrade() -> None:
    """Lost: all bans, and that a table is closed."""
    op.drop_table("notices")
    op.drop_table("bans")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("closed")
