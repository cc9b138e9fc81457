/** Documents of a case: filed whole or not at all, shown to whom they are for, never altered. */
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { DOCUMENT_MAX } from "#app/domain/documents/document.ts";
import { sweepUnfinishedCaseDocuments } from "#app/services/cases/documents/sweep-unfinished-documents.server.ts";
import type { ApiClient } from "#tests/kit/api.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";

const PDF = new TextEncoder().encode("%PDF-1.7 the answer to the statement of claim");
const HOUR = 3_600_000;

interface Sent {
  name?: string;
  bytes?: Uint8Array<ArrayBuffer>;
  audience?: string;
  replaces?: string;
}

function formOf({ name = "answer.pdf", bytes = PDF, ...fields }: Sent): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new File([bytes], name));
  return form;
}
const send = (client: ApiClient, id: string, sent: Sent = {}) =>
  client.send(`/api/cases/${id}/documents`, { method: "POST", body: formOf(sent) });
const file = async (client: ApiClient, id: string, sent: Sent = {}) => {
  const answer = await send(client, id, sent);
  expect(answer.status).toBe(201);
  return answer.json<CaseDocumentRecord>();
};
const listed = async (client: ApiClient, id: string) =>
  (await (await client.get(`/api/cases/${id}/documents`)).json<CaseDocumentRecord[]>()).map(({ originalName }) => originalName);
const download = (client: ApiClient, id: string) => client.get(`/api/documents/${id}/download`);
const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
const entriesOf = (id: string) =>
  rows<{ type: string; audience: string; body: string }>(
    "SELECT type, audience, body FROM case_entries WHERE case_id = ? ORDER BY seq",
    id,
  );
const objects = async () => (await env.FILES.list({ prefix: "cases/" })).objects.map(({ key }) => key).sort();
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A PDF of noise that nobody else has. */
function noise(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(at + 65_536, size)));
  bytes.set(new TextEncoder().encode("%PDF-1.7 "));
  return bytes;
}

let of: CaseOf;
beforeAll(async () => {
  of = await caseOf();
});

describe("filing", () => {
  test("stores the bytes, their hash and an entry of the chain, and tells everybody who may see it", async () => {
    const { id, as } = await caseOf();
    const made = await file(as.partyB, id, { name: "Réponse à la demande.pdf" });
    expect(made).toMatchObject({
      originalName: "Réponse à la demande.pdf",
      uploader: { firstName: "Bruno", lastName: "Stone" },
      audience: "everyone",
      sha256: await sha256(PDF),
      size: PDF.byteLength,
      version: 1,
      latest: true,
      state: "filed",
    });
    const answer = await download(as.partyA, made.id);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PDF);
    expect(answer.headers.get("Content-Disposition")).toContain("filename*=UTF-8''R%C3%A9ponse%20%C3%A0%20la%20demande.pdf");
    expect(answer.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
    const entries = await entriesOf(id);
    expect(entries.map(({ type }) => type)).toEqual(["case_created", "document_uploaded", "document_downloaded"]);
    expect(JSON.parse(entries[1]?.body ?? "").details).toMatchObject({ documentId: made.id, sha256: made.sha256 });
    expect(entries[2]?.audience).toBe("office");
    const told = await rows<{ user_id: string; seq: number }>("SELECT user_id, seq FROM case_notices WHERE case_id = ? AND seq > 1", id);
    // Nobody is notified of a download.
    expect(told.map(({ seq }) => seq)).toEqual([2, 2, 2, 2]);
  });

  test("that is only looked for with HEAD leaves no copy and no entry, and is refused as the copy would be", async () => {
    const { id, as } = await caseOf();
    const made = await file(as.partyB, id, { name: "answer.pdf" });
    const own = await file(as.partyB, id, { name: "own.pdf", audience: "side" });
    const entries = (await entriesOf(id)).length;
    const look = (client: ApiClient, documentId: string) => client.send(`/api/documents/${documentId}/download`, { method: "HEAD" });
    const answer = await look(as.partyA, made.id);
    expect([answer.status, answer.headers.get("Content-Length"), await answer.text()]).toEqual([200, String(PDF.byteLength), ""]);
    for (const [client, documentId] of [
      [as.partyA, own.id],
      [as.stranger, made.id],
      [as.partyA, "missing"],
    ] as const)
      expect((await look(client, documentId)).status).toBe(404);
    expect(await entriesOf(id)).toHaveLength(entries);
  });

  test.each([
    ["page.html", new TextEncoder().encode("<script>"), 400, "document_type"],
    ["page.pdf", new TextEncoder().encode("<script>"), 400, "document_content"],
    ["empty.pdf", new Uint8Array(), 400, "document_empty"],
    ["more.pdf", noise(DOCUMENT_MAX + 1), 413, "payload_too_large"],
  ])("%s is refused and leaves nothing", async (name, bytes, status, code) => {
    const before = await objects();
    const answer = await send(of.as.partyA, of.id, { name, bytes });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(code);
    expect(await objects()).toEqual(before);
    expect(await rows("SELECT id FROM case_documents WHERE ready_at IS NULL")).toEqual([]);
  });

  test("ten megabytes are taken whole", async () => {
    const bytes = noise(DOCUMENT_MAX);
    const made = await file(of.as.partyA, of.id, { name: "full.pdf", bytes });
    expect(made.sha256).toBe(await sha256(bytes));
  });

  test("ten gigabytes are refused before they come; a form without a file, or no form, is none", async () => {
    const call = (init: RequestInit) => of.as.partyA.send(`/api/cases/${of.id}/documents`, { method: "POST", ...init });
    const claimed = await call({
      body: "x",
      headers: { "Content-Type": "multipart/form-data; boundary=b", "Content-Length": String(10 * 2 ** 30) },
    });
    expect(claimed.status).toBe(413);
    const empty = new FormData();
    empty.set("document", new File([PDF], "a.pdf"));
    expect((await call({ body: empty })).status).toBe(400);
    expect((await call({ body: "{}", headers: { "Content-Type": "application/json" } })).status).toBe(415);
    expect((await call({ body: "--b\r\n", headers: { "Content-Type": "multipart/form-data; boundary=b" } })).status).toBe(400);
  });

  test("eight at once are all there, each with its link in the chain", async () => {
    const { id, as } = await caseOf();
    const names = Array.from({ length: 8 }, (_, at) => `exhibit-${at}.pdf`);
    const clients = [as.partyA, as.partyB, as.counselB, as.arbitrator];
    await Promise.all(names.map((name, at) => file(clients[at % 4] as ApiClient, id, { name, bytes: noise(1000 + at) })));
    expect((await listed(as.partyA, id)).sort()).toEqual(names);
    expect((await entriesOf(id)).filter(({ type }) => type === "document_uploaded")).toHaveLength(8);
  });
});

describe("an upload that is cut off", () => {
  const FRACTIONS = [0, 0.1, 0.5, 0.9, 0.99];

  /** The whole form as bytes, sent until `fraction` of it: then the connection breaks, or ends as if that were all. */
  async function cutAt(fraction: number, how: "breaks" | "ends", bytes: Uint8Array<ArrayBuffer>): Promise<Response | null> {
    const whole = new Response(formOf({ bytes }));
    const type = whole.headers.get("Content-Type") ?? "";
    const all = new Uint8Array(await whole.arrayBuffer());
    const until = Math.floor(all.byteLength * fraction);
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= until) {
          if (how === "ends") controller.close();
          else controller.error(new Error("the connection was lost"));
          return;
        }
        const next = Math.min(at + 16_384, until);
        controller.enqueue(all.slice(at, next));
        at = next;
      },
    });
    try {
      return await of.as.partyA.send(`/api/cases/${of.id}/documents`, { method: "POST", body, headers: { "Content-Type": type } });
    } catch {
      return null;
    }
  }

  test("at 0, 10, 50, 90 and 99 %, a hundred times, leaves nothing either way", async () => {
    const before = { objects: await objects(), names: await listed(of.as.partyA, of.id), entries: (await entriesOf(of.id)).length };
    for (const fraction of FRACTIONS)
      for (let time = 0; time < 10; time += 1)
        for (const how of ["breaks", "ends"] as const) {
          const answer = await cutAt(fraction, how, noise(50_000));
          expect(answer?.status ?? 400).toBe(400);
        }
    expect(await objects()).toEqual(before.objects);
    expect(await rows("SELECT id FROM case_documents WHERE ready_at IS NULL")).toEqual([]);
    expect(await listed(of.as.partyA, of.id)).toEqual(before.names);
    expect((await entriesOf(of.id)).length).toBe(before.entries);
    // And what is not cut is filed by the same way.
    const bytes = noise(50_000);
    const answer = await cutAt(1, "ends", bytes);
    expect(answer?.status).toBe(201);
    expect((await answer?.json<CaseDocumentRecord>())?.sha256).toBe(await sha256(bytes));
  });

  test("between its bytes and its entry is swept after an hour, with its bytes, and nothing else is", async () => {
    const db = connect(env.DB);
    const kept = await file(of.as.partyA, of.id, { name: "kept.pdf" });
    const key = `cases/${crypto.randomUUID()}`;
    await env.FILES.put(key, PDF);
    await env.DB.prepare(
      "INSERT INTO case_documents (id, case_id, name, type, object_key, audience, uploaded_by, version, created_at, scan) VALUES ('cut', ?, 'cut.pdf', 'application/pdf', ?, 'everyone', ?, 1, ?, 'off')",
    )
      .bind(of.id, key, of.partyA.id, Date.now())
      .run();
    expect(await listed(of.as.partyA, of.id)).not.toContain("cut.pdf");
    expect((await download(of.as.partyA, "cut")).status).toBe(404);
    expect(await sweepUnfinishedCaseDocuments(env, db, Date.now())).toBe(0);
    expect(await sweepUnfinishedCaseDocuments(env, db, Date.now() + HOUR + 1)).toBe(1);
    expect(await env.FILES.head(key)).toBeNull();
    expect((await download(of.as.partyA, kept.id)).status).toBe(200);
  });
});

describe("who sees a document", () => {
  test("is decided by its audience, and everybody else gets the 404 of a missing one", async () => {
    const { id, as } = await caseOf();
    const everyone = await file(as.partyA, id, { name: "claim.pdf" });
    const own = await file(as.partyB, id, { name: "strategy.pdf", audience: "side" });
    const alone = await file(as.arbitrator, id, { name: "draft award.pdf", audience: "arbitrator" });
    expect(await listed(as.partyA, id)).toEqual(["claim.pdf"]);
    expect(await listed(as.partyB, id)).toEqual(["claim.pdf", "strategy.pdf"]);
    expect(await listed(as.counselB, id)).toEqual(["claim.pdf", "strategy.pdf"]);
    expect(await listed(as.arbitrator, id)).toEqual(["claim.pdf", "draft award.pdf"]);
    expect(await listed(as.admin, id)).toEqual(["claim.pdf"]);
    const statuses = async (documentId: string) =>
      Promise.all(
        [as.partyA, as.counselB, as.arbitrator, as.admin, as.stranger].map(async (who) => (await download(who, documentId)).status),
      );
    expect(await statuses(everyone.id)).toEqual([200, 200, 200, 200, 404]);
    expect(await statuses(own.id)).toEqual([404, 200, 404, 404, 404]);
    expect(await statuses(alone.id)).toEqual([404, 404, 200, 404, 404]);
    const missing = await (await download(as.partyA, "missing")).text();
    expect(await (await download(as.partyA, own.id)).text()).toBe(missing);
    // Nor does any trace of it: entries, copies taken and notices have its audience.
    const hidden = (await entriesOf(id)).filter(({ body }) => body.includes(own.id));
    expect(hidden.map(({ type, audience }) => `${type} ${audience}`)).toEqual(["document_uploaded side_b", "document_downloaded side_b"]);
    const told = await rows<{ user_id: string }>(
      "SELECT user_id FROM case_notices JOIN case_entries USING (case_id, seq) WHERE case_id = ? AND audience = 'side_b'",
      id,
    );
    expect(told.map(({ user_id }) => user_id).sort()).toEqual([(await personIds(id)).b, (await personIds(id)).counsel].sort());
  });

  const personIds = async (id: string) => {
    const found = await rows<{ user_id: string; capacity: string; side: string }>(
      "SELECT user_id, capacity, side FROM case_people WHERE case_id = ?",
      id,
    );
    const idOf = (capacity: string, side: string | null) => found.find((row) => row.capacity === capacity && row.side === side)?.user_id;
    return { b: idOf("party", "b"), counsel: idOf("counsel", "b") };
  };

  test("nobody chooses what is not theirs to choose", async () => {
    for (const [client, audience] of [
      [of.as.partyA, "arbitrator"],
      [of.as.admin, "side"],
      [of.as.arbitrator, "side"],
      [of.as.partyB, "side_a"],
      [of.as.partyB, "office"],
    ] as const) {
      const answer = await send(client, of.id, { audience });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("case_audience_invalid");
    }
    expect((await send(of.as.stranger, of.id)).status).toBe(404);
    expect((await send(of.as.stranger, "missing")).status).toBe(404);
  });

  test("ends with the place in the case, and nothing is filed once it is resolved", async () => {
    const { id, as, counselB } = await caseOf();
    const made = await file(as.partyB, id, { audience: "side" });
    await env.DB.prepare("UPDATE case_people SET state = 'removed' WHERE case_id = ? AND user_id = ?").bind(id, counselB.id).run();
    expect((await download(as.counselB, made.id)).status).toBe(404);
    expect((await as.counselB.get(`/api/cases/${id}/documents`)).status).toBe(404);
    const done = await caseOf({ status: "resolved" });
    expect((await send(done.as.partyA, done.id)).status).toBe(409);
    expect(await rows("SELECT id FROM case_documents WHERE case_id = ?", done.id)).toEqual([]);
  });
});

describe("a filed document", () => {
  test("is never altered or removed, not even by hand", async () => {
    const made = await file(of.as.partyA, of.id);
    for (const change of ["name = 'other.pdf'", "sha256 = 'x'", "object_key = 'x'", "audience = 'side_b'", "ready_at = NULL", "size = 1"])
      await expect(env.DB.prepare(`UPDATE case_documents SET ${change} WHERE id = ?`).bind(made.id).run()).rejects.toThrow("never altered");
    await expect(env.DB.prepare("DELETE FROM case_documents WHERE id = ?").bind(made.id).run()).rejects.toThrow("never removed");
  });

  test("gets a new version beside it; the old one stays readable, and of two at once one is the next", async () => {
    const { id, as } = await caseOf();
    const first = await file(as.partyA, id, { name: "claim.pdf", audience: "side" });
    const other = noise(2000);
    const both = await Promise.all([
      send(as.partyA, id, { name: "claim 2.pdf", bytes: other, replaces: first.id, audience: "everyone" }),
      send(as.partyA, id, { name: "claim 2.pdf", bytes: other, replaces: first.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const [old, next, ...more] = await (await as.partyA.get(`/api/cases/${id}/documents`)).json<CaseDocumentRecord[]>();
    expect(more).toEqual([]);
    expect(old).toMatchObject({ id: first.id, version: 1, latest: false, state: "filed" });
    // Whom it is for was said once.
    expect(next).toMatchObject({ rootId: first.id, version: 2, latest: true, audience: "side" });
    expect(new Uint8Array(await (await download(as.partyA, first.id)).arrayBuffer())).toEqual(PDF);
    expect((await send(as.partyB, id, { replaces: next?.id ?? "" })).status).toBe(404);
    expect((await send(as.admin, id, { replaces: next?.id ?? "" })).status).toBe(404);
    expect((await entriesOf(id)).map(({ type }) => type).slice(1, 3)).toEqual(["document_uploaded", "document_replaced"]);
  });

  test("is withdrawn by who filed it or by an administrator, with a reason; its trace stays and its bytes are served no more", async () => {
    const { id, as } = await caseOf();
    const made = await file(as.partyA, id, { name: "wrong.pdf" });
    const withdraw = (client: ApiClient, reason: string, document = made.id) =>
      client.within((services) => services.caseDocuments.withdraw(id, document, reason));
    await expect(withdraw(as.partyA, "  ")).rejects.toMatchObject({ issues: [{ field: "reason", code: "case_reason_required" }] });
    await expect(withdraw(as.partyB, "Mine")).rejects.toMatchObject({ code: "forbidden" });
    await expect(withdraw(as.stranger, "Mine")).rejects.toMatchObject({ code: "not_found" });
    await expect(withdraw(as.partyA, "Mine", "missing")).rejects.toMatchObject({ code: "not_found" });
    const own = await file(as.partyB, id, { audience: "side" });
    await expect(withdraw(as.admin, "No", own.id)).rejects.toMatchObject({ code: "not_found" });
    await withdraw(as.partyA, "It names a witness.");
    await withdraw(as.admin, "Once more.");
    const [trace] = await (await as.partyB.get(`/api/cases/${id}/documents`)).json<CaseDocumentRecord[]>();
    expect(trace).toMatchObject({ originalName: "wrong.pdf", state: "withdrawn", withdrawn: { reason: "It names a witness." } });
    expect((await download(as.partyB, made.id)).status).toBe(404);
    expect((await download(as.partyA, made.id)).status).toBe(404);
    expect((await send(as.partyA, id, { replaces: made.id })).status).toBe(400);
    expect((await entriesOf(id)).filter(({ type }) => type === "document_withdrawn")).toHaveLength(1);
  });

  test("is downloaded twelve times at once: who took a copy is written down once for each", async () => {
    const { id, as } = await caseOf();
    const made = await file(as.partyA, id);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => download(at % 2 ? as.partyA : as.arbitrator, made.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await entriesOf(id)).filter(({ type }) => type === "document_downloaded")).toHaveLength(2);
  });
});
