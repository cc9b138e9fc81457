/** What one side or the office does for itself leaves no number and no moment that others could read. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import { cases } from "#app/db/schema/cases.ts";
import type { CaseRecord } from "#app/domain/case/case.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";
import { file } from "#tests/kit/case-writing.ts";

const db = connect(env.DB);

async function chainLength(id: string): Promise<number> {
  const [row] = await db.select({ version: cases.version }).from(cases).where(eq(cases.id, id));
  return row?.version ?? 0;
}

/** The case as a reader has it from every door that shows it. */
async function seenBy(client: ApiClient, id: string): Promise<string> {
  const one = await (await client.get(`/api/cases/${id}`)).text();
  const list = await (await client.get("/api/cases")).text();
  const page = await client.within(({ caseFiles }) => caseFiles.open(id));
  return JSON.stringify([one, list, page.case]);
}

const say = (client: ApiClient, id: string, audience: string) =>
  client.post(`/api/cases/${id}/messages`, { content: "For ourselves.", audience });

const PRIVATE: Readonly<Record<string, (made: CaseOf, documentId: string) => Promise<Response>>> = {
  "a download": ({ as }, documentId) => as.partyB.get(`/api/documents/${documentId}/download`),
  "a message of the other side’s own": ({ as, id }) => say(as.partyB, id, "side"),
  "a note of the arbitrator’s": ({ as, id }) => say(as.arbitrator, id, "arbitrator"),
};

describe("to the other side", () => {
  test.each(Object.entries(PRIVATE))("%s does not show in the case’s version or time", async (_name, act) => {
    const made = await caseOf();
    const documentId = await file(made.as.arbitrator, made.id, "order.pdf");
    const [before, length] = [await seenBy(made.as.partyA, made.id), await chainLength(made.id)];
    expect((await act(made, documentId)).status).toBeLessThan(300);
    expect(await chainLength(made.id)).toBe(length + 1);
    expect(await seenBy(made.as.partyA, made.id)).toBe(before);
  });

  test("an export of the record does not show", async () => {
    const { id, as } = await caseOf();
    const before = await seenBy(as.partyA, id);
    await as.partyB.within(({ caseRecord }) => caseRecord.export(id));
    expect(await seenBy(as.partyA, id)).toBe(before);
  });

  test("what is for everyone shows, and refuses a change that was made without it", async () => {
    const { id, as } = await caseOf();
    const read = async () => (await as.partyA.get(`/api/cases/${id}`)).json<CaseRecord>();
    const edit = (version: number, title: string) =>
      as.partyA.within(({ caseMoves }) => caseMoves.edit(id, { title, description: "As it is now.", version }));
    const before = await read();
    await say(as.partyB, id, "side");
    await edit(before.version, "Alba v. Stone (consolidated)");
    await expect(edit(before.version, "Alba v. Stone")).rejects.toMatchObject({ code: "stale_version" });
    const after = await read();
    expect(after.version).toBe(before.version + 1);
    await say(as.partyB, id, "everyone");
    await expect(edit(after.version, "Alba v. Stone")).rejects.toMatchObject({ code: "stale_version" });
  });
});

describe("whether a name is in conflict", () => {
  test("does not show to who names it, renames it, or names it again", async () => {
    const { id, as } = await caseOf();
    await as.arbitrator.within(({ interests }) => interests.declare({ name: "Kestrel Homes" }));
    const trace = async (work: () => Promise<unknown>) => {
      const [before, length] = [(await (await as.partyB.get(`/api/cases/${id}`)).json<CaseRecord>()).version, await chainLength(id)];
      await work();
      const after = (await (await as.partyB.get(`/api/cases/${id}`)).json<CaseRecord>()).version;
      return [after - before, (await chainLength(id)) - length];
    };
    const name = (text: string) => as.partyB.within(({ casePeople }) => casePeople.name(id, { place: "counsel_b", name: text }));
    const harmless = await trace(() => name("Zebulon Quartermain"));
    expect(await trace(() => name("Kestrel Homes"))).toEqual(harmless);
    expect(await trace(() => name("Kestrel Homes"))).toEqual(harmless);
    const { id: personId } = await name("Walter Nobody");
    const rename = (text: string) => as.partyB.within(({ casePeople }) => casePeople.edit(id, personId, { name: text }));
    const renamed = await trace(() => rename("Walter Somebody"));
    expect(await trace(() => rename("Kestrel Homes"))).toEqual(renamed);
    const told = await as.admin.within(({ caseFiles }) => caseFiles.open(id));
    expect(told.rows.entries.map(({ type }) => type)).toEqual(expect.arrayContaining(["conflict_checked", "conflict_found"]));
    const seen = await as.partyB.within(({ caseFiles }) => caseFiles.open(id));
    expect(JSON.stringify(seen.rows.entries)).not.toContain("conflict");
  });
});
