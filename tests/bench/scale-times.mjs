/**
 * `node tests/bench/scale-times.mjs SMALL LARGE ROUNDS COUNT [ROWS]`: asks the office's use cases over two local databases, one question of each in
 * turn, in this process and without HTTP. Prints as JSON, for each, the CPU of either side (median and slowest twentieth of a round, in
 * milliseconds; medians of the rounds).
 */
import { checkListQuery } from "#app/domain/booking/office/read-list-query.ts";
import { addDays, daysOfWeek } from "#app/domain/booking/schedule/local-date.ts";
import { readCaseListQuery } from "#app/domain/case/lists/read-list-query.ts";
import { createBookingLists } from "#app/services/bookings/booking-lists.server.ts";
import { listQueue } from "#app/services/bookings/queue/list-queue.server.ts";
import { listCases } from "#app/services/cases/lists/list-cases.server.ts";
import { listCasesWithStatistics } from "#app/services/cases/lists/list-cases-with-statistics.server.ts";
import { readPlanner } from "#app/services/planner/read-planner.server.ts";
import { readOfficeDue } from "#app/services/platform/dashboards/read-office-due.server.ts";
import { createRateLimits } from "#app/services/platform/rate-limits.server.ts";
import { searchEverything } from "#app/services/platform/search/search-everything.server.ts";
import { CASE_QUESTIONS } from "./case-questions.mjs";
import { LIST_QUESTIONS, SEARCH_QUESTIONS } from "./list-questions.mjs";
import { localD1 } from "./local-d1.ts";
import { median, slowest } from "./measure.mjs";
import { contextOf } from "./scale-context.ts";

const [small, large, rounds, count, rows = ""] = process.argv.slice(2);
if (!small || !large || !Number(rounds) || !Number(count)) throw new Error("Give two folders, the rounds and the questions of each.");

/** The administrator's, by which the palette is guided to words that are near. */
const SESSION = "bench-session";

/** Each use case by its name, over one database or the other. */
const uses = new Map();

for (const { name, query, own } of LIST_QUESTIONS) {
  const asked = checkListQuery(new URLSearchParams(query));
  if (!asked.ok) throw new Error(`${query}: ${JSON.stringify(asked.issues)}`);
  const as = own ? "party" : "admin";
  uses.set(`bookings: ${name}`, (over) => createBookingLists(contextOf(as, over)).list({ ...asked.query, limit: 50 }));
}
uses.set("bookings: page with counts", (over) => createBookingLists(contextOf("admin", over)).overview({ limit: 50 }));
for (const { name, query, as = "admin" } of CASE_QUESTIONS) {
  const asked = readCaseListQuery(new URLSearchParams(query));
  uses.set(`cases: ${name}`, (over) => listCases(contextOf(as, over), asked));
}
uses.set("cases: page with counts", (over) => listCasesWithStatistics(contextOf("admin", over)));
const march = Array.from({ length: 31 }, (_, day) => addDays("2027-03-01", day));
uses.set("planner: a week, all venues", (over) => readPlanner(contextOf("admin", over), null, daysOfWeek("2027-03-16")));
uses.set("planner: a month, all venues", (over) => readPlanner(contextOf("admin", over), null, march));
for (const view of ["open", "untaken", "mine", "done"])
  uses.set(`queue: ${view}`, (over) => listQueue(contextOf("admin", over), view, null));
uses.set("dashboard: what is due", (over) => readOfficeDue(contextOf("admin", over), null));
for (const { name, typed } of SEARCH_QUESTIONS)
  uses.set(name, (over) => {
    const context = contextOf("admin", over);
    return searchEverything(
      { ...context, sessionToken: SESSION, rateLimits: createRateLimits(context, new Request(context.origin)) },
      typed,
    );
  });

const sides = [small, large].map(localD1);
for (const { database } of sides)
  await database
    .prepare(
      "INSERT OR IGNORE INTO session (id, token, user_id, expires_at, created_at, updated_at) VALUES (?1, ?1, 'bench-staff', 9e12, 0, 0)",
    )
    .bind(SESSION)
    .run();
const figures = [];
const isAsked = (name) => rows.split(",").some((part) => name.includes(part.trim()));
for (const [name, use] of uses) if (isAsked(name)) figures.push({ name, sides: await inTurn(use) });
for (const side of sides) side.close();
console.log(JSON.stringify(figures));

/** One question of each side after the other, so that whatever else the machine does slows both. */
async function inTurn(use) {
  const seen = sides.map(() => []);
  for (let turn = -1; turn < Number(rounds); turn += 1) {
    const times = sides.map(() => []);
    for (let asked = 0; asked < Number(count); asked += 1)
      for (const [at, { database }] of sides.entries()) times[at].push(await cpuOf(() => use(database)));
    // The first round warms both up.
    if (turn >= 0) for (const [at, own] of times.entries()) seen[at].push({ cpu: median(own), p95: slowest(own) });
  }
  return seen.map((own) => ({ cpu: median(own.map(({ cpu }) => cpu)), p95: median(own.map(({ p95 }) => p95)) }));
}

async function cpuOf(call) {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
