"""When people were last here, by which passkey, and what they have looked at; who is sent away."""

from __future__ import annotations

import time

import sqlalchemy as sql
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

LARGE = sql.BigInteger().with_variant(sql.Integer(), "sqlite")


def upgrade() -> None:
    """Everybody who is known counts as here now, so that nobody is tidied away unseen."""
    with op.batch_alter_table("people") as people:
        people.add_column(sql.Column("seen", LARGE, nullable=True))
    now = sql.bindparam("now", int(time.time()), type_=LARGE)
    op.execute(sql.text("UPDATE people SET seen = :now").bindparams(now))
    with op.batch_alter_table("people") as people:
        people.alter_column("seen", existing_type=LARGE, nullable=False)
    op.create_index("ix_people_seen", "people", ["seen"])
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sql.Column("confirmed", LARGE, nullable=True))
    with op.batch_alter_table("passkeys") as passkeys:
        passkeys.add_column(sql.Column("name", sql.String(40), nullable=False, server_default=""))
        passkeys.add_column(sql.Column("used", LARGE, nullable=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sql.Column("moved", LARGE, nullable=True))
    with op.batch_alter_table("players") as players:
        players.add_column(sql.Column("looked", sql.Integer, nullable=True))
    op.create_table(
        "sent_away",
        sql.Column("opening", sql.String(32), nullable=False),
        sql.Column("person", LARGE, nullable=False),
        sql.PrimaryKeyConstraint("opening", "person", name="pk_sent_away"),
        sql.ForeignKeyConstraint(
            ["opening"], ["openings.id"], name="fk_sent_away_opening_openings"
        ),
        sql.ForeignKeyConstraint(["person"], ["people.number"], name="fk_sent_away_person_people"),
    )
    op.create_index("ix_sent_away_person", "sent_away", ["person"])


def downgrade() -> None:
    """Lost: when people were last here, what passkeys are called, who was sent away."""
    op.drop_table("sent_away")
    with op.batch_alter_table("players") as players:
        players.drop_column("looked")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("moved")
    with op.batch_alter_table("passkeys") as passkeys:
        passkeys.drop_column("used")
        passkeys.drop_column("name")
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_column("confirmed")
    op.drop_index("ix_people_seen", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("seen")
