/** Keys apart from ids: each opens one thing of one booking, only its hash is kept, and it is revoked and renewed. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { tokenFor, tokensOf } from "#app/services/bookings/access-keys.server.ts";
import { authSecretsOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { keyOf, keysOf } from "#tests/kit/booking-keys.ts";
import { booking, person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { sweepExpired } from "#tests/kit/sweep.ts";
import { visit } from "#tests/permissions/pages.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

interface Made {
  id: string;
  bookingNumber: string;
  confirmationKey: string;
}

/** At noon the half hour begins within which links are mailed once. */
const NOON = Date.parse("2031-02-03T12:00:00Z");
const at = (minutes: number) => () => new Date(NOON + minutes * 60_000);
const visitorAt = (minutes = 0, address?: string) =>
  apiClient({ clock: at(minutes), variables: { RATE_LIMITS: "off" }, ...(address ? { address } : {}) });

const make = async (client: ApiClient, headers: Record<string, string> = {}, email = "jane@firm.example") =>
  (
    await client.post("/api/bookings/fast", fastBooking({ contactEmail: email, preferredDate: "2031-03-18", startTime: "09:30" }), headers)
  ).json<Made>();
const withDraft = async () => {
  const client = apiClient();
  await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Jane Roe" } });
  return client;
};
const page = (client: ApiClient, key: string, form?: Record<string, string>) => visit(client, `/booking-confirmation/${key}`, form);
const linkMails = async () =>
  (
    await env.DB.prepare("SELECT recipient, parts FROM captured_mails ORDER BY captured_at, id").all<{ recipient: string; parts: string }>()
  ).results
    .map(({ recipient, parts }) => ({ recipient, text: (JSON.parse(parts) as { text: string }).text }))
    .filter(({ text }) => text.includes("The links of your booking"));
const keyIn = (text: string, path: string) => new RegExp(`/${path}/([\\w-]{43})`).exec(text)?.[1] ?? "";
const ask = (bookingNumber: string, email: string, minutes = 0) =>
  visit(visitorAt(minutes), "/manage/dead", { intent: "links", bookingNumber, email });

beforeEach(async () => {
  await env.DB.batch(["captured_mails", "outbox", "rate_limits"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe("the confirmation", () => {
  test("is led to by its booking's id for its own visitor; who may see the booking is led to that, and it is not there for everybody else", async () => {
    const visitor = await withDraft();
    const { id, confirmationKey } = await make(visitor);
    const led = await page(visitor, id);
    expect([led.status, led.location]).toEqual([302, `/booking-confirmation/${confirmationKey}`]);
    expect((await visit(visitor, `/fr/booking-confirmation/${id}`)).location).toBe(`/fr/booking-confirmation/${confirmationKey}`);
    const { client: admin } = await asRole("admin");
    // No key for who is signed in: it would open the booking after they may see it no more.
    expect((await page(admin, id)).location).toBe(`/bookings/${id}`);
    expect((await visit(admin, `/es/booking-confirmation/${id}`)).location).toBe(`/bookings/${id}`);
    const owner = await person("party");
    const own = await booking({ createdByUser: owner.id });
    expect((await page(await asUser(owner), own.id)).location).toBe(`/bookings/${own.id}`);
    const { client: stranger } = await asRole("party");
    for (const client of [apiClient(), stranger, await withDraft()]) {
      const [there, missing] = [await page(client, id), await page(client, "AAAAAAAAAAAAAAAAAAAAAA")];
      expect([there.status, there.text.replaceAll(id, "")]).toEqual([404, missing.text.replaceAll("AAAAAAAAAAAAAAAAAAAAAA", "")]);
    }
  });

  test("opens by its key, which opens nothing else, and shows no link for changes", async () => {
    const { id, confirmationKey } = await make(apiClient());
    const keys = await keysOf(id);
    const shown = await page(apiClient(), confirmationKey);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("j•••@firm.example");
    expect(shown.text).not.toContain(keys?.manage);
    expect(shown.text).not.toContain("/manage/");
    const file = await visit(apiClient(), `/booking-confirmation/${keys?.calendar}/calendar.ics`);
    expect(file.status).toBe(200);
    for (const secret of [id, ...Object.values(keys ?? {})]) expect(file.text.replaceAll("\r\n ", "")).not.toContain(secret);
    for (const [path, key] of [
      ["/manage/", confirmationKey],
      ["/manage/", keys?.calendar],
      ["/booking-confirmation/", keys?.manage],
      ["/booking-confirmation/", keys?.calendar],
      ["/resume/", keys?.manage],
    ] as const)
      expect((await visit(apiClient(), `${path}${key}`)).status, path).toBe(404);
    expect((await visit(apiClient(), `/booking-confirmation/${confirmationKey}/calendar.ics`)).status).toBe(404);
  });

  test("is answered to a repeated request too, and its key is stored nowhere as it is", async () => {
    const client = await withDraft();
    const key = { "Idempotency-Key": "0123456789abcdef" };
    const first = await make(client, key);
    expect(await make(client, key)).toEqual(first);
    await deliverMail(env);
    const tables = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql NOT LIKE '%VIRTUAL%'",
    ).all<{ name: string }>();
    const tokens = Object.values((await keysOf(first.id)) ?? {});
    expect(tokens).toHaveLength(3);
    for (const { name } of tables.results) {
      // The mails themselves, which a local run keeps in place of sending them.
      if (name === "captured_mails") continue;
      const rows = JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results);
      for (const token of tokens) expect(rows.includes(token), name).toBe(false);
    }
  });
});

describe("the links by mail", () => {
  test("are sent again from the confirmation, the same ones, to the booking's own address, once within half an hour", async () => {
    const { id, confirmationKey } = await make(visitorAt());
    const home = "2001:db8:77:77::1";
    for (const minutes of [0, 1, 29]) expect((await page(visitorAt(minutes, home), confirmationKey, {})).text).toContain('"sent":"sent"');
    await deliverMail(env, { clock: at(30) });
    const [mail, ...others] = await linkMails();
    expect([mail?.recipient, others.length]).toEqual(["jane@firm.example", 0]);
    expect(keyIn(mail?.text ?? "", "manage")).toBe(await keyOf(id, "manage"));
    expect(keyIn(mail?.text ?? "", "booking-confirmation")).toBe(confirmationKey);
    // Nothing of the request: who knows a number and an address may have it sent.
    for (const words of [fastBooking().caseDescription, fastBooking().contactName]) expect(mail?.text).not.toContain(String(words));
    await page(visitorAt(31, home), confirmationKey, {});
    await deliverMail(env, { clock: at(32) });
    expect(await linkMails()).toHaveLength(2);
  });

  test("are asked for by number and address where a link is dead: the same answer whether they fit or not", async () => {
    const { bookingNumber } = await make(visitorAt());
    const other = await make(visitorAt(), {}, "other@firm.example");
    const answers = [
      await ask(` ${bookingNumber.replaceAll("-", " ")} `, "JANE@firm.example"),
      await ask(other.bookingNumber, "jane@firm.example"),
      await ask("CN-1234-5674", "jane@firm.example"),
    ];
    const without = (text: string) => text.replace(/"typed":\{[^}]*\}/, "");
    expect(new Set(answers.map(({ status, text }) => `${status} ${without(text)}`)).size).toBe(1);
    await deliverMail(env, { clock: at(1) });
    expect((await linkMails()).map(({ recipient }) => recipient)).toEqual(["jane@firm.example"]);
  });

  test("are not asked for without end, and what cannot be a number or an address is said by its field", async () => {
    const often = apiClient({ variables: { RATE_LIMITS: "on" } });
    const press = () => visit(often, "/manage/dead", { intent: "links", bookingNumber: "CN-1234-5674", email: "jane@firm.example" });
    for (let times = 0; times < 5; times += 1) expect((await press()).text).toContain('"done":true');
    expect((await press()).text).toContain('"often":true');
    const wrong = await ask("CN-1234-5675", "jane");
    for (const said of ["booking_number_invalid", "email_required", '"bookingNumber":"CN-1234-5675"', '"email":"jane"'])
      expect(wrong.text).toContain(said);
  });

  test("closed by staff, everything of the booking is closed and no message carries a link until staff send new ones", async () => {
    const { id, bookingNumber, confirmationKey } = await make(visitorAt());
    const before = await keysOf(id);
    const { client: admin } = await asRole("admin");
    expect((await admin.delete(`/api/bookings/${id}/manage-link`)).status).toBe(204);
    for (const path of [
      `booking-confirmation/${confirmationKey}`,
      `manage/${before?.manage}`,
      `booking-confirmation/${before?.calendar}/calendar.ics`,
    ])
      expect((await visit(apiClient(), `/${path}`)).status, path).toBe(404);
    await deliverMail(env, { clock: at(1) });
    const received = await env.DB.prepare("SELECT parts FROM captured_mails WHERE recipient = 'jane@firm.example'").first<{
      parts: string;
    }>();
    expect(received?.parts).toContain(bookingNumber);
    expect(received?.parts).not.toMatch(/booking-confirmation|\/manage\//);
    const later = apiClient({ clock: () => new Date(Date.now() + 60_000), variables: { RATE_LIMITS: "off" } });
    // Who knows number and address may be the one that they were closed for.
    const asked = await visit(later, "/manage/dead", { intent: "links", bookingNumber, email: "jane@firm.example" });
    expect(asked.text).toContain('"done":true');
    await deliverMail(env, { clock: () => new Date(Date.now() + 61_000) });
    expect(await linkMails()).toEqual([]);
    expect((await admin.post(`/api/bookings/${id}/manage-link`, {})).status).toBe(202);
    await deliverMail(env, { clock: () => new Date(Date.now() + 62_000) });
    const [mail] = await linkMails();
    const [confirmation, manage] = [keyIn(mail?.text ?? "", "booking-confirmation"), keyIn(mail?.text ?? "", "manage")];
    expect(confirmation).not.toBe(confirmationKey);
    expect((await page(apiClient(), confirmation)).status).toBe(200);
    expect((await visit(apiClient(), `/manage/${manage}`)).status).toBe(200);
    expect((await page(apiClient(), confirmationKey)).status).toBe(404);
  });

  test("asked for before they were revoked, they stay closed", async () => {
    const { id, confirmationKey } = await make(visitorAt());
    await page(visitorAt(), confirmationKey, {});
    await env.DB.prepare("UPDATE access_keys SET revoked_at = ? WHERE subject_id = ?")
      .bind(NOON + 1000, id)
      .run();
    await deliverMail(env, { clock: at(1) });
    expect(await linkMails()).toEqual([]);
    expect(await env.DB.prepare("SELECT state, last_error FROM outbox WHERE kind = 'booking_links'").first()).toEqual({
      state: "dropped",
      last_error: "overtaken",
    });
  });

  test("are sent by staff whenever they like, with a place in the history", async () => {
    const { id } = await make(visitorAt());
    const { client: admin } = await asRole("admin");
    for (let times = 0; times < 2; times += 1) expect((await admin.post(`/api/bookings/${id}/manage-link`, {})).status).toBe(202);
    await deliverMail(env);
    expect(await linkMails()).toHaveLength(2);
    const { results } = await env.DB.prepare("SELECT action FROM audit_entries WHERE subject_id = ? ORDER BY seq").bind(id).all();
    expect(results.map(({ action }) => action)).toEqual(["requested", "link_sent", "link_sent"]);
  });

  test("do not go to an address that the booking had before", async () => {
    const { id } = await make(visitorAt());
    const { client: admin } = await asRole("admin");
    const edited = await admin.put(`/api/bookings/${id}`, { version: 1, values: { bookingContactEmail: "new@firm.example" } });
    expect(edited.status).toBe(200);
    await deliverMail(env);
    const { results } = await env.DB.prepare("SELECT recipient, parts FROM captured_mails").all<{ recipient: string; parts: string }>();
    const to = (address: string) => results.filter(({ recipient }) => recipient === address).map(({ parts }) => parts);
    expect(to("jane@firm.example").join()).not.toMatch(/booking-confirmation\/|\/manage\//);
    expect(to("new@firm.example").join()).toContain(await keyOf(id, "manage"));
  });
});

describe("what was there before", () => {
  test("a booking without keys is given them when they are first needed, once for two who need them", async () => {
    const { id } = await booking();
    const [one, other] = await Promise.all([keysOf(id), keysOf(id)]);
    expect(one).not.toBeNull();
    expect(other).toEqual(one);
    expect(await keysOf(id)).toEqual(one);
    expect((await visit(apiClient(), `/manage/${id}.0.${one?.manage}`)).status).toBe(404);
  });

  test("a secret that was changed makes new keys, and the ones before open nothing", async () => {
    const { id } = await booking();
    const before = await keyOf(id, "manage");
    const context = { db: connect(env.DB), secrets: authSecretsOf({ AUTH_SECRET: "another secret of this Worker" }) };
    // Looking at the page renews nothing but what it shows.
    expect(await tokenFor(context, "calendar", id, Date.now())).not.toBeNull();
    expect((await visit(apiClient(), `/manage/${before}`)).status).toBe(200);
    const renewed = await tokensOf(context, id, Date.now());
    expect(renewed?.manage).not.toBe(before);
    expect((await visit(apiClient(), `/manage/${before}`)).status).toBe(404);
    expect((await visit(apiClient(), `/manage/${renewed?.manage}`)).status).toBe(200);
  });

  test("a draft's key goes with the draft's time", async () => {
    const client = await withDraft();
    await client.post("/api/drafts/current/resume-link", {});
    const count = async () =>
      (await env.DB.prepare("SELECT count(*) AS n FROM access_keys WHERE purpose = 'resume'").first<{ n: number }>())?.n ?? 0;
    expect(await count()).toBeGreaterThan(0);
    await sweepExpired(connect(env.DB), Date.now() + 15 * 86_400_000);
    expect(await count()).toBe(0);
  });
});
