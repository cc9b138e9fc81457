-- Cases: who belongs to them, what was filed, said and decided, and the chain of entries that proves it.

CREATE TABLE cases (
  id TEXT PRIMARY KEY NOT NULL,
  case_number TEXT NOT NULL,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description TEXT NOT NULL CHECK (length(description) >= 10),
  status TEXT NOT NULL CHECK (status IN ('created', 'assigned', 'in_progress', 'resolved')),
  party_a_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- Null until party B has accepted.
  party_b_id TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  -- Who is assigned, answered or not.
  arbitrator_id TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  outcome TEXT,
  award_document_id TEXT,
  resolved_at INTEGER,
  -- `YYYY-MM` of resolved_at on the head office's calendar: what "this month" counts.
  resolved_month TEXT,
  -- The form it was created in: pressing twice creates once.
  origin_key TEXT NOT NULL,
  -- Rises with every entry of the chain.
  version INTEGER NOT NULL,
  -- Order of arrival, kept by a trigger: the order of lists and the row id of the search index.
  arrival INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((status = 'created') = (arbitrator_id IS NULL)),
  CHECK ((status = 'resolved') = (resolved_at IS NOT NULL)),
  CHECK ((resolved_at IS NULL) = (resolved_month IS NULL))
) STRICT;
CREATE UNIQUE INDEX cases_number ON cases(case_number);
CREATE UNIQUE INDEX cases_origin ON cases(origin_key);
CREATE UNIQUE INDEX cases_arrival ON cases(arrival);
CREATE INDEX cases_party_a ON cases(party_a_id);
CREATE INDEX cases_party_b ON cases(party_b_id);
CREATE INDEX cases_arbitrator ON cases(arbitrator_id);

-- Everyone named in a case. `user_id` is null until an invitation is accepted: who is only named sees nothing.
CREATE TABLE case_people (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  capacity TEXT NOT NULL CHECK (capacity IN ('party', 'counsel', 'arbitrator')),
  -- Null for the arbitrator.
  side TEXT CHECK (side IN ('a', 'b')),
  user_id TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  firm TEXT,
  email TEXT,
  -- Other names it goes by, one a line.
  aliases TEXT,
  -- named: no invitation yet; invited: asked, not answered (an arbitrator: assigned); active; declined; removed.
  state TEXT NOT NULL CHECK (state IN ('named', 'invited', 'active', 'declined', 'removed')),
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  removed_at INTEGER,
  CHECK ((capacity = 'arbitrator') = (side IS NULL)),
  CHECK (state NOT IN ('active') OR user_id IS NOT NULL),
  CHECK (capacity <> 'arbitrator' OR user_id IS NOT NULL)
) STRICT;
CREATE INDEX case_people_of ON case_people(case_id, state);
CREATE INDEX case_people_user ON case_people(user_id, state);
-- One live party a side and one live arbitrator a case; nobody twice.
CREATE UNIQUE INDEX case_people_party ON case_people(case_id, capacity, side)
  WHERE capacity = 'party' AND state <> 'removed';
CREATE UNIQUE INDEX case_people_arbitrator ON case_people(case_id, capacity)
  WHERE capacity = 'arbitrator' AND state IN ('invited', 'active');
CREATE UNIQUE INDEX case_people_once ON case_people(case_id, user_id)
  WHERE user_id IS NOT NULL AND state IN ('invited', 'active');

-- The chain. `body` (JSON with a salt) says what happened; `hash` covers the one before, the number and the body's own
-- hash, so that an entry that a reader may not see is proven by its hash alone.
CREATE TABLE case_entries (
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  seq INTEGER NOT NULL,
  -- UTC milliseconds.
  at INTEGER NOT NULL,
  type TEXT NOT NULL,
  audience TEXT NOT NULL CHECK (audience IN ('everyone', 'side_a', 'side_b', 'arbitrator', 'office')),
  actor_id TEXT,
  actor_kind TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  body_hash TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (case_id, seq)
) STRICT;
CREATE INDEX case_entries_feed ON case_entries(audience, at, case_id, seq);
CREATE INDEX case_entries_actor ON case_entries(actor_id);
CREATE TRIGGER case_entries_no_update BEFORE UPDATE ON case_entries
BEGIN
  SELECT RAISE(ABORT, 'case entries are never altered');
END;
CREATE TRIGGER case_entries_no_delete BEFORE DELETE ON case_entries
BEGIN
  SELECT RAISE(ABORT, 'case entries are never removed');
END;
-- Also what REPLACE would write over. Of two writers one is told that the other was faster.
CREATE TRIGGER case_entries_in_order BEFORE INSERT ON case_entries
WHEN NEW.seq <> 1 + ifnull((SELECT max(seq) FROM case_entries WHERE case_id = NEW.case_id), 0)
  OR NEW.previous_hash <> ifnull(
    (SELECT hash FROM case_entries WHERE case_id = NEW.case_id AND seq = NEW.seq - 1), printf('%064d', 0))
BEGIN
  SELECT RAISE(ABORT, 'case entries follow one another');
END;

-- What each person is told of: their feed, their bell and the proof that notice was given.
CREATE TABLE case_notices (
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  -- When it was opened in the portal; one's own acts at once.
  read_at INTEGER,
  -- The outbox message that carried it; null where the person chose no mail.
  mail_id TEXT,
  PRIMARY KEY (user_id, case_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_notices_feed ON case_notices(user_id, at, case_id, seq);
CREATE INDEX case_notices_of ON case_notices(case_id, seq);
CREATE INDEX case_notices_unread ON case_notices(user_id, at) WHERE read_at IS NULL;

CREATE TABLE case_documents (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  type TEXT NOT NULL,
  -- Bytes, and SHA-256 of them (hexadecimal); null until stored.
  size INTEGER,
  sha256 TEXT,
  object_key TEXT NOT NULL,
  audience TEXT NOT NULL CHECK (audience IN ('everyone', 'side_a', 'side_b', 'arbitrator')),
  uploaded_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- The document that this is a further version of, and which; 1 for the first.
  root_id TEXT REFERENCES case_documents(id) ON DELETE RESTRICT,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- Null until its bytes are stored: what never gets there is swept with its object.
  ready_at INTEGER,
  scan TEXT NOT NULL CHECK (scan IN ('off', 'waiting', 'clean', 'quarantined')),
  withdrawn_at INTEGER,
  withdrawn_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  withdrawn_reason TEXT,
  CHECK (ready_at IS NULL OR (size > 0 AND sha256 IS NOT NULL)),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
) STRICT;
CREATE INDEX case_documents_of ON case_documents(case_id, created_at);
CREATE UNIQUE INDEX case_documents_key ON case_documents(object_key);
CREATE UNIQUE INDEX case_documents_version ON case_documents(root_id, version) WHERE root_id IS NOT NULL;
CREATE INDEX case_documents_unfinished ON case_documents(ready_at, created_at);
CREATE INDEX case_documents_uploader ON case_documents(uploaded_by);
CREATE INDEX case_documents_withdrawer ON case_documents(withdrawn_by);
-- A filed document is never altered (rulings, "Cases"): only that it is stored, scanned or withdrawn is told later.
CREATE TRIGGER case_documents_never_altered BEFORE UPDATE ON case_documents
WHEN OLD.ready_at IS NOT NULL AND (
  NEW.case_id <> OLD.case_id OR NEW.name <> OLD.name OR NEW.type <> OLD.type OR NEW.size IS NOT OLD.size
  OR NEW.sha256 IS NOT OLD.sha256 OR NEW.object_key <> OLD.object_key OR NEW.audience <> OLD.audience
  OR NEW.uploaded_by <> OLD.uploaded_by OR NEW.root_id IS NOT OLD.root_id OR NEW.version <> OLD.version
  OR NEW.created_at <> OLD.created_at OR NEW.ready_at IS NOT OLD.ready_at)
BEGIN
  SELECT RAISE(ABORT, 'filed documents are never altered');
END;
CREATE TRIGGER case_documents_never_removed BEFORE DELETE ON case_documents WHEN OLD.ready_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'filed documents are never removed');
END;

CREATE TABLE case_messages (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  sender_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  content TEXT NOT NULL CHECK (length(content) BETWEEN 1 AND 10000),
  audience TEXT NOT NULL CHECK (audience IN ('everyone', 'side_a', 'side_b', 'arbitrator')),
  -- The form it was written in: pressing twice sends once.
  origin_key TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX case_messages_of ON case_messages(case_id, created_at);
CREATE UNIQUE INDEX case_messages_origin ON case_messages(origin_key);
CREATE INDEX case_messages_sender ON case_messages(sender_id);
CREATE TRIGGER case_messages_never_altered BEFORE UPDATE ON case_messages
BEGIN
  SELECT RAISE(ABORT, 'messages are never altered');
END;

CREATE TABLE case_message_documents (
  message_id TEXT NOT NULL REFERENCES case_messages(id) ON DELETE RESTRICT,
  document_id TEXT NOT NULL REFERENCES case_documents(id) ON DELETE RESTRICT,
  PRIMARY KEY (message_id, document_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_message_documents_of ON case_message_documents(document_id);

-- Until when each has read the discussion, and what they had begun to write.
CREATE TABLE case_readers (
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  read_until INTEGER NOT NULL DEFAULT 0,
  draft TEXT NOT NULL DEFAULT '',
  draft_audience TEXT NOT NULL DEFAULT 'everyone',
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, case_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_readers_of ON case_readers(case_id);

CREATE TABLE case_deadlines (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  owed_by TEXT NOT NULL CHECK (owed_by IN ('side_a', 'side_b', 'both', 'arbitrator')),
  -- On the clock of `zone` (IANA), and the moment it is (UTC milliseconds).
  due_date TEXT NOT NULL,
  due_time TEXT NOT NULL,
  zone TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  set_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  created_at INTEGER NOT NULL,
  done_at INTEGER,
  done_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  cancelled_at INTEGER,
  reminded_at INTEGER
) STRICT;
CREATE INDEX case_deadlines_of ON case_deadlines(case_id, due_at);
CREATE INDEX case_deadlines_setter ON case_deadlines(set_by);
CREATE INDEX case_deadlines_doer ON case_deadlines(done_by);
CREATE INDEX case_deadlines_to_remind ON case_deadlines(due_at) WHERE done_at IS NULL AND cancelled_at IS NULL AND reminded_at IS NULL;

CREATE TABLE case_extensions (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  deadline_id TEXT NOT NULL REFERENCES case_deadlines(id) ON DELETE RESTRICT,
  asked_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  asked_at INTEGER NOT NULL,
  wanted_date TEXT NOT NULL,
  wanted_time TEXT NOT NULL,
  reason TEXT NOT NULL,
  decision TEXT CHECK (decision IN ('granted', 'refused')),
  decided_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  decided_at INTEGER,
  decision_reason TEXT,
  CHECK ((decision IS NULL) = (decided_by IS NULL))
) STRICT;
CREATE INDEX case_extensions_of ON case_extensions(case_id, asked_at);
CREATE UNIQUE INDEX case_extensions_open ON case_extensions(deadline_id) WHERE decision IS NULL;
CREATE INDEX case_extensions_asker ON case_extensions(asked_by);
CREATE INDEX case_extensions_decider ON case_extensions(decided_by);

-- Names that an arbitrator has declared an interest in; `name_key` as names are compared.
CREATE TABLE arbitrator_interests (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  name_key TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE INDEX arbitrator_interests_of ON arbitrator_interests(user_id, removed_at);

-- Days on which an arbitrator is not available, both inclusive (`YYYY-MM-DD`).
CREATE TABLE arbitrator_absences (
  id TEXT PRIMARY KEY NOT NULL,
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL CHECK (to_date >= from_date),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX arbitrator_absences_of ON arbitrator_absences(user_id, to_date);

-- A conflict that was found when somebody was to be assigned: what the arbitrator discloses, what the administrator decides.
CREATE TABLE case_disclosures (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  arbitrator_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  -- What was found (JSON list), and its fingerprint: the same finding asks once.
  hits TEXT NOT NULL CHECK (json_valid(hits)),
  hits_key TEXT NOT NULL,
  asked_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  asked_at INTEGER NOT NULL,
  answer TEXT CHECK (answer IN ('disclosed', 'declined')),
  disclosure TEXT,
  answered_at INTEGER,
  decision TEXT CHECK (decision IN ('cleared', 'refused')),
  reason TEXT,
  decided_by TEXT REFERENCES "user"(id) ON DELETE RESTRICT,
  decided_at INTEGER,
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK ((decision IS NULL) = (decided_by IS NULL))
) STRICT;
CREATE UNIQUE INDEX case_disclosures_once ON case_disclosures(case_id, arbitrator_id, hits_key);
CREATE INDEX case_disclosures_arbitrator ON case_disclosures(arbitrator_id, answered_at);
CREATE INDEX case_disclosures_asker ON case_disclosures(asked_by);
CREATE INDEX case_disclosures_decider ON case_disclosures(decided_by);

CREATE TABLE case_bookings (
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  booking_id TEXT NOT NULL REFERENCES bookings(id) ON DELETE RESTRICT,
  linked_by TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (case_id, booking_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_bookings_booking ON case_bookings(booking_id);
CREATE INDEX case_bookings_linker ON case_bookings(linked_by);

-- Lists and counts, kept and not counted. A row for each who may see a case: scope "all" (administrators), "u:" a member
-- of a side, "r:" its arbitrator. Written by triggers alone.
CREATE TABLE case_scopes (
  scope TEXT NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  arrival INTEGER NOT NULL,
  status TEXT NOT NULL,
  resolved_month TEXT,
  PRIMARY KEY (scope, arrival)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_scopes_status ON case_scopes(scope, status, arrival);
CREATE INDEX case_scopes_case ON case_scopes(case_id);

CREATE TABLE case_counts (
  scope TEXT NOT NULL,
  -- "status:" a status, "resolved:" a month. Scope "" holds the arrivals.
  bucket TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (scope, bucket)
) STRICT, WITHOUT ROWID;
INSERT INTO case_counts (scope, bucket, n) VALUES ('', 'arrivals', 0);

CREATE TRIGGER case_scopes_counted_in AFTER INSERT ON case_scopes
BEGIN
  INSERT INTO case_counts (scope, bucket, n)
  SELECT NEW.scope, bucket.value, 1
  FROM json_each(json_array('status:' || NEW.status, 'resolved:' || NEW.resolved_month)) AS bucket
  WHERE bucket.value IS NOT NULL
  ON CONFLICT (scope, bucket) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER case_scopes_counted_out AFTER DELETE ON case_scopes
BEGIN
  UPDATE case_counts SET n = n - 1
  WHERE scope = OLD.scope AND bucket IN ('status:' || OLD.status, 'resolved:' || OLD.resolved_month);
END;

-- Who may see it, as `case_scopes` should say it.
CREATE VIEW case_scope_rows AS
SELECT 'all' AS scope, id AS case_id, arrival, status, resolved_month FROM cases
UNION ALL
SELECT CASE people.capacity WHEN 'arbitrator' THEN 'r:' ELSE 'u:' END || people.user_id, cases.id, arrival, status, resolved_month
FROM case_people AS people JOIN cases ON cases.id = people.case_id
WHERE people.state = 'active' OR (people.capacity = 'arbitrator' AND people.state = 'invited');

-- `facets`: a word for each scope, and for each scope with its status; `words`: what people search.
CREATE VIRTUAL TABLE case_search USING fts5(
  facets, words,
  content = '', contentless_delete = 1, detail = column, prefix = '1 2 3 4',
  tokenize = 'unicode61 remove_diacritics 2'
);
CREATE VIEW case_search_rows AS
SELECT
  cases.id AS case_id,
  cases.arrival AS arrival,
  (
    SELECT group_concat('x' || hex(scope) || ' x' || hex(scope) || 'z' || replace(status, '_', ''), ' ')
    FROM case_scopes WHERE case_scopes.case_id = cases.id
  ) AS facets,
  cases.case_number || ' ' || replace(cases.case_number, '-', '') || ' ' || cases.title || ' ' || ifnull((
    SELECT group_concat(people.name || ' ' || ifnull(people.firm, ''), ' ')
    FROM case_people AS people WHERE people.case_id = cases.id AND people.state NOT IN ('removed', 'declined')
  ), '') AS words
FROM cases;

CREATE TRIGGER cases_listed AFTER INSERT ON cases
BEGIN
  UPDATE case_counts SET n = n + 1 WHERE scope = '' AND bucket = 'arrivals';
  UPDATE cases SET arrival = (SELECT n FROM case_counts WHERE scope = '' AND bucket = 'arrivals') WHERE id = NEW.id;
  INSERT INTO case_scopes (scope, case_id, arrival, status, resolved_month)
    SELECT scope, case_id, arrival, status, resolved_month FROM case_scope_rows WHERE case_id = NEW.id;
  INSERT INTO case_search (rowid, facets, words) SELECT arrival, facets, words FROM case_search_rows WHERE case_id = NEW.id;
END;
CREATE TRIGGER cases_listed_anew AFTER UPDATE OF title, status, resolved_month ON cases
WHEN NEW.title <> OLD.title OR NEW.status <> OLD.status OR NEW.resolved_month IS NOT OLD.resolved_month
BEGIN
  DELETE FROM case_search WHERE rowid = OLD.arrival;
  DELETE FROM case_scopes WHERE case_id = NEW.id;
  INSERT INTO case_scopes (scope, case_id, arrival, status, resolved_month)
    SELECT scope, case_id, arrival, status, resolved_month FROM case_scope_rows WHERE case_id = NEW.id;
  INSERT INTO case_search (rowid, facets, words) SELECT arrival, facets, words FROM case_search_rows WHERE case_id = NEW.id;
END;
CREATE TRIGGER case_people_listed AFTER INSERT ON case_people
BEGIN
  DELETE FROM case_search WHERE rowid = (SELECT arrival FROM cases WHERE id = NEW.case_id);
  DELETE FROM case_scopes WHERE case_id = NEW.case_id;
  INSERT INTO case_scopes (scope, case_id, arrival, status, resolved_month)
    SELECT scope, case_id, arrival, status, resolved_month FROM case_scope_rows WHERE case_id = NEW.case_id;
  INSERT INTO case_search (rowid, facets, words) SELECT arrival, facets, words FROM case_search_rows WHERE case_id = NEW.case_id;
END;
CREATE TRIGGER case_people_listed_anew AFTER UPDATE OF state, user_id, name, firm ON case_people
BEGIN
  DELETE FROM case_search WHERE rowid = (SELECT arrival FROM cases WHERE id = NEW.case_id);
  DELETE FROM case_scopes WHERE case_id = NEW.case_id;
  INSERT INTO case_scopes (scope, case_id, arrival, status, resolved_month)
    SELECT scope, case_id, arrival, status, resolved_month FROM case_scope_rows WHERE case_id = NEW.case_id;
  INSERT INTO case_search (rowid, facets, words) SELECT arrival, facets, words FROM case_search_rows WHERE case_id = NEW.case_id;
END;
