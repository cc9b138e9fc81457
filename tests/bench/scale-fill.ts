/**
 * `node tests/bench/scale-fill.ts FOLDER BOOKINGS CASES`: fills the local database in FOLDER up to so many bookings, with their tasks, and cases, and
 * leaves its search indexes as the schedule does. Prints the seconds, and what the schedule had to do.
 */
import { fillBookings } from "./fill-bookings.ts";
import { fillCases } from "./fill-cases.ts";
import { fillTasks } from "./fill-tasks.ts";
import { mergeAsScheduled } from "./merge-indexes.ts";

/** The schedule puts an index together once new pieces hold a quarter of it: what comes after so much of the rows it leaves in pieces, as many as ever are. */
const PARTS = [0.85, 1];

const [folder, bookings, cases] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
if (!folder || !bookings || !cases)
  throw new Error("Give the folder of the local database, and how many bookings and cases it shall hold.");
let seconds = 0;
const merged = { minutes: 0, seconds: 0, slowest: 0 };
for (const part of PARTS) {
  const [some, ofCases] = [Math.round(bookings * part), Math.round(cases * part)];
  seconds += fillBookings(folder, some) + fillTasks(folder, some) + fillCases(folder, ofCases);
  const run = await mergeAsScheduled(folder);
  merged.minutes += run.minutes;
  merged.seconds += run.seconds;
  merged.slowest = Math.max(merged.slowest, run.slowest);
}
console.log(JSON.stringify({ seconds, merged }));
