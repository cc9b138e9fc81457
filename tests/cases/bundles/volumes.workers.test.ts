/** Bundles that are more than one PDF: made volume by volume, a ZIP with what is no PDF, its hashes in the chain, and nothing of it seen before it is whole. */
import { env } from "cloudflare:workers";
import { PDFDocument } from "pdf-lib";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type BundleRecord, VOLUME_PAGES } from "#app/domain/case/bundles/bundle.ts";
import { checkRecord } from "#app/domain/case/chain/record-check.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { type RecordManifest, sha256Of } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const HALF = VOLUME_PAGES / 2;
let halves: [Bytes, Bytes];
beforeAll(async () => {
  // Together one page more than a volume holds.
  halves = [await pdfOf("Agreement", HALF + 1), await pdfOf("Letters", HALF)];
});
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** The first bytes of what Word writes. */
const WORDS = Uint8Array.from([0x50, 0x4b, 3, 4, ...new TextEncoder().encode("[Content_Types].xml word/document.xml")]) as Bytes;

async function file(client: ApiClient, caseId: string, name: string, bytes: Bytes): Promise<CaseDocumentRecord> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ folder: "evidence", exhibit: "true" })) form.set(field, value);
  form.set("file", new File([bytes], name));
  const answer = await client.send(`/api/cases/${caseId}/documents`, { method: "POST", body: form });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}

/** A draft of two volumes and a file, of both sides. */
async function drafted() {
  const made = await caseOf();
  const { id, as } = made;
  const [one, words, two] = [
    await file(as.partyA, id, "agreement.pdf", halves[0]),
    await file(as.partyB, id, "words.docx", WORDS),
    await file(as.partyA, id, "letters.pdf", halves[1]),
  ];
  const lines = [{ tab: "Contract" }, { document: one.id }, { document: words.id }, { tab: "Letters" }, { document: two.id }];
  const answer = await as.partyA.post(`/api/cases/${id}/bundles`, { title: "Hearing bundle", lines });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const draft: BundleRecord = await answer.json();
  return { ...made, one, words, two, draft };
}

const makeOn = (client: ApiClient, { id, version }: Pick<BundleRecord, "id" | "version">) =>
  client.post(`/api/bundles/${id}/final`, { version });
async function step(client: ApiClient, draft: Pick<BundleRecord, "id" | "version">): Promise<BundleRecord> {
  const answer = await makeOn(client, draft);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
async function finished(client: ApiClient, draft: Pick<BundleRecord, "id" | "version">): Promise<BundleRecord> {
  for (;;) {
    const made = await step(client, draft);
    if (made.state === "final") return made;
  }
}
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer()) as Bytes;
const take = (client: ApiClient, { id }: Pick<BundleRecord, "id">, what = "") => client.get(`/api/bundles/${id}${what}/download`);
const objectsOf = async (caseId: string) => (await env.FILES.list({ prefix: `bundles/${caseId}/` })).objects.length;
const codesOf = async (answer: Response) =>
  ((await answer.json()) as { issues: { code: string; name?: string }[] }).issues.map(({ code, name }) => [code, name]);
const madeEntries = async (caseId: string) =>
  (
    await env.DB.prepare("SELECT body FROM case_entries WHERE case_id = ? AND type = 'bundle_made'").bind(caseId).all<{ body: string }>()
  ).results.map(({ body }) => JSON.parse(body).details as Record<string, unknown>);

test("each call makes one volume; the last one makes it final, a ZIP with the volumes and the files, the same each time", async () => {
  const { id, as, draft } = await drafted();
  expect(draft.parts.map(({ volume, file: path, problem }) => [volume, path, problem])).toEqual([
    [1, undefined, null],
    [undefined, "files/002 A R-1 words.docx", null],
    [2, undefined, null],
  ]);
  const looked = await bytesOf(await take(as.partyA, draft, "/volumes/2"));
  for (const [done, client] of [
    [1, as.partyA],
    [2, as.partyA],
  ] as const) {
    expect(await step(client, draft)).toMatchObject({ state: "draft", volumes: { length: done } });
    // Nothing is half visible.
    expect((await as.partyB.get(`/api/bundles/${draft.id}`)).status).toBe(404);
    expect((await take(as.partyB, draft, "/volumes/1")).status).toBe(404);
    expect(await (await as.partyB.get(`/api/cases/${id}/bundles`)).json()).toEqual([]);
    expect(await madeEntries(id)).toEqual([]);
  }
  const final = await step(as.partyA, draft);
  expect(final).toMatchObject({ state: "final", isArchive: true, pages: 1003, documents: 3 });
  expect(final.volumes.map(({ number, first, pages }) => [number, first, pages])).toEqual([
    [1, 1, HALF + 2],
    [2, HALF + 3, HALF + 1],
  ]);
  expect(final.parts.map(({ from, to, volume }) => [from, to, volume])).toEqual([
    [2, HALF + 2, 1],
    [null, null, undefined],
    [HALF + 4, 2 * HALF + 3, 2],
  ]);
  expect(await madeEntries(id)).toMatchObject([{ bundle: final.id, sha256: final.sha256, size: final.size, volumes: final.volumes }]);
  expect(await objectsOf(id)).toBe(2);

  const answer = await take(as.partyB, final);
  expect([answer.headers.get("Content-Type"), answer.headers.get("Content-Length")]).toEqual(["application/zip", String(final.size)]);
  const zip = await bytesOf(answer);
  expect([zip.byteLength, await sha256Of(zip)]).toEqual([final.size, final.sha256]);
  expect(await bytesOf(await take(as.arbitrator, final))).toEqual(zip);
  const contents = await unzip(zip);
  expect([...contents.keys()]).toEqual(["Volume 1 of 2.pdf", "Volume 2 of 2.pdf", "files/002 A R-1 words.docx"]);
  expect(contents.get("files/002 A R-1 words.docx")).toEqual(WORDS);
  for (const { name, number, sha256, pages } of final.volumes) {
    const bytes = await bytesOf(await take(as.counselB, final, `/volumes/${number}`));
    expect(bytes).toEqual(contents.get(name));
    expect(await sha256Of(bytes)).toBe(sha256);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(pages);
  }
  // What was looked at of the draft is what was stored.
  expect(await sha256Of(looked)).toBe(final.volumes[1]?.sha256);
});

test("what is asked for and is not there is refused: a ZIP in a viewer, a further volume, a draft as one PDF, another's", async () => {
  const { as, draft } = await drafted();
  expect(await codesOf(await take(as.partyA, draft))).toEqual([["case_bundle_in_volumes", undefined]]);
  for (const number of ["0", "3", "x", "01"]) expect((await take(as.partyA, draft, `/volumes/${number}`)).status).toBe(404);
  const final = await finished(as.partyA, draft);
  for (const path of ["/view", "/volumes/3/view", "/volumes/3/download"])
    expect((await as.partyB.get(`/api/bundles/${final.id}${path}`)).status).toBe(404);
  expect((await as.partyB.get(`/api/bundles/${final.id}/volumes/2/view`)).headers.get("Content-Type")).toBe("application/pdf");
  for (const path of ["", "/volumes/1"]) expect((await take(as.stranger, final, path)).status).toBe(404);
  await as.admin.within((services) => services.caseBundles.hold(final.id, { reason: "To be looked at." }));
  for (const path of ["", "/volumes/1"]) expect((await take(as.partyB, final, path)).status).toBe(404);
  expect((await take(as.admin, final, "/volumes/1")).status).toBe(200);
  await expect(env.DB.prepare("DELETE FROM case_bundle_volumes WHERE bundle_id = ?").bind(final.id).run()).rejects.toThrow(/made once/);
  await expect(env.DB.prepare("UPDATE case_bundle_volumes SET sha256 = 'a' WHERE bundle_id = ?").bind(final.id).run()).rejects.toThrow();
});

test("who was cut off goes on where it ended, and leaves no file behind", async () => {
  const { id, as, draft } = await drafted();
  const cut = apiClient({ cookie: as.partyA.cookies(), files: endedAfterPut() });
  expect((await makeOn(cut, draft)).status).toBeGreaterThanOrEqual(500);
  const seen: BundleRecord = await (await as.partyA.get(`/api/bundles/${draft.id}`)).json();
  expect(seen).toMatchObject({ state: "draft", volumes: [] });
  expect(await step(as.partyA, draft)).toMatchObject({ state: "draft", volumes: { length: 1 } });
  expect((await makeOn(cut, draft)).status).toBeGreaterThanOrEqual(500);
  expect(await step(as.partyA, draft)).toMatchObject({ state: "draft", volumes: { length: 2 } });
  expect(await step(as.partyA, draft)).toMatchObject({ state: "final" });
  expect(await objectsOf(id)).toBe(2);
});

/** A store of files that ends its Worker once a file was put. */
const endedAfterPut = () =>
  new Proxy(env.FILES, {
    get(bucket, name) {
      const value = Reflect.get(bucket, name);
      if (name !== "put") return typeof value === "function" ? value.bind(bucket) : value;
      return async (...given: Parameters<R2Bucket["put"]>) => {
        await bucket.put(...given);
        throw new Error("ended");
      };
    },
  });

test("a part that is withdrawn between two volumes is named; what was made before is of no use, and is removed", async () => {
  const { id, as, words, one, draft } = await drafted();
  await step(as.partyA, draft);
  // Described otherwise: the index of what was made says something else.
  await as.partyA.within((services) => services.caseDocuments.describe(one.id, { description: "The agreement" }));
  expect(await step(as.partyA, draft)).toMatchObject({ volumes: [{ number: 1 }] });
  expect(await objectsOf(id)).toBe(1);
  await as.partyB.within((services) => services.caseDocuments.withdraw(id, words.id, "Filed by mistake."));
  expect(await codesOf(await makeOn(as.partyA, draft))).toEqual([["case_bundle_part_withdrawn", "R-1"]]);
  expect((await as.partyB.get(`/api/bundles/${draft.id}`)).status).toBe(404);
  const lines = draft.lines.filter((line) => !("document" in line && line.document === words.id));
  const change = { version: draft.version, title: draft.title, tabs: draft.tabs, lines };
  const changed: BundleRecord = await (await as.partyA.patch(`/api/bundles/${draft.id}`, change)).json();
  const final = await finished(as.partyA, changed);
  expect(final).toMatchObject({ isArchive: true, volumes: { length: 2 }, documents: 2 });
  expect(await objectsOf(id)).toBe(2);
  // Withdrawn later it stays as it was.
  const before = await bytesOf(await take(as.partyB, final));
  await as.partyA.within((services) => services.caseDocuments.withdraw(id, one.id, "Filed by mistake."));
  expect(await bytesOf(await take(as.partyB, final))).toEqual(before);
});

test("a draft that is given up leaves no volume behind; of two who make it at once neither undoes the other's", async () => {
  const { id, as, draft } = await drafted();
  const answers = await Promise.all([makeOn(as.partyA, draft), makeOn(as.partyA, draft)]);
  for (const { status } of answers) expect([200, 409, 429]).toContain(status);
  await finished(as.partyA, draft);
  expect(await objectsOf(id)).toBe(2);
  const again: BundleRecord = await (await as.partyA.post(`/api/cases/${id}/bundles`, { title: "Another", lines: draft.lines })).json();
  await step(as.partyA, again);
  expect(await objectsOf(id)).toBe(3);
  expect((await as.partyA.delete(`/api/bundles/${again.id}?version=${again.version}`)).status).toBe(204);
  expect(await objectsOf(id)).toBe(2);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM case_bundle_volumes WHERE bundle_id = ?").bind(again.id).first("n")).toBe(0);
});

test("a record holds the ZIP with its volumes, and fails its check after a changed byte or another list of volumes", async () => {
  const { id, as, draft, words } = await drafted();
  const final = await finished(as.partyA, draft);
  // Its file is in the bundle also where it is withdrawn since.
  await as.partyB.within((services) => services.caseDocuments.withdraw(id, words.id, "Filed by mistake."));
  const exported = await as.partyB.within((services) => services.caseRecord.export(id));
  const contents = await unzip(new Uint8Array(await new Response(exported.body).arrayBuffer()));
  expect((await checkRecord(contents)).faults).toEqual([]);
  const path = "bundles/001 Hearing bundle.zip";
  const manifest: RecordManifest = JSON.parse(new TextDecoder().decode(contents.get("manifest.json")));
  expect(manifest.bundles).toMatchObject([{ id: final.id, file: path, sha256: final.sha256, volumes: final.volumes }]);
  const zip = contents.get(path) as Bytes;
  expect((await unzip(zip)).size).toBe(3);
  const changed = zip.slice();
  changed[zip.length >> 1] = (zip[zip.length >> 1] ?? 0) ^ 1;
  expect((await checkRecord(new Map(contents).set(path, changed))).faults).toEqual([
    { code: "file_changed", file: path, name: "Hearing bundle" },
  ]);
  for (const volumes of [final.volumes.toReversed(), final.volumes.slice(1), undefined]) {
    const forged = { ...manifest, bundles: manifest.bundles?.map((bundle) => ({ ...bundle, volumes })) };
    const rewritten = new TextEncoder().encode(`${JSON.stringify(forged, null, 2)}\n`) as Bytes;
    const found = await checkRecord(new Map(contents).set("manifest.json", rewritten));
    expect(found.faults.map(({ code }) => code)).toEqual(["manifest_changed", "bundle_differs"]);
  }
});
