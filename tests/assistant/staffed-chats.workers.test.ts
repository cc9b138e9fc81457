/** Staff in a visitor's conversation: who is in it answers, nobody else; and what is deleted is gone. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { AWAITED_MINUTES, LOOK_AGAIN, STAFFED_MINUTES } from "#app/domain/assistant/staffed.ts";
import type { ConversationFile } from "#app/services/assistant/staff/open-conversation.server.ts";
import { takeBackSilent } from "#app/services/assistant/staffed-chats.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { sessionCookie } from "#tests/kit/as-user.ts";
import { refOf } from "#tests/kit/chat/conversation-refs.ts";
import { person } from "#tests/kit/factories.ts";
import { HOURLY, runJobs } from "#workers/jobs/run-jobs.ts";

const MINUTE = 60_000;
let now = Date.parse("2031-05-05T15:00:00Z");
const clock = () => new Date(now);
const later = (minutes: number) => {
  now += minutes * MINUTE;
};

interface Answer {
  response: string;
  sessionId: string;
  draft: Record<string, string>;
  summary: { hash: string } | null;
  booking?: { id: string };
  staff: { name: string } | null;
  heard: { role: string; name: string; content: string }[];
  lookAgain: number | null;
  lines: { first: number; last: number } | null;
}
interface News {
  sessionId: string | null;
  messages: { seq: number; role: string; content: string; name?: string }[];
  staff: { name: string } | null;
  lookAgain: number | null;
  summary?: { hash: string } | null;
}

const visitor = () => apiClient({ clock, variables: { RATE_LIMITS: "off" } });
/** What staff name the conversations by that were begun here, by their ids: once one is deleted, the database knows it no more. */
const refs = new Map<string, string>();
const named = (sessionId: string) => refs.get(sessionId) ?? sessionId;
async function say(client: ApiClient, message: string, more: object = {}): Promise<Answer> {
  const said = await client.post("/api/ai/chat", { message, ...more }, { "Sec-Fetch-Site": "same-origin" });
  const answer = await said.json<Answer>();
  refs.set(answer.sessionId, await refOf(answer.sessionId));
  return answer;
}
const news = async (client: ApiClient, after = 0): Promise<News> => (await client.get(`/api/ai/chat/news?after=${after}`)).json();
const transcript = async (client: ApiClient): Promise<News> => (await client.get("/api/ai/chat")).json();

async function staff(firstName: string, lastName: string) {
  const who = await person("admin", { firstName, lastName });
  // A session of now, on a clock of its own: the doors ask what time it is.
  const client = apiClient({ clock, cookie: await sessionCookie(who) });
  return {
    who,
    client,
    list: (view: "waiting" | "drafts" | "live" | "mine" | "all", after: string | null = null) =>
      client.within(({ conversationDesk }) => conversationDesk.list(view, after)),
    open: (id: string) => client.within(({ conversationDesk }) => conversationDesk.open(named(id))) as Promise<ConversationFile>,
    join: (id: string, version: number) => client.within(({ conversationDesk }) => conversationDesk.join(named(id), version)),
    leave: (id: string, version: number) => client.within(({ conversationDesk }) => conversationDesk.leave(named(id), version)),
    say: (id: string, version: number, content: string, key: string = crypto.randomUUID()) =>
      client.within(({ conversationDesk }) => conversationDesk.say(named(id), version, { content, key })),
    remove: (id: string) => client.within(({ conversationDesk }) => conversationDesk.remove(named(id))),
  };
}

const roles = (lines: readonly { role: string }[]) => lines.map(({ role }) => role);
const rowsOf = async (table: string, column: string, id: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(id).first<{ n: number }>())?.n;
const historyOf = async (id: string) =>
  (
    await env.DB.prepare(
      "SELECT action, actor_id, changes FROM audit_entries WHERE subject_type = 'conversation' AND subject_id = ? ORDER BY seq",
    )
      .bind(named(id))
      .all<{ action: string; actor_id: string | null; changes: string }>()
  ).results;

beforeEach(() => later(60 * 24));

describe("a person in the conversation", () => {
  test("answers instead of the assistant, by name, until they leave", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I need a mediation in Toronto.");
    expect(await jane.join(sessionId, 0)).toBe(true);
    expect(await jane.say(sessionId, 1, "  Good morning,\r\nhow can I help?  ")).toBe(true);

    const told = await say(someone, "Is the courtyard quiet?", { sessionId });
    expect(told.staff).toEqual({ name: "Jane Roe" });
    expect(told.response).toBe("Your message is with Jane Roe of Concord, who answers here.");
    expect(told.lookAgain).toBe(LOOK_AGAIN.staffed);
    expect(told.heard).toEqual([
      { role: "joined", name: "Jane Roe", content: "" },
      { role: "colleague", name: "Jane Roe", content: "Good morning,\nhow can I help?" },
    ]);

    const heard = await news(someone, 2);
    expect(roles(heard.messages)).toEqual(["joined", "colleague", "user"]);
    expect(heard.messages[0]?.content).toBe("Jane Roe of Concord has joined the conversation.");
    expect(heard.messages[1]).toMatchObject({ content: "Good morning,\nhow can I help?", name: "Jane Roe" });
    expect(heard).toMatchObject({ staff: { name: "Jane Roe" }, lookAgain: LOOK_AGAIN.staffed });

    expect(await jane.leave(sessionId, 1)).toBe(true);
    const after = await say(someone, "My name is Grace Lim.", { sessionId });
    expect(after.staff).toBeNull();
    expect(after.draft).toMatchObject({ proceedingType: "mediation", contactName: "Grace Lim" });
    expect(roles((await news(someone)).messages)).toEqual([
      "user",
      "assistant",
      "joined",
      "colleague",
      "user",
      "left",
      "user",
      "assistant",
    ]);
    expect((await historyOf(sessionId)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["joined", jane.who.id],
      ["left", jane.who.id],
    ]);
  });

  test("streams nothing of the assistant's either", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I need a mediation.");
    await jane.join(sessionId, 0);
    const stream = await (
      await someone.post("/api/ai/chat/stream", { message: "Is there parking?", sessionId }, { "Sec-Fetch-Site": "same-origin" })
    ).text();
    expect(stream).not.toContain("text-delta");
    expect(stream).toContain('"staff":{"name":"Jane Roe"}');
    expect(roles((await news(someone)).messages)).toEqual(["user", "assistant", "joined", "user"]);
  });

  test("who says nothing for a while has left: the next message is the assistant's, and so it is without one", async () => {
    const jane = await staff("Jane", "Roe");
    const [one, two] = [visitor(), visitor()];
    const first = await say(one, "I need a mediation.");
    const second = await say(two, "I need a mediation.");
    for (const { sessionId } of [first, second]) await jane.join(sessionId, 0);
    later(STAFFED_MINUTES - 1);
    expect((await say(one, "Hello?", { sessionId: first.sessionId })).staff).toEqual({ name: "Jane Roe" });
    later(2);
    const answered = await say(one, "My name is Grace Lim.", { sessionId: first.sessionId });
    expect(answered.staff).toBeNull();
    expect(answered.draft).toMatchObject({ contactName: "Grace Lim" });

    expect((await news(two)).staff).toBeNull();
    await takeBackSilent(connect(env.DB), now);
    await takeBackSilent(connect(env.DB), now);
    for (const someone of [one, two]) expect(roles((await news(someone)).messages).filter((role) => role === "left")).toHaveLength(1);
    // Anyone who comes back too late is answered so, and nothing is said.
    expect(await jane.say(first.sessionId, 1, "Here I am.")).toBe(false);
    expect((await news(one)).messages.map(({ content }) => content)).not.toContain("Here I am.");
  });

  test("writing keeps the person in it", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I need a mediation.");
    await jane.join(sessionId, 0);
    later(STAFFED_MINUTES - 1);
    await jane.say(sessionId, 1, "One moment.");
    later(STAFFED_MINUTES - 1);
    expect((await say(someone, "Fine.", { sessionId })).staff).toEqual({ name: "Jane Roe" });
  });

  test("what is sent twice is said once", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I need a mediation.");
    await jane.join(sessionId, 0);
    expect(await jane.say(sessionId, 1, "One moment.", "form")).toBe(true);
    expect(await jane.say(sessionId, 1, "One moment.", "form")).toBe(true);
    expect((await news(someone, 3)).messages).toHaveLength(1);
  });

  test("nothing is said that is empty or too long", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I need a mediation.");
    await jane.join(sessionId, 0);
    for (const [content, code] of [
      [" \n ", "required"],
      ["x".repeat(4001), "too_long"],
    ] as const)
      await expect(jane.say(sessionId, 1, content)).rejects.toMatchObject({ code: "invalid_input", issues: [{ field: "message", code }] });
  });
});

describe("two of staff", () => {
  test("a colleague takes over knowingly, and who was replaced says nothing any more", async () => {
    const someone = visitor();
    const [jane, paul] = [await staff("Jane", "Roe"), await staff("Paul", "Noé")];
    const { sessionId } = await say(someone, "I need a mediation.");
    await jane.join(sessionId, 0);
    // Paul's page is older than Jane's press.
    expect(await paul.join(sessionId, 0)).toBe(false);
    const seen = await paul.open(sessionId);
    expect(seen.staff).toMatchObject({ name: "Jane Roe", me: false });
    expect(await paul.say(sessionId, seen.version, "Me too.")).toBe(false);
    expect(await paul.leave(sessionId, seen.version)).toBe(false);
    expect(await paul.join(sessionId, seen.version)).toBe(true);
    expect(await jane.say(sessionId, 1, "Still here.")).toBe(false);
    expect(await jane.leave(sessionId, 1)).toBe(false);
    expect((await say(someone, "Hello?", { sessionId })).staff).toEqual({ name: "Paul Noé" });
    const lines = (await news(someone, 2)).messages;
    expect(lines.map(({ role, name }) => [role, name])).toEqual([
      ["joined", "Jane Roe"],
      ["left", "Jane Roe"],
      ["joined", "Paul Noé"],
      ["user", undefined],
    ]);
    expect((await historyOf(sessionId)).at(-1)).toMatchObject({ action: "taken_over", changes: JSON.stringify({ from: jane.who.id }) });
  });

  test("of two who join at once one is in it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const someone = visitor();
      const [jane, paul] = [await staff("Jane", "Roe"), await staff("Paul", "Noé")];
      const { sessionId } = await say(someone, "I need a mediation.");
      const joined = await Promise.all([jane.join(sessionId, 0), paul.join(sessionId, 0)]);
      expect(joined.filter(Boolean)).toHaveLength(1);
      expect(roles((await news(someone, 2)).messages)).toEqual(["joined"]);
      expect((await historyOf(sessionId)).map(({ action }) => action)).toEqual(["joined"]);
    }
  });
});

describe("confirmation", () => {
  async function summed(someone: ApiClient) {
    const { sessionId } = await say(someone, "A mediation in Toronto on Wednesday 9 February 2033, 9:30 to 5, about 14 people in person.");
    const answer = await say(
      someone,
      "Ada Beaulieu, Beaulieu LLP, ada@beaulieu.example, 416-555-0155. It's a dispute between two shareholders about the valuation of a clinic.",
      { sessionId },
    );
    if (!answer.summary) throw new Error(`No summary: ${answer.response}`);
    return { sessionId, hash: answer.summary.hash };
  }

  test("a yes to a person confirms nothing, not even after they have left; the button does", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId, hash } = await summed(someone);
    await jane.join(sessionId, 0);
    await jane.say(sessionId, 1, "Shall I give you back to the assistant?");
    expect((await say(someone, "Yes, that's right.", { sessionId })).booking).toBeUndefined();
    // The card is there again after a reload.
    expect((await transcript(someone)).summary?.hash).toBe(hash);
    await jane.leave(sessionId, 1);
    expect((await say(someone, "Yes, that's right.", { sessionId })).booking).toBeUndefined();
    await jane.join(sessionId, 2);
    const shown = (await transcript(someone)).summary?.hash ?? hash;
    const pressed = await say(someone, "Yes, that is right. Please send it.", { sessionId, confirm: shown });
    expect(pressed.booking?.id).toBeTruthy();
    const file = await jane.open(sessionId);
    expect(file.booking?.id).toBe(pressed.booking?.id);
    // Nothing is left to confirm.
    expect((await transcript(someone)).summary).toBeNull();
  });

  test("a person's words are no evidence: what they name is not the visitor's", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I need a mediation.");
    await jane.join(sessionId, 0);
    await jane.say(sessionId, 1, "Is your address jane@roe.example, and your name Jane Roe?");
    await jane.leave(sessionId, 1);
    const written = await someone.within(async ({ conversations }) => {
      const turn = await conversations.open({ sessionId, message: "Hm.", locale: "en", confirm: null, browser: true, form: null });
      expect(turn.history.map(({ role }) => role)).toEqual(["user", "assistant", "assistant", "assistant", "assistant"]);
      expect(turn.history[3]?.content).toContain('"Is your address jane@roe.example, and your name Jane Roe?"');
      return turn.sessionId;
    });
    const { draft } = await say(someone, "Hm.", { sessionId: written });
    expect(draft).not.toHaveProperty("contactEmail");
    expect(draft).not.toHaveProperty("contactName");
  });
});

describe("the list", () => {
  test("shows who waits, what was left, what is live and what is mine", async () => {
    const jane = await staff("Jane", "Roe");
    const ids = async (view: "waiting" | "drafts" | "live" | "mine" | "all") => (await jane.list(view)).conversations.map(({ ref }) => ref);
    const [asks, leaves, idles] = [visitor(), visitor(), visitor()];
    const begun = async (client: ApiClient, message: string) => named((await say(client, message)).sessionId);
    const idle = await begun(idles, "What are your opening hours?");
    const left = await begun(leaves, "I'm Grace Lim and need a mediation in Montreal on 16 March 2032.");
    const asked = await begun(asks, "Please let me talk to a person.");
    expect((await news(asks)).lookAgain).toBe(LOOK_AGAIN.awaited);
    expect(await ids("live")).toEqual(expect.arrayContaining([idle, left, asked]));
    expect(await ids("drafts")).not.toContain(left);
    expect(await ids("all")).toEqual(expect.arrayContaining([idle, left, asked]));
    expect((await jane.open(idle)).live).toBe(true);

    later(10);
    expect(await ids("live")).toEqual([]);
    expect(await ids("drafts")).toEqual(expect.arrayContaining([left]));
    expect(await ids("waiting")).toContain(asked);
    const all = await ids("all");
    expect(all).toEqual(expect.arrayContaining([left, asked]));
    // Who only asked for the hours is not shown to staff.
    expect(all).not.toContain(idle);
    await expect(jane.open(idle)).rejects.toMatchObject({ code: "not_found" });
    const entry = (await jane.list("drafts")).conversations.find(({ ref }) => ref === left);
    expect(entry?.draft).toMatchObject({ proceedingType: "mediation", date: "2032-03-16", contactName: "Grace Lim" });

    await jane.join(asked, 0);
    expect(await ids("waiting")).not.toContain(asked);
    expect(await ids("mine")).toEqual([asked]);
    later(AWAITED_MINUTES);
    expect(await ids("mine")).toEqual([]);
    expect(await ids("all")).toContain(asked);
  });

  test("a call that was made is waited for no longer, and its task leads to the conversation", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I'm Grace Lim, 416 555 0123.");
    await say(someone, "Please have a person call me.", { sessionId });
    const { tasks } = await jane.client.within(({ queue }) => queue.list("open", null));
    const task = tasks.find(({ conversation }) => conversation?.ref === named(sessionId));
    expect(task?.contact.phone).toMatch(/0123/);
    expect((await jane.open(sessionId)).calls).toMatchObject([{ done: false }]);
    await jane.client.within(({ queue }) => queue.move(task?.id ?? "", "done", null));
    expect((await jane.list("waiting")).conversations.map(({ ref }) => ref)).not.toContain(named(sessionId));
    expect((await jane.open(sessionId)).calls).toMatchObject([{ done: true }]);
    expect((await news(someone)).lookAgain).toBeNull();
    await someone.delete("/api/ai/chat");
    const { tasks: done } = await jane.client.within(({ queue }) => queue.list("done", null));
    expect(done.find(({ id }) => id === task?.id)?.conversation).toEqual({ ref: null });
  });

  test.each(["waiting", "drafts", "live", "all"] as const)("%s is paged through without a gap or a repetition", async (view) => {
    await env.DB.batch([
      env.DB.prepare("DELETE FROM chat_sessions"),
      env.DB.prepare("DELETE FROM booking_drafts WHERE booking_id IS NULL"),
    ]);
    const jane = await staff("Jane", "Roe");
    const waiting = (index: number) => (view === "waiting" ? now - (index % 7) * 1000 : null);
    const at = (index: number) => {
      if (view === "live") return now - (index % 9) * 1000;
      return view === "all" ? now - (index % 60) * 10_000 : now - 3_600_000 - (index % 9) * 1000;
    };
    const given = JSON.stringify({ contactName: { value: "Grace Lim", origin: "visitor" } });
    for (let index = 0; index < 70; index += 1) {
      const id = `paged-${view}-${index}`;
      await env.DB.batch([
        env.DB.prepare(
          "INSERT INTO booking_drafts (id, field_values, locale, form, version, created_at, updated_at, expires_at) VALUES (?, ?, 'en', 'fast', 1, ?, ?, ?)",
        ).bind(id, given, now, now, now + MINUTE),
        env.DB.prepare(
          "INSERT INTO chat_sessions (id, draft_id, locale, state, turns, bound, created_at, updated_at, expires_at, waiting_since) VALUES (?, ?, 'en', '{}', 1, 1, ?, ?, ?, ?)",
        ).bind(id, id, now, at(index), now + MINUTE, waiting(index)),
      ]);
    }
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof jane.list>> = await jane.list(view, after);
      expect(page.conversations.length).toBeLessThanOrEqual(25);
      // Neither an entry nor the way to the next page names one by its id.
      expect(JSON.stringify(page)).not.toContain("paged-");
      found.push(...page.conversations.map(({ ref }) => ref));
      after = page.next;
    } while (after);
    expect(found).toHaveLength(70);
    expect(new Set(found).size).toBe(70);
  });

  test("a draft that nobody's words are in is not one that was left; one that was sent neither", async () => {
    const mark = async (id: string) =>
      (await env.DB.prepare("SELECT drafted FROM chat_sessions WHERE id = ?").bind(id).first<{ drafted: number }>())?.drafted;
    const someone = visitor();
    const { sessionId } = await say(someone, "What are your opening hours?");
    expect(await mark(sessionId)).toBe(0);
    const draft = await (await someone.get("/api/drafts/current")).json<{ version: number }>();
    await someone.patch("/api/drafts/current", { version: draft.version, values: { contactName: "Grace Lim" } });
    expect(await mark(sessionId)).toBe(1);
    await someone.patch("/api/drafts/current", { version: draft.version + 1, values: { contactName: "" } });
    expect(await mark(sessionId)).toBe(0);
  });
});

describe("deletion", () => {
  test("by the visitor takes transcript and draft at once, their own alone; staff see that it is gone", async () => {
    const [someone, other] = [visitor(), visitor()];
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I'm Grace Lim and need a mediation.");
    const theirs = await say(other, "I'm Paul Stone and need a mediation.");
    const draftId = (await env.DB.prepare("SELECT draft_id FROM chat_sessions WHERE id = ?").bind(sessionId).first<{ draft_id: string }>())
      ?.draft_id;
    await jane.join(sessionId, 0);
    expect((await someone.delete("/api/ai/chat")).status).toBe(204);
    expect((await someone.delete("/api/ai/chat")).status).toBe(204);
    expect(await rowsOf("chat_sessions", "id", sessionId)).toBe(0);
    expect(await rowsOf("chat_messages", "session_id", sessionId)).toBe(0);
    expect(await rowsOf("booking_drafts", "id", draftId ?? "")).toBe(0);
    expect(await rowsOf("chat_sessions", "id", theirs.sessionId)).toBe(1);
    expect((await news(someone)).sessionId).toBeNull();
    expect(await jane.open(sessionId)).toEqual({ deletedAt: new Date(now).toISOString(), byVisitor: true });
    await expect(jane.say(sessionId, 1, "Hello?")).rejects.toMatchObject({ code: "not_found" });
    const again = await say(someone, "Hello, I need an arbitration.", { sessionId });
    expect(again.sessionId).not.toBe(sessionId);
    expect(again.draft).not.toHaveProperty("contactName");
    expect(JSON.stringify(await historyOf(sessionId))).not.toMatch(/Grace|mediation/);
  });

  test("from another site is refused", async () => {
    const someone = visitor();
    const { sessionId } = await say(someone, "I need a mediation.");
    const refused = await someone.send("/api/ai/chat", { method: "DELETE", headers: { Origin: "https://evil.example" } });
    expect(refused.status).toBe(403);
    expect(await rowsOf("chat_sessions", "id", sessionId)).toBe(1);
  });

  test("keeps what has become a booking", async () => {
    const someone = visitor();
    const { sessionId } = await say(someone, "I'm Grace Lim and need a mediation.");
    const made = await someone.post("/api/bookings/fast", {
      contactName: "Grace Lim",
      contactEmail: "grace@lim.example",
      contactPhone: "416 555 0123",
      proceedingType: "mediation",
      locationType: "virtual",
      caseDescription: "Two shareholders disagree about the valuation of a clinic.",
      urgencyLevel: "standard",
    });
    expect(made.status).toBe(201);
    const { id } = await made.json<{ id: string }>();
    await someone.delete("/api/ai/chat");
    expect(await rowsOf("chat_sessions", "id", sessionId)).toBe(0);
    expect(await rowsOf("bookings", "id", id)).toBe(1);
    expect(await rowsOf("booking_drafts", "booking_id", id)).toBe(1);
  });

  test("while a turn is on its way leaves nothing of that turn behind", async () => {
    const someone = visitor();
    const { sessionId } = await say(someone, "I need a mediation.");
    await someone.within(async ({ conversations }) => {
      const turn = await conversations.open({ sessionId, message: "In Toronto.", locale: "en", confirm: null, browser: true, form: null });
      await conversations.remove();
      expect(await turn.finish({ text: "Noted.", provider: "guided" })).toMatchObject({ lines: null });
    });
    expect(await rowsOf("chat_messages", "session_id", sessionId)).toBe(0);
  });

  test("by staff takes the same, and the visitor begins anew", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I'm Grace Lim and need a mediation.");
    await jane.remove(sessionId);
    expect(await rowsOf("chat_messages", "session_id", sessionId)).toBe(0);
    expect(await jane.open(sessionId)).toMatchObject({ byVisitor: false });
    expect((await historyOf(sessionId)).map(({ action, actor_id }) => [action, actor_id])).toEqual([["deleted", jane.who.id]]);
    expect((await transcript(someone)).sessionId).toBeNull();
    expect((await say(someone, "Hello.", { sessionId })).sessionId).not.toBe(sessionId);
  });

  test("by rule, fourteen days after it was begun, with a person's words too", async () => {
    const someone = visitor();
    const jane = await staff("Jane", "Roe");
    const { sessionId } = await say(someone, "I'm Grace Lim and need a mediation.");
    await jane.join(sessionId, 0);
    await jane.say(sessionId, 1, "Hello.");
    await runJobs(env, new Date(now + 14 * 24 * 60 * MINUTE - 1), HOURLY);
    expect(await rowsOf("chat_messages", "session_id", sessionId)).toBe(4);
    await runJobs(env, new Date(now + 14 * 24 * 60 * MINUTE + 1), HOURLY);
    expect(await rowsOf("chat_messages", "session_id", sessionId)).toBe(0);
    expect(await rowsOf("chat_sessions", "id", sessionId)).toBe(0);
    // Jane's session was removed with it.
    await expect((await staff("Paul", "Noé")).open(sessionId)).rejects.toMatchObject({ code: "not_found" });
  });
});

test("opening is recorded once an hour for each reader, and tells nothing of what was said", async () => {
  const someone = visitor();
  const [jane, paul] = [await staff("Jane", "Roe"), await staff("Paul", "Noé")];
  const { sessionId } = await say(someone, "I'm Grace Lim and need a mediation.");
  for (const who of [jane, jane, paul, paul, jane]) await who.open(sessionId);
  later(61);
  await jane.open(sessionId);
  const history = await historyOf(sessionId);
  expect(history.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ["opened", jane.who.id],
    ["opened", paul.who.id],
    ["opened", jane.who.id],
  ]);
  expect(JSON.stringify(history)).not.toMatch(/Grace|mediation/);
});

test("only administrators may do any of it", async () => {
  const someone = visitor();
  const { sessionId } = await say(someone, "I need a mediation.");
  for (const [client, code] of [
    [someone, "unauthenticated"],
    [apiClient({ clock, cookie: await sessionCookie(await person("party")) }), "not_found"],
    [apiClient({ clock, cookie: await sessionCookie(await person("arbitrator")) }), "not_found"],
  ] as const)
    await client.within(async ({ conversationDesk: desk }) => {
      for (const attempt of [
        () => desk.list("all", null),
        () => desk.open(named(sessionId)),
        () => desk.join(named(sessionId), 0),
        () => desk.leave(named(sessionId), 0),
        () => desk.say(named(sessionId), 0, { content: "x", key: "k" }),
        () => desk.remove(named(sessionId)),
      ])
        await expect(attempt()).rejects.toMatchObject({ code });
    });
  expect(await rowsOf("chat_sessions", "id", sessionId)).toBe(1);
});
