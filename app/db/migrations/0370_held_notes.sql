-- A note of a tribunal has no history: what a hold of its case or of its author keeps is neither taken away nor written over.
CREATE TRIGGER held_tribunal_notes_stay BEFORE UPDATE OF content, removed_at ON tribunal_posts
WHEN (NEW.content IS NOT OLD.content OR NEW.removed_at IS NOT OLD.removed_at) AND EXISTS (SELECT 1 FROM holds_in_force) AND (
  OLD.case_id IN (SELECT subject_id FROM holds_in_force WHERE subject_type = 'case')
  OR OLD.author_id IN (SELECT account_id FROM holds_in_force WHERE subject_type = 'person' AND account_id IS NOT NULL))
BEGIN
  SELECT RAISE(ABORT, 'legal_hold');
END;
