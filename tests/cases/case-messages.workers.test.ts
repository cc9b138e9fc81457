/** The discussion of a case, and what its people are notified of: each sees theirs, and nothing of anybody else's. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { CaseDocumentRecord, CaseMessageRecord } from "#app/domain/case/filing.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { asUser } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { mailsTo } from "#tests/kit/mail/people-mail.ts";
import { deliverMail } from "#workers/mail/deliver.ts";

const post = (client: ApiClient, id: string, body: Record<string, unknown>, key?: string) =>
  client.post(`/api/cases/${id}/messages`, body, key ? { "Idempotency-Key": key } : {});
const say = async (client: ApiClient, id: string, content: string, more: Record<string, unknown> = {}) => {
  const answer = await post(client, id, { content, isPrivate: false, ...more });
  expect(answer.status).toBe(201);
  return answer.json<CaseMessageRecord>();
};
const heard = async (client: ApiClient, id: string) =>
  (await (await client.get(`/api/cases/${id}/messages`)).json<CaseMessageRecord[]>()).map(({ content }) => content);
const file = async (client: ApiClient, id: string, audience = "everyone") => {
  const form = new FormData();
  form.set("audience", audience);
  form.set("file", new File(["%PDF-1.7\n"], `${audience}.pdf`));
  return (await client.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json<CaseDocumentRecord>();
};
const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
const section = (client: ApiClient, id: string) =>
  client.within(async ({ caseFiles, caseMessages }) => caseMessages.section(await caseFiles.open(id)));
const everybody = ({ as }: CaseOf) => [as.partyA, as.partyB, as.counselB, as.arbitrator, as.admin];

describe("a message", () => {
  test("has the specification's shape, and is shown to whom it is for", async () => {
    const of = await caseOf();
    const { id, as } = of;
    const made = await say(as.partyA, id, "  We ask for a hearing.\nIn May.  ");
    expect(made).toMatchObject({
      content: "We ask for a hearing.\nIn May.",
      isPrivate: false,
      sender: { firstName: "Ana", lastName: "Alba" },
    });
    expect(made.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    await say(as.partyB, id, "Our line of defence.", { audience: "side" });
    const alone = await (await post(as.arbitrator, id, { content: "The claim looks weak.", isPrivate: true })).json<CaseMessageRecord>();
    expect(alone).toMatchObject({ isPrivate: true, audience: "arbitrator" });
    const all = await Promise.all(everybody(of).map((client) => heard(client, id)));
    const open = made.content;
    expect(all).toEqual([[open], [open, "Our line of defence."], [open, "Our line of defence."], [open, "The claim looks weak."], [open]]);
    expect((await as.stranger.get(`/api/cases/${id}/messages`)).status).toBe(404);
    // Nor in the page's data, the notices or the mails of anybody else.
    for (const client of [as.partyA, as.admin]) {
      const page = await client.within(async ({ caseFiles, notices }) => [
        await caseFiles.open(id),
        await notices.list(),
        await notices.unread(),
      ]);
      expect(JSON.stringify(page)).not.toMatch(/defence|weak/);
    }
    await deliverMail(env);
    const mails = (await rows<{ parts: string }>("SELECT parts FROM captured_mails")).map(({ parts }) => parts).join();
    expect(mails).not.toMatch(/defence|weak|hearing/);
  });

  test("that is private to the arbitrator is not seen by who takes their place", async () => {
    const { id, as, arbitrator } = await caseOf();
    const next = await caseOf();
    await post(as.arbitrator, id, { content: "For myself.", isPrivate: true });
    await env.DB.prepare("UPDATE case_people SET state = 'removed' WHERE case_id = ? AND user_id = ?").bind(id, arbitrator.id).run();
    await env.DB.prepare(
      "INSERT INTO case_people (id, case_id, capacity, seat, user_id, name, state, created_at) VALUES ('next', ?, 'arbitrator', 'presiding', ?, 'Next', 'active', 1)",
    )
      .bind(id, next.arbitrator.id)
      .run();
    expect(await heard(next.as.arbitrator, id)).toEqual([]);
    expect((await as.arbitrator.get(`/api/cases/${id}/messages`)).status).toBe(404);
  });

  test("is refused where it says nothing, chooses what is not its sender's, or comes too late", async () => {
    const { id, as } = await caseOf();
    for (const content of ["", " \n\t ", "\u200B"]) {
      const answer = await post(as.partyA, id, { content, isPrivate: false });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("case_message_empty");
    }
    for (const client of [as.partyA, as.admin]) expect((await post(client, id, { content: "x", isPrivate: true })).status).toBe(403);
    for (const audience of ["arbitrator", "side_b", "office"])
      expect((await post(as.partyA, id, { content: "x", audience })).status).toBe(400);
    expect((await post(as.arbitrator, id, { content: "x", isPrivate: true, audience: "everyone" })).status).toBe(400);
    expect((await post(as.stranger, id, { content: "" })).status).toBe(404);
    expect((await post(apiClient(), id, { content: "x" })).status).toBe(401);
    expect(await rows("SELECT id FROM case_messages WHERE case_id = ?", id)).toEqual([]);
    const done = await caseOf({ status: "resolved" });
    expect((await post(done.as.partyA, done.id, { content: "One more thing." })).status).toBe(409);
  });

  test("sent five times by one form is posted once, and told once", async () => {
    const { id, as, partyB } = await caseOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(as.partyA, id, { content: "Once." }, "the-form")));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json<CaseMessageRecord>()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await heard(as.partyB, id)).toEqual(["Once."]);
    expect(await rows("SELECT seq FROM case_notices WHERE case_id = ? AND user_id = ? AND seq > 1", id, partyB.id)).toHaveLength(1);
    // Another's form of the same name is another's.
    expect((await post(as.partyB, id, { content: "Mine." }, "the-form")).status).toBe(201);
    expect(await heard(as.partyA, id)).toEqual(["Once.", "Mine."]);
  });

  test("carries only documents that all its readers may see", async () => {
    const { id, as } = await caseOf();
    const [open, own, other] = [await file(as.partyB, id), await file(as.partyB, id, "side"), await file(as.partyA, id, "side")];
    const refused = async (documents: string[], audience = "everyone") => {
      const answer = await post(as.partyB, id, { content: "See there.", audience, documents });
      expect(answer.status).toBe(400);
      return answer.text();
    };
    expect(await refused([own.id])).toContain("case_attachment_unseen");
    // Another side's is as if it were not there.
    expect(await refused([other.id], "side")).toBe(await refused(["missing"], "side"));
    await say(as.partyB, id, "Both.", { audience: "side", documents: [own.id, open.id, open.id] });
    await say(as.partyB, id, "The open one.", { documents: [open.id] });
    const [both, one] = await (await as.counselB.get(`/api/cases/${id}/messages`)).json<CaseMessageRecord[]>();
    expect(both?.documents.map(({ originalName }) => originalName).sort()).toEqual(["everyone.pdf", "side.pdf"]);
    expect(one?.documents).toEqual([{ id: open.id, originalName: "everyone.pdf" }]);
    await as.partyB.within((services) => services.caseDocuments.withdraw(id, open.id, "Wrong file"));
    expect(await refused([open.id])).toContain("case_document_gone");
    expect(JSON.stringify(await section(as.partyA, id))).not.toContain(own.id);
  });

  test("of long ago is found page by page, whatever the other side wrote in between", async () => {
    const { id, as, partyB } = await caseOf();
    const from = await rows<{ id: string }>("SELECT id FROM user WHERE email = (SELECT email FROM user WHERE id = ?)", partyB.id);
    const insert = env.DB.prepare(
      "INSERT INTO case_messages (id, case_id, sender_id, content, audience, origin_key, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    );
    await env.DB.batch(
      Array.from({ length: 330 }, (_, at) => {
        const key = `${id} ${at}`;
        return insert.bind(
          key.replace(" ", "-"),
          id,
          from[0]?.id,
          String(at),
          at % 3 === 0 ? "everyone" : "side_b",
          key,
          1000 + Math.floor(at / 4),
        );
      }),
    );
    const seen: string[] = [];
    let next: string | undefined = `/api/cases/${id}/messages`;
    let pages = 0;
    while (next) {
      const answer: Response = await as.partyA.get(next);
      seen.unshift(...(await answer.json<CaseMessageRecord[]>()).map(({ content }) => content));
      next = /<([^>]+)>/.exec(answer.headers.get("Link") ?? "")?.[1];
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 110 }, (_, at) => String(at * 3)));
    const first = await section(as.partyA, id);
    expect(first.messages).toHaveLength(50);
    expect(first.older).not.toBeNull();
  });
});

describe("before it is sent", () => {
  test("everybody who will see it is named, and nobody else", async () => {
    const { id, as, counselB } = await caseOf();
    const names = async (client: ApiClient) =>
      (await section(client, id)).audiences.map(({ value, names: list, office }) => [value, list, office]);
    const all = ["Ana Alba", "Bruno Stone", "Clara Roche", "Kofi Amber"];
    const sorted = (found: Awaited<ReturnType<typeof names>>) =>
      found.map(([value, list, office]) => [value, [...(list as string[])].sort(), office]);
    expect(sorted(await names(as.partyA))).toEqual([
      ["everyone", all, true],
      ["side", ["Ana Alba"], false],
    ]);
    expect(sorted(await names(as.counselB))[1]).toEqual(["side", ["Bruno Stone", "Clara Roche"], false]);
    expect(sorted(await names(as.arbitrator))[1]).toEqual(["arbitrator", ["Kofi Amber"], false]);
    expect(sorted(await names(as.admin))).toEqual([["everyone", all, true]]);
    await env.DB.prepare("UPDATE user SET active = 0 WHERE id = ?").bind(counselB.id).run();
    expect(sorted(await names(as.partyB))[1]).toEqual(["side", ["Bruno Stone"], false]);
  });

  test("what was begun is kept for its writer alone, on any device, until it is sent", async () => {
    const { id, as, partyB } = await caseOf();
    const other = await asUser(partyB);
    expect((await as.partyB.patch(`/api/cases/${id}/draft`, { content: "We will", audience: "side" })).status).toBe(204);
    expect((await section(other, id)).draft).toEqual({ content: "We will", audience: "side" });
    expect((await section(as.counselB, id)).draft).toEqual({ content: "", audience: "everyone" });
    expect((await as.stranger.patch(`/api/cases/${id}/draft`, { content: "x" })).status).toBe(404);
    expect((await as.partyB.patch(`/api/cases/${id}/draft`, { content: "x".repeat(10_001) })).status).toBe(400);
    await say(other, id, "We will.", { audience: "side" });
    expect((await section(as.partyB, id)).draft.content).toBe("");
  });
});

test("what was begun for one side is not found again on the other", async () => {
  const { id, as, counselB } = await caseOf();
  const sided = (side: "a" | "b") =>
    env.DB.prepare("UPDATE case_people SET side = ? WHERE case_id = ? AND user_id = ?").bind(side, id, counselB.id).run();
  const draft = async () => (await section(as.counselB, id)).draft;
  await as.counselB.patch(`/api/cases/${id}/draft`, { content: "Our weak point", audience: "side" });
  await sided("a");
  expect(await draft()).toEqual({ content: "", audience: "everyone" });
  await sided("b");
  expect(await draft()).toEqual({ content: "Our weak point", audience: "side" });
  await as.counselB.patch(`/api/cases/${id}/draft`, { content: "To all", audience: "everyone" });
  await sided("a");
  expect(await draft()).toEqual({ content: "To all", audience: "everyone" });
});

describe("notices", () => {
  const unread = async (client: ApiClient) => (await (await client.get("/api/notices/unread")).json<{ unread: number }>()).unread;
  const open = (client: ApiClient, id: string, method = "GET", headers: Record<string, string> = {}) =>
    client.within(async ({ caseFiles, notices }) => notices.opened(await caseFiles.open(id), { method, headers: new Headers(headers) }));

  test("are counted until the case is opened, and one's own acts are none", async () => {
    const { id, as } = await caseOf();
    await say(as.partyA, id, "One.");
    await say(as.partyA, id, "Two.");
    expect(await Promise.all([unread(as.partyA), unread(as.partyB), unread(as.arbitrator), unread(as.stranger)])).toEqual([0, 2, 2, 0]);
    expect((await section(as.partyB, id)).messages.map((message) => message.unread)).toEqual([true, true]);
    await open(as.partyB, id);
    await expect.poll(() => unread(as.partyB)).toBe(0);
    expect((await section(as.partyB, id)).messages.map((message) => message.unread)).toEqual([false, false]);
    expect(await unread(as.arbitrator)).toBe(2);
  });

  test("are opened with the page, however much is private, and by no request that shows nobody a page", async () => {
    const { id, as, partyB } = await caseOf();
    for (let at = 0; at < 6; at += 1) await say(as.partyA, id, `Ours ${at}`, { audience: "side" });
    await say(as.partyA, id, "For everyone.");
    await open(as.partyB, id, "HEAD");
    await open(as.partyB, id, "GET", { "Sec-Purpose": "prefetch" });
    await open(as.partyB, id, "GET", { "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site" });
    expect(await unread(as.partyB)).toBe(1);
    await open(as.partyB, id);
    await expect.poll(() => unread(as.partyB)).toBe(0);
    const { results } = await env.DB.prepare("SELECT read_at AS at FROM case_notices WHERE case_id = ? AND user_id = ?")
      .bind(id, partyB.id)
      .all<{ at: number | null }>();
    expect(results.every(({ at }) => at !== null)).toBe(true);
  });

  test("are listed newest first with who did what, page by page, and marked one by one or all at once", async () => {
    const { id, as } = await caseOf();
    for (let at = 0; at < 27; at += 1) await say(as.partyA, id, `Message ${at}`);
    const first = await as.partyB.within(({ notices }) => notices.list());
    expect(first.notices).toHaveLength(25);
    expect(first.notices[0]).toMatchObject({ caseId: id, type: "message_posted", actor: "Ana Alba", section: "discussion", read: false });
    const second = await as.partyB.within(({ notices }) => notices.list(first.next));
    expect(second).toMatchObject({ notices: [{ read: false }, { read: false }], next: null });
    const until = Date.now();
    await as.partyB.within(({ notices }) =>
      notices.markRead({ caseId: id, at: Date.parse(first.notices[0]?.at ?? ""), nth: first.notices[0]?.nth ?? 0 }),
    );
    expect(await unread(as.partyB)).toBe(26);
    // However many there are, no statement marks all of them.
    await as.partyB.within(({ notices }) => notices.markAllRead(until, 10));
    expect(await unread(as.partyB)).toBe(0);
    expect(await unread(as.counselB)).toBe(27);
  });

  test("end with the place in the case: not listed, not counted, not mailed", async () => {
    const { id, as, counselB, partyB, arbitrator } = await caseOf();
    await say(as.partyA, id, "Before.");
    await env.DB.prepare("UPDATE case_people SET state = 'removed' WHERE case_id = ? AND user_id = ?").bind(id, counselB.id).run();
    await env.DB.prepare("UPDATE user SET active = 0 WHERE id = ?").bind(arbitrator.id).run();
    expect(await unread(as.counselB)).toBe(0);
    expect((await as.counselB.within(({ notices }) => notices.list())).notices).toEqual([]);
    expect(await mailsTo(counselB.email)).toEqual([]);
    expect(await mailsTo(arbitrator.email)).toEqual([]);
    expect(await mailsTo(partyB.email)).toHaveLength(1);
  });

  test("are mailed as chosen, in the reader's language, with a link and no content", async () => {
    const { id, as, partyB, counselB, arbitrator } = await caseOf();
    await env.DB.batch([
      env.DB.prepare("UPDATE user SET locale = 'fr' WHERE id = ?").bind(partyB.id),
      env.DB.prepare("UPDATE user SET mail_messages = 0 WHERE id = ?").bind(counselB.id),
    ]);
    await say(as.partyA, id, "The secret figure is 4,200,000.");
    await file(as.partyA, id);
    const mails = await mailsTo(partyB.email);
    // One for what happens within minutes, unless these minutes end in between.
    const text = mails.map((mail) => mail.text).join("\n");
    for (const section of ["discussion", "documents"])
      expect(text).toMatch(new RegExp(`http://concord\\.example/cases/${id}\\?notice=\\d+~0#${section}`));
    expect(JSON.stringify(mails)).not.toMatch(/secret|everyone\.pdf|Ana/);
    const others = (await mailsTo(counselB.email)).map((mail) => mail.text).join("\n");
    expect([others.includes("#documents"), others.includes("#discussion")]).toEqual([true, false]);
    expect((await mailsTo(arbitrator.email)).map((mail) => mail.text).join("\n")).toContain("#discussion");
  });

  test("given are proven per entry and person, also after the outbox forgot them", async () => {
    const { id, as, counselB, partyB } = await caseOf();
    await say(as.partyA, id, "Notice.");
    await env.DB.prepare("UPDATE user SET mail_messages = 0 WHERE id = ?").bind(counselB.id).run();
    await say(as.partyA, id, "Among ourselves.", { audience: "side" });
    const proof = (client: ApiClient) => client.within(({ notices }) => notices.given(id));
    const of = async (client: ApiClient) =>
      (await proof(client)).entries.map(({ number, told }) => [number, told.map(({ name, mail }) => `${name} ${mail}`).sort()]);
    expect(await of(as.admin)).toEqual([[2, ["Bruno Stone queued", "Clara Roche queued", "Kofi Amber queued"]]]);
    await deliverMail(env, { clock: () => new Date(Date.now() + 600_000) });
    await open(as.partyB, id);
    await env.DB.prepare("DELETE FROM outbox WHERE kind = 'case_notice'").run();
    const sent = [[2, ["Bruno Stone sent", "Clara Roche not_sent", "Kofi Amber sent"]]];
    expect(await of(as.admin)).toEqual(sent);
    expect(await of(as.arbitrator)).toEqual(sent);
    await expect
      .poll(async () => (await proof(as.admin)).entries[0]?.told.find(({ name }) => name === partyB.name || name === "Bruno Stone")?.readAt)
      .toMatch(/^\d{4}/);
    expect((await proof(as.admin)).entries[0]?.told.find(({ name }) => name === "Kofi Amber")?.readAt).toBeNull();
    // The case's page is not the notice (`due-process/service.workers.test.ts`).
    expect((await proof(as.admin)).entries[0]?.told.map(({ openedAt }) => openedAt)).toEqual([null, null, null]);
    for (const client of [as.partyA, as.partyB, as.stranger]) await expect(proof(client)).rejects.toMatchObject({ code: "not_found" });
  });
});

test("the same key with other words, for others or with a longer end is another message; pressed twice it is one", async () => {
  const { id, as } = await caseOf();
  const key = "k".repeat(70);
  const send = async (content: string, origin: string, audience: "everyone" | "side" = "everyone") =>
    (await as.partyA.within(({ caseMessages }) => caseMessages.post(id, { content, audience }, origin))).id;
  const first = await send("First.", key);
  expect(await send("First.", key)).toBe(first);
  const others = [await send("Second, quite another.", key), await send("First.", key, "side"), await send("First.", `${key}x`)];
  expect(new Set([first, ...others]).size).toBe(4);
});
