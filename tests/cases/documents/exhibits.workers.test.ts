/** Folders and exhibits: numbers given once and in their order, to what both sides see alone; an order that everybody sees. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRecord } from "#app/domain/case/chain/record-check.ts";
import type { ExhibitRecord } from "#app/domain/case/exhibits/exhibits.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import type { RecordManifest } from "#app/domain/case/record.ts";
import { readCsv } from "#app/domain/spreadsheet.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { againstModel, MODEL_TIME } from "#tests/kit/model-size.ts";

let files = 0;
type Said = Partial<
  Record<"name" | "audience" | "folder" | "exhibit" | "description" | "documentDate" | "reliedOn" | "replaces" | "content", string>
>;

function send(client: ApiClient, caseId: string, { name, content, ...said }: Said = {}): Promise<Response> {
  files += 1;
  const form = new FormData();
  for (const [field, value] of Object.entries(said)) form.set(field, value);
  form.set("file", new File([`%PDF-1.7 ${content ?? files}`], name ?? `file ${files}.pdf`));
  return client.send(`/api/cases/${caseId}/documents`, { method: "POST", body: form });
}
async function file(client: ApiClient, caseId: string, said: Said = {}): Promise<CaseDocumentRecord> {
  const answer = await send(client, caseId, said);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}
const exhibit = (client: ApiClient, caseId: string, said: Said = {}) =>
  file(client, caseId, { folder: "evidence", exhibit: "true", ...said });
const issuesOf = async (answer: Response) =>
  ((await answer.json()) as { issues: { field: string; code: string }[] }).issues.map(({ field, code }) => [field, code]);
const index = async (client: ApiClient, caseId: string, query = "") =>
  (await client.get(`/api/cases/${caseId}/exhibits${query}`)).json<ExhibitRecord[]>();
const describeIt = (client: ApiClient, id: string, said: object) => client.patch(`/api/documents/${id}`, said);
const place = (client: ApiClient, id: string, before: string | null) =>
  client.send(`/api/documents/${id}/place`, {
    method: "PUT",
    body: JSON.stringify({ before }),
    headers: { "Content-Type": "application/json" },
  });
const withdraw = (client: ApiClient, caseId: string, id: string) =>
  client.within((services) => services.caseDocuments.withdraw(caseId, id, "Filed by mistake."));
const shown = (client: ApiClient, caseId: string) =>
  client.within(async ({ caseFiles, caseDocuments }) =>
    caseDocuments.section(await caseFiles.open(caseId)).documents.map(({ originalName }) => originalName),
  );
const entriesOf = async (caseId: string) =>
  (
    await env.DB.prepare("SELECT type, audience, body FROM case_entries WHERE case_id = ? ORDER BY seq")
      .bind(caseId)
      .all<{ type: string; audience: string; body: string }>()
  ).results.map(({ type, audience, body }) => ({ type, audience, details: JSON.parse(body).details as Record<string, unknown> }));

test("each side's exhibits are numbered in the batch of their entries, and both sides are told", async () => {
  const { id, as, partyA } = await caseOf();
  const first = await exhibit(as.partyA, id, { name: "charter.pdf", description: "  The  charter ", documentDate: "2019-04-02" });
  expect(first).toMatchObject({
    exhibit: "C-1",
    folder: "evidence",
    description: "The charter",
    documentDate: "2019-04-02",
    reliedOn: "side_a",
  });
  expect((await exhibit(as.partyB, id)).exhibit).toBe("R-1");
  expect((await exhibit(as.counselB, id, { name: "invoice.pdf" })).exhibit).toBe("R-2");
  expect((await exhibit(as.counselB, id, { folder: "legal_authorities" })).exhibit).toBe("RL-1");
  expect((await exhibit(as.arbitrator, id, { folder: "procedural_orders", reliedOn: "" })).exhibit).toBe("PO-1");
  expect((await file(as.partyA, id)).exhibit).toBeNull();
  expect((await exhibit(as.partyA, id)).exhibit).toBe("C-2");
  for (const client of [as.partyA, as.counselB, as.arbitrator, as.admin])
    expect((await index(client, id)).map((one) => one.exhibit)).toEqual(["C-1", "C-2", "R-1", "R-2", "RL-1", "PO-1"]);
  expect((await index(as.partyA, id, "?side=side_b")).map((one) => one.exhibit)).toEqual(["R-1", "R-2", "RL-1"]);
  expect((await index(as.partyA, id, "?folder=legal_authorities")).map((one) => one.exhibit)).toEqual(["RL-1"]);
  const entry = (await entriesOf(id)).find(({ details }) => details.name === "invoice.pdf");
  expect(entry?.details).toMatchObject({ exhibit: "R-2", folder: "evidence" });
  const told = await env.DB.prepare("SELECT details FROM case_feed WHERE case_id = ? AND reader = ? AND details ->> '$.exhibit' = 'R-2'")
    .bind(id, partyA.id)
    .all();
  expect(told.results).toHaveLength(1);
  expect((await index(as.stranger, id)) as unknown).toMatchObject({ error: expect.anything() });
});

test("nobody's private documents have a number, and none is left out for them", async () => {
  const { id, as } = await caseOf();
  await exhibit(as.partyB, id);
  for (const [client, audience] of [
    [as.partyB, "side"],
    [as.arbitrator, "arbitrator"],
  ] as const) {
    const refused = await send(client, id, { audience, exhibit: "true", folder: "procedural_orders" });
    expect(refused.status).toBe(400);
    expect(await issuesOf(refused)).toEqual([["exhibit", "case_exhibit_private"]]);
  }
  const kept = await file(as.partyB, id, { audience: "side", folder: "evidence" });
  expect(await issuesOf(await describeIt(as.partyB, kept.id, { exhibit: true }))).toEqual([["exhibit", "case_exhibit_private"]]);
  expect((await exhibit(as.partyB, id)).exhibit).toBe("R-2");
  // The database itself refuses what no use case writes.
  const write = (series: string, n: number, of: string) =>
    env.DB.prepare("UPDATE case_documents SET series = ?, series_number = ? WHERE id = ?").bind(series, n, of).run();
  await expect(write("R", 3, kept.id)).rejects.toThrow(/what everyone sees/);
  const plain = await file(as.partyB, id);
  await expect(write("R", 4, plain.id)).rejects.toThrow(/follow one another/);
  await write("R", 3, plain.id);
  await expect(write("R", 4, plain.id)).rejects.toThrow(/given once/);
});

test("a withdrawn exhibit keeps its number, and can neither be moved, ordered nor numbered", async () => {
  const { id, as } = await caseOf();
  const first = await exhibit(as.partyA, id);
  const second = await exhibit(as.partyA, id);
  await withdraw(as.partyA, id, second.id);
  expect((await exhibit(as.partyA, id)).exhibit).toBe("C-3");
  expect((await index(as.partyB, id)).map((one) => [one.exhibit, one.state])).toEqual([
    ["C-1", "filed"],
    ["C-2", "withdrawn"],
    ["C-3", "filed"],
  ]);
  expect((await entriesOf(id)).find(({ type }) => type === "document_withdrawn")?.details.exhibit).toBe("C-2");
  const moved = await describeIt(as.partyA, second.id, { folder: "hearing" });
  expect(moved.status).toBe(400);
  expect(await issuesOf(moved)).toEqual([["document", "case_document_gone"]]);
  expect(await issuesOf(await place(as.admin, second.id, first.id))).toEqual([["document", "case_document_gone"]]);
});

test("where the last version of an exhibit is withdrawn, the one before is in force, in the index too, until it is withdrawn or replaced", async () => {
  const { id, as } = await caseOf();
  const first = await exhibit(as.partyB, id, { name: "one.pdf" });
  const second = await file(as.partyB, id, { name: "two.pdf", replaces: first.id });
  await withdraw(as.partyB, id, second.id);
  const lines = async () =>
    (await index(as.partyA, id)).map((one) => [one.exhibit, one.version, one.documentId, one.state, one.laterWithdrawn]);
  expect(await lines()).toEqual([["R-1", 1, first.id, "filed", true]]);
  // What the index calls filed is served, and what it does not name is not.
  expect((await as.partyA.get(`/api/documents/${first.id}/download`)).status).toBe(200);
  expect((await as.partyA.get(`/api/documents/${second.id}/download`)).status).not.toBe(200);
  // By its name it could be an exhibit of the other side, and it lies where none does.
  await file(as.partyB, id, { name: "C-2 Taking-over certificate.pdf", folder: "evidence" });
  const { body } = await as.partyA.within((services) => services.caseRecord.export(id));
  const contents = await unzip(new Uint8Array(await new Response(body).arrayBuffer()));
  expect(readCsv(new TextDecoder().decode(contents.get("exhibits.csv")))?.map(({ cells }) => [cells[0], cells[5], cells[8]])).toEqual([
    ["Exhibit", "File", "Withdrawn"],
    ["R-1", "one.pdf", "a later version"],
  ]);
  // Its description and its next version are its owner's to give.
  expect((await describeIt(as.counselB, first.id, { description: "Survey" })).status).toBe(200);
  expect(await issuesOf(await send(as.partyB, id, { replaces: second.id }))).toEqual([["replaces", "case_document_gone"]]);
  const third = await file(as.partyB, id, { name: "three.pdf", replaces: first.id });
  expect(third).toMatchObject({ exhibit: "R-1", version: 3, latest: true });
  expect(await lines()).toEqual([["R-1", 3, third.id, "filed", false]]);
  await withdraw(as.partyB, id, third.id);
  await withdraw(as.partyB, id, first.id);
  expect(await lines()).toEqual([["R-1", 3, third.id, "withdrawn", false]]);
});

test("a new version has its document's number and folder; numbers come later to plain documents of one's own side", async () => {
  const { id, as } = await caseOf();
  const plain = await file(as.partyB, id, { name: "draft.pdf", folder: "correspondence" });
  const next = await file(as.partyB, id, { name: "final.pdf", replaces: plain.id, folder: "award", exhibit: "true" });
  expect(next).toMatchObject({ folder: "correspondence", exhibit: null, version: 2 });
  for (const client of [as.arbitrator, as.admin]) expect((await describeIt(client, plain.id, { exhibit: true })).status).toBe(403);
  expect((await describeIt(as.partyA, plain.id, { exhibit: true })).status).toBe(403);
  // Counsel of the side does it as well as who has filed it; by any of its versions.
  const numbered = await describeIt(as.counselB, next.id, { exhibit: true, folder: "evidence", description: "Letter of intent" });
  expect(numbered.status).toBe(200);
  expect(await numbered.json()).toMatchObject({ id: next.id, exhibit: "R-1", folder: "evidence", description: "Letter of intent" });
  expect((await file(as.partyB, id, { replaces: next.id })).exhibit).toBe("R-1");
  const acts = (await entriesOf(id)).slice(3).map(({ type, details }) => [type, details.exhibit, details.folder]);
  expect(acts).toEqual([
    ["document_moved", "R-1", ["correspondence", "evidence"]],
    ["document_described", "R-1", undefined],
    ["document_numbered", "R-1", "evidence"],
    ["document_replaced", "R-1", undefined],
  ]);
  // Nothing changes: nothing is written.
  await describeIt(as.counselB, next.id, { exhibit: true, folder: "evidence" });
  expect(await entriesOf(id)).toHaveLength(7);
});

test("what is wrong is refused by the name of its field, and nothing is filed", async () => {
  const { id, as } = await caseOf();
  const refused = async (client: ApiClient, said: Said) => {
    const answer = await send(client, id, said);
    expect(answer.status).toBe(400);
    return issuesOf(answer);
  };
  expect(await refused(as.partyA, { folder: "attic" })).toEqual([["folder", "case_folder_invalid"]]);
  expect(await refused(as.partyA, { description: "x".repeat(4000) })).toEqual([["description", "too_long"]]);
  expect(await refused(as.partyA, { documentDate: "2999-01-01" })).toEqual([["documentDate", "case_date_future"]]);
  expect(await refused(as.partyA, { documentDate: "yesterday" })).toEqual([["documentDate", "case_date_invalid"]]);
  expect(await refused(as.admin, { exhibit: "true" })).toEqual([["exhibit", "case_exhibit_office"]]);
  expect(await refused(as.arbitrator, { exhibit: "true", folder: "evidence" })).toEqual([["folder", "case_exhibit_order"]]);
  const { exhibit: number } = await exhibit(as.partyA, id, { content: "the same" });
  const same = await send(as.partyA, id, { exhibit: "true", content: "the same" });
  // By its number, so that nobody has to look for it.
  expect(await same.json()).toMatchObject({
    issues: [
      {
        field: "file",
        code: "case_exhibit_same",
        name: number,
        message: `Your side has already filed this file as ${number}. Cite that number, or file it without one`,
      },
    ],
  });
  // The other side may rely on it too, and a plain copy does no harm.
  expect((await exhibit(as.partyB, id, { content: "the same" })).exhibit).toBe("R-1");
  expect((await file(as.partyA, id, { content: "the same" })).exhibit).toBeNull();
  expect(await issuesOf(await describeIt(as.partyA, (await file(as.partyA, id)).id, { description: "x".repeat(4000) }))).toEqual([
    ["description", "too_long"],
  ]);
});

test("a side files into no folder of the tribunal's, and says of itself alone that it relies on a document", async () => {
  const { id, as } = await caseOf();
  const tribunal = [["folder", "case_folder_tribunal"]];
  const other = [["reliedOn", "case_relied_on_other"]];
  for (const folder of ["procedural_orders", "award"]) {
    for (const exhibitToo of ["", "true"]) {
      const refused = await send(as.partyA, id, { folder, exhibit: exhibitToo, name: "Procedural Order No. 9.pdf" });
      expect([refused.status, await issuesOf(refused)]).toEqual([400, tribunal]);
    }
    for (const client of [as.arbitrator, as.admin]) expect((await file(client, id, { folder })).folder).toBe(folder);
  }
  for (const reliedOn of ["side_b", "both"]) expect(await issuesOf(await send(as.partyA, id, { reliedOn }))).toEqual(other);
  const made = await exhibit(as.partyA, id, { reliedOn: "side_a" });
  for (const folder of ["procedural_orders", "award"])
    expect(await issuesOf(await describeIt(as.partyA, made.id, { folder }))).toEqual(tribunal);
  for (const reliedOn of ["side_b", "both"]) expect(await issuesOf(await describeIt(as.partyA, made.id, { reliedOn }))).toEqual(other);
  expect((await describeIt(as.partyA, made.id, { reliedOn: null })).status).toBe(200);
  // What the arbitrator has said and done stays where the side says something else.
  expect((await describeIt(as.arbitrator, made.id, { folder: "award", reliedOn: "both" })).status).toBe(200);
  const kept = await describeIt(as.partyA, made.id, { folder: "award", reliedOn: "both", description: "The contract" });
  expect(await kept.json()).toMatchObject({ folder: "award", reliedOn: "both", description: "The contract" });
  expect(await issuesOf(await describeIt(as.partyA, made.id, { reliedOn: "side_a" }))).toEqual(other);
  const withdrawn = await describeIt(as.partyA, made.id, { reliedOn: "side_b", folder: "evidence" });
  expect(await withdrawn.json()).toMatchObject({ folder: "evidence", reliedOn: "side_b" });
});

test("of many who file at once none gets another's number, and none is left out", async () => {
  const { id, as } = await caseOf();
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) => exhibit(at % 3 === 0 ? as.partyA : at % 3 === 1 ? as.partyB : as.counselB, id)),
  );
  const numbers = (series: string) =>
    made
      .map((one) => one.exhibit ?? "")
      .filter((one) => one.startsWith(series))
      .sort((one, other) => Number(one.slice(2)) - Number(other.slice(2)));
  expect(numbers("C-")).toEqual(["C-1", "C-2", "C-3", "C-4"]);
  expect(numbers("R-")).toEqual(Array.from({ length: 8 }, (_, at) => `R-${at + 1}`));
});

test("an order is everybody's, kept by those who may, and told of by an entry", async () => {
  const { id, as } = await caseOf();
  const [a, b, c] = [
    await file(as.partyA, id, { name: "a.pdf", folder: "hearing" }),
    await file(as.partyA, id, { name: "b.pdf", folder: "hearing" }),
    await file(as.partyB, id, { name: "c.pdf", folder: "hearing" }),
  ];
  const own = await file(as.partyB, id, { name: "own.pdf", folder: "hearing", audience: "side" });
  expect((await place(as.arbitrator, c.id, a.id)).status).toBe(204);
  expect(await shown(as.partyA, id)).toEqual(["c.pdf", "a.pdf", "b.pdf"]);
  expect(await shown(as.counselB, id)).toEqual(["c.pdf", "a.pdf", "b.pdf", "own.pdf"]);
  expect((await place(as.partyB, a.id, null)).status).toBe(403);
  expect((await place(as.partyA, a.id, null)).status).toBe(204);
  expect(await shown(as.admin, id)).toEqual(["c.pdf", "b.pdf", "a.pdf"]);
  // Two at once: each moves what they moved.
  const both = await Promise.all([place(as.arbitrator, a.id, b.id), place(as.admin, c.id, null)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect(await shown(as.partyA, id)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  expect(await issuesOf(await place(as.partyB, own.id, null))).toEqual([["document", "case_order_private"]]);
  expect(await issuesOf(await place(as.admin, a.id, own.id))).toEqual([["before", "case_order_changed"]]);
  await describeIt(as.partyA, b.id, { folder: "evidence" });
  expect(await issuesOf(await place(as.admin, a.id, b.id))).toEqual([["before", "case_order_changed"]]);
  const acts = (await entriesOf(id)).filter(({ type }) => type === "documents_ordered");
  expect(acts).toHaveLength(4);
  expect(acts[0]).toMatchObject({ audience: "everyone", details: { name: "c.pdf", folder: "hearing", placedBefore: "a.pdf" } });
});

test("nothing is arranged in a case that is over", async () => {
  const { id, as } = await caseOf({ status: "in_progress" });
  const made = await file(as.partyA, id);
  await as.arbitrator.within(({ caseMoves }) => caseMoves.resolve(id, { outcome: "Settled between the parties." }));
  expect((await describeIt(as.partyA, made.id, { folder: "evidence" })).status).toBe(409);
  expect((await place(as.admin, made.id, null)).status).toBe(409);
});

test("an exhibit is found by its number, by whom it may be seen", async () => {
  const { id, as } = await caseOf();
  await exhibit(as.partyA, id, { name: "zephyr plan.pdf" });
  const late = await file(as.partyA, id, { name: "zephyr sketch.pdf" });
  await describeIt(as.partyA, late.id, { exhibit: true });
  const search = async (client: ApiClient, q: string) =>
    (await (await client.get(`/api/search?q=${encodeURIComponent(q)}`)).json<{ found: { kind: string; exhibit?: string }[] }>()).found
      .filter(({ kind }) => kind === "document")
      .map((one) => one.exhibit);
  expect(await search(as.partyB, "C-1")).toContain("C-1");
  expect(await search(as.partyB, "c2")).toEqual(["C-2"]);
  expect(await search(as.stranger, "c2")).toEqual([]);
});

test("the record has numbers and an index, verifies, and a changed byte of the index is found", async () => {
  const { id, as } = await caseOf();
  await exhibit(as.partyA, id, { name: "=plan.pdf", description: "=SUM(A1)" });
  const gone = await exhibit(as.partyA, id);
  await withdraw(as.partyA, id, gone.id);
  const late = await file(as.partyB, id, { name: "late.pdf" });
  await describeIt(as.partyB, late.id, { exhibit: true, description: "Survey" });
  await file(as.partyB, id, { name: "own.pdf", audience: "side", folder: "evidence", description: "Strategy of ours" });
  // By its name it could be an exhibit of the other side, and it lies where none does.
  await file(as.partyB, id, { name: "C-2 Taking-over certificate.pdf", folder: "evidence" });
  const { body } = await as.partyA.within((services) => services.caseRecord.export(id));
  const contents = await unzip(new Uint8Array(await new Response(body).arrayBuffer()));
  expect((await checkRecord(contents)).faults).toEqual([]);
  const text = (name: string) => new TextDecoder().decode(contents.get(name));
  const manifest = JSON.parse(text("manifest.json")) as RecordManifest;
  expect(manifest.documents.map(({ exhibit: number, folder, file: path }) => [number, folder, path])).toEqual([
    ["C-1", "evidence", "exhibits/001 C-1 =plan.pdf"],
    ["C-2", "evidence", null],
    ["R-1", "other", "exhibits/003 R-1 late.pdf"],
    [null, "evidence", "documents/004 C-2 Taking-over certificate.pdf"],
  ]);
  expect(readCsv(text("exhibits.csv"))?.map(({ cells }) => [cells[0], cells[1], cells[9]])).toEqual([
    ["Exhibit", "Description", "File in the record"],
    ["C-1", "=SUM(A1)", "exhibits/001 C-1 =plan.pdf"],
    ["C-2", "", ""],
    ["R-1", "Survey", "exhibits/003 R-1 late.pdf"],
  ]);
  expect([...contents.values()].some((bytes) => new TextDecoder().decode(bytes).includes("Strategy of ours"))).toBe(false);
  const changed = new Map(contents);
  const bytes = new Uint8Array(changed.get("exhibits.csv") ?? new Uint8Array());
  bytes[bytes.length - 4] = (bytes[bytes.length - 4] ?? 0) ^ 1;
  changed.set("exhibits.csv", bytes);
  expect((await checkRecord(changed)).faults).toMatchObject([{ code: "file_changed", file: "exhibits.csv" }]);
});

type Step = {
  who: "partyA" | "partyB" | "counselB" | "arbitrator" | "admin";
  audience: "everyone" | "side" | "arbitrator";
  act: "exhibit" | "file" | "withdraw" | "number";
  folder: "evidence" | "legal_authorities" | "procedural_orders";
};

test(
  "whatever is filed, withdrawn and numbered by whom: no number twice, and no gap that tells of what is private",
  async () => {
    const step = fc.record<Step>({
      who: fc.constantFrom("partyA", "partyB", "counselB", "arbitrator", "admin"),
      audience: fc.constantFrom("everyone", "everyone", "side", "arbitrator"),
      act: fc.constantFrom("exhibit", "exhibit", "file", "withdraw", "number"),
      folder: fc.constantFrom("evidence", "legal_authorities", "procedural_orders"),
    });
    await againstModel("exhibits", 4, step, async (acts) => {
      const { id, as } = await caseOf();
      const filed: { id: string; who: Step["who"] }[] = [];
      /** What was given, as those who were answered know it. */
      const given: string[] = [];
      for (const { who, audience, act, folder } of acts) {
        const last = filed.at(-1);
        if (act === "withdraw" || act === "number") {
          if (!last) continue;
          if (act === "withdraw") await withdraw(as[last.who], id, last.id);
          else {
            const before = (await index(as.admin, id)).map((one) => one.exhibit);
            const answer = await describeIt(as[who], last.id, { exhibit: true });
            const after = answer.ok ? (await answer.json<CaseDocumentRecord>()).exhibit : null;
            if (after && !before.includes(after)) given.push(after);
          }
          continue;
        }
        const answer = await send(as[who], id, { audience, folder, ...(act === "exhibit" ? { exhibit: "true" } : {}) });
        if (!answer.ok) continue;
        const made = await answer.json<CaseDocumentRecord>();
        filed.push({ id: made.id, who });
        if (made.exhibit) given.push(made.exhibit);
      }
      expect(new Set(given).size).toBe(given.length);
      const seen = (await index(as.partyA, id)).map((one) => one.exhibit);
      expect([...seen].sort()).toEqual([...given].sort());
      for (const series of ["C", "CL", "R", "RL", "PO"]) {
        const numbers = seen.filter((one) => one.startsWith(`${series}-`));
        expect(numbers).toEqual(numbers.map((_, at) => `${series}-${at + 1}`));
      }
      for (const client of [as.counselB, as.arbitrator, as.admin])
        expect((await index(client, id)).map((one) => one.exhibit)).toEqual(seen);
    });
  },
  MODEL_TIME,
);
