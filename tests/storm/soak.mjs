/** Mixed load for some minutes: no error, and the isolate's heap back where it was after a minute's rest. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { administrator, call, dayAt, random, request } from "./client.mjs";
import { growthOf } from "./heap-growth.mjs";
import { heapSnapshot, isolateAtRest, residentBytes } from "./memory.mjs";
import { openStreams } from "./streams.mjs";

/** Of its start, at most so much of the heap is left a minute later. */
const HEAP_LIMIT = 1.1;
/** The load is taken in so many laps with a measurement after each: what is kept grows with every lap, what is only held ready does not. */
const LAPS = 3;
const PAGES = ["/", "/fr", "/book", "/es/book", "/about", "/accessibility", "/public-booking", "/api/venues", "/api/ai/faqs"];

/**
 * `server` is served with an inspector. Gives how many calls were made, the statuses, the heap, buffers and processes' memory
 * before it, after each lap and after a rest, what grew in the heap by its snapshots before and after, and what was wrong.
 */
export async function soak(server, { seconds, clients, rest, seed }) {
  const wrong = [];
  const statuses = {};
  const headers = await administrator(server.url);
  // Whatever is loaded or kept on first use is no growth.
  await lanesUntil(Date.now() + Math.min(30_000, seconds * 200), { server, clients, headers, statuses: {}, wrong, seed });
  await wait(5_000);
  const measured = [await memoryOf(server)];
  const begun = await heapSnapshot(server);
  let calls = 0;
  for (let lap = 1; lap <= LAPS; lap += 1) {
    const end = Date.now() + (seconds * 1000) / LAPS;
    calls += await lanesUntil(end, { server, clients, headers, statuses, wrong, seed: seed + lap });
    measured.push(await memoryOf(server));
  }
  await wait(rest * 1000);
  measured.push(await memoryOf(server));
  const [before, after] = [measured[0], measured.at(-1)];
  if (after.heap > before.heap * HEAP_LIMIT) wrong.push(`the heap is at ${Math.round((after.heap / before.heap) * 100)} % of its start`);
  const growth = growthOf(begun, await heapSnapshot(server));
  return { calls, statuses, measured, growth, wrong };
}

async function memoryOf(server) {
  return { ...(await isolateAtRest(server)), resident: residentBytes(server.pid) };
}

/** Whether an outcome ("page 200", "chat refused", "call ECONNRESET") is an error: neither an answer nor a refusal that says when to come again. */
export function isError(what) {
  const outcome = what.slice(what.indexOf(" ") + 1);
  if (/^\d+$/.test(outcome)) return Number(outcome) >= 500 && outcome !== "503";
  return outcome !== "whole" && outcome !== "refused";
}

async function lanesUntil(end, { server, clients, headers, statuses, wrong, seed }) {
  let calls = 0;
  const lane = async (number) => {
    const dice = random(seed * 1000 + number);
    while (Date.now() < end) {
      const [what, status, text] = await one(server.url, dice, headers);
      calls += 1;
      const key = `${what} ${status}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
      if (isError(key)) wrong.push(`${what}: ${status} ${text.slice(0, 120)}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => lane(number)));
  return calls;
}

/** One call of the mix: most read pages, some talk, some book, staff look at their lists. */
async function one(url, dice, headers) {
  const roll = dice.below(100);
  try {
    if (roll < 45) return told("page", await call(url, "GET", dice.of(PAGES)));
    if (roll < 65) {
      const { whole, refused, wrong } = await openStreams(url, { streams: 1 });
      return ["chat", whole ? "whole" : refused ? "refused" : "cut", wrong[0] ?? ""];
    }
    if (roll < 80)
      return told("draft", await call(url, "PATCH", "/api/drafts/current", { version: 0, values: { contactName: "Jane Roe" } }));
    if (roll < 90) {
      const body = request({ preferredDate: dayAt(dice.below(400)), startTime: "09:00" });
      return told("booking", await call(url, "POST", "/api/bookings/fast", body, { "Idempotency-Key": randomUUID() }));
    }
    return told("staff", await call(url, "GET", dice.of(["/api/bookings", "/api/statistics", "/admin", "/bookings"]), undefined, headers));
  } catch (error) {
    return ["call", error.cause?.code ?? error.message, ""];
  }
}

const told = (what, { status, text }) => [what, status, text];
