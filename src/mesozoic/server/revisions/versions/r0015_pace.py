"""When something is due at a table, games that ended by agreement, and holidays."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("due", LARGE, nullable=True))
        tables.add_column(sql.Column("ended", LARGE, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "holidays",
        sql.Column("person", LARGE, nullable=False),
        sql.Column("begins", LARGE, autoincrement=False, nullable=False),
        sql.Column("ends", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("person", "begins", name="pk_holidays"),
        sql.ForeignKeyConstraint(["person"], ["people.number"], name="fk_holidays_person_people"),
    )


def downgrade() -> None:
    """Lost: holidays, and which games ended by agreement."""
    op.drop_table("holidays")
    op.drop_index("ix_tables_due", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("ended")
        tables.drop_column("due")
