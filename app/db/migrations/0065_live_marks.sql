-- Pages ask every few seconds whether anything has changed. What is only ever added is found by its row number; of what changes in place, a
-- mark is moved here, one row a subject.
CREATE TABLE live_marks (
  subject TEXT PRIMARY KEY NOT NULL CHECK (subject IN ('queue', 'chats')),
  seq INTEGER NOT NULL
) STRICT;
INSERT INTO live_marks (subject, seq) VALUES ('queue', 0), ('chats', 0);

CREATE TRIGGER staff_tasks_live_added AFTER INSERT ON staff_tasks
BEGIN
  UPDATE live_marks SET seq = seq + 1 WHERE subject = 'queue';
END;
CREATE TRIGGER staff_tasks_live_changed AFTER UPDATE OF taken_by, done_at, due_at ON staff_tasks
BEGIN
  UPDATE live_marks SET seq = seq + 1 WHERE subject = 'queue';
END;
CREATE TRIGGER chat_sessions_live AFTER UPDATE OF waiting_since, staff_id ON chat_sessions
WHEN OLD.waiting_since IS NOT NEW.waiting_since OR OLD.staff_id IS NOT NEW.staff_id
BEGIN
  UPDATE live_marks SET seq = seq + 1 WHERE subject = 'chats';
END;
