/** Rows as the application writes them, put straight into the test database. */

import { env } from "cloudflare:workers";
import type { BookingRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { DraftRow } from "#app/db/bookings/drafts.repo.server.ts";
import type { InquiryRow } from "#app/db/bookings/inquiries.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import { account, user } from "#app/db/schema/people.ts";
import { inquiries } from "#app/db/schema/site.ts";
import { newBookingNumber } from "#app/domain/booking/booking-number.ts";
import { emailKeyOf } from "#app/domain/email-address.ts";
import { sortNameOf } from "#app/domain/people/sort-name.ts";
import { newInquiryReference } from "#app/domain/site/inquiry-reference.ts";
import { newDraft } from "#app/services/bookings/drafts/drafts.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { businessDayIn } from "./payloads.ts";

export type Person = typeof user.$inferSelect;

/** A person who may sign in, not stored yet. Unique e-mail unless given. */
export function newPerson(role: string, change: Partial<Person> = {}): Person {
  const id = crypto.randomUUID();
  const now = new Date();
  return {
    id,
    name: "Ada Beaulieu",
    email: `${role}.${id.slice(0, 8)}@people.example`,
    emailVerified: true,
    image: null,
    role,
    firstName: "Ada",
    lastName: "Beaulieu",
    locale: "en",
    timeZone: "America/Toronto",
    active: true,
    createdAt: now,
    updatedAt: now,
    twoFactorEnabled: false,
    pictureKey: null,
    mailCases: true,
    mailMessages: true,
    mailDocuments: true,
    mailDeadlines: true,
    mailDaily: false,
    sortName: sortNameOf(change.firstName ?? "Ada", change.lastName ?? "Beaulieu"),
    place: null,
    accessVersion: 0,
    ...change,
  };
}

/** Hashing is slow on purpose: one hash of a password does for everyone who has it. */
const hashes = new Map<string, Promise<string>>();
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? import("better-auth/crypto").then(({ hashPassword }) => hashPassword(password));
  hashes.set(password, known);
  return known;
}

/** A person who may sign in; with a `password` also by e-mail and password. */
export async function person(role: string, change: Partial<Person> & { password?: string } = {}): Promise<Person> {
  const { password, ...columns } = change;
  const row = newPerson(role, columns);
  const db = connect(env.DB);
  await db.insert(user).values(row);
  if (password) {
    await db.insert(account).values({
      id: newId(),
      accountId: row.id,
      providerId: "credential",
      userId: row.id,
      password: await hashOf(password),
      createdAt: row.createdAt,
      updatedAt: row.createdAt,
    });
  }
  return row;
}

let numbered = 0;

/** The next of a row of booking numbers: random ones would meet within a few hundred, once in many runs. */
function nextBookingNumber(): string {
  numbered += 1;
  const digits = [...String(1_000_000 + numbered)].map(Number);
  let at = 0;
  return newBookingNumber(() => {
    const digit = digits[at] ?? 0;
    at += 1;
    return at === 1 ? (digit - 0.5) / 9 : (digit + 0.5) / 10;
  });
}

/** A stored booking: a mediation in Toronto a month from now that its contact asked for. */
export async function booking(change: Partial<BookingRow> = {}): Promise<BookingRow> {
  const now = Date.now();
  const row: BookingRow = {
    id: newId(),
    bookingNumber: nextBookingNumber(),
    status: "consultation_requested",
    source: "fast",
    proceedingType: "mediation",
    locationType: "in_person",
    location: "arbitration_place_toronto",
    alternateLocationName: null,
    timeZone: "America/Toronto",
    bookingDate: businessDayIn(30),
    startTime: null,
    endTime: null,
    duration: null,
    startsAt: null,
    urgency: "standard",
    bookingContactName: "Samuel Okoye",
    bookingContactFirm: "Okoye Barristers",
    bookingContactEmail: "samuel@okoye.example",
    bookingContactPhone: "+1 416 555 0168",
    contactEmailKey: "samuel@okoye.example",
    styleOfCause: null,
    caseDescription: "A lease renewal on which landlord and tenant disagree.",
    specialRequirements: null,
    notes: null,
    details: {},
    locale: "en",
    createdByUser: null,
    originKey: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    callBy: null,
    deletedAt: null,
    manageEpoch: 0,
    earlierUid: false,
    place: null,
    videoLink: null,
    // Its own address, whatever a test makes of it.
    ...(change.bookingContactEmail ? { contactEmailKey: emailKeyOf(change.bookingContactEmail) } : {}),
    ...change,
  };
  await connect(env.DB).insert(bookings).values(row);
  return row;
}

/** A stored message of the contact page that nobody has answered yet. */
export async function inquiry(change: Partial<InquiryRow> = {}): Promise<InquiryRow> {
  const now = Date.now();
  const row: InquiryRow = {
    id: newId(),
    reference: newInquiryReference(),
    name: "Samuel Okoye",
    email: "samuel@okoye.example",
    phone: null,
    topic: "venues",
    message: "Is there a room for twelve on Friday?",
    locale: "en",
    originKey: newId(),
    dueAt: now + 86_400_000,
    createdAt: now,
    answeredAt: null,
    answeredBy: null,
    ...change,
  };
  await connect(env.DB).insert(inquiries).values(row);
  return row;
}

/** A stored draft that no visitor holds yet. */
export async function draft(change: Partial<DraftRow> = {}): Promise<DraftRow> {
  const row = { ...newDraft("en", Date.now(), change.form ?? "fast"), ...change };
  await connect(env.DB).insert(bookingDrafts).values(row);
  return row;
}
