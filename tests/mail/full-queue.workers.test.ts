/** How many mails of one account wait at a time: who causes another is refused, and learns why. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { MOST_HELD_OF_ACCOUNT } from "#app/domain/mail/mail-limits.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("DELETE FROM rate_limits"), env.DB.prepare("DELETE FROM outbox")]);
});

/** Mails that `sender` has caused, as the limits have left them. */
const waiting = (sender: string, count: number, reason = "held_account") =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts, state, last_error, sender)
     SELECT 'waits.' || ?1 || i, 'invitation', 'x' || i || '@firm.example', 'en', '{}', 1, 9e12, 0, 'waiting', ?2, ?1 FROM n`,
  )
    .bind(sender, reason, count)
    .run();
const nameCounsel = (client: ApiClient, id: string, email: string) =>
  client.within((services) => services.casePeople.name(id, { place: "counsel_a", name: "Nora Quell", firm: "", email, aliases: "" }));
const mails = async (sender: string) =>
  (await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE sender = ?").bind(sender).first<{ n: number }>())?.n;

test("a case’s invitation beyond them is refused in words, nothing is written, and another account goes on", async () => {
  const { id, as, partyA } = await caseOf();
  await waiting(partyA.id, MOST_HELD_OF_ACCOUNT - 1);
  await nameCounsel(as.partyA, id, "one@firm.example");
  await env.DB.prepare("UPDATE outbox SET last_error = 'held_address' WHERE sender = ?").bind(partyA.id).run();
  const before = await mails(partyA.id);
  await expect(nameCounsel(as.partyA, id, "two@firm.example")).rejects.toMatchObject({
    code: "invalid_input",
    issues: [{ field: "email", code: "case_mail_waits" }],
  });
  expect(await mails(partyA.id)).toBe(before);
  for (const locale of ["en", "fr", "es"] as const)
    expect(caseMessageText(await createPageI18n(locale), "case_mail_waits")).not.toBe(
      caseMessageText(await createPageI18n(locale), "nonsense"),
    );
  // Naming without inviting causes no mail; and the office is not bound.
  await as.partyA.within((services) =>
    services.casePeople.name(id, { place: "counsel_a", name: "Ned Quell", firm: "", email: "", aliases: "" }),
  );
  await nameCounsel(as.admin, id, "three@firm.example");
});

test("so is a booking for somebody else; for oneself, or where nothing is held back, it is made", async () => {
  const who = await person("party");
  const client = await asUser(who);
  const book = (contactEmail: string) => client.post("/api/bookings/fast", fastBooking({ contactEmail }));
  await waiting(who.id, MOST_HELD_OF_ACCOUNT, "unreachable");
  expect((await book("first@firm.example")).status).toBe(201);
  await env.DB.prepare("UPDATE outbox SET last_error = 'held_account' WHERE sender = ?").bind(who.id).run();
  const refused = await book("second@firm.example");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await book(who.email)).status).toBe(201);
});
