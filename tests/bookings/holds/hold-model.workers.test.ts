/**
 * Holds by visitors against a model of them and of the one room that they want: placed, given back, extended, released, confirmed,
 * cancelled, while time goes by and the schedule runs or does not (quality, "Reliability").
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { AppError } from "#app/domain/errors.ts";
import { endDueHolds } from "#app/services/bookings/holds/end-due-holds.server.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { againstModel, MODEL_TIME } from "#tests/kit/model-size.ts";

const HOUR = 3_600_000;
const START = Date.parse("2027-02-01T15:00:00Z");
const LONG = VISITOR_HOLD.hours * HOUR;
const REST = VISITOR_HOLD.restDays * 24 * HOUR;

/** All want the only room of Toronto that seats 150: the first two at hours that meet, the others on days of their own. */
const WANTED = [
  { bookingDate: "2027-06-01", startTime: "09:00", endTime: "12:00" },
  { bookingDate: "2027-06-01", startTime: "11:00", endTime: "14:00" },
  { bookingDate: "2027-06-02", startTime: "09:00", endTime: "12:00" },
  { bookingDate: "2027-06-03", startTime: "09:00", endTime: "12:00" },
] as const;
const meet = (one: number, other: number) => one !== other && one < 2 && other < 2;

interface Request {
  status: "pending" | "confirmed" | "cancelled";
  /** The hold that runs, or the last one; null before the first. */
  hold: { endsAt: number; extended: boolean; ended: number | null; confirmed: boolean } | null;
}
interface Model {
  now: number;
  requests: readonly Request[];
}

type Deed = "place" | "give_back" | "extend" | "release" | "confirm" | "cancel";
type Command = { do: "wait"; hours: number } | { do: "run" } | { do: Deed; of: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("wait" as const), hours: fc.constantFrom(1, 20, 47, 48, 96, 168) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("run" as const) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant("place" as const), of: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom<Deed>("give_back", "extend", "release", "confirm", "cancel"), of: fc.nat(3) }) },
);

const runs = ({ hold }: Request, now: number) => hold !== null && hold.ended === null && hold.endsAt > now;
/** Whether the last hold ended so lately that its booking gets no other. */
const rests = ({ hold }: Request, now: number) =>
  hold !== null && !runs({ status: "pending", hold }, now) && (hold.ended ?? hold.endsAt) > now - REST;
const occupies = (request: Request, now: number) => request.status === "confirmed" || runs(request, now);

/** The model afterwards, or the code of the refusal. */
function after(model: Model, one: Command): Model | string {
  const { now } = model;
  if (one.do === "wait") return { ...model, now: now + one.hours * HOUR };
  if (one.do === "run") return model;
  const subject = model.requests[one.of] as Request;
  const put = (change: Partial<Request>) => ({
    now,
    requests: model.requests.map((each, at) => (at === one.of ? { ...each, ...change } : each)),
  });
  const ended = (confirmed = false) =>
    subject.hold && {
      ...subject.hold,
      ended: subject.hold.ended ?? Math.min(subject.hold.endsAt, now),
      confirmed: subject.hold.confirmed || (confirmed && runs(subject, now)),
    };
  const taken = model.requests.some((other, at) => meet(at, one.of) && occupies(other, now));
  switch (one.do) {
    case "place": {
      if (subject.status !== "pending") return "booking_closed";
      if (runs(subject, now)) return model;
      if (rests(subject, now)) return "hold_refused";
      if (model.requests.filter((other) => runs(other, now)).length >= VISITOR_HOLD.ofMailbox) return "hold_refused";
      if (taken) return "no_room_available";
      // The same mailbox had these hours, and staff did not take them over.
      if (model.requests.some((other, at) => meet(at, one.of) && rests(other, now) && !other.hold?.confirmed)) return "hold_refused";
      return put({ hold: { endsAt: now + LONG, extended: false, ended: null, confirmed: false } });
    }
    case "give_back":
      return runs(subject, now) ? put({ hold: ended() }) : model;
    case "extend":
      if (!subject.hold || !runs(subject, now) || subject.hold.extended) return "hold_refused";
      return put({ hold: { ...subject.hold, endsAt: subject.hold.endsAt + LONG, extended: true } });
    case "release":
      if (subject.status !== "pending") return "transition_refused";
      return runs(subject, now) ? put({ hold: ended() }) : model;
    case "confirm":
      if (subject.status !== "pending") return "transition_refused";
      return taken ? "no_room_available" : put({ status: "confirmed", hold: ended(true) });
    case "cancel":
      return subject.status === "cancelled" ? "transition_refused" : put({ status: "cancelled", hold: ended() });
  }
}

let cookie = "";
let mailboxes = 0;

/** Does it in the application; gives the code of the refusal, or null. */
async function doIt(one: Command, ids: readonly string[], now: number): Promise<string | null> {
  const options = { clock: () => new Date(now), variables: { RATE_LIMITS: "off" } };
  if (one.do === "wait") return null;
  if (one.do === "run") {
    await endDueHolds({ db: connect(env.DB), clock: () => new Date(now) });
    return null;
  }
  const id = ids[one.of] ?? "";
  const key = await keyOf(id, "manage");
  const [client, staff] = [apiClient(options), apiClient({ ...options, cookie })];
  const deeds: Readonly<Record<Deed, () => Promise<unknown>>> = {
    place: () => client.within(({ visitorHolds }) => visitorHolds.place(key)),
    give_back: () => client.within(({ visitorHolds }) => visitorHolds.giveBack(key)),
    extend: () => staff.within(({ visitorHolds }) => visitorHolds.extend(id)),
    release: () => staff.within(({ holds }) => holds.release(id)),
    confirm: () => staff.within(({ desk }) => desk.move(id, { status: "confirmed" })),
    cancel: () => staff.within(({ desk }) => desk.move(id, { status: "cancelled", reason: "Settled." })),
  };
  try {
    await deeds[one.do]();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function run(commands: readonly Command[]): Promise<void> {
  cookie ||= (await asRole("admin")).client.cookies();
  await env.DB.batch([env.DB.prepare("DELETE FROM room_holds"), env.DB.prepare("DELETE FROM visitor_holds")]);
  mailboxes += 1;
  const address = `model.${mailboxes}@gmail.com`;
  const ids: string[] = [];
  for (const wanted of WANTED) {
    const details = { mainRoomCapacity: "150" };
    ids.push((await booking({ status: "pending", ...wanted, details, bookingContactEmail: address, contactEmailKey: address })).id);
  }
  let model: Model = { now: START, requests: WANTED.map(() => ({ status: "pending", hold: null })) };
  for (const one of commands) {
    const expected = after(model, one);
    const refused = await doIt(one, ids, model.now);
    expect([one, refused]).toEqual([one, typeof expected === "string" ? expected : null]);
    if (typeof expected !== "string") model = expected;
    const { now } = model;
    const { results } = await env.DB.prepare("SELECT booking_id FROM room_holds WHERE expires_at IS NULL OR expires_at > ?")
      .bind(now)
      .all<{ booking_id: string }>();
    const holding = ids.map((id) => results.some(({ booking_id }) => booking_id === id));
    expect([one, holding]).toEqual([one, model.requests.map((request) => occupies(request, now))]);
    expect(results.length).toBe(holding.filter(Boolean).length);
  }
}

test("random holds of requests that want the same room", { timeout: MODEL_TIME }, async () => {
  await againstModel("hold", 3, command, run);
});
