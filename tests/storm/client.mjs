/** What the storms share: a client over HTTP, work in lanes, and the database looked into once the server is gone. */
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#scripts/server/local-server.mjs";

/** Sends JSON and gives `{ status, text, body }`; `headers` over those of a JSON request. */
export async function call(url, method, path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  let parsed = null;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Not JSON: the text says it.
  }
  return { status: answer.status, text, body: parsed };
}

/** The cookies of a signed-in demo administrator, as a header. */
export async function administrator(url) {
  const [[email]] = DEMO_ACCOUNTS;
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
    Origin: url,
  };
}

/** Runs `work(item, lane)` over the items in `lanes` lanes, each taking the next when it is free. */
export async function inLanes(items, lanes, work) {
  const rest = items[Symbol.iterator]();
  const results = [];
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let next = rest.next(); !next.done; next = rest.next()) results.push(await work(next.value, lane));
    }),
  );
  return results;
}

/** A request for a room: a mediation in person. */
export function request(change = {}) {
  return {
    proceedingType: "mediation",
    locationType: "in_person",
    location: "arbitration_place_cayman",
    contactName: "Geneviève O’Brien",
    contactFirm: "Tremblay & Osei LLP",
    contactEmail: `storm-${randomUUID().slice(0, 8)}@tremblay-osei.example`,
    contactPhone: "+1 514 555 0142",
    caseDescription: "Two shareholders disagree about the valuation of a clinic.",
    urgencyLevel: "standard",
    ...change,
  };
}

/** `YYYY-MM-DD`, `days` after 1 March 2027, a Monday. */
export function dayAt(days) {
  return new Date(Date.UTC(2027, 2, 1) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A random number generator of its own seed, so that a storm can be repeated (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (limit) => Math.floor(next() * limit), of: (list) => list[Math.floor(next() * list.length)] };
}

/** The server's database, once the server is gone: `all(sql)` gives rows. */
export function openDatabase(state) {
  const folder = join(state, "data", "v3", "d1", "miniflare-D1DatabaseObject");
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(".sqlite") || name.startsWith("metadata")) continue;
    const database = new DatabaseSync(join(folder, name));
    const [found] = database.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'room_holds'").all();
    if (found.n === 1) return { all: (sql) => database.prepare(sql).all(), close: () => database.close() };
    database.close();
  }
  throw new Error(`No database in ${folder}`);
}

/** Pairs of holds of one room that overlap; there must be none. */
export const OVERLAPS = `
  SELECT count(*) AS n FROM room_holds AS one JOIN room_holds AS other
    ON one.room_id = other.room_id AND one.id < other.id
   AND one.starts_at < other.busy_until AND other.starts_at < one.busy_until
  WHERE one.expires_at IS NULL AND other.expires_at IS NULL`;

/** What must hold of every booking at rest, each a count that must be 0. */
export const INVARIANTS = {
  "holds of one room that overlap": OVERLAPS,
  "bookings without the first entry of their history":
    "SELECT count(*) AS n FROM bookings WHERE id NOT IN (SELECT subject_id FROM audit_entries WHERE subject_type = 'booking' AND seq = 1) AND booking_contact_email LIKE '%@tremblay-osei.example'",
  "histories without a booking":
    "SELECT count(*) AS n FROM audit_entries WHERE subject_type = 'booking' AND subject_id NOT IN (SELECT id FROM bookings)",
  "histories with a gap":
    "SELECT count(*) AS n FROM (SELECT subject_id FROM audit_entries WHERE subject_type = 'booking' GROUP BY subject_id HAVING max(seq) <> count(*))",
  "messages about a booking that is not there":
    "SELECT count(*) AS n FROM outbox WHERE json_extract(payload, '$.bookingId') IS NOT NULL AND json_extract(payload, '$.bookingId') NOT IN (SELECT id FROM bookings)",
  "confirmed bookings in a room of ours without a room":
    "SELECT count(*) AS n FROM bookings WHERE status = 'confirmed' AND booking_contact_email LIKE '%@tremblay-osei.example' AND location_type <> 'virtual' AND deleted_at IS NULL AND id NOT IN (SELECT booking_id FROM room_holds)",
  "cancelled bookings that still hold a room":
    "SELECT count(*) AS n FROM room_holds WHERE booking_id IN (SELECT id FROM bookings WHERE status = 'cancelled')",
};
