-- A feed says what happened, and not in what words: messages and descriptions are as long as they like, and a feed has a row for each reader.
DROP VIEW case_feed_entries;
CREATE VIEW case_feed_entries AS
SELECT
  entries.case_id, entries.seq, entries.at, entries.type, entries.audience, entries.actor_id, cases.case_number,
  ifnull(json_extract(entries.body, '$.actorName'), '') AS actor_name,
  json_remove(
    ifnull(json_extract(entries.body, '$.details'), '{}'), '$.reason', '$.outcome', '$.disclosure', '$.hits', '$.remark', '$.declared', '$.content', '$.description'
  ) AS details
FROM case_entries AS entries CROSS JOIN cases ON cases.id = entries.case_id;
UPDATE case_feed SET details = json_remove(details, '$.content', '$.description') WHERE type IN ('message_posted', 'case_edited', 'claim_amended');
