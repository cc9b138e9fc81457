/**
 * Somebody makes a request with another's address, and holds the key of its confirmation: what the address's owner enters by the mailed
 * link is shown to them no more, and who made it in good faith is led on by mail.
 */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as confirmationPage from "#app/routes/site/booking-confirmation/route.tsx";
import type { Services } from "#app/services/create-services.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keysOf } from "#tests/kit/booking-keys.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { visit } from "#tests/permissions/pages.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const OWNER = "jane@firm.example";
const NUMBER = "+1 416 555 0177";
const NOW = Date.parse("2031-02-03T12:00:00Z");
const at = (minutes: number) => () => new Date(NOW + minutes * 60_000);
const clientAt = (minutes = 0) => apiClient({ clock: at(minutes), variables: { RATE_LIMITS: "off" } });

interface Made {
  id: string;
  bookingNumber: string;
  confirmationKey: string;
}

/** Made by who has a session; with the keys as they were then. */
async function made() {
  const client = clientAt();
  await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Jane Roe" } });
  const idempotency = { "Idempotency-Key": crypto.randomUUID() };
  const request = fastBooking({ contactEmail: OWNER, preferredDate: "2031-03-18", startTime: "09:30" });
  const send = async () => (await client.post("/api/bookings/fast", request, idempotency)).json<Made>();
  const answer = await send();
  const keys = await keysOf(answer.id);
  if (!keys) throw new Error("it has no keys");
  return { client, ...answer, keys, again: send };
}
const owner = <T>(work: (services: Services) => Promise<T>, minutes = 5) => clientAt(minutes).within(work);
const change = (key: string) =>
  owner(({ managed }) => managed.act(key, { do: "contact", version: 1, phone: NUMBER, specialRequirements: "Step-free" }));
const page = (key: string, form?: Record<string, string>, language = "", client: ApiClient = clientAt(6)) =>
  visit(client, `${language}/booking-confirmation/${key}`, form);
const mails = async () =>
  (
    await env.DB.prepare("SELECT recipient, parts FROM captured_mails ORDER BY captured_at, id").all<{ recipient: string; parts: string }>()
  ).results.map(({ recipient, parts }) => ({ recipient, text: (JSON.parse(parts) as { text: string }).text }));
const keyIn = (text = "") => /\/booking-confirmation\/([\w-]{43})/.exec(text)?.[1] ?? "";

beforeEach(async () => {
  await env.DB.batch(["captured_mails", "outbox", "rate_limits"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe("the key that was shown on a screen", () => {
  test("shows nothing any more once the address's owner has acted, names no address, and says where the booking is shown", async () => {
    const { confirmationKey, keys, bookingNumber } = await made();
    expect((await page(confirmationKey)).status).toBe(200);
    await change(keys.manage);
    for (const language of ["", "/fr", "/es"]) {
      const shown = await page(confirmationKey, undefined, language);
      expect(shown.status).toBe(404);
      for (const secret of [NUMBER, "Step-free", OWNER, "firm.example", "Jane", bookingNumber, "2031-03-18"])
        expect(shown.text).not.toContain(secret);
      expect(shown.text).toContain('"booking":null');
    }
    expect((await visit(clientAt(6), `/booking-confirmation/${keys.calendar}/calendar.ics`)).status).toBe(404);
  });

  test("leads on in words: that it was acted by mail, a button, and what became of pressing it", async () => {
    const { confirmationKey, keys } = await made();
    await change(keys.manage);
    const read = (answer?: unknown) => pageText(clientAt(6), confirmationPage, { id: confirmationKey }, "", answer);
    expect(await read()).toMatch(
      /This link no longer shows the booking The booking was changed, .* E-mail the link to the booking’s address/,
    );
    expect(await read({ sent: "sent" })).toContain("The link is on its way to the booking’s address.");
    expect(await read({ sent: "often" })).toContain("They were requested too often.");
  });

  test("is named to its maker neither by the booking's id, which leads to the mail, nor with a repeated request", async () => {
    const { client, id, keys, again } = await made();
    await change(keys.manage);
    const led = await page(id, undefined, "", client);
    expect([led.status, led.text.includes('"booking":null'), led.text.includes(NUMBER)]).toEqual([404, true, false]);
    expect((await page(id, {}, "", client)).text).toContain('"sent":"sent"');
    // To anybody else the id says nothing.
    expect((await page(id)).text).not.toContain('"booking":null');
    expect(await again()).toMatchObject({ id, confirmationKey: null });
  });

  test("has the link of now mailed to the booking's address, which opens it with what was entered", async () => {
    const { id, confirmationKey, keys } = await made();
    await change(keys.manage);
    expect((await page(confirmationKey, {})).text).toContain('"sent":"sent"');
    await deliverMail(env, { clock: at(7) });
    const sent = await mails();
    expect(sent.filter(({ recipient }) => recipient === OWNER)).toHaveLength(3);
    const present = (await keysOf(id))?.confirmation;
    // Also the mail that was waiting since before the change carries the key in force.
    for (const { recipient, text } of sent) if (recipient === OWNER) expect(keyIn(text)).toBe(present);
    const shown = await page(present ?? "");
    expect([shown.status, shown.text.includes(NUMBER)]).toEqual([200, true]);
  });

  test("closed by staff, or of another contact by now, says nothing of it", async () => {
    const { client: admin } = await asRole("admin");
    for (const end of [
      (id: string) => admin.delete(`/api/bookings/${id}/manage-link`),
      (id: string) => admin.put(`/api/bookings/${id}`, { version: 2, values: { bookingContactEmail: "new@firm.example" } }),
    ]) {
      const { id, confirmationKey, keys } = await made();
      await change(keys.manage);
      expect((await end(id)).ok).toBe(true);
      const shown = await page(confirmationKey, {});
      expect([shown.status, shown.text.includes("byMail"), shown.text.includes('"booking":null')]).toEqual([404, false, false]);
    }
  });
});

describe("what the owner does by the mailed link", () => {
  const ACTS: Record<string, (services: Services, key: string) => Promise<unknown>> = {
    "a cancellation": ({ managed }, key) => managed.act(key, { do: "cancel", version: 1, reason: "Settled." }),
    "a wish": ({ managed }, key) => managed.act(key, { do: "ask", words: "A second screen, please." }),
    "a message": ({ thread }, key) => thread.write(key, { text: "A second screen, please.", formKey: crypto.randomUUID() }),
  };
  for (const [name, act] of Object.entries(ACTS))
    test(`${name} closes it too, once: the keys that went by mail stay`, async () => {
      const { id, confirmationKey, keys } = await made();
      await owner((services) => act(services, keys.manage));
      expect((await page(confirmationKey)).status).toBe(404);
      const mailed = await keysOf(id);
      expect(mailed?.manage).toBe(keys.manage);
      await owner(({ thread }) => thread.write(keys.manage, { text: "And a lectern.", formKey: crypto.randomUUID() }), 8);
      expect(await keysOf(id)).toEqual(mailed);
      expect((await page(mailed?.confirmation ?? "")).status).toBe(200);
    });

  test("looking at the page closes nothing, and what is refused closes nothing", async () => {
    const { confirmationKey, keys } = await made();
    await visit(clientAt(5), `/manage/${keys.manage}`);
    const refused = owner(({ managed }) => managed.act(keys.manage, { do: "move", version: 1, date: "2031-13-41", time: "" }));
    await expect(refused).rejects.toMatchObject({ code: "invalid_input" });
    expect((await page(confirmationKey)).status).toBe(200);
  });
});

describe("staff", () => {
  let admin: ApiClient;
  beforeAll(async () => {
    admin = (await asRole("admin")).client;
  });
  test("go on at the same page, and what they change closes nothing", async () => {
    const { id, confirmationKey } = await made();
    expect((await admin.put(`/api/bookings/${id}`, { version: 1, values: { specialRequirements: "Step-free" } })).status).toBe(200);
    expect((await page(confirmationKey)).status).toBe(200);
    expect((await admin.get(`/api/bookings/${id}`)).status).toBe(200);
  });
  test("that may see it and name it by the former key are led to their page of it", async () => {
    const { id, confirmationKey, keys } = await made();
    await change(keys.manage);
    expect((await visit(admin, `/booking-confirmation/${confirmationKey}`)).location).toBe(`/bookings/${id}`);
  });
});
