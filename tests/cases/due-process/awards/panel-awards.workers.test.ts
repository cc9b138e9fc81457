/** An award of a panel: put to its members, signed or not by each, issued by the majority or, failing that, by who presides. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { checkRecord, readBody } from "#app/domain/case/chain/record-check.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import * as casePage from "#app/routes/portal/case/route.tsx";
import * as chambersPage from "#app/routes/portal/case-chambers/route.tsx";
import { LIMITS } from "#app/services/platform/rate-limits.server.ts";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { deliverMail } from "#workers/mail/deliver.ts";
import { accept, assign, entries, latest, setSize, sittingPanel } from "../panel.ts";
import { answer, awardId, draft, issue, openable, put, putTo, read, seenDocuments, statusOf } from "./award.ts";

const DAY = 86_400_000;
const GONE = { code: "not_found" };
const field = (name: string, code: string) => ({ code: "invalid_input", issues: [{ field: name, code }] });

test("an award is put, taken back and issued so often in an hour and no more: nothing is published then", async () => {
  const { id, a, chair, first, second } = await putTo();
  for (const one of [first, second]) await answer(one.client, id, { answer: "signed" });
  await env.DB.prepare("UPDATE rate_limits SET count = ? WHERE key LIKE 'case_change:%'").bind(LIMITS.case_change.requests).run();
  await expect(issue(chair.client, id)).rejects.toMatchObject({ code: "too_many_requests" });
  const taken = chair.client.within(async ({ panelAwards }) => panelAwards.takeBack(id, (await panelAwards.read(id)).open?.id ?? ""));
  await expect(taken).rejects.toMatchObject({ code: "too_many_requests" });
  expect([await statusOf(id), await seenDocuments(a.client, id)]).toEqual(["in_progress", []]);
  await env.DB.prepare("DELETE FROM rate_limits").run();
  await issue(chair.client, id);
  expect(await statusOf(id)).toBe("resolved");
});

describe("the award of a panel", () => {
  test("is signed by all, and everyone gets a copy of it with the end of the case", async () => {
    const { id, a, admin, chair, first, second, documentId } = await putTo();
    for (const one of [chair, first, second]) expect(await openable(one.client, id, documentId)).toBe("%PDF-1.7");
    await answer(first.client, id, { answer: "signed" });
    await answer(second.client, id, { answer: "signed" });
    expect((await read(chair.client, id)).open).toMatchObject({ madeBy: "all", isAnswered: true, mine: true });
    await issue(chair.client, id);
    expect(await statusOf(id)).toBe("resolved");
    const ended = await latest(id, "status_changed");
    expect(ended).toMatchObject({
      audience: "everyone",
      details: {
        status: ["in_progress", "resolved"],
        outcome: "The claim is granted.",
        award: { name: "award.pdf" },
        declared: {
          by: "all",
          members: [
            { name: "Petra Chair", seat: "presiding", signed: true },
            { name: "Cora First", seat: "co", signed: true },
            { name: "Cyril Second", seat: "co", signed: true },
          ],
        },
      },
    });
    for (const { client } of [a, admin, first]) expect(await seenDocuments(client, id)).toContain("award.pdf");
    const page = await pageText(a.client, casePage, { id });
    for (const words of ["Award of the whole panel", "Signed: Petra Chair", "Signed: Cora First", "award.pdf"])
      expect(page).toContain(words);
    // Nothing is before the panel any more.
    await expect(openable(first.client, id, documentId)).rejects.toMatchObject(GONE);
  });

  test("of the majority names who did not sign, with the reason and a dissenting opinion of its own", async () => {
    const { id, a, chair, first, second } = await putTo();
    const dissent = await draft(second.client, id, "dissent.pdf");
    await answer(first.client, id, { answer: "signed" });
    await answer(second.client, id, { answer: "refused", reason: "I find no breach.", opinionId: dissent });
    expect(await openable(first.client, id, dissent)).toBe("%PDF-1.7");
    expect((await read(first.client, id)).open?.members[2]).toMatchObject({ answer: "refused", reason: "I find no breach." });
    expect(await seenDocuments(a.client, id)).toEqual([]);
    await issue(chair.client, id);
    const documents = await a.client.within(({ caseDocuments }) => caseDocuments.of(id));
    expect(documents.map(({ originalName, folder, uploader }) => [originalName, folder, uploader.lastName]).sort()).toEqual([
      ["award.pdf", "award", "Chair"],
      ["dissent.pdf", "award", "Second"],
    ]);
    const { details } = (await latest(id, "status_changed")) ?? {};
    expect(details?.declared).toMatchObject({
      by: "majority",
      members: [{ signed: true }, { signed: true }, { signed: false, reason: "I find no breach.", opinion: { name: "dissent.pdf" } }],
    });
    const page = await pageText(a.client, casePage, { id });
    for (const words of ["Award of the majority of the panel", "Did not sign: Cyril Second", "I find no breach.", "dissent.pdf"])
      expect(page).toContain(words);
    // The words of who did not sign are in the case, and in no feed.
    const { results } = await env.DB.prepare("SELECT details FROM case_feed WHERE case_id = ?").bind(id).all();
    expect(JSON.stringify(results)).not.toContain("I find no breach.");
  });

  test("is made by who presides alone where nobody else signs, with the reason", async () => {
    const { id, a, chair, first, second } = await putTo();
    for (const one of [first, second]) await answer(one.client, id, { answer: "refused", reason: "I would grant less." });
    await expect(issue(chair.client, id)).rejects.toMatchObject(field("noMajority", "case_award_no_majority"));
    expect(await statusOf(id)).toBe("in_progress");
    await issue(chair.client, id, { noMajority: "Each of us names another sum." });
    expect((await latest(id, "status_changed"))?.details.declared).toMatchObject({
      by: "presiding",
      noMajority: "Each of us names another sum.",
    });
    expect(await pageText(a.client, casePage, { id })).toContain("Award of the presiding arbitrator alone, since there is no majority");
  });

  test("waits for each answer, fourteen days long; then it says why a signature is missing", async () => {
    const { id, chair, first } = await putTo();
    await answer(first.client, id, { answer: "signed" });
    await expect(issue(chair.client, id)).rejects.toMatchObject(field("form", "case_award_unanswered"));
    const late = await asUser(chair.who, { clock: () => new Date(Date.now() + 15 * DAY) });
    await expect(issue(late, id)).rejects.toMatchObject(field("absence", "case_award_absence"));
    await issue(late, id, { absence: "Ill, and not to be reached." });
    expect((await latest(id, "status_changed"))?.details.declared).toMatchObject({
      by: "majority",
      members: [{ signed: true }, { signed: true }, { name: "Cyril Second", signed: false, reason: "Ill, and not to be reached." }],
    });
  });

  test("verifies in each person's record, which says who signed, and not after a changed byte", async () => {
    const { id, a, admin, chair, first, second } = await putTo();
    const dissent = await draft(second.client, id, "dissent.pdf");
    await answer(first.client, id, { answer: "signed" });
    await answer(second.client, id, { answer: "refused", reason: "I find no breach.", opinionId: dissent });
    await issue(chair.client, id);
    for (const { client } of [a, admin, chair, first, second]) {
      const { body } = await client.within(({ caseRecord }) => caseRecord.export(id));
      const contents = await unzip(new Uint8Array(await new Response(body).arrayBuffer()));
      const { faults, links } = await checkRecord(contents);
      expect(faults).toEqual([]);
      const ended = links.map((link) => readBody(link)).findLast((entry) => entry?.type === "status_changed");
      expect(JSON.stringify(ended?.details.declared)).toContain("I find no breach.");
      const names = [...contents.keys()];
      const opinion = names.find((name) => /dissent\.pdf$/.test(name)) ?? "";
      expect(names.some((name) => /award\.pdf$/.test(name))).toBe(true);
      const bytes = Uint8Array.from(contents.get(opinion) ?? []);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      expect((await checkRecord(new Map([...contents, [opinion, bytes]]))).faults.length).toBeGreaterThan(0);
      const text = new TextDecoder().decode(
        contents.get("entries.jsonl") ?? contents.get(names.find((name) => /^entries/.test(name)) ?? ""),
      );
      const changed = new TextEncoder().encode(text.replace("I find no breach.", "I find a breach. "));
      const entriesFile = names.find((name) => /^entries/.test(name)) ?? "";
      expect((await checkRecord(new Map([...contents, [entriesFile, changed]]))).faults.length).toBeGreaterThan(0);
    }
  });
});

describe("what is before a panel", () => {
  test("is its members’ alone: no entry, list, page or file of anybody else’s tells of it", async () => {
    const { id, a, admin, documentId, first } = await putTo();
    const before = (await entries(id)).length;
    await answer(first.client, id, { answer: "refused", reason: "Kwsecret." });
    expect((await entries(id)).length).toBe(before);
    const stranger = await asRole("arbitrator");
    for (const { client } of [a, admin, stranger]) {
      await expect(read(client, id)).rejects.toMatchObject(GONE);
      await expect(put(client, id, documentId)).rejects.toMatchObject(GONE);
      await expect(client.within(({ panelAwards }) => panelAwards.takeBack(id, "any"))).rejects.toMatchObject(GONE);
      await expect(client.within(({ panelAwards }) => panelAwards.issue(id, { awardId: "any" }))).rejects.toMatchObject(GONE);
      await expect(client.within(({ panelAwards }) => panelAwards.answer(id, { awardId: "any", answer: "signed" }))).rejects.toMatchObject(
        GONE,
      );
      await expect(openable(client, id, documentId)).rejects.toMatchObject(GONE);
      expect((await client.get(`/api/documents/${documentId}/download`)).status).toBe(404);
    }
    for (const { client } of [a, admin]) {
      const page = await pageText(client, casePage, { id });
      for (const words of ["award.pdf", "Kwsecret", "The claim is granted."]) expect(page).not.toContain(words);
      expect(JSON.stringify(await client.within(({ caseDocuments }) => caseDocuments.of(id)))).not.toContain("award.pdf");
    }
    const page = await pageText(first.client, chambersPage, { id });
    for (const words of ["award.pdf", "Kwsecret.", "Does not sign", "Change your answer"]) expect(page).toContain(words);
  });

  test("is mailed as something new, without a word of it, and not to who has answered", async () => {
    const { id, first, second } = await putTo();
    await answer(first.client, id, { answer: "signed" });
    await env.DB.prepare("DELETE FROM captured_mails").run();
    await deliverMail(env, { clock: () => new Date(Date.now() + 3_600_000) });
    const { results } = await env.DB.prepare("SELECT recipient, subject, parts FROM captured_mails").all<Record<string, string>>();
    const to = (email: string) => results.filter(({ recipient, parts }) => recipient === email && parts?.includes(`/cases/${id}/chambers`));
    expect(to(second.who.email)).toHaveLength(1);
    expect(to(first.who.email)).toHaveLength(0);
    expect(JSON.stringify(results)).not.toMatch(/award\.pdf|claim is granted/);
  });

  test("is put by who presides alone, once, from documents of their own that nobody else reads", async () => {
    const { id, chair, first } = await sittingPanel();
    const open = await draft(chair.client, id, "open.pdf", "everyone");
    const others = await draft(first.client, id, "others.pdf");
    const own = await draft(chair.client, id, "award.pdf");
    await expect(put(first.client, id, others)).rejects.toMatchObject({ code: "forbidden" });
    for (const wrong of [open, others, "missing", ""])
      await expect(put(chair.client, id, wrong), wrong).rejects.toMatchObject(field("documentId", "case_award_private"));
    await put(chair.client, id, own);
    await expect(put(chair.client, id, own)).rejects.toMatchObject({ code: "transition_refused" });
    expect((await read(first.client, id)).presides).toBe(false);
    await chair.client.within(async ({ panelAwards }) => panelAwards.takeBack(id, (await panelAwards.read(id)).open?.id ?? ""));
    expect((await read(chair.client, id)).open).toBeNull();
    await put(chair.client, id, own);
  });

  test("is answered by the others, who may change their mind until it is issued, and say why they do not sign", async () => {
    const { id, chair, first, second, documentId } = await putTo();
    await expect(answer(chair.client, id, { answer: "signed" })).rejects.toMatchObject({ code: "forbidden" });
    await expect(answer(first.client, id, { answer: "" })).rejects.toMatchObject(field("answer", "case_award_answer"));
    await expect(answer(first.client, id, { answer: "refused" })).rejects.toMatchObject(field("reason", "case_award_unsigned"));
    await expect(answer(first.client, id, { answer: "signed", opinionId: documentId })).rejects.toMatchObject(
      field("opinionId", "case_award_private"),
    );
    await answer(first.client, id, { answer: "refused", reason: "Too much." });
    await answer(first.client, id, { answer: "signed" });
    await answer(second.client, id, { answer: "signed" });
    const given = await awardId(first.client, id);
    await issue(chair.client, id);
    expect((await latest(id, "status_changed"))?.details.declared).toMatchObject({ by: "all" });
    await expect(
      first.client.within(({ panelAwards }) => panelAwards.answer(id, { awardId: given, answer: "refused", reason: "Late." })),
    ).rejects.toMatchObject({ code: "transition_refused" });
    await expect(chair.client.within(({ panelAwards }) => panelAwards.issue(id, { awardId: given }))).rejects.toMatchObject({
      code: "transition_refused",
    });
  });

  test("counts the answers of who sits when it is issued: a successor answers for themselves", async () => {
    const { id, admin, chair, first, second } = await putTo();
    for (const one of [first, second]) await answer(one.client, id, { answer: "signed" });
    const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
    await assign(admin.client, id, next.who.id, "co_2", "Ill for months.");
    await expect(issue(chair.client, id)).rejects.toMatchObject({ code: "invalid_input" });
    await accept(next.client, id);
    await expect(issue(chair.client, id)).rejects.toMatchObject(field("form", "case_award_unanswered"));
    await answer(next.client, id, { answer: "refused", reason: "I was not heard." });
    await issue(chair.client, id);
    expect((await latest(id, "status_changed"))?.details.declared).toMatchObject({
      by: "majority",
      members: [{ name: "Petra Chair" }, { name: "Cora First" }, { name: "Nina Next", signed: false }],
    });
  });

  test("is not issued over an answer that came meanwhile, and nothing of it is published then", async () => {
    const { id, a, chair, first, second } = await putTo();
    for (const one of [first, second]) await answer(one.client, id, { answer: "signed" });
    const between = () => answer(second.client, id, { answer: "refused", reason: "I have looked again." });
    const client = await asUser(chair.who, { database: interruptedDatabase(env.DB, /insert into "case_entries"/i, between) });
    await expect(issue(client, id)).rejects.toMatchObject({ code: "stale_version" });
    expect(await statusOf(id)).toBe("in_progress");
    expect(await seenDocuments(a.client, id)).toEqual([]);
    const { results } = await env.DB.prepare("SELECT id FROM case_documents WHERE case_id = ? AND ready_at IS NULL").bind(id).all();
    expect(results).toEqual([]);
    await issue(chair.client, id);
    expect((await latest(id, "status_changed"))?.details.declared).toMatchObject({ by: "majority" });
  });

  test("is not issued once its document was withdrawn, and ends with a case that ends otherwise", async () => {
    const { id, chair, first, second, documentId } = await putTo();
    for (const one of [first, second]) await answer(one.client, id, { answer: "signed" });
    await chair.client.within(({ caseDocuments }) => caseDocuments.withdraw(id, documentId, "A wrong page."));
    await expect(issue(chair.client, id)).rejects.toMatchObject(field("form", "case_award_gone"));
    await chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Settled." }));
    const open = await env.DB.prepare("SELECT count(*) AS n FROM tribunal_awards WHERE case_id = ? AND ended_at IS NULL").bind(id).first();
    expect(open).toEqual({ n: 0 });
  });

  test("has no way around it: a panel’s case is not resolved by a document that its members did not sign", async () => {
    const { id, chair } = await sittingPanel();
    const award = await draft(chair.client, id, "award.pdf", "everyone");
    await expect(chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { awardDocumentId: award }))).rejects.toMatchObject(
      field("awardDocumentId", "case_award_of_panel"),
    );
    const refused = await chair.client.patch(`/api/cases/${id}`, { status: "resolved", awardDocumentId: award });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ message: expect.stringContaining("puts the award to the panel") }] });
    const page = await pageText(chair.client, casePage, { id });
    expect(page).toContain("Put the award to the panel");
  });

  test("is no part of a sole arbitrator’s chambers, whose award ends the case as it did", async () => {
    const { id, admin, chair } = await sittingPanel();
    await setSize(admin.client, id, 1, "The parties agreed on one.");
    await expect(read(chair.client, id)).rejects.toMatchObject(GONE);
    const award = await draft(chair.client, id, "award.pdf", "everyone");
    await chair.client.within(({ caseMoves }) => caseMoves.resolve(id, { awardDocumentId: award }));
    expect((await latest(id, "status_changed"))?.details).not.toHaveProperty("declared");
  });
});
