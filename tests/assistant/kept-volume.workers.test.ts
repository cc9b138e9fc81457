/** How much the house keeps of conversations and requests under way: it is counted, what is for nobody goes first, and only then is anybody refused. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { removeEmptyTalks } from "#app/db/assistant/kept-volume.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import { EMPTY_TALK_DAYS, KEPT_VOLUME, LEFT_ALONE } from "#app/domain/assistant/kept-volume.ts";
import { endEmptyTalks, keepBelowCeiling } from "#app/services/assistant/volume/make-room.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { booking, draft, person } from "#tests/kit/factories.ts";
import { sweepExpired } from "#tests/kit/sweep.ts";

vi.setConfig({ testTimeout: 60_000 });

const db = connect(env.DB);
const BROWSER = { "Sec-Fetch-Site": "same-origin" };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.now();

beforeEach(async () => {
  await env.DB.batch(["chat_messages", "chat_sessions", "staff_tasks"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.DB.prepare("DELETE FROM booking_drafts WHERE booking_id IS NULL").run();
  await fill(0);
});

const bytes = async () => (await env.DB.prepare("SELECT bytes FROM kept_volume").first<{ bytes: number }>())?.bytes ?? Number.NaN;
/** As if so much were kept. */
const fill = (to: number) => env.DB.prepare("UPDATE kept_volume SET bytes = ?").bind(to).run();
const counted = async () =>
  (
    await env.DB.prepare(
      `SELECT (SELECT coalesce(sum(length(CAST(content AS BLOB))), 0) FROM chat_messages) + (SELECT coalesce(sum(length(CAST(state AS BLOB))), 0) FROM chat_sessions)
        + (SELECT coalesce(sum(length(CAST(field_values AS BLOB))), 0) FROM booking_drafts WHERE booking_id IS NULL) AS bytes`,
    ).first<{ bytes: number }>()
  )?.bytes;
const said = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, origin: "visitor" }])) as never;
const say = (client: ReturnType<typeof apiClient>, message: string, more: object = {}) =>
  client.post("/api/ai/chat", { message, ...more }, BROWSER);

/** A conversation about a request of these values, in which nobody has written for so long. Gives the ids of both. */
async function talk(
  values: Record<string, string>,
  quiet: number,
  { chat = {}, of = {} }: { chat?: Partial<typeof chatSessions.$inferInsert>; of?: Partial<typeof bookingDrafts.$inferInsert> } = {},
) {
  const then = now - quiet;
  const { id: draftId } = await draft({ values: said(values), createdAt: then, updatedAt: then, expiresAt: then + 14 * DAY, ...of });
  const id = newId();
  const times = { createdAt: then, updatedAt: then, expiresAt: then + 14 * DAY };
  await db
    .insert(chatSessions)
    .values({ id, ref: newId(), draftId, locale: "en", state: {} as never, turns: 1, bound: true, ...times, ...chat });
  await db.insert(chatMessages).values({ sessionId: id, seq: 1, role: "user", content: "Is there parking?", createdAt: then } as never);
  return { id, draftId };
}
async function left() {
  const [talks, drafts, lines] = await Promise.all([
    db.select({ id: chatSessions.id }).from(chatSessions),
    db.select({ id: bookingDrafts.id }).from(bookingDrafts),
    db.select({ id: chatMessages.sessionId }).from(chatMessages),
  ]);
  return new Set([...talks, ...drafts, ...lines].map(({ id }) => id));
}
/** Whether each is there with its request and its lines; undefined where only some of that is. */
async function kept(...talks: { id: string; draftId: string }[]) {
  const all = await left();
  return talks.map(({ id, draftId }) => (all.has(id) === all.has(draftId) ? all.has(id) : undefined));
}

test("the number is that of the rows, whatever is written, changed and removed", async () => {
  const client = apiClient();
  const { sessionId } = await (await say(client, "I need a mediation in Montréal. 日本語")).json<{ sessionId: string }>();
  await say(client, "My name is Ada Beaulieu.", { sessionId });
  expect(await bytes()).toBe(await counted());
  const { version } = await (await client.get("/api/drafts/current")).json<{ version: number }>();
  await client.patch("/api/drafts/current", { version, values: { specialRequirements: "Step-free access, à l’étage" } });
  expect(await bytes()).toBe(await counted());
  // What has become a booking is the booking's.
  const sent = await draft({ values: said({ contactName: "Grace" }) });
  await env.DB.prepare("UPDATE booking_drafts SET booking_id = ? WHERE id = ?")
    .bind((await booking()).id, sent.id)
    .run();
  expect(await bytes()).toBe(await counted());
  await client.delete("/api/ai/chat");
  expect(await bytes()).toBe(await counted());
  expect(await bytes()).toBe(0);
});

test("the numbers of the migration are those of the application", async () => {
  const { results } = await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%house_full%'").all<{
    name: string;
    sql: string;
  }>();
  const numbers = Object.fromEntries(results.map(({ name, sql }) => [name, Number(/>= (\d+)/.exec(sql)?.[1])]));
  const { most, end } = KEPT_VOLUME;
  expect(numbers).toEqual({ booking_drafts_room: most, chat_sessions_room: most, booking_drafts_grow: end, chat_messages_grow: end });
});

test("where nothing was given a conversation ends days after its last message, and nothing else does", async () => {
  const over = EMPTY_TALK_DAYS * DAY + HOUR;
  const empty = await talk({}, over);
  const others = await Promise.all([
    talk({}, EMPTY_TALK_DAYS * DAY - HOUR),
    talk({ location: "toronto" }, over),
    talk({ contactEmail: "ada@law.example" }, over),
    talk({}, over, { chat: { askedAt: now - over } }),
    talk({}, over, { chat: { staffVersion: 1 } }),
    talk({}, over, { of: { ownerId: (await person("party")).id } }),
    talk({}, over, { of: { bookingId: (await booking()).id } }),
  ]);
  await sweepExpired(db, now);
  await endEmptyTalks(db, now);
  expect(await kept(empty)).toEqual([false]);
  expect(await kept(...others)).toEqual(others.map(() => true));
  // Whatever was given is kept for as long as the talk says.
  await sweepExpired(db, now + 14 * DAY);
  expect((await left()).has(others[1]?.id ?? "")).toBe(false);
});

test("they go in pieces, the oldest first", async () => {
  const all = [await talk({}, 9 * DAY), await talk({}, 8 * DAY), await talk({}, 7 * DAY)];
  expect(await removeEmptyTalks(db, now - DAY, 2)).toBe(true);
  expect(await kept(...all)).toEqual([false, false, true]);
  expect(await removeEmptyTalks(db, now - DAY, 2)).toBe(false);
});

test("near the ceiling what is for nobody goes, and no more of it than is needed", async () => {
  const [empty, unnamed] = [
    await talk({}, LEFT_ALONE.near.empty + HOUR),
    await talk({ location: "toronto" }, LEFT_ALONE.near.unnamed + HOUR),
  ];
  // What can be no address or number reaches nobody.
  const unreachable = await Promise.all([
    talk({ location: "toronto", contactEmail: "keep this" }, LEFT_ALONE.near.unnamed + HOUR),
    talk({ location: "toronto", contactEmail: "a@b, c@d.example", contactPhone: "call me" }, LEFT_ALONE.near.unnamed + HOUR),
  ]);
  const typed = await draft({ values: said({ location: "ottawa" }), updatedAt: now - 5 * DAY, expiresAt: now + 9 * DAY });
  const safe = await Promise.all([
    talk({}, LEFT_ALONE.near.empty - HOUR),
    talk({ location: "toronto" }, LEFT_ALONE.near.unnamed - HOUR),
    talk({ location: "toronto", contactEmail: "ada@law.example" }, 13 * DAY),
    talk({ location: "toronto", contactPhone: "416-555-0123" }, 13 * DAY),
    talk({ location: "toronto" }, 13 * DAY, { chat: { askedAt: now - 13 * DAY } }),
    talk({ location: "toronto" }, 13 * DAY, { of: { ownerId: (await person("party")).id } }),
    talk({ location: "toronto" }, 13 * DAY, { of: { bookingId: (await booking()).id } }),
  ]);
  await fill(KEPT_VOLUME.near - 1);
  await keepBelowCeiling(db, now);
  expect(await kept(empty, unnamed)).toEqual([true, true]);
  await fill(KEPT_VOLUME.near);
  await keepBelowCeiling(db, now);
  // The empty one is enough.
  expect(await kept(empty, unnamed)).toEqual([false, true]);
  await fill(KEPT_VOLUME.near + 1_000_000);
  await keepBelowCeiling(db, now);
  expect(await kept(unnamed, ...unreachable)).toEqual([false, false, false]);
  expect((await left()).has(typed.id)).toBe(false);
  expect(await kept(...safe)).toEqual(safe.map(() => true));
});

test("a new visitor is refused only when nothing may go, and is answered when to come again; the form is sent all the same", async () => {
  const empty = await talk({}, LEFT_ALONE.full.empty + HOUR);
  await fill(KEPT_VOLUME.most + 10);
  expect((await say(apiClient(), "Hello")).status).toBe(200);
  expect(await kept(empty)).toEqual([false]);
  await fill(KEPT_VOLUME.most + 10_000);
  const client = apiClient();
  const before = await left();
  const refused = await say(client, "Hello");
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([503, true]);
  const typed = await client.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada" } });
  expect(typed.status).toBe(503);
  expect((await left()).size).toBe(before.size);
  const { client: member } = await asRole("party");
  expect((await member.patch("/api/drafts/current", { version: 0, values: { contactName: "Ada" } })).status).toBe(200);
  expect((await say(member, "Hello")).status).toBe(200);
});

test("who has begun goes on above the ceiling, up to the end", async () => {
  const client = apiClient();
  const { sessionId } = await (await say(client, "Hello")).json<{ sessionId: string }>();
  await fill(KEPT_VOLUME.most + 10_000);
  expect((await say(client, "I need a mediation in Toronto.", { sessionId })).status).toBe(200);
  await fill(KEPT_VOLUME.end);
  expect((await say(client, "For ten people.", { sessionId })).status).toBe(503);
  const { version } = await (await client.get("/api/drafts/current")).json<{ version: number }>();
  expect((await client.patch("/api/drafts/current", { version, values: { contactName: "Ada" } })).status).toBe(503);
  // What becomes less is taken.
  expect((await client.patch("/api/drafts/current", { version, values: { location: "" } })).status).toBe(200);
});
