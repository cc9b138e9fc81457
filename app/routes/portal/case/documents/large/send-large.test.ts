/** A large file arrives whole whatever breaks on the way, and goes on where it was. */
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "#app/api-client/request.ts";
import { FILED_PLAINLY } from "#app/domain/case/exhibits/exhibits.ts";
import { PART_SIZE, type UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { OtherFileError, type SendingLarge, sendLarge } from "./send-large.ts";

const digest = async (bytes: Blob) =>
  createHash("sha256")
    .update(new Uint8Array(await bytes.arrayBuffer()))
    .digest("hex");
const FILE = new Blob([new Uint8Array(2 * PART_SIZE).fill(1), new Uint8Array(100).fill(2)]);
const PARTS = await Promise.all([0, 1, 2].map((at) => digest(FILE.slice(at * PART_SIZE, (at + 1) * PART_SIZE))));
const SAID = { ...FILED_PLAINLY, audience: "side", exhibit: false, replaces: null } as const;
const RECORD = { id: "u", name: "bundle.pdf", size: FILE.size, partSize: PART_SIZE, until: "", ...SAID };

/** A server of one upload, whose calls break where `breaks` says so: before it has done anything, or after. */
function server(breaks: readonly ("no" | "before" | "after" | "refused")[] = [], parts: string[] = []) {
  const sent: number[] = [];
  let calls = 0;
  const said = async <T>(work: () => T): Promise<T> => {
    const how = breaks[calls];
    calls += 1;
    if (how === "refused") throw new ApiError(403, "", "Forbidden");
    if (how === "before") throw new ApiError(0, "", "");
    const done = work();
    if (how === "after") throw new TypeError("Failed to fetch");
    return done;
  };
  const record = (): UploadRecord => ({ ...RECORD, parts: [...parts] });
  const stop = new AbortController();
  const sending: SendingLarge<string> = {
    find: async () => (parts.length > 0 ? record() : null),
    begin: () => said(record),
    send: (_, { number, sha256 }) =>
      said(() => {
        sent.push(number);
        if (number === parts.length + 1) parts.push(sha256 ?? "");
        else if (parts[number - 1] !== sha256) throw new ApiError(400, "", "");
        return record();
      }),
    finish: () => said(() => parts.join()),
    digest,
    onProgress: () => {},
    onWaiting: () => {},
    wait: async () => {},
    signal: stop.signal,
  };
  return { sending, sent, parts, stop };
}

test("whatever breaks a few times, it arrives whole and in order", async () => {
  const broken = fc.array(fc.constantFrom("no" as const, "before" as const, "after" as const), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(broken, async (breaks) => {
      const { sending, parts } = server(breaks);
      expect(await sendLarge(FILE, sending)).toBe(PARTS.join());
      expect(parts).toEqual(PARTS);
    }),
    { numRuns: 40 },
  );
});

test("a later try sends what is missing, and no other file", async () => {
  const { sending, sent } = server([], PARTS.slice(0, 2));
  await sendLarge(FILE, sending);
  expect(sent).toEqual([3]);
  const other = new Blob([new Uint8Array(2 * PART_SIZE + 100).fill(9)]);
  await expect(sendLarge(other, server([], PARTS.slice(0, 1)).sending)).rejects.toThrow(OtherFileError);
});

test("what is refused is not tried again, and a line that stays broken is given up", async () => {
  await expect(sendLarge(FILE, server(["no", "refused"]).sending)).rejects.toMatchObject({ status: 403 });
  const { sending, parts } = server(["no", "no", ...Array(9).fill("before")]);
  await expect(sendLarge(FILE, sending)).rejects.toMatchObject({ status: 0 });
  expect(parts).toHaveLength(1);
});

test("a pause stops it between two parts, and keeps what has arrived", async () => {
  const { sending, stop, parts } = server();
  const paused = { ...sending, onProgress: () => stop.abort() };
  await expect(sendLarge(FILE, paused)).rejects.toMatchObject({ name: "AbortError" });
  expect(parts).toHaveLength(1);
});

test("one that was cut off begins at what has arrived, and says when it waits for the line", async () => {
  const shares: number[] = [];
  const waits: boolean[] = [];
  const { sending } = server(["before"], PARTS.slice(0, 1));
  await sendLarge(FILE, { ...sending, onProgress: (share) => shares.push(share), onWaiting: (waiting) => waits.push(waiting) });
  expect(shares).toEqual([PART_SIZE / FILE.size, (2 * PART_SIZE) / FILE.size, 1]);
  expect(waits).toEqual([true, false]);
});

test("what another tab has filed meanwhile is filed", async () => {
  const { sending } = server([], PARTS.slice(0, 1));
  const gone = new ApiError(400, JSON.stringify({ issues: [{ field: "file", code: "case_upload_gone" }] }), "Bad Request");
  const send = () => Promise.reject(gone);
  expect(await sendLarge(FILE, { ...sending, send, finish: async () => "filed" })).toBe("filed");
  // Given up instead: refused there too.
  await expect(sendLarge(FILE, { ...sending, send, finish: send })).rejects.toBe(gone);
});
