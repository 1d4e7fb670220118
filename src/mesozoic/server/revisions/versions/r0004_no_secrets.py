"""Whether people at one screen hide nothing from one another."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sql.Column("no_secrets", sql.Boolean, nullable=False, server_default=sql.false())
    with op.batch_alter_table("tables") as tables:
        tables.add_column(column)


def downgrade() -> None:
    """Lost: that people hide nothing from one another; they hide it again."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("no_secrets")
