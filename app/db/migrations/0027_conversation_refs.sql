-- What staff name a conversation by. Its id is its visitor's alone: without cookies, that is what the conversation goes on by.
ALTER TABLE chat_sessions ADD COLUMN ref TEXT NOT NULL DEFAULT '';
UPDATE chat_sessions SET ref = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX chat_sessions_ref ON chat_sessions(ref);

-- What a release without the column begins gets one at once.
CREATE TRIGGER chat_sessions_begin_ref AFTER INSERT ON chat_sessions
WHEN NEW.ref = ''
BEGIN
  UPDATE chat_sessions SET ref = lower(hex(randomblob(16))) WHERE id = NEW.id;
END;

-- What is shown of failed work names a conversation the same way.
UPDATE job_failures SET subject = (SELECT ref FROM chat_sessions WHERE id = job_failures.subject)
WHERE job = 'chats' AND subject IN (SELECT id FROM chat_sessions);
