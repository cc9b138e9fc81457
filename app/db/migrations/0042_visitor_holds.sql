-- Rooms that visitors hold for 48 hours by themselves (docs/decisions/booking/2026-11-23-a-visitor-holds-a-room.md). The rooms are
-- rows of `room_holds` like any others; a row here says whose hold it is, until when, and how it ended.
CREATE TABLE visitor_holds (
  id TEXT PRIMARY KEY NOT NULL,
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE RESTRICT,
  -- Keyed hashes of the mailbox that was proven, and of its domain; no firm where anybody gets a mailbox of that domain.
  mailbox TEXT NOT NULL,
  firm TEXT,
  -- UTC milliseconds.
  created_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  extended_at INTEGER,
  ended_at INTEGER,
  outcome TEXT CHECK (outcome IN ('expired', 'released', 'given_back', 'confirmed', 'cancelled', 'moved', 'replaced')),
  CHECK (created_at < ends_at),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
) STRICT;
CREATE INDEX visitor_holds_by_booking ON visitor_holds(booking_id, created_at);
CREATE UNIQUE INDEX visitor_holds_open ON visitor_holds(booking_id) WHERE ended_at IS NULL;
CREATE INDEX visitor_holds_ending ON visitor_holds(ends_at) WHERE ended_at IS NULL;
CREATE INDEX visitor_holds_by_mailbox ON visitor_holds(mailbox) WHERE ended_at IS NULL;
CREATE INDEX visitor_holds_by_firm ON visitor_holds(firm) WHERE ended_at IS NULL AND firm IS NOT NULL;
CREATE INDEX visitor_holds_ended ON visitor_holds(ended_at) WHERE ended_at IS NOT NULL;

-- The limits, so that of two presses at once the database refuses the one too many (`app/domain/booking/office/visitor-hold.ts` says
-- the same numbers to people).
CREATE TRIGGER visitor_holds_within_limits BEFORE INSERT ON visitor_holds
BEGIN
  -- Seven days after a hold of the same booking. One that was lost by a move may be placed again, twice in those days.
  SELECT RAISE(ABORT, 'hold_rested') WHERE EXISTS (
    SELECT 1 FROM visitor_holds AS earlier
    WHERE earlier.booking_id = NEW.booking_id AND earlier.outcome IS NOT 'moved'
      AND NOT (earlier.ended_at IS NULL AND earlier.ends_at > NEW.created_at)
      AND ifnull(earlier.ended_at, earlier.ends_at) > NEW.created_at - 604800000
  ) OR (
    SELECT count(*) FROM visitor_holds AS lost
    WHERE lost.booking_id = NEW.booking_id AND lost.outcome = 'moved' AND lost.ended_at > NEW.created_at - 604800000
  ) >= 2;
  SELECT RAISE(ABORT, 'hold_mailbox') WHERE (
    SELECT count(*) FROM visitor_holds AS live
    WHERE live.mailbox = NEW.mailbox AND live.ended_at IS NULL AND live.ends_at > NEW.created_at
  ) >= 2;
  SELECT RAISE(ABORT, 'hold_firm') WHERE NEW.firm IS NOT NULL AND (
    SELECT count(*) FROM visitor_holds AS live
    WHERE live.firm = NEW.firm AND live.ended_at IS NULL AND live.ends_at > NEW.created_at
  ) >= 4;
END;

-- A key that proves the booking's own address and holds its room: mailed when it is asked for. SQLite changes a CHECK only by
-- another table with the same rows.
CREATE TABLE access_keys_kept (
  purpose TEXT NOT NULL CHECK (purpose IN ('confirmation', 'manage', 'calendar', 'resume', 'hold')),
  -- The booking; of `resume` the draft.
  subject_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  nonce TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  revoked_at INTEGER,
  PRIMARY KEY (purpose, subject_id)
) STRICT, WITHOUT ROWID;
INSERT INTO access_keys_kept (purpose, subject_id, token_hash, nonce, created_at, expires_at, revoked_at)
  SELECT purpose, subject_id, token_hash, nonce, created_at, expires_at, revoked_at FROM access_keys;
DROP TABLE access_keys;
ALTER TABLE access_keys_kept RENAME TO access_keys;
CREATE UNIQUE INDEX access_keys_token ON access_keys(token_hash);
CREATE INDEX access_keys_expiry ON access_keys(expires_at) WHERE expires_at IS NOT NULL;
