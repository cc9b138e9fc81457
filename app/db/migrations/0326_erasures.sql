-- Erasures of people: what each step has found of them, and how far it has come. Once it is done, nothing of whom it was about is left here but a keyed hash.
CREATE TABLE erasures (
  id TEXT PRIMARY KEY NOT NULL,
  -- Keyed hash of the address.
  address_hash TEXT NOT NULL,
  -- The address, as addresses are compared; null once it is done.
  address TEXT,
  account_id TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  -- Ids of what was found, words of names, keys of files (JSON); '{}' once it is done.
  found TEXT NOT NULL CHECK (json_valid(found)),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
  begun_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  begun_at INTEGER NOT NULL,
  -- How many steps are done.
  step INTEGER NOT NULL DEFAULT 0,
  done_at INTEGER,
  CHECK (done_at IS NULL OR (address IS NULL AND found = '{}'))
) STRICT;
CREATE UNIQUE INDEX erasures_under_way ON erasures(address) WHERE done_at IS NULL;
CREATE INDEX erasures_listed ON erasures(begun_at);
CREATE INDEX erasures_account ON erasures(account_id);
CREATE INDEX erasures_beginner ON erasures(begun_by);

CREATE TRIGGER erasures_stay BEFORE DELETE ON erasures
BEGIN
  SELECT RAISE(ABORT, 'erasures are never removed');
END;
-- Erasures under way that a hold in force stops: of the person, of a booking of theirs, or of a case in which they have a place.
CREATE VIEW held_erasures AS
SELECT erasures.id AS id FROM erasures
WHERE erasures.done_at IS NULL AND EXISTS (SELECT 1 FROM holds_in_force)
  AND (
    erasures.address IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'person')
    OR erasures.account_id IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL)
    OR EXISTS (
      SELECT 1 FROM bookings
      WHERE (bookings.contact_email_key = erasures.address OR bookings.created_by_user = erasures.account_id)
        AND EXISTS (SELECT 1 FROM held_bookings WHERE held_bookings.id = bookings.id))
    OR EXISTS (
      SELECT 1 FROM case_people WHERE case_people.user_id = erasures.account_id
        AND case_people.case_id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'case'))
  );

-- Each step is written with what it erases, so that a hold that came in between stops it as a whole.
CREATE TRIGGER erasures_unheld AFTER INSERT ON erasures
WHEN EXISTS (SELECT 1 FROM held_erasures WHERE id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER erasures_step_unheld BEFORE UPDATE OF step, found ON erasures
WHEN EXISTS (SELECT 1 FROM held_erasures WHERE id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
-- So does a place in an open case, or the role of an administrator, that the account was given in between.
CREATE TRIGGER erasures_step_unbarred BEFORE UPDATE OF step ON erasures
WHEN EXISTS (SELECT 1 FROM "user" WHERE id = OLD.account_id AND role = 'admin' AND active)
  OR EXISTS (
    SELECT 1 FROM case_people JOIN cases ON cases.id = case_people.case_id
    WHERE case_people.user_id = OLD.account_id AND case_people.state NOT IN ('removed', 'declined') AND cases.resolved_at IS NULL)
BEGIN
  SELECT RAISE(ABORT, 'erasure_barred');
END;
-- One step after the other, each once.
CREATE TRIGGER erasures_step_on BEFORE UPDATE OF step ON erasures
WHEN NEW.step <> OLD.step + 1 OR OLD.done_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'erasure_step');
END;
