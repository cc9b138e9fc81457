-- Feeds: what happened, a row for each who may see it, in the order in which it is read. A page of a feed reads these rows
-- and beside each the one thing that can change (its author's name, or the case's title). Written by triggers alone.
CREATE TABLE case_feed (
  -- A person, or "office": what administrators may know of all cases.
  reader TEXT NOT NULL,
  -- 1: the reader's own act, which is in their feed and no notice to them.
  own INTEGER NOT NULL CHECK (own IN (0, 1)),
  at INTEGER NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  seq INTEGER NOT NULL,
  type TEXT NOT NULL,
  actor_id TEXT,
  -- The author's name when it happened, as the entry has it; empty for the system.
  actor_name TEXT NOT NULL,
  case_number TEXT NOT NULL,
  -- What the entry is about (JSON): its details without what somebody wrote.
  details TEXT NOT NULL CHECK (json_valid(details)),
  unread INTEGER NOT NULL CHECK (unread IN (0, 1)),
  PRIMARY KEY (reader, own, at, case_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_feed_case ON case_feed(case_id, reader);
CREATE INDEX case_feed_unread ON case_feed(reader, at) WHERE unread = 1;

-- What an entry's row says, whoever reads it. Never what somebody wrote: reasons, disclosures, outcomes, findings.
CREATE VIEW case_feed_entries AS
SELECT
  entries.case_id, entries.seq, entries.at, entries.type, entries.audience, entries.actor_id, cases.case_number,
  ifnull(json_extract(entries.body, '$.actorName'), '') AS actor_name,
  json_remove(ifnull(json_extract(entries.body, '$.details'), '{}'), '$.reason', '$.outcome', '$.disclosure', '$.hits') AS details
FROM case_entries AS entries CROSS JOIN cases ON cases.id = entries.case_id;

-- Who may see what they were told of, as `maySee` has it (app/domain/case/permissions.ts), today: as members of a side and as
-- the case's arbitrator what is theirs, as administrators what is everyone's or the office's, else nothing.
CREATE VIEW case_feed_rows AS
SELECT
  notices.user_id AS reader, entries.actor_id IS notices.user_id AS own, notices.at, entries.case_id, entries.seq, entries.type,
  entries.actor_id, entries.actor_name, entries.case_number, entries.details, notices.read_at IS NULL AS unread
FROM case_notices AS notices
CROSS JOIN case_feed_entries AS entries ON entries.case_id = notices.case_id AND entries.seq = notices.seq
CROSS JOIN "user" AS reader ON reader.id = notices.user_id
WHERE CASE
  WHEN reader.role = 'admin' THEN entries.audience IN ('everyone', 'office')
  ELSE EXISTS (
    SELECT 1 FROM case_people AS people
    WHERE people.case_id = notices.case_id AND people.user_id = notices.user_id AND people.state IN ('invited', 'active')
      AND (people.state = 'active' OR people.capacity = 'arbitrator')
      AND (entries.audience = 'everyone'
        OR (people.capacity <> 'arbitrator' AND entries.audience = 'side_' || people.side)
        OR (people.capacity = 'arbitrator' AND entries.audience = 'arbitrator' AND entries.actor_id = notices.user_id)))
END;

CREATE TRIGGER case_entries_fed AFTER INSERT ON case_entries WHEN NEW.audience IN ('everyone', 'office')
BEGIN
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT 'office', 0, at, case_id, seq, type, actor_id, actor_name, case_number, details, 0
    FROM case_feed_entries WHERE case_id = NEW.case_id AND seq = NEW.seq;
END;
CREATE TRIGGER case_notices_fed AFTER INSERT ON case_notices
BEGIN
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread
    FROM case_feed_rows WHERE reader = NEW.user_id AND case_id = NEW.case_id AND seq = NEW.seq;
END;
CREATE TRIGGER case_notices_opened AFTER UPDATE OF read_at ON case_notices
WHEN (NEW.read_at IS NULL) <> (OLD.read_at IS NULL)
BEGIN
  UPDATE case_feed SET unread = NEW.read_at IS NULL
  WHERE reader = NEW.user_id AND own IN (0, 1) AND at = NEW.at AND case_id = NEW.case_id AND seq = NEW.seq;
END;
-- Whoever comes in sees what they were told of before; whoever leaves, or changes sides, sees it no more.
CREATE TRIGGER case_people_fed AFTER INSERT ON case_people WHEN NEW.user_id IS NOT NULL
BEGIN
  DELETE FROM case_feed WHERE case_id = NEW.case_id AND reader = NEW.user_id;
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread
    FROM case_feed_rows WHERE reader = NEW.user_id AND case_id = NEW.case_id;
END;
CREATE TRIGGER case_people_fed_anew AFTER UPDATE OF state, user_id, capacity, side ON case_people
WHEN NEW.state <> OLD.state OR NEW.user_id IS NOT OLD.user_id OR NEW.capacity <> OLD.capacity OR NEW.side IS NOT OLD.side
BEGIN
  DELETE FROM case_feed WHERE case_id = NEW.case_id AND reader IN (NEW.user_id, OLD.user_id);
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread
    FROM case_feed_rows WHERE reader = NEW.user_id AND case_id = NEW.case_id;
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread
    FROM case_feed_rows WHERE reader = OLD.user_id AND OLD.user_id IS NOT NEW.user_id AND case_id = OLD.case_id;
END;
CREATE TRIGGER case_people_fed_no_more AFTER DELETE ON case_people
BEGIN
  DELETE FROM case_feed WHERE case_id = OLD.case_id AND reader = OLD.user_id;
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread
    FROM case_feed_rows WHERE reader = OLD.user_id AND case_id = OLD.case_id;
END;
CREATE TRIGGER user_fed_by_role AFTER UPDATE OF role ON "user" WHEN (NEW.role = 'admin') <> (OLD.role = 'admin')
BEGIN
  DELETE FROM case_feed WHERE reader = NEW.id;
  INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
    SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread
    FROM case_feed_rows WHERE reader = NEW.id;
END;

INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
  SELECT 'office', 0, at, case_id, seq, type, actor_id, actor_name, case_number, details, 0
  FROM case_feed_entries WHERE audience IN ('everyone', 'office');
INSERT INTO case_feed (reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread)
  SELECT reader, own, at, case_id, seq, type, actor_id, actor_name, case_number, details, unread FROM case_feed_rows;

-- The activity of one case, to each what is theirs. (`case_notices_feed` is read no more: it goes in a later release, when no
-- version that asks it runs.)
CREATE INDEX case_entries_seen ON case_entries(case_id, audience, seq);

-- All cases' chains, checked one after another: by the clock once a day, and whenever an administrator asks. A pass goes
-- through the cases by their ids and remembers how far it is.
CREATE TABLE chain_passes (
  id INTEGER PRIMARY KEY NOT NULL,
  started_at INTEGER NOT NULL,
  -- The last case that was checked; empty before the first.
  after_case TEXT NOT NULL DEFAULT '',
  cases INTEGER NOT NULL DEFAULT 0,
  entries INTEGER NOT NULL DEFAULT 0,
  broken INTEGER NOT NULL DEFAULT 0,
  finished_at INTEGER
) STRICT;

-- Cases whose chain was found broken, and where first. One that is whole again is kept: that too is strange.
CREATE TABLE chain_faults (
  case_id TEXT PRIMARY KEY NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  fault TEXT NOT NULL CHECK (fault IN ('body', 'hash', 'order', 'cut', 'head')),
  seq INTEGER NOT NULL,
  found_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  mended_at INTEGER
) STRICT;
CREATE INDEX chain_faults_found ON chain_faults(found_at, case_id);
