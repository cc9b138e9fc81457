/** A bundle is made again of an exported record alone: its documents, its list, and what its entry says give the same bytes. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type BundlePart, type BundleRecord, VOLUME_PAGES } from "#app/domain/case/bundles/bundle.ts";
import { readBody } from "#app/domain/case/chain/record-check.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { type RecordedBundle, type RecordManifest, sha256Of } from "#app/domain/case/record.ts";
import { typeOfName } from "#app/domain/documents/document.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { indexTexts } from "#app/i18n/portal/bundles/index-texts.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { type BundleHead, type BundleSource, composeBundle } from "#app/services/cases/bundles/pdf/compose.server.ts";
import { placeVolumes } from "#app/services/cases/bundles/pdf/place-volumes.server.ts";
import { type ArchivedFile, archive, known } from "#app/services/cases/record/record-archive.server.ts";
import { pdfOf } from "#tests/cases/bundles/pdf.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { caseOf } from "#tests/kit/case-factory.ts";
import { BARE_PNG } from "#tests/kit/pictures.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Contents = ReadonlyMap<string, Bytes>;

const HALF = VOLUME_PAGES / 2;
/** The first bytes of what Word writes. */
const WORDS = Uint8Array.from([0x50, 0x4b, 3, 4, ...new TextEncoder().encode("[Content_Types].xml word/document.xml")]) as Bytes;

async function file(client: ApiClient, caseId: string, name: string, bytes: Bytes): Promise<CaseDocumentRecord> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ folder: "evidence", exhibit: "true", description: `Pièce ${name}` }))
    form.set(field, value);
  form.set("file", new File([bytes], name));
  const answer = await client.send(`/api/cases/${caseId}/documents`, { method: "POST", body: form });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return answer.json();
}

async function madeFinal(client: ApiClient, caseId: string, lines: unknown): Promise<BundleRecord> {
  const answer = await client.post(`/api/cases/${caseId}/bundles`, { title: "Dossier d’audience", lines });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { id, version } = await answer.json<BundleRecord>();
  for (;;) {
    const made: BundleRecord = await (await client.post(`/api/bundles/${id}/final`, { version })).json();
    if (made.state === "final") return made;
  }
}

const jsonIn = (contents: Contents, name: string) => JSON.parse(new TextDecoder().decode(contents.get(name)));

/** What is written around the documents of a bundle, as its entry says. */
function headIn(contents: Contents, { seq }: RecordedBundle, manifest: RecordManifest): BundleHead {
  const link = jsonIn(contents, "entries.json")[(seq ?? 0) - 1];
  const { title, caseTitle, language } = readBody(link)?.details ?? {};
  return { title: String(title), caseTitle: String(caseTitle), locale: language as BundleHead["locale"], caseNumber: manifest.case.number };
}

/** The documents of a record as a bundle's sources. */
function sourcesIn(contents: Contents, { documents }: RecordManifest, parts: readonly BundlePart[]): BundleSource[] {
  const files = new Map(documents.map(({ id, file: path }) => [id, path ?? ""]));
  const bytesOf = ({ documentId }: BundlePart) => contents.get(files.get(documentId) ?? "") as Bytes;
  return parts.map((part) => ({ part, type: typeOfName(part.originalName) ?? "", open: async () => bytesOf(part) }));
}

const pagesOf = ({ from, to }: BundlePart) => (from === null || to === null ? 0 : to - from + 1);
const unplaced = (part: BundlePart): BundlePart => ({ ...part, from: null, to: null });

async function madeAgain(contents: Contents, bundle: RecordedBundle, manifest: RecordManifest): Promise<Bytes> {
  const head = headIn(contents, bundle, manifest);
  const texts = indexTexts(await createPageI18n(head.locale));
  const parts = bundle.parts.map(unplaced);
  if (!bundle.volumes) return (await composeBundle(head, sourcesIn(contents, manifest, parts), texts)).bytes;
  const of = bundle.volumes.length;
  const placed = await placeVolumes(
    head,
    bundle.parts.map((part) => ({ part: unplaced(part), pages: pagesOf(part) })),
    { of, texts },
  );
  const files: ArchivedFile[] = [];
  for (const volume of placed.volumes) {
    const own = volume.listed.filter((part) => part.volume === volume.number);
    const { bytes } = await composeBundle(head, sourcesIn(contents, manifest, own), texts, volume);
    files.push(known(`${texts.volumeOf(volume.number, of)}.pdf`, bytes));
  }
  const apart = placed.parts.filter((part) => part.file !== undefined);
  for (const { part, open } of sourcesIn(contents, manifest, apart)) files.push(known(part.file ?? "", await open()));
  const filed = manifest.documents.filter(({ id }) => parts.some(({ documentId }) => documentId === id));
  const last = Math.max(...filed.map(({ uploadedAt }) => Date.parse(uploadedAt)));
  return new Uint8Array(await new Response(archive(files, new Date(last))).arrayBuffer());
}

test("one PDF, and volumes with a file in their ZIP, in their maker’s language and under the case’s name of then", async () => {
  const { id, as, partyA } = await caseOf({ title: "Alba contre Stone" });
  await env.DB.prepare("UPDATE user SET locale = 'fr' WHERE id = ?").bind(partyA.id).run();
  const [first, words, second, plan, turned] = [
    await file(as.partyA, id, "bail.pdf", await pdfOf("Bail", HALF + 1)),
    await file(as.partyB, id, "lettre.docx", WORDS),
    await file(as.partyB, id, "comptes.pdf", await pdfOf("Comptes", HALF)),
    await file(as.partyA, id, "plan.png", BARE_PNG),
    await file(as.partyB, id, "relevé.pdf", await pdfOf("Relevé", 2, { turned: 90 })),
  ];
  const one = await madeFinal(as.partyA, id, [{ tab: "Preuves" }, { document: plan.id }, { document: turned.id }]);
  const many = await madeFinal(
    as.partyA,
    id,
    [first, words, second, plan].map((document) => ({ document: document.id })),
  );
  expect([one.isArchive, many.isArchive, many.volumes.length]).toEqual([false, true, 2]);
  await env.DB.prepare("UPDATE cases SET title = 'Another name since' WHERE id = ?").bind(id).run();

  // Somebody of the other side, who reads English, has nothing but their own copy.
  const exported = await as.partyB.within((services) => services.caseRecord.export(id));
  const contents: Contents = await unzip(new Uint8Array(await new Response(exported.body).arrayBuffer()));
  const manifest: RecordManifest = jsonIn(contents, "manifest.json");
  expect(manifest.bundles).toHaveLength(2);
  for (const bundle of manifest.bundles ?? []) {
    const bytes = await madeAgain(contents, bundle, manifest);
    expect([bytes.byteLength, await sha256Of(bytes)], bundle.title).toEqual([bundle.size, bundle.sha256]);
    expect(bytes).toEqual(contents.get(bundle.file));
  }
  expect((manifest.bundles ?? []).map(({ sha256 }) => sha256)).toEqual([one.sha256, many.sha256]);
});
