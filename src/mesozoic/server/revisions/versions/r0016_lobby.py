"""The lobby: tables whose seats are being taken, and how many look on."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "openings",
        sql.Column("id", sql.String(32), nullable=False),
        sql.Column("wish", sql.JSON, nullable=False),
        sql.Column("created", LARGE, nullable=False),
        sql.Column("table", sql.String(32), nullable=True),
        sql.PrimaryKeyConstraint("id", name="pk_openings"),
    )
    op.create_table(
        "places",
        sql.Column("number", LARGE, autoincrement=True, nullable=False),
        sql.Column("opening", sql.String(32), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("person", LARGE, nullable=True),
        sql.Column("bot", sql.String(40), nullable=True),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("since", LARGE, nullable=False),
        sql.Column("seen", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("number", name="pk_places"),
        sql.UniqueConstraint("opening", "seat", name="uq_places_opening"),
        sql.ForeignKeyConstraint(["opening"], ["openings.id"], name="fk_places_opening_openings"),
        sql.ForeignKeyConstraint(["person"], ["people.number"], name="fk_places_person_people"),
    )
    op.create_index("ix_places_opening", "places", ["opening"])
    op.create_index("ix_places_person", "places", ["person"])
    with op.batch_alter_table("presences") as presences:
        presences.add_column(
            sql.Column("watchers", sql.Integer, nullable=False, server_default="0")
        )


def downgrade() -> None:
    """Lost: tables that have not begun."""
    with op.batch_alter_table("presences") as presences:
        presences.drop_column("watchers")
    op.drop_table("places")
    op.drop_table("openings")
