-- Who spoke, as they were called and what they were when they did: a name that is changed later changes nothing that was said.
ALTER TABLE case_messages ADD COLUMN sender_first_name TEXT;
ALTER TABLE case_messages ADD COLUMN sender_last_name TEXT;
ALTER TABLE case_messages ADD COLUMN sender_as TEXT
  CHECK (sender_as IN ('party_a', 'counsel_a', 'party_b', 'counsel_b', 'arbitrator', 'administrator'));

-- Of what was said before, the entry has the name, as one.
DROP TRIGGER case_messages_never_altered;
UPDATE case_messages SET sender_first_name = '', sender_last_name = entry.name
FROM (
  SELECT json_extract(body, '$.details.messageId') AS id, json_extract(body, '$.actorName') AS name
  FROM case_entries WHERE type = 'message_posted'
) AS entry
WHERE entry.id = case_messages.id AND entry.name IS NOT NULL;
UPDATE case_messages SET sender_first_name = person.first_name, sender_last_name = person.last_name
FROM "user" AS person
WHERE person.id = case_messages.sender_id
  AND (sender_last_name IS NULL OR sender_last_name = trim(person.first_name || ' ' || person.last_name));
UPDATE case_messages SET sender_as = ifnull((
  SELECT CASE people.capacity WHEN 'arbitrator' THEN 'arbitrator' ELSE people.capacity || '_' || people.side END
  FROM case_people AS people
  WHERE people.case_id = case_messages.case_id AND people.user_id = case_messages.sender_id
  ORDER BY people.state = 'active' DESC, people.created_at DESC LIMIT 1), 'administrator');
CREATE TRIGGER case_messages_never_altered BEFORE UPDATE ON case_messages
BEGIN
  SELECT RAISE(ABORT, 'messages are never altered');
END;
