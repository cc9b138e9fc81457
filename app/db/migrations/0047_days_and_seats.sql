-- A hearing is found in the bookings' list by any of its days: those after the first, which its place says already (migration 0007).
-- Each day stands under every day from which it is the next, so that a hearing that goes on is looked up under one day.
CREATE TABLE booking_days (
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE CASCADE,
  -- A day after the hearing day before, up to the hearing day itself.
  on_day TEXT NOT NULL,
  date TEXT NOT NULL,
  day_before TEXT NOT NULL,
  -- 1 where more than a week lies between the two hearing days: then the later one stands under itself alone.
  long INTEGER NOT NULL CHECK (long IN (0, 1)),
  PRIMARY KEY (long, on_day, date, booking_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX booking_days_booking ON booking_days(booking_id);

-- The days of hearings of several days, as `hearingDays` (app/domain/venue/occupancy.ts) says them. All venues are closed at weekends:
-- a span leaves those days out, but for one that is nothing else. 60 days are the most of one booking.
CREATE VIEW booking_later_days AS
SELECT
  booking_id,
  date(date, -back.value || ' days') AS on_day,
  date,
  day_before,
  julianday(date) - julianday(day_before) > 7 AS long
FROM (
  SELECT booking_id, date, first, ifnull(lag(date) OVER (PARTITION BY booking_id ORDER BY date), first) AS day_before
  FROM (
    SELECT bookings.id AS booking_id, booking_date AS first, date(booking_date, step.value || ' days') AS date
    FROM bookings, json_each(
      '[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,'
      || '40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59]'
    ) AS step
    WHERE details ->> '$.bookingType' = 'consecutive'
      AND date(booking_date, step.value || ' days') <= details ->> '$.consecutiveEndDate'
      AND (
        strftime('%w', booking_date, step.value || ' days') NOT IN ('0', '6')
        OR (strftime('%w', booking_date) IN ('0', '6') AND details ->> '$.consecutiveEndDate' <= date(booking_date, 'weekday 0'))
      )
    UNION ALL
    SELECT bookings.id, booking_date, day.value ->> '$.date'
    FROM bookings, json_each(iif(json_valid(details ->> '$.bookingDates'), details ->> '$.bookingDates', '[]')) AS day
    WHERE details ->> '$.bookingType' = 'non-consecutive' AND day.type = 'object'
  )
) AS later, json_each('[0,1,2,3,4,5,6]') AS back
WHERE date > first AND back.value < iif(julianday(date) - julianday(day_before) > 7, 1, julianday(date) - julianday(day_before));

INSERT INTO booking_days (booking_id, on_day, date, day_before, long) SELECT booking_id, on_day, date, day_before, long FROM booking_later_days;

CREATE TRIGGER booking_days_of_new AFTER INSERT ON bookings
BEGIN
  INSERT INTO booking_days (booking_id, on_day, date, day_before, long)
  SELECT booking_id, on_day, date, day_before, long FROM booking_later_days WHERE booking_id = NEW.id;
END;

CREATE TRIGGER booking_days_of_changed AFTER UPDATE OF booking_date, details ON bookings
WHEN NEW.booking_date IS NOT OLD.booking_date OR NEW.details IS NOT OLD.details
BEGIN
  DELETE FROM booking_days WHERE booking_id = NEW.id;
  INSERT INTO booking_days (booking_id, on_day, date, day_before, long)
  SELECT booking_id, on_day, date, day_before, long FROM booking_later_days WHERE booking_id = NEW.id;
END;

-- How many people sit in a room by its set-up (a JSON object of codes and numbers): what the rule of fit counts by. `capacity` stays the
-- most that a room takes however it is set. `setups` is written and read no more, but by the version before this one.
ALTER TABLE rooms ADD COLUMN seats TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(seats));

-- What rooms begin with: no more at one table, in a U and at an examination than the venues publish, and a quarter less in a U than at a table.
UPDATE rooms SET seats = (
  SELECT json_group_object(setup.value, CASE setup.value
    WHEN 'boardroom' THEN min(rooms.capacity, most.boardroom)
    WHEN 'u_shape' THEN min(rooms.capacity * 3 / 4, most.u_shape)
    WHEN 'exam' THEN min(rooms.capacity, most.exam)
    ELSE rooms.capacity
  END)
  FROM json_each(rooms.setups) AS setup, (
    SELECT 'arbitration_place_toronto' AS venue_id, 24 AS boardroom, 36 AS u_shape, 10 AS exam
    UNION ALL SELECT 'arbitration_place_montreal', 22, 32, 8
    UNION ALL SELECT 'arbitration_place_miami', 20, 28, 8
    UNION ALL SELECT 'arbitration_place_cayman', 20, 28, 8
    UNION ALL SELECT 'arbitration_place_ottawa', 20, 28, 8
  ) AS most
  WHERE most.venue_id = rooms.venue_id
);
