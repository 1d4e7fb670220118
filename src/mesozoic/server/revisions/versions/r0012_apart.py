"""People who are apart: what pace they agreed, who may look on, and what is said at a table."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(
            sql.Column("public", sql.Boolean, nullable=False, server_default=sql.true())
        )
        tables.add_column(
            sql.Column("rated", sql.Boolean, nullable=False, server_default=sql.false())
        )
        tables.add_column(sql.Column("clock", sql.JSON, nullable=True))
        tables.add_column(sql.Column("substitute", sql.String(40), nullable=True))
        tables.add_column(sql.Column("talked", sql.Integer, nullable=False, server_default="0"))
    op.create_table(
        "talk",
        sql.Column("table_number", LARGE, nullable=False),
        sql.Column("number", sql.Integer, autoincrement=False, nullable=False),
        sql.Column("at", LARGE, nullable=False),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("seat", sql.Integer, nullable=True),
        sql.Column("about", sql.JSON, nullable=False),
        sql.PrimaryKeyConstraint("table_number", "number", name="pk_talk"),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_talk_table_number_tables"
        ),
    )


def downgrade() -> None:
    """Lost: all that was said at tables, their clocks, and which were private or rated."""
    op.drop_table("talk")
    with op.batch_alter_table("tables") as tables:
        for column in ("talked", "substitute", "clock", "rated", "public"):
            tables.drop_column(column)
