-- The bookings' list: search and every combination of filters by date, counts without counting, calendar feeds.

-- Where a booking stands in the order of the list: its day (days since 1970 and 100000; 0 without one) times 2^31, and
-- the number of its arrival, which it keeps. Set by the triggers below and by nothing else.
ALTER TABLE bookings ADD COLUMN place INTEGER;
CREATE UNIQUE INDEX bookings_place ON bookings(place);
-- Asked by the foreign keys when a booking is written by a statement that sets off triggers.
CREATE INDEX booking_drafts_booking ON booking_drafts(booking_id);

-- Numbers that are kept and not counted. `scope`: who may see the bookings ("all", "u:" a user, "e:" an e-mail, "b:" both
-- at once); `bucket`: "status:" a status, "day:" a day without its cancelled bookings. Scope "" holds the arrivals.
CREATE TABLE booking_counts (
  scope TEXT NOT NULL,
  bucket TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (scope, bucket)
) STRICT, WITHOUT ROWID;

-- `rowid` is the booking's place, so that what matches comes in the order of the list, from any point of it and in both
-- directions. `facets` holds a word for each combination of filters and for each who may see it; `words` is what people
-- search. The two never meet: who writes a name cannot write a facet.
CREATE VIRTUAL TABLE booking_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4',
  tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIEW booking_search_rows AS
SELECT
  id,
  place,
  (
    SELECT group_concat(
      'f' || iif(mask.value & 1, replace(status, '_', ''), '') || '1' || iif(mask.value & 2, replace(proceeding_type, '_', ''), '')
      || '2' || iif(mask.value & 4, iif(location_type = 'virtual', 'virtual', replace(ifnull(location, 'undecided'), '_', '')), '')
      || '3' || iif(mask.value & 8, replace(source, '_', ''), ''),
      ' '
    )
    FROM json_each('[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]') AS mask
  ) || ' e' || hex(contact_email_key) || ifnull(' u' || hex(created_by_user), '') AS facets,
  -- A number is found as it is written, without its signs, and by its digits alone.
  booking_number || ' ' || replace(booking_number, '-', '') || ' ' || substr(replace(booking_number, '-', ''), 3) || ' '
  || booking_contact_name || ' ' || ifnull(booking_contact_firm, '') || ' ' || ifnull(style_of_cause, '') AS words
FROM bookings
WHERE deleted_at IS NULL;

-- Those that are there already, in the order in which they came.
UPDATE bookings
SET place = ifnull(unixepoch(booking_date) / 86400 + 100000, 0) * 2147483648 + numbered.arrival
FROM (SELECT id AS numbered_id, row_number() OVER (ORDER BY created_at, id) AS arrival FROM bookings) AS numbered
WHERE numbered.numbered_id = bookings.id;
INSERT INTO booking_search (rowid, facets, words) SELECT place, facets, words FROM booking_search_rows;
INSERT INTO booking_counts (scope, bucket, n) SELECT '', 'arrivals', count(*) FROM bookings;
INSERT INTO booking_counts (scope, bucket, n)
SELECT scope.value, bucket.value, count(*)
FROM bookings,
  json_each(json_array(
    'all', 'e:' || contact_email_key, 'u:' || created_by_user, 'b:' || created_by_user || ' ' || contact_email_key
  )) AS scope,
  json_each(json_array('status:' || status, iif(status = 'cancelled', NULL, 'day:' || booking_date))) AS bucket
WHERE deleted_at IS NULL AND scope.value IS NOT NULL AND bucket.value IS NOT NULL
GROUP BY scope.value, bucket.value;

CREATE TRIGGER bookings_listed AFTER INSERT ON bookings
BEGIN
  UPDATE booking_counts SET n = n + 1 WHERE scope = '' AND bucket = 'arrivals';
  UPDATE bookings
  SET place = ifnull(unixepoch(booking_date) / 86400 + 100000, 0) * 2147483648
    + (SELECT n FROM booking_counts WHERE scope = '' AND bucket = 'arrivals')
  WHERE id = NEW.id;
  INSERT INTO booking_search (rowid, facets, words) SELECT place, facets, words FROM booking_search_rows WHERE id = NEW.id;
  INSERT INTO booking_counts (scope, bucket, n)
  SELECT scope.value, bucket.value, 1
  FROM json_each(json_array(
      'all', 'e:' || NEW.contact_email_key, 'u:' || NEW.created_by_user, 'b:' || NEW.created_by_user || ' ' || NEW.contact_email_key
    )) AS scope,
    json_each(json_array('status:' || NEW.status, iif(NEW.status = 'cancelled', NULL, 'day:' || NEW.booking_date))) AS bucket
  WHERE NEW.deleted_at IS NULL AND scope.value IS NOT NULL AND bucket.value IS NOT NULL
  ON CONFLICT (scope, bucket) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER bookings_listed_anew AFTER UPDATE OF
  status, proceeding_type, location_type, location, source, booking_date, booking_number, booking_contact_name,
  booking_contact_firm, style_of_cause, contact_email_key, created_by_user, deleted_at
ON bookings
BEGIN
  DELETE FROM booking_search WHERE rowid = OLD.place;
  UPDATE bookings
  SET place = ifnull(unixepoch(booking_date) / 86400 + 100000, 0) * 2147483648 + OLD.place % 2147483648
  WHERE id = NEW.id AND booking_date IS NOT OLD.booking_date;
  INSERT INTO booking_search (rowid, facets, words) SELECT place, facets, words FROM booking_search_rows WHERE id = NEW.id;
  UPDATE booking_counts SET n = n - 1
  WHERE OLD.deleted_at IS NULL
    AND scope IN (
      'all', 'e:' || OLD.contact_email_key, 'u:' || OLD.created_by_user, 'b:' || OLD.created_by_user || ' ' || OLD.contact_email_key
    )
    AND bucket IN ('status:' || OLD.status, iif(OLD.status = 'cancelled', NULL, 'day:' || OLD.booking_date));
  INSERT INTO booking_counts (scope, bucket, n)
  SELECT scope.value, bucket.value, 1
  FROM json_each(json_array(
      'all', 'e:' || NEW.contact_email_key, 'u:' || NEW.created_by_user, 'b:' || NEW.created_by_user || ' ' || NEW.contact_email_key
    )) AS scope,
    json_each(json_array('status:' || NEW.status, iif(NEW.status = 'cancelled', NULL, 'day:' || NEW.booking_date))) AS bucket
  WHERE NEW.deleted_at IS NULL AND scope.value IS NOT NULL AND bucket.value IS NOT NULL
  ON CONFLICT (scope, bucket) DO UPDATE SET n = n + 1;
END;

CREATE TRIGGER bookings_unlisted AFTER DELETE ON bookings
BEGIN
  DELETE FROM booking_search WHERE rowid = OLD.place;
  UPDATE booking_counts SET n = n - 1
  WHERE OLD.deleted_at IS NULL
    AND scope IN (
      'all', 'e:' || OLD.contact_email_key, 'u:' || OLD.created_by_user, 'b:' || OLD.created_by_user || ' ' || OLD.contact_email_key
    )
    AND bucket IN ('status:' || OLD.status, iif(OLD.status = 'cancelled', NULL, 'day:' || OLD.booking_date));
END;

-- A person's calendar feed: one at a time; the address is shown once and only its SHA-256 (hex) is kept.
CREATE TABLE calendar_feeds (
  user_id TEXT PRIMARY KEY NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  token_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
