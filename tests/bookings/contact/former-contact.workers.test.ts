/** A booking gets another contact: what was written to and by the one before stays theirs, but within one firm. */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { keyOf } from "#tests/kit/booking-keys.ts";
import { booking } from "#tests/kit/factories.ts";
import { visit } from "#tests/permissions/pages.ts";

// The pages' modules are loaded when the first of them is asked for.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let admin: ApiClient;
beforeAll(async () => {
  admin = (await asRole("admin")).client;
});

const visitor = () => apiClient({ variables: { RATE_LIMITS: "off" } });
const write = async (id: string, text: string) => {
  const token = await keyOf(id, "manage");
  return visitor().within(({ thread }) => thread.write(token, { text, formKey: newId() }));
};
const versionOf = async (id: string) =>
  (await env.DB.prepare("SELECT version FROM bookings WHERE id = ?").bind(id).first<{ version: number }>())?.version ?? 0;
const send = async (id: string, text: string) => {
  const version = await versionOf(id);
  await admin.within(({ thread }) => thread.send(id, { text, version, formKey: newId() }));
};
const giveTo = async (id: string, bookingContactEmail: string) => {
  const version = await versionOf(id);
  await admin.within(({ changes }) => changes.edit(id, { version, values: { bookingContactEmail } }));
};
/** What the page of the mailed link shows its holder, in words and as data. */
const shown = async (id: string) => {
  const token = await keyOf(id, "manage");
  return (await visit(visitor(), `/manage/${token}`)).text;
};

async function told() {
  const row = { startTime: "09:00", endTime: "16:00", duration: "full_day" } as const;
  const { id } = await booking({
    ...row,
    status: "confirmed",
    bookingDate: "2027-03-15",
    bookingContactEmail: "ana@roy.example",
    contactEmailKey: "ana@roy.example",
  });
  await write(id, "Our wobblegong stays away.");
  await send(id, "Then the zibeline is free.");
  const token = await keyOf(id, "manage");
  await visitor().within(({ managed }) => managed.act(token, { do: "ask", words: "The quokka needs a lift." }));
  return id;
}
const WORDS = ["wobblegong", "zibeline", "quokka"];

test("its new contact reads none of it, hears that something was asked for, and reads what is said from now on; staff read all", async () => {
  const id = await told();
  for (const word of WORDS) expect(await shown(id), word).toContain(word);
  await giveTo(id, "ben@other.example");
  for (const word of WORDS) expect(await shown(id), word).not.toContain(word);
  expect(await shown(id)).toContain('{"kind":"change_request","note":null,');
  await write(id, "Good day from the numbat.");
  await send(id, "Welcome, numbat keeper.");
  expect(await shown(id)).toContain("Good day from the numbat.");
  expect(await shown(id)).toContain("Welcome, numbat keeper.");
  const entries = JSON.stringify(await admin.within(({ thread }) => thread.of(id)));
  for (const word of [...WORDS, "numbat"]) expect(entries).toContain(word);
  // Whose the booking is again reads what they wrote, and not what came between.
  await giveTo(id, "Ana+court@roy.example");
  for (const word of WORDS) expect(await shown(id), word).toContain(word);
  expect(await shown(id)).not.toContain("numbat");
});

test("a colleague of the same firm reads on; somebody else in a public mailbox's domain does not", async () => {
  const id = await told();
  await giveTo(id, "clerk@roy.example");
  for (const word of WORDS) expect(await shown(id), word).toContain(word);
  const { id: other } = await booking({ status: "pending", bookingContactEmail: "ana@gmail.com", contactEmailKey: "ana@gmail.com" });
  await write(other, "The bilby is mine.");
  await giveTo(other, "ben@gmail.com");
  expect(await shown(other)).not.toContain("bilby");
});

test("words of unknown correspondents, from before contacts were kept, are shown to no new one", async () => {
  const id = await told();
  await env.DB.batch([
    env.DB.prepare("UPDATE booking_messages SET contact_key = NULL WHERE booking_id = ?").bind(id),
    env.DB.prepare("UPDATE staff_tasks SET asked_by = NULL WHERE booking_id = ?").bind(id),
  ]);
  for (const word of WORDS) expect(await shown(id), word).not.toContain(word);
});
