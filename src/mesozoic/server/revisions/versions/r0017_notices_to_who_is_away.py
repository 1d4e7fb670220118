"""Notices to whoever is away: how people wish to be told, and of what they were."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "server_secrets",
        sql.Column("name", sql.String(20), nullable=False),
        sql.Column("value", sql.String(100), nullable=False),
        sql.PrimaryKeyConstraint("name", name="pk_server_secrets"),
    )
    op.create_table(
        "wishes",
        sql.Column("number", LARGE, autoincrement=True, nullable=False),
        sql.Column("id", sql.String(32), nullable=False),
        sql.Column("person", LARGE, nullable=False),
        sql.Column("way", sql.String(8), nullable=False),
        sql.Column("address", sql.String(1000), nullable=False),
        sql.Column("keys", sql.JSON, nullable=False),
        sql.Column("language", sql.String(2), nullable=False),
        sql.Column("confirmed", sql.Boolean, nullable=False),
        sql.Column("failures", sql.Integer, nullable=False),
        sql.Column("created", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("number", name="pk_wishes"),
        sql.UniqueConstraint("id", name="uq_wishes_id"),
        sql.ForeignKeyConstraint(["person"], ["people.number"], name="fk_wishes_person_people"),
    )
    op.create_index("ix_wishes_person", "wishes", ["person"])
    op.create_index("ix_wishes_address", "wishes", ["address"])
    op.create_table(
        "notified",
        sql.Column("table_number", LARGE, nullable=False),
        sql.Column("seat", sql.Integer, autoincrement=False, nullable=False),
        sql.Column("decision", sql.Integer, nullable=False),
        sql.PrimaryKeyConstraint("table_number", "seat", name="pk_notified"),
        sql.ForeignKeyConstraint(
            ["table_number"], ["tables.number"], name="fk_notified_table_number_tables"
        ),
    )


def downgrade() -> None:
    """Lost: how people wish to be told; browsers that allowed it are asked again."""
    op.drop_table("notified")
    op.drop_table("wishes")
    op.drop_table("server_secrets")
