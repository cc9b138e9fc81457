-- How many hearings sit on a day of a week and began before it: kept like the other numbers of the bookings' list (migration 0007) and not
-- counted, since they grow with what is booked. `booking_counts` has them under "week:" and the week's Monday, without the cancelled ones.
CREATE VIEW booking_later_weeks AS
SELECT DISTINCT booking_id, date(date, 'weekday 0', '-6 days') AS monday
FROM booking_later_days
WHERE date(date, 'weekday 0', '-6 days') > (SELECT booking_date FROM bookings WHERE id = booking_id);

INSERT INTO booking_counts (scope, bucket, n)
SELECT scope.value, 'week:' || monday, count(*)
FROM booking_later_weeks
JOIN bookings ON bookings.id = booking_id,
  json_each(json_array(
    'all', 'e:' || contact_email_key, 'u:' || created_by_user, 'b:' || created_by_user || ' ' || contact_email_key
  )) AS scope
WHERE deleted_at IS NULL AND status <> 'cancelled' AND scope.value IS NOT NULL
GROUP BY scope.value, monday;

-- The view reads the booking as it stands: what it was is taken away before a change, what it has become is added after it.
CREATE TRIGGER booking_weeks_of_new AFTER INSERT ON bookings
WHEN NEW.details ->> '$.bookingType' IN ('consecutive', 'non-consecutive') AND NEW.deleted_at IS NULL AND NEW.status <> 'cancelled'
BEGIN
  INSERT INTO booking_counts (scope, bucket, n)
  SELECT scope.value, 'week:' || monday, 1
  FROM booking_later_weeks,
    json_each(json_array(
      'all', 'e:' || NEW.contact_email_key, 'u:' || NEW.created_by_user, 'b:' || NEW.created_by_user || ' ' || NEW.contact_email_key
    )) AS scope
  WHERE booking_id = NEW.id AND scope.value IS NOT NULL
  ON CONFLICT (scope, bucket) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER booking_weeks_of_former BEFORE UPDATE OF status, deleted_at, contact_email_key, created_by_user, booking_date, details ON bookings
WHEN OLD.details ->> '$.bookingType' IN ('consecutive', 'non-consecutive') AND OLD.deleted_at IS NULL AND OLD.status <> 'cancelled'
BEGIN
  UPDATE booking_counts SET n = n - 1
  WHERE scope IN (
      'all', 'e:' || OLD.contact_email_key, 'u:' || OLD.created_by_user, 'b:' || OLD.created_by_user || ' ' || OLD.contact_email_key
    )
    AND bucket IN (SELECT 'week:' || monday FROM booking_later_weeks WHERE booking_id = OLD.id);
END;

CREATE TRIGGER booking_weeks_of_changed AFTER UPDATE OF status, deleted_at, contact_email_key, created_by_user, booking_date, details ON bookings
WHEN NEW.details ->> '$.bookingType' IN ('consecutive', 'non-consecutive') AND NEW.deleted_at IS NULL AND NEW.status <> 'cancelled'
BEGIN
  INSERT INTO booking_counts (scope, bucket, n)
  SELECT scope.value, 'week:' || monday, 1
  FROM booking_later_weeks,
    json_each(json_array(
      'all', 'e:' || NEW.contact_email_key, 'u:' || NEW.created_by_user, 'b:' || NEW.created_by_user || ' ' || NEW.contact_email_key
    )) AS scope
  WHERE booking_id = NEW.id AND scope.value IS NOT NULL
  ON CONFLICT (scope, bucket) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER booking_weeks_of_gone BEFORE DELETE ON bookings
WHEN OLD.details ->> '$.bookingType' IN ('consecutive', 'non-consecutive') AND OLD.deleted_at IS NULL AND OLD.status <> 'cancelled'
BEGIN
  UPDATE booking_counts SET n = n - 1
  WHERE scope IN (
      'all', 'e:' || OLD.contact_email_key, 'u:' || OLD.created_by_user, 'b:' || OLD.created_by_user || ' ' || OLD.contact_email_key
    )
    AND bucket IN (SELECT 'week:' || monday FROM booking_later_weeks WHERE booking_id = OLD.id);
END;
