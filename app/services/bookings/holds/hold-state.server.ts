/** The room of a request: held, to be had for 48 hours, or why not. */
import { type BookingRow, findBooking } from "#app/db/bookings/bookings.repo.server.ts";
import { roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { openHoldOf, pastHoldsOf, runningHolds } from "#app/db/venues/visitor-holds.repo.server.ts";
import { firmOf, type HoldBar, type HoldState, isHoldable, VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import type { RoomsOfDay } from "#app/domain/hearing-plan/rooms.ts";
import { mailboxOf } from "#app/domain/mail/mail-limits.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import type { CheckedFit } from "#app/services/venues/check-fit.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { heldRoom } from "#app/services/venues/room-plans.server.ts";
import { DAY, type HoldContext } from "./hold-context.ts";

type Held = Extract<HoldState, { state: "held" }>;
type Barred = Extract<HoldState, { state: "barred" }>;

/** The hold of a booking by its id, for a door that may show it to its reader (authorise before). Null where nothing can be held. */
export async function holdOfBooking(context: HoldContext, bookingId: string): Promise<HoldState | null> {
  const row = await findBooking(context.db, bookingId);
  return row && stateOfHold(context, row);
}

/** The same of a row that was read. */
export async function stateOfHold(context: HoldContext, row: BookingRow): Promise<HoldState | null> {
  if (!isHoldable(row) || !ownVenueOf(row)) return null;
  const held = await heldNow(context, row.id);
  if (held) return held;
  const barred = await barOf(context, row);
  if (barred) return barred;
  const fit = await fitOfHold(context, row);
  if (!fit) return null;
  if (fit.reasons.length > 0)
    return { state: "unfit", reasons: fit.reasons, alternatives: await context.fits.alternatives(row, null, VISITOR_HOLD.hours) };
  return { state: "offered", days: fit.days, rooms: roomsOf(fit) };
}

/** What is held for the booking for a while, by its visitor or by staff; null for nothing. */
export async function heldNow({ db, clock }: Pick<HoldContext, "db" | "clock">, bookingId: string): Promise<Held | null> {
  const now = clock().getTime();
  const [rooms, [own]] = await db.batch([roomsOfBooking(db, bookingId, now), openHoldOf(db, bookingId, now)]);
  const until = rooms[0]?.expiresAt;
  if (!until) return null;
  return { state: "held", until: new Date(until).toISOString(), byVisitor: own !== undefined, rooms: rooms.map(heldRoom) };
}

/** The one rule of fit, for every day, and each of them far enough ahead. */
export const fitOfHold = ({ fits }: HoldContext, row: BookingRow): Promise<CheckedFit | null> =>
  fits.check(row, { notice: VISITOR_HOLD.hours });

/** Whose hold it would be, as it is stored. */
export function holderOf({ env }: Pick<HoldContext, "env">, row: Pick<BookingRow, "contactEmailKey">) {
  const firm = firmOf(row.contactEmailKey);
  return {
    mailbox: keyedHash(env.AUTH_SECRET, "holder", mailboxOf(row.contactEmailKey)),
    firm: firm && keyedHash(env.AUTH_SECRET, "holder", `@${firm}`),
  };
}

/** Why the limits speak against another hold, and until when; null when they do not. The database asks the same when it is placed. */
export async function barOf(context: HoldContext, row: BookingRow): Promise<Barred | null> {
  const { db, clock } = context;
  const now = clock().getTime();
  const { mailbox, firm } = holderOf(context, row);
  const rest = VISITOR_HOLD.restDays * DAY;
  const [past, [ofMailbox], [ofFirm]] = await db.batch([
    pastHoldsOf(db, row.id, now - rest, now),
    runningHolds(db, { mailbox }, now),
    runningHolds(db, { firm }, now),
  ]);
  const moved = past.filter(({ outcome }) => outcome === "moved");
  const resting = moved.length < past.length ? past.filter(({ outcome }) => outcome !== "moved") : moved.length >= MOST_MOVED ? moved : [];
  if (resting.length > 0) return barred("rested", Math.max(...resting.map(({ endedAt }) => endedAt)) + rest);
  if ((ofMailbox?.count ?? 0) >= VISITOR_HOLD.ofMailbox) return barred("mailbox", ofMailbox?.firstEnd ?? null);
  if (firm && (ofFirm?.count ?? 0) >= VISITOR_HOLD.ofFirm) return barred("firm", ofFirm?.firstEnd ?? null);
  return null;
}

/** Holds of one booking that are lost by moving it before it rests as well. */
const MOST_MOVED = 2;

const barred = (bar: HoldBar, until: number | null): Barred => ({
  state: "barred",
  bar,
  until: until === null ? null : new Date(until).toISOString(),
});

/** Each room once, main rooms first. */
function roomsOf({ rooms, state }: CheckedFit) {
  const main = new Set(rooms.map((day: RoomsOfDay) => day.main));
  const ids = new Set([...main, ...rooms.flatMap(({ breakouts }: RoomsOfDay) => breakouts)]);
  return [...ids].flatMap((id) => {
    const room = state.rooms.find((one) => one.id === id) as { name?: string; capacity: number } | undefined;
    return room?.name ? [{ name: room.name, capacity: room.capacity, part: main.has(id) ? ("main" as const) : ("breakout" as const) }] : [];
  });
}
