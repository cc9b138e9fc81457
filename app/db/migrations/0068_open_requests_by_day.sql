-- Requests that wait for a room, by day: the planner reads those of its days, and nothing else.
CREATE INDEX bookings_open_by_day ON bookings(location, status, booking_date);
