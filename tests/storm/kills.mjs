/** The Worker killed while it writes: what was acknowledged is there, whole; what was not is there whole or not at all. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { administrator, call, dayAt, random, request } from "./client.mjs";

/** Begins the addresses of these bookings. */
const MARK = "killed-";

/** `start` gives a server over the same state. Gives what was acknowledged. */
export async function killedUnderWrites(start, { kills, clients, seed, onKill = () => undefined }) {
  const dice = random(seed);
  const acknowledged = new Map();
  let cut = 0;
  const wrong = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await start();
    const headers = await administrator(server.url);
    const ending = new AbortController();
    const lanes = Array.from({ length: clients }, async () => {
      while (!ending.signal.aborted) {
        try {
          const day = dayAt(800 + dice.below(200));
          const body = request({ preferredDate: day, startTime: "09:00", contactEmail: `${MARK}${randomUUID()}@tremblay-osei.example` });
          const made = await call(server.url, "POST", "/api/bookings/fast", body, { "Idempotency-Key": randomUUID() });
          if (made.status !== 201) {
            if (!ending.signal.aborted) wrong.push(`make: ${made.status} ${made.text.slice(0, 120)}`);
            continue;
          }
          acknowledged.set(made.body.id, new Set([made.body.status]));
          // From here on either state may be stored, until the answer says which.
          acknowledged.get(made.body.id).add("confirmed");
          const confirmed = await call(server.url, "PATCH", `/api/bookings/${made.body.id}`, { status: "confirmed" }, headers);
          if (confirmed.status === 200) acknowledged.set(made.body.id, new Set(["confirmed"]));
          else if (confirmed.status === 409) acknowledged.set(made.body.id, new Set([made.body.status]));
        } catch {
          // The connection was cut with the Worker.
          cut += 1;
        }
      }
    });
    await wait(150 + dice.below(350));
    ending.abort();
    process.kill(-server.pid, "SIGKILL");
    await Promise.all([...lanes, server.ended]);
    onKill(kill);
  }
  return { acknowledged, cut, wrong };
}

/** Acknowledged bookings that are not stored as acknowledged, with all that belongs to them. */
export function lost(database, acknowledged) {
  const stored = new Map(
    database
      .all(
        `SELECT id, status,
                (SELECT count(*) FROM audit_entries WHERE subject_type = 'booking' AND subject_id = bookings.id) AS entries,
                (SELECT count(*) FROM outbox WHERE json_extract(payload, '$.bookingId') = bookings.id) AS messages,
                (SELECT count(*) FROM staff_tasks WHERE booking_id = bookings.id) AS tasks,
                (SELECT count(*) FROM room_holds WHERE booking_id = bookings.id) AS holds
         FROM bookings WHERE booking_contact_email LIKE '${MARK}%'`,
      )
      .map((row) => [row.id, row]),
  );
  const wrong = [];
  for (const [id, statuses] of acknowledged) {
    const row = stored.get(id);
    if (!row) wrong.push(`${id} was acknowledged and is lost`);
    else if (!statuses.has(row.status)) wrong.push(`${id}: acknowledged ${[...statuses].join(" or ")}, stored ${row.status}`);
  }
  for (const row of stored.values()) {
    const confirmed = row.status === "confirmed";
    const whole = confirmed
      ? row.entries === 2 && row.messages >= 3 && row.tasks === 1 && row.holds > 0
      : row.entries === 1 && row.messages >= 2 && row.tasks === 1 && row.holds === 0;
    if (!whole) wrong.push(`half done: ${JSON.stringify(row)}`);
  }
  return { stored: stored.size, wrong };
}
