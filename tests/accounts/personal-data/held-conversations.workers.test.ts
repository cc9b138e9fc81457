/** Conversations under a legal hold: their visitor does not learn of it. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertConversationOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { chatSessions } from "#app/db/schema/drafts.ts";
import { newId } from "#app/services/platform/ids.ts";
import { apiClient } from "#tests/kit/api.ts";
import { draft } from "#tests/kit/factories.ts";
import { eraser, someAddress } from "./erasing.ts";

const db = connect(env.DB);

test("a visitor's deletion of a held conversation says nothing of the hold, and deletes nothing", async () => {
  const office = await eraser();
  const email = someAddress();
  const visitor = apiClient({ variables: { RATE_LIMITS: "off" } });
  const said = await visitor.post(
    "/api/ai/chat",
    { message: "I need a room in Toronto.", sessionId: null },
    { "Sec-Fetch-Site": "same-origin" },
  );
  const { sessionId } = (await said.json()) as { sessionId: string };
  const there = () =>
    env.DB.prepare("SELECT draft_id FROM chat_sessions WHERE ref = ?1 OR id = ?1").bind(sessionId).first<string>("draft_id");
  await env.DB.prepare("UPDATE booking_drafts SET field_values = ?1 WHERE id = ?2")
    .bind(JSON.stringify({ contactEmail: { value: email, origin: "form" } }), await there())
    .run();
  const { id } = await office.hold("person", email);
  const answer = await visitor.delete("/api/ai/chat");
  expect(answer.status).toBe(409);
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({ error: "conflict" });
  expect(body).not.toMatch(/legal|hold/i);
  expect(await there()).not.toBeNull();
  await office.lift(id);
  expect((await visitor.delete("/api/ai/chat")).status).toBe(204);
  expect(await there()).toBeNull();
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
