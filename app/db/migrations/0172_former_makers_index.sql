-- An account is looked for among those that made a booking, as by every other reference to it.
CREATE INDEX bookings_former_maker ON bookings(former_maker);
