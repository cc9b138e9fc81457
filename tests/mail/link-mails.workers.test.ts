/** A booking's links reach its owner, whatever a stranger who knows their address has used up. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { proven } from "#tests/kit/mail/mail-proof.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { visit } from "#tests/permissions/pages.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const OWNER = "owner@real-firm.example";
const NOON = Date.parse("2027-02-03T12:00:00Z");
const at = (minutes: number) => () => new Date(NOON + minutes * 60_000);
const from = (address: string, minutes = 0) => apiClient({ address, clock: at(minutes), variables: { RATE_LIMITS: "off" } });
const ownerAt = (minutes = 0) => from("2001:db8:1:1::1", minutes);
const strangerAt = (minutes = 0) => from("2001:db8:2:2::1", minutes);

const make = async (client: ApiClient, contactEmail: string, styleOfCause = "Alba v. Bruno") => {
  const body = fastBooking({ contactEmail, styleOfCause, preferredDate: "2027-03-16" });
  return (await (await client.post("/api/bookings/fast", body)).json<{ bookingNumber: string }>()).bookingNumber;
};
const ask = (client: ApiClient, bookingNumber: string) => visit(client, "/manage/dead", { intent: "links", bookingNumber, email: OWNER });
/** How many mails of this booking's links have left. */
const left = async (bookingNumber: string) =>
  (
    await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'booking_links' AND state = 'delivered' AND id LIKE ?")
      .bind(`links.${bookingNumber}.%`)
      .first<{ n: number }>()
  )?.n;
const deliver = (minutes: number) => deliverMail(env, { clock: at(minutes) });

beforeEach(async () => {
  await env.DB.batch(["captured_mails", "outbox", "rate_limits", "mail_addresses"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

test("links of other bookings that name the owner's address hold none of their own booking's back", async () => {
  const own = await make(ownerAt(), OWNER);
  const numbers: string[] = [];
  for (let at = 0; at < 4; at += 1) numbers.push(await make(strangerAt(), OWNER, `Stranger ${at}`));
  for (const number of numbers) await ask(strangerAt(1), number);
  await deliver(2);
  await ask(ownerAt(5), own);
  await deliver(6);
  expect(await left(own)).toBe(1);
});

/** A stranger whose network has had all its mails of the hour. */
async function exhausted() {
  for (let at = 0; at <= MAIL_LIMITS.mail_network.requests; at += 1) await make(strangerAt(), `someone@firm-${at}.example`, `No. ${at}`);
  await deliver(1);
  const { results } = await env.DB.prepare("SELECT last_error AS why FROM outbox WHERE state = 'waiting'").all<{ why: string }>();
  expect(results).toContainEqual({ why: "held_network" });
}

test("a stranger whose network is used up takes no place in the half hour: the first leaves, and so does the owner's", async () => {
  const own = await make(ownerAt(), OWNER);
  await deliver(0);
  await exhausted();
  await ask(strangerAt(2), own);
  await deliver(3);
  expect(await left(own)).toBe(1);
  // The stranger's next waits for their network; the owner's of the same half hour does not.
  await ask(strangerAt(31), own);
  await deliver(32);
  expect(await left(own)).toBe(1);
  await ask(ownerAt(33), own);
  await deliver(34);
  expect(await left(own)).toBe(2);
});

test("of one booking so many leave in an hour, from however many networks they are asked for", async () => {
  const own = await make(ownerAt(), OWNER);
  for (let at = 0; at < 8; at += 1) await ask(from(`2001:db8:9:${at}::1`, 1), own);
  await ask(ownerAt(2), own);
  await ask(ownerAt(3), own);
  await deliver(4);
  expect(await left(own)).toBe(MAIL_LIMITS.mail_links.requests);
});

/** Bookings in the owner's name, each asked for from a network of its own. */
async function floodOf(count: number, minutes: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const client = from(`2001:db8:f:${at}::1`, minutes);
    const key = (
      await (
        await client.post(
          "/api/bookings/fast",
          fastBooking({ contactEmail: OWNER, styleOfCause: `Flood ${at}`, preferredDate: "2027-03-16" }),
        )
      ).json<{ confirmationKey: string }>()
    ).confirmationKey;
    await visit(client, `/booking-confirmation/${key}`, { intent: "links" });
    await visit(client, `/booking-confirmation/${key}`, { intent: "hold" });
  }
}
const linksLeft = async () =>
  (
    await env.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE kind IN ('booking_links', 'booking_hold_link') AND state = 'delivered'",
    ).first<{ n: number }>()
  )?.n ?? 0;

test("an address that has never answered gets six links in an hour and sixteen in a day, of however many bookings and networks", async () => {
  await floodOf(11, 0);
  await deliver(1);
  expect(await linksLeft()).toBe(6);
  const { results } = await env.DB.prepare("SELECT DISTINCT last_error AS why FROM outbox WHERE state = 'waiting'").all();
  expect(results).toEqual([{ why: "held_address" }]);
  for (let hour = 1; hour < 12; hour += 1) await deliver(hour * 60 + 11);
  expect(await linksLeft()).toBe(16);
});

test("a flood of links holds back none of a booking that staff have confirmed, nor of an owner who has answered", async () => {
  const own = await make(ownerAt(), OWNER);
  await floodOf(9, 0);
  await deliver(1);
  await ask(ownerAt(2), own);
  await deliver(3);
  expect(await left(own)).toBe(0);
  await env.DB.prepare("UPDATE bookings SET status = 'confirmed' WHERE booking_number = ?").bind(own).run();
  // What is held comes again within ten minutes after the hour.
  await deliver(71);
  expect(await left(own)).toBe(1);
  await proven(OWNER, at(72));
  await ask(ownerAt(73), own);
  await deliver(74);
  expect(await left(own)).toBe(2);
});
