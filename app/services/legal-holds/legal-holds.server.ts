/**
 * Legal holds, for administrators: the list, placing one, lifting one. Each act asks for one's own password and factor, is entered in the
 * administrator's own history and mailed to all of them.
 */
import { holdingAccess } from "#app/db/accounts/access.repo.server.ts";
import { findPersonByEmail } from "#app/db/accounts/people.repo.server.ts";
import { activeAdministrators } from "#app/db/cases/case-filing.repo.server.ts";
import type { Database, Statement } from "#app/db/client.server.ts";
import { isHoldLifted } from "#app/db/errors.ts";
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
import type { HoldAct } from "#app/domain/mail/subject.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import type { AccountContext } from "#app/services/accounts/account-context.ts";
import { recordOwnChange } from "#app/services/accounts/own-account/own-account.server.ts";
import type { Proof } from "#app/services/accounts/own-account/require-proof.server.ts";
import { proveAdministrator } from "#app/services/accounts/prove-administrator.server.ts";
import { administratorOf } from "#app/services/accounts/require-administrator.server.ts";
import { securityNotice } from "#app/services/accounts/security-notices.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";

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

/** Places a hold; gives its id. Throws `invalid_input` with the field, `too_many_requests`, and as `listLegalHolds`. */
export async function placeLegalHold(context: AccountContext, asked: NewHold, proof: Proof): Promise<{ id: string }> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const { kind, subject, reason, lastDay } = parseInput(newHoldSchema, asked);
  const now = clock().getTime();
  const endsAt = lastDay ? instantOf(addDays(lastDay, 1), "00:00", HEAD_OFFICE.zone) : null;
  if (endsAt !== null && endsAt <= now) throw refusedField("lastDay", "legal_hold_day");
  const found = await subjectOf(db, kind, subject);
  if (!found) throw refusedField("subject", UNKNOWN[kind]);
  const access = await proveAdministrator(context, proof);
  const id = newId();
  const row = { id, subjectType: kind, ...found, reason, placedBy: who.id, placedAt: now, lastDay: lastDay || null, endsAt };
  await entered(context, { act: "legal_hold_placed", hold: { id, kind }, by: who.id }, [holdingAccess(db, access), placingHold(db, row)]);
  return { id };
}

/**
 * Lifts a hold for a reason. Throws `not_found`, `invalid_input` on `reason`, `password`, `code` or `passkey`, `conflict` where it was lifted before,
 * `too_many_requests`.
 */
export async function liftLegalHold(context: AccountContext, id: string, asked: { reason: string }, proof: Proof): Promise<void> {
  const { clock, db } = context;
  const who = await administratorOf(context);
  const { reason } = parseInput(liftSchema, asked);
  const [hold] = await findHold(db, id);
  if (!hold) throw new AppError("not_found");
  const access = await proveAdministrator(context, proof);
  if (hold.liftedAt !== null) throw new AppError("conflict");
  const lifting = liftingHold(db, id, { by: who.id, at: clock().getTime(), reason });
  await entered(context, { act: "legal_hold_lifted", hold, by: who.id }, [holdingAccess(db, access), lifting]);
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

interface HoldNews {
  act: HoldAct;
  hold: { id: string; kind: HeldKind };
  /** Who does it. */
  by: string;
}

/**
 * Makes the change with its entry in the administrator's own history, and mails all active administrators, who acts among them: all or nothing. The mails
 * say what kind of thing is held, and not which: the list does.
 */
async function entered(context: AccountContext, { act, hold, by }: HoldNews, statements: readonly Statement[]): Promise<void> {
  const { clock, db } = context;
  const now = clock().getTime();
  const about = { legalHold: { kind: hold.kind }, by };
  const mails = (await activeAdministrators(db)).map((one) => securityNotice(db, one, act, now, about));
  try {
    await recordOwnChange(context, act, { hold: hold.id, kind: hold.kind }, [...statements, ...mails]);
  } catch (error) {
    if (isHoldLifted(error)) throw new AppError("conflict", { cause: error });
    throw error;
  }
}
