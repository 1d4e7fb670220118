"""The table at which the same people play again."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("next", sql.String(32), nullable=True))


def downgrade() -> None:
    """Lost: at which table the same people play again."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("next")
