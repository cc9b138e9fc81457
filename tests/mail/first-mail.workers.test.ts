/**
 * Mail is no relay: nothing that a stranger typed is in a mail to an address that has not proven itself. Every kind of mail
 * in every language, with hostile words in every field; afterwards the same mail to the same address, proven.
 */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { bookingMessages } from "#app/db/schema/booking-thread.ts";
import { outbox } from "#app/db/schema/bookings.ts";
import { caseDisclosures, chainFaults } from "#app/db/schema/cases.ts";
import { roomHolds } from "#app/db/schema/rooms.ts";
import { DETAILED_FIELD_NAMES, DETAILED_FIELDS } from "#app/domain/booking/requests/detailed-fields.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import type { MailKind } from "#app/domain/mail/subject.ts";
import { freshHoldKey } from "#app/services/bookings/access-keys.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { booking, inquiry, person } from "#tests/kit/factories.ts";
import { proven } from "#tests/kit/mail/mail-proof.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const db = connect(env.DB);
/** Goes in every field that somebody types; no text of ours has it. */
const EVIL = "Zzevil";
const PHONE = "+1 900 555 0666";
const NUMBER = /900.?555.?0666/;

const clock = () => new Date("2027-02-27T12:00:00Z");

type ToOthers = Exclude<MailKind, `${string}_staff`>;
/** What a kind is about, stored, with hostile words in each of its fields; and whether a proven address reads any of them. */
/** `recipient`: the only address that it goes to, where that is not anybody's. */
type Prepared = { payload: Record<string, unknown>; personal: boolean; recipient?: string };

const BOOKING = {
  status: "confirmed",
  bookingDate: "2027-03-16",
  startTime: "09:00",
  startsAt: Date.parse("2027-03-16T13:00:00Z"),
  location: "alternate",
  alternateLocationName: `${EVIL} hall`,
  bookingContactName: `${EVIL} was closed`,
  bookingContactFirm: `${EVIL} & Co`,
  bookingContactEmail: `${EVIL}@evil.example`,
  bookingContactPhone: PHONE,
  styleOfCause: `${EVIL} v. you`,
  caseDescription: `${EVIL} see http://${EVIL}.example`,
  specialRequirements: `${EVIL} bring money`,
  notes: `${EVIL} note`,
  callBy: Date.parse("2027-03-01T15:30:00Z"),
} as const;

/** Every field of the detailed request that takes what people type. */
function hostileDetails(): Record<string, string> {
  const entries = DETAILED_FIELD_NAMES.flatMap((name): [string, string][] => {
    const { kind } = DETAILED_FIELDS[name].is;
    if (kind === "counsel")
      return [[name, JSON.stringify([{ name: EVIL, firm: EVIL, email: `${EVIL}@evil.example`, phone: PHONE, actsFor: EVIL }])]];
    return ["name", "firm", "line", "text", "story", "email"].includes(kind)
      ? [[name, `${EVIL} ${name}`]]
      : kind === "phone"
        ? [[name, PHONE]]
        : [];
  });
  return { ...Object.fromEntries(entries), bookingType: "single", rulesVersion: "1" };
}

/** A booking's mails go to its own address alone. */
const ofBooking =
  (change: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
  async (): Promise<Prepared> => {
    const recipient = newVictim();
    const { id, startsAt } = await booking({
      ...BOOKING,
      source: "detailed",
      details: hostileDetails(),
      contactEmailKey: recipient,
      ...change,
    });
    return { payload: { bookingId: id, startsAt, ...more }, personal: true, recipient };
  };
/** What the mails of a hold are about, in a room of ours. */
const ofHold = (change: Record<string, unknown>, has: "link" | "held" | null) => async (): Promise<Prepared> => {
  const recipient = newVictim();
  const made = await booking({
    ...BOOKING,
    ...change,
    source: "detailed",
    location: "arbitration_place_toronto",
    details: hostileDetails(),
    bookingContactEmail: recipient,
    contactEmailKey: recipient,
  });
  const now = clock().getTime();
  const endsAt = now + 3_600_000;
  if (has === "link") await db.insert(accessKeys).values(await freshHoldKey(authSecretsOf(env), made.id, now, endsAt));
  // One room, and each of these holds it at the same hour.
  await env.DB.prepare("DELETE FROM room_holds").run();
  if (has === "held")
    await db.insert(roomHolds).values({
      id: newId(),
      roomId: "tor-05",
      bookingId: made.id,
      part: "main",
      startsAt: endsAt,
      endsAt: endsAt + 1,
      busyUntil: endsAt + 1,
      expiresAt: endsAt,
      createdAt: now,
    });
  return { payload: { bookingId: made.id, endsAt }, personal: true, recipient };
};
const changes = { styleOfCause: ["before", `${EVIL} v. you`], bookingContactName: [EVIL, EVIL], startTime: ["10:00", "09:00"] };

/** A mail's kind that is not here does not compile. */
const PREPARED: Readonly<Record<ToOthers, () => Promise<Prepared>>> = {
  booking_received: ofBooking({ status: "pending" }),
  booking_confirmed: ofBooking(),
  booking_changed: ofBooking({}, { changes, note: EVIL }),
  booking_cancelled: ofBooking({ status: "cancelled" }, { reason: `${EVIL} reason` }),
  booking_reminder: ofBooking(),
  async booking_links() {
    const recipient = newVictim();
    return { ...(await ofBooking({ bookingContactEmail: recipient, contactEmailKey: recipient })()), recipient };
  },
  booking_hold_link: ofHold({ status: "pending" }, "link"),
  booking_held: ofHold({ status: "pending" }, "held"),
  booking_hold_ending: ofHold({ status: "pending" }, "held"),
  booking_hold_ended: ofHold({ status: "pending" }, null),
  async booking_message() {
    const prepared = await ofBooking()();
    const author = await person("admin");
    const bookingId = String(prepared.payload.bookingId);
    const message = { id: newId(), bookingId, sender: "staff", authorId: author.id, text: "The room is ready.", createdAt: 1 } as const;
    await db.insert(bookingMessages).values({ ...message, originKey: message.id });
    return { ...prepared, payload: { bookingId, messageId: message.id } };
  },
  booking_video_link: ofBooking({ videoLink: "https://meet.example/room" }),
  async callback_requested() {
    const payload = { name: EVIL, phone: PHONE, email: `${EVIL}@evil.example`, dueAt: Date.parse("2027-03-01T15:30:00Z"), location: null };
    return { payload, personal: true };
  },
  async inquiry_received() {
    const { id } = await inquiry({
      name: `${EVIL} writes`,
      email: `${EVIL}@evil.example`,
      phone: PHONE,
      message: `${EVIL} see ${EVIL}.example`,
    });
    return { payload: { inquiryId: id }, personal: true };
  },
  async invitation() {
    const hostile = await person("party", { firstName: EVIL, lastName: "Calls", name: `${EVIL} Calls` });
    const client = await asUser(hostile, { clock });
    const { id } = await client.within(({ cases }) => cases.create({ title: `${EVIL} title`, description: `${EVIL} description` }));
    await client.within(({ casePeople }) =>
      casePeople.name(id, {
        place: "party_b",
        name: `${EVIL} Invited`,
        firm: `${EVIL} Firm`,
        email: `b.${newId().slice(0, 8)}@people.example`,
      }),
    );
    const row = await env.DB.prepare("SELECT payload FROM outbox WHERE kind = 'invitation'").first<{ payload: string }>();
    await env.DB.prepare("DELETE FROM outbox").run();
    return { payload: JSON.parse(row?.payload ?? "{}"), personal: true };
  },
  async case_notice() {
    const { id, as, partyB } = await caseOf({ title: `${EVIL} title` });
    await env.DB.prepare("UPDATE user SET first_name = ?, last_name = ? WHERE id = ?").bind(EVIL, EVIL, partyB.id).run();
    await as.partyA.within(({ caseMessages }) => caseMessages.post(id, { content: `${EVIL} message`, audience: "everyone" }));
    const rows = await env.DB.prepare("SELECT payload FROM outbox WHERE kind = 'case_notice'").all<{ payload: string }>();
    const mine = rows.results.map(({ payload }) => JSON.parse(payload)).find(({ userId }) => userId === partyB.id);
    await env.DB.prepare("DELETE FROM outbox").run();
    return { payload: mine, personal: true };
  },
  async password_reset() {
    const who = await person("party", { firstName: EVIL, name: EVIL });
    await (await asUser(who, { clock })).within(({ passwordResets }) => passwordResets.ask(who.email));
    const row = await env.DB.prepare("SELECT payload FROM outbox WHERE kind = 'password_reset'").first<{ payload: string }>();
    await env.DB.prepare("DELETE FROM outbox").run();
    return { payload: JSON.parse(row?.payload ?? "{}"), personal: true };
  },
  async security_notice() {
    const who = await person("party", { firstName: EVIL, name: EVIL });
    return { payload: { userId: who.id, act: "password_changed", at: 1_900_000_000_000 }, personal: true };
  },
  async disclosure_asked() {
    const { id: caseId, admin } = await caseOf({ title: `${EVIL} title` });
    const arbitrator = await person("arbitrator", { firstName: EVIL, lastName: EVIL });
    const id = newId();
    const row = { id, caseId, arbitratorId: arbitrator.id, hits: JSON.stringify([EVIL]), hitsKey: EVIL, askedBy: admin.id, askedAt: 1 };
    await db.insert(caseDisclosures).values(row);
    return { payload: { disclosureId: id }, personal: true };
  },
  async answer_reminded() {
    const { id: caseId, admin } = await caseOf({ title: `${EVIL} title` });
    const arbitrator = await person("arbitrator", { firstName: EVIL, lastName: EVIL });
    const id = newId();
    const row = { id, caseId, arbitratorId: arbitrator.id, hits: JSON.stringify([EVIL]), hitsKey: EVIL, askedBy: admin.id, askedAt: 1 };
    await db.insert(caseDisclosures).values(row);
    return { payload: { of: "disclosure", id }, personal: true };
  },
  async seat_left() {
    const { id: caseId, arbitrator } = await caseOf({ title: `${EVIL} title` });
    await env.DB.prepare("UPDATE user SET first_name = ?, last_name = ? WHERE id = ?").bind(EVIL, EVIL, arbitrator.id).run();
    const place = await env.DB.prepare(
      "UPDATE case_people SET state = 'removed', removed_at = 1 WHERE case_id = ? AND capacity = 'arbitrator' RETURNING id",
    )
      .bind(caseId)
      .first<{ id: string }>();
    return { payload: { personId: place?.id }, personal: true };
  },
  async record_broken() {
    const { id: caseId } = await caseOf({ title: `${EVIL} title` });
    const admin = await person("admin", { firstName: EVIL, lastName: EVIL });
    await db.insert(chainFaults).values({ caseId, fault: "hash", seq: 1, foundAt: 1, seenAt: 1, mendedAt: null });
    return { payload: { caseId, userId: admin.id }, personal: true };
  },
};

let victims = 0;
const newVictim = () => `victim.${++victims}@unproven.example`;

/** What a reader and their program get of it: headers, text, HTML and attachments. */
async function mailed(kind: ToOthers, payload: Record<string, unknown>, locale: Locale, recipient: string): Promise<string> {
  const id = newId();
  await db.insert(outbox).values({ id, kind, recipient, locale, payload, createdAt: 1, deliverAfter: 1, attempts: 0 });
  // Notices are found by their mail.
  await env.DB.prepare("UPDATE case_notices SET mail_id = ?, mail_state = NULL WHERE user_id = ?")
    .bind(id, payload.userId ?? "")
    .run();
  await deliverMail(env, { clock });
  const row = await env.DB.prepare("SELECT state, last_error FROM outbox WHERE id = ?").bind(id).first();
  expect(row).toEqual({ state: "delivered", last_error: null });
  const mail = await env.DB.prepare("SELECT subject, parts, raw FROM captured_mails WHERE message_id LIKE ?")
    .bind(`${id}@%`)
    .first<{ subject: string; parts: string; raw: string }>();
  if (!mail) throw new Error("No such mail was sent.");
  const [headers = ""] = mail.raw.split("\r\n\r\n");
  return `${headers}\n${mail.subject}\n${mail.parts}`.replace(/[\u00a0\u202f]/g, " ");
}

const KINDS = Object.keys(PREPARED) as ToOthers[];
const GREETING: Readonly<Record<Locale, string>> = { en: "Hello,", fr: "Bonjour,", es: "Hola:" };

beforeEach(async () => {
  await env.DB.batch(["DELETE FROM outbox", "DELETE FROM captured_mails", "DELETE FROM rate_limits"].map((sql) => env.DB.prepare(sql)));
});

describe.each(KINDS)("%s", (kind) => {
  test.each(LOCALES)("in %s says nothing of a stranger's until its address has proven itself", async (locale) => {
    const { payload, personal, recipient } = await PREPARED[kind]();
    const victim = recipient ?? newVictim();
    const first = await mailed(kind, payload, locale, victim);
    expect(first.toLowerCase()).not.toContain(EVIL.toLowerCase());
    expect(first).not.toMatch(NUMBER);
    expect(first).toContain(GREETING[locale]);
    // The same mail to the same address, which has followed a link: hostile words were there to be left out.
    await proven(victim);
    const later = await mailed(kind, payload, locale, victim);
    expect(later.includes(EVIL)).toBe(personal);
    expect(later).not.toContain(GREETING[locale]);
  });
});

test("a first mail still says what is of our own vocabularies", async () => {
  const { payload, recipient = "" } = await PREPARED.booking_confirmed();
  const first = await mailed("booking_confirmed", payload, "en", recipient);
  for (const words of ["Confirmed: Mediation", "Tuesday, March 16, 2027, 9:00 a.m. EDT", "leaves out names and descriptions"])
    expect(first).toContain(words);
});

test("an administrator's invitation names its reader and who invites, also to an unproven address", async () => {
  const admin = await person("admin", { firstName: "Olive", lastName: "Office", name: "Olive Office" });
  const email = newVictim();
  const client = await asUser(admin);
  await client.within(({ invitations }) =>
    invitations.invite({ email, role: "arbitrator", firstName: "Kofi", lastName: "Amber", locale: "en" }),
  );
  await deliverMail(env);
  const mail = await env.DB.prepare("SELECT subject, parts FROM captured_mails WHERE recipient = ?").bind(email).first<{
    subject: string;
    parts: string;
  }>();
  expect(mail?.subject).toMatch(/^Olive Office invites you to /);
  expect(mail?.parts).toContain("Dear Kofi Amber,");
});

test("what a party wrote stays out of an invitation to a case that an administrator sends", async () => {
  const { id, as } = await caseOf();
  const email = newVictim();
  const { id: place } = await as.partyA.within(({ casePeople }) =>
    casePeople.name(id, { place: "counsel_a", name: `${EVIL} Invited`, email, invite: false }),
  );
  await env.DB.prepare("DELETE FROM outbox").run();
  await as.admin.within(({ casePeople }) => casePeople.invite(id, place));
  await deliverMail(env);
  const mail = await env.DB.prepare("SELECT subject, raw FROM captured_mails WHERE recipient = ?").bind(email).first<{
    subject: string;
    raw: string;
  }>();
  expect(mail?.subject).toMatch(/^Arbitration case CA-/);
  expect(mail?.raw).not.toContain(EVIL);
});
