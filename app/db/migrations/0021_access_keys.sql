-- Keys apart from ids: what opens a booking or a draft without an account. A key is made for one purpose and one subject; the
-- row holds its SHA-256 and, where a mail writes the same link later, the nonce that the link is made of with the Worker's
-- secret (app/services/secret-links.ts). Nothing that opened before has a row, so nothing of it opens now: the next mail, or
-- the one that is asked for, carries new keys. (`bookings.manage_epoch` and `booking_drafts.resume_nonce` are read no more.)
CREATE TABLE access_keys (
  purpose TEXT NOT NULL CHECK (purpose IN ('confirmation', 'manage', 'calendar', 'resume')),
  -- The booking; of `resume` the draft.
  subject_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  nonce TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  revoked_at INTEGER,
  PRIMARY KEY (purpose, subject_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX access_keys_token ON access_keys(token_hash);
CREATE INDEX access_keys_expiry ON access_keys(expires_at) WHERE expires_at IS NOT NULL;

-- Bookings that calendars may hold under the UIDs of before, which had the booking's id in them: what is mailed of these
-- withdraws the earlier entries.
ALTER TABLE bookings ADD COLUMN earlier_uid INTEGER NOT NULL DEFAULT 0;
UPDATE bookings SET earlier_uid = 1 WHERE booking_date IS NOT NULL;

-- What a case's feed says of a linked booking is its number. Entries of before named its id, which stays in their chain.
DROP VIEW case_feed_entries;
CREATE VIEW case_feed_entries AS
SELECT
  entries.case_id, entries.seq, entries.at, entries.type, entries.audience, entries.actor_id, cases.case_number,
  ifnull(json_extract(entries.body, '$.actorName'), '') AS actor_name,
  json_remove(
    ifnull(json_extract(entries.body, '$.details'), '{}'), '$.reason', '$.outcome', '$.disclosure', '$.hits', '$.bookingId') AS details
FROM case_entries AS entries CROSS JOIN cases ON cases.id = entries.case_id;
UPDATE case_feed SET details = json_remove(details, '$.bookingId') WHERE type IN ('booking_linked', 'booking_unlinked');
