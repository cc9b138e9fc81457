-- Opening hours as data: what the code held until now is what they begin with. A weekday without a row is closed.
CREATE TABLE venue_hours (
  venue_id TEXT NOT NULL REFERENCES venue_settings(venue_id) ON DELETE RESTRICT,
  -- 0 Sunday to 6 Saturday.
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  -- Wall time in the venue, HH:MM.
  opens TEXT NOT NULL CHECK (opens GLOB '[0-2][0-9]:[0-5][0-9]'),
  closes TEXT NOT NULL CHECK (closes GLOB '[0-2][0-9]:[0-5][0-9]'),
  PRIMARY KEY (venue_id, weekday),
  CHECK (opens < closes)
) STRICT;

INSERT INTO venue_hours (venue_id, weekday, opens, closes)
SELECT venue.id, day.value, venue.opens, venue.closes
FROM (
  SELECT 'arbitration_place_toronto' AS id, '07:00' AS opens, '19:00' AS closes
  UNION ALL SELECT 'arbitration_place_montreal', '07:00', '19:00'
  UNION ALL SELECT 'arbitration_place_miami', '08:00', '18:00'
  UNION ALL SELECT 'arbitration_place_cayman', '08:00', '17:00'
  UNION ALL SELECT 'arbitration_place_ottawa', '08:00', '18:00'
) AS venue, json_each('[1, 2, 3, 4, 5]') AS day;

-- A room goes out of use only once nothing is to come in it, and nothing comes into one that is out of use: two
-- administrators, one confirming and one taking the room away, cannot both have their way.
CREATE TRIGGER rooms_held_stay_in_use BEFORE UPDATE OF active ON rooms
WHEN NEW.active = 0 AND OLD.active = 1 AND EXISTS (
  SELECT 1 FROM room_holds AS held
  WHERE held.room_id = NEW.id
    AND held.starts_at > unixepoch('subsec') * 1000 - 129600000
    AND held.ends_at > unixepoch('subsec') * 1000
    AND (held.expires_at IS NULL OR held.expires_at > unixepoch('subsec') * 1000)
)
BEGIN
  SELECT RAISE(ABORT, 'room_held');
END;
CREATE TRIGGER room_holds_only_in_use BEFORE INSERT ON room_holds
WHEN EXISTS (SELECT 1 FROM rooms WHERE id = NEW.room_id AND active = 0)
BEGIN
  SELECT RAISE(ABORT, 'room_taken');
END;
