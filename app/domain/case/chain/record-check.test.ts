import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { documentPath, entriesText, RECORD_FORMAT, type RecordManifest, sealText, sha256Of } from "#app/domain/case/record.ts";
import { CHAIN_START, type ChainLink, linkOf } from "./chain.ts";
import { headOf, sharedChain } from "./own-chain.ts";
import { checkRecord, type RecordContents } from "./record-check.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const CASE = "case-1";

const entry = (
  seq: number,
  previousHash: string,
  details: Record<string, unknown>,
  type: "message_posted" | "document_uploaded" | "record_exported",
) =>
  linkOf(
    {
      case: CASE,
      seq,
      at: 1_790_000_000_000 + seq,
      type,
      audience: "everyone",
      actorId: "u",
      actorKind: "party",
      actorName: "Añá 漢",
      details,
      salt: `salt-${seq}`,
    },
    previousHash,
  );

/** A record of twelve entries and two documents, as the service writes one. */
async function record(
  kept: { seq: number; day: string }[] = [{ seq: 5, day: "2026-11-20" }],
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const documents = [
    { id: "d1", name: "notice.pdf", content: bytes("%PDF-1.7 a notice") },
    { id: "d2", name: "réponse.pdf", content: bytes("%PDF-1.7 an answer") },
  ];
  const links: ChainLink[] = [];
  for (let seq = 1; seq <= 12; seq += 1) {
    const document = seq === 3 ? documents[0] : seq === 7 ? documents[1] : null;
    const details = document ? { documentId: document.id, name: document.name, sha256: await sha256Of(document.content) } : { words: seq };
    links.push(await entry(seq, links.at(-1)?.hash ?? CHAIN_START, details, document ? "document_uploaded" : "message_posted"));
  }
  const last = links.at(-1);
  const own = [
    { file: "verify.html", content: bytes("<!doctype html>") },
    { file: "entries.json", content: bytes(entriesText(links)) },
    { file: "people.json", content: bytes("[]\n") },
  ];
  const enclosed = await Promise.all(
    documents.map(async ({ id, name, content }, at) => ({
      id,
      name,
      file: documentPath(at + 1, name),
      leftOut: null,
      sha256: await sha256Of(content),
      size: content.byteLength,
      version: 1,
      audience: "everyone" as const,
      uploadedBy: "Ana Alba",
      uploadedAt: "2026-11-21T00:00:00.000Z",
      seq: at === 0 ? 3 : 7,
    })),
  );
  const manifest: RecordManifest = {
    format: RECORD_FORMAT,
    export: { id: "export-1", at: "2026-11-21T12:00:00.000Z", by: "Ana Alba" },
    case: { id: CASE, number: "CA-2026-123456", title: "Alba v. Stone", status: "in_progress" },
    follows: { seq: 12, hash: last?.hash ?? "" },
    shared: headOf(await sharedChain(links.map(({ body }) => body))),
    fault: null,
    kept: kept.map(({ seq, day }) => ({ seq, day, hash: links[seq - 1]?.hash ?? "" })),
    notices: [],
    documents: enclosed,
    files: [
      ...(await Promise.all(own.map(async ({ file, content }) => ({ file, size: content.byteLength, sha256: await sha256Of(content) })))),
      ...enclosed.map(({ file, size, sha256 }) => ({ file, size, sha256 })),
    ],
  };
  const manifestBytes = bytes(JSON.stringify(manifest, null, 2));
  const seal = await entry(13, last?.hash ?? "", { export: "export-1", manifest: await sha256Of(manifestBytes) }, "record_exported");
  return new Map([
    ["manifest.json", manifestBytes],
    ["seal.json", bytes(sealText(seal))],
    ...own.map(({ file, content }) => [file, content] as const),
    ...documents.map(({ name, content }, at) => [documentPath(at + 1, name), content] as const),
  ]);
}

/** As anyone who has the files of an unsigned record could write it: with other words about its documents, and a new seal. */
async function resealed(
  contents: RecordContents,
  change: (manifest: RecordManifest, entries: ChainLink[]) => RecordManifest | Promise<RecordManifest>,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const links = JSON.parse(new TextDecoder().decode(contents.get("entries.json"))) as ChainLink[];
  const manifest = await change(JSON.parse(new TextDecoder().decode(contents.get("manifest.json"))), links);
  const manifestBytes = bytes(JSON.stringify(manifest, null, 2));
  const { seq, hash } = manifest.follows;
  const seal = await entry(seq + 1, hash, { export: "export-1", manifest: await sha256Of(manifestBytes) }, "record_exported");
  return new Map(contents).set("manifest.json", manifestBytes).set("seal.json", bytes(sealText(seal)));
}

/** The record with exhibits: the first document and its second version by a later entry, as the service writes them; the other one at its filing. */
async function withExhibits(numbers: Record<string, string | null>): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const links: ChainLink[] = [];
  const add = async (details: Record<string, unknown>) =>
    links.push(await entry(links.length + 1, links.at(-1)?.hash ?? CHAIN_START, details, "document_uploaded"));
  const sha256 = { d1: await sha256Of(bytes("1")), d2: await sha256Of(bytes("2")), d3: await sha256Of(bytes("3")) };
  await add({ documentId: "d1", sha256: sha256.d1 });
  await add({ documentId: "d2", sha256: sha256.d2, replaces: { documentId: "d1" } });
  await add({ documentId: "d1", exhibit: "C-1" });
  await add({ documentId: "d3", sha256: sha256.d3, exhibit: "R-1" });
  const at = { d1: 1, d2: 2, d3: 4 };
  return resealed(new Map(await record([])).set("entries.json", bytes(entriesText(links))), async (manifest) => ({
    ...manifest,
    follows: headOf(links),
    shared: headOf(await sharedChain(links.map(({ body }) => body))),
    documents: (["d1", "d2", "d3"] as const).map((id) => ({
      ...(manifest.documents[0] as RecordManifest["documents"][number]),
      id,
      sha256: sha256[id],
      exhibit: numbers[id] ?? null,
      file: null,
      leftOut: "withdrawn" as const,
      seq: at[id],
    })),
  }));
}

/** Of its files those of the record before are missing; what is asked is the numbers. */
const numberFaults = async (numbers: Record<string, string | null>) =>
  (await checkRecord(await withExhibits(numbers))).faults.filter(({ code }) => code === "exhibit_differs").map(({ seq }) => seq);

test("exhibit numbers are those that entries give, to each version of a document: exchanged ones are found in an unsigned record too", async () => {
  expect(await numberFaults({ d1: "C-1", d2: "C-1", d3: "R-1" })).toEqual([]);
  expect(await numberFaults({ d1: "R-1", d2: "R-1", d3: "C-1" })).toEqual([1, 2, 4]);
  expect(await numberFaults({ d1: null, d2: null, d3: "R-1" })).toEqual([1, 2]);
  expect(await numberFaults({ d1: "C-1", d2: "R-1", d3: "R-1" })).toEqual([2]);
});

test("an exhibit lies among the exhibits under its own number, and nothing else does; in records of before all lie together", async () => {
  const placed = async (...places: [exhibit: string | null | undefined, file: string | null][]) => {
    const forged = await resealed(await record([]), (manifest) => ({
      ...manifest,
      documents: places.map(([exhibit, file]) => ({ ...(manifest.documents[0] as RecordManifest["documents"][number]), exhibit, file })),
    }));
    return (await checkRecord(forged)).faults.filter(({ code }) => code === "exhibit_place").map(({ file }) => file);
  };
  const c2 = documentPath(3, "Taking-over certificate.pdf", "C-2");
  const plain = documentPath(7, "C-2 Taking-over certificate.pdf");
  expect([c2, plain]).toEqual(["exhibits/003 C-2 Taking-over certificate.pdf", "documents/007 C-2 Taking-over certificate.pdf"]);
  const many = documentPath(1000, ".pdf", "RL-12");
  expect(await placed(["C-2", c2], [null, plain], ["PO-3", null], [null, null], ["RL-12", many])).toEqual([]);
  expect(await placed(["C-2", "documents/003 C-2 Taking-over certificate.pdf"], [null, plain])).toEqual([]);
  expect(await placed([undefined, plain], [undefined, "documents/001 claim.pdf"])).toEqual([]);
  expect(await placed(["C-1", documentPath(1, "claim.pdf", "C-1")], ["C-2", plain])).toEqual([plain]);
  for (const [exhibit, file] of [
    [null, c2],
    [undefined, c2],
    ["C-1", c2],
    ["C-2", "exhibits/003 C-20 Plan.pdf"],
    ["C-2", "exhibits/003 Plan C-2 .pdf"],
    ["C-2", "exhibits/003 R-1 C-2 Plan.pdf"],
    ["C-2", "exhibits/C-2 Plan.pdf"],
    ["C-2", "exhibits/003 C-2 /Plan.pdf"],
    ["C-2", "C-2 Plan.pdf"],
    [null, "documents/more/003 Plan.pdf"],
    [null, "exhibits.csv"],
  ] as const)
    expect(await placed(["R-9", documentPath(9, "Plan.pdf", "R-9")], [exhibit, file]), file).toEqual([file]);
});

let whole: RecordContents;
beforeAll(async () => {
  whole = await record();
});
const linksOf = (contents: RecordContents) => JSON.parse(new TextDecoder().decode(contents.get("entries.json"))) as ChainLink[];
const codes = async (contents: RecordContents, known?: { seq: number; hash: string }) =>
  (await checkRecord(contents, known)).faults.map(({ code }) => code);
const withEntries = (links: readonly ChainLink[]) => new Map(whole).set("entries.json", bytes(entriesText(links)));

test("a record as it was exported is whole", async () => {
  const { faults, documents, links } = await checkRecord(whole);
  expect(faults).toEqual([]);
  expect(documents).toBe(2);
  expect(links).toHaveLength(13);
});

test("any byte of any file that is changed is found", async () => {
  const files = [...whole.keys()];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.integer({ min: 1, max: 255 }), async (file, at, flip) => {
      const changed = Uint8Array.from(whole.get(file) ?? []);
      const place = at % changed.length;
      changed[place] = (changed[place] ?? 0) ^ flip;
      expect(await codes(new Map(whole).set(file, changed))).not.toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test("a file that is shortened, lengthened, left out, put in or exchanged with another is found", async () => {
  const files = [...whole.keys()];
  const of = fc.constantFrom(...files);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.record({ how: fc.constant("cut" as const), file: of, by: fc.integer({ min: 1, max: 40 }) }),
        fc.record({ how: fc.constant("longer" as const), file: of, with: fc.string({ minLength: 1 }) }),
        fc.record({ how: fc.constant("out" as const), file: of }),
        fc.record({ how: fc.constant("in" as const), name: fc.string({ minLength: 1 }).filter((name) => !files.includes(name)) }),
        fc.record({ how: fc.constant("exchange" as const), pair: fc.uniqueArray(of, { minLength: 2, maxLength: 2 }) }),
      ),
      async (mutation) => {
        const changed = new Map(whole);
        if (mutation.how === "cut") changed.set(mutation.file, (whole.get(mutation.file) ?? bytes("")).slice(0, -mutation.by));
        if (mutation.how === "longer")
          changed.set(mutation.file, bytes(new TextDecoder().decode(whole.get(mutation.file)) + mutation.with));
        if (mutation.how === "out") changed.delete(mutation.file);
        if (mutation.how === "in") changed.set(`documents/${mutation.name}`, bytes("x"));
        if (mutation.how === "exchange") {
          const [one = "", other = ""] = mutation.pair;
          changed.set(one, whole.get(other) ?? bytes("")).set(other, whole.get(one) ?? bytes(""));
        }
        expect(await codes(changed)).not.toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

test("entries that are changed, dropped, moved, doubled or emptied are found, and where", async () => {
  const links = linksOf(whole);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("change", "drop", "swap", "double", "empty", "cut" as const),
      fc.integer({ min: 0, max: links.length - 2 }),
      async (how, at) => {
        const changed = links.map((link) => ({ ...link }));
        const link = changed[at] as ChainLink;
        if (how === "change") link.body = `${link.body} `;
        if (how === "drop") changed.splice(at, 1);
        if (how === "swap") changed.splice(at, 2, ...changed.slice(at, at + 2).reverse());
        if (how === "double") changed.splice(at, 0, link);
        if (how === "empty") link.body = "";
        if (how === "cut") changed.splice(at + 1);
        const { faults } = await checkRecord(withEntries(changed));
        // The file itself is not the one that was exported, and the chain says where.
        expect(faults.map(({ code }) => code)).toContain("file_changed");
        expect(faults.some(({ seq }) => seq !== undefined && seq >= at + 1 && seq <= at + 3)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

test("what is wrong is said where it is wrong", async () => {
  const links = linksOf(whole);
  const said = links.map((link) => (link.seq === 6 ? { ...link, body: link.body.replace("party", "admin") } : link));
  expect((await checkRecord(withEntries(said))).faults).toContainEqual({ code: "entry_changed", seq: 6 });
  expect((await checkRecord(withEntries(links.filter(({ seq }) => seq !== 6)))).faults).toContainEqual({ code: "entry_order", seq: 6 });
  expect((await checkRecord(withEntries(links.slice(0, 10)))).faults).toContainEqual({ code: "chain_cut", seq: 11 });
  expect((await checkRecord(new Map(whole).set("documents/002 réponse.pdf", bytes("another")))).faults).toEqual([
    { code: "file_changed", file: "documents/002 réponse.pdf", name: "réponse.pdf" },
  ]);
});

/** What somebody would do who knows how records are made: everything after a change is computed again. */
async function rewritten(kept: { seq: number; day: string }[]): Promise<{ forged: RecordContents; hash: string }> {
  const forged = await record(kept);
  const manifest = JSON.parse(new TextDecoder().decode(forged.get("manifest.json"))) as RecordManifest;
  const original = manifest.kept;
  const links: ChainLink[] = [];
  for (const link of linksOf(forged)) {
    const made = await linkOf(
      { ...JSON.parse(link.body), ...(link.seq === 2 ? { details: { words: "other" } } : {}) },
      links.at(-1)?.hash ?? CHAIN_START,
    );
    links.push(made);
  }
  const entries = bytes(entriesText(links));
  const last = links.at(-1);
  const files = await Promise.all(
    manifest.files.map(async (file) =>
      file.file === "entries.json" ? { ...file, size: entries.byteLength, sha256: await sha256Of(entries) } : file,
    ),
  );
  const written = bytes(JSON.stringify({ ...manifest, kept: original, files, follows: { seq: 12, hash: last?.hash } }));
  const seal = await entry(13, last?.hash ?? "", { export: "export-1", manifest: await sha256Of(written) }, "record_exported");
  return {
    forged: new Map(forged)
      .set("entries.json", entries)
      .set("manifest.json", written)
      .set("seal.json", bytes(sealText(seal))),
    hash: seal.hash,
  };
}

test("a record that was rewritten whole does not agree with the heads kept apart, nor with a head known from elsewhere", async () => {
  const { forged } = await rewritten([{ seq: 5, day: "2026-11-20" }]);
  expect((await checkRecord(forged)).faults).toEqual([{ code: "head_differs", day: "2026-11-20", seq: 5 }]);
  const { forged: unkept } = await rewritten([]);
  expect(await codes(unkept)).toEqual([]);
  const honest = linksOf(whole)[11]?.hash ?? "";
  expect((await checkRecord(unkept, { seq: 12, hash: honest })).faults).toEqual([{ code: "known_differs", seq: 12 }]);
  expect(await codes(whole, { seq: 12, hash: honest })).toEqual([]);
});

test("what was wrong with the case's own chain when it was exported is said", async () => {
  const found = new Map(whole);
  const manifest = JSON.parse(new TextDecoder().decode(whole.get("manifest.json"))) as RecordManifest;
  found.set("manifest.json", bytes(JSON.stringify({ ...manifest, fault: { seq: 4, fault: "body" } }, null, 2)));
  expect((await checkRecord(found)).faults).toContainEqual({ code: "entry_changed", seq: 4 });
});

test("a head of what everyone may see is known in each reader's copy", async () => {
  const { shared } = await checkRecord(whole);
  expect(shared.seq).toBe(12);
  expect(await codes(whole, shared)).toEqual([]);
  expect(await codes(whole, { ...shared, seq: 11 })).toEqual(["known_differs"]);
});

test("what is no record is said to be none", async () => {
  expect(await codes(new Map())).toEqual(["no_record"]);
  expect(await codes(new Map([["manifest.json", bytes("{}")]]))).toEqual(["no_record"]);
});

test("a document's place leads nowhere else and keeps its ending", () => {
  expect(documentPath(1, "../../etc/passwd")).toBe("documents/001 .._.._etc_passwd");
  expect(documentPath(12, "Réponse: final?.pdf")).toBe("documents/012 Réponse_ final_.pdf");
  expect(documentPath(3, `${"x".repeat(250)}.docx`)).toBe(`documents/003 ${"x".repeat(100)}.docx`);
  // File systems count bytes, and letters of other alphabets have three or four.
  for (const letter of ["契", "𠮷", "é"]) {
    const path = documentPath(4, `${letter.repeat(150)}.${letter.repeat(4)}`);
    expect(bytes(path.slice("documents/".length)).byteLength).toBeLessThanOrEqual(255);
    expect(path).not.toContain("\ufffd");
    expect(path.endsWith(letter.repeat(4))).toBe(true);
  }
});
