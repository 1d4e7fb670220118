"""Notes to oneself about a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "notes",
        sql.Column("table_number", LARGE, nullable=False),
        sql.Column("person", LARGE, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.PrimaryKeyConstraint("table_number", "person", name="pk_notes"),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_notes_table_number_tables"
        ),
        sql.ForeignKeyConstraint(["person"], ["people.number"], name="fk_notes_person_people"),
    )
    op.create_index("ix_notes_person", "notes", ["person"])


def downgrade() -> None:
    """Lost: everybody's notes."""
    op.drop_table("notes")
