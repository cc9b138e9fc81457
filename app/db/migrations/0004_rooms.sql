-- Rooms of every venue, and what holds them. Two holds of one room never overlap: the database refuses the second.
CREATE TABLE venue_settings (
  venue_id TEXT PRIMARY KEY NOT NULL,
  -- Minutes between two bookings of one room, to clear and set it.
  buffer_minutes INTEGER NOT NULL CHECK (buffer_minutes BETWEEN 0 AND 240),
  -- Hours before its start until which a visitor changes or cancels a booking by link.
  change_cutoff_hours INTEGER NOT NULL CHECK (change_cutoff_hours BETWEEN 0 AND 720),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

CREATE TABLE venue_closures (
  venue_id TEXT NOT NULL REFERENCES venue_settings(venue_id) ON DELETE RESTRICT,
  -- A day in the venue, YYYY-MM-DD.
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  name TEXT NOT NULL,
  PRIMARY KEY (venue_id, date)
) STRICT;
CREATE INDEX venue_closures_by_date ON venue_closures(date);

CREATE TABLE rooms (
  id TEXT PRIMARY KEY NOT NULL,
  venue_id TEXT NOT NULL REFERENCES venue_settings(venue_id) ON DELETE RESTRICT,
  name TEXT NOT NULL,
  capacity INTEGER NOT NULL CHECK (capacity BETWEEN 1 AND 500),
  -- Set-ups and equipment by their codes, JSON lists.
  setups TEXT NOT NULL CHECK (json_valid(setups)),
  equipment TEXT NOT NULL CHECK (json_valid(equipment)),
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  UNIQUE (venue_id, name)
) STRICT;
CREATE INDEX rooms_in_use ON rooms(active, venue_id, capacity, id);

CREATE TABLE room_holds (
  id TEXT PRIMARY KEY NOT NULL,
  room_id TEXT NOT NULL REFERENCES rooms(id) ON DELETE RESTRICT,
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE RESTRICT,
  part TEXT NOT NULL CHECK (part IN ('main', 'breakout')),
  -- UTC milliseconds; busy_until is the end and the venue's buffer after it.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  busy_until INTEGER NOT NULL,
  -- Of a hold for a request that is not confirmed: when it releases itself. Null: until it is released.
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  CHECK (starts_at < ends_at AND ends_at <= busy_until),
  -- Bounds the search for overlaps to the day before.
  CHECK (busy_until - starts_at <= 129600000)
) STRICT;
CREATE INDEX room_holds_by_room ON room_holds(room_id, starts_at);
CREATE INDEX room_holds_by_start ON room_holds(starts_at);
CREATE INDEX room_holds_by_booking ON room_holds(booking_id);

CREATE TRIGGER room_holds_never_overlap BEFORE INSERT ON room_holds
WHEN EXISTS (
  SELECT 1 FROM room_holds AS other
  WHERE other.room_id = NEW.room_id
    AND other.starts_at < NEW.busy_until
    AND other.starts_at > NEW.starts_at - 129600000
    AND other.busy_until > NEW.starts_at
    AND (other.expires_at IS NULL OR other.expires_at > NEW.created_at)
)
BEGIN
  SELECT RAISE(ABORT, 'room_taken');
END;
-- A hold is moved by releasing it and making another, so that no path goes round the trigger above.
CREATE TRIGGER room_holds_never_move BEFORE UPDATE OF room_id, starts_at, ends_at, busy_until, expires_at, created_at ON room_holds
BEGIN
  SELECT RAISE(ABORT, 'a hold is not moved');
END;

-- What staff look for when they confirm: who else asked for that day there.
CREATE INDEX bookings_by_venue_day ON bookings(location, booking_date, status);

INSERT INTO venue_settings (venue_id, buffer_minutes, change_cutoff_hours) VALUES
  ('arbitration_place_toronto', 30, 48),
  ('arbitration_place_montreal', 30, 48),
  ('arbitration_place_miami', 30, 48),
  ('arbitration_place_cayman', 30, 72),
  ('arbitration_place_ottawa', 30, 72);

INSERT INTO rooms (id, venue_id, name, capacity, setups, equipment) VALUES
  ('tor-01', 'arbitration_place_toronto', 'Assembly Hall', 200, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('tor-02', 'arbitration_place_toronto', 'Lakeshore', 80, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('tor-03', 'arbitration_place_toronto', 'Front', 60, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('tor-04', 'arbitration_place_toronto', 'King', 40, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('tor-05', 'arbitration_place_toronto', 'Queen', 30, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('tor-06', 'arbitration_place_toronto', 'Adelaide', 24, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('tor-07', 'arbitration_place_toronto', 'Richmond', 20, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('tor-08', 'arbitration_place_toronto', 'Wellington', 16, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('tor-09', 'arbitration_place_toronto', 'Simcoe', 14, '["boardroom", "exam", "u_shape"]', '["conferencing_unit"]'),
  ('tor-10', 'arbitration_place_toronto', 'York', 12, '["boardroom", "exam", "u_shape"]', '["conferencing_unit"]'),
  ('tor-11', 'arbitration_place_toronto', 'Duncan', 10, '["boardroom", "exam"]', '["conferencing_unit"]'),
  ('tor-12', 'arbitration_place_toronto', 'Pearl', 8, '["boardroom", "exam"]', '[]'),
  ('tor-13', 'arbitration_place_toronto', 'Peter', 8, '["boardroom", "exam"]', '[]'),
  ('tor-14', 'arbitration_place_toronto', 'John', 6, '["boardroom", "exam"]', '[]'),
  ('tor-15', 'arbitration_place_toronto', 'Widmer', 6, '["boardroom", "exam"]', '[]'),
  ('mtl-01', 'arbitration_place_montreal', 'Grande salle', 150, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('mtl-02', 'arbitration_place_montreal', 'Mont-Royal', 60, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('mtl-03', 'arbitration_place_montreal', 'Saint-Laurent', 40, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('mtl-04', 'arbitration_place_montreal', 'Sherbrooke', 30, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('mtl-05', 'arbitration_place_montreal', 'Lachine', 24, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('mtl-06', 'arbitration_place_montreal', 'McGill', 16, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('mtl-07', 'arbitration_place_montreal', 'Viger', 14, '["boardroom", "exam", "u_shape"]', '["conferencing_unit"]'),
  ('mtl-08', 'arbitration_place_montreal', 'Berri', 12, '["boardroom", "exam", "u_shape"]', '["conferencing_unit"]'),
  ('mtl-09', 'arbitration_place_montreal', 'Bonsecours', 10, '["boardroom", "exam"]', '["conferencing_unit"]'),
  ('mtl-10', 'arbitration_place_montreal', 'Rachel', 8, '["boardroom", "exam"]', '[]'),
  ('mtl-11', 'arbitration_place_montreal', 'Laurier', 6, '["boardroom", "exam"]', '[]'),
  ('mtl-12', 'arbitration_place_montreal', 'Gilford', 4, '["boardroom", "exam"]', '[]'),
  ('mia-01', 'arbitration_place_miami', 'Biscayne Hall', 120, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('mia-02', 'arbitration_place_miami', 'Flagler', 50, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('mia-03', 'arbitration_place_miami', 'Brickell', 36, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('mia-04', 'arbitration_place_miami', 'Bayfront', 24, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('mia-05', 'arbitration_place_miami', 'Coral', 18, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('mia-06', 'arbitration_place_miami', 'Palmetto', 14, '["boardroom", "exam", "u_shape"]', '["conferencing_unit"]'),
  ('mia-07', 'arbitration_place_miami', 'Mangrove', 10, '["boardroom", "exam"]', '["conferencing_unit"]'),
  ('mia-08', 'arbitration_place_miami', 'Sawgrass', 8, '["boardroom", "exam"]', '[]'),
  ('mia-09', 'arbitration_place_miami', 'Heron', 6, '["boardroom", "exam"]', '[]'),
  ('mia-10', 'arbitration_place_miami', 'Ibis', 4, '["boardroom", "exam"]', '[]'),
  ('cay-01', 'arbitration_place_cayman', 'Harbour Room', 40, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('cay-02', 'arbitration_place_cayman', 'Seven Mile', 24, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('cay-03', 'arbitration_place_cayman', 'Rum Point', 16, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('cay-04', 'arbitration_place_cayman', 'Bodden', 12, '["boardroom", "exam", "u_shape"]', '["conferencing_unit"]'),
  ('cay-05', 'arbitration_place_cayman', 'Savannah', 8, '["boardroom", "exam"]', '[]'),
  ('cay-06', 'arbitration_place_cayman', 'Stingray', 6, '["boardroom", "exam"]', '[]'),
  ('cay-07', 'arbitration_place_cayman', 'Ironwood', 4, '["boardroom", "exam"]', '[]'),
  ('cay-08', 'arbitration_place_cayman', 'Silver Thatch', 4, '["boardroom", "exam"]', '[]'),
  ('ott-01', 'arbitration_place_ottawa', 'Rideau', 40, '["boardroom", "u_shape", "courtroom"]', '["conferencing_unit", "microphones", "projector"]'),
  ('ott-02', 'arbitration_place_ottawa', 'Sparks', 20, '["boardroom", "exam", "u_shape", "courtroom"]', '["conferencing_unit"]'),
  ('ott-03', 'arbitration_place_ottawa', 'Elgin', 10, '["boardroom", "exam"]', '["conferencing_unit"]'),
  ('ott-04', 'arbitration_place_ottawa', 'Slater', 4, '["boardroom", "exam"]', '[]');

INSERT INTO venue_closures (venue_id, date, name) VALUES
  ('arbitration_place_toronto', '2026-12-25', 'Christmas Day'),
  ('arbitration_place_toronto', '2026-12-28', 'Boxing Day (observed)'),
  ('arbitration_place_toronto', '2027-01-01', 'New Year’s Day'),
  ('arbitration_place_toronto', '2027-02-15', 'Family Day'),
  ('arbitration_place_toronto', '2027-03-26', 'Good Friday'),
  ('arbitration_place_toronto', '2027-05-24', 'Victoria Day'),
  ('arbitration_place_toronto', '2027-07-01', 'Canada Day'),
  ('arbitration_place_toronto', '2027-09-06', 'Labour Day'),
  ('arbitration_place_toronto', '2027-10-11', 'Thanksgiving'),
  ('arbitration_place_toronto', '2027-12-27', 'Christmas Day (observed)'),
  ('arbitration_place_toronto', '2027-12-28', 'Boxing Day (observed)'),
  ('arbitration_place_ottawa', '2026-12-25', 'Christmas Day'),
  ('arbitration_place_ottawa', '2026-12-28', 'Boxing Day (observed)'),
  ('arbitration_place_ottawa', '2027-01-01', 'New Year’s Day'),
  ('arbitration_place_ottawa', '2027-02-15', 'Family Day'),
  ('arbitration_place_ottawa', '2027-03-26', 'Good Friday'),
  ('arbitration_place_ottawa', '2027-05-24', 'Victoria Day'),
  ('arbitration_place_ottawa', '2027-07-01', 'Canada Day'),
  ('arbitration_place_ottawa', '2027-09-06', 'Labour Day'),
  ('arbitration_place_ottawa', '2027-10-11', 'Thanksgiving'),
  ('arbitration_place_ottawa', '2027-12-27', 'Christmas Day (observed)'),
  ('arbitration_place_ottawa', '2027-12-28', 'Boxing Day (observed)'),
  ('arbitration_place_montreal', '2026-12-25', 'Christmas Day'),
  ('arbitration_place_montreal', '2026-12-28', 'Boxing Day (observed)'),
  ('arbitration_place_montreal', '2027-01-01', 'New Year’s Day'),
  ('arbitration_place_montreal', '2027-03-26', 'Good Friday'),
  ('arbitration_place_montreal', '2027-05-24', 'Victoria Day'),
  ('arbitration_place_montreal', '2027-06-24', 'National Holiday'),
  ('arbitration_place_montreal', '2027-07-01', 'Canada Day'),
  ('arbitration_place_montreal', '2027-09-06', 'Labour Day'),
  ('arbitration_place_montreal', '2027-10-11', 'Thanksgiving'),
  ('arbitration_place_montreal', '2027-12-27', 'Christmas Day (observed)'),
  ('arbitration_place_montreal', '2027-12-28', 'Boxing Day (observed)'),
  ('arbitration_place_miami', '2026-11-26', 'Thanksgiving Day'),
  ('arbitration_place_miami', '2026-12-25', 'Christmas Day'),
  ('arbitration_place_miami', '2027-01-01', 'New Year’s Day'),
  ('arbitration_place_miami', '2027-01-18', 'Martin Luther King Jr. Day'),
  ('arbitration_place_miami', '2027-05-31', 'Memorial Day'),
  ('arbitration_place_miami', '2027-06-18', 'Juneteenth (observed)'),
  ('arbitration_place_miami', '2027-07-05', 'Independence Day (observed)'),
  ('arbitration_place_miami', '2027-09-06', 'Labor Day'),
  ('arbitration_place_miami', '2027-11-25', 'Thanksgiving Day'),
  ('arbitration_place_miami', '2027-12-24', 'Christmas Day (observed)'),
  ('arbitration_place_cayman', '2026-12-25', 'Christmas Day'),
  ('arbitration_place_cayman', '2026-12-28', 'Boxing Day (observed)'),
  ('arbitration_place_cayman', '2027-01-01', 'New Year’s Day'),
  ('arbitration_place_cayman', '2027-01-25', 'National Heroes Day'),
  ('arbitration_place_cayman', '2027-02-10', 'Ash Wednesday'),
  ('arbitration_place_cayman', '2027-03-26', 'Good Friday'),
  ('arbitration_place_cayman', '2027-03-29', 'Easter Monday'),
  ('arbitration_place_cayman', '2027-05-17', 'Discovery Day'),
  ('arbitration_place_cayman', '2027-07-05', 'Constitution Day'),
  ('arbitration_place_cayman', '2027-11-08', 'Remembrance Day'),
  ('arbitration_place_cayman', '2027-12-27', 'Christmas Day (observed)'),
  ('arbitration_place_cayman', '2027-12-28', 'Boxing Day (observed)');
