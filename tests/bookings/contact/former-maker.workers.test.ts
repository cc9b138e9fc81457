/** Staff give a booking to a contact of another firm, or close its links: the account that made it reads number, day and state alone. */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking } from "#tests/kit/factories.ts";
import { visit } from "#tests/permissions/pages.ts";

// The pages' modules are loaded when the first of them is asked for.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});

let next = 0;
async function made(email: string, change: { emailVerified?: boolean } = {}) {
  next += 1;
  const address = email.replace("@", `${next}@`);
  const { who, client } = await asRole("party", { email: address, ...change });
  const { id, bookingNumber } = await booking({
    status: "confirmed",
    bookingDate: "2027-03-15",
    startTime: "09:00",
    endTime: "16:00",
    duration: "full_day",
    bookingContactName: "Paul Deux",
    bookingContactEmail: address,
    createdByUser: who.id,
  });
  const address_ = await client.within(({ feeds }) => feeds.make());
  return { who, client, id, bookingNumber, feed: address_.split("/").at(-1)?.replace(".ics", "") ?? "" };
}
const versionOf = async (id: string) =>
  (await env.DB.prepare("SELECT version FROM bookings WHERE id = ?").bind(id).first<{ version: number }>())?.version ?? 0;
async function give(id: string, bookingContactEmail: string) {
  const given = { bookingContactName: "Nora Neufeld", bookingContactFirm: "Quillfeather LLP", bookingContactPhone: "+1 416 555 0199" };
  const values = { ...given, bookingContactEmail, specialRequirements: "Separate entrances for the wobblegong." };
  const version = await versionOf(id);
  await admin.within(({ changes }) => changes.edit(id, { version, values }));
  await env.DB.prepare("UPDATE bookings SET video_link = 'https://meet.example/j/zibeline' WHERE id = ?").bind(id).run();
}
const SECRETS = ["Neufeld", "Quillfeather", "newfirm", "0199", "wobblegong", "zibeline"];

/** What every door gives the account. */
async function doors({ client, id, feed }: Awaited<ReturnType<typeof made>>) {
  const page = await visit(client, `/bookings/${id}`);
  const form = new FormData();
  form.set("document", new File(["%PDF-1.4\n%%EOF"], "x.pdf", { type: "application/pdf" }));
  const api = await client.get(`/api/bookings/${id}`);
  const attached = await client.send(`/api/bookings/${id}/documents`, { method: "POST", body: form });
  const documents = await client.get(`/api/bookings/${id}/documents`);
  const texts = {
    page: page.text,
    api: await api.text(),
    documents: await documents.text(),
    list: await (await client.get("/api/bookings")).text(),
    byName: await (await client.get("/api/bookings?search=neufeld")).text(),
    search: await (await client.get("/api/search?q=neufeld")).text(),
    managed: (await visit(client, "/booking-management")).text,
    feed: (await apiClient().within(({ feeds }) => feeds.read(feed))).text,
    news: await (await client.get(`/live?booking=${id}`)).text(),
  };
  return { status: { page: page.status, api: api.status, attached: attached.status, documents: documents.status }, texts };
}

test("given to a contact of another firm, its maker reads number, day and state, and nothing of it through any door", async () => {
  const one = await made("paul@oldfirm.example");
  expect((await one.client.get(`/api/bookings/${one.id}`)).status).toBe(200);
  await give(one.id, "nora@newfirm.example");
  const { status, texts } = await doors(one);
  expect(status).toEqual({ page: 404, api: 404, attached: 404, documents: 404 });
  for (const [door, text] of Object.entries(texts)) for (const secret of SECRETS) expect(text, `${door}: ${secret}`).not.toContain(secret);
  expect(JSON.parse(texts.api)).toMatchObject({
    error: "not_found",
    booking: { bookingNumber: one.bookingNumber, bookingDate: "2027-03-15", status: "confirmed" },
  });
  expect(Object.keys(JSON.parse(texts.api).booking)).toHaveLength(3);
  for (const door of ["list", "byName", "search", "feed"] as const) expect(texts[door], door).not.toContain(one.bookingNumber);
  const overview = await one.client.within(({ lists }) => lists.overview({}));
  expect([overview.summary.total, overview.summary.confirmed]).toEqual([0, 0]);
  // Who made it is still known to staff, and another stranger learns nothing of it.
  expect(await admin.within(({ bookings }) => bookings.maker(one.id))).toMatchObject({ by: "person", email: one.who.email });
  const stranger = (await asRole("party")).client;
  expect(await (await stranger.get(`/api/bookings/${one.id}`)).json()).not.toHaveProperty("booking");
  // Given back, it is read again.
  await give(one.id, one.who.email);
  expect((await one.client.get(`/api/bookings/${one.id}`)).status).toBe(200);
  expect((await doors(one)).texts.feed).toContain(one.bookingNumber);
});

test("a colleague's address leaves it to its maker; a stranger's at the same public provider, or an unproven account, does not", async () => {
  const firm = await made("paul@oldfirm.example");
  await give(firm.id, "clerk@oldfirm.example");
  expect((await firm.client.get(`/api/bookings/${firm.id}`)).status).toBe(200);
  const open = await made("paul@gmail.com");
  await give(open.id, "nora@gmail.com");
  expect((await open.client.get(`/api/bookings/${open.id}`)).status).toBe(404);
  const unproven = await made("paul@newfirm.example", { emailVerified: false });
  await give(unproven.id, "nora@newfirm.example");
  expect((await unproven.client.get(`/api/bookings/${unproven.id}`)).status).toBe(404);
});

test("closing its links takes it from the account that made it; new links give it back to one of the contact's firm", async () => {
  const one = await made("paul@oldfirm.example");
  const link = `/api/bookings/${one.id}/manage-link`;
  await env.DB.prepare("UPDATE bookings SET booking_contact_email = ?1, contact_email_key = ?1 WHERE id = ?2")
    .bind("clerk@oldfirm.example", one.id)
    .run();
  expect((await one.client.get(`/api/bookings/${one.id}`)).status).toBe(200);
  expect((await admin.send(link, { method: "DELETE" })).status).toBe(204);
  expect((await one.client.get(`/api/bookings/${one.id}`)).status).toBe(404);
  expect((await admin.send(link, { method: "POST" })).status).toBe(202);
  expect((await one.client.get(`/api/bookings/${one.id}`)).status).toBe(200);
});

test("what staff made for a client stays theirs, no matter who its contact becomes", async () => {
  const { who, client } = await asRole("admin");
  const { id } = await booking({ status: "pending", bookingContactEmail: "ana@first.example", createdByUser: who.id });
  await give(id, "nora@newfirm.example");
  await admin.send(`/api/bookings/${id}/manage-link`, { method: "DELETE" });
  expect(await env.DB.prepare("SELECT created_by_user AS maker FROM bookings WHERE id = ?").bind(id).first()).toEqual({ maker: who.id });
  expect((await client.get(`/api/bookings/${id}`)).status).toBe(200);
});
