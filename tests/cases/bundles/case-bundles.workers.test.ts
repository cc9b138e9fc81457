/** Bundles for a hearing: made of what everyone sees, a draft its makers' alone, a final one for everyone who sees all of it, and never altered. */
import { env } from "cloudflare:workers";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { BUNDLE_LIMITS, type BundleRecord } from "#app/domain/case/bundles/bundle.ts";
import { checkRecord } from "#app/domain/case/chain/record-check.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { type RecordManifest, sha256Of } from "#app/domain/case/record.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { onePage, pdfOf, rawPdf } from "#tests/cases/bundles/pdf.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { BARE_PNG, chunk } from "#tests/kit/pictures.ts";

type Bytes = Uint8Array<ArrayBuffer>;

async function file(
  client: ApiClient,
  caseId: string,
  name: string,
  bytes: Bytes,
  said: Record<string, string> = {},
): Promise<CaseDocumentRecord> {
  const form = new FormData();
  for (const [field, value] of Object.entries(said)) form.set(field, value);
  form.set("file", new File([bytes], name));
  const answer = await client.send(`/api/cases/${caseId}/documents`, { method: "POST", body: form });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}
const exhibit = (client: ApiClient, caseId: string, name: string, bytes: Bytes, said: Record<string, string> = {}) =>
  file(client, caseId, name, bytes, { folder: "evidence", exhibit: "true", ...said });
const of = (documents: readonly { id: string }[]) => documents.map(({ id }) => ({ document: id }));
const begin = (client: ApiClient, caseId: string, body: object) => client.post(`/api/cases/${caseId}/bundles`, body);
async function begun(client: ApiClient, caseId: string, body: object): Promise<BundleRecord> {
  const answer = await begin(client, caseId, { title: "Hearing bundle", ...body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}
const makeFinal = (client: ApiClient, { id, version }: Pick<BundleRecord, "id" | "version">) =>
  client.post(`/api/bundles/${id}/final`, { version });
const issuesOf = async (answer: Response) =>
  ((await answer.json()) as { issues: { code: string; name?: string; message: string }[] }).issues.map(({ code, name }) => [code, name]);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer()) as Bytes;
const download = (client: ApiClient, id: string) => client.get(`/api/bundles/${id}/download`);
const list = async (client: ApiClient, caseId: string) => (await client.get(`/api/cases/${caseId}/bundles`)).json<BundleRecord[]>();
const withdraw = (client: ApiClient, caseId: string, id: string) =>
  client.within((services) => services.caseDocuments.withdraw(caseId, id, "Filed by mistake."));
const entriesOf = async (caseId: string) =>
  (
    await env.DB.prepare("SELECT type, audience, body FROM case_entries WHERE case_id = ? AND type LIKE 'bundle%' ORDER BY seq")
      .bind(caseId)
      .all<{ type: string; audience: string; body: string }>()
  ).results.map(({ type, audience, body }) => ({ type, audience, details: JSON.parse(body).details as Record<string, unknown> }));

/** Three exhibits of both sides, and what is private to each. */
async function filed() {
  const made = await caseOf();
  const { id, as } = made;
  const one = await exhibit(as.partyA, id, "agreement.pdf", await pdfOf("Agreement", 2), {
    description: "Supply agreement",
    documentDate: "2021-03-03",
  });
  const two = await exhibit(as.partyB, id, "letter.pdf", await pdfOf("Letter", 1, { turned: 90 }));
  const three = await exhibit(as.partyA, id, "plan.png", BARE_PNG);
  const secret = await file(as.partyA, id, "kwsecret.pdf", await pdfOf("kwsecret"), { audience: "side" });
  return { ...made, one, two, three, secret };
}

test("a draft is its makers' alone; made final it is everyone's, with index, numbers and the hash in the chain", async () => {
  const { id, as, one, two, three } = await filed();
  const draft = await begun(as.partyA, id, { lines: [{ tab: "Contract" }, ...of([one, three]), { tab: "" }, ...of([two])] });
  expect(draft.parts.map(({ tab, exhibit, pages, problem }) => [tab, exhibit, pages, problem])).toEqual([
    ["A", "C-1", 2, null],
    ["A", "C-2", 1, null],
    ["B", "R-1", 1, null],
  ]);
  for (const other of [as.partyB, as.counselB, as.arbitrator, as.admin, as.stranger]) {
    expect((await other.get(`/api/bundles/${draft.id}`)).status).toBe(404);
    expect((await download(other, draft.id)).status).toBe(404);
    expect((await makeFinal(other, draft)).status).toBe(404);
  }
  expect(await list(as.partyB, id)).toEqual([]);
  expect(await entriesOf(id)).toEqual([]);

  const first = await bytesOf(await download(as.partyA, draft.id));
  expect(await bytesOf(await download(as.partyA, draft.id))).toEqual(first);
  const final: BundleRecord = await (await makeFinal(as.partyA, draft)).json();
  expect(final).toMatchObject({ state: "final", pages: 5, mayChange: false, documents: 3 });
  expect(final.parts.map(({ from, to }) => [from, to])).toEqual([
    [2, 3],
    [4, 4],
    [5, 5],
  ]);
  expect(final.sha256).toBe(await sha256Of(first));
  for (const reader of [as.partyB, as.counselB, as.arbitrator, as.admin]) {
    const answer = await download(reader, final.id);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(await bytesOf(answer)).toEqual(first);
  }
  expect((await as.stranger.get(`/api/bundles/${final.id}`)).status).toBe(404);
  const pdf = await PDFDocument.load(first);
  expect(pdf.getPageCount()).toBe(5);
  expect(pdf.getPage(0).node.Annots()?.size()).toBe(3);
  const [copied, made] = await entriesOf(id);
  // Of a draft its makers alone learn that it was taken.
  expect(copied).toMatchObject({ type: "bundle_downloaded", audience: "side_a" });
  expect(made).toMatchObject({
    type: "bundle_made",
    audience: "everyone",
    details: { bundle: final.id, sha256: final.sha256, count: 3, pages: 5 },
  });
  expect((await entriesOf(id)).slice(2).every(({ type, audience }) => type === "bundle_downloaded" && audience === "office")).toBe(true);
});

test("what is private, another case's or not there is refused alike, and is in nothing that a bundle shows", async () => {
  const { id, as, one, secret } = await filed();
  const elsewhere = await filed();
  for (const [client, document] of [
    [as.partyA, secret.id],
    [as.partyB, secret.id],
    [as.partyA, elsewhere.one.id],
    [as.partyA, "missing"],
  ] as const) {
    const answer = await begin(client, id, { title: "Bundle", lines: [{ document }] });
    expect([answer.status, await issuesOf(answer)]).toEqual([400, [["case_bundle_unknown", undefined]]]);
  }
  const { bundle, choices } = await as.partyA.within(async (services) => {
    const made = await services.caseBundles.begin(id, { title: "Bundle", lines: of([one]) });
    return services.caseBundles.open(made.id);
  });
  expect(JSON.stringify([bundle, choices, await list(as.partyA, id)])).not.toContain("kwsecret");
  expect(choices).toHaveLength(3);
});

test("bad lists are refused by name: empty, the same twice, too long; nothing of them is kept", async () => {
  const { id, as, one } = await filed();
  const refused = async (lines: unknown) => issuesOf(await begin(as.partyA, id, { title: "Bundle", lines }));
  expect(await refused(of([one, one]))).toEqual([["case_bundle_twice", "C-1"]]);
  expect(await refused([{ document: "" }])).toEqual([["case_bundle_lines_invalid", undefined]]);
  expect(await refused(Array.from({ length: BUNDLE_LIMITS.documents + 1 }, (_, at) => ({ document: `d${at}` })))).toEqual([
    ["case_bundle_many", undefined],
  ]);
  expect(await issuesOf(await begin(as.partyA, id, { title: " ", lines: of([one]) }))).toEqual([["case_bundle_title_required", undefined]]);
  expect(await list(as.partyA, id)).toEqual([]);
  const empty = await begun(as.partyA, id, {});
  expect(await issuesOf(await download(as.partyA, empty.id))).toEqual([["case_bundle_empty", undefined]]);
  expect(await issuesOf(await makeFinal(as.partyA, empty))).toEqual([["case_bundle_empty", undefined]]);
});

test("encrypted, broken and swollen files are named before anything is made", async () => {
  const { id, as, one } = await filed();
  const encrypted = await exhibit(as.partyA, id, "locked.pdf", encryptedPdf());
  const broken = await exhibit(as.partyA, id, "broken.pdf", new TextEncoder().encode("%PDF-1.7\nnothing more") as Bytes);
  const words = await file(as.partyA, id, "words.docx", docx());
  const huge = await exhibit(as.partyA, id, "huge.png", hugePng());
  const draft = await begun(as.partyA, id, { lines: of([one, encrypted, broken, words, huge]) });
  expect(draft.parts.map(({ problem }) => problem)).toEqual([null, "encrypted", "damaged", null, "picture"]);
  // What is no PDF or picture is taken as a file.
  expect(draft.parts.map(({ file: path }) => path)).toEqual([undefined, undefined, undefined, "files/004 words.docx", undefined]);
  const named = [
    ["case_bundle_part_encrypted", "C-3"],
    ["case_bundle_part_damaged", "C-4"],
    ["case_bundle_part_picture", "C-5"],
  ];
  for (const answer of [await download(as.partyA, draft.id), await makeFinal(as.partyA, draft)]) {
    expect(answer.status).toBe(400);
    expect(await issuesOf(answer)).toEqual(named);
  }
  const { issues } = await (await makeFinal(as.partyA, draft)).json<{ issues: { message: string }[] }>();
  expect(issues[0]?.message).toBe("C-3 is encrypted: it cannot be put in a bundle. Leave it out, or file a copy that is not encrypted");
  expect(await entriesOf(id)).toEqual([]);
});

test("withdrawn meanwhile: a draft names it and asks; a final bundle stays as it was, and its number stays", async () => {
  const { id, as, one, two } = await filed();
  const draft = await begun(as.partyA, id, { lines: of([one, two]), tabs: "exhibits" });
  await withdraw(as.partyB, id, two.id);
  expect(await issuesOf(await makeFinal(as.partyA, draft))).toEqual([["case_bundle_part_withdrawn", "R-1"]]);
  const change = { version: draft.version, title: draft.title, tabs: draft.tabs, lines: of([one]) };
  const changed: BundleRecord = await (await as.partyA.patch(`/api/bundles/${draft.id}`, change)).json();
  const final: BundleRecord = await (await makeFinal(as.partyA, changed)).json();
  const before = await bytesOf(await download(as.partyB, final.id));
  await withdraw(as.partyA, id, one.id);
  const after: BundleRecord = await (await as.partyB.get(`/api/bundles/${final.id}`)).json();
  expect(after.parts).toMatchObject([{ exhibit: "C-1", problem: "withdrawn", from: 2 }]);
  expect(await bytesOf(await download(as.partyB, final.id))).toEqual(before);
});

test("of two who change one draft the later is refused by its version; nobody alters a final one", async () => {
  const { id, as, one, two } = await filed();
  const draft = await begun(as.partyB, id, { lines: of([one, two]) });
  const change = { version: draft.version, title: "By counsel", tabs: "letters", lines: of([two, one]) };
  const changed: BundleRecord = await (await as.counselB.patch(`/api/bundles/${draft.id}`, change)).json();
  expect(changed).toMatchObject({ title: "By counsel", by: "Clara Roche", version: draft.version + 1 });
  const late = await as.partyB.patch(`/api/bundles/${draft.id}`, { ...change, title: "By the party" });
  expect([late.status, (await late.json<{ error: string }>()).error]).toEqual([409, "stale_version"]);
  expect((await makeFinal(as.partyB, draft)).status).toBe(409);
  const answers = await Promise.all([makeFinal(as.partyB, changed), makeFinal(as.counselB, changed)]);
  // The other is refused by its version, or asked to wait while the first PDF is made.
  const [first, second] = answers.map(({ status }) => status).sort() as [number, number];
  expect([first, [409, 429].includes(second)]).toEqual([200, true]);
  expect((await as.partyB.patch(`/api/bundles/${draft.id}`, { ...change, version: changed.version })).status).toBe(409);
  expect((await as.partyB.delete(`/api/bundles/${draft.id}?version=${changed.version}`)).status).toBe(409);
  expect((await download(as.partyA, draft.id)).status).toBe(200);
  await expect(env.DB.prepare("UPDATE case_bundles SET title = 'Other' WHERE id = ?").bind(draft.id).run()).rejects.toThrow(/made once/);
  expect((await entriesOf(id)).filter(({ type }) => type === "bundle_made")).toHaveLength(1);
});

test("a resolved case's bundles are read and not made; a draft that was given up is gone", async () => {
  const { id, as, one } = await filed();
  const [kept, gone] = [await begun(as.partyA, id, { lines: of([one]) }), await begun(as.partyA, id, { lines: of([one]) })];
  expect((await as.partyA.delete(`/api/bundles/${gone.id}?version=${gone.version}`)).status).toBe(204);
  expect((await as.partyA.get(`/api/bundles/${gone.id}`)).status).toBe(404);
  await env.DB.prepare(
    "UPDATE cases SET status = 'resolved', resolved_at = 1, resolved_month = '1970-01', outcome = 'Settled.' WHERE id = ?",
  )
    .bind(id)
    .run();
  expect((await makeFinal(as.partyA, kept)).status).toBe(409);
  expect((await begin(as.partyA, id, { title: "Late", lines: of([one]) })).status).toBe(409);
  expect((await as.partyA.get(`/api/bundles/${kept.id}`)).status).toBe(200);
});

test("a record holds the bundle and its list, and fails its check after a changed byte", async () => {
  const { id, as, one, two } = await filed();
  const final: BundleRecord = await (await makeFinal(as.partyA, await begun(as.partyA, id, { lines: of([one, two]) }))).json();
  const exported = await as.partyB.within((services) => services.caseRecord.export(id));
  const contents = await unzip(new Uint8Array(await new Response(exported.body).arrayBuffer()));
  expect((await checkRecord(contents)).faults).toEqual([]);
  const manifest: RecordManifest = JSON.parse(new TextDecoder().decode(contents.get("manifest.json")));
  expect(manifest.bundles).toMatchObject([
    { id: final.id, file: "bundles/001 Hearing bundle.pdf", sha256: final.sha256, parts: [{ exhibit: "C-1" }, { exhibit: "R-1" }] },
  ]);
  const pdf = contents.get("bundles/001 Hearing bundle.pdf") as Bytes;
  const changed = pdf.slice();
  changed[pdf.length >> 1] = (pdf[pdf.length >> 1] ?? 0) ^ 1;
  const { faults } = await checkRecord(new Map(contents).set("bundles/001 Hearing bundle.pdf", changed));
  expect(faults).toEqual([{ code: "file_changed", file: "bundles/001 Hearing bundle.pdf", name: "Hearing bundle" }]);
  // Anyone who rewrites the manifest too is found by the entry.
  const forged = { ...manifest, bundles: manifest.bundles?.map((bundle) => ({ ...bundle, parts: bundle.parts.slice(1) })) };
  const rewritten = new TextEncoder().encode(`${JSON.stringify(forged, null, 2)}\n`) as Bytes;
  const found = await checkRecord(new Map(contents).set("manifest.json", rewritten));
  expect(found.faults.map(({ code }) => code)).toEqual(["manifest_changed", "bundle_differs"]);
});

/** A PDF that says that it is encrypted. */
const encryptedPdf = (): Bytes => rawPdf({ ...onePage(), 4: "<< /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >>" }, "/Encrypt 4 0 R");

/** The first bytes of what Word writes. */
const docx = (): Bytes =>
  Uint8Array.from([0x50, 0x4b, 3, 4, ...new TextEncoder().encode("[Content_Types].xml word/document.xml")]) as Bytes;

/** A picture with transparency, of 81 million points. */
const hugePng = (): Bytes =>
  Uint8Array.from([
    ...BARE_PNG.subarray(0, 8),
    ...chunk("IHDR", [0, 0, 0x23, 0x28, 0, 0, 0x23, 0x28, 8, 6, 0, 0, 0]),
    ...chunk("IDAT", [0]),
    ...chunk("IEND", []),
  ]) as Bytes;
