/** A conversation without cookies goes on by its id: nothing that staff are shown or mailed of it does so. */
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { takeBackSilent } from "#app/services/assistant/staffed-chats.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { refOf } from "#tests/kit/chat/conversation-refs.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { opened, stringsIn, talkEntryPoint } from "./follower.ts";
import { visit } from "./pages.ts";
import { API, PAGES } from "./table.ts";
import { MISSING } from "./world.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Begins a conversation as a program without a cookie jar does. */
async function begun(...messages: string[]): Promise<string> {
  let sessionId: string | undefined;
  for (const message of messages) {
    const answer = await apiClient().post("/api/ai/chat", { message, sessionId });
    ({ sessionId } = await answer.json<{ sessionId: string }>());
  }
  return sessionId ?? "";
}

/** The pages that are about conversations, with every view of their list. */
const deskPages = (ref: string) => [
  ...["waiting", "drafts", "live", "mine", "all"].map((view) => `/admin/conversations?view=${view}`),
  `/admin/conversations/${ref}`,
  "/admin/queue",
  "/admin/queue?view=done",
  "/admin/scheduled-work",
];

async function pagesServed(client: ApiClient, addresses: readonly string[]): Promise<string> {
  const heard: string[] = [];
  for (const address of addresses) {
    const { text, location } = await visit(client, address);
    heard.push(`${text}\n${location ?? ""}`);
  }
  return heard.join("\n");
}

/** Every page and every answer of the API that an administrator may read about this conversation. */
async function everythingServed(client: ApiClient, conversationRef: string): Promise<string> {
  const on = { ...MISSING, conversationRef };
  const pages = Object.entries(PAGES).filter(([pattern]) => !pattern.startsWith("/dev/"));
  const heard = [await pagesServed(client, [...pages.map(([pattern, { at }]) => at?.(on) ?? pattern), ...deskPages(conversationRef)])];
  for (const [route, { call }] of Object.entries(API)) if (route.startsWith("GET ")) heard.push(await (await call(client, on)).text());
  return heard.join("\n");
}

const mailed = async () =>
  (await env.DB.prepare("SELECT parts FROM captured_mails").all<{ parts: string }>()).results.map(({ parts }) => parts).join("\n");

test("what an administrator is served of it, from the first word to its deletion, opens nothing signed out", async () => {
  const now = Date.now();
  const { client } = await asRole("admin", {}, { variables: { RATE_LIMITS: "off" } });
  const asking = await begun("I am Petra Lowe and need a mediation. Please let me talk to a person.");
  const called = await begun("I am Ada Beaulieu, 416 555 0155.", "Please have a person call me back.");
  const ids = [asking, called];
  expect((await env.DB.prepare("SELECT bound FROM chat_sessions WHERE id IN (?, ?)").bind(asking, called).all()).results).toEqual([
    { bound: 0 },
    { bound: 0 },
  ]);
  const refs = await Promise.all(ids.map(refOf));
  await env.DB.prepare("UPDATE outbox SET deliver_after = 0").run();
  // When what is collected for some minutes leaves too.
  await deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });

  const heard: string[] = [await mailed()];
  heard.push(await everythingServed(client, refs[0] ?? ""), await pagesServed(client, deskPages(refs[1] ?? "")));
  // Joined, written in, and left to itself by a job that fails.
  await client.within(async ({ conversationDesk: desk }) => {
    await desk.join(refs[0] ?? "", 0);
    await desk.say(refs[0] ?? "", 1, { content: "Good morning.", key: "refs" });
  });
  heard.push(await pagesServed(client, deskPages(refs[0] ?? "")));
  await env.DB.exec(
    `CREATE TRIGGER refused BEFORE UPDATE OF staff_id ON chat_sessions WHEN NEW.id = '${asking}' BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  await takeBackSilent(connect(env.DB), now + 3_600_000);
  await env.DB.exec("DROP TRIGGER refused");
  heard.push((await visit(client, "/admin/scheduled-work")).text);
  expect(heard.at(-1)).toContain(refs[0]);

  // What is tried here is what was served, and the entry point is one that the id itself opens.
  const text = heard.join("\n");
  for (const ref of refs) expect(text).toContain(ref);
  for (const id of ids) expect(text).not.toContain(id);
  const entryPoint = talkEntryPoint();
  expect(await opened(stringsIn(text), [entryPoint])).toEqual([]);
  expect(await opened(ids, [entryPoint])).toEqual(ids.map((string) => ({ string, entryPoint: entryPoint.name })));

  await client.within(({ conversationDesk }) => conversationDesk.remove(refs[0] ?? ""));
  const after = await pagesServed(client, deskPages(refs[0] ?? ""));
  expect(after).not.toContain(asking);
  expect(await opened(stringsIn(after), [entryPoint])).toEqual([]);
});

test("the id names nothing at the desk", async () => {
  const { client } = await asRole("admin");
  const id = await begun("Please let me talk to a person.");
  expect((await visit(client, `/admin/conversations/${id}`)).status).toBe(404);
  expect((await visit(client, `/admin/conversations/${await refOf(id)}`)).status).toBe(200);
});

test("a conversation that a release without references begins is given one, and no two have the same", async () => {
  for (const id of ["old-a", "old-b"])
    await env.DB.prepare(
      "INSERT INTO chat_sessions (id, draft_id, locale, state, turns, bound, created_at, updated_at, expires_at) VALUES (?, ?, 'en', '{}', 1, 0, 1, 1, 1)",
    )
      .bind(id, id)
      .run();
  const [one, other] = [await refOf("old-a"), await refOf("old-b")];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
});
