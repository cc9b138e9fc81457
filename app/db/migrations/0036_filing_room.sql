-- For whom a document was filed: each side, the arbitrator and the office have room of their own, which nobody else fills.
ALTER TABLE case_documents ADD COLUMN filed_for TEXT CHECK (filed_for IN ('side_a', 'side_b', 'arbitrator', 'office'));
UPDATE case_documents SET filed_for = CASE WHEN audience <> 'everyone' THEN audience ELSE ifnull((
  SELECT CASE people.capacity WHEN 'arbitrator' THEN 'arbitrator' ELSE 'side_' || people.side END
  FROM case_people AS people
  WHERE people.case_id = case_documents.case_id AND people.user_id = case_documents.uploaded_by
  ORDER BY people.state = 'active' DESC, people.created_at DESC LIMIT 1), 'office') END;

-- How many documents each side may file in this case, where an administrator has said so.
ALTER TABLE cases ADD COLUMN document_room INTEGER CHECK (document_room BETWEEN 1 AND 2500);
