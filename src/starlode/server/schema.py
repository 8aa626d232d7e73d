"""The database: guests, tables, who sits where, the rows of the record, and secrets in a table of their own."""

import sqlalchemy
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

from starlode.server import migrations

VERSION = migrations.NEWEST  # raised, with a step there, when a database written before cannot be used as it is

metadata = MetaData()

# Ordered by its characters alone, as SQLite does; PostgreSQL would order it as the language of its database does.
String = sqlalchemy.String().with_variant(sqlalchemy.String(collation="C"), "postgresql")

about = Table(
    "about",
    metadata,
    Column("version", Integer, nullable=False),
    Column("served", BigInteger, nullable=False),  # milliseconds that servers have served with these data …
    Column("beat", BigInteger, nullable=False),  # … by the time of the database, where several processes serve
)

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("look", String, nullable=False),  # of the name: who looks like whom
    Index("guests_by_look", "look"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules
    Column("format", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("commitment", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("v", Integer, nullable=False),  # events so far; derived from the rows, for lists of tables
    Column("outcome", Text),  # JSON; derived
    Column("undo", Text),  # JSON: who asks to take back, and who has agreed
    Column("asked", Text),  # JSON: the seats that are waited for; derived, for lists of tables …
    Column("asked_since", BigInteger),  # … and since when
    Column("rematch", String),
    Column("round", Integer, nullable=False),  # of promises; docs/chance.md
    Column("known", Boolean, nullable=False),  # whether somebody may know the draws
    Column("patience", Integer, nullable=False),  # seconds for a promised salt
    Column("public", Boolean, nullable=False),  # whether everybody sees it while it waits
    Column("absent", String, nullable=False),  # what is done when somebody stays away: wait, bot, claim or resign
    Column("grace", Integer, nullable=False),  # seconds that he is waited for first
    Column("rated", Boolean, nullable=False),  # whether it counts for ratings
    Column("hints", Boolean, nullable=False),  # whether the table helps whoever is asked
    Column("made", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("ended", BigInteger),  # when the match was over; whatever comes after does not change it
    Column("owner", String),  # the process that has it in memory, where several serve
    Column("epoch", Integer, nullable=False),  # rises with every owner
    Index("tables_by_rematch", "rematch"),
    Index("tables_by_owner", "owner"),
)

places = Table(
    "places",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String),
    Column("bot", String),
    Column("promise", String),  # the hash of a salt; empty: none is added; null: awaited
    Column("salt", String),  # null: not revealed yet
    Column("kept", String),  # the guest that a free seat is kept for
    Index("places_by_guest", "guest"),
    Index("places_by_kept", "kept"),
)

rows = Table(
    "rows",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("guest", String),  # whose message it came from
    Column("message", String),  # … and the id of that, so that a resend is harmless
    Column("v", Integer),  # … and how many events there were when it was carried out
    Column("at", BigInteger, nullable=False),
)

# The clock of a table that has one: what it chose, how things stand since when, and when the next one is out of time.
clocks = Table(
    "clocks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("increment", Integer, nullable=False),
    Column("since", BigInteger),  # null: the match has not begun
    Column("due", BigInteger),
    Column("state", Text),  # JSON
    Index("clocks_by_due", "due"),
)

# What lies in the box of a table that is played with other components than ours.
boxes = Table(
    "boxes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

# What a table begins with that is not dealt, and the guided match that it belongs to.
starts = Table(
    "starts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("position", Text, nullable=False),  # JSON
    Column("lesson", String),
    Column("chapter", Integer, nullable=False),
)

# What people said, by channel: the table, a team with the number of its side, the spectators.
chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("channel", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", String, nullable=False),
    Column("seat", Integer),
    Column("text", Text),
    Column("phrase", String),  # one of those that every reader reads in his language
    Column("at", BigInteger, nullable=False),
    Column("message", String),  # the id of the message that it came with, so that a resend is harmless
    Index("chat_by_guest", "guest"),
)

# Messages that were carried out and added neither a row nor a line of chat.
messages = Table(
    "messages",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("v", Integer, nullable=False),
    Index("messages_by_guest", "guest"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# What was agreed upon before the deal; a round that came to none names who is to blame.
rounds = Table(
    "rounds",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("agreement", Text, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
    Column("blamed", Text),  # JSON: seats, and the salts that the others had revealed
)

# Who sat there and did not reveal what he had promised.
blames = Table(
    "blames",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String, nullable=False),
    Index("blames_by_guest", "guest"),
)

# People who have an account: the name by how it looks, and what is written down of the password.
accounts = Table(
    "accounts",
    metadata,
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("look", String, nullable=False, unique=True),
    Column("password", String, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# How accounts were called before: for a while nobody else is, who could be taken for them.
former_names = Table(
    "former_names",
    metadata,
    Column("look", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Of whom the server has to know more than his cookie says: which cookies still count, and whether he is banned.
standings = Table(
    "standings",
    metadata,
    Column("guest", String, primary_key=True),
    Column("epoch", Integer, nullable=False),  # raised: whatever was signed before counts no more
    Column("banned", BigInteger),  # until then, in milliseconds
)

# What is good for once: for a second device, or for somebody who has lost his password. Only hashes are kept.
codes = Table(
    "codes",
    metadata,
    Column("hash", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),  # device or password
    Column("until", BigInteger, nullable=False),
)

# What an operator has asked a running server to do.
orders = Table(
    "orders",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("what", String, nullable=False),
)

# Who opened a table, and whom he has sent away from it.
doors = Table(
    "doors",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("role", String, nullable=False),  # host or kicked
    Index("doors_by_guest", "guest"),
)

# Whom somebody does not want to play with.
blocks = Table(
    "blocks",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("other", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("guest", "other"),
    Index("blocks_by_other", "other"),
)

# What players tell the operator of each other.
reports = Table(
    "reports",
    metadata,
    Column("n", Integer, primary_key=True),
    Column("reporter", String),
    Column("about", String, nullable=False),
    Column("name", String, nullable=False),  # how he was called then
    Column("place", String, nullable=False),  # the table, which may be gone by now
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),
)

# How a finished match turned; derived, and made anew where it is missing.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("content", Text, nullable=False),  # JSON
)

# The secret address at which somebody is told where it is his turn.
feeds = Table(
    "feeds",
    metadata,
    Column("guest", String, primary_key=True),
    Column("secret", String, nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

# Browsers that somebody wants to be told by when it is his turn: where, with which keys, in which language.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("subscriptions_by_guest", "guest"),
)

# What a server signs with, where it has no folder to keep it in.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# The processes that serve a database which several can reach, and those in which bots think for them.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),  # where the others reach it
    Column("kind", String, nullable=False),
    Column("plays", Text, nullable=False),  # JSON: the version of the rules of each game
    Column("made", BigInteger, nullable=False),  # by the time of the database, as …
    Column("renewed", BigInteger, nullable=False),  # … when it was last alive
)

# What bots of other processes are asked for: after so many rows of a table, by its owner of that epoch.
thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String, nullable=False),
    Column("rank", Integer, nullable=False),  # how urgent it is
    Column("asked", BigInteger, nullable=False),  # by the time of the database, as …
    Column("until", BigInteger, nullable=False),  # … when nobody need begin any more
    Column("taken", String),  # who thinks
    Column("answer", Text),
)
