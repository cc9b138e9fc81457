/** One address in two spellings is one person to every check: legal holds, erasure, copies, sign-in, invitations, limits. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { sweepMail } from "#app/db/mail/outbox.repo.server.ts";
import { sweepsOfExpired } from "#app/db/platform/sweeping.repo.server.ts";
import { bookings, outbox } from "#app/db/schema/bookings.ts";
import { bookingDrafts } from "#app/db/schema/drafts.ts";
import { capturedMails } from "#app/db/schema/mail.ts";
import { invitations, user } from "#app/db/schema/people.ts";
import { inquiries } from "#app/db/schema/site.ts";
import { canonicalEmail, emailKeyOf } from "#app/domain/email-address.ts";
import { namedInDetails } from "#app/domain/personal-data/named-in.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { booking, draft, inquiry } from "#tests/kit/factories.ts";
import { linkTo } from "#tests/kit/mail/people-mail.ts";
import { detailedBooking, fastBooking } from "#tests/kit/payloads.ts";
import { eraser } from "./erasing.ts";

const db = connect(env.DB);
const DAY = 86_400_000;
const PASSWORD = "a quiet lamp over the desk";

/** One address in two spellings, at a domain of its own. */
const SPELLINGS = [
  ["a capital", "É.Ana", "é.ana"],
  ["capitals of ASCII too", "É.ANA", "é.Ana"],
  ["a mark of its own", "E\u0301.ana", "é.ana"],
  ["a wide letter", "Ａna.É", "ana.é"],
  ["İ", "İnan", "i\u0307nan"],
  ["ẞ", "Straẞe", "straße"],
  ["a letter that is one only when it is small", "J\u030Cana", "ǰana"],
  ["a last sigma", "ΟΔΟΣ", "οδος"],
  ["Cyrillic", "АНА", "ана"],
] as const;

let office: Awaited<ReturnType<typeof eraser>>;
beforeEach(async () => {
  office = await eraser();
});
const both = (one: string, other: string) => {
  const domain = someDomain();
  return [`${one}@${domain}`, `${other}@${domain}`] as const;
};
const someDomain = () => `d${crypto.randomUUID()}.example`;
/** Settings in which a test is not limited. */
const visitor = () => apiClient({ variables: { RATE_LIMITS: "off" } });
const sweep = () => db.batch(sweepsOfExpired(db, Date.now() + 60 * DAY).flatMap(([, statements]) => statements) as never);

describe.each(SPELLINGS)("an address with %s", (_name, one, other) => {
  test.each([
    ["the one", false],
    ["the other", true],
  ])("is held in either spelling, by %s: request, mails, booking", async (_which, turned) => {
    const [held, typed] = turned ? both(other, one) : both(one, other);
    const client = visitor();
    await client.patch("/api/drafts/current", { version: 0, values: { contactEmail: typed }, form: "fast" });
    const [row] = await db
      .select()
      .from(bookingDrafts)
      .where(eq(bookingDrafts.id, await draftOf(client)));
    expect(row?.values.contactEmail).toEqual({ value: typed, origin: "visitor" });
    const sent = await visitor().post("/api/bookings/fast", fastBooking({ contactEmail: typed }));
    const { id } = await sent.json<{ id: string }>();
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, canonicalEmail(typed) ?? ""));
    expect(mails).toHaveLength(1);
    await db.insert(capturedMails).values({
      id: newId(),
      messageId: newId(),
      recipient: mails[0]?.recipient,
      subject: "",
      parts: "{}",
      raw: "",
      capturedAt: 1,
    } as never);
    await office.hold("person", held);
    await sweep();
    await sweepMail(db, { settled: Date.now() + DAY, captured: Date.now() + DAY });
    expect(
      await db
        .select({ id: bookingDrafts.id })
        .from(bookingDrafts)
        .where(eq(bookingDrafts.id, row?.id ?? "")),
    ).toHaveLength(1);
    await expect(env.DB.prepare("DELETE FROM booking_drafts WHERE id = ?").bind(row?.id).run()).rejects.toThrow(/legal_hold/);
    await expect(env.DB.prepare("DELETE FROM outbox WHERE id = ?").bind(mails[0]?.id).run()).rejects.toThrow(/legal_hold/);
    await expect(env.DB.prepare("DELETE FROM captured_mails WHERE recipient = ?").bind(mails[0]?.recipient).run()).rejects.toThrow(
      /legal_hold/,
    );
    await expect(env.DB.prepare("UPDATE bookings SET deleted_at = 1 WHERE id = ?").bind(id).run()).rejects.toThrow(/legal_hold/);
    // A corrected address takes the request out of no hold.
    const { version } = await (await client.get("/api/drafts/current")).json<{ version: number }>();
    await client.patch("/api/drafts/current", { version, values: { contactEmail: "ana@elsewhere.example" } });
    await expect(env.DB.prepare("DELETE FROM booking_drafts WHERE id = ?").bind(row?.id).run()).rejects.toThrow(/legal_hold/);
  });

  test("is erased in either spelling: request, booking, message, mail, and where a mail names it", async () => {
    const [asked, typed] = both(one, other);
    const begun = await draft({ values: { contactEmail: { value: ` ${typed}`, origin: "visitor" } } as never });
    const made = await visitor().post("/api/bookings/fast", fastBooking({ contactEmail: typed }));
    const { id } = await made.json<{ id: string }>();
    const message = await inquiry({ email: canonicalEmail(typed) ?? "" });
    const now = Date.now();
    const naming = {
      id: newId(),
      kind: "inquiry_received_staff",
      recipient: "office@erasures.example",
      locale: "en",
      createdAt: now,
      deliverAfter: now,
    };
    await db.insert(outbox).values({ ...naming, attempts: 0, payload: { text: `Write to <${typed}>.` } } as never);
    expect((await office.erase(asked)).status).toBe(200);
    expect(await db.select().from(bookingDrafts).where(eq(bookingDrafts.id, begun.id))).toEqual([]);
    expect((await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.bookingContactEmail).toBe("(erased)");
    expect(await db.select().from(inquiries).where(eq(inquiries.id, message.id))).toEqual([]);
    expect(await db.select().from(outbox).where(eq(outbox.id, naming.id))).toEqual([]);
    expect(
      await db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, canonicalEmail(typed) ?? "")),
    ).toEqual([]);
  });

  test("is one account: invited once, entered and signed in in either spelling", async () => {
    const [invited, typed] = both(one, other);
    const invite = (email: string) =>
      office.client.within(({ invitations: open }) =>
        open.invite({ email, role: "party", firstName: "Ana", lastName: "Ruiz", locale: "en" }),
      );
    await invite(invited);
    // Asked for once more it is the same invitation, or refused as one that is open.
    await invite(typed).catch((error: unknown) => expect(error).toMatchObject({ issues: [{ field: "email" }] }));
    const rows = await db
      .select()
      .from(invitations)
      .where(eq(invitations.emailKey, emailKeyOf(typed)));
    expect(rows).toHaveLength(1);
    const token = await linkTo(rows[0]?.email ?? "", "invitation");
    await apiClient().within(({ invitations: open }) => open.accept(token, { firstName: "Ana", lastName: "Ruiz", password: PASSWORD }));
    expect(
      await db
        .select()
        .from(user)
        .where(eq(user.email, emailKeyOf(invited))),
    ).toHaveLength(1);
    for (const email of [invited, typed, typed.normalize("NFD"), typed.toUpperCase().replace("SS", "ß")]) {
      const answer = await apiClient().post("/api/auth/sign-in/email", { email, password: PASSWORD }, { Origin: "http://concord.example" });
      expect(answer.status, email).toBe(200);
    }
    await expect(invite(typed)).rejects.toMatchObject({ issues: [expect.objectContaining({ field: "email" })] });
  });

  test("is found among those who take part, and in a booking that its account made for itself", async () => {
    const [asked, typed] = both(one, other);
    const made = await visitor().post("/api/public-bookings", detailedBooking({ claimantEmail: typed }));
    const { id } = await made.json<{ id: string }>();
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    if (row?.details.claimantEmail)
      expect(namedInDetails(row.details, emailKeyOf(asked))).toMatchObject({ claimantEmail: canonicalEmail(typed) });
    const own = await booking({ bookingContactEmail: canonicalEmail(typed) ?? "" });
    expect(own.contactEmailKey).toBe(emailKeyOf(asked));
  });
});

test("mails to one address in many spellings have one limit", async () => {
  const domain = someDomain();
  for (const local of ["É.ana", "é.ana", "e\u0301.ANA", "Ｅ\u0301.ana"]) {
    const answer = await visitor().post("/api/bookings/fast", fastBooking({ contactEmail: `${local}@${domain}` }));
    expect(answer.status).toBe(201);
  }
  const rows = await db.select({ recipient: outbox.recipient }).from(outbox);
  expect(new Set(rows.map(({ recipient }) => recipient).filter((recipient) => recipient.endsWith(domain)))).toEqual(
    new Set([`é.ana@${domain}`]),
  );
});

/** The draft that this visitor works at. */
async function draftOf(client: ApiClient): Promise<string> {
  const found = await client.within(({ visitor: session }) => session.read());
  return found.draftId ?? "";
}
