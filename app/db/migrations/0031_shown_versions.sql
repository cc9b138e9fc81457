-- What everyone in a case may know of its changes: how many entries are for everyone, and when the last of them came. `version` and
-- `updated_at` count the private ones too (a download, a side's own message), and are shown to nobody.
ALTER TABLE cases ADD COLUMN shown_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE cases ADD COLUMN shown_at INTEGER NOT NULL DEFAULT 0;

UPDATE cases SET
  shown_version = (SELECT count(*) FROM case_entries WHERE case_id = cases.id AND audience = 'everyone'),
  shown_at = ifnull((SELECT max(at) FROM case_entries WHERE case_id = cases.id AND audience = 'everyone'), created_at);

CREATE TRIGGER case_entries_shown AFTER INSERT ON case_entries WHEN NEW.audience = 'everyone'
BEGIN
  UPDATE cases SET shown_version = shown_version + 1, shown_at = NEW.at WHERE id = NEW.case_id;
END;

-- Conversations that were begun beside a draft after it had moved are of the session that it moved to.
UPDATE chat_sessions SET holder = (SELECT holder FROM booking_drafts WHERE id = chat_sessions.draft_id), bound = 1
WHERE holder IS NULL AND EXISTS (SELECT 1 FROM booking_drafts WHERE id = chat_sessions.draft_id AND holder IS NOT NULL);
