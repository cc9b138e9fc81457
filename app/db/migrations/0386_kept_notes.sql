-- Whose note is held does not learn of it by a refusal: it is changed and taken away as any other, and what it said before is kept here until the hold has ended.
DROP TRIGGER held_tribunal_notes_stay;
CREATE TABLE kept_notes (
  note_id TEXT NOT NULL REFERENCES tribunal_posts(id) ON DELETE RESTRICT,
  version INTEGER NOT NULL,
  kept_at INTEGER NOT NULL,
  content TEXT NOT NULL,
  PRIMARY KEY (note_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX kept_notes_age ON kept_notes(kept_at, note_id, version);

CREATE VIEW held_notes AS
SELECT posts.id AS id FROM tribunal_posts AS posts
WHERE posts.case_id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'case')
  OR posts.author_id IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL);

CREATE TRIGGER held_notes_kept AFTER UPDATE OF content ON tribunal_posts
WHEN NEW.content IS NOT OLD.content AND EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_notes WHERE id = OLD.id)
BEGIN
  INSERT INTO kept_notes (note_id, version, kept_at, content) VALUES (OLD.id, OLD.version, unixepoch() * 1000, OLD.content);
END;
CREATE TRIGGER held_notes_stay BEFORE DELETE ON kept_notes
WHEN EXISTS (SELECT 1 FROM holds_in_force) AND EXISTS (SELECT 1 FROM held_notes WHERE id = OLD.note_id)
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
CREATE TRIGGER held_notes_unaltered BEFORE UPDATE ON kept_notes
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
