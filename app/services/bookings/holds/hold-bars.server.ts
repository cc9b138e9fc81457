/** The limits of holds that visitors place by themselves, checked before the database checks the same when a hold is written (migrations 0046 and 0315). */
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import { earlierTimesOf, pastHoldsOf, runningHolds, visitorsRooms } from "#app/db/venues/visitor-holds.repo.server.ts";
import {
  type EarlierTime,
  type HoldBar,
  type HoldState,
  hasShareLeft,
  isWithinSize,
  type KeptRoom,
  restOf,
  VISITOR_HOLD,
} from "#app/domain/booking/office/visitor-hold.ts";
import type { RoomsOfDay } from "#app/domain/hearing-plan/rooms.ts";
import { firmOf } from "#app/domain/mail/firm.ts";
import { mailboxOf } from "#app/domain/mail/mail-limits.ts";
import { spanOf } from "#app/domain/venue/occupancy.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { acceptedSecrets, authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";
import type { CheckedFit } from "#app/services/venues/check-fit.server.ts";
import { DAY, type HoldContext } from "./hold-context.ts";

type Barred = Extract<HoldState, { state: "barred" }>;

/** Who reads it: `contact` has proven the booking's address; `anybody` hears nothing of what else that address, its firm or its network holds. */
export type HoldReader = "anybody" | "contact";

/** Whose hold it would be, as it is stored. */
export function holderOf({ env }: Pick<HoldContext, "env">, row: Pick<BookingRow, "contactEmailKey">) {
  return holderBy(authSecretOf(env), row);
}

function holderBy(secret: string, { contactEmailKey }: Pick<BookingRow, "contactEmailKey">) {
  const firm = firmOf(contactEmailKey);
  return { mailbox: keyedHash(secret, "holder", mailboxOf(contactEmailKey)), firm: firm && keyedHash(secret, "holder", `@${firm}`) };
}

/** Why the limits speak against a hold, and until when where that is the reader's affair; null when they do not. */
export async function barOf(context: HoldContext, row: BookingRow, fit: CheckedFit, reader: HoldReader): Promise<Barred | null> {
  if (!isWithinSize(fit.days, fit.need)) return barred("size");
  const found = await read(context, row, fit);
  const rested = restOf(found.past, [ALWAYS]);
  if (rested !== null) return barred("rested", rested);
  const ofHolder = reader === "contact" ? barOfHolder(found) : null;
  if (ofHolder || fit.reasons.length > 0) return ofHolder;
  const timesRest =
    reader === "contact"
      ? restOf(
          found.earlier,
          fit.rooms.map(({ span }) => span),
        )
      : null;
  if (timesRest !== null) return barred("rested", timesRest);
  return hasShareLeft(found.kept, keptRooms(fit.rooms), fit.state.rooms.length) ? null : barred("share");
}

/** A booking rests as a whole, whatever the hours that it held, also after staff took its hold over. */
const ALWAYS = { startsAt: Number.NEGATIVE_INFINITY, endsAt: Number.POSITIVE_INFINITY };

async function read(context: HoldContext, row: BookingRow, { days, state }: CheckedFit) {
  const { db, clock, network } = context;
  const now = clock().getTime();
  const since = now - VISITOR_HOLD.restDays * DAY;
  // What is stored under a former secret counts until it is brought under the present one.
  const holders = acceptedSecrets(context.env).map((secret) => holderBy(secret, row));
  const mailbox = holders.map((holder) => holder.mailbox);
  const firm = holders.flatMap((holder) => holder.firm ?? []);
  const spans = days.map((day) => spanOf(day, state.venue, state.buffer));
  const [from, until] = [Math.min(...spans.map(({ startsAt }) => startsAt)), Math.max(...spans.map(({ endsAt }) => endsAt))];
  const [past, [ofMailbox], [ofFirm], [ofNetwork], earlier, kept] = await db.batch([
    pastHoldsOf(db, row.id, since, now),
    runningHolds(db, { mailbox }, now),
    runningHolds(db, { firm }, now),
    runningHolds(db, { network: [network()] }, now),
    earlierTimesOf(db, { mailbox, venueId: state.venue.id }, since, now),
    visitorsRooms(db, state.venue.id, from, until, now),
  ]);
  const whole = past.map((hold): EarlierTime => ({ ...hold, ...ALWAYS, outcome: hold.outcome === "moved" ? "moved" : "expired" }));
  return { past: whole, ofMailbox, ofFirm, ofNetwork, earlier, kept };
}

type Read = Awaited<ReturnType<typeof read>>;

function barOfHolder({ ofMailbox, ofFirm, ofNetwork }: Pick<Read, "ofMailbox" | "ofFirm" | "ofNetwork">): Barred | null {
  if ((ofMailbox?.count ?? 0) >= VISITOR_HOLD.ofMailbox) return barred("mailbox", ofMailbox?.firstEnd ?? null);
  // When a colleague's hold ends is theirs to tell.
  if ((ofFirm?.count ?? 0) >= VISITOR_HOLD.ofFirm) return barred("firm");
  return (ofNetwork?.count ?? 0) >= VISITOR_HOLD.ofNetwork ? barred("network") : null;
}

const keptRooms = (days: readonly RoomsOfDay[]): KeptRoom[] =>
  days.flatMap(({ span, main, breakouts }) => [main, ...breakouts].map((roomId) => ({ roomId, ...span })));

export const barred = (bar: HoldBar, until: number | null = null): Barred => ({
  state: "barred",
  bar,
  until: until === null ? null : new Date(until).toISOString(),
});
