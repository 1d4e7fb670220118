"""Tables, and the entries of their records."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("number", sql.Integer, autoincrement=True, nullable=False),
        sql.Column("id", sql.String(32), nullable=False),
        sql.Column("header", sql.JSON, nullable=False),
        sql.Column("seats", sql.JSON, nullable=False),
        sql.Column("seed", sql.String(64), nullable=False),
        sql.Column("chosen_luck", sql.Boolean, nullable=False),
        sql.Column("pace", sql.Integer, nullable=False),
        sql.Column("created", sql.Integer, nullable=False),
        sql.Column("turn", sql.Integer, nullable=False),
        sql.Column("entries", sql.Integer, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("winners", sql.JSON, nullable=False),
        sql.PrimaryKeyConstraint("number", name="pk_tables"),
        sql.UniqueConstraint("id", name="uq_tables_id"),
    )
    op.create_table(
        "entries",
        sql.Column("table_number", sql.Integer, nullable=False),
        sql.Column("number", sql.Integer, autoincrement=False, nullable=False),
        sql.Column("entry", sql.JSON, nullable=False),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_entries_table_number_tables"
        ),
        sql.PrimaryKeyConstraint("table_number", "number", name="pk_entries"),
    )


def downgrade() -> None:
    """All tables are lost."""
    op.drop_table("entries")
    op.drop_table("tables")
