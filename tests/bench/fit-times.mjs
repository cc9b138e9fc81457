/**
 * `node tests/bench/fit-times.mjs FOLDER FOLDER ROUNDS COUNT`: asks the rule of fit for plans of 1, 5 and 60 days over two local databases in turn,
 * through the use case that every door asks. Prints as JSON, for each plan, milliseconds (median and slowest twentieth) and rows read on either side.
 */
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { connect } from "#app/db/client.server.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { createFitChecks } from "#app/services/venues/check-fit.server.ts";
import { countedDatabase } from "./counted-database.ts";
import { median, slowest } from "./measure.mjs";

const [first, second, rounds, count] = process.argv.slice(2);
if (!first || !second || !Number(rounds) || !Number(count)) throw new Error("Give two folders, the rounds and the questions of each.");

/** A day of the stretch that `list-rows.ts` fills first, alike on either side. */
const FIRST_DAY = "2027-01-05";
const LENGTHS = [1, 5, 60];
const clock = () => new Date("2026-12-01T15:00:00Z");

/** A request for so many days in a row, for 12 people and two breakout rooms. */
function plan(days) {
  const span = days === 1 ? { bookingType: "single" } : { bookingType: "consecutive", consecutiveEndDate: addDays(FIRST_DAY, days - 1) };
  const rooms = { mainRoomCapacity: "12", roomSetup: "boardroom", needsBreakoutRooms: "true", breakoutRoomCapacities: "6, 4" };
  return {
    id: "asked-by-the-bench",
    locationType: "in_person",
    location: HEAD_OFFICE.id,
    timeZone: HEAD_OFFICE.zone,
    bookingDate: FIRST_DAY,
    startTime: "10:30",
    endTime: "16:00",
    duration: "extended",
    details: { rulesVersion: "1", ...span, ...rooms },
  };
}

const sides = await Promise.all(
  [first, second].map(async (folder) => {
    const platform = await getPlatformProxy({
      configPath: "wrangler.toml",
      persist: { path: join(folder, "v3") },
      remoteBindings: false,
    });
    const counted = countedDatabase(platform.env.DB);
    const context = { env: platform.env, db: connect(counted.database), actor: async () => ({ kind: "visitor" }), clock };
    return { platform, counted, fits: createFitChecks({ ...context, origin: "http://concord.example" }) };
  }),
);

const plans = [];
for (const days of LENGTHS) {
  const asked = plan(days);
  // What the last plan's questions read is not this one's.
  for (const { counted } of sides) counted.take();
  const said = await Promise.all(sides.map(async ({ fits, counted }) => [(await fits.check(asked))?.reasons, counted.take().read]));
  if (JSON.stringify(said[0]?.[0]) !== JSON.stringify(said[1]?.[0])) throw new Error(`The two databases disagree on ${days} days.`);
  const measured = await inTurn(
    sides.map(
      ({ fits }) =>
        () =>
          fits.check(asked),
    ),
  );
  plans.push({ days, sides: measured.map((side, at) => ({ ...side, read: said[at]?.[1] })) });
}
await Promise.all(sides.map(({ platform }) => platform.dispose()));
console.log(JSON.stringify(plans));

/** Each question of all sides in turn, so that no side's connection rests long enough to be closed. Gives the median of each side's rounds. */
async function inTurn(questions) {
  const seen = questions.map(() => []);
  for (const question of questions) for (let asked = 0; asked < 20; asked += 1) await question();
  for (let turn = 0; turn < Number(rounds); turn += 1) {
    const times = questions.map(() => []);
    for (let asked = 0; asked < Number(count); asked += 1) {
      for (const [at, question] of questions.entries()) {
        const started = performance.now();
        await question();
        times[at].push(performance.now() - started);
      }
    }
    for (const [at, own] of times.entries()) seen[at].push({ ms: median(own), p95: slowest(own) });
  }
  return seen.map((own) => ({ ms: median(own.map(({ ms }) => ms)), p95: median(own.map(({ p95 }) => p95)) }));
}
