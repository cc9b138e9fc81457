/** Large documents in parts: whole or not at all, whatever is cut, sent twice, or changed meanwhile. */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect } from "#app/db/client.server.ts";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { ABANDONED_MS, LARGE_MAX, PART_SIZE, sizeOfPart, type UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { sweepUnfinishedCaseDocuments } from "#app/services/cases/documents/sweep-unfinished-documents.server.ts";
import { sweepUploads } from "#app/services/cases/documents/uploads/sweep-uploads.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { sessionCookie } from "#tests/kit/as-user.ts";
import { type CaseOf, caseOf } from "#tests/kit/case-factory.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A PDF of noise that nobody else has. */
function noise(size: number): Bytes {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(at + 65_536, size)));
  bytes.set(new TextEncoder().encode("%PDF-1.7 ").subarray(0, size));
  return bytes;
}
const hash = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const digestHeader = async (bytes: Bytes) => `sha-256=:${btoa(String.fromCharCode(...(await hash(bytes))))}:`;
const partOf = (bytes: Bytes, number: number): Bytes => bytes.slice((number - 1) * PART_SIZE, number * PART_SIZE);

const begin = (client: ApiClient, id: string, body: Record<string, unknown>) => client.post(`/api/cases/${id}/uploads`, body);
async function begun(client: ApiClient, id: string, bytes: Bytes, more: Record<string, unknown> = {}): Promise<UploadRecord> {
  const answer = await begin(client, id, { name: "bundle.pdf", size: bytes.byteLength, ...more });
  expect(answer.status).toBe(201);
  return answer.json<UploadRecord>();
}
const put = (client: ApiClient, id: string, upload: string, number: number, body: BodyInit, headers: Record<string, string> = {}) =>
  client.send(`/api/cases/${id}/uploads/${upload}/parts/${number}`, { method: "PUT", body, headers });
const finish = (client: ApiClient, id: string, upload: string) =>
  client.send(`/api/cases/${id}/uploads/${upload}/finish`, { method: "POST" });
const giveUp = (client: ApiClient, id: string, upload: string) => client.delete(`/api/cases/${id}/uploads/${upload}`);
const own = async (client: ApiClient, id: string) => (await client.get(`/api/cases/${id}/uploads`)).json<UploadRecord[]>();
const listed = async (client: ApiClient, id: string) => (await client.get(`/api/cases/${id}/documents`)).json<CaseDocumentRecord[]>();
const codeOf = async (answer: Response) => (await answer.json<{ issues?: { code: string }[] }>()).issues?.[0]?.code;
const rows = async <T>(sql: string, ...bound: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...bound)
      .all<T>()
  ).results;
const objects = async () => (await env.FILES.list({ prefix: "cases/" })).objects.map(({ key }) => key).sort();

async function all(client: ApiClient, id: string, bytes: Bytes, more: Record<string, unknown> = {}): Promise<UploadRecord> {
  const upload = await begun(client, id, bytes, more);
  for (let number = 1; sizeOfPart(bytes.byteLength, number) > 0; number += 1)
    expect((await put(client, id, upload.id, number, partOf(bytes, number))).status).toBe(200);
  return upload;
}

let of: CaseOf;
beforeAll(async () => {
  of = await caseOf();
});
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM rate_limits").run();
});

describe("a document in parts", () => {
  test("is nowhere until it is whole, and then filed as any other, with the hash of all of it", async () => {
    const { id, as } = await caseOf();
    const bytes = noise(2 * PART_SIZE + 1234);
    const said = { folder: "evidence", exhibit: true, description: "The bundle" };
    const upload = await begun(as.partyA, id, bytes, said);
    expect(upload).toMatchObject({ name: "bundle.pdf", size: bytes.byteLength, partSize: PART_SIZE, parts: [] });
    for (const number of [1, 2, 3]) {
      const part = partOf(bytes, number);
      const answer = await put(as.partyA, id, upload.id, number, part, { "Content-Digest": await digestHeader(part) });
      expect((await answer.json<UploadRecord>()).parts).toHaveLength(number);
    }
    expect(await listed(as.partyA, id)).toEqual([]);
    expect(await rows("SELECT id FROM case_documents WHERE case_id = ?", id)).toEqual([]);
    const filed = await (await finish(as.partyA, id, upload.id)).json<CaseDocumentRecord>();
    expect(filed).toMatchObject({
      exhibit: "C-1",
      folder: "evidence",
      size: bytes.byteLength,
      sha256: hex(await hash(bytes)),
      state: "filed",
    });
    // Asked again, the same; and nothing is under way any more.
    expect((await (await finish(as.partyA, id, upload.id)).json<CaseDocumentRecord>()).id).toBe(filed.id);
    expect(await own(as.partyA, id)).toEqual([]);
    expect(await rows("SELECT * FROM case_upload_parts WHERE upload_id = ?", upload.id)).toEqual([]);
    const taken = await as.partyB.get(`/api/documents/${filed.id}/download`);
    expect(hex(await hash(new Uint8Array(await taken.arrayBuffer())))).toBe(filed.sha256);
    const entries = await rows<{ type: string }>("SELECT type FROM case_entries WHERE case_id = ? ORDER BY seq", id);
    expect(entries.map(({ type }) => type)).toEqual(["case_created", "document_uploaded", "document_downloaded"]);
  });

  test("goes on where it was cut off: what is there is known by its hashes", async () => {
    const { id, as } = await caseOf();
    const bytes = noise(PART_SIZE + 10);
    const upload = await begun(as.partyA, id, bytes);
    await put(as.partyA, id, upload.id, 1, partOf(bytes, 1));
    const [found] = await own(as.partyA, id);
    expect(found).toMatchObject({ id: upload.id, parts: [hex(await hash(partOf(bytes, 1)))] });
    // The same part once more is no harm; another file is found out.
    expect((await put(as.partyA, id, upload.id, 1, partOf(bytes, 1))).status).toBe(200);
    expect(await codeOf(await put(as.partyA, id, upload.id, 1, noise(PART_SIZE)))).toBe("case_upload_other_file");
    expect((await put(as.partyA, id, upload.id, 2, partOf(bytes, 2))).status).toBe(200);
    // As programs end an upload that say how long their empty body is.
    const empty = { method: "POST", body: "", headers: { "Content-Length": "0" } };
    expect((await as.partyA.send(`/api/cases/${id}/uploads/${upload.id}/finish`, empty)).status).toBe(201);
  });

  test("that is sent by two tabs at once is filed once", async () => {
    const { id, as } = await caseOf();
    const bytes = noise(PART_SIZE + 5);
    const upload = await begun(as.partyA, id, bytes);
    for (const number of [1, 2]) {
      const answers = await Promise.all([1, 2, 3].map(() => put(as.partyA, id, upload.id, number, partOf(bytes, number))));
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      for (const { status } of answers) expect([200, 409]).toContain(status);
    }
    const finished = await Promise.all([1, 2, 3].map(() => finish(as.partyA, id, upload.id)));
    expect(finished.map(({ status }) => status).filter((status) => status === 201).length).toBeGreaterThan(0);
    for (const { status } of finished) expect([201, 409]).toContain(status);
    expect((await listed(as.partyA, id)).map(({ sha256 }) => sha256)).toEqual([hex(await hash(bytes))]);
  });
});

describe("bad input is named, and nothing of it stays", () => {
  test.each([
    [{ name: "bundle.exe", size: 10 }, "document_type"],
    [{ name: "bundle.pdf", size: 0 }, "document_empty"],
    [{ name: "bundle.pdf", size: 1.5 }, "document_empty"],
    [{ name: "bundle.pdf", size: LARGE_MAX + 1 }, "case_upload_too_large"],
    [{ size: 10 }, "document_type"],
    [{ name: "bundle.pdf", size: 10, audience: "arbitrator" }, "case_audience_invalid"],
    [{ name: "bundle.pdf", size: 10, folder: "elsewhere" }, "case_folder_invalid"],
  ])("%j", async (body, code) => {
    const answer = await begin(of.as.partyA, of.id, body);
    expect([answer.status, await codeOf(answer)]).toEqual([400, code]);
    expect(await own(of.as.partyA, of.id)).toEqual([]);
  });

  test("a part out of turn, too long, too short, cut off or damaged leaves what was there", async () => {
    const { id, as } = await caseOf();
    const bytes = noise(2 * PART_SIZE);
    const upload = await begun(as.partyA, id, bytes);
    const first = partOf(bytes, 1);
    const tried = async (number: number, body: BodyInit, headers: Record<string, string> = {}) =>
      codeOf(await put(as.partyA, id, upload.id, number, body, headers));
    expect(await tried(2, partOf(bytes, 2))).toBe("case_upload_part_order");
    expect(await tried(0, first)).toBe("case_upload_part_order");
    expect(await tried(3, first)).toBe("case_upload_part_order");
    expect(await tried(1, noise(PART_SIZE + 1))).toBe("case_upload_part_length");
    expect(await tried(1, first.slice(1))).toBe("case_upload_part_length");
    expect(await tried(1, first, { "Content-Digest": await digestHeader(partOf(bytes, 2)) })).toBe("case_upload_damaged");
    expect((await own(as.partyA, id))[0]?.parts).toEqual([]);
    expect(await codeOf(await finish(as.partyA, id, upload.id))).toBe("case_upload_unfinished");
    expect((await put(as.partyA, id, upload.id, 1, first)).status).toBe(200);
  });

  test("what is of another kind than its name ends with its first part", async () => {
    const { id, as } = await caseOf();
    const bytes = noise(1000);
    bytes.set(new TextEncoder().encode("<script>"));
    const upload = await begun(as.partyA, id, bytes);
    expect(await codeOf(await put(as.partyA, id, upload.id, 1, bytes))).toBe("document_content");
    expect(await own(as.partyA, id)).toEqual([]);
    expect(await rows("SELECT id FROM case_uploads WHERE case_id = ?", id)).toEqual([]);
  });

  test("three are under way at most, and a side has its room", async () => {
    const { id, as } = await caseOf();
    for (let at = 0; at < 3; at += 1) await begun(as.partyA, id, noise(10));
    expect(await codeOf(await begin(as.partyA, id, { name: "more.pdf", size: 10 }))).toBe("case_uploads_many");
    // Another person has their own.
    expect((await begin(as.partyB, id, { name: "b.pdf", size: LARGE_MAX })).status).toBe(201);
    expect(await codeOf(await begin(as.counselB, id, { name: "b.pdf", size: LARGE_MAX }))).toBe("case_uploads_full");
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => begin(as.arbitrator, id, { name: "a.pdf", size: 10 })));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(3);
  });
});

describe("who may", () => {
  test("is its owner alone: for everybody else it is missing", async () => {
    const { id, as } = await caseOf();
    const bytes = noise(100);
    const upload = await begun(as.partyB, id, bytes, { audience: "side" });
    for (const client of [as.partyA, as.counselB, as.arbitrator, as.admin, as.stranger]) {
      expect((await put(client, id, upload.id, 1, bytes)).status).toBe(404);
      expect((await finish(client, id, upload.id)).status).toBe(404);
      expect((await giveUp(client, id, upload.id)).status).toBe(404);
      if (client !== as.stranger) expect(await own(client, id)).toEqual([]);
    }
    expect((await as.stranger.get(`/api/cases/${id}/uploads`)).status).toBe(404);
    expect((await begin(as.stranger, id, { name: "a.pdf", size: 1 })).status).toBe(404);
    expect((await put(as.partyB, of.id, upload.id, 1, bytes)).status).toBe(404);
  });

  test.each([
    ["the case was resolved", "UPDATE cases SET status = 'resolved', resolved_at = 1, resolved_month = '1970-01' WHERE id = ?", 409],
    ["they were removed", "UPDATE case_people SET state = 'removed' WHERE case_id = ? AND capacity = 'counsel'", 404],
  ])("and ends once %s: nothing of it stays", async (_, change, status) => {
    const { id, as } = await caseOf();
    const before = await objects();
    const bytes = noise(100);
    const sent = await all(as.counselB, id, bytes);
    await env.DB.prepare(change).bind(id).run();
    expect((await finish(as.counselB, id, sent.id)).status).toBe(status);
    expect(await rows("SELECT state FROM case_uploads WHERE case_id = ?", id)).toEqual([]);
    expect(await rows("SELECT id FROM case_documents WHERE case_id = ?", id)).toEqual([]);
    expect(await objects()).toEqual(before);
  });
});

test("what is given up is gone at once, and what is abandoned after three days; nothing else is", async () => {
  const { id, as } = await caseOf();
  const bytes = noise(PART_SIZE + 1);
  const kept = await all(as.partyA, id, bytes);
  const filed = await (await finish(as.partyA, id, kept.id)).json<CaseDocumentRecord>();
  const given = await begun(as.partyA, id, bytes);
  await put(as.partyA, id, given.id, 1, partOf(bytes, 1));
  expect((await giveUp(as.partyA, id, given.id)).status).toBe(204);
  expect((await put(as.partyA, id, given.id, 2, partOf(bytes, 2))).status).toBe(404);
  expect((await giveUp(as.partyA, id, kept.id)).status).toBe(409);
  const left = await begun(as.partyB, id, bytes);
  await put(as.partyB, id, left.id, 1, partOf(bytes, 1));
  const db = connect(env.DB);
  await sweepUploads(env, db, Date.now() + ABANDONED_MS - 60_000);
  expect(await own(as.partyB, id)).toHaveLength(1);
  expect(await sweepUploads(env, db, Date.now() + ABANDONED_MS + 60_000)).toBeGreaterThan(0);
  expect(await own(as.partyB, id)).toEqual([]);
  expect((await as.partyB.get(`/api/documents/${filed.id}/download`)).status).toBe(200);
});

describe("cut anywhere", () => {
  type Step = "begin" | "part" | "finish";
  /** Breaks one of the calls that it is given: before it has done anything, or after it has done it and before it is heard. */
  function cutting(at: number, when: "before" | "after") {
    let calls = 0;
    return async <T>(work: () => Promise<T>): Promise<T> => {
      const mine = calls;
      calls += 1;
      if (mine === at && when === "before") throw new Error("the line broke");
      const done = await work();
      if (mine === at) throw new Error("the line broke");
      return done;
    };
  }
  /** A store that breaks at one of its calls. */
  function breaking(at: number, when: "before" | "after"): R2Bucket {
    const cut = cutting(at, when);
    return {
      get: (key: string) => cut(() => env.FILES.get(key)),
      head: (key: string) => cut(() => env.FILES.head(key)),
      delete: (key: string) => cut(() => env.FILES.delete(key)),
      createMultipartUpload: (key: string) => cut(() => env.FILES.createMultipartUpload(key)),
      resumeMultipartUpload(key: string, name: string) {
        const upload = env.FILES.resumeMultipartUpload(key, name);
        return {
          uploadPart: (number: number, bytes: Uint8Array) => cut(() => upload.uploadPart(number, bytes)),
          complete: (parts: R2UploadedPart[]) => cut(() => upload.complete(parts)),
          abort: () => cut(() => upload.abort()),
        };
      },
    } as unknown as R2Bucket;
  }
  /** A database that breaks at one of its calls in the same way. */
  function breakingDatabase(at: number, when: "before" | "after"): D1Database {
    const cut = cutting(at, when);
    const wrapped = (statement: D1PreparedStatement): D1PreparedStatement =>
      new Proxy(statement, {
        get(target, name) {
          if (name === "bind") return (...values: unknown[]) => wrapped(target.bind(...values));
          if (name === "inner") return target;
          if (["all", "run", "first", "raw"].includes(String(name)))
            return (...values: unknown[]) =>
              cut(
                () =>
                  (target as unknown as Record<string, (...of: unknown[]) => Promise<unknown>>)[String(name)]?.(
                    ...values,
                  ) as Promise<unknown>,
              );
          const value = Reflect.get(target, name);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
    return {
      prepare: (sql: string) => wrapped(env.DB.prepare(sql)),
      batch: (statements: (D1PreparedStatement & { inner?: D1PreparedStatement })[]) =>
        cut(() => env.DB.batch(statements.map((one) => one.inner ?? one))),
      exec: (sql: string) => env.DB.exec(sql),
    } as unknown as D1Database;
  }

  test("it can be gone on with or is gone: no orphan, no visible half", { timeout: 600_000 }, async () => {
    const { id, as, partyA } = await caseOf();
    const cookie = await sessionCookie(partyA);
    const bytes = noise(PART_SIZE + 100);
    const whole = hex(await hash(bytes));
    const steps: readonly Step[] = ["begin", "part", "part", "finish"];
    let filed = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...steps.keys()),
        fc.integer({ min: 0, max: 14 }),
        fc.constantFrom("before" as const, "after" as const),
        fc.constantFrom("store" as const, "database" as const),
        fc.boolean(),
        async (step, at, when, what, goesOn) => {
          await env.DB.prepare("DELETE FROM rate_limits").run();
          const objectsBefore = await objects();
          const cut =
            what === "store"
              ? apiClient({ cookie, files: breaking(at, when) })
              : apiClient({ cookie, database: breakingDatabase(at, when) });
          const client = (index: number) => (index === step ? cut : as.partyA);
          const tried = async (work: Promise<Response>) => {
            try {
              return await work;
            } catch {
              return null;
            }
          };
          await tried(begin(client(0), id, { name: "bundle.pdf", size: bytes.byteLength }));
          let [upload] = await own(as.partyA, id);
          for (const number of [1, 2]) if (upload) await tried(put(client(number), id, upload.id, number, partOf(bytes, number)));
          if (upload) await tried(finish(client(3), id, upload.id));
          // Whatever happened: each document in sight is whole.
          const seen = await listed(as.partyA, id);
          for (const { sha256, size } of seen) expect([sha256, size]).toEqual([whole, bytes.byteLength]);
          [upload] = await own(as.partyA, id);
          if (upload && goesOn) {
            // What was claimed and cut off may be claimed again after a while.
            await env.DB.batch([
              env.DB.prepare("UPDATE case_upload_parts SET claimed_at = 0 WHERE etag IS NULL"),
              env.DB.prepare("UPDATE case_uploads SET finishing_at = 0 WHERE finishing_at IS NOT NULL AND state IN ('begun', 'assembled')"),
            ]);
            const named = await rows("SELECT id FROM case_uploads WHERE id = ? AND multipart_id IS NOT NULL", upload.id);
            if (named.length > 0) {
              for (let number = upload.parts.length + 1; number <= 2; number += 1)
                expect((await put(as.partyA, id, upload.id, number, partOf(bytes, number))).status).toBe(200);
              expect((await finish(as.partyA, id, upload.id)).status).toBe(201);
            }
          }
          const db = connect(env.DB);
          const later = Date.now() + 4 * ABANDONED_MS;
          await sweepUploads(env, db, later);
          await sweepUnfinishedCaseDocuments(env, db, later);
          expect(await own(as.partyA, id)).toEqual([]);
          const after = await listed(as.partyA, id);
          // As many objects as documents, and no row that is neither.
          expect((await objects()).length - objectsBefore.length).toBe(after.length - filed);
          filed = after.length;
          expect(await rows("SELECT id FROM case_documents WHERE case_id = ? AND ready_at IS NULL", id)).toEqual([]);
          expect(await rows("SELECT id FROM case_uploads WHERE case_id = ? AND state <> 'filed'", id)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
