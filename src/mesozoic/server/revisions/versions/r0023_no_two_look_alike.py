"""No two accounts look alike, also when both are made in one instant."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

from mesozoic.server.identity.names import ALIKE

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

NAME = "ix_people_spelled"


def upgrade() -> None:
    """Where two look alike already the older keeps the look as its own. The other stays as it is,
    and is known by its name alone until it takes another."""
    people = sql.table("people", *map(sql.column, ("number", "created", "spelled")))
    plain = op.get_bind()
    known = sql.select(people).where(people.c.spelled.is_not(None))
    owned = set[str]()
    for row in plain.execute(known.order_by(people.c.created, people.c.number)).all():
        if row.spelled in owned:
            mine = sql.update(people).where(people.c.number == row.number)
            plain.execute(mine.values(spelled=None))
        owned.add(row.spelled)
    op.drop_index(NAME, "people")
    op.create_index(NAME, "people", ["spelled"], unique=True)


def downgrade() -> None:
    """Nothing is lost."""
    op.drop_index(NAME, "people")
    op.create_index(NAME, "people", ["spelled"])
    people = sql.table("people", *map(sql.column, ("number", "account", "spelled")))
    plain = op.get_bind()
    unmarked = sql.and_(people.c.account.is_not(None), people.c.spelled.is_(None))
    for row in plain.execute(sql.select(people).where(unmarked)).all():
        mine = sql.update(people).where(people.c.number == row.number)
        plain.execute(mine.values(spelled=row.account.translate(ALIKE)))
