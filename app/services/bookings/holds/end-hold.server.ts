import { type BookingRow, findForChange, writingAudit } from "#app/db/bookings/bookings.repo.server.ts";
import { isVersionConflict } from "#app/db/errors.ts";
import { writingMail } from "#app/db/mail-source.server.ts";
import { holding, releasing, roomsOfBooking } from "#app/db/venues/rooms.repo.server.ts";
import { endingHold, extendingHold, openHoldOf } from "#app/db/venues/visitor-holds.repo.server.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { AppError } from "#app/domain/errors.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { ROOM_TRIES } from "#app/services/platform/tries.ts";
import { clientMessage } from "../booking-messages.ts";
import { type ByKey, byKey, whileKeyOpens } from "../links/acting-key.server.ts";
import { countLinkUse } from "../managed/count-link-use.server.ts";
import { HOUR, type HoldContext } from "./hold-context.ts";

/** Gives the rooms back, by who holds the link for changes; pressed twice, it is done once. What staff hold stays. Throws `not_found`. */
export async function giveBackHold(context: HoldContext, manageToken: string): Promise<void> {
  const opened = await context.links.opened("manage", manageToken);
  if (!opened) throw new AppError("not_found");
  await countLinkUse(context, opened.id);
  const held = byKey(context, { purpose: "manage", bookingId: opened.id, token: manageToken });
  await whileKeyOpens(() => giveBack(context, opened, held));
}

async function giveBack({ db, clock }: HoldContext, opened: BookingRow, held: ByKey): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await findForChange(db, opened.id);
    if (!found) throw new AppError("not_found");
    const now = clock().getTime();
    const [rooms, [own]] = await db.batch([roomsOfBooking(db, opened.id, now), openHoldOf(db, opened.id, now)]);
    if (!own) return;
    const changes = { rooms: [...new Set(rooms.map(({ roomId }) => roomId))] };
    const event = { subjectType: "booking", subjectId: opened.id, action: "hold_released", changes } as const;
    try {
      await db.batch([
        writingAudit(db, await nextAuditEntry(event, { kind: "visitor" }, now, found.last)),
        ...(await held(now)),
        releasing(db, opened.id),
        endingHold(db, opened.id, now, "given_back"),
      ]);
      return;
    } catch (error) {
      if (!isVersionConflict(error) || attempt >= ROOM_TRIES) throw error;
    }
  }
}

/**
 * Extends a visitor's hold by 48 hours, once; its contact is informed. For administrators; throws `not_found` for everybody else,
 * `hold_refused` where no hold of a visitor runs or it was extended before, `conflict` when somebody else was faster.
 */
export async function extendHold({ db, actor, clock }: HoldContext, bookingId: string): Promise<void> {
  const who = await actor();
  requireAdministrator(who);
  const found = await findForChange(db, bookingId);
  if (!found) throw new AppError("not_found");
  const now = clock().getTime();
  const [rooms, [own]] = await db.batch([roomsOfBooking(db, bookingId, now), openHoldOf(db, bookingId, now)]);
  if (!own || own.extendedAt !== null) throw new AppError("hold_refused", { detail: { hold: { bar: own ? "extended" : "ended" } } });
  const endsAt = own.endsAt + VISITOR_HOLD.hours * HOUR;
  const until = new Date(endsAt).toISOString();
  const event = { subjectType: "booking", subjectId: bookingId, action: "hold_extended", changes: { until } } as const;
  const longer = rooms.map(({ roomId, part, startsAt, endsAt: to, busyUntil }) => ({
    id: newId(),
    bookingId,
    roomId,
    part,
    startsAt,
    endsAt: to,
    busyUntil,
    expiresAt: endsAt,
    createdAt: now,
    // The same rooms and days for longer: what the venue has closed since it was placed takes nothing away.
    venueVersion: null,
  }));
  try {
    await db.batch([
      writingAudit(db, await nextAuditEntry(event, who, now, found.last)),
      releasing(db, bookingId),
      ...holding(db, longer),
      extendingHold(db, own.id, endsAt, now),
      writingMail(db, clientMessage("booking_held", found.row, now)),
    ]);
  } catch (error) {
    throw isVersionConflict(error) ? new AppError("conflict") : error;
  }
}
