-- A case is decided by a sole arbitrator or by a panel of three: its seats, each held by one person at a time. A sole arbitrator holds
-- the presiding seat of a tribunal of one, and so does everyone who was a case's arbitrator before.
ALTER TABLE cases ADD COLUMN tribunal_size INTEGER NOT NULL DEFAULT 1 CHECK (tribunal_size IN (1, 3));
-- Null for who is no arbitrator.
ALTER TABLE case_people ADD COLUMN seat TEXT CHECK (seat IS NULL OR (seat IN ('presiding', 'co_1', 'co_2') AND capacity = 'arbitrator'));
UPDATE case_people SET seat = 'presiding' WHERE capacity = 'arbitrator';

DROP INDEX case_people_arbitrator;
CREATE UNIQUE INDEX case_people_seat ON case_people(case_id, seat) WHERE seat IS NOT NULL AND state IN ('invited', 'active');
CREATE TRIGGER case_people_seated BEFORE INSERT ON case_people WHEN NEW.capacity = 'arbitrator'
BEGIN
  SELECT RAISE(ABORT, 'an arbitrator holds a seat') WHERE NEW.seat IS NULL;
  SELECT RAISE(ABORT, 'the tribunal has no such seat')
  WHERE NEW.seat <> 'presiding' AND (SELECT tribunal_size FROM cases WHERE id = NEW.case_id) = 1;
END;

-- Which seat somebody is asked about.
ALTER TABLE case_disclosures ADD COLUMN seat TEXT NOT NULL DEFAULT 'presiding' CHECK (seat IN ('presiding', 'co_1', 'co_2'));

-- Lists name who presides.
DROP VIEW case_listed_people;
CREATE VIEW case_listed_people AS
SELECT cases.id AS case_id, json_object(
  'a', json((
    SELECT CASE WHEN "user".id IS NULL THEN json_array(people.name) ELSE json_array("user".first_name, "user".last_name) END
    FROM case_people AS people LEFT JOIN "user" ON "user".id = people.user_id
    WHERE people.case_id = cases.id AND people.capacity = 'party' AND people.side = 'a' AND people.state <> 'removed'
  )),
  'b', json((
    SELECT CASE WHEN "user".id IS NULL THEN json_array(people.name) ELSE json_array("user".first_name, "user".last_name) END
    FROM case_people AS people LEFT JOIN "user" ON "user".id = people.user_id
    WHERE people.case_id = cases.id AND people.capacity = 'party' AND people.side = 'b' AND people.state <> 'removed'
  )),
  'r', json((
    SELECT json_array("user".first_name, "user".last_name)
    FROM case_people AS people JOIN "user" ON "user".id = people.user_id
    WHERE people.case_id = cases.id AND people.seat = 'presiding' AND people.state IN ('invited', 'active')
  ))
) AS people
FROM cases;
