-- Requests of some days are found without those that are hidden: at one venue by the venue, at all of them in one walk.
DROP INDEX bookings_open_by_day;
CREATE INDEX bookings_open_by_day ON bookings(location, status, booking_date) WHERE deleted_at IS NULL;
CREATE INDEX bookings_open_anywhere ON bookings(status, booking_date) WHERE deleted_at IS NULL AND location <> 'alternate';
