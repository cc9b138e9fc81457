-- How much one account writes into cases in a day (UTC), and into one case, and each side into one case: bytes of entries, counted in the statement that
-- writes them. Beyond it what is long is refused, whatever code asks for it; what is short goes on.
CREATE TRIGGER case_entries_room BEFORE INSERT ON case_entries
WHEN NEW.actor_id IS NOT NULL AND octet_length(NEW.body) > 2000 AND EXISTS (
  SELECT 1 FROM rate_limits
  WHERE (key = 'entry_bytes:' || (NEW.at / 86400000) || ':' || NEW.actor_id AND count + octet_length(NEW.body) > 10000000)
    OR (key = 'entry_bytes:' || (NEW.at / 86400000) || ':' || NEW.actor_id || ':' || NEW.case_id AND count + octet_length(NEW.body) > 4000000)
    OR (
      key = 'entry_bytes:' || (NEW.at / 86400000) || ':' || NEW.case_id || ':'
        || (SELECT ifnull(side, '') FROM case_people WHERE case_id = NEW.case_id AND user_id = NEW.actor_id AND state IN ('invited', 'active'))
      AND count + octet_length(NEW.body) > 10000000
    )
)
BEGIN
  SELECT RAISE(ABORT, 'day_volume');
END;
CREATE TRIGGER case_entries_counted AFTER INSERT ON case_entries
WHEN NEW.actor_id IS NOT NULL
BEGIN
  INSERT INTO rate_limits (key, count, expires_at)
    SELECT 'entry_bytes:' || (NEW.at / 86400000) || ':' || of.value, octet_length(NEW.body), (NEW.at / 86400000 + 1) * 86400000
    FROM json_each(json_array(
      NEW.actor_id,
      NEW.actor_id || ':' || NEW.case_id,
      NEW.case_id || ':' || (SELECT ifnull(side, '') FROM case_people WHERE case_id = NEW.case_id AND user_id = NEW.actor_id AND state IN ('invited', 'active'))
    )) AS of
    WHERE of.value IS NOT NULL
    ON CONFLICT (key) DO UPDATE SET count = count + excluded.count;
END;
