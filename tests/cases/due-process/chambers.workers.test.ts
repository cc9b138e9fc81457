/** What a tribunal writes for itself: for who sits and has accepted, from then on, and for nobody else; no trace of it anywhere else. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { addingPost } from "#app/db/cases/deliberations.repo.server.ts";
import { connect } from "#app/db/client.server.ts";
import { MOST_POSTS } from "#app/domain/case/tribunal/deliberation.ts";
import * as casePage from "#app/routes/portal/case/route.tsx";
import * as chambersPage from "#app/routes/portal/case-chambers/route.tsx";
import { newId } from "#app/services/platform/ids.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { visit } from "#tests/permissions/pages.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { accept, assign, setSize, sittingPanel } from "./panel.ts";

const GONE = { code: "not_found" };
const write = (client: ApiClient, id: string, room: string, content: string, key: string | null = null) =>
  client.within(({ chambers }) => chambers.write(id, { room, content }, key));
const open = (client: ApiClient, id: string, before: number | null = null) => client.within(({ chambers }) => chambers.open(id, before));
const said = async (client: ApiClient, id: string) => (await open(client, id)).thread.map(({ content }) => content);
const read = (client: ApiClient, id: string, newest: number) =>
  client.within(({ chambers }) => chambers.markRead(id, newest, new Request("http://concord.example/")));
const newcomer = () => asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
/** For what is written afterwards to be later. */
const later = () => new Promise((done) => setTimeout(done, 5));

/** Everything stored but for what is the tribunal's own, mails and limits. */
async function restOfStore(): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '_cf%' AND name NOT LIKE 'tribunal_%' ORDER BY name",
  ).all<{ name: string }>();
  const names = results
    .map(({ name }) => name)
    .filter((name) => !["rate_limits", "outbox", "outbox_counts", "session", "guesses"].includes(name));
  const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(names.map((name, at) => [name, JSON.stringify(rows[at]?.results)]));
}

describe("the thread of a panel", () => {
  test("is read in its order by all who sit, says what is new to each, and who has read it", async () => {
    const { id, chair, first, second } = await sittingPanel();
    await write(chair.client, id, "deliberation", "I would grant the first claim.");
    await write(first.client, id, "deliberation", "So would I.");
    const words = ["I would grant the first claim.", "So would I."];
    for (const one of [chair, first, second]) expect(await said(one.client, id)).toEqual(words);
    const before = await open(second.client, id);
    expect(before.thread.map(({ unread, readBy }) => [unread, readBy])).toEqual([
      [true, []],
      [true, []],
    ]);
    await read(second.client, id, before.newest);
    expect((await open(second.client, id)).thread.map(({ unread }) => unread)).toEqual([false, false]);
    expect((await open(chair.client, id)).thread.map(({ mine, unread, readBy }) => [mine, unread, readBy])).toEqual([
      [true, false, ["Cyril Second"]],
      [false, true, ["Cyril Second"]],
    ]);
    const page = await pageText(second.client, chambersPage, { id });
    for (const words of ["Deliberation", "Notes of the panel", "My notes", "So would I.", "Seen by you, Petra Chair and Cora First."])
      expect(page).toContain(words);
    expect(await pageText(second.client, casePage, { id })).toContain("Tribunal only");
  });

  test("is nobody else’s: neither the parties’, the office’s, nor who was asked and has not answered", async () => {
    const { id, a, admin, chair, first } = await sittingPanel();
    await write(chair.client, id, "deliberation", "Kwsecret.");
    const next = await newcomer();
    await assign(admin.client, id, next.who.id, "co_2", "Ill for months.");
    const stranger = await asRole("arbitrator");
    for (const { client } of [a, admin, next, stranger]) {
      await expect(open(client, id)).rejects.toMatchObject(GONE);
      for (const room of ["own", "panel", "deliberation"]) await expect(write(client, id, room, "Mine.")).rejects.toMatchObject(GONE);
      await expect(client.within(({ chambers }) => chambers.openEarlier(id, "any"))).rejects.toMatchObject(GONE);
    }
    await expect(open(first.client, "missing")).rejects.toMatchObject(GONE);
    for (const { client } of [a, admin, next]) expect(await pageText(client, casePage, { id })).not.toContain("Tribunal only");
  });

  test("leaves no trace in the case, its chain, its lists or its feeds", async () => {
    const { id, chair, first } = await sittingPanel();
    const before = await restOfStore();
    for (const room of ["own", "panel", "deliberation"]) await write(chair.client, id, room, `Kwsecret of ${room}.`);
    const { panel } = await open(first.client, id);
    await first.client.within(({ chambers }) => chambers.changeNote(id, panel[0]?.id ?? "", { content: "Kwsecret, changed.", version: 1 }));
    await read(first.client, id, 3);
    expect(await restOfStore()).toEqual(before);
  });

  test("has one order, however many write at once, and the same form writes once", async () => {
    const { id, chair, first, second } = await sittingPanel();
    const members = [chair, first, second];
    await Promise.all(Array.from({ length: 9 }, (_, at) => write(members[at % 3]?.client ?? chair.client, id, "deliberation", `${at}`)));
    await Promise.all([1, 2, 3].map(() => write(chair.client, id, "deliberation", "Twice pressed.", "a form")));
    const { thread } = await open(chair.client, id);
    expect(thread.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1));
    for (const one of members) expect(await said(one.client, id)).toEqual(thread.map(({ content }) => content));
  });

  test("is shown in pages", async () => {
    const { id, chair } = await sittingPanel();
    for (let at = 1; at <= 52; at += 1) await write(chair.client, id, "deliberation", `No. ${at}`);
    const latest = await open(chair.client, id);
    expect([latest.thread.length, latest.thread[0]?.content]).toEqual([50, "No. 3"]);
    const earlier = await open(chair.client, id, latest.older);
    expect([earlier.thread.map(({ content }) => content), earlier.older]).toEqual([["No. 1", "No. 2"], null]);
  });

  test("is never altered, by its database neither", async () => {
    const { id, chair } = await sittingPanel();
    await write(chair.client, id, "deliberation", "Said.");
    for (const statement of [
      "UPDATE tribunal_posts SET content = 'Other.' WHERE case_id = ?",
      "DELETE FROM tribunal_posts WHERE case_id = ?",
    ])
      await expect(env.DB.prepare(statement).bind(id).run()).rejects.toThrow(/never altered|not deleted/);
  });
});

describe("who comes and who leaves", () => {
  test("who is replaced reads nothing more, and a successor reads from their acceptance on", async () => {
    const { id, admin, chair, first, second } = await sittingPanel();
    await write(chair.client, id, "deliberation", "Before.");
    await write(chair.client, id, "panel", "Note of before.");
    const next = await newcomer();
    await assign(admin.client, id, next.who.id, "co_2", "Ill for months.");
    await expect(open(second.client, id)).rejects.toMatchObject(GONE);
    await expect(write(second.client, id, "own", "Mine.")).rejects.toMatchObject(GONE);
    await later();
    await accept(next.client, id);
    expect(await open(next.client, id)).toMatchObject({ thread: [], panel: [], late: [] });
    await later();
    await write(first.client, id, "deliberation", "After.");
    expect(await said(next.client, id)).toEqual(["After."]);
    const { panel } = await open(chair.client, id);
    const change = { content: "Guessed.", version: 1 };
    const guessed = next.client.within(({ chambers }) => chambers.changeNote(id, panel[0]?.id ?? "", change));
    await expect(guessed).rejects.toMatchObject({ code: "stale_version" });
  });

  test("what was before is opened to a successor once all others have agreed, and to nobody by themselves", async () => {
    const { id, admin, chair, first } = await sittingPanel();
    await write(chair.client, id, "deliberation", "Before.");
    const next = await newcomer();
    await assign(admin.client, id, next.who.id, "co_2", "Ill for months.");
    await later();
    await accept(next.client, id);
    const [late] = (await open(chair.client, id)).late;
    expect(late).toMatchObject({ name: "Nina Next", agreed: false });
    const agree = (client: ApiClient) => client.within(({ chambers }) => chambers.openEarlier(id, late?.id ?? ""));
    await expect(agree(next.client)).rejects.toMatchObject({ code: "stale_version" });
    await expect(agree(admin.client)).rejects.toMatchObject(GONE);
    await agree(chair.client);
    await agree(chair.client);
    expect(await said(next.client, id)).toEqual([]);
    expect((await open(chair.client, id)).late).toMatchObject([{ agreed: true }]);
    await agree(first.client);
    expect(await said(next.client, id)).toEqual(["Before."]);
    expect((await open(chair.client, id)).late).toEqual([]);
    // Who leaves and comes again is a successor like any other.
    await assign(admin.client, id, (await asRole("arbitrator")).who.id, "co_2", "A mistake.");
    await expect(open(next.client, id)).rejects.toMatchObject(GONE);
  });

  test("a post that arrives when its author’s seat is gone is not written", async () => {
    const { id, admin, second } = await sittingPanel();
    await assign(admin.client, id, (await newcomer()).who.id, "co_2", "Ill for months.");
    const post = { caseId: id, authorId: second.who.id, authorName: "Cyril", content: "Late.", createdAt: Date.now() };
    const written = await addingPost(connect(env.DB), { ...post, id: newId(), room: "deliberation", originKey: newId() });
    expect(written).toEqual([]);
  });

  test("nothing is written in a case that is resolved, and its members read on", async () => {
    const { id, chair, first } = await sittingPanel();
    await write(chair.client, id, "deliberation", "Agreed.");
    await chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted." }));
    await expect(write(first.client, id, "deliberation", "One more.")).rejects.toMatchObject({ code: "transition_refused" });
    expect(await said(first.client, id)).toEqual(["Agreed."]);
    expect(await pageText(first.client, chambersPage, { id })).toContain("The case is resolved: nothing is added or changed.");
  });
});

describe("notes", () => {
  test("of one’s own are their author’s alone; those of the panel are changed by each, and one of two at once is asked to look again", async () => {
    const { id, chair, first } = await sittingPanel();
    await write(chair.client, id, "own", "Ask about the invoice.");
    await write(chair.client, id, "panel", "Timeline.");
    const [own] = (await open(chair.client, id)).own;
    expect((await open(first.client, id)).own).toEqual([]);
    const change = (client: ApiClient, note: string, content: string, version: number) =>
      client.within(({ chambers }) => chambers.changeNote(id, note, { content, version }));
    await expect(change(first.client, own?.id ?? "", "Seen.", 1)).rejects.toMatchObject({ code: "stale_version" });
    await change(chair.client, own?.id ?? "", "Ask about both invoices.", 1);
    const [note] = (await open(first.client, id)).panel;
    const both = await Promise.allSettled([
      change(first.client, note?.id ?? "", "Timeline of the first.", 1),
      change(chair.client, note?.id ?? "", "Timeline of the chair.", 1),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")).toMatchObject({ reason: { code: "stale_version" } });
    const [changed] = (await open(first.client, id)).panel;
    expect(changed).toMatchObject({ author: "Petra Chair", version: 2 });
    // Only who wrote it removes it, and its words are gone.
    const remove = (client: ApiClient) => client.within(({ chambers }) => chambers.removeNote(id, note?.id ?? "", 2));
    await expect(remove(first.client)).rejects.toMatchObject({ code: "forbidden" });
    await remove(chair.client);
    expect((await open(first.client, id)).panel).toEqual([]);
    const left = await env.DB.prepare("SELECT content FROM tribunal_posts WHERE id = ?")
      .bind(note?.id ?? "")
      .first();
    expect(left).toEqual({ content: "" });
  });

  test("a sole arbitrator keeps notes of their own, and has no panel", async () => {
    const { id, as } = await caseOf();
    await write(as.arbitrator, id, "own", "Mine alone.");
    expect(await open(as.arbitrator, id)).toMatchObject({ isPanel: false, own: [{ content: "Mine alone." }], members: [] });
    for (const room of ["panel", "deliberation"])
      await expect(write(as.arbitrator, id, room, "To whom?")).rejects.toMatchObject({ code: "transition_refused" });
    await expect(open(as.admin, id)).rejects.toMatchObject(GONE);
    const page = await pageText(as.arbitrator, chambersPage, { id });
    expect(page).toContain("My notes");
    expect(page).not.toContain("Deliberation");
  });

  test("who stays alone of a panel reads what it wrote, and writes there no more", async () => {
    const { id, admin, chair, first } = await sittingPanel();
    await write(first.client, id, "deliberation", "My view.");
    await setSize(admin.client, id, 1, "The amount is small.");
    expect(await said(chair.client, id)).toEqual(["My view."]);
    await expect(write(chair.client, id, "deliberation", "Mine.")).rejects.toMatchObject({ code: "transition_refused" });
    await expect(open(first.client, id)).rejects.toMatchObject(GONE);
  });

  test("are bounded in length and number, and an empty one is named", async () => {
    const { id, chair } = await sittingPanel();
    const issue = (code: string) => ({ code: "invalid_input", issues: [{ field: "content", code }] });
    await expect(write(chair.client, id, "own", " \u200b ")).rejects.toMatchObject(issue("case_message_empty"));
    await expect(write(chair.client, id, "own", "x".repeat(10_001))).rejects.toMatchObject(issue("too_long"));
    await env.DB.prepare(
      `WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ${MOST_POSTS.own})
       INSERT INTO tribunal_posts (id, case_id, seq, room, author_id, author_name, content, origin_key, created_at)
       SELECT 'n' || at || ?1, ?1, at, 'own', ?2, 'Petra', 'x', 'n' || at || ?1, 1 FROM n`,
    )
      .bind(id, chair.who.id)
      .run();
    await expect(write(chair.client, id, "own", "One too many.")).rejects.toMatchObject(issue("case_tribunal_room_full"));
    await write(chair.client, id, "deliberation", "Room of its own.");
  });
});

describe("the forms of the page", () => {
  test("write, change and remove, lead back to their part, and keep what was typed where they are refused", async () => {
    const { id, a, chair, first } = await sittingPanel();
    const address = `/cases/${id}/chambers`;
    const post = (client: ApiClient, form: Record<string, string>) => visit(client, address, form);
    const sent = await post(chair.client, { intent: "post-deliberation", content: "My view.", formKey: "one" });
    expect([sent.status, sent.location]).toEqual([303, `${address}#thread`]);
    const noted = await post(first.client, { intent: "add-panel-note", content: "Timeline.", formKey: "two" });
    expect(noted.location).toBe(`${address}#panel-notes`);
    const [note] = (await open(chair.client, id)).panel;
    const change = { intent: "change-note", room: "panel", id: note?.id ?? "", version: "1" };
    expect((await post(chair.client, { ...change, content: "Timeline, by the chair." })).status).toBe(303);
    const stale = await post(first.client, { ...change, content: "Timeline, of before." });
    expect(stale.status).toBe(409);
    for (const words of ["stale_version", "Timeline, of before.", "Timeline, by the chair."]) expect(stale.text).toContain(words);
    const empty = await post(chair.client, { intent: "post-deliberation", content: "", formKey: "three" });
    expect([empty.status, empty.text.includes("case_message_empty")]).toEqual([400, true]);
    expect((await post(chair.client, { intent: "remove-note", room: "panel", id: note?.id ?? "", version: "2" })).status).toBe(403);
    expect((await post(first.client, { intent: "remove-note", room: "panel", id: note?.id ?? "", version: "2" })).status).toBe(303);
    expect((await post(chair.client, { intent: "unknown" })).status).toBe(404);
    expect((await post(a.client, { intent: "post-deliberation", content: "Mine." })).status).toBe(404);
  });
});

describe("mails", () => {
  const inTime = () => deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });
  const mailsTo = async (recipient: string) =>
    (
      await env.DB.prepare("SELECT subject, raw FROM captured_mails WHERE recipient = ? AND raw LIKE '%chambers%'")
        .bind(recipient)
        .all<{ subject: string; raw: string }>()
    ).results;

  test("say to the other members that there is something new, once, and nothing else", async () => {
    const { id, a, admin, chair, first, second } = await sittingPanel();
    await write(chair.client, id, "deliberation", "Kwsecret view.");
    await write(chair.client, id, "panel", "Kwsecret note.");
    await write(chair.client, id, "own", "Kwsecret own.");
    await inTime();
    for (const { who } of [first, second]) {
      const [mail, ...more] = await mailsTo(who.email);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^\S+: There is something new$/);
      expect(mail?.raw).not.toMatch(/kwsecret|Petra|deliberat/i);
    }
    for (const { who } of [a, admin, chair]) expect(await mailsTo(who.email)).toEqual([]);
    // For who looks at the mails that leave it is a notice like others.
    const kinds = await env.DB.prepare("SELECT DISTINCT kind FROM outbox WHERE payload ->> 'tribunal' = ?")
      .bind(id)
      .all<{ kind: string }>();
    expect(kinds.results).toEqual([{ kind: "case_notice" }]);
  });

  test("are not sent to who has read it, wants none, or sits no more", async () => {
    const { id, admin, chair, first, second } = await sittingPanel();
    await write(chair.client, id, "deliberation", "My view.");
    await read(first.client, id, (await open(first.client, id)).newest);
    await assign(admin.client, id, (await newcomer()).who.id, "co_2", "Ill for months.");
    await inTime();
    for (const { who } of [first, second]) expect(await mailsTo(who.email)).toEqual([]);
  });
});
