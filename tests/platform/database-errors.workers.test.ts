/** What D1 really says when it refuses, as the one place that reads it understands it. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import * as refusals from "#app/db/errors.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { user } from "#app/db/schema/people.ts";
import { booking, newPerson, person } from "#tests/kit/factories.ts";

const db = connect(env.DB);

async function refusalOf(work: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error("The database took it.");
}

/** Names of the refusals that are recognised in an error. */
const recognised = (error: unknown) =>
  Object.entries(refusals)
    .filter(([, is]) => is(error))
    .map(([name]) => name);

const anEntry = (seq: number) =>
  env.DB.prepare(
    "INSERT INTO audit_entries (subject_type, subject_id, seq, at, actor_id, actor_kind, action, changes, previous_hash, hash) VALUES ('booking', 'refused', ?, 1, NULL, 'visitor', 'made', '{}', ?, ?)",
  ).bind(seq, "0".repeat(64), "1".repeat(64));

test("a booking's number that was given before", async () => {
  const { bookingNumber } = await booking();
  const error = await refusalOf(() => booking({ bookingNumber }));
  expect(recognised(error)).toEqual(["isBookingNumberTaken"]);
});

test("an account's address that is taken, in a batch too", async () => {
  const { email } = await person("party");
  const again = newPerson("party", { email });
  expect(recognised(await refusalOf(() => db.insert(user).values(again)))).toEqual(["isAddressTaken"]);
  expect(recognised(await refusalOf(() => db.batch([db.insert(user).values(again), db.select().from(bookings).limit(1)])))).toEqual([
    "isAddressTaken",
  ]);
});

test("an entry of a history that somebody else has written", async () => {
  await anEntry(1).run();
  expect(recognised(await refusalOf(() => anEntry(1).run()))).toEqual(["isVersionConflict"]);
});

test("a room's name that its venue has", async () => {
  const columns = (await env.DB.prepare("SELECT name FROM pragma_table_info('rooms')").all<{ name: string }>()).results.map(
    ({ name }) => name,
  );
  const chosen = columns.map((name) => (name === "id" ? "'another-id'" : name)).join(", ");
  const insert = `INSERT INTO rooms (${columns.join(", ")}) SELECT ${chosen} FROM rooms LIMIT 1`;
  expect(recognised(await refusalOf(() => env.DB.prepare(insert).run()))).toEqual(["isRoomNameTaken"]);
});

test("what is no refusal of the database is none of them", () => {
  expect(recognised(new Error("fetch failed"))).toEqual([]);
  expect(recognised("UNIQUE")).toEqual([]);
});
