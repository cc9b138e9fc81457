/** The chambers of a tribunal where members come late, leave, write at once, or somebody else looks for a trace of them. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { MOST_POSTS } from "#app/domain/case/tribunal/deliberation.ts";
import * as chambersPage from "#app/routes/portal/case-chambers/route.tsx";
import { collectPersonalData } from "#app/services/personal-data/collect-personal-data.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { visit } from "#tests/permissions/pages.ts";
import { accept, assign, sittingPanel } from "./panel.ts";

const write = (client: ApiClient, id: string, room: string, content: string) =>
  client.within(({ chambers }) => chambers.write(id, { room, content }));
const open = (client: ApiClient, id: string) => client.within(({ chambers }) => chambers.open(id, null));
const said = async (client: ApiClient, id: string) => (await open(client, id)).thread.map(({ content }) => content);
const agree = (client: ApiClient, id: string, place: string) => client.within(({ chambers }) => chambers.openEarlier(id, place));
const setAccount = (userId: string, active: 0 | 1) => env.DB.prepare("UPDATE user SET active = ? WHERE id = ?").bind(active, userId).run();
/** For what is done afterwards to be later. */
const later = () => new Promise((done) => setTimeout(done, 5));

/** A panel that wrote, and then got a successor in one seat, who has accepted. */
async function withSuccessor() {
  const made = await sittingPanel();
  await write(made.chair.client, made.id, "deliberation", "Before.");
  const next = await succeed(made.id, made.admin.client, "co_2");
  const place = (await open(made.chair.client, made.id)).late[0]?.id ?? "";
  return { ...made, next, place };
}

async function succeed(id: string, admin: ApiClient, seat: "co_1" | "co_2") {
  const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
  await assign(admin, id, next.who.id, seat, "Ill for months.");
  await later();
  await accept(next.client, id);
  return next;
}

describe("what was before is opened", () => {
  test("where two came late, since each of them agrees for the other", async () => {
    const { id, admin, chair, next, place } = await withSuccessor();
    const third = await succeed(id, admin.client, "co_1");
    const other = (await open(chair.client, id)).late.map((one) => one.id).find((one) => one !== place) ?? "";
    expect((await open(third.client, id)).late).toMatchObject([{ id: place, agreed: false }]);
    expect((await open(next.client, id)).late).toMatchObject([{ id: other, agreed: false }]);
    for (const client of [chair.client, third.client]) await agree(client, id, place);
    expect(await said(next.client, id)).toEqual(["Before."]);
    for (const client of [chair.client, next.client]) await agree(client, id, other);
    expect(await said(third.client, id)).toEqual(["Before."]);
  });

  test("not without the word of a member whose account is closed, be it for a moment", async () => {
    const { id, chair, first, next, place } = await withSuccessor();
    await setAccount(first.who.id, 0);
    await agree(chair.client, id, place);
    expect((await open(chair.client, id)).late).toMatchObject([{ agreed: true }]);
    expect(await said(next.client, id)).toEqual([]);
    await setAccount(first.who.id, 1);
    await agree(chair.client, id, place);
    expect(await said(next.client, id)).toEqual([]);
    await agree(await asUser(first.who), id, place);
    expect(await said(next.client, id)).toEqual(["Before."]);
  });

  test("by a member who has agreed already, once the last who was missing has left", async () => {
    const { id, chair, first, next, place } = await withSuccessor();
    await agree(chair.client, id, place);
    expect((await open(chair.client, id)).late).toMatchObject([{ agreed: true }]);
    await env.DB.prepare("UPDATE case_people SET state = 'removed' WHERE case_id = ? AND user_id = ?").bind(id, first.who.id).run();
    expect((await open(chair.client, id)).late).toMatchObject([{ agreed: false }]);
    expect(await said(next.client, id)).toEqual([]);
    await agree(chair.client, id, place);
    expect(await said(next.client, id)).toEqual(["Before."]);
  });
});

describe("a note that is gone", () => {
  test("gives back what was typed over it, in the form for a new one; to take it away twice is no fault", async () => {
    const { id, chair, first } = await sittingPanel();
    const address = `/cases/${id}/chambers`;
    await write(chair.client, id, "panel", "Timeline.");
    const note = (await open(first.client, id)).panel[0]?.id ?? "";
    const remove = { intent: "remove-note", room: "panel", id: note, version: "1" };
    expect((await visit(chair.client, address, remove)).status).toBe(303);
    expect((await visit(chair.client, address, remove)).status).toBe(303);
    const change = { intent: "change-note", room: "panel", id: note, version: "1", content: "Timeline of a long evening." };
    const refused = await visit(first.client, address, change);
    expect(refused.status).toBe(409);
    const { actionData } = JSON.parse(refused.text) as { actionData: Record<string, unknown> };
    const page = await pageText(first.client, chambersPage, { id }, "", Object.values(actionData)[0]);
    expect(page).toContain("Timeline of a long evening.");
    expect(page).toContain("This note was removed meanwhile. What you typed is in the form for a new note.");
  });

  test("is as one that another member keeps to themselves", async () => {
    const { id, chair, first } = await sittingPanel();
    await write(chair.client, id, "own", "Mine.");
    const note = (await open(chair.client, id)).own[0]?.id ?? "";
    const change = { content: "Guessed.", version: 1 };
    for (const one of [note, "missing"])
      await expect(first.client.within(({ chambers }) => chambers.changeNote(id, one, change))).rejects.toMatchObject({
        code: "stale_version",
      });
    await first.client.within(({ chambers }) => chambers.removeNote(id, note, 1));
    expect((await open(chair.client, id)).own).toMatchObject([{ content: "Mine." }]);
  });

  test("and a member who is gone do not end in a missing page", async () => {
    const { id, chair } = await sittingPanel();
    const answer = await visit(chair.client, `/cases/${id}/chambers`, { intent: "open-earlier", id: "gone" });
    expect([answer.status, answer.text.includes("stale_version")]).toEqual([409, true]);
  });
});

test("who looks at older posts has not read the newest", async () => {
  const { id, chair, first } = await sittingPanel();
  for (const words of ["One.", "Two."]) await write(chair.client, id, "deliberation", words);
  const unread = async () => (await open(first.client, id)).thread.map((post) => post.unread);
  await visit(first.client, `/cases/${id}/chambers?before=2`);
  await later();
  expect(await unread()).toEqual([true, true]);
  await visit(first.client, `/cases/${id}/chambers`);
  await expect.poll(unread).toEqual([false, false]);
});

test("a deliberation that is full says so, and where to write instead", async () => {
  const { id, chair } = await sittingPanel();
  await env.DB.prepare(
    `WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ${MOST_POSTS.deliberation})
     INSERT INTO tribunal_posts (id, case_id, seq, room, author_id, author_name, content, origin_key, created_at)
     SELECT 'd' || at || ?1, ?1, at, 'deliberation', ?2, 'Petra', 'x', 'd' || at || ?1, 1 FROM n`,
  )
    .bind(id, chair.who.id)
    .run();
  const issues = [{ field: "content", code: "case_tribunal_thread_full" }];
  await expect(write(chair.client, id, "deliberation", "One too many.")).rejects.toMatchObject({ code: "invalid_input", issues });
});

describe("our office", () => {
  test("finds no mail of it in the outbox, in its counts or by its id", async () => {
    const { id, admin, chair } = await sittingPanel();
    const list = () => admin.client.within(({ outbox }) => outbox.list("waiting", null));
    const before = await list();
    await write(chair.client, id, "deliberation", "My view.");
    const { results } = await env.DB.prepare("SELECT id FROM outbox WHERE payload ->> 'tribunal' = ?").bind(id).all<{ id: string }>();
    expect(results).toHaveLength(2);
    for (const mail of results) {
      // Made with our key, as no notice of a case is: anyone who knows the case and its members cannot compute it.
      expect(mail.id).toMatch(/^notices\.t\.[\w-]{22}$/);
      const decided = admin.client.within(({ outbox }) => outbox.decide(mail.id, "give_up"));
      await expect(decided).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await list()).toEqual(before);
  });

  test("is given none of these mails in a copy of a person’s data; the person is", async () => {
    const { id, chair, first } = await sittingPanel();
    await write(chair.client, id, "deliberation", "My view.");
    const stored = async (notices: 0 | 1) =>
      (
        await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE recipient = ? AND (kind <> 'case_notice' OR ?)")
          .bind(first.who.email, notices)
          .first<{ n: number }>()
      )?.n ?? 0;
    const subject = { account: first.who, email: first.who.email };
    const mails = async (administrator: string | null) =>
      (await collectPersonalData({ db: connect(env.DB), clock: () => new Date() }, { ...subject, administrator })).find(
        ({ name }) => name === "outbox",
      )?.rows.length ?? 0;
    expect(await stored(1)).toBeGreaterThan(await stored(0));
    expect(await mails(null)).toBe(await stored(1));
    expect(await mails("office")).toBe(await stored(0));
  });
});
