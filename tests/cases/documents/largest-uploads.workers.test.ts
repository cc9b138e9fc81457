/** The largest document that a case takes, sent, put together and taken: what is in memory is a part, however much comes. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { CaseDocumentRecord } from "#app/domain/case/filing.ts";
import { LARGE_MAX, PART_SIZE, partsOf, type UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { apiClient } from "#tests/kit/api.ts";
import { sessionCookie } from "#tests/kit/as-user.ts";
import { caseOf } from "#tests/kit/case-factory.ts";

const MB = 1024 * 1024;
/** What a Worker may take of its 128 MB for one document. */
const MOST = 64 * MB;

/** A part of the document, all of which are alike. */
const PART = new Uint8Array(PART_SIZE);
PART.set(new TextEncoder().encode("%PDF-1.7 the largest"));

/** A store that keeps no byte, and counts what it is given and asked for. */
function countingStore() {
  const counts = { given: 0, longest: 0, asked: 0 };
  const piece = new Uint8Array(MB);
  /** The bytes from `at` on, always in the same piece of memory: who keeps pieces instead of reading them has the last one many times. */
  const pieceAt = (at: number) => {
    piece.set(PART.subarray(at % PART_SIZE, (at % PART_SIZE) + MB));
    counts.asked += MB;
    return piece;
  };
  async function* pieces() {
    for (let at = 0; at < LARGE_MAX; at += MB) yield pieceAt(at);
  }
  /** To be read piece by piece, and in no other way. */
  const once = { [Symbol.asyncIterator]: pieces };
  const streamed = () => {
    let at = 0;
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          controller.enqueue(pieceAt(at).slice());
          at += MB;
          if (at >= LARGE_MAX) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  };
  let body: () => unknown = () => once;
  const files = {
    createMultipartUpload: async () => ({ uploadId: "one" }),
    resumeMultipartUpload: () => ({
      async uploadPart(partNumber: number, bytes: Uint8Array) {
        counts.given += bytes.byteLength;
        counts.longest = Math.max(counts.longest, bytes.buffer.byteLength);
        return { partNumber, etag: `part ${partNumber}` };
      },
      complete: async () => ({}),
    }),
    get: async () => ({ size: LARGE_MAX, body: body() }),
  };
  return { counts, files: files as unknown as R2Bucket, stream: () => (body = streamed) };
}

/** SHA-256 of all of it. */
function whole(): string {
  const hash = createHash("sha256");
  for (let at = 0; at < partsOf(LARGE_MAX); at += 1) hash.update(PART);
  return hash.digest("hex");
}

test("500 MB are sent part by part, read once for their hash, and given as fast as they are taken", { timeout: 240_000 }, async () => {
  const { id, partyA } = await caseOf();
  const { counts, files, stream } = countingStore();
  const client = apiClient({ cookie: await sessionCookie(partyA), files, variables: { RATE_LIMITS: "off" } });
  const begun = await client.post(`/api/cases/${id}/uploads`, { name: "bundle.pdf", size: LARGE_MAX });
  const upload: UploadRecord = await begun.json();
  for (let number = 1; number <= partsOf(LARGE_MAX); number += 1) {
    const answer = await client.send(`/api/cases/${id}/uploads/${upload.id}/parts/${number}`, { method: "PUT", body: PART });
    expect(answer.status).toBe(200);
  }
  expect([counts.given, counts.asked]).toEqual([LARGE_MAX, 0]);
  // While a part is read its room is doubled as it comes: with the one before, and the copy that is stored, far below the bound.
  expect(counts.longest).toBeLessThanOrEqual(PART_SIZE);
  expect(4 * counts.longest).toBeLessThan(MOST);

  const answer = await client.send(`/api/cases/${id}/uploads/${upload.id}/finish`, { method: "POST" });
  expect(answer.status).toBe(201);
  const filed: CaseDocumentRecord = await answer.json();
  expect([filed.size, filed.sha256, counts.asked]).toEqual([LARGE_MAX, whole(), LARGE_MAX]);

  stream();
  const taken = await client.get(`/api/documents/${filed.id}/download`);
  const reader = (taken.body as ReadableStream<Uint8Array>).getReader();
  let read = 0;
  while (read < 40 * MB) read += (await reader.read()).value?.byteLength ?? 0;
  // What nobody has taken yet stays where it is.
  expect(counts.asked - LARGE_MAX - read).toBeLessThanOrEqual(4 * MB);
  await reader.cancel();
});

test("a part that goes on without end is left after the bytes that it may have", async () => {
  const { id, partyA } = await caseOf();
  const { counts, files } = countingStore();
  const client = apiClient({ cookie: await sessionCookie(partyA), files });
  const begun = await client.post(`/api/cases/${id}/uploads`, { name: "bundle.pdf", size: LARGE_MAX });
  const upload: UploadRecord = await begun.json();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += MB;
      controller.enqueue(PART.slice(0, MB));
    },
  });
  const answer = await client.send(`/api/cases/${id}/uploads/${upload.id}/parts/1`, { method: "PUT", body: endless });
  expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ code: "case_upload_part_length" }] }]);
  expect(sent).toBeLessThanOrEqual(PART_SIZE + 4 * MB);
  expect(counts.given).toBe(0);
});
