/** A case that is reopened tells everyone why, and how it had ended. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readEntry } from "#app/domain/case/chain/own-chain.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

test("both sides read why it was reopened, its outcome of before, and which document was the award", async () => {
  const { id, as } = await caseOf();
  const file = (name: string) => new File(["%PDF-1.7\n"], name);
  const form = new FormData();
  form.set("file", file("award.pdf"));
  const filed = (await (await as.arbitrator.send(`/api/cases/${id}/documents`, { method: "POST", body: form })).json()) as { id: string };
  await as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "The claim is granted.", awardDocumentId: filed.id }));
  const award = async () =>
    as.partyB.within(async ({ caseFiles, caseDocuments }) =>
      caseDocuments.section(await caseFiles.open(id)).documents.map((one) => one.award),
    );
  expect(await award()).toEqual(["award"]);
  await as.admin.within(({ caseMoves }) => caseMoves.reopen(id, { reason: "A sum was added wrongly." }));
  for (const side of [as.partyA, as.partyB]) {
    const { endings, case: record } = await side.within(({ caseFiles }) => caseFiles.open(id));
    expect(record).toMatchObject({ status: "in_progress", outcome: null });
    expect(endings).toMatchObject([
      { outcome: "The claim is granted.", award: { id: filed.id, name: "award.pdf" }, reopened: { reason: "A sum was added wrongly." } },
    ]);
  }
  expect(await award()).toEqual(["earlier_award"]);
  // The entry of the reopening itself names what it undoes.
  const last = await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? ORDER BY seq DESC LIMIT 1").bind(id).first("body");
  const details = readEntry(String(last))?.details;
  expect(details).toMatchObject({ outcome: "The claim is granted.", award: { id: filed.id, name: "award.pdf" } });
  await as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Granted, corrected.", awardDocumentId: filed.id }));
  expect(await award()).toEqual(["award"]);
  const { endings } = await as.partyA.within(({ caseFiles }) => caseFiles.open(id));
  expect(endings.map(({ outcome, reopened }) => [outcome, reopened === null])).toEqual([
    ["The claim is granted.", false],
    ["Granted, corrected.", true],
  ]);
});

test("an interest that was declared while it was resolved is asked about, and keeps it from being resolved again", async () => {
  const { id, as } = await caseOf();
  const resolve = () => as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "The claim is granted." }));
  await resolve();
  await as.arbitrator.within(({ interests }) => interests.declare({ name: "Bruno Stone" }));
  const asked = () => as.arbitrator.within(({ assignments }) => assignments.disclosures());
  expect(await asked()).toEqual([]);
  await as.admin.within(({ caseMoves }) => caseMoves.reopen(id, { reason: "A sum was added wrongly." }));
  expect(await asked()).toMatchObject([{ hits: [{ name: "Bruno Stone", source: "interest" }], answer: null }]);
  await expect(resolve()).rejects.toMatchObject({ code: "conflict_open" });
});
