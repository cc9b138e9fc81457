-- How much of a venue visitors hold by themselves (docs/decisions/booking/2026-11-23-visitors-hold-a-hearing-not-a-venue.md); the
-- numbers stand a second time in `app/domain/booking/office/visitor-hold.ts`. Holds that exist stay as they are.

-- Keyed hash of the network that pressed; null for holds of before.
ALTER TABLE visitor_holds ADD COLUMN network TEXT;
CREATE INDEX visitor_holds_by_network ON visitor_holds(network) WHERE ended_at IS NULL AND network IS NOT NULL;
-- Also of holds that have ended: a mailbox rests.
DROP INDEX visitor_holds_by_mailbox;
CREATE INDEX visitor_holds_by_mailbox ON visitor_holds(mailbox, ended_at);

-- When and where a hold kept rooms, also after they were given up or the booking moved on.
CREATE TABLE visitor_hold_times (
  hold_id TEXT NOT NULL REFERENCES visitor_holds(id) ON DELETE CASCADE,
  venue_id TEXT NOT NULL,
  -- UTC milliseconds.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (hold_id, venue_id, starts_at, ends_at)
) STRICT, WITHOUT ROWID;
INSERT INTO visitor_hold_times (hold_id, venue_id, starts_at, ends_at)
  SELECT DISTINCT own.id, room.venue_id, held.starts_at, held.ends_at
  FROM visitor_holds AS own
  JOIN room_holds AS held ON held.booking_id = own.booking_id AND held.expires_at = own.ends_at
  JOIN rooms AS room ON room.id = held.room_id
  WHERE own.ended_at IS NULL;

-- As in migration 0042, and six of a network at once.
DROP TRIGGER visitor_holds_within_limits;
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
  SELECT RAISE(ABORT, 'hold_network') WHERE NEW.network IS NOT NULL AND (
    SELECT count(*) FROM visitor_holds AS live
    WHERE live.network = NEW.network AND live.ended_at IS NULL AND live.ends_at > NEW.created_at
  ) >= 6;
END;

-- Each room of a visitor's hold, whatever writes it: a new hold, or an edit that the hold follows. When staff extend a hold, its rooms
-- have their new end before it has, so that what staff extend is not measured again.
CREATE TRIGGER visitor_holds_within_bounds BEFORE INSERT ON room_holds
WHEN EXISTS (
  SELECT 1 FROM visitor_holds AS own
  WHERE own.booking_id = NEW.booking_id AND own.ended_at IS NULL AND own.ends_at = NEW.expires_at
)
BEGIN
  -- Three rooms at once, and ten in all where each day counts.
  SELECT RAISE(ABORT, 'hold_size') WHERE (
    SELECT count(*) FROM room_holds AS kept WHERE kept.booking_id = NEW.booking_id
  ) >= 10 OR (
    SELECT count(*) FROM room_holds AS kept
    WHERE kept.booking_id = NEW.booking_id AND kept.starts_at < NEW.ends_at AND kept.ends_at > NEW.starts_at
  ) >= 3;
  -- All visitors together: half of the venue's rooms at once, and three in a venue that has few.
  SELECT RAISE(ABORT, 'hold_share') WHERE (
    SELECT count(DISTINCT kept.room_id) FROM room_holds AS kept
    JOIN rooms AS room ON room.id = kept.room_id
    JOIN visitor_holds AS live ON live.booking_id = kept.booking_id AND live.ended_at IS NULL AND live.ends_at = kept.expires_at
    WHERE kept.starts_at > NEW.starts_at - 129600000 AND kept.starts_at < NEW.ends_at AND kept.ends_at > NEW.starts_at
      AND kept.expires_at > NEW.created_at AND room.venue_id = (SELECT venue_id FROM rooms WHERE id = NEW.room_id)
  ) >= (
    SELECT max(3, count(*) / 2) FROM rooms
    WHERE active = 1 AND venue_id = (SELECT venue_id FROM rooms WHERE id = NEW.room_id)
  );
  -- Seven days after the same mailbox held these hours of the venue, in whatever request, unless staff took the hold over. Of holds
  -- that were lost by a move it takes two.
  SELECT RAISE(ABORT, 'hold_rested') WHERE (
    SELECT ifnull(sum(CASE WHEN earlier.outcome = 'moved' THEN 1 ELSE 2 END), 0) FROM visitor_holds AS own
    JOIN visitor_holds AS earlier ON earlier.mailbox = own.mailbox
    WHERE own.booking_id = NEW.booking_id AND own.ended_at IS NULL
      AND ifnull(earlier.outcome, 'expired') NOT IN ('confirmed', 'replaced')
      AND (earlier.ended_at > NEW.created_at - 604800000
        OR (earlier.ended_at IS NULL AND earlier.ends_at > NEW.created_at - 604800000 AND earlier.ends_at <= NEW.created_at))
      AND EXISTS (
        SELECT 1 FROM visitor_hold_times AS kept
        WHERE kept.hold_id = earlier.id AND kept.venue_id = (SELECT venue_id FROM rooms WHERE id = NEW.room_id)
          AND kept.starts_at < NEW.ends_at AND kept.ends_at > NEW.starts_at
      )
  ) >= 2;
  INSERT INTO visitor_hold_times (hold_id, venue_id, starts_at, ends_at)
    SELECT own.id, room.venue_id, NEW.starts_at, NEW.ends_at
    FROM visitor_holds AS own JOIN rooms AS room ON room.id = NEW.room_id
    WHERE own.booking_id = NEW.booking_id AND own.ended_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM visitor_hold_times AS kept
      WHERE kept.hold_id = own.id AND kept.venue_id = room.venue_id AND kept.starts_at = NEW.starts_at AND kept.ends_at = NEW.ends_at
    );
END;
