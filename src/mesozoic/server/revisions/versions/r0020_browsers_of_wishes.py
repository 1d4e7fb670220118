"""In which browser somebody wished to be told."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("wishes") as wishes:
        wishes.add_column(sql.Column("browser", sql.String(64), nullable=True))


def downgrade() -> None:
    """Lost: in which browser somebody wished to be told."""
    with op.batch_alter_table("wishes") as wishes:
        wishes.drop_column("browser")
