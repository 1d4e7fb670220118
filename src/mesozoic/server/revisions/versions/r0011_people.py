"""People: guests and accounts, their browsers, passkeys and seats."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "people",
        sql.Column("number", LARGE, autoincrement=True, nullable=False),
        sql.Column("id", sql.String(32), nullable=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("account", sql.String(160), nullable=True),
        sql.Column("password", sql.String(200), nullable=True),
        sql.Column("created", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("number", name="pk_people"),
        sql.UniqueConstraint("id", name="uq_people_id"),
        sql.UniqueConstraint("account", name="uq_people_account"),
    )
    op.create_table(
        "sessions",
        sql.Column("key", sql.String(64), nullable=False),
        sql.Column("person", LARGE, nullable=False),
        sql.Column("created", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("key", name="pk_sessions"),
        _of_a_person("sessions"),
    )
    op.create_table(
        "passkeys",
        sql.Column("id", sql.String(1400), nullable=False),
        sql.Column("person", LARGE, nullable=False),
        sql.Column("public_key", sql.Text, nullable=False),
        sql.Column("sign_count", LARGE, nullable=False),
        sql.Column("created", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("id", name="pk_passkeys"),
        _of_a_person("passkeys"),
    )
    op.create_table(
        "recovery_codes",
        sql.Column("person", LARGE, nullable=False),
        sql.Column("code", sql.String(64), nullable=False),
        sql.PrimaryKeyConstraint("person", "code", name="pk_recovery_codes"),
        _of_a_person("recovery_codes"),
    )
    op.create_table(
        "tickets",
        sql.Column("ticket", sql.String(64), nullable=False),
        sql.Column("kind", sql.String(16), nullable=False),
        sql.Column("person", LARGE, nullable=True),
        sql.Column("until", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("ticket", name="pk_tickets"),
        _of_a_person("tickets"),
    )
    op.create_table(
        "players",
        sql.Column("table_number", LARGE, nullable=False),
        sql.Column("seat", sql.Integer, autoincrement=False, nullable=False),
        sql.Column("person", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("table_number", "seat", "person", name="pk_players"),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_players_table_number_tables"
        ),
        _of_a_person("players"),
    )
    for table in ("sessions", "passkeys", "tickets", "players"):
        op.create_index(f"ix_{table}_person", table, ["person"])


def downgrade() -> None:
    """Lost: all accounts; secret links still lead to their seats."""
    for table in ("players", "tickets", "recovery_codes", "passkeys", "sessions", "people"):
        op.drop_table(table)


def _of_a_person(table: str) -> sql.ForeignKeyConstraint:
    name = f"fk_{table}_person_people"
    return sql.ForeignKeyConstraint(["person"], ["people.number"], name=name)
