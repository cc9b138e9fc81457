/** Tasks of staff's queue for the bookings of `fill-bookings.ts`. */
import { bulkFill } from "./bulk-fill.ts";

/** One for each booking that waits, one in fifty of them in the hands of the administrator that the bench asks as, and as many done ones. */
const TASKS = `WITH RECURSIVE n(i) AS (SELECT cast(?1 AS integer) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
INSERT INTO staff_tasks (id, kind, booking_id, contact, due_at, created_at, taken_by, taken_at, done_at, done_by)
SELECT 'bench-task-' || i, 'call_booking', 'bench-' || i,
  json_object('name', 'Samuel Okoye' || (i % 1000), 'phone', '+1 416 555 0168', 'email', 'samuel' || (i % 20000) || '@bench.example'),
  1790000000000 + (i * 7919 % 1000003) * 1000, i, iif(i % 500 < 10, 'bench-staff', NULL), iif(i % 500 < 10, i, NULL),
  iif(i % 10 < 7, i, NULL), iif(i % 10 < 7, 'bench-staff', NULL)
FROM n WHERE i % 10 IN (5, 6, 7, 8)`;
const STAFF = `INSERT OR IGNORE INTO "user" (id, name, email, email_verified, role, first_name, last_name, sort_name, locale, time_zone, active, created_at, updated_at)
VALUES ('bench-staff', 'Bench Staff', 'staff@bench.example', 1, 'admin', 'Bench', 'Staff', 'staff', 'en', 'America/Toronto', 1, 0, 0)`;

/** Fills the local database of `folder` with the tasks of its first `wanted` bookings. Gives how many seconds it took. */
export function fillTasks(folder: string, wanted: number): number {
  return bulkFill(folder, {
    before: STAFF,
    next: "SELECT ifnull(max(created_at), 0) + 1 FROM staff_tasks WHERE id LIKE 'bench-%'",
    statements: [TASKS],
    wanted,
  });
}
