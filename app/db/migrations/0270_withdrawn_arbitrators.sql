-- Who withdrew from a case for a conflict was of it, unlike who declined its assignment: both were written as declined. What is written at
-- the same instant as a disclosure's answer is such a withdrawal.
UPDATE case_people SET state = 'removed', removed_at = answered_at
WHERE capacity = 'arbitrator' AND state = 'declined' AND EXISTS (
  SELECT 1 FROM case_disclosures AS asked WHERE asked.case_id = case_people.case_id AND asked.arbitrator_id = case_people.user_id
    AND asked.answer = 'declined' AND asked.answered_at = case_people.answered_at
);
