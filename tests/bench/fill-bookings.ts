/** Synthetic bookings, and holds of rooms for them, in a local database. */
import { bulkFill } from "./bulk-fill.ts";

/** What is rare is among the first so many bookings alone: as many are found however many there are. */
const RARE_AMONG = 10_000;
/** Forty of the first are of the rare kind that has this number. */
const rare = (kind: number) => `i <= ${RARE_AMONG} AND i % 250 = ${kind}`;
const EMAIL = `'samuel' || iif(${rare(7)}, 7, 20000 + i % 20000) || '@bench.example'`;

/**
 * Names as they are spread in life: a few are common, and each is in more bookings the more there are; a word, a person, a telephone number, a
 * status, a type and a place elsewhere are rare. One hearing in twenty spans five days.
 */
const FILL = `WITH RECURSIVE n(i) AS (SELECT cast(?1 AS integer) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
INSERT INTO bookings (id, booking_number, status, source, proceeding_type, location_type, location, time_zone, booking_date, start_time, urgency,
  booking_contact_name, booking_contact_firm, booking_contact_email, booking_contact_phone, contact_email_key, style_of_cause, case_description,
  details, locale, created_by_user, version, created_at, updated_at)
SELECT 'bench-' || i, printf('CN-%04d-%04d', i / 10000, i % 10000),
  CASE WHEN ${rare(0)} THEN 'consultation_requested' WHEN i % 10 < 5 THEN 'completed' WHEN i % 10 < 7 THEN 'confirmed' WHEN i % 10 < 9 THEN 'pending' ELSE 'cancelled' END,
  CASE i % 7 WHEN 0 THEN 'staff' WHEN 1 THEN 'fast' WHEN 2 THEN 'simple' ELSE 'detailed' END,
  CASE WHEN ${rare(1)} THEN 'case_conference' WHEN i % 3 = 0 THEN 'mediation' ELSE 'arbitration' END,
  iif(i % 5 = 0, 'virtual', 'in_person'),
  CASE WHEN ${rare(2)} THEN 'alternate' WHEN i % 4 = 0 THEN 'arbitration_place_miami' ELSE 'arbitration_place_toronto' END,
  'America/Toronto', date('2024-01-01', ((i * 7919) % 1500) || ' days'), '09:00', 'standard',
  'Samuel Okoye' || (i % 1000), CASE i % 50 WHEN 0 THEN 'Barristers LLP' ELSE 'Firm' || (i % 5000) || ' LLP' END,
  ${EMAIL}, iif(${rare(4)}, '+1 416 555 0168', printf('+1 416 %03d %04d', 200 + i % 331, i % 9973)), ${EMAIL},
  iif(${rare(11)}, 'Larkspur', 'Company' || ((i * 31) % 30000)) || ' v. Estate' || (i % 900), 'A lease renewal on which landlord and tenant disagree.',
  iif(i % 20 = 3, json_object('bookingType', 'consecutive', 'consecutiveEndDate', date('2024-01-01', ((i * 7919) % 1500 + 4) || ' days')), '{}'),
  'en', NULL, 1, i, i FROM n`;

/** Every room of ours is held for an hour on one day in four, for as many days around 2027 as there are bookings. */
const HOLDS = `WITH RECURSIVE n(i) AS (SELECT cast(?1 AS integer) UNION ALL SELECT i + 1 FROM n WHERE i < ?2),
  numbered(id, at, of) AS (SELECT id, row_number() OVER (ORDER BY id) - 1, count(*) OVER () FROM rooms)
INSERT INTO room_holds (id, room_id, booking_id, part, starts_at, ends_at, busy_until, expires_at, created_at)
SELECT 'bench-' || i, numbered.id, 'bench-' || i, 'main', day, day + 3600000, day + 5400000, NULL, 0
FROM (SELECT i, 1798783200000 + 4 * 86400000 * (CASE (i / 60) % 2 WHEN 0 THEN 1 ELSE -1 END * ((i / 120) + 1)) AS day FROM n) AS days
JOIN numbered ON numbered.at = days.i % 60`;

/** Fills the local database of `folder` up to `wanted` bookings. Gives how many seconds it took. */
export function fillBookings(folder: string, wanted: number): number {
  return bulkFill(folder, {
    next: "SELECT ifnull(max(created_at), 0) + 1 FROM bookings WHERE id LIKE 'bench-%'",
    statements: [FILL, HOLDS],
    wanted,
  });
}
