-- One ordinary hearing is held whole: a main room, one for each side and one for the tribunal, for a week. Of migration 0046, its numbers alone
-- are others; they are kept a second time in `app/domain/booking/office/visitor-hold.ts`. Holds that exist stay as they are.
DROP TRIGGER visitor_holds_within_bounds;
CREATE TRIGGER visitor_holds_within_bounds BEFORE INSERT ON room_holds
WHEN EXISTS (
  SELECT 1 FROM visitor_holds AS own
  WHERE own.booking_id = NEW.booking_id AND own.ended_at IS NULL AND own.ends_at = NEW.expires_at
)
BEGIN
  -- Four rooms at once, and twenty in all where each day counts.
  SELECT RAISE(ABORT, 'hold_size') WHERE (
    SELECT count(*) FROM room_holds AS kept WHERE kept.booking_id = NEW.booking_id
  ) >= 20 OR (
    SELECT count(*) FROM room_holds AS kept
    WHERE kept.booking_id = NEW.booking_id AND kept.starts_at < NEW.ends_at AND kept.ends_at > NEW.starts_at
  ) >= 4;
  -- All visitors together: half of the venue's rooms at once, and four in a venue that has few.
  SELECT RAISE(ABORT, 'hold_share') WHERE (
    SELECT count(DISTINCT kept.room_id) FROM room_holds AS kept
    JOIN rooms AS room ON room.id = kept.room_id
    JOIN visitor_holds AS live ON live.booking_id = kept.booking_id AND live.ended_at IS NULL AND live.ends_at = kept.expires_at
    WHERE kept.starts_at > NEW.starts_at - 129600000 AND kept.starts_at < NEW.ends_at AND kept.ends_at > NEW.starts_at
      AND kept.expires_at > NEW.created_at AND room.venue_id = (SELECT venue_id FROM rooms WHERE id = NEW.room_id)
  ) >= (
    SELECT max(4, count(*) / 2) FROM rooms
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
