/** The writer of records at the bounds of its format, with streams that hold nothing. */
import { describe, expect, test } from "vitest";
import { unzip } from "#app/record-verifier/unzip.ts";
import { type ArchivedFile, archive, archivedSize, fitsArchive, known } from "./record-archive.server.ts";

const AT = new Date("2026-11-22T12:00:00Z");
const empty = (name: string): ArchivedFile => ({
  name,
  size: 0,
  open: async () => new ReadableStream({ start: (stream) => stream.close() }),
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => empty(`d/${index}`));
const bytesOf = async (files: readonly ArchivedFile[]) => new Uint8Array(await new Response(archive(files, AT)).arrayBuffer());

describe("an archive's size", () => {
  test.each([
    ["of nothing", []],
    ["of one file", [known("manifest.json", new TextEncoder().encode("{}"))]],
    ["of names beyond ASCII", [known("documents/Añá 漢.pdf", new Uint8Array(1234)), empty("documents/0002 é.docx")]],
  ])("is known before it is written, to the byte: %s", async (_, files) => {
    expect((await bytesOf(files)).byteLength).toBe(archivedSize(files));
  });
});

describe("at the bounds", () => {
  test("as many files as the directory can count are written and read back; one more is refused", async () => {
    const most = numbered(65_534);
    expect(fitsArchive(most)).toBe(true);
    const bytes = await bytesOf(most);
    expect(bytes.byteLength).toBe(archivedSize(most));
    expect((await unzip(bytes)).size).toBe(65_534);
    expect(fitsArchive(numbered(65_535))).toBe(false);
  }, 120_000);

  test("the last byte that an offset can name is taken, and no further one", () => {
    const around = archivedSize([empty("a")]);
    expect(fitsArchive([{ name: "a", size: 2 ** 32 - 2 - around }])).toBe(true);
    expect(fitsArchive([{ name: "a", size: 2 ** 32 - 1 - around }])).toBe(false);
  });
});
