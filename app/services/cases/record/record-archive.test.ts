/** The writer of records at the bounds of its format, with streams that hold nothing. */
import { Unzip, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { crc32 } from "#app/domain/documents/crc32.ts";
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

/** What a program finds that reads from the front and never sees the directory: by the headers of the files alone. */
function streamed(bytes: Uint8Array): [name: string, data: Uint8Array][] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const found: [string, Uint8Array][] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [flags, method, crc] = [view.getUint16(at + 6, true), view.getUint16(at + 8, true), view.getUint32(at + 14, true)];
    const size = view.getUint32(at + 22, true);
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const data = bytes.subarray(from, from + size);
    expect([flags & 8, method, view.getUint32(at + 18, true), crc32(data)]).toEqual([0, 0, size, crc]);
    found.push([new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + view.getUint16(at + 26, true))), data]);
    at = from + size;
  }
  return found;
}

/** The same, by a program of others. */
function streamedElsewhere(bytes: Uint8Array): [name: string, data: Uint8Array][] {
  const found: [string, Uint8Array][] = [];
  const reader = new Unzip((entry) => {
    const pieces: number[] = [];
    found.push([entry.name, new Uint8Array()]);
    const own = found.length - 1;
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      pieces.push(...piece);
      if (isLast) found[own] = [entry.name, Uint8Array.from(pieces)];
    };
    entry.start();
  });
  for (let at = 0; at < bytes.length; at += 7) reader.push(bytes.slice(at, at + 7), at + 7 >= bytes.length);
  return found;
}

test("who reads it as a stream finds the files of its directory, also where one holds what looks like another", async () => {
  const text = (words: string) => new TextEncoder().encode(words);
  const inner = await bytesOf([known("exhibits/008 C-3 Certificate.pdf", text("forged"))]);
  const paper = text("%PDF-1.4 a paper");
  const described = new DataView(new ArrayBuffer(16));
  for (const [at, value] of [0x08074b50, crc32(paper), paper.length, paper.length].entries()) described.setUint32(4 * at, value, true);
  const hostile = Uint8Array.from([...paper, ...new Uint8Array(described.buffer), ...inner]);
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ["exhibits/008 C-3 Certificate.pdf", text("%PDF-1.7 genuine")],
    ["documents/009 Pièce.pdf", hostile],
    ["documents/010 empty.docx", text("")],
  ];
  const bytes = await bytesOf(files.map(([name, data]) => known(name, data)));
  expect(streamed(bytes)).toEqual(files);
  expect(streamedElsewhere(bytes)).toEqual(files);
  expect(Object.entries(unzipSync(bytes))).toEqual(files);
  expect([...(await unzip(bytes))]).toEqual(files);
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

test("a large file is written as any other, and read twice", async () => {
  const bytes = new Uint8Array(17 * 1024 * 1024).fill(7);
  let opened = 0;
  const large: ArchivedFile = {
    name: "documents/bundle.pdf",
    size: bytes.byteLength,
    open: async () => {
      opened += 1;
      return new Blob([bytes]).stream();
    },
  };
  const whole = await bytesOf([large, known("after.txt", new TextEncoder().encode("after"))]);
  expect(opened).toBe(2);
  const read = unzipSync(whole);
  expect(crc32(read["documents/bundle.pdf"] ?? new Uint8Array())).toBe(crc32(bytes));
  expect(new TextDecoder().decode(read["after.txt"])).toBe("after");
  // One that is another the second time makes no archive.
  let time = 0;
  const changing = { ...large, open: async () => new Blob([bytes.slice(time++)]).stream() };
  await expect(bytesOf([changing])).rejects.toThrow("changed while it was read");
});
