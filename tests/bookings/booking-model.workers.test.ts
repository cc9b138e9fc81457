/**
 * Bookings against a model of them: four requests that want two rooms at times that meet and do not meet, moved by staff on the
 * version that they saw, by their author and by a stranger (quality, "Reliability").
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookingStatus } from "#app/domain/booking/vocabulary.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { crowd } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { againstModel, MODEL_TIME } from "#tests/kit/model-size.ts";

/** The first two meet, and the second two are at another time of the day. */
const TIMES = [
  ["09:00", "11:00"],
  ["10:00", "12:00"],
  ["15:00", "16:00"],
  ["15:00", "16:00"],
] as const;
const meet = (one: number, other: number) => Math.floor(one / 2) === Math.floor(other / 2);
const ROOMS = ["cay-07", "cay-08"] as const;
type Room = (typeof ROOMS)[number];

interface Booking {
  status: BookingStatus;
  version: number;
  hidden: boolean;
  room: Room | null;
}
type Model = readonly Booking[];
type By = "admin" | "author" | "stranger";

type Command = { by: By; of: number; stale: boolean } & ({ do: "move"; to: BookingStatus; room: Room; reason: boolean } | { do: "hide" });

const base = {
  by: fc.oneof({ weight: 8, arbitrary: fc.constant<By>("admin") }, { weight: 2, arbitrary: fc.constantFrom<By>("author", "stranger") }),
  of: fc.nat(3),
  stale: fc.integer({ min: 0, max: 6 }).map((of7) => of7 === 0),
};
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      ...base,
      do: fc.constant("move" as const),
      to: fc.constantFrom<BookingStatus>("pending", "confirmed", "confirmed", "confirmed", "completed", "cancelled"),
      room: fc.constantFrom(...ROOMS),
      reason: fc.integer({ min: 0, max: 3 }).map((of4) => of4 > 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...base, do: fc.constant("hide" as const) }) },
);

/** The table of the specification, once more. */
const MOVES: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  consultation_requested: ["pending", "confirmed", "cancelled"],
  pending: ["confirmed", "cancelled"],
  confirmed: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
};

/** The bookings afterwards, or the status of the refusal. */
function after(model: Model, one: Command): Model | number {
  const subject = model[one.of] as Booking;
  const put = (change: Partial<Booking>) =>
    model.map((each, at) => (at === one.of ? { ...each, version: each.version + 1, ...change } : each));
  if (one.by === "stranger") return 404;
  if (one.by === "author") return subject.hidden ? 404 : 403;
  if (one.do === "hide") return subject.hidden ? 404 : put({ hidden: true, room: null });
  if (subject.hidden) return 404;
  if (one.stale || !MOVES[subject.status].includes(one.to)) return 409;
  if (one.to === "cancelled" && !one.reason) return 400;
  if (one.to !== "confirmed") return put({ status: one.to, ...(one.to === "cancelled" ? { room: null } : {}) });
  const taken = model.some((other, at) => at !== one.of && other.room === one.room && meet(at, one.of));
  return taken ? 409 : put({ status: "confirmed", room: one.room });
}

let clients: Record<By, ApiClient> | null = null;
let author = "";

async function run(commands: readonly Command[]): Promise<void> {
  if (!clients) {
    const [admin, who, stranger] = await crowd([{ role: "admin" }, { role: "party" }, { role: "party" }], {
      variables: { RATE_LIMITS: "off" },
    });
    if (!admin || !who || !stranger) throw new Error("Everybody signs in.");
    clients = { admin: admin.client, author: who.client, stranger: stranger.client };
    author = who.who.id;
  }
  await env.DB.prepare("DELETE FROM room_holds").run();
  const ids = await Promise.all(
    TIMES.map(async ([startTime, endTime], at) => {
      const row = await booking({
        status: at % 2 ? "pending" : "consultation_requested",
        locationType: "in_person",
        location: "arbitration_place_cayman",
        timeZone: "America/Cayman",
        bookingDate: "2027-03-16",
        startTime,
        endTime,
        createdByUser: author,
      });
      return row.id;
    }),
  );
  let model: Model = TIMES.map((_, at) => ({
    status: at % 2 ? "pending" : "consultation_requested",
    version: 1,
    hidden: false,
    room: null,
  }));

  for (const one of commands) {
    const expected = after(model, one);
    const path = `/api/bookings/${ids[one.of]}`;
    const client = clients[one.by];
    const version = (model[one.of]?.version ?? 0) + (one.stale ? 1 : 0);
    const answer =
      one.do === "hide"
        ? await client.delete(path)
        : await client.patch(path, {
            status: one.to,
            version,
            ...(one.to === "confirmed" ? { roomId: one.room } : {}),
            ...(one.reason ? { reason: "Settled." } : {}),
          });
    const wanted = typeof expected === "number" ? expected : one.do === "hide" ? 204 : 200;
    expect([one, model[one.of], answer.status]).toEqual([one, model[one.of], wanted]);
    if (typeof expected !== "number") model = expected;
    const [stored, holds] = await env.DB.batch<Record<string, unknown>>([
      env.DB.prepare("SELECT id, status, version, deleted_at FROM bookings WHERE id IN (?, ?, ?, ?)").bind(...ids),
      env.DB.prepare("SELECT booking_id, room_id FROM room_holds"),
    ]);
    const byId = new Map(stored?.results.map((row) => [row.id, row]));
    const held = new Map(holds?.results.map((row) => [row.booking_id, row.room_id]));
    expect(holds?.results.length).toBe(held.size);
    expect([
      one,
      ids.map((id) => [byId.get(id)?.status, byId.get(id)?.version, byId.get(id)?.deleted_at !== null, held.get(id) ?? null]),
    ]).toEqual([one, model.map(({ status, version: at, hidden, room }) => [status, at, hidden, room])]);
  }
  for (const [at, id] of ids.entries()) {
    const shown = await clients.author.get(`/api/bookings/${id}`);
    expect(shown.status).toBe(model[at]?.hidden ? 404 : 200);
    expect((await clients.stranger.get(`/api/bookings/${id}`)).status).toBe(404);
    if (shown.status === 200) expect((await shown.json<{ status: string }>()).status).toBe(model[at]?.status);
  }
}

test("random moves of bookings that want the same rooms", { timeout: MODEL_TIME }, async () => {
  await againstModel("booking", 3, command, run);
});
