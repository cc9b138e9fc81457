-- A request under way says how its maker is reached by what can be an address or a number: any other text in these fields keeps nothing when room is made.
DROP INDEX booking_drafts_unnamed;
CREATE INDEX booking_drafts_unnamed ON booking_drafts(updated_at, id)
  WHERE booking_id IS NULL AND owner_id IS NULL
    AND (coalesce(json_extract(field_values, '$.contactEmail.value'), '') NOT GLOB '?*@?*.?*' OR json_extract(field_values, '$.contactEmail.value') GLOB '*[ ,;<>]*')
    AND coalesce(json_extract(field_values, '$.contactPhone.value'), '') NOT GLOB '*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*';
