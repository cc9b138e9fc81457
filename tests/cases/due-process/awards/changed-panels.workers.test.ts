/** An award whose panel or documents change before it is issued: what is published is of who sits, and what is there still. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as chambersPage from "#app/routes/portal/case-chambers/route.tsx";
import { asRole, asUser } from "#tests/kit/as-user.ts";
import { interruptedDatabase } from "#tests/kit/interrupted-database.ts";
import { pageText } from "#tests/kit/page-html.ts";
import { accept, assign, latest, setSize } from "../panel.ts";
import { answer, draft, issue, openable, putTo, read, seenDocuments, statusOf } from "./award.ts";

const DAY = 86_400_000;
const after = (days: number) => ({ clock: () => new Date(Date.now() + days * DAY) });

test("the opinion of who was replaced is neither published nor their successor’s to read", async () => {
  const { id, a, admin, chair, first, second } = await putTo();
  const dissent = await draft(second.client, id, "private-dissent.pdf");
  await answer(first.client, id, { answer: "signed" });
  await answer(second.client, id, { answer: "refused", reason: "Kwreason.", opinionId: dissent });
  const next = await asRole("arbitrator", { firstName: "Nina", lastName: "Next" });
  await assign(admin.client, id, next.who.id, "co_2", "Ill for months.");
  await accept(next.client, id);
  for (const one of [chair, first, next]) {
    await expect(openable(one.client, id, dissent)).rejects.toMatchObject({ code: "not_found" });
    expect(JSON.stringify(await read(one.client, id))).not.toMatch(/private-dissent|Kwreason/);
  }
  const separate = await draft(next.client, id, "separate.pdf");
  await answer(next.client, id, { answer: "signed", opinionId: separate });
  await issue(chair.client, id);
  expect((await latest(id, "status_changed"))?.details.declared).toMatchObject({ by: "all" });
  expect((await seenDocuments(a.client, id)).sort()).toEqual(["award.pdf", "separate.pdf"]);
  const { results } = await env.DB.prepare("SELECT name, audience FROM case_documents WHERE case_id = ? AND name = ?")
    .bind(id, "private-dissent.pdf")
    .all();
  expect(results).toEqual([{ name: "private-dissent.pdf", audience: "arbitrator" }]);
});

test("who is replaced while it is issued publishes nothing", async () => {
  const { id, a, admin, chair, first, second } = await putTo();
  const dissent = await draft(second.client, id, "private-dissent.pdf");
  await answer(first.client, id, { answer: "signed" });
  await answer(second.client, id, { answer: "refused", reason: "No breach.", opinionId: dissent });
  const next = await asRole("arbitrator");
  const between = async () => {
    await assign(admin.client, id, next.who.id, "co_2", "Ill for months.");
    await accept(next.client, id);
    await answer(next.client, id, { answer: "signed" });
  };
  const client = await asUser(chair.who, { database: interruptedDatabase(env.DB, /insert into "case_entries"/i, between) });
  await expect(issue(client, id)).rejects.toMatchObject({ code: "stale_version" });
  expect(await statusOf(id)).toBe("in_progress");
  expect(await seenDocuments(a.client, id)).toEqual([]);
});

test("a successor has fourteen days from their acceptance on", async () => {
  const { id, admin, chair, first } = await putTo();
  await answer(first.client, id, { answer: "signed" });
  const next = await asRole("arbitrator");
  await assign(admin.client, id, next.who.id, "co_2", "Ill for months.");
  await accept(await asUser(next.who, after(15)), id);
  const unanswered = { code: "invalid_input", issues: [{ field: "form", code: "case_award_unanswered" }] };
  for (const days of [15, 28]) {
    const late = await asUser(chair.who, after(days));
    await expect(issue(late, id, { absence: "Silent." })).rejects.toMatchObject(unanswered);
    expect((await read(late, id)).open?.isLate).toBe(false);
  }
  const later = await asUser(chair.who, after(30));
  expect((await read(later, id)).open?.isLate).toBe(true);
  await issue(later, id, { absence: "Silent." });
  expect(await statusOf(id)).toBe("resolved");
});

test.each(["the award", "an opinion"])("%s that is withdrawn while it is issued is not published", async (which) => {
  const { id, a, chair, first, second, documentId } = await putTo();
  const separate = await draft(second.client, id, "separate.pdf");
  await answer(first.client, id, { answer: "signed" });
  await answer(second.client, id, { answer: "signed", opinionId: separate });
  const [author, taken] = which === "the award" ? [chair, documentId] : [second, separate];
  const between = () => author.client.within(({ caseDocuments }) => caseDocuments.withdraw(id, taken, "A wrong page."));
  const client = await asUser(chair.who, { database: interruptedDatabase(env.DB, /insert into "case_entries"/i, between) });
  await expect(issue(client, id)).rejects.toMatchObject({ code: "stale_version" });
  expect(await statusOf(id)).toBe("in_progress");
  expect(await seenDocuments(a.client, id)).toEqual([]);
  const { results } = await env.DB.prepare("SELECT id FROM case_documents WHERE case_id = ? AND ready_at IS NULL").bind(id).all();
  expect(results).toEqual([]);
});

test("an award ends with its panel: a later one has nothing before it", async () => {
  const { id, admin, chair } = await putTo();
  await setSize(admin.client, id, 1, "The parties agreed on one.");
  await setSize(admin.client, id, 3, "They agreed on three again.");
  expect((await read(chair.client, id)).open).toBeNull();
});

test("who put it and sits as another arbitrator now is asked for no answer to it", async () => {
  const { id, chair, first } = await putTo();
  await env.DB.batch([
    env.DB.prepare("UPDATE case_people SET state = 'removed' WHERE case_id = ? AND user_id = ?").bind(id, first.who.id),
    env.DB.prepare("UPDATE case_people SET seat = 'co_1' WHERE case_id = ? AND user_id = ?").bind(id, chair.who.id),
  ]);
  const page = await pageText(chair.client, chambersPage, { id });
  expect(page).toContain("award.pdf");
  expect(page).not.toMatch(/(Give|Change) your answer/);
});
