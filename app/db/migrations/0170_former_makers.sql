-- The account that made a booking which staff have since given to somebody else's contact, or taken back with its links: it
-- reads the booking no more, and who made it is still known.
ALTER TABLE bookings ADD COLUMN former_maker TEXT REFERENCES "user"(id) ON DELETE RESTRICT;

-- Of what was given away before: where the contact's address was changed, and has another domain than the maker's.
UPDATE bookings SET former_maker = created_by_user, created_by_user = NULL
WHERE EXISTS (
  SELECT 1 FROM "user"
  WHERE "user".id = bookings.created_by_user AND "user".role <> 'admin'
    AND lower(substr("user".email, instr("user".email, '@'))) <> substr(contact_email_key, instr(contact_email_key, '@'))
) AND EXISTS (
  SELECT 1 FROM audit_entries
  WHERE subject_type = 'booking' AND subject_id = bookings.id AND action = 'edited' AND changes ->> 'bookingContactEmail' IS NOT NULL
);
