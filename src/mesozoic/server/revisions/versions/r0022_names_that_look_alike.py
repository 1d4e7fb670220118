"""Accounts are known by what their names look like, too."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

from mesozoic.server.identity.names import ALIKE

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What looks alike already stays: none of the two is called otherwise."""
    with op.batch_alter_table("people") as people:
        people.add_column(sql.Column("spelled", sql.String(160), nullable=True))
    op.create_index("ix_people_spelled", "people", ["spelled"])
    known = sql.table("people", *map(sql.column, ("number", "account", "spelled")))
    plain = op.get_bind()
    rows = plain.execute(sql.select(known).where(known.c.account.is_not(None))).all()
    for row in rows:
        mine = sql.update(known).where(known.c.number == row.number)
        plain.execute(mine.values(spelled=row.account.translate(ALIKE)))


def downgrade() -> None:
    """Nothing is lost."""
    op.drop_index("ix_people_spelled", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("spelled")
