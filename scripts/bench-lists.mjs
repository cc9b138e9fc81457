/**
 * `node scripts/bench-lists.mjs [--of cases] [--sizes 1000,10000,100000]`: the list of bookings, or of cases, at growing sizes.
 * Prints the rows that each question reads (goal of a list: 2 x returned + 10), for bookings the availability of a month and
 * the overlap check among them, the planner's week and the palette's search, the trips of its use case next to the one that reads the
 * session (goal: 2 in all), and its times, the median and the slowest twentieth, with their ratios to the size before (goal: 1.3 a
 * tenfold): over HTTP by the clock, and of the use case over the same file in one process by its CPU, which a busy machine changes
 * less. 1000000 takes ten minutes to fill on a quiet machine.
 */
import { join } from "node:path";
import { ensureDependencies } from "./bootstrap.mjs";
import { Failure, main, mustRun } from "./processes.mjs";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, freePort, prepareDatabase, startServer, temporaryState } from "./server/local-server.mjs";

const COUNT = 60;
const RATIOS = ["median ms", "ratio", "p95 ms", "ratio", "CPU ms", "ratio", "p95 CPU", "ratio"];
const HEADS = ["", "rows read", "returned", "goal", "trips", ...RATIOS];

/** Asked for again and again, each on a day of its own. */
const DETAILED = {
  proceedingType: "arbitration",
  locationType: "in_person",
  location: "arbitration_place_toronto",
  bookingContactName: "Samuel Okoye",
  bookingContactFirm: "Okoye Barristers",
  bookingContactEmail: "samuel@bench.example",
  bookingContactPhone: "+1 416 555 0168",
  claimantName: "Alba Minerals",
  claimantFirm: "Roche LLP",
  respondentName: "Bruno Shipping",
  respondentFirm: "Stone LLP",
  styleOfCause: "Alba v. Bruno",
  arbitrationProceedingType: "arbitration",
  bookingType: "single",
  startTime: "09:00",
  duration: "full_day",
  financialResponsibility: "100_booking_party",
};

await main(async () => {
  await ensureDependencies();
  const { send } = await import("#tests/bench/measure.mjs");
  const of = await subject();
  const state = temporaryState("bench-lists");
  const before = new Map();
  try {
    for (const size of sizes()) {
      const data = join(state.folder, "data");
      await prepareDatabase(data);
      const output = await mustRun("Filling the database", "node", [
        "--no-warnings",
        of.rows,
        data,
        String(size),
        JSON.stringify(of.questions),
        JSON.stringify(of.searches ?? []),
      ]);
      const { filled, rows, cpu } = JSON.parse(output.trim().split("\n").at(-1));
      const server = await startServer({
        port: await freePort(),
        state: state.folder,
        variables: { RATE_LIMITS: "off" },
        logLevel: "warn",
      });
      try {
        const cookie = await signedIn(send, server.url);
        console.log(`\n${size} ${of.name} (filled in ${filled.toFixed(0)} s)`);
        console.log(line(HEADS));
        const measure = async (name, path) => {
          const { read, returned, trips } = rows[name];
          const goal = /^counts|^palette/.test(name) ? null : 2 * returned + 10;
          const times = path ? await timesOf(send, server.url + path, cookie) : [];
          const last = before.get(name);
          if (times.length > 0) before.set(name, times);
          const used = cpu[name] ? [cpu[name].median, cpu[name].p95] : [];
          const usedBefore = before.get(`CPU of ${name}`);
          before.set(`CPU of ${name}`, used);
          const timed = [...withRatios(times, last, 1), ...withRatios(used, usedBefore, 2)];
          console.log(line([name, read, returned, goal ?? "", trips ?? "", ...timed]) + (goal !== null && read > goal ? "  OVER" : ""));
        };
        // What others ask is counted and not timed: only the administrator is signed in here.
        for (const { name, query, own, as } of of.questions) await measure(name, own || as ? null : `${of.list}?limit=50&${query}`);
        for (const [name, path] of of.also) await measure(name, path);
        if (of.confirms) await confirmations(send, server.url, cookie, before);
      } finally {
        await server.stop();
      }
    }
    return 0;
  } finally {
    state.remove();
  }
});

/** What is measured: bookings unless `--of cases` is given. */
async function subject() {
  const at = process.argv.indexOf("--of");
  const name = at < 0 ? "bookings" : process.argv[at + 1];
  if (name === "bookings") {
    const { LIST_QUESTIONS, SEARCH_QUESTIONS } = await import("#tests/bench/list-questions.mjs");
    return {
      name,
      rows: "tests/bench/list-rows.ts",
      questions: LIST_QUESTIONS,
      searches: SEARCH_QUESTIONS,
      list: "/api/bookings",
      // The whole page, with its counts, as people open it; what has no address is counted and not timed.
      also: [
        ["counts", "/bookings"],
        ["counts of one's own", null],
        ["availability of a month", "/api/availability?venue=toronto&from=2027-03-01&to=2027-03-31&people=20"],
        ["a month for a hearing", "/api/availability/month?venue=toronto&month=2027-03&people=12&setup=boardroom&breakouts=6,4"],
        ["overlap check of a day", null],
        ["planner: what waits", "/admin/planner?on=2027-03-16"],
        ["planner: what is held", null],
        ["planner: whose it is", null],
        ["planner: a month, held", "/admin/planner?on=2027-03-16&view=month"],
        ["planner: a month, whose", null],
        ...SEARCH_QUESTIONS.map(({ name, typed }) => [name, `/api/search?q=${typed}`]),
      ],
      confirms: true,
    };
  }
  if (name !== "cases") throw new Failure("--of takes bookings or cases.");
  const { CASE_QUESTIONS } = await import("#tests/bench/case-questions.mjs");
  return {
    name,
    rows: "tests/bench/case-rows.ts",
    questions: CASE_QUESTIONS,
    list: "/api/cases",
    also: [
      ["counts", "/admin"],
      ["counts of one's own", null],
      ["activities of all", "/api/activities"],
      ["activities of one's own", null],
      ["notices", null],
      ["unread notices", null],
      ["a case's own activity", null],
    ],
  };
}

/** Confirming with a room, each on a day of its own. */
async function confirmations(send, url, cookie, before) {
  const times = [];
  const headers = { "Content-Type": "application/json", Cookie: cookie, Origin: url };
  for (let made = 0; made < COUNT; made += 1) {
    const day = new Date(Date.parse("2028-01-03T12:00:00Z") + Math.floor(made / 5) * 7 * 86_400_000 + (made % 5) * 86_400_000);
    const body = { ...DETAILED, bookingDate: day.toISOString().slice(0, 10) };
    const booking = await send(`${url}/api/public-bookings`, { method: "POST", headers, body: JSON.stringify(body) });
    if (booking.status !== 201) throw new Failure(`A request answered ${booking.status}: ${booking.body}`);
    const { id } = JSON.parse(booking.body);
    const change = JSON.stringify({ status: "confirmed" });
    const answer = await send(`${url}/api/bookings/${id}`, { method: "PATCH", headers, body: change });
    // A holiday has no room: the answer is as dear.
    if (answer.status !== 200 && answer.status !== 409) throw new Failure(`A confirmation answered ${answer.status}: ${answer.body}`);
    times.push(answer.ms);
  }
  times.sort((one, other) => one - other);
  const found = [times[Math.floor(COUNT / 2)], times[Math.floor(COUNT * 0.95)]];
  const last = before.get("confirm");
  before.set("confirm", found);
  console.log(line(["confirm with a room", "", "", "", "", ...withRatios(found, last, 1)]));
}

/** Each figure with its ratio to that of the size before; as many empty places where nothing was taken. */
function withRatios(figures, last, digits) {
  if (figures.length === 0) return ["", "", "", ""];
  return figures.flatMap((figure, at) => [figure.toFixed(digits), last?.[at] ? (figure / last[at]).toFixed(2) : ""]);
}

function sizes() {
  const at = process.argv.indexOf("--sizes");
  const list = (at < 0 ? "1000,10000,100000" : (process.argv[at + 1] ?? "")).split(",").map(Number);
  if (list.some((size) => !Number.isInteger(size) || size < 1))
    throw new Failure("--sizes takes numbers separated by commas, for example 1000,10000.");
  return list.sort((one, other) => one - other);
}

function line([name, ...figures]) {
  return `  ${name.padEnd(28)}${figures.map((figure) => String(figure).padStart(10)).join("")}`;
}

/** Milliseconds of the median and of the slowest twentieth. */
async function timesOf(send, url, cookie) {
  const times = [];
  for (let sent = 0; sent < COUNT + 10; sent += 1) {
    const answer = await send(encodeURI(url), { headers: { Cookie: cookie } });
    if (answer.status !== 200) throw new Failure(`${url} answered ${answer.status}.`);
    // The first ones warm the caches up.
    if (sent >= 10) times.push(answer.ms);
  }
  times.sort((one, other) => one - other);
  return [times[Math.floor(COUNT / 2)], times[Math.floor(COUNT * 0.95)]];
}

async function signedIn(send, url) {
  const answer = await send(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ email: DEMO_ACCOUNTS[0][0], password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Failure(`Signing in answered ${answer.status}.`);
  return answer.headers["set-cookie"].map((line) => line.split(";")[0]).join("; ");
}
