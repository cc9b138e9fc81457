/** Erasing somebody of whose requests others have become the subject: conversations that went on, drafts of bookings that were passed on or made for them. */
import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { conversationsOf } from "#app/db/personal-data/personal-rows.repo.server.ts";
import { sweepsOfExpired } from "#app/db/platform/sweeping.repo.server.ts";
import { bookings } from "#app/db/schema/bookings.ts";
import { bookingDrafts, chatMessages, chatSessions } from "#app/db/schema/drafts.ts";
import { newId } from "#app/services/platform/ids.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { booking, draft, person } from "#tests/kit/factories.ts";
import { fastBooking } from "#tests/kit/payloads.ts";
import { contactOf, eraser, someAddress } from "./erasing.ts";

const db = connect(env.DB);
const DAY = 86_400_000;
const SAME_PAGE = { "Sec-Fetch-Site": "same-origin" };

let office: Awaited<ReturnType<typeof eraser>>;
beforeEach(async () => {
  office = await eraser();
});

const say = async (client: ApiClient, message: string, sessionId: string | null) => {
  const answer = await client.post("/api/ai/chat", { message, sessionId }, SAME_PAGE);
  expect(answer.status).toBe(200);
  return (await answer.json<{ sessionId: string }>()).sessionId;
};
const named = (email: string) => ({ contactEmail: { value: email, origin: "visitor" } }) as never;

/** A conversation about this draft, with a line in it. */
async function conversationAbout(draftId: string, expiresAt = Date.now() + 14 * DAY): Promise<string> {
  const id = newId();
  const times = { createdAt: Date.now(), updatedAt: Date.now(), expiresAt };
  await db.insert(chatSessions).values({ id, ref: newId(), draftId, locale: "en", state: {} as never, turns: 1, bound: true, ...times });
  await db
    .insert(chatMessages)
    .values({ sessionId: id, seq: 1, role: "user", content: "It is about my lease.", createdAt: Date.now() } as never);
  return id;
}
const left = async (ids: string[]) => [
  (await db.select({ id: chatSessions.id }).from(chatSessions).where(inArray(chatSessions.id, ids))).length,
  (await db.select({ id: chatMessages.sessionId }).from(chatMessages).where(inArray(chatMessages.sessionId, ids))).length,
];
const draftsLeft = async (...ids: string[]) =>
  (await db.select({ id: bookingDrafts.id }).from(bookingDrafts).where(inArray(bookingDrafts.id, ids))).map(({ id }) => id);
const goOn = (id: string, draftId: string) => db.update(chatSessions).set({ draftId }).where(eq(chatSessions.id, id));

test("a conversation that went on with somebody else's request after its own was sent goes, and the request that it is about by now stays", async () => {
  const [email, other] = [someAddress(), someAddress()];
  const visitor = apiClient({ variables: { RATE_LIMITS: "off" } });
  const sessionId = await say(visitor, "A virtual mediation, please.", null);
  const sent = fastBooking({ contactEmail: email, locationType: "virtual" });
  expect((await visitor.post("/api/bookings/fast", sent)).status).toBe(201);
  await visitor.patch("/api/drafts/current", { version: 0, values: { contactEmail: other, proceedingType: "mediation" } });
  await say(visitor, "It is in person", sessionId);
  const [row] = await db
    .select({ id: chatSessions.id, draftId: chatSessions.draftId })
    .from(chatSessions)
    .innerJoin(bookingDrafts, eq(bookingDrafts.id, chatSessions.draftId))
    .where(eq(chatSessions.id, sessionId));
  expect(row).toBeDefined();
  expect((await left([sessionId]))[0]).toBe(1);
  expect((await office.preview(email)).removed).toContainEqual({ table: "chat_sessions", rows: 1 });
  expect((await office.erase(email)).status).toBe(200);
  expect(await left([sessionId])).toEqual([0, 0]);
  expect(await draftsLeft(row?.draftId ?? "")).toHaveLength(1);
});

test("also once the request that was not sent is past its time: it is kept as long as a conversation tells of it", async () => {
  const [email, other] = [someAddress(), someAddress()];
  const now = Date.now();
  const [former, next] = [await draft({ values: named(email), expiresAt: now + DAY }), await draft({ values: named(other) })];
  const about = await conversationAbout(former.id, now + 9 * DAY);
  await goOn(about, next.id);
  const sweep = (at: number) => db.batch(sweepsOfExpired(db, at).flatMap(([, statements]) => statements) as never);
  await sweep(now + 2 * DAY);
  expect(await draftsLeft(former.id)).toHaveLength(1);
  expect((await office.erase(email)).status).toBe(200);
  expect(await left([about])).toEqual([0, 0]);
  expect(await draftsLeft(former.id, next.id)).toEqual([next.id]);
});

test("nothing is kept longer than the conversation", async () => {
  const now = Date.now();
  const [former, next] = [await draft({ expiresAt: now + DAY }), await draft({ expiresAt: now + DAY })];
  const about = await conversationAbout(former.id, now + 3 * DAY);
  await goOn(about, next.id);
  const sweep = (at: number) => db.batch(sweepsOfExpired(db, at).flatMap(([, statements]) => statements) as never);
  await sweep(now + 2 * DAY);
  expect(await draftsLeft(former.id, next.id)).toHaveLength(2);
  await sweep(now + 4 * DAY);
  await sweep(now + 4 * DAY);
  expect(await left([about])).toEqual([0, 0]);
  expect(await draftsLeft(former.id, next.id)).toEqual([]);
});

test("the draft and the talk of a booking that was passed on go; the booking is its new contact's", async () => {
  const [email, other] = [someAddress(), someAddress()];
  const made = await booking(contactOf(email));
  const sent = await draft({ bookingId: made.id, values: named(email) });
  const about = await conversationAbout(sent.id);
  await db
    .update(bookings)
    .set({ ...contactOf(other), bookingContactName: "Yara Haddad" })
    .where(eq(bookings.id, made.id));
  expect((await office.erase(email)).status).toBe(200);
  expect(await draftsLeft(sent.id)).toEqual([]);
  expect(await left([about])).toEqual([0, 0]);
  expect((await db.select().from(bookings).where(eq(bookings.id, made.id)))[0]?.bookingContactName).toBe("Yara Haddad");
});

test("so does the sent draft of a booking that an account made for them; what it has not sent stays its own", async () => {
  const [email, maker] = [someAddress(), await person("party")];
  const made = await booking({ ...contactOf(email), createdByUser: maker.id });
  const sent = await draft({ bookingId: made.id, ownerId: maker.id, values: named(email) });
  const open = await draft({ ownerId: maker.id, values: named(email) });
  const [about, own] = [await conversationAbout(sent.id), await conversationAbout(open.id)];
  expect((await office.erase(email)).status).toBe(200);
  expect(await draftsLeft(sent.id, open.id)).toEqual([open.id]);
  expect(await left([about])).toEqual([0, 0]);
  expect((await left([own]))[0]).toBe(1);
});

test("a copy of one's own data has no conversation that is another account's by now", async () => {
  const [who, other] = [await person("party"), await person("party")];
  const own = await draft({ ownerId: who.id });
  const [theirs, mine] = [await draft({ ownerId: other.id }), await draft({ ownerId: who.id })];
  const [passed, kept] = [await conversationAbout(own.id), await conversationAbout(own.id)];
  await goOn(passed, theirs.id);
  await goOn(kept, mine.id);
  const found = await conversationsOf(db, JSON.stringify([own.id, mine.id]), Date.now());
  expect(found.map(({ id }) => id)).toEqual([kept]);
});
