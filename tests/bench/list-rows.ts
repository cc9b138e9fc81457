/**
 * `node tests/bench/list-rows.ts FOLDER COUNT QUESTIONS SEARCHES`: fills the local database in FOLDER with synthetic bookings up to COUNT, through
 * the database's own triggers, and prints as JSON the rows that the application's own statements read for each question (JSON, as in `list-questions.mjs`),
 * and the CPU that its use cases take.
 */
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { keptCounts, listedBookings } from "#app/db/bookings/booking-lists.repo.server.ts";
import type { BookingScope } from "#app/db/bookings/bookings.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { bookingsTouching, holdsTouching, openBetween } from "#app/db/venues/planner.repo.server.ts";
import { holdsBetween } from "#app/db/venues/rooms.repo.server.ts";
import { venueOccupancy } from "#app/db/venues/venues.repo.server.ts";
import { checkListQuery } from "#app/domain/booking/office/read-list-query.ts";
import { addDays, daysOfWeek } from "#app/domain/booking/schedule/local-date.ts";
import { createBookingLists } from "#app/services/bookings/booking-lists.server.ts";
import { readPlanner } from "#app/services/planner/read-planner.server.ts";
import { createRateLimits } from "#app/services/platform/rate-limits.server.ts";
import { searchEverything } from "#app/services/platform/search/search-everything.server.ts";
import { countedDatabase } from "./counted-database.ts";
import { fillBookings } from "./fill-bookings.ts";
import { cpuOfAll } from "./local-d1.ts";

const [folder, wanted] = [process.argv[2], Number(process.argv[3])];
if (!folder || !wanted) throw new Error("Give the folder of the local database and how many bookings it shall hold.");

const questions = JSON.parse(process.argv[4] ?? "[]") as { name: string; query: string; own?: boolean }[];
const searches = JSON.parse(process.argv[5] ?? "[]") as { name: string; typed: string }[];

const filled = fillBookings(folder, wanted);
const platform = await getPlatformProxy<Env>({
  configPath: "wrangler.toml",
  persist: { path: join(folder, "v3") },
  remoteBindings: false,
});
const database = platform.env.DB;
const db = connect(database);

const ALL: BookingScope = { kind: "all" };
const OWN = { kind: "own", userId: "nobody", emailKey: "samuel7@bench.example" } as const satisfies BookingScope;

const counted = countedDatabase(database);
/** Two seconds pass between two questions, so that the limit of searches is met by none. */
let now = Date.now();
const contextOf = (asked: D1Database, own = false) => {
  const person = {
    kind: "user",
    id: "nobody",
    role: own ? "party" : "admin",
    email: own ? (OWN.emailKey ?? "") : "",
    emailVerified: true,
    firstName: "",
    lastName: "",
    image: null,
    locale: "en",
    timeZone: "America/Toronto",
  } as const;
  now += 2_000;
  const at = new Date(now);
  return {
    env: { DB: asked } as unknown as Env,
    db: connect(asked),
    actor: async () => person,
    clock: () => at,
    origin: "http://concord.example",
  };
};

/** A use case over one database or another: its trips are counted on D1 itself, its CPU is taken over the file. */
type Use = (asked: D1Database) => Promise<unknown>;
const uses = new Map<string, Use>();
const rows: Record<string, { read: number; returned: number; trips: number | null }> = {};

/** What one statement reads for what it returns, and the trips of the use case that asks it. */
async function measured(name: string, query: { toSQL(): { sql: string; params: unknown[] } }, use?: Use) {
  const { sql, params } = query.toSQL();
  const { meta, results } = await database
    .prepare(sql)
    .bind(...params)
    .all();
  counted.take();
  await use?.(counted.database);
  rows[name] = { read: meta.rows_read, returned: results.length, trips: use ? counted.take().trips : null };
  if (use) uses.set(name, use);
}

for (const { name, query, own = false } of questions) {
  const asked = checkListQuery(new URLSearchParams(query));
  if (!asked.ok) throw new Error(`${query}: ${JSON.stringify(asked.issues)}`);
  const { after } = asked.query;
  const [date = "", id = ""] = after?.split("~") ?? [];
  const page = { filter: asked.query, sort: asked.query.sort ?? "asc", limit: 51, after: after ? { date, id } : null } as const;
  const use: Use = (over) => createBookingLists(contextOf(over, own)).list({ ...asked.query, limit: 50 });
  await measured(name, listedBookings(db, own ? OWN : ALL, page), use);
}
const week = daysOfWeek("2026-03-16");
const overview =
  (own: boolean): Use =>
  (over) =>
    createBookingLists(contextOf(over, own)).overview({ limit: 50 });
await measured("counts", keptCounts(db, ALL, week), overview(false));
await measured("counts of one's own", keptCounts(db, OWN, week), overview(true));
// What a month's availability and a confirmation look at: rooms and holds, whatever else is booked.
const month = [Date.parse("2027-03-01T05:00:00Z"), Date.parse("2027-04-02T05:00:00Z")] as const;
const dayOf = [Date.parse("2027-03-18T05:00:00Z"), Date.parse("2027-03-19T05:00:00Z")] as const;
await measured("availability of a month", venueOccupancy(db, "arbitration_place_toronto", ...month, 0));
rows["a month for a hearing"] = rows["availability of a month"] ?? { read: 0, returned: 0, trips: null };
await measured("overlap check of a day", holdsBetween(db, ...dayOf, 0));
// The planner: what waits by its index, what is held and whose it is; all of it in one trip.
const planner =
  (days: readonly string[]): Use =>
  (over) =>
    readPlanner(contextOf(over), null, days);
const waits = openBetween(db, null, "pending", "2027-03-15", "2027-03-21", 60);
await measured("planner: what waits", waits, planner(daysOfWeek("2027-03-16")));
const held = [dayOf[0] - 3 * 86_400_000, dayOf[0] + 4 * 86_400_000] as const;
await measured("planner: what is held", holdsTouching(db, null, ...held, 0));
await measured("planner: whose it is", bookingsTouching(db, null, ...held, 0));
const march = Array.from({ length: 31 }, (_, day) => addDays("2027-03-01", day));
await measured("planner: a month, held", holdsTouching(db, null, ...month, 0), planner(march));
await measured("planner: a month, whose", bookingsTouching(db, null, ...month, 0));
// All that the palette's search reads, of bookings, cases, people, documents and rooms together.
for (const { name, typed } of searches) {
  const use = (over: D1Database) => {
    const context = contextOf(over);
    return searchEverything({ ...context, sessionToken: null, rateLimits: createRateLimits(context, new Request(context.origin)) }, typed);
  };
  counted.take();
  const { found } = await use(counted.database);
  rows[name] = { ...counted.take(), returned: found.length };
  uses.set(name, use);
}
await platform.dispose();
console.log(JSON.stringify({ filled, rows, cpu: await cpuOfAll(folder, uses) }));
