"""What lists of tables say (who is asked, the scores), and the key of whoever opened a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        # A table of before says them with its next entry; its opener is known by a seat's key.
        tables.add_column(sql.Column("waiting", sql.JSON, nullable=False, server_default="[]"))
        tables.add_column(sql.Column("scores", sql.JSON, nullable=False, server_default="[]"))
        tables.add_column(sql.Column("owner", sql.String(64), nullable=True))


def downgrade() -> None:
    """Lost: who opened a table, and what lists say until its next entry."""
    with op.batch_alter_table("tables") as tables:
        for name in ("owner", "scores", "waiting"):
            tables.drop_column(name)
