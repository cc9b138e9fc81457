/** What a browser loads before anything is touched, page by page, and the Worker itself: bytes, which no other load of the machine changes. */
import { join } from "node:path";
import { send } from "./measure.mjs";
import { scriptWeight, workerWeight } from "./page-weight.mjs";
import { verdict } from "./verdict.mjs";

/** Public pages; where there is a goal, each in the language whose texts are the longest as well. */
const PAGES = [
  "/",
  "/fr",
  "/public",
  "/reserve",
  "/locations/toronto",
  "/roster",
  "/privacy",
  "/fast-booking",
  "/fr/fast-booking",
  "/book",
  "/fr/book",
  "/public-booking",
];
/** Pages of the office, each at most so heavy. Of a booking and a case the first of the list is opened. */
const OFFICE_PAGES = [
  "/admin",
  "/bookings",
  "/bookings/{booking}",
  "/bookings/{booking}?do=confirmed",
  "/bookings/{booking}/edit",
  "/cases",
  "/cases/{case}",
  "/cases/{case}/assign",
  "/admin/queue",
  "/admin/planner",
  "/admin/messages",
  "/admin/templates",
  "/admin/views",
  "/admin/inquiries",
  "/admin/conversations",
  "/admin/venues",
  "/admin/venues/toronto",
  "/admin/venues/toronto/rates",
  "/admin/booking-rules",
  "/admin/ai-config",
  "/admin/outbox",
  "/admin/scheduled-work",
  "/admin/records",
  "/admin/page-views",
  "/reports",
  "/users",
  "/settings",
];
const MOST_OF_OFFICE = 200_000;
/** Of the forms, before interaction, catalogues counted. */
const MOST = { "/fast-booking": 140_000, "/fr/fast-booking": 140_000, "/book": 165_000, "/fr/book": 165_000 };
const MOST_OF_WORKER = 1_000_000;

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;

/** Prints the table. `cookie` is an administrator's; `build` the folder of the Worker that answers at `url`. */
export async function weigh({ url, build, cookie }) {
  const headers = { Cookie: cookie };
  const first = async (list) => JSON.parse((await send(`${url}/api/${list}?limit=1`, { headers })).body.toString())[0]?.id;
  const ids = { booking: await first("bookings"), case: await first("cases") };
  const row = async (path, most, sent) => {
    const address = path.replace(/\{(\w+)\}/g, (_, name) => ids[name]);
    const answer = await send(url + address, { headers: sent });
    const { bytes, files } = scriptWeight(answer.body.toString(), join(build, "client"));
    const goal = most === undefined ? "" : `  ${verdict(bytes <= most)} (goal ${most / 1000})`;
    const note = answer.status === 200 ? goal : `  ${verdict(false)} (answered ${answer.status})`;
    console.log(`  ${path.padEnd(36)}${kB(bytes)} in ${files} files${note}`);
  };
  console.log("\nJavaScript before interaction, gzip");
  for (const path of PAGES) await row(path, MOST[path], {});
  console.log("\nThe same of the office");
  for (const path of OFFICE_PAGES) await row(path, MOST_OF_OFFICE, headers);
  weighWorker(join(build, "server"));
}

/** Prints what the Worker weighs, and of what: its program, which every isolate loads, and the parts that are loaded when they are needed. */
function weighWorker(folder) {
  const files = workerWeight(folder);
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  const begun = files.filter(({ isFirst }) => isFirst);
  console.log(`\nThe Worker, gzip: ${kB(sum(files)).trim()}  ${verdict(sum(files) <= MOST_OF_WORKER)} (goal ${MOST_OF_WORKER / 1000})`);
  console.log(`  ${"run by every isolate as it begins".padEnd(52)}${kB(sum(begun))} in ${begun.length} modules`);
  console.log(
    `  ${"run when it is first needed".padEnd(52)}${kB(sum(files) - sum(begun))} in ${files.length - begun.length}, the heaviest:`,
  );
  const later = files.filter(({ isFirst }) => !isFirst).sort((one, other) => other.bytes - one.bytes);
  for (const { name, bytes } of later.slice(0, 20)) console.log(`    ${name.padEnd(50)}${kB(bytes)}`);
}
