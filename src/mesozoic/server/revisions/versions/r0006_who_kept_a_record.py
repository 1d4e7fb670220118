"""Whoever kept a record may delete it."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keepers",
        sql.Column("record", sql.String(32), nullable=False),
        sql.Column("key", sql.String(64), nullable=False),
        sql.ForeignKeyConstraint(["record"], ["records.id"], name="fk_keepers_record_records"),
        sql.PrimaryKeyConstraint("record", "key", name="pk_keepers"),
    )
    op.execute("INSERT INTO keepers (record, key) SELECT id, '' FROM records")


def downgrade() -> None:
    """Lost: who kept a record; nobody may delete it then."""
    op.drop_table("keepers")
