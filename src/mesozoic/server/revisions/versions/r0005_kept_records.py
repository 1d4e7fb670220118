"""Record files that somebody kept, to link to them."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "records",
        sql.Column("id", sql.String(32), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("created", sql.Integer, nullable=False),
        sql.PrimaryKeyConstraint("id", name="pk_records"),
    )


def downgrade() -> None:
    """Lost: every record that was kept."""
    op.drop_table("records")
