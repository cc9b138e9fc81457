/** A document is shown in a page to who may take a copy of it, with the same entry, as a document that can do nothing. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { pdfOf } from "#scripts/seed/pdf.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";

const PDF = pdfOf("Lease", ["Between Alba and Stone."]);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const WORD = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const FRAME = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe" };

async function file(client: ApiClient, id: string, name: string, bytes: Uint8Array<ArrayBuffer>, audience = "everyone"): Promise<string> {
  const form = new FormData();
  form.set("audience", audience);
  form.set("file", new File([bytes], name));
  const answer = await client.send(`/api/cases/${id}/documents`, { method: "POST", body: form });
  expect(answer.status).toBe(201);
  return (await answer.json<CaseDocumentRecord>()).id;
}
const view = (client: ApiClient, id: string, headers: Record<string, string> = FRAME) => client.get(`/api/documents/${id}/view`, headers);
const preview = (client: ApiClient, id: string) => client.get(`/api/documents/${id}/preview`);
const copies = async (caseId: string) =>
  (
    await env.DB.prepare(
      "SELECT audience, actor_id AS by FROM case_entries WHERE case_id = ? AND type = 'document_downloaded' ORDER BY seq",
    )
      .bind(caseId)
      .all<{ audience: string; by: string }>()
  ).results;

let of: CaseOf;
beforeAll(async () => {
  of = await caseOf();
});

test.each([
  ["Réponse.pdf", PDF, "application/pdf"],
  ["photo.png", PNG, "image/png"],
])("%s comes as its own kind, sandboxed, for our own pages alone", async (name, bytes, type) => {
  const id = await file(of.as.partyB, of.id, name, bytes);
  const answer = await view(of.as.partyA, id);
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  const policy = answer.headers.get("Content-Security-Policy")?.split("; ") ?? [];
  expect(policy).toEqual(["sandbox", "default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"]);
  expect(
    Object.fromEntries(
      ["Content-Type", "X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Cache-Control"].map((one) => [
        one,
        answer.headers.get(one),
      ]),
    ),
  ).toEqual({
    "Content-Type": type,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "private, no-store",
  });
  expect(answer.headers.get("Content-Disposition")).toMatch(/^inline; filename="/);
  expect(answer.headers.has("X-Frame-Options")).toBe(false);
});

test("it is written down as a copy, once within the hour, whichever way it was taken; asking how it is shown is not", async () => {
  const { id, as, partyA, arbitrator } = await caseOf();
  const documentId = await file(as.partyB, id, "lease.pdf", PDF);
  expect(await (await preview(as.partyA, documentId)).json()).toEqual({ kind: "pdf", state: "ready" });
  expect((await as.partyA.send(`/api/documents/${documentId}/view`, { method: "HEAD" })).status).toBe(200);
  expect(await copies(id)).toEqual([]);
  await Promise.all([view(as.partyA, documentId), view(as.partyA, documentId), view(as.arbitrator, documentId)]);
  await as.partyA.get(`/api/documents/${documentId}/download`);
  const written = await copies(id);
  expect(written.map(({ by }) => by).sort()).toEqual([partyA.id, arbitrator.id].sort());
  expect(new Set(written.map(({ audience }) => audience))).toEqual(new Set(["office"]));
});

test("what is the other side's, withdrawn or held back is the 404 of what is missing, both ways", async () => {
  const { id, as } = await caseOf();
  const own = await file(as.partyB, id, "strategy.pdf", PDF, "side");
  const gone = await file(as.partyB, id, "wrong.pdf", PDF);
  await as.partyB.within((services) => services.caseDocuments.withdraw(id, gone, "It names a witness."));
  const infected = await file(as.partyB, id, "infected.pdf", PDF);
  await env.DB.prepare("UPDATE case_documents SET scan = 'quarantined' WHERE id = ?").bind(infected).run();
  for (const ask of [view, preview]) {
    const missing = await ask(as.partyA, "missing");
    const body = await missing.text();
    expect(missing.status).toBe(404);
    for (const [client, documentId] of [
      [as.partyA, own],
      [as.admin, own],
      [as.arbitrator, own],
      [as.stranger, own],
      [as.partyA, gone],
      [as.partyB, infected],
    ] as const) {
      const answer = await ask(client, documentId);
      expect([answer.status, await answer.text()]).toEqual([404, body]);
    }
    expect((await ask(as.counselB, own)).status).toBe(200);
  }
  expect((await copies(id)).map(({ audience }) => audience)).toEqual(["side_b"]);
});

test("a Word document is no preview, and asking for one is no copy", async () => {
  const { id, as } = await caseOf();
  const documentId = await file(as.partyB, id, "letter.doc", WORD);
  expect((await view(as.partyA, documentId)).status).toBe(415);
  expect((await preview(as.partyA, documentId)).status).toBe(415);
  expect(await copies(id)).toEqual([]);
});

describe("how a PDF will fare is said before it is shown", () => {
  const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
  const latin = (whole: string) => Uint8Array.from(whole, (character) => character.charCodeAt(0));
  test.each([
    ["whole", PDF, "ready"],
    ["cut off", PDF.slice(0, PDF.length - 40), "damaged"],
    ["pointing beyond itself", latin(text(PDF).replace(/startxref\n\d+/, "startxref\n99999999")), "damaged"],
    ["encrypted", latin(text(PDF).replace("trailer\n<<", "trailer\n<< /Encrypt 9 0 R")), "encrypted"],
    ["a few bytes", new TextEncoder().encode("%PDF-"), "damaged"],
  ])("%s", async (name, bytes, state) => {
    const id = await file(of.as.partyB, of.id, `${name}.pdf`, bytes);
    expect(await (await preview(of.as.partyA, id)).json()).toEqual({ kind: "pdf", state });
    // It is filed, and given as it is.
    expect(new Uint8Array(await (await view(of.as.partyA, id)).arrayBuffer())).toEqual(bytes);
  });
});

test.each([
  ["another site’s frame", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe" }],
  ["another host’s picture", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "image" }],
  ["another site’s link", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document", "Sec-Fetch-User": "?1" }],
  ["an object", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "object" }],
  ["a browser ahead of its user", { ...FRAME, "Sec-Purpose": "prefetch" }],
])("%s gets nothing, and no entry is written", async (_, headers) => {
  const { id, as } = await caseOf();
  const documentId = await file(as.partyB, id, "lease.pdf", PDF);
  expect((await view(as.partyA, documentId, headers)).status).toBe(403);
  expect(await copies(id)).toEqual([]);
});
