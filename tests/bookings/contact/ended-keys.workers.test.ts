/** Staff revoke the links of a booking while a form of them is under way: nothing of it is written, and its sender finds what a dead link is. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { freshHoldKey } from "#app/services/bookings/access-keys.server.ts";
import type { Services } from "#app/services/create-services.server.ts";
import { tokenOf } from "#app/services/platform/secret-links.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { emptied, HOUR, NOW, place, request } from "#tests/kit/visitor-holds.ts";

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});
beforeEach(emptied);

/** Who holds a link whose booking's links are closed, or given to another contact, just before `statement` is run. */
const outrun = (statement: RegExp, work: () => Promise<unknown>) =>
  apiClient({
    clock: () => new Date(NOW),
    variables: { RATE_LIMITS: "off" },
    database: interruptedDatabase(env.DB, statement, work),
  });
const revoke = async (id: string) => expect((await admin.delete(`/api/bookings/${id}/manage-link`)).status).toBe(204);
const readdress = async (id: string) => {
  const edited = await admin.put(`/api/bookings/${id}`, { version: 1, values: { bookingContactEmail: "new@firm.example" } });
  expect(edited.status).toBe(200);
};

/** Everything that is kept of it, but for what closing its links writes. */
async function written(id: string) {
  const row = await env.DB.prepare("SELECT status, booking_date, booking_contact_phone, special_requirements FROM bookings WHERE id = ?")
    .bind(id)
    .first();
  const acts = await env.DB.prepare("SELECT action FROM audit_entries WHERE subject_id = ? AND actor_kind = 'visitor'").bind(id).all();
  const counts = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM staff_tasks WHERE booking_id = ?1) AS tasks, (SELECT count(*) FROM booking_messages WHERE booking_id = ?1) AS messages,
      (SELECT count(*) FROM room_holds WHERE booking_id = ?1) AS rooms, (SELECT count(*) FROM outbox WHERE kind LIKE '%staff') AS mails`,
  )
    .bind(id)
    .first();
  return { row, acts: acts.results, counts };
}

async function holdKey(id: string): Promise<string> {
  const secrets = authSecretsOf(env);
  const key = await freshHoldKey(secrets, id, NOW, NOW + HOUR);
  await connect(env.DB).insert(accessKeys).values(key);
  return tokenOf(secrets.current, "hold", { id, nonce: key.nonce ?? "" });
}

const AUDIT = /^insert into "audit_entries"/;
const ACTS: readonly {
  name: string;
  before?: RegExp;
  key?: (id: string) => Promise<string>;
  first?: (id: string) => Promise<unknown>;
  act: (services: Services, key: string) => Promise<unknown>;
}[] = [
  { name: "a move", act: ({ managed }, key) => managed.act(key, { do: "move", version: 1, date: "2027-03-18", time: "10:00" }) },
  {
    name: "another number",
    act: ({ managed }, key) => managed.act(key, { do: "contact", version: 1, phone: "+1 416 555 0177", specialRequirements: "A ramp" }),
  },
  { name: "a cancellation", act: ({ managed }, key) => managed.act(key, { do: "cancel", version: 1, reason: "Settled." }) },
  { name: "a wish to the office", act: ({ managed }, key) => managed.act(key, { do: "ask", words: "A second screen, please." }) },
  {
    name: "a message",
    before: /^insert into "booking_messages"/,
    act: ({ thread }, key) => thread.write(key, { text: "A second screen, please.", formKey: crypto.randomUUID() }),
  },
  { name: "a hold", act: ({ visitorHolds }, key) => visitorHolds.place(key) },
  { name: "a hold by its own link", key: holdKey, act: ({ visitorHolds }, key) => visitorHolds.placeByLink(key) },
  { name: "giving a hold back", first: (id) => place(id), act: ({ visitorHolds }, key) => visitorHolds.giveBack(key) },
  {
    name: "a move by who made it, in the talk",
    key: (id) => keyOf(id, "confirmation"),
    act: async ({ managed }, key) => (await managed.ofMaker(key))?.act({ do: "move", version: 1, date: "2027-03-18", time: "10:00" }),
  },
];

describe("while it is under way the links are revoked", () => {
  for (const { name, before = AUDIT, key = (id: string) => keyOf(id, "manage"), first, act } of ACTS)
    test(`and ${name} is not written`, async () => {
      const { id } = await request();
      await first?.(id);
      const [token, was] = [await key(id), await written(id)];
      await expect(outrun(before, () => revoke(id)).within((services) => act(services, token))).rejects.toMatchObject({
        code: "not_found",
      });
      expect(await written(id)).toEqual(was);
    });
});

test("while it is under way the booking is given to another contact, and the former one's wish is not written", async () => {
  const { id } = await request();
  const [token, was] = [await keyOf(id, "manage"), await written(id)];
  const asked = outrun(AUDIT, () => readdress(id)).within(({ managed }) => managed.act(token, { do: "ask", words: "A second screen." }));
  await expect(asked).rejects.toMatchObject({ code: "not_found" });
  expect(await written(id)).toEqual(was);
});
