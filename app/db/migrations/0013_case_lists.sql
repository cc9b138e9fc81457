-- Names that a list of cases shows, kept with each case: a page of a list reads a case's row and nothing of its people.
-- "a", "b" (parties) and "r" (arbitrator): first and last name of an account, or the one name that somebody was given.
ALTER TABLE cases ADD COLUMN listed_people TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(listed_people));

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
    WHERE people.case_id = cases.id AND people.capacity = 'arbitrator' AND people.state IN ('invited', 'active')
  ))
) AS people
FROM cases;

UPDATE cases SET listed_people = (SELECT people FROM case_listed_people WHERE case_id = cases.id);

CREATE TRIGGER case_people_named AFTER INSERT ON case_people
BEGIN
  UPDATE cases SET listed_people = (SELECT people FROM case_listed_people WHERE case_id = NEW.case_id) WHERE id = NEW.case_id;
END;
CREATE TRIGGER case_people_named_anew AFTER UPDATE OF state, user_id, name ON case_people
BEGIN
  UPDATE cases SET listed_people = (SELECT people FROM case_listed_people WHERE case_id = NEW.case_id) WHERE id = NEW.case_id;
END;
CREATE TRIGGER user_named_in_cases AFTER UPDATE OF first_name, last_name ON "user"
WHEN NEW.first_name <> OLD.first_name OR NEW.last_name <> OLD.last_name
BEGIN
  UPDATE cases SET listed_people = (SELECT people FROM case_listed_people WHERE case_id = cases.id)
  WHERE id IN (SELECT case_id FROM case_people WHERE user_id = NEW.id);
END;
