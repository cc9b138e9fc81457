/** A visitor of the chat asks to be called: a task for staff with its clock, and the mails that say so. */

import { writingMail } from "#app/db/mail-source.server.ts";
import { staffTasks } from "#app/db/schema/bookings.ts";
import { afterBusinessHours } from "#app/domain/booking/schedule.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { CallbackMailKind } from "#app/domain/mail/subject.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
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
