/** Another AUTH_SECRET: what the former one made works while it is listed, is brought under the new one, and is refused once it was ended. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { accessKeys } from "#app/db/schema/access-keys.ts";
import { twoFactor } from "#app/db/schema/people.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { leftIn, leftMarkIn, readLeft } from "#app/domain/visit.ts";
import { createPageMark } from "#app/services/accounts/sign-ins/page-mark.server.ts";
import { remade, tokensOf } from "#app/services/bookings/access-keys.server.ts";
import { holderOf } from "#app/services/bookings/holds/hold-bars.server.ts";
import { isProven } from "#app/services/mail/mail-addresses.server.ts";
import { createMailGate } from "#app/services/mail/mail-gate.server.ts";
import { authSecretsOf, ENDED_SECRET, slotNamed } from "#app/services/platform/secrets/auth-secrets.ts";
import { envelopeOf, renewStored } from "#app/services/platform/secrets/renew-stored.server.ts";
import { typing } from "#tests/accounts/pages/typing.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { codeOf } from "#tests/kit/authenticator-app.ts";
import { keyOf, keysOf } from "#tests/kit/booking-keys.ts";
import { booking, newPerson, type Person, person } from "#tests/kit/factories.ts";
import { proven } from "#tests/kit/mail/mail-proof.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { administrator, day, emptied, HOUR, NOW, of, place, request } from "#tests/kit/visitor-holds.ts";
import { visit } from "#tests/permissions/pages.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const db = connect(env.DB);
const PASSWORD = "a good long passphrase";
const DAY = 86_400_000;
/** In force since a minute ago. */
const FROM = Math.floor(Date.now() / 1000) * 1000 - 60_000;
const SLOT = slotNamed(FROM) as `AUTH_SECRET_${number}`;
const VERSION = Number(SLOT.slice("AUTH_SECRET_".length));
const during = { [SLOT]: "the second secret of the tests, of nothing else", RATE_LIMITS: "off" };
const after = { ...during, AUTH_SECRET: ENDED_SECRET };
const worker = (variables: object) => ({ ...env, ...variables }) as Env;
const DURING = worker(during);
const AFTER = worker(after);
/** The same browser before a Worker with other secrets. */
const browserOf = (client: ApiClient, variables: typeof during) => apiClient({ cookie: client.cookies(), variables });
const isSignedIn = async (client: ApiClient) => (await client.get("/api/auth/user")).status === 200;
const renew = () => renewStored(DURING, { db, clock: () => new Date() });

beforeEach(async () => {
  await env.DB.batch(["captured_mails", "outbox", "rate_limits", "mail_addresses"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe("who is signed in", () => {
  test("stays so while the former secret is listed, and is signed out when it is ended", async () => {
    const { client } = await asRole("party");
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(browserOf(client, during))).toBe(true);
    expect(await isSignedIn(browserOf(client, after))).toBe(false);
  });

  test("and who signs in meanwhile is, before and after, also where the new secret is not in force yet", async () => {
    const who = await person("party", { password: PASSWORD });
    const signIn = async (variables: object) => {
      const client = apiClient({ variables });
      await client.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD }, { Origin: "http://concord.example" });
      return client;
    };
    const coming = { [slotNamed(FROM + DAY)]: during[SLOT], RATE_LIMITS: "off" };
    expect(await isSignedIn(browserOf(await signIn(during), after))).toBe(true);
    expect(await isSignedIn(browserOf(await signIn(coming), during))).toBe(true);
    // Another isolate may know of its time a moment earlier.
    expect(await isSignedIn(apiClient({ cookie: (await signIn(during)).cookies(), variables: coming }))).toBe(true);
  });

  test("a page of before is its person's still", async () => {
    const who = await person("party", { password: PASSWORD });
    const client = apiClient({ variables: { RATE_LIMITS: "off" } });
    await client.post("/api/auth/sign-in/email", { email: who.email, password: PASSWORD }, { Origin: "http://concord.example" });
    const mark = leftMarkIn(client.cookies(), false);
    expect((await typing(browserOf(client, during), mark)).status).toBe(200);
    const sent = new Request("http://concord.example/", { headers: { Cookie: client.cookies() } });
    expect(readLeft(leftIn(client.cookies(), false)).person).not.toBe("");
    expect(createPageMark(DURING, sent).isSame(who.id, null)).toBe(true);
    expect(createPageMark(DURING, sent).isSame("somebody else", null)).toBe(false);
    expect(createPageMark(AFTER, sent).isSame(who.id, null)).toBe(false);
  });
});

/** A new person with a second factor that was set up before. */
async function withFactor() {
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who, { variables: { RATE_LIMITS: "off" } });
  const { key } = await client.within((services) => services.secondFactor.begin(PASSWORD));
  const code = await codeOf(key, Date.now() - 30_000);
  const { backupCodes } = await client.within((services) => services.secondFactor.confirm(code));
  return { who, key, backupCodes };
}

async function firstStep(who: Person, variables: object): Promise<ApiClient> {
  const client = apiClient({ variables });
  const first = await client.within((services) => services.auth.signIn(who.email, PASSWORD));
  if (first?.next !== "second_factor") throw new Error("the second factor was not asked for");
  client.take(first.headers);
  return client;
}

const enters = async (client: ApiClient, code: string) => {
  const headers = await client.within((services) => services.secondFactor.signIn(code)).catch(() => null);
  if (headers) client.take(headers);
  return headers !== null && (await isSignedIn(client));
};

describe("a second factor", () => {
  test("is read while the former secret is listed, and after it once it was brought under the new one", async () => {
    const { who, key, backupCodes } = await withFactor();
    const stored = async () => (await db.select().from(twoFactor).where(eq(twoFactor.userId, who.id)))[0];
    // Between password and code the secret may become another.
    expect(await enters(browserOf(await firstStep(who, { RATE_LIMITS: "off" }), during), await codeOf(key))).toBe(true);
    expect(await enters(await firstStep(who, after), backupCodes[0] ?? "")).toBe(false);
    expect((await stored())?.secret.startsWith("$ba$")).toBe(false);
    await renew();
    const renewed = await stored();
    expect(renewed?.secret.startsWith(envelopeOf(VERSION))).toBe(true);
    expect(renewed?.backupCodes.startsWith(envelopeOf(VERSION))).toBe(true);
    expect(await enters(await firstStep(who, after), backupCodes[0] ?? "")).toBe(true);
    expect(await enters(await firstStep(who, after), backupCodes[0] ?? "")).toBe(false);
    await renew();
    expect((await stored())?.secret).toBe(renewed?.secret);
  });

  test("whose code is used while it is renewed keeps that: the row that was read is replaced, or none", async () => {
    const { who, backupCodes } = await withFactor();
    const [first = "", second = ""] = backupCodes;
    expect(await enters(await firstStep(who, during), first)).toBe(true);
    await Promise.all([renew(), enters(await firstStep(who, during), second)]);
    await renew();
    expect(await enters(await firstStep(who, after), first)).toBe(false);
    expect(await enters(await firstStep(who, after), second)).toBe(false);
    expect(await enters(await firstStep(who, after), backupCodes[2] ?? "")).toBe(true);
  });
});

describe("a visitor", () => {
  test("keeps the draft while the former secret is listed", async () => {
    const client = apiClient({ variables: { RATE_LIMITS: "off" } });
    await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Jane Roe" } });
    const draft = async (variables: typeof during) => (await browserOf(client, variables).get("/api/drafts/current")).text();
    expect(await draft(during)).toContain("Jane Roe");
    expect(await draft(after)).not.toContain("Jane Roe");
  });

  test("whose page has begun under the former secret goes on with its session and draft", async () => {
    const page = { "Concord-Visit": `page-${crypto.randomUUID()}` };
    const clock = () => new Date(FROM + 30_000);
    const at = (variables: object) => apiClient({ clock, variables: { RATE_LIMITS: "off", ...variables } });
    await at({}).patch("/api/drafts/current", { version: 0, values: { contactName: "Jane Roe" } }, page);
    expect(await (await at(during).get("/api/drafts/current", page)).text()).toContain("Jane Roe");
    expect(await (await at(after).get("/api/drafts/current", page)).text()).not.toContain("Jane Roe");
  });

  test("who sends the same request again makes one booking of it", async () => {
    const [key, payload] = [{ "Idempotency-Key": crypto.randomUUID() }, fastBooking()];
    const send = async (variables: object) =>
      (
        await (
          await apiClient({ address: "2001:db8:9:9::1", variables: { RATE_LIMITS: "off", ...variables } }).post(
            "/api/bookings/fast",
            payload,
            key,
          )
        ).json<{ id: string }>()
      ).id;
    const made = await send({});
    expect(await send(during)).toBe(made);
    // Nor once the answer is kept no more: the booking's own origin is the same.
    await env.DB.prepare("DELETE FROM idempotency_keys").run();
    expect(await send(during)).toBe(made);
    await env.DB.prepare("DELETE FROM idempotency_keys").run();
    expect(await send(after)).not.toBe(made);
  });

  test("who sends the same words again without a key makes one booking of them, also where the secret was replaced within the hour", async () => {
    const hour = Math.floor(Date.now() / HOUR) * HOUR - HOUR;
    const slot = slotNamed(hour + 20 * 60_000) as `AUTH_SECRET_${number}`;
    const input = fastBooking({ preferredDate: new Date(hour + 60 * DAY).toISOString().slice(0, 10), locationType: "virtual" });
    const send = (seconds: number, variables: object) =>
      apiClient({
        address: "2001:db8:9:a::1",
        clock: () => new Date(hour + 20 * 60_000 + seconds * 1000),
        variables: { RATE_LIMITS: "off", ...variables },
      }).within(async ({ requests }) => {
        const request = {
          form: "fast",
          input,
          payload: JSON.stringify(input),
          key: null,
          draft: null,
          ofPage: true,
          locale: "en",
        } as const;
        return (await requests.send(request)).booking.id;
      });
    const made = await send(-5, {});
    expect(await send(5, { [slot]: "the third secret of the tests, of nothing else" })).toBe(made);
  });

  test("whose holds are not brought under the new secret yet may hold no more than before", async () => {
    await emptied();
    await administrator();
    const address = "jane@several-rooms.example";
    for (let index = 0; index < VISITOR_HOLD.ofMailbox; index += 1) await place((await of(address, day(index))).id);
    const { id } = await of(address, day(VISITOR_HOLD.ofMailbox));
    const state = await apiClient({ clock: () => new Date(NOW), variables: during }).within(({ visitorHolds }) =>
      visitorHolds.of(id, "contact"),
    );
    expect(state).toMatchObject({ state: "barred", bar: "mailbox" });
  });

  test("who holds a room is brought under the new secret, however many others do", async () => {
    await emptied();
    await administrator();
    for (let index = 0; index < 3; index += 1) await place((await request(day(index))).id);
    await renewStored(DURING, { db, clock: () => new Date(NOW) }, { factors: 1, keys: 1, holders: 1 });
    const { results } = await env.DB.prepare(
      "SELECT h.mailbox, h.firm, b.contact_email_key AS contactEmailKey FROM visitor_holds h JOIN bookings b ON b.id = h.booking_id",
    ).all<{ mailbox: string; firm: string; contactEmailKey: string }>();
    expect(results).toHaveLength(3);
    for (const { mailbox, firm, contactEmailKey } of results)
      expect({ mailbox, firm }).toEqual(holderOf({ env: DURING }, { contactEmailKey }));
  });

  test("who holds a room counts as the same mailbox and firm", async () => {
    await emptied();
    await administrator();
    const { id } = await request();
    await place(id);
    const held = async () =>
      (await env.DB.prepare("SELECT mailbox, firm FROM visitor_holds WHERE booking_id = ?").bind(id).first()) as object;
    const row = await env.DB.prepare("SELECT contact_email_key AS contactEmailKey FROM bookings WHERE id = ?")
      .bind(id)
      .first<{ contactEmailKey: string }>();
    if (!row) throw new Error("no booking");
    expect(await held()).toEqual(holderOf({ env }, row));
    await renewStored(DURING, { db, clock: () => new Date(NOW) });
    // At that time in the future the second secret is in force.
    expect(await held()).toEqual(holderOf({ env: DURING }, row));
  });
});

describe("a mailed link of a booking", () => {
  const opens = async (key: string, variables: object) =>
    (await visit(apiClient({ variables: { RATE_LIMITS: "off", ...variables } }), `/manage/${key}`)).status === 200;
  const keysUnder = (bindings: Env, id: string) => tokensOf({ db, secrets: authSecretsOf(bindings) }, id, Date.now());

  test("opens what it opened, and later mails repeat it, before, during and after", async () => {
    const { id } = await booking();
    const mailed = await keysOf(id);
    if (!mailed) throw new Error("no keys");
    expect(await keysUnder(DURING, id)).toEqual(mailed);
    await renew();
    for (const bindings of [DURING, AFTER]) expect(await keysUnder(bindings, id)).toEqual(mailed);
    for (const variables of [{}, during, after]) expect(await opens(mailed.manage, variables)).toBe(true);
    // What is kept says nothing without the secret.
    const rows = await db.select().from(accessKeys).where(eq(accessKeys.subjectId, id));
    expect(rows.map(({ secretVersion }) => secretVersion)).toEqual([VERSION, VERSION, VERSION]);
    for (const token of Object.values(mailed)) expect(JSON.stringify(rows)).not.toContain(token);
    for (const row of rows) expect(await remade(authSecretsOf({ AUTH_SECRET: "x".repeat(40) }), row)).toBeNull();
  });

  test("goes through a second rotation, and one that was made meanwhile is made by the new secret", async () => {
    const meanwhile = await booking();
    const made = await keysUnder(DURING, meanwhile.id);
    const { id } = await booking();
    const mailed = await keysOf(id);
    await renew();
    expect(await keysUnder(AFTER, meanwhile.id)).toEqual(made);
    const third = { [slotNamed(FROM + 30_000)]: "the third secret of the tests, and of no others" };
    await renewStored(worker({ ...after, ...third }), { db, clock: () => new Date() });
    expect(await keysUnder(worker({ AUTH_SECRET: ENDED_SECRET, ...third }), id)).toEqual(mailed);
    expect(await keysUnder(worker({ AUTH_SECRET: ENDED_SECRET, ...third }), meanwhile.id)).toEqual(made);
    await env.DB.prepare("DELETE FROM two_factor").run();
  });

  test("that was not brought under the new secret is still opened; the next mail has another", async () => {
    const { id } = await booking();
    const mailed = await keyOf(id, "manage");
    expect(await opens(mailed, after)).toBe(true);
    expect((await keysUnder(AFTER, id))?.manage).not.toBe(mailed);
    expect(await opens(mailed, after)).toBe(false);
  });

  test("that was replaced or revoked while it was renewed stays so", async () => {
    const { id } = await booking();
    const mailed = await keyOf(id, "manage");
    const { client: admin } = await asRole("admin");
    await admin.within((services) => services.bookingLinks.revoke(id));
    await renew();
    expect(await opens(mailed, during)).toBe(false);
    expect(await keysUnder(DURING, id)).toBeNull();
  });
});

describe("mail", () => {
  const links = async (recipient: string) =>
    JSON.stringify((await env.DB.prepare("SELECT parts FROM captured_mails WHERE recipient = ?").bind(recipient).all()).results);

  test("that waits makes its links by the secret that they were written with, while it is listed", async () => {
    const who = await person("party", { password: PASSWORD });
    const reset = () => apiClient().within((services) => services.passwordResets.ask(who.email));
    const soon = { clock: () => new Date(Date.now() + 60_000) };
    await reset();
    await deliverMail(AFTER, soon);
    expect(await links(who.email)).not.toContain("/reset-password/");
    await reset();
    await deliverMail(DURING, soon);
    const [, token = ""] = /\/reset-password\/([\w-]{43})/.exec(await links(who.email)) ?? [];
    // It opens by its hash, whatever the secrets are.
    for (const variables of [during, after])
      expect(await apiClient({ variables }).within((services) => services.passwordResets.open(token))).toBe(who.email);
  });

  test("knows addresses that have answered, and those that were written to meanwhile also after it", async () => {
    const [known, forgotten] = [newPerson("party").email, newPerson("party").email];
    for (const address of [known, forgotten]) await proven(address);
    for (const address of [known, forgotten]) expect(await isProven({ db, env: DURING }, address)).toBe(true);
    const gate = createMailGate({ db, secrets: authSecretsOf(DURING), clock: () => new Date(), unlimited: false });
    const message = { id: "m", kind: "booking_links", recipient: known, sender: null, network: "elsewhere", payload: {}, admittedAt: null };
    expect((await gate.standing(message as unknown as Parameters<typeof gate.standing>[0])).proven).toBe(true);
    expect(await isProven({ db, env: AFTER }, known)).toBe(true);
    expect(await isProven({ db, env: AFTER }, forgotten)).toBe(false);
  });
});
