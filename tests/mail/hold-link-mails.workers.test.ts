/** The link that holds a room reaches the booking's owner, whatever strangers cause to their address or from their network. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { MAIL_LIMITS } from "#app/domain/mail/mail-limits.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { day, emptied, NOW, of, rows } from "#tests/kit/visitor-holds.ts";
import { visit } from "#tests/permissions/pages.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const OWNER = "owner@victim-firm.example";
const at = (minutes: number) => () => new Date(NOW + minutes * 60_000);
const from = (address: string, minutes = 0) => apiClient({ address, clock: at(minutes), variables: { RATE_LIMITS: "off" } });
const ownerAt = (minutes = 0) => from("2001:db8:1:1::1", minutes);
const ask = async (client: ApiClient, id: string) =>
  visit(client, `/booking-confirmation/${await keyOf(id, "confirmation")}`, { intent: "hold" });
const deliver = (minutes: number) => deliverMail(env, { clock: at(minutes) });
const states = async (id: string) =>
  (
    await rows<{ kind: string; state: string; why: string | null }>(
      "SELECT kind, state, last_error AS why FROM outbox WHERE payload->>'bookingId' = ? AND kind <> 'booking_held_staff' ORDER BY created_at, rowid",
      id,
    )
  ).map(({ kind, state, why }) => [kind, state, why].filter(Boolean).join(" "));

beforeEach(async () => {
  await emptied();
  await env.DB.batch(["captured_mails", "rate_limits"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

test("links of other bookings that one network asks for hold back neither the owner's own booking's nor what became of it", async () => {
  const open = (index: number) => ({ ...day(index % 6), startTime: "09:00", endTime: "10:00" });
  for (let stranger = 0; stranger < MAIL_LIMITS.mail_holds.requests + 2; stranger += 1)
    await ask(from("2001:db8:2:2::1", 1), (await of(OWNER, { ...open(stranger), details: { mainRoomCapacity: "10" } })).id);
  await deliver(2);
  const { id } = await of(OWNER);
  await ask(ownerAt(5), id);
  await deliver(6);
  expect(await states(id)).toEqual(["booking_hold_link delivered"]);
  const key = await keyOf(id, "manage");
  await ownerAt(7).within(({ visitorHolds }) => visitorHolds.place(key));
  await deliver(8);
  expect(await states(id)).toEqual(["booking_hold_link delivered", "booking_held delivered"]);
});

test("a network that is used up holds back no booking's first link of an hour, and the later ones", async () => {
  const { id } = await of(OWNER);
  const many = MAIL_LIMITS.mail_network.requests + 5;
  // Each to its own booking's contact: another's mail is not sent.
  const bookings = await Promise.all(Array.from({ length: many }, (_, at) => of(`someone@firm-${at}.example`)));
  await env.DB.batch(
    Array.from({ length: many }, (_, at) =>
      env.DB.prepare(
        `INSERT INTO outbox (id, kind, recipient, locale, payload, created_at, deliver_after, attempts, network)
         SELECT ?, 'booking_changed', ?, 'en', json_object('bookingId', ?), ?, ?, 0, ?`,
      ).bind(`flood-${at}`, `someone@firm-${at}.example`, bookings[at]?.id, NOW, NOW, "shared"),
    ),
  );
  const network = async () => (await rows<{ network: string }>("SELECT network FROM outbox WHERE kind = 'booking_hold_link'"))[0]?.network;
  await ask(ownerAt(1), id);
  await env.DB.prepare("UPDATE outbox SET network = ? WHERE network = 'shared'")
    .bind(await network())
    .run();
  await env.DB.prepare("UPDATE outbox SET deliver_after = ? WHERE kind = 'booking_hold_link'")
    .bind(NOW + 120_000)
    .run();
  await deliver(1);
  await deliver(3);
  const links = async () => (await states(id)).filter((line) => line.startsWith("booking_hold_link"));
  expect(await links()).toEqual(["booking_hold_link delivered"]);
  await ask(ownerAt(31), id);
  await deliver(32);
  expect(await links()).toEqual(["booking_hold_link delivered", "booking_hold_link waiting held_network"]);
});

test("of one booking two links are mailed in an hour, however often they are asked for, to its own address", async () => {
  const { id } = await of(OWNER);
  for (let minute = 0; minute < 60; minute += 5) await ask(from(`2001:db8:3:${minute}::1`, minute), id);
  await deliver(60);
  expect(await states(id)).toEqual(["booking_hold_link delivered", "booking_hold_link delivered"]);
  expect(await rows("SELECT DISTINCT recipient FROM captured_mails")).toEqual([{ recipient: OWNER }]);
});
