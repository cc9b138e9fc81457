-- What the members of a tribunal write for themselves and for each other. No entry of the case's chain tells of it: that it is there is theirs too.
CREATE TABLE tribunal_posts (
  id TEXT PRIMARY KEY NOT NULL,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  -- The order within the case; given once.
  seq INTEGER NOT NULL,
  -- own: its author's alone; panel: notes of the panel; deliberation: the thread.
  room TEXT NOT NULL CHECK (room IN ('own', 'panel', 'deliberation')),
  author_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  author_name TEXT NOT NULL,
  -- Empty once a note was removed.
  content TEXT NOT NULL CHECK (length(content) <= 10000),
  -- The form it was written in: pressing twice writes once.
  origin_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- Rises with each change of a note.
  version INTEGER NOT NULL DEFAULT 1,
  changed_at INTEGER,
  changed_by TEXT,
  removed_at INTEGER,
  CHECK ((content = '') = (removed_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX tribunal_posts_order ON tribunal_posts(case_id, seq);
CREATE UNIQUE INDEX tribunal_posts_origin ON tribunal_posts(origin_key);
CREATE INDEX tribunal_posts_room ON tribunal_posts(case_id, room, seq);
CREATE INDEX tribunal_posts_author ON tribunal_posts(author_id);
CREATE TRIGGER tribunal_posts_deliberation_stays BEFORE UPDATE ON tribunal_posts WHEN OLD.room = 'deliberation'
BEGIN
  SELECT RAISE(ABORT, 'what was said in a deliberation is never altered');
END;
CREATE TRIGGER tribunal_posts_stay BEFORE DELETE ON tribunal_posts
BEGIN
  SELECT RAISE(ABORT, 'what a tribunal has written is not deleted');
END;

-- Until which each member has read the thread and the notes of the panel.
CREATE TABLE tribunal_readers (
  user_id TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  case_id TEXT NOT NULL REFERENCES cases(id) ON DELETE RESTRICT,
  read_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, case_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tribunal_readers_of ON tribunal_readers(case_id);

-- Who agrees that a member who came later reads what was written before them, and for whom all who sit have agreed.
CREATE TABLE tribunal_consents (
  person_id TEXT NOT NULL REFERENCES case_people(id) ON DELETE RESTRICT,
  by_user TEXT NOT NULL REFERENCES "user"(id) ON DELETE RESTRICT,
  at INTEGER NOT NULL,
  PRIMARY KEY (person_id, by_user)
) STRICT, WITHOUT ROWID;
CREATE INDEX tribunal_consents_by ON tribunal_consents(by_user);
CREATE TABLE tribunal_openings (
  person_id TEXT PRIMARY KEY NOT NULL REFERENCES case_people(id) ON DELETE RESTRICT,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
