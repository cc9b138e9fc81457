/** Conversations under a legal hold: their visitor does not learn of it. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { insertConversationOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { sweepsOfExpired } from "#app/db/platform/sweeping.repo.server.ts";
import { chatSessions } from "#app/db/schema/drafts.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { draft, person } from "#tests/kit/factories.ts";
import { eraser, someAddress } from "./erasing.ts";

const db = connect(env.DB);
const PASSWORD = "a quiet lamp over the desk";

/** A visitor who has said this address to the assistant: somebody's, not necessarily theirs. */
async function saidBy(email: string) {
  const visitor = apiClient({ variables: { RATE_LIMITS: "off" } });
  const said = await visitor.post(
    "/api/ai/chat",
    { message: "I need a room in Toronto.", sessionId: null },
    { "Sec-Fetch-Site": "same-origin" },
  );
  const { sessionId } = (await said.json()) as { sessionId: string };
  const row = () =>
    env.DB.prepare("SELECT id, draft_id FROM chat_sessions WHERE ref = ?1 OR id = ?1")
      .bind(sessionId)
      .first<{ id: string; draft_id: string }>();
  const found = await row();
  await env.DB.prepare("UPDATE booking_drafts SET field_values = ?1 WHERE id = ?2")
    .bind(JSON.stringify({ contactEmail: { value: email, origin: "form" } }), found?.draft_id)
    .run();
  const count = (table: string, column: string, id: string | undefined) =>
    env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?1`).bind(id).first<number>("n");
  const left = async () => [
    await count("chat_sessions", "id", found?.id),
    (await count("chat_messages", "session_id", found?.id)) !== 0 ? 1 : 0,
    await count("booking_drafts", "id", found?.draft_id),
  ];
  return { visitor, sessionId, left };
}

test("whether an address is held is not to be learned by deleting a conversation that names it: held or not, it is deleted for its visitor", async () => {
  const office = await eraser();
  const email = someAddress();
  const { id } = await office.hold("person", email);
  const held = await saidBy(email);
  const free = await saidBy(someAddress());
  const answers = await Promise.all(
    [held, free].map(async ({ visitor, sessionId }) => {
      const deleted = await visitor.delete("/api/ai/chat");
      const again = await visitor.delete("/api/ai/chat");
      const transcript = await visitor.get("/api/ai/chat");
      const more = await visitor.post("/api/ai/chat", { message: "Hello", sessionId }, { "Sec-Fetch-Site": "same-origin" });
      const { sessionId: next } = (await more.json()) as { sessionId: string };
      const seen = [deleted, again, transcript, more].map(({ status }) => status);
      return [seen, await deleted.text(), await transcript.text(), next === sessionId];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toEqual([204, 204, 200, 200]);
  expect(answers[0]?.at(-1)).toBe(false);
  expect(await free.left()).toEqual([0, 0, 0]);
  // Our office alone keeps it, for as long as the hold is in force.
  const sweep = () => db.batch(sweepsOfExpired(db, Date.now() + 60_000).flatMap(([, statements]) => statements) as never);
  await sweep();
  expect(await held.left()).toEqual([1, 1, 1]);
  await office.lift(id);
  await sweep();
  expect(await held.left()).toEqual([0, 0, 0]);
});

test("a person's own request, held by their account, is deleted for them and kept", async () => {
  const office = await eraser();
  const who = await person("party", { password: PASSWORD });
  const client = await asUser(who);
  await office.hold("person", who.email);
  await client.post("/api/ai/chat", { message: "I need a room in Toronto.", sessionId: null }, { "Sec-Fetch-Site": "same-origin" });
  const drafts = () => env.DB.prepare("SELECT count(*) AS n FROM booking_drafts WHERE owner_id = ?1").bind(who.id).first<number>("n");
  const before = await drafts();
  expect(before).toBeGreaterThan(0);
  const copied = async (by: typeof client, path: string, body: object) => {
    const answer = await by.post(path, { ...body, password: PASSWORD });
    expect(answer.status).toBe(200);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const { sections } = JSON.parse(new TextDecoder().decode(files["personal-data.json"])) as { sections: { name: string }[] };
    return sections.map(({ name }) => name).filter((name) => ["booking_drafts", "chat_sessions", "chat_messages"].includes(name));
  };
  const all = ["booking_drafts", "chat_sessions", "chat_messages"];
  expect(await copied(client, "/api/people/me/export", {})).toEqual(all);
  expect((await client.delete("/api/ai/chat")).status).toBe(204);
  expect(await drafts()).toBe(before);
  expect(await (await client.get("/api/ai/chat")).text()).not.toContain("Toronto");
  // Nor is the hold to be learned from a copy of one's own data; our office's has what is kept.
  expect(await copied(client, "/api/people/me/export", {})).toEqual([]);
  expect(await copied(office.client, "/api/people/export", { email: who.email })).toEqual(all);
});

test("a conversation of a held draft that has moved to another session is not begun", async () => {
  const office = await eraser();
  const email = someAddress();
  const values = { contactEmail: { value: email, origin: "form" } } as never;
  const { id } = await draft({ values, holder: "another session" });
  await office.hold("person", email);
  const now = Date.now();
  const session = {
    id: newId(),
    ref: newId(),
    draftId: id,
    locale: "en",
    state: { asked: [] },
    turns: 0,
    bound: true,
    createdAt: now,
    updatedAt: now,
  };
  const nobody = { askedAt: null, waitingSince: null, drafted: false, staffId: null, staffName: null, staffAt: null, staffVersion: 0 };
  const row = { ...session, ...nobody, holder: null, expiresAt: now + 1e9 } as never;
  expect(await insertConversationOfDraft(db, row, { id, holder: "this session", ownerId: null })).toBe(false);
  expect(await db.select().from(chatSessions).where(eq(chatSessions.id, session.id))).toEqual([]);
  expect(await insertConversationOfDraft(db, row, { id, holder: "another session", ownerId: null })).toBe(true);
  expect((await db.select().from(chatSessions).where(eq(chatSessions.id, session.id)))[0]).toMatchObject(session);
});
