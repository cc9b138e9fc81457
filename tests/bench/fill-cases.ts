/** Synthetic cases with their people, entries and notices in a local database. Entries carry no true hashes: nothing is verified here. */
import { bulkFill } from "./bulk-fill.ts";

const PARTIES = 5000;
const ARBITRATORS = 40;
/** What is rare is among the first so many cases alone: as many are found however many there are. */
const RARE_AMONG = 1_000;
const rare = (kind: number) => `i <= ${RARE_AMONG} AND i % 25 = ${kind}`;
/** Who asks as a party: of forty of the first cases and of no others. */
export const ASKING_PARTY = "bench-p-asking";
const PEOPLE = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${PARTIES + ARBITRATORS - 1})
INSERT INTO "user" (id, name, email, email_verified, role, first_name, last_name, sort_name, locale, time_zone, active, created_at, updated_at)
SELECT iif(i < ${ARBITRATORS}, 'bench-r-', 'bench-p-') || i, 'Person ' || i, 'person' || i || '@bench.example', 1,
  iif(i < ${ARBITRATORS}, 'arbitrator', 'party'), 'Person', 'Number' || i, 'number' || i, 'en', 'America/Toronto', 1, 0, 0
FROM n WHERE NOT EXISTS (SELECT 1 FROM "user" WHERE id = 'bench-r-0');
INSERT OR IGNORE INTO "user" (id, name, email, email_verified, role, first_name, last_name, sort_name, locale, time_zone, active, created_at, updated_at)
VALUES ('${ASKING_PARTY}', 'Asking Party', 'asking@bench.example', 1, 'party', 'Asking', 'Party', 'party', 'en', 'America/Toronto', 1, 0, 0)`;
const N = "WITH RECURSIVE n(i) AS (SELECT cast(?1 AS integer) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
const PARTY_A = `iif(${rare(7)}, '${ASKING_PARTY}', 'bench-p-' || (${ARBITRATORS} + i % ${PARTIES}))`;
const PARTY_B = `'bench-p-' || (${ARBITRATORS} + (i + 1 + i / ${PARTIES} % 400) % ${PARTIES})`;
const ARBITRATOR = `'bench-r-' || (i % ${ARBITRATORS})`;
const STATUS = `CASE WHEN ${rare(0)} THEN 'created' WHEN i % 10 < 6 THEN 'resolved' WHEN i % 10 < 9 THEN 'in_progress' ELSE 'assigned' END`;
const CASES = `${N}
INSERT INTO cases (id, case_number, title, description, status, party_a_id, party_b_id, arbitrator_id, resolved_at, resolved_month, outcome, origin_key, version, created_at, updated_at)
SELECT 'bench-' || i, printf('CA-2020-%06d', i), iif(${rare(11)}, 'Larkspur', 'Company' || (i * 31 % 30000)) || iif(i % 9 = 0, ' Shipping', '') || ' v. Estate' || (i % 9000),
  'A lease renewal on which landlord and tenant disagree.', status, ${PARTY_A}, ${PARTY_B}, iif(status = 'created', NULL, ${ARBITRATOR}),
  iif(status = 'resolved', i, NULL), iif(status = 'resolved', '2026-11', NULL), iif(status = 'resolved', 'Settled.', NULL), 'bench-' || i, 1, i, i
FROM (SELECT i, ${STATUS} AS status FROM n)`;
const placed = (capacity: string, side: string, who: string, state: string, also = "1") => `${N}
INSERT INTO case_people (id, case_id, capacity, side, seat, user_id, name, state, created_at, answered_at)
SELECT 'bench-${capacity}-${side}-' || i, 'bench-' || i, '${capacity}', nullif('${side}', ''), iif('${capacity}' = 'arbitrator', 'presiding', NULL), ${who}, 'Person', ${state}, i, i FROM n WHERE ${also}`;
const ENTRIES = `${N}
INSERT INTO case_entries (case_id, seq, at, type, audience, actor_id, actor_kind, body, body_hash, previous_hash, hash)
SELECT 'bench-' || i, 1, i, 'case_created', 'everyone', ${PARTY_A}, 'party', '{"details":{"caseNumber":"CASE","title":"A title"}}',
  printf('%064d', i), printf('%064d', 0), printf('%064d', i) FROM n`;
const NOTICES = `${N}
INSERT INTO case_notices (user_id, case_id, seq, at) SELECT ${ARBITRATOR}, 'bench-' || i, 1, i FROM n WHERE NOT (${rare(0)})`;
const FILL = [
  CASES,
  placed("party", "a", PARTY_A, "'active'"),
  placed("party", "b", PARTY_B, "'active'"),
  placed("arbitrator", "", ARBITRATOR, "'active'", `NOT (${rare(0)})`),
  ENTRIES,
  NOTICES,
];

/** Fills the local database of `folder` up to `wanted` cases. Gives how many seconds it took. */
export function fillCases(folder: string, wanted: number): number {
  return bulkFill(folder, {
    before: PEOPLE,
    next: "SELECT count(*) + 1 FROM cases WHERE id LIKE 'bench-%'",
    statements: FILL,
    wanted,
  });
}
