-- The card as it was when a booking was made stays with it, one for each venue that the booking was ever at; whatever path a
-- booking is written by, it takes the card that is in force on its first day. A virtual hearing without a venue has the head office's.
CREATE TABLE booking_rate_cards (
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE RESTRICT,
  venue_id TEXT NOT NULL,
  card_id TEXT NOT NULL,
  name TEXT NOT NULL,
  currency TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  rates TEXT NOT NULL CHECK (json_valid(rates)),
  -- UTC milliseconds.
  taken_at INTEGER NOT NULL,
  PRIMARY KEY (booking_id, venue_id)
) STRICT;

CREATE TRIGGER booking_rate_cards_never_altered BEFORE UPDATE ON booking_rate_cards
BEGIN
  SELECT RAISE(ABORT, 'the card of a booking is never altered');
END;

CREATE TRIGGER bookings_take_a_rate_card AFTER INSERT ON bookings
WHEN NEW.location IS NOT NULL OR NEW.location_type = 'virtual'
BEGIN
  INSERT OR IGNORE INTO booking_rate_cards (booking_id, venue_id, card_id, name, currency, valid_from, rates, taken_at)
  SELECT NEW.id, venue_id, id, name, currency, valid_from, rates, NEW.created_at
  FROM rate_cards
  WHERE venue_id = coalesce(NEW.location, 'arbitration_place_toronto') AND state = 'published'
    AND valid_from <= coalesce(NEW.booking_date, date(NEW.created_at / 1000, 'unixepoch'))
  ORDER BY valid_from DESC, published_at DESC
  LIMIT 1;
END;

CREATE TRIGGER bookings_moved_take_a_rate_card AFTER UPDATE OF location, location_type ON bookings
WHEN (NEW.location IS NOT OLD.location OR NEW.location_type <> OLD.location_type)
  AND (NEW.location IS NOT NULL OR NEW.location_type = 'virtual')
BEGIN
  INSERT OR IGNORE INTO booking_rate_cards (booking_id, venue_id, card_id, name, currency, valid_from, rates, taken_at)
  SELECT NEW.id, venue_id, id, name, currency, valid_from, rates, NEW.updated_at
  FROM rate_cards
  WHERE venue_id = coalesce(NEW.location, 'arbitration_place_toronto') AND state = 'published'
    AND valid_from <= coalesce(NEW.booking_date, date(NEW.updated_at / 1000, 'unixepoch'))
  ORDER BY valid_from DESC, published_at DESC
  LIMIT 1;
END;
