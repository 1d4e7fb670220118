"""What the database has tables of, as the newest revision leaves them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sql

NAMING: Final = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = sql.MetaData(naming_convention=NAMING)

LARGE: Final = sql.BigInteger().with_variant(sql.Integer(), "sqlite")
"""64 bits. SQLite's integers have them, and only what it calls INTEGER is numbered by itself."""

tables: Final = sql.Table(
    "tables",
    metadata,
    sql.Column("number", LARGE, primary_key=True, autoincrement=True),
    sql.Column("id", sql.String(32), nullable=False, unique=True),
    sql.Column("header", sql.JSON, nullable=False),
    sql.Column("seats", sql.JSON, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("chosen_luck", sql.Boolean, nullable=False),
    sql.Column("pace", sql.Integer, nullable=False),
    sql.Column("created", LARGE, nullable=False),
    sql.Column("owner", sql.String(64), nullable=True),
    sql.Column("next", sql.String(32), nullable=True),
    sql.Column("no_secrets", sql.Boolean, nullable=False, server_default=sql.false()),
    # When whoever runs the server closed it.
    sql.Column("closed", LARGE, nullable=True),
    # Whether it may be listed and watched by everybody.
    sql.Column("public", sql.Boolean, nullable=False, server_default=sql.true()),
    sql.Column("rated", sql.Boolean, nullable=False, server_default=sql.false()),
    # The pace that was agreed; none where nobody is hurried.
    sql.Column("clock", sql.JSON(none_as_null=True), nullable=True),
    # The bot that answers for whoever is out of time or has left.
    sql.Column("substitute", sql.String(40), nullable=True),
    # How many lines its talk has.
    sql.Column("talked", sql.Integer, nullable=False, server_default="0"),
    # The second in which something is to be done there: a clock runs out, or a bot is asked.
    sql.Column("due", LARGE, nullable=True, index=True),
    # When all agreed to end without a result.
    sql.Column("ended", LARGE, nullable=True),
    # The lesson by which it is played, of its game; none at any other table.
    sql.Column("lesson", sql.String(40), nullable=True),
    # StoredTable up to date with each entry, so that the list of tables folds none.
    sql.Column("turn", sql.Integer, nullable=False),
    sql.Column("entries", sql.Integer, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("winners", sql.JSON, nullable=False),
    sql.Column("waiting", sql.JSON, nullable=False, server_default="[]"),
    sql.Column("scores", sql.JSON, nullable=False, server_default="[]"),
    # When something last happened that everybody hears of.
    sql.Column("moved", LARGE, nullable=True),
)

entries: Final = sql.Table(
    "entries",
    metadata,
    sql.Column("table_number", LARGE, sql.ForeignKey("tables.number"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("entry", sql.JSON, nullable=False),
)

talk: Final = sql.Table(
    "talk",
    metadata,
    # What happens at a table that is no entry of its record.
    sql.Column("table_number", LARGE, sql.ForeignKey("tables.number"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", LARGE, nullable=False),
    sql.Column("kind", sql.String(20), nullable=False),
    sql.Column("seat", sql.Integer, nullable=True),
    sql.Column("about", sql.JSON, nullable=False),
)

set_aside: Final = sql.Table(
    "set_aside",
    metadata,
    # Entries that an older version kept behind a gap: not deleted, and never read.
    sql.Column("id", LARGE, primary_key=True, autoincrement=True),
    sql.Column("table_number", LARGE, sql.ForeignKey("tables.number"), nullable=False, index=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("entry", sql.JSON, nullable=False),
)

pulse: Final = sql.Table(
    "pulse",
    metadata,
    # One row, which is written to see whether the database can be.
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("beats", LARGE, nullable=False),
)

records: Final = sql.Table(
    "records",
    metadata,
    # By what it holds: the same file is kept once.
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("created", LARGE, nullable=False),
)

keepers: Final = sql.Table(
    "keepers",
    metadata,
    sql.Column("record", sql.ForeignKey("records.id"), primary_key=True),
    # As a hash; empty where it was kept before there were keys, and nobody may delete it.
    sql.Column("key", sql.String(64), primary_key=True),
)

bans: Final = sql.Table(
    "bans",
    metadata,
    # An address or a network as it is written, or the hash of a key.
    sql.Column("kind", sql.String(8), primary_key=True),
    sql.Column("what", sql.String(64), primary_key=True),
    sql.Column("created", LARGE, nullable=False),
)

notices: Final = sql.Table(
    "notices",
    metadata,
    sql.Column("number", LARGE, primary_key=True, autoincrement=True),
    # The table that was changed from outside; none where it was the bans.
    sql.Column("table_id", sql.String(32), nullable=True),
    sql.Column("created", LARGE, nullable=False),
)

workers: Final = sql.Table(
    "workers",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    # Milliseconds of the database's own clock: a worker that says nothing until then is gone.
    sql.Column("until", LARGE, nullable=False),
)

leases: Final = sql.Table(
    "leases",
    metadata,
    sql.Column("table_number", LARGE, primary_key=True, autoincrement=False),
    # Whoever drives the table: nobody, or a worker, for as long as there is that worker.
    sql.Column("worker", sql.String(32), nullable=True),
    # It grows each time the lease is taken: who took it earlier can write nothing more.
    sql.Column("token", LARGE, nullable=False),
    # For whom bots wait, and after which entry.
    sql.Column("held", sql.JSON, nullable=True),
)

presences: Final = sql.Table(
    "presences",
    metadata,
    # Who leads a seat at a table by way of this worker.
    sql.Column("table_number", LARGE, primary_key=True, autoincrement=False),
    sql.Column("worker", sql.String(32), primary_key=True),
    sql.Column("people", sql.JSON, nullable=False),
    # How many look on by way of it.
    sql.Column("watchers", sql.Integer, nullable=False, server_default="0"),
)

people: Final = sql.Table(
    "people",
    metadata,
    sql.Column("number", LARGE, primary_key=True, autoincrement=True),
    sql.Column("id", sql.String(32), nullable=False, unique=True),
    sql.Column("name", sql.String(40), nullable=False),
    # The name as it is compared; none for a guest, who may not be called like an account.
    sql.Column("account", sql.String(160), nullable=True, unique=True),
    # What it looks like: nobody else is called so. None for a guest, nor for an account that looked
    # like an older one before that was kept.
    sql.Column("spelled", sql.String(160), nullable=True, index=True, unique=True),
    # As argon2 writes it; none for whoever has passkeys only.
    sql.Column("password", sql.String(200), nullable=True),
    sql.Column("created", LARGE, nullable=False),
    # When they were last here, to the day.
    sql.Column("seen", LARGE, nullable=False, index=True),
)

sessions: Final = sql.Table(
    "sessions",
    metadata,
    # The key in a browser's cookie, as a hash.
    sql.Column("key", sql.String(64), primary_key=True),
    sql.Column("person", sql.ForeignKey("people.number"), nullable=False, index=True),
    sql.Column("created", LARGE, nullable=False),
    # When whoever uses it last proved who they are.
    sql.Column("confirmed", LARGE, nullable=True),
)

passkeys: Final = sql.Table(
    "passkeys",
    metadata,
    # What the authenticator calls it, and its public key, in base64url.
    sql.Column("id", sql.String(1400), primary_key=True),
    sql.Column("person", sql.ForeignKey("people.number"), nullable=False, index=True),
    sql.Column("public_key", sql.Text, nullable=False),
    sql.Column("sign_count", LARGE, nullable=False),
    sql.Column("created", LARGE, nullable=False),
    # What whoever has it calls it.
    sql.Column("name", sql.String(40), nullable=False, server_default=""),
    sql.Column("used", LARGE, nullable=True),
)

recovery_codes: Final = sql.Table(
    "recovery_codes",
    metadata,
    sql.Column("person", sql.ForeignKey("people.number"), primary_key=True),
    # As a hash; it is deleted when it is used.
    sql.Column("code", sql.String(64), primary_key=True),
)

tickets: Final = sql.Table(
    "tickets",
    metadata,
    # A challenge or a link that is good once and for minutes, as a hash.
    sql.Column("ticket", sql.String(64), primary_key=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("person", sql.ForeignKey("people.number"), nullable=True, index=True),
    sql.Column("until", LARGE, nullable=False),
)

holidays: Final = sql.Table(
    "holidays",
    metadata,
    # When somebody's days do not run.
    sql.Column("person", sql.ForeignKey("people.number"), primary_key=True),
    sql.Column("begins", LARGE, primary_key=True, autoincrement=False),
    sql.Column("ends", LARGE, nullable=False),
)

players: Final = sql.Table(
    "players",
    metadata,
    # Who came to a seat with its key, and finds it again without.
    sql.Column("table_number", LARGE, sql.ForeignKey("tables.number"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", sql.ForeignKey("people.number"), primary_key=True, index=True),
    # How many entries there were when they last looked.
    sql.Column("looked", sql.Integer, nullable=True),
)

unrated: Final = sql.Table(
    "unrated",
    metadata,
    # Rated tables that are over and were not counted yet: kept with the last entry.
    sql.Column(
        "table_number",
        LARGE,
        sql.ForeignKey("tables.number"),
        primary_key=True,
        autoincrement=False,
    ),
)

rated_seats: Final = sql.Table(
    "rated_seats",
    metadata,
    # What a seat of a rated table came to; they are never changed, and outlast their table.
    sql.Column("number", LARGE, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    # A person's id or a bot's level; of whoever is forgotten a name that leads to nobody.
    sql.Column("subject", sql.String(32), nullable=False),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    # As it was counted: whoever left comes last.
    sql.Column("place", sql.Integer, nullable=False),
    # The rating after it.
    sql.Column("mu", sql.Double, nullable=False),
    sql.Column("sigma", sql.Double, nullable=False),
    sql.Column("at", LARGE, nullable=False),
    sql.UniqueConstraint("table_id", "seat"),
    sql.Index("ix_rated_seats_game_subject", "game", "subject"),
    sql.Index("ix_rated_seats_subject", "subject"),
)

notes: Final = sql.Table(
    "notes",
    metadata,
    # What somebody noted for themselves about a table at which they have a seat.
    sql.Column("table_number", LARGE, sql.ForeignKey("tables.number"), primary_key=True),
    sql.Column("person", sql.ForeignKey("people.number"), primary_key=True, index=True),
    sql.Column("text", sql.Text, nullable=False),
)

openings: Final = sql.Table(
    "openings",
    metadata,
    # Tables whose seats are being taken, or that lead on to where they are played.
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("wish", sql.JSON, nullable=False),
    sql.Column("created", LARGE, nullable=False),
    sql.Column("table", sql.String(32), nullable=True),
)

places: Final = sql.Table(
    "places",
    metadata,
    # Seats of those that a person or a bot has taken.
    sql.Column("number", LARGE, primary_key=True, autoincrement=True),
    sql.Column("opening", sql.ForeignKey("openings.id"), nullable=False, index=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("person", sql.ForeignKey("people.number"), nullable=True, index=True),
    sql.Column("bot", sql.String(40), nullable=True),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("since", LARGE, nullable=False),
    sql.Column("seen", LARGE, nullable=False),
    sql.UniqueConstraint("opening", "seat"),
)

sent_away: Final = sql.Table(
    "sent_away",
    metadata,
    # Who does not sit down again at an open table.
    sql.Column("opening", sql.ForeignKey("openings.id"), primary_key=True),
    sql.Column("person", sql.ForeignKey("people.number"), primary_key=True, index=True),
)

server_secrets: Final = sql.Table(
    "server_secrets",
    metadata,
    # What the server has made for itself: the key of its push messages, and of links it signs.
    sql.Column("name", sql.String(20), primary_key=True),
    sql.Column("value", sql.String(100), nullable=False),
)

wishes: Final = sql.Table(
    "wishes",
    metadata,
    # By which way somebody wishes to be told that a table waits for them.
    sql.Column("number", LARGE, primary_key=True, autoincrement=True),
    sql.Column("id", sql.String(32), nullable=False, unique=True),
    sql.Column("person", sql.ForeignKey("people.number"), nullable=False, index=True),
    sql.Column("way", sql.String(8), nullable=False),
    # Of a browser's push service, or of mail.
    sql.Column("address", sql.String(1000), nullable=False, index=True),
    sql.Column("keys", sql.JSON, nullable=False),
    sql.Column("language", sql.String(2), nullable=False),
    sql.Column("confirmed", sql.Boolean, nullable=False),
    # In a row.
    sql.Column("failures", sql.Integer, nullable=False),
    sql.Column("created", LARGE, nullable=False),
    # In which it was wished, by the hash of its key: push ends when that is signed out.
    sql.Column("browser", sql.String(64), nullable=True),
)

notified: Final = sql.Table(
    "notified",
    metadata,
    # The last decision of a seat of which whoever is away was told.
    sql.Column("table_number", LARGE, sql.ForeignKey("tables.number"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("decision", sql.Integer, nullable=False),
)

outbox: Final = sql.Table(
    "outbox",
    metadata,
    # That whoever has a seat and is away is to be told of a decision.
    sql.Column("table_number", LARGE, sql.ForeignKey("tables.number"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("decision", sql.Integer, nullable=False),
    # By which wishes, by their ids: a way is taken off before it is gone.
    sql.Column("unsent", sql.JSON, nullable=False),
    # How often a worker has taken it out.
    sql.Column("tries", sql.Integer, nullable=False),
    # When a worker may; whoever has taken it moves that on, and holds it until then.
    sql.Column("due", LARGE, nullable=False, index=True),
    sql.Column("holder", sql.String(32), nullable=True),
)
