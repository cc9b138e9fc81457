import { findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { holdBarOf, isRoomTaken, isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { holding } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold, placingHold, releasingExpired } from "#app/db/venues/visitor-holds.repo.server.ts";
import { type HoldState, isHoldable, VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { AppError } from "#app/domain/errors.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import { unfit } from "#app/services/venues/check-fit.server.ts";
import { ownVenueOf } from "#app/services/venues/fit-state.server.ts";
import { holdsOf } from "#app/services/venues/room-plans.server.ts";
import { clientMessage, staffMessage } from "../booking-messages.ts";
import { type ByKey, byKey, whileKeyOpens } from "../links/acting-key.server.ts";
import { countLinkUse } from "../managed/count-link-use.server.ts";
import { holderOf } from "./hold-bars.server.ts";
import { HOUR, type HoldContext } from "./hold-context.ts";
import { fitOfHold, heldNow, judgedFit } from "./hold-state.server.ts";

type Held = Extract<HoldState, { state: "held" }>;

/** A hold that was placed, for the door that asked. */
export interface PlacedHold extends Held {
  bookingNumber: string;
}

/**
 * Holds the rooms of a request for 48 hours, by the key that was mailed for it; the press proves the address. Throws what `place` throws.
 */
export async function placeByLink(context: HoldContext, token: string): Promise<PlacedHold> {
  return placeBy(context, "hold", token);
}

/** The same by the link for changes, which only a mail to the booking's own address holds. */
export async function placeByManaging(context: HoldContext, token: string): Promise<PlacedHold> {
  return placeBy(context, "manage", token);
}

async function placeBy(context: HoldContext, purpose: "hold" | "manage", token: string): Promise<PlacedHold> {
  const { links, prove, rateLimits } = context;
  const row = await links.opened(purpose, token);
  if (!row) throw new AppError("not_found");
  await countLinkUse({ rateLimits }, row.id);
  await prove(row.bookingContactEmail);
  return whileKeyOpens(() => place(context, row.id, byKey(context, { purpose, bookingId: row.id, token })));
}

/**
 * All rooms for every day, or none. What is held already is the answer to a second press. Throws `not_found`, `booking_closed` once
 * nothing waits for staff, `invalid_input` (no day, none of our rooms, days that cannot be) and `no_room_available`, both with the
 * reasons and what fits instead, and `hold_refused` with the limit that it is beyond.
 */
async function place(context: HoldContext, bookingId: string, held: ByKey): Promise<PlacedHold> {
  const { db, clock, network } = context;
  for (let attempt = 1; ; attempt += 1) {
    const found = await findForChange(db, bookingId);
    if (!found) throw new AppError("not_found");
    const { row, last } = found;
    const before = isHoldable(row) ? await heldNow(context, row.id) : null;
    if (before) return { ...before, bookingNumber: row.bookingNumber };
    refuseUnholdable(row);
    const fit = await fitOfHold(context, row);
    const judged = fit && (await judgedFit(context, row, fit, "contact"));
    if (judged?.state === "barred") throw refusedBy(judged);
    if (judged?.state !== "offered")
      throw unfit(row, fit?.reasons ?? [], judged?.state === "unfit" ? { alternatives: judged.alternatives } : {});
    const now = clock().getTime();
    const endsAt = now + VISITOR_HOLD.hours * HOUR;
    const holds = holdsOf(row.id, fit?.rooms ?? [], { now, version: fit?.state.version ?? null }, endsAt);
    const changes = { rooms: [...new Set(holds.map(({ roomId }) => roomId))], until: new Date(endsAt).toISOString() };
    const event = { subjectType: "booking", subjectId: row.id, action: "held", changes } as const;
    try {
      await db.batch([
        // First: of two presses at once the database refuses one, which then finds the other's hold.
        writingAudit(db, await nextAuditEntry(event, { kind: "visitor" }, now, last)),
        ...(await held(now)),
        // One whose time is over and whose end no run of the schedule has written down yet.
        releasingExpired(db, row.id, now),
        endingHold(db, row.id, now, "expired"),
        placingHold(db, { id: newId(), bookingId: row.id, ...holderOf(context, row), network: network(), createdAt: now, endsAt }),
        ...holding(db, holds),
        writingMail(db, clientMessage("booking_held", row, now)),
        writingMail(db, staffMessage("booking_held_staff", row, now)),
      ]);
    } catch (error) {
      const bar = holdBarOf(error);
      if (attempt < ROOM_TRIES && (bar || isVersionConflict(error) || isRoomTaken(error))) continue;
      if (bar) throw refusedBy({ bar, until: null });
      throw isVersionConflict(error) ? new AppError("conflict") : error;
    }
  }
}

function refuseUnholdable(row: Parameters<typeof isHoldable>[0] & Parameters<typeof ownVenueOf>[0]): void {
  if (isHoldable(row) && ownVenueOf(row)) return;
  if (isHoldable({ ...row, bookingDate: "" })) {
    const issue =
      row.bookingDate === null ? { field: "bookingDate", code: "date_required" } : { field: "location", code: "location_invalid" };
    throw new AppError("invalid_input", { issues: [issue] });
  }
  throw new AppError("booking_closed");
}

const refusedBy = ({ bar, until }: Pick<Extract<HoldState, { state: "barred" }>, "bar" | "until">) =>
  new AppError("hold_refused", { detail: { hold: { bar, until } } });
