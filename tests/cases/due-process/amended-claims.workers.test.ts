/** What becomes of a claim that is rewritten: a correction while nobody answers it, an amendment that is notified from then on. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const entriesOf = async (id: string) =>
  (
    await env.DB.prepare("SELECT seq, type, json_extract(body, '$.details') AS details FROM case_entries WHERE case_id = ? ORDER BY seq")
      .bind(id)
      .all<{ seq: number; type: string; details: string }>()
  ).results;

test("under review it is an entry with what it was, a notice and a mail to everyone, and stands on the page of each", async () => {
  const { id, as, partyA, partyB, counselB, arbitrator } = await caseOf();
  const { case: before } = await as.partyA.within(({ caseFiles }) => caseFiles.open(id));
  await as.partyA.within(({ caseMoves }) => caseMoves.edit(id, { title: before.title, description: "A claim of CAD 10,000,000 now." }));
  const entry = (await entriesOf(id)).find(({ type }) => type === "claim_amended");
  expect(JSON.parse(entry?.details ?? "{}")).toEqual({ description: [before.description, "A claim of CAD 10,000,000 now."] });
  const notices = await env.DB.prepare("SELECT user_id AS id, mail_id AS mail FROM case_notices WHERE case_id = ? AND seq = ?")
    .bind(id, entry?.seq)
    .all<{ id: string; mail: string | null }>();
  expect(notices.results.map((one) => one.id).sort()).toEqual([partyA.id, partyB.id, counselB.id, arbitrator.id].sort());
  for (const { id: who, mail } of notices.results) expect(mail === null).toBe(who === partyA.id);
  for (const client of [as.partyB, as.arbitrator, as.admin]) {
    const { amendments } = await client.within(({ caseFiles }) => caseFiles.open(id));
    expect(amendments).toMatchObject([{ by: "Ana Alba", title: null, description: before.description }]);
  }
});

test("before anybody answers or decides it, a change of it is a correction that nobody is notified of", async () => {
  const { client } = await asRole("party");
  const { id } = await client.within(({ cases }) => cases.create({ title: "Alba v. Acme", description: "A claim of ten." }));
  await client.within(({ caseMoves }) => caseMoves.edit(id, { title: "Alba v. Acme Inc.", description: "A claim of ten." }));
  expect((await entriesOf(id)).map(({ type }) => type)).toEqual(["case_created", "case_edited"]);
  expect((await client.within(({ caseFiles }) => caseFiles.open(id))).amendments).toEqual([]);
});
