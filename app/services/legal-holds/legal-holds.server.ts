/** Legal holds, for administrators: the list, placing one, lifting one. Each act is entered in the administrator's own history. */
import { findPersonByEmail, personForChange, writingEntry } from "#app/db/accounts/people.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { isHoldLifted, isVersionConflict } from "#app/db/errors.ts";
import { bookingToHold, caseToHold, findHold, liftingHold, listHolds, placingHold } from "#app/db/legal-holds/legal-holds.repo.server.ts";
import { parseBookingNumber } from "#app/domain/booking/booking-number.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import { canonicalEmail, emailKeyOf } from "#app/domain/email-address.ts";
import { AppError } from "#app/domain/errors.ts";
import {
  type HeldKind,
  holdStateOf,
  type LegalHoldRecord,
  liftSchema,
  type NewHold,
  newHoldSchema,
} from "#app/domain/legal-holds/legal-hold.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { type Administrator, administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { nextAuditEntry } from "#app/services/platform/audit.server.ts";
import { newId } from "#app/services/platform/ids.ts";

/** How often an entry of the history is tried when another is written at the same time. */
const TRIES = 5;

/** All holds, newest first, those that were lifted last. Throws `not_found` for who is no administrator. */
export async function listLegalHolds(context: ServiceContext): Promise<LegalHoldRecord[]> {
  await administratorOf(context);
  const now = context.clock().getTime();
  return (await listHolds(context.db)).map(({ endsAt, placedAt, liftedAt, ...hold }) => ({
    ...hold,
    state: holdStateOf({ endsAt, liftedAt }, now),
    placedAt: new Date(placedAt).toISOString(),
    liftedAt: liftedAt === null ? null : new Date(liftedAt).toISOString(),
  }));
}

/** Places a hold; gives its id. Throws `invalid_input` with the field, and as `listLegalHolds`. */
export async function placeLegalHold(context: ServiceContext, asked: NewHold): Promise<{ id: string }> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const { kind, subject, reason, lastDay } = parseInput(newHoldSchema, asked);
  const now = clock().getTime();
  const endsAt = lastDay ? instantOf(addDays(lastDay, 1), "00:00", HEAD_OFFICE.zone) : null;
  if (endsAt !== null && endsAt <= now) throw refusedField("lastDay", "legal_hold_day");
  const found = await subjectOf(db, kind, subject);
  if (!found) throw refusedField("subject", UNKNOWN[kind]);
  const id = newId();
  const row = { id, subjectType: kind, ...found, reason, placedBy: who.id, placedAt: now, lastDay: lastDay || null, endsAt };
  await entered(context, who, { action: "legal_hold_placed", changes: { hold: id, kind } }, placingHold(db, row));
  return { id };
}

/** Lifts a hold for a reason. Throws `not_found`, `invalid_input` on `reason`, and `conflict` where it was lifted before. */
export async function liftLegalHold(context: ServiceContext, id: string, asked: { reason: string }): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const { reason } = parseInput(liftSchema, asked);
  const [hold] = await findHold(db, id);
  if (!hold) throw new AppError("not_found");
  if (hold.liftedAt !== null) throw new AppError("conflict");
  const lifting = liftingHold(db, id, { by: who.id, at: clock().getTime(), reason });
  await entered(context, who, { action: "legal_hold_lifted", changes: { hold: id, kind: hold.kind } }, lifting);
}

const UNKNOWN: Readonly<Record<HeldKind, string>> = {
  person: "legal_hold_address",
  booking: "legal_hold_booking",
  case: "legal_hold_case",
};

/** What is meant, as the hold's row names it; null where there is none. */
async function subjectOf(db: Database, kind: HeldKind, typed: string) {
  if (kind === "person") {
    if (canonicalEmail(typed) === null) return null;
    const email = emailKeyOf(typed);
    const [account] = await findPersonByEmail(db, email);
    return { subjectId: email, subjectName: email, accountId: account?.id ?? null };
  }
  const number = kind === "booking" ? parseBookingNumber(typed) : typed.toUpperCase();
  if (number === null) return null;
  const [found] = await (kind === "booking" ? bookingToHold(db, number) : caseToHold(db, number));
  return found ? { subjectId: found.id, subjectName: found.name } : null;
}

/** Makes the change with its entry in the administrator's own history: both or neither. */
async function entered(
  { clock, db }: ServiceContext,
  who: Administrator,
  act: { action: string; changes: Record<string, unknown> },
  change: Statement,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await personForChange(db, who.id);
    if (!found) throw new AppError("not_found");
    const event = { subjectType: "person" as const, subjectId: who.id, ...act };
    try {
      await db.batch([writingEntry(db, await nextAuditEntry(event, who, clock().getTime(), found.last)), change]);
      return;
    } catch (error) {
      if (isHoldLifted(error)) throw new AppError("conflict", { cause: error });
      if (!isVersionConflict(error) || attempt >= TRIES) throw error;
    }
  }
}
