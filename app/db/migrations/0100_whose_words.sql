-- To whom a booking's words were said: who becomes its contact later reads what was written to them, not to another.
-- The address (as it is compared) of the contact that wrote a message or was written to; null where that is not known.
ALTER TABLE booking_messages ADD COLUMN contact_key TEXT;
-- The same of who asked for a change or for its end.
ALTER TABLE staff_tasks ADD COLUMN asked_by TEXT;

-- Of what there is: the contact of now, where the address has not been changed since.
UPDATE booking_messages SET contact_key = (SELECT contact_email_key FROM bookings WHERE id = booking_id)
WHERE NOT EXISTS (
  SELECT 1 FROM audit_entries
  WHERE subject_type = 'booking' AND subject_id = booking_id AND action = 'edited'
    AND changes ->> 'bookingContactEmail' IS NOT NULL AND at >= booking_messages.created_at
);
UPDATE staff_tasks SET asked_by = (SELECT contact_email_key FROM bookings WHERE id = booking_id)
WHERE kind IN ('change_request', 'cancel_request') AND NOT EXISTS (
  SELECT 1 FROM audit_entries
  WHERE subject_type = 'booking' AND subject_id = booking_id AND action = 'edited'
    AND changes ->> 'bookingContactEmail' IS NOT NULL AND at >= staff_tasks.created_at
);
