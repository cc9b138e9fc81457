/** A visitor of the chat asks to be called: a task for staff with its clock, and the mails that say so. */

import { writingMail } from "#app/db/mail-source.server.ts";
import { staffTasks } from "#app/db/schema/bookings.ts";
import { afterBusinessHours } from "#app/domain/booking/schedule/schedule.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { CallbackMailKind } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { venueForClock } from "#app/services/venues/venues-in-force.server.ts";

export interface PromisedCall {
  /** By when, ISO 8601. */
  by: string;
  phone: string;
  zone: string;
}

interface CallWish {
  chatSessionId: string;
  contact: { name: string; phone: string; email: string };
  /** The draft's venue, whose hours the promise is counted in; null for the head office. */
  location: string | null;
  /** The language in which the visitor is written to; null when no mail is due. */
  toldBy: Locale | null;
  /** Calls enough were promised before: nothing is written, and the same is said. */
  again: boolean;
}

/** Whether a call to `phone` may be promised: one network, or one number in many conversations, must not fill staff's queue. */
export function mayPromiseCall(rateLimits: RateLimits, phone: string): Promise<boolean> {
  const numbers = linesIn(phone).map((subject) => ({ bucket: "callback_number", subject }) as const);
  return allows(rateLimits.takeAll([{ bucket: "callback" }, ...numbers]));
}

/** Whether the office may be written to once more, that somebody asks for a person. Their conversation waits in any case. */
export function mayNotifyOffice(rateLimits: RateLimits): Promise<boolean> {
  return allows(rateLimits.take("person_asked"));
}

async function allows(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}

const LINE = 10;

/**
 * The telephone lines that a number may name, however it is written: whatever ten digits follow each other in it. What is written
 * before or behind (a country code, an extension, anything) makes no other line of it. No line begins with 0 or 1, as North America's
 * country code does: with it, a number would share ten digits with its neighbours.
 */
function linesIn(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  const lines = Array.from({ length: Math.max(0, digits.length - LINE + 1) }, (_, at) => digits.slice(at, at + LINE));
  const named = new Set(lines.filter((line) => !/^[01]/.test(line)));
  return named.size > 0 ? [...named] : [digits];
}

/** Promises a call within two business hours of the venue. */
export async function promiseCall(
  { db, clock }: ServiceContext,
  { chatSessionId, contact, location, toldBy, again }: CallWish,
): Promise<PromisedCall> {
  const now = clock().getTime();
  const venue = venueOf(location) ?? HEAD_OFFICE;
  const dueAt = afterBusinessHours(now, 2, await venueForClock(db, venue, now));
  const promised = { by: new Date(dueAt).toISOString(), phone: contact.phone, zone: venue.zone };
  if (again) return promised;
  const message = (kind: CallbackMailKind, recipient: string, locale: Locale) =>
    writingMail(db, {
      id: newId(),
      kind,
      recipient,
      locale,
      payload: { ...contact, dueAt, location },
      createdAt: now,
      deliverAfter: now,
      attempts: 0,
    });
  await db.batch([
    db.insert(staffTasks).values({ id: newId(), kind: "call_visitor", chatSessionId, contact, dueAt, createdAt: now }),
    message("callback_requested_staff", venue.email || PROVIDER.email, "en"),
    ...(contact.email && toldBy ? [message("callback_requested", contact.email, toldBy)] : []),
  ]);
  return promised;
}

/** Long enough for the visitor to give a number after all: then a call is promised instead, and this mail is not sent. */
const GIVEN_TO_ANSWER = 120_000;

/** Tells the office, as part of the turn's batch, that a visitor asks for a person and has left no number. */
export function tellingOffice({ db }: ServiceContext, chatSessionId: string, location: string | null, now: number) {
  return writingMail(db, {
    id: newId(),
    kind: "person_asked_staff",
    recipient: (venueOf(location) ?? HEAD_OFFICE).email || PROVIDER.email,
    locale: "en",
    payload: { chatSessionId },
    createdAt: now,
    deliverAfter: now + GIVEN_TO_ANSWER,
    attempts: 0,
  });
}
