/**
 * `node tests/bench/case-rows.ts FOLDER COUNT QUESTIONS`: fills the local database in FOLDER with synthetic cases up to COUNT, through
 * the database's own triggers, and prints as JSON the rows that the application's own statements read for each question (JSON,
 * as in `case-questions.mjs`). Entries carry no true hashes: nothing is verified here.
 */
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { officeActivities, ownActivities } from "#app/db/cases/activities.repo.server.ts";
import { latestEntries } from "#app/db/cases/case-file.repo.server.ts";
import { keptCaseCounts, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import { noticesOf, unreadOf } from "#app/db/cases/case-notices.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { readCaseListQuery } from "#app/domain/case/list-query.ts";
import { caseScopesOf, officeMonth } from "#app/services/cases/lists/case-pages.server.ts";
import { countCases } from "#app/services/cases/lists/count-cases.server.ts";
import { listCases } from "#app/services/cases/lists/list-cases.server.ts";
import { listCasesWithStatistics } from "#app/services/cases/lists/list-cases-with-statistics.server.ts";
import { countUnreadNotices, MOST_UNREAD } from "#app/services/cases/notices/count-unread-notices.server.ts";
import { listNotices } from "#app/services/cases/notices/list-notices.server.ts";
import { bulkFill } from "./bulk-fill.ts";
import { countedDatabase } from "./counted-database.ts";
import { cpuOfAll } from "./local-d1.ts";

const [folder, wanted] = [process.argv[2], Number(process.argv[3])];
if (!folder || !wanted) throw new Error("Give the folder of the local database and how many cases it shall hold.");
const questions = JSON.parse(process.argv[4] ?? "[]") as { name: string; query: string; as?: "arbitrator" | "party" }[];

const PARTIES = 5000;
const ARBITRATORS = 40;
const PEOPLE = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${PARTIES + ARBITRATORS - 1})
INSERT INTO "user" (id, name, email, email_verified, role, first_name, last_name, sort_name, locale, time_zone, active, created_at, updated_at)
SELECT iif(i < ${ARBITRATORS}, 'bench-r-', 'bench-p-') || i, 'Person ' || i, 'person' || i || '@bench.example', 1,
  iif(i < ${ARBITRATORS}, 'arbitrator', 'party'), 'Person', 'Number' || i, 'number' || i, 'en', 'America/Toronto', 1, 0, 0
FROM n WHERE NOT EXISTS (SELECT 1 FROM "user" WHERE id = 'bench-r-0')`;
const N = "WITH RECURSIVE n(i) AS (SELECT cast(?1 AS integer) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)";
const PARTY_A = `'bench-p-' || (${ARBITRATORS} + i % ${PARTIES})`;
const PARTY_B = `'bench-p-' || (${ARBITRATORS} + (i + 1 + i / ${PARTIES} % 400) % ${PARTIES})`;
const ARBITRATOR = `'bench-r-' || (i % ${ARBITRATORS})`;
const STATUS =
  "CASE WHEN i % 1000 = 0 THEN 'created' WHEN i % 10 < 6 THEN 'resolved' WHEN i % 10 < 9 THEN 'in_progress' ELSE 'assigned' END";
const CASES = `${N}
INSERT INTO cases (id, case_number, title, description, status, party_a_id, party_b_id, arbitrator_id, resolved_at, resolved_month, outcome, origin_key, version, created_at, updated_at)
SELECT 'bench-' || i, printf('CASE-2026-%06d', i), 'Company' || (i * 31 % 30000) || iif(i % 39 = 0, ' Shipping', '') || ' v. Estate' || (i % 9000),
  'A lease renewal on which landlord and tenant disagree.', status, ${PARTY_A}, ${PARTY_B}, iif(status = 'created', NULL, ${ARBITRATOR}),
  iif(status = 'resolved', i, NULL), iif(status = 'resolved', '2026-11', NULL), iif(status = 'resolved', 'Settled.', NULL), 'bench-' || i, 1, i, i
FROM (SELECT i, ${STATUS} AS status FROM n)`;
const placed = (capacity: string, side: string, who: string, state: string, also = "1") => `${N}
INSERT INTO case_people (id, case_id, capacity, side, user_id, name, state, created_at, answered_at)
SELECT 'bench-${capacity}-${side}-' || i, 'bench-' || i, '${capacity}', nullif('${side}', ''), ${who}, 'Person', ${state}, i, i FROM n WHERE ${also}`;
const ENTRIES = `${N}
INSERT INTO case_entries (case_id, seq, at, type, audience, actor_id, actor_kind, body, body_hash, previous_hash, hash)
SELECT 'bench-' || i, 1, i, 'case_created', 'everyone', ${PARTY_A}, 'party', '{"details":{"caseNumber":"CASE","title":"A title"}}',
  printf('%064d', i), printf('%064d', 0), printf('%064d', i) FROM n`;
const NOTICES = `${N}
INSERT INTO case_notices (user_id, case_id, seq, at) SELECT ${ARBITRATOR}, 'bench-' || i, 1, i FROM n WHERE i % 1000 <> 0`;
const FILL = [
  CASES,
  placed("party", "a", PARTY_A, "'active'"),
  placed("party", "b", PARTY_B, "'active'"),
  placed("arbitrator", "", ARBITRATOR, "'active'", "i % 1000 <> 0"),
  ENTRIES,
  NOTICES,
];

const filled = bulkFill(folder, {
  before: PEOPLE,
  next: "SELECT count(*) + 1 FROM cases WHERE id LIKE 'bench-%'",
  statements: FILL,
  wanted,
});
const platform = await getPlatformProxy<{ DB: D1Database }>({
  configPath: "wrangler.toml",
  persist: { path: join(folder, "v3") },
  remoteBindings: false,
});
const counted = countedDatabase(platform.env.DB);
const db = connect(counted.database);

const PERSON = {
  admin: { id: "nobody", role: "admin" },
  arbitrator: { id: "bench-r-7", role: "arbitrator" },
  party: { id: `bench-p-${ARBITRATORS + 77}`, role: "party" },
} as const;
const now = new Date();
const contextOf = (as: keyof typeof PERSON, asked: D1Database) => {
  const who = {
    kind: "user",
    email: "",
    emailVerified: true,
    firstName: "",
    lastName: "",
    image: null,
    locale: "en",
    timeZone: "America/Toronto",
    ...PERSON[as],
  } as const;
  return {
    env: { DB: asked } as unknown as Env,
    db: connect(asked),
    actor: async () => who,
    clock: () => now,
    origin: "http://concord.example",
  };
};

/** A use case over one database or another: its trips are counted on D1 itself, its CPU is taken over the file. */
type Use = (asked: D1Database) => Promise<unknown>;
const uses = new Map<string, Use>();
const rows: Record<string, { read: number; returned: number; trips: number | null }> = {};

/** What one statement reads for what it returns, and the trips of the use case that asks it. */
async function measured(name: string, statement: PromiseLike<readonly unknown[]>, use?: Use) {
  counted.take();
  const returned = (await statement).length;
  const { read } = counted.take();
  await use?.(counted.database);
  rows[name] = { read, returned, trips: use ? counted.take().trips : null };
  if (use) uses.set(name, use);
}

for (const { name, query, as = "admin" } of questions) {
  const asked = readCaseListQuery(new URLSearchParams(query));
  const { after, before, status, search } = asked;
  const page = { status, search, limit: 51, after: after ?? null, before: before ?? null };
  await measured(name, listedCases(db, caseScopesOf(PERSON[as]), page), (over) => listCases(contextOf(as, over), asked));
}
const month = officeMonth(now);
await measured("counts", keptCaseCounts(db, ["all"], month), (over) => listCasesWithStatistics(contextOf("admin", over)));
await measured("counts of one's own", keptCaseCounts(db, caseScopesOf(PERSON.arbitrator), month), (over) =>
  countCases(contextOf("arbitrator", over)),
);
// Their texts are made by a compiler that does not run here: of the feeds the statement alone is counted, which is their one trip.
await measured("activities of all", officeActivities(db, 21, null));
await measured("activities of one's own", ownActivities(db, PERSON.arbitrator.id, 21, null));
await measured("notices", noticesOf(db, PERSON.arbitrator.id, 21, null), (over) => listNotices(contextOf("arbitrator", over)));
await measured("unread notices", unreadOf(db, PERSON.arbitrator.id, MOST_UNREAD), (over) =>
  countUnreadNotices(contextOf("arbitrator", over)),
);
await measured("a case's own activity", latestEntries(db, "bench-7", PERSON.arbitrator));
await platform.dispose();
console.log(JSON.stringify({ filled, rows, cpu: await cpuOfAll(folder, uses) }));
