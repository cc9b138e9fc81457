-- Delivery of the outbox: a claim with a lease, what became of each message, and the mails that a local run keeps.
ALTER TABLE outbox ADD COLUMN state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead', 'dropped'));
-- Who is delivering it now; the claim holds until deliver_after, which is pushed on by its lease.
ALTER TABLE outbox ADD COLUMN claim TEXT;
-- Why the last attempt failed, or why it is not sent: a code, never an address or an answer of a server in its own words.
ALTER TABLE outbox ADD COLUMN last_error TEXT;
-- When it stopped waiting: delivered, dead or dropped.
ALTER TABLE outbox ADD COLUMN settled_at INTEGER;
UPDATE outbox SET state = 'delivered', settled_at = delivered_at WHERE delivered_at IS NOT NULL;

DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox(state, deliver_after, id);
CREATE INDEX outbox_settled ON outbox(state, settled_at, id);

-- How many messages are in each state: kept, not counted.
CREATE TABLE outbox_counts (
  state TEXT PRIMARY KEY NOT NULL,
  messages INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO outbox_counts (state, messages)
  SELECT known.state, (SELECT count(*) FROM outbox WHERE outbox.state = known.state)
  FROM (SELECT 'waiting' AS state UNION ALL SELECT 'delivered' UNION ALL SELECT 'dead' UNION ALL SELECT 'dropped') AS known;
CREATE TRIGGER outbox_counted_in AFTER INSERT ON outbox
BEGIN
  UPDATE outbox_counts SET messages = messages + 1 WHERE state = NEW.state;
END;
CREATE TRIGGER outbox_counted_on AFTER UPDATE OF state ON outbox WHEN OLD.state <> NEW.state
BEGIN
  UPDATE outbox_counts SET messages = messages - 1 WHERE state = OLD.state;
  UPDATE outbox_counts SET messages = messages + 1 WHERE state = NEW.state;
END;
CREATE TRIGGER outbox_counted_out AFTER DELETE ON outbox
BEGIN
  UPDATE outbox_counts SET messages = messages - 1 WHERE state = OLD.state;
END;

-- What the capture transport was given, in its parts (JSON) and as it would have gone out. Empty wherever mail is really sent.
CREATE TABLE captured_mails (
  id TEXT PRIMARY KEY NOT NULL,
  message_id TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  parts TEXT NOT NULL CHECK (json_valid(parts)),
  raw TEXT NOT NULL,
  captured_at INTEGER NOT NULL
) STRICT;
CREATE INDEX captured_mails_by_time ON captured_mails(captured_at, id);

-- Whom to remind: confirmed bookings by their start.
CREATE INDEX bookings_starting ON bookings(status, starts_at);
