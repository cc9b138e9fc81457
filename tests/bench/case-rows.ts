/**
 * `node tests/bench/case-rows.ts FOLDER COUNT QUESTIONS`: fills the local database in FOLDER with synthetic cases up to COUNT, through
 * the database's own triggers, and prints as JSON the rows that the application's own statements read for each question (JSON,
 * as in `case-questions.mjs`).
 */
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { officeActivities, ownActivities } from "#app/db/cases/activities.repo.server.ts";
import { latestEntries } from "#app/db/cases/case-file.repo.server.ts";
import { keptCaseCounts, listedCases } from "#app/db/cases/case-lists.repo.server.ts";
import { noticesOf, unreadOf } from "#app/db/cases/case-notices.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { readCaseListQuery } from "#app/domain/case/lists/read-list-query.ts";
import { askedOf, caseScopesOf, officeMonth } from "#app/services/cases/lists/case-pages.server.ts";
import { countCases } from "#app/services/cases/lists/count-cases.server.ts";
import { listCases } from "#app/services/cases/lists/list-cases.server.ts";
import { listCasesWithStatistics } from "#app/services/cases/lists/list-cases-with-statistics.server.ts";
import { countUnreadNotices, MOST_UNREAD } from "#app/services/cases/notices/count-unread-notices.server.ts";
import { listNotices } from "#app/services/cases/notices/list-notices.server.ts";
import { countedDatabase } from "./counted-database.ts";
import { ASKING_PARTY, fillCases } from "./fill-cases.ts";
import { cpuOfAll } from "./local-d1.ts";

const [folder, wanted] = [process.argv[2], Number(process.argv[3])];
if (!folder || !wanted) throw new Error("Give the folder of the local database and how many cases it shall hold.");
const questions = JSON.parse(process.argv[4] ?? "[]") as { name: string; query: string; as?: "arbitrator" | "party" }[];

const filled = fillCases(folder, wanted);
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
  party: { id: ASKING_PARTY, role: "party" },
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
  const page = askedOf({ ...asked, limit: 50 }, now);
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
