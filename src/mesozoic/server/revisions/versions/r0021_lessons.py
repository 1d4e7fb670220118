"""Tables at which somebody is taught."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("lesson", sql.String(40), nullable=True))


def downgrade() -> None:
    """Lost: by which lessons tables are played."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("lesson")
