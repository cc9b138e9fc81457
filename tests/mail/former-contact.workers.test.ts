/** What is still to be mailed to a booking's former contact says nothing of what the booking holds since. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { BOOKING_MAILS, isForStaff } from "#app/domain/mail/subject.ts";
import { booking } from "#tests/kit/factories.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const NOW = Date.parse("2026-11-20T15:00:00Z");

beforeEach(async () => {
  await env.DB.batch(["outbox", "captured_mails", "rate_limits"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

test.each(BOOKING_MAILS.filter((kind) => !isForStaff(kind)))("%s to the address of before is not sent", async (kind) => {
  const { id } = await booking({
    status: kind === "booking_cancelled" ? "cancelled" : "confirmed",
    bookingContactName: "Newly Contact",
    bookingContactEmail: "new@other.example",
    contactEmailKey: "new@other.example",
    styleOfCause: "Secretive v. Former",
  });
  const write = (recipient: string) =>
    env.DB.prepare(
      `INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts)
       VALUES (?, ?, ?, 'en', json_object('bookingId', ?), ?, ?, 0)`,
    ).bind(crypto.randomUUID(), kind, recipient, id, NOW, NOW);
  await write("old@former.example").run();
  await deliverMail(env, { clock: () => new Date(NOW + 1000) });
  const { results } = await env.DB.prepare("SELECT state, last_error AS why FROM outbox").all();
  expect(results).toEqual([{ state: "dropped", why: "overtaken" }]);
  expect((await env.DB.prepare("SELECT count(*) AS n FROM captured_mails").first<{ n: number }>())?.n).toBe(0);
});

test("a mail that is composed while the booking is given to another contact is not sent, and holds none of their keys", async () => {
  const { id } = await booking({
    status: "confirmed",
    bookingContactEmail: "old@former.example",
    contactEmailKey: "old@former.example",
  });
  await env.DB.prepare(
    `INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts)
     VALUES (?, 'booking_confirmed', 'old@former.example', 'en', json_object('bookingId', ?), ?, ?, 0)`,
  )
    .bind(crypto.randomUUID(), id, NOW, NOW)
    .run();
  const given = () =>
    env.DB.prepare("UPDATE bookings SET booking_contact_email = 'new@other.example', contact_email_key = 'new@other.example' WHERE id = ?")
      .bind(id)
      .run();
  await deliverMail({ ...env, DB: interruptedDatabase(env.DB, /from "access_keys"/, given) }, { clock: () => new Date(NOW + 1000) });
  const { results } = await env.DB.prepare("SELECT state, last_error AS why FROM outbox").all();
  expect(results).toEqual([{ state: "dropped", why: "overtaken" }]);
  expect((await env.DB.prepare("SELECT count(*) AS n FROM captured_mails").first<{ n: number }>())?.n).toBe(0);
});
