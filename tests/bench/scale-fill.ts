/** `node tests/bench/scale-fill.ts FOLDER BOOKINGS CASES`: fills the local database in FOLDER up to so many bookings, with their tasks, and cases. Prints the seconds. */
import { fillBookings } from "./fill-bookings.ts";
import { fillCases } from "./fill-cases.ts";
import { fillTasks } from "./fill-tasks.ts";

const [folder, bookings, cases] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
if (!folder || !bookings || !cases)
  throw new Error("Give the folder of the local database, and how many bookings and cases it shall hold.");
const seconds = fillBookings(folder, bookings) + fillTasks(folder, bookings) + fillCases(folder, cases);
console.log(JSON.stringify({ seconds }));
