-- Who accepted a case and left it for a conflict has sat in it: the people of that case count for the checks of later ones.
UPDATE case_people SET removed_at = answered_at
WHERE state = 'declined' AND capacity = 'arbitrator' AND removed_at IS NULL
  AND EXISTS (
    SELECT 1 FROM case_entries e
    WHERE e.case_id = case_people.case_id AND e.type = 'arbitrator_accepted' AND e.actor_id = case_people.user_id);
