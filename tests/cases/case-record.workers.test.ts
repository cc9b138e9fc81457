/** The record of a case: what each person's export holds, that it verifies, and that what was kept apart shows a cut chain. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { checkRecord, type RecordContents, readBody } from "#app/domain/case/chain/record-check.ts";
import type { RecordManifest } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { keepHeads } from "#app/services/cases/record/case-heads.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { asRole } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { act, file, withdraw } from "#tests/kit/case-writing.ts";

const DAY = 86_400_000;

async function exported(client: ApiClient, caseId: string): Promise<RecordContents> {
  const { body } = await client.within((services) => services.caseRecord.export(caseId));
  return unzip(new Uint8Array(await new Response(body).arrayBuffer()));
}
const manifestOf = (contents: RecordContents) => JSON.parse(new TextDecoder().decode(contents.get("manifest.json"))) as RecordManifest;
const namesIn = (contents: RecordContents) => manifestOf(contents).documents.map(({ name }) => name);

test("each person's export verifies, and holds what that person may see and nothing else", async () => {
  const { id, as } = await caseOf();
  await file(as.partyA, id, "claim.pdf");
  await file(as.partyA, id, "own notes.pdf", "side_a");
  await file(as.partyB, id, "advice.pdf", "side_b");
  await file(as.arbitrator, id, "draft award.pdf", "arbitrator");
  await act(as.admin, id, [{ type: "conflict_found", audience: "office", details: { name: "A hidden conflict" } }]);
  const seen = {
    partyA: ["claim.pdf", "own notes.pdf"],
    partyB: ["claim.pdf", "advice.pdf"],
    counselB: ["claim.pdf", "advice.pdf"],
    arbitrator: ["claim.pdf", "draft award.pdf"],
    admin: ["claim.pdf"],
  } as const;
  const words = ["own notes", "advice", "draft award", "A hidden conflict"];
  const mine = {
    partyA: "own notes",
    partyB: "advice",
    counselB: "advice",
    arbitrator: "draft award",
    admin: "A hidden conflict",
  } as const;
  for (const who of Object.keys(seen) as (keyof typeof seen)[]) {
    const contents = await exported(as[who], id);
    const { faults, links } = await checkRecord(contents);
    expect(faults, who).toEqual([]);
    expect(namesIn(contents)).toEqual(seen[who]);
    const all = [...contents.values()].map((bytes) => new TextDecoder().decode(bytes)).join("\n");
    for (const word of words) expect(all.includes(word), `${who}: ${word}`).toBe(word === mine[who]);
    // The seal is their own entry; all are numbered in the reader's own order.
    expect(readBody(links.at(-1) ?? { body: "" })?.type).toBe("record_exported");
    expect(links.map(({ seq }) => seq)).toEqual(links.map((_link, at) => at + 1));
  }
});

test("an export is an entry of its own, which nobody is told of and the other side cannot read", async () => {
  const { id, as } = await caseOf();
  const told = async () =>
    (await env.DB.prepare("SELECT count(*) AS n FROM case_notices WHERE case_id = ?").bind(id).first<{ n: number }>())?.n;
  const before = await told();
  await exported(as.partyA, id);
  expect(await told()).toBe(before);
  const { links } = await checkRecord(await exported(as.partyB, id));
  expect(links.map((link) => readBody(link)?.type)).toEqual(["case_created", "record_exported"]);
  const again = await checkRecord(await exported(as.counselB, id));
  expect(again.links.map((link) => readBody(link)?.type)).toEqual(["case_created", "record_exported", "record_exported"]);
});

test("a withdrawn document is named with its hash and not enclosed", async () => {
  const { id, as, partyA } = await caseOf();
  const document = await file(as.partyA, id, "twice.pdf");
  await withdraw(document, partyA.id);
  const contents = await exported(as.partyB, id);
  expect(manifestOf(contents).documents).toMatchObject([{ name: "twice.pdf", file: null, leftOut: "withdrawn", seq: 2 }]);
  expect([...contents.keys()].some((path) => path.startsWith("documents/"))).toBe(false);
  expect((await checkRecord(contents)).faults).toEqual([]);
});

test("the proof of notice is part of the office's and the arbitrator's record, in their own numbers, and of no side's", async () => {
  const { id, as } = await caseOf();
  await act(as.admin, id, [{ type: "conflict_found", audience: "office", details: { name: "A hidden conflict" } }]);
  await file(as.partyA, id, "claim.pdf");
  const told = async (who: keyof typeof as) => {
    const contents = await exported(as[who], id);
    const { faults, links } = await checkRecord(contents);
    expect(faults).toEqual([]);
    return manifestOf(contents).notices.map(({ seq, name, openedAt }) => [readBody(links[seq - 1] ?? { body: "" })?.type, name, openedAt]);
  };
  const ofTheDocument = async (who: keyof typeof as) => (await told(who)).filter(([type]) => type === "document_uploaded");
  const office = await ofTheDocument("admin");
  expect(office.length).toBeGreaterThan(1);
  // Who filed it was not notified of it, and nobody has opened it yet.
  expect(office.every(([, name, openedAt]) => name !== "" && openedAt === null)).toBe(true);
  expect(await ofTheDocument("arbitrator")).toEqual(office);
  for (const who of ["partyA", "partyB", "counselB"] as const) expect(await told(who)).toEqual([]);
});

test("the page in the archive speaks its reader's language and names the texts of every fault", async () => {
  const { id, as, partyA } = await caseOf();
  await env.DB.prepare("UPDATE user SET locale = 'fr' WHERE id = ?").bind(partyA.id).run();
  const page = new TextDecoder().decode((await exported(as.partyA, id)).get("verify.html"));
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain("default-src &#39;none&#39;; script-src &#39;sha256-");
  expect(page).not.toMatch(/https?:\/\//);
  const texts = JSON.parse(/id="texts">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}") as { faults: Record<string, string> };
  expect(texts.faults.entry_changed).toContain("[[seq]]");
});

test("who may not see a case cannot export or verify it, and it looks like one that is not there", async () => {
  const { id, as } = await caseOf();
  for (const client of [as.stranger, (await asRole("arbitrator")).client])
    for (const caseId of [id, "missing"]) {
      await expect(exported(client, caseId)).rejects.toMatchObject({ code: "not_found" });
      await expect(client.within((services) => services.caseRecord.verify(caseId))).rejects.toMatchObject({ code: "not_found" });
    }
});

test("a document changed in the store is found out by the export's reader", async () => {
  const { id, as } = await caseOf();
  const document = await file(as.partyA, id, "claim.pdf");
  const row = await env.DB.prepare("SELECT object_key FROM case_documents WHERE id = ?").bind(document).first<{ object_key: string }>();
  await env.FILES.put(row?.object_key ?? "", "%PDF-1.7\nclaim.pdF\n");
  expect((await checkRecord(await exported(as.partyB, id))).faults).toMatchObject([{ code: "file_changed", name: "claim.pdf" }]);
});

test("where chains stood is kept once a day, and what is cut or rewritten later does not agree with it", async () => {
  const { id, as } = await caseOf();
  const now = new Date();
  const yesterday = new Date(now.getTime() - DAY);
  const day = now.toISOString().slice(0, 10);
  await act(as.partyA, id, [{ type: "case_edited", details: { field: "title" } }]);
  expect(await keepHeads(env, yesterday)).toBe(0);
  // Not before the day is over.
  expect(await env.FILES.head(`heads/${day}.json`)).toBeNull();
  const tomorrow = new Date(now.getTime() + DAY);
  expect(await keepHeads(env, tomorrow)).toBeGreaterThan(0);
  const kept = await (await env.FILES.get(`heads/${day}.json`))?.json<{
    day: string;
    heads: { caseId: string; seq: number; hash: string }[];
  }>();
  const head = kept?.heads.find(({ caseId }) => caseId === id);
  expect(head).toMatchObject({ seq: 2, hash: expect.stringMatching(/^[\da-f]{64}$/) });
  // Kept once: what happens to the database afterwards does not reach it.
  await act(as.partyA, id, [{ type: "case_edited", details: { field: "description" } }], now);
  expect(await keepHeads(env, tomorrow)).toBe(0);
  expect(await (await env.FILES.get(`heads/${day}.json`))?.json()).toEqual(kept);
  expect(await as.partyB.within((services) => services.caseRecord.verify(id))).toMatchObject({
    entries: 3,
    fault: null,
    kept: 1,
    lastKept: { day, seq: 2 },
    differing: [],
  });
  const before = await exported(as.partyB, id);
  const { links } = await checkRecord(before);
  expect(manifestOf(before).kept).toEqual([{ day, seq: 2, hash: links[1]?.hash }]);
  expect((await checkRecord(before)).faults).toEqual([]);

  // Somebody with the database in their hands cuts the chain.
  await env.DB.prepare("DROP TRIGGER case_entries_no_delete").run();
  await env.DB.prepare("DELETE FROM case_entries WHERE case_id = ? AND seq >= 2").bind(id).run();
  const cut = await as.admin.within((services) => services.caseRecord.verify(id));
  expect(cut).toMatchObject({ entries: 1, fault: null, differing: [{ day, seq: 2 }] });
  expect((await checkRecord(await exported(as.partyA, id))).faults).toEqual([{ code: "head_differs", day, seq: 2 }]);
});
