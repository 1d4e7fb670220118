"""Numbers of tables and moments in time, as large on PostgreSQL as they are on SQLite anyway."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

COLUMNS = (
    ("tables", "number"),
    ("tables", "created"),
    ("entries", "table_number"),
    ("records", "created"),
)


def upgrade() -> None:
    _become(sql.BigInteger(), "bigint")


def downgrade() -> None:
    """Nothing is lost: it fails where a number needs more than 32 bits."""
    _become(sql.Integer(), "integer")


def _become(kind: sql.types.TypeEngine[int], sequence: str) -> None:
    if op.get_bind().dialect.name == "sqlite":
        return
    for table, column in COLUMNS:
        op.alter_column(table, column, type_=kind)
    op.execute(f"ALTER SEQUENCE tables_number_seq AS {sequence}")
