/** Archives that unpack into far more than a record holds: stopped long before that, and never whole. */
import { describe, expect, test } from "vitest";
import { RECORD_FORMAT } from "#app/domain/case/record.ts";
import { inflated } from "#app/record-verifier/inflated.ts";
import { deflated, file, given, type Packed, text } from "./packed-archive.ts";

const MEGABYTE = 2 ** 20;
const NAME = "documents/001 claim.doc";
const zeros = (length: number) => new Uint8Array(length);
const manifest = (...files: [file: string, size: number][]) =>
  text(
    JSON.stringify({
      ...{ format: RECORD_FORMAT, case: { id: "c" }, export: { id: "e" }, follows: { seq: 1 }, shared: { seq: 1 } },
      ...{ kept: [], documents: [], files: files.map(([name, size]) => ({ file: name, size, sha256: "" })) },
    }),
  );
const codeOf = (entries: readonly Packed[]) =>
  given(entries).then(
    () => "read",
    ({ code, file }) => [code, file],
  );

describe("a file is unpacked no further than", () => {
  const bomb = deflated(NAME, zeros(100 * MEGABYTE));

  test("its headers say: what goes on is refused", async () => {
    expect(await codeOf([file("manifest.json", text("{}")), { ...bomb, size: MEGABYTE }])).toEqual(["archive_file", NAME]);
  });

  test("the record's own list says: one byte more shows that it is another", async () => {
    for (const folder of ["", "CA-1/"]) {
      const packed = [{ ...bomb, name: folder + NAME, size: 50 * MEGABYTE }, file(`${folder}manifest.json`, manifest([NAME, 1234]))];
      const { contents } = await given(packed);
      expect(contents.get(NAME)?.byteLength).toBe(1235);
    }
  });

  test("it is asked for, whatever comes behind", async () => {
    const [pieces, broken] = [bomb.data, Uint8Array.from([...bomb.data.slice(0, 20_000), ...text("broken")])];
    expect((await inflated(pieces, 3)).byteLength).toBe(3);
    expect((await inflated(broken, MEGABYTE)).byteLength).toBe(MEGABYTE);
    await expect(inflated(broken, 101 * MEGABYTE)).rejects.toThrow();
    await expect(inflated(Uint8Array.from([...deflated("x", text("all")).data, 0]), 10)).rejects.toThrow();
  });
});

test("an archive that says that it unpacks into far more than itself is not unpacked", async () => {
  const small = deflated(NAME, zeros(1000));
  const many = Array.from({ length: 70 }, (_, at) => ({ ...small, name: `documents/${100 + at} claim.doc`, size: MEGABYTE }));
  expect(await codeOf(many)).toEqual(["archive_size", null]);
  // The same where one says it.
  expect(await codeOf([{ ...small, size: 2 ** 32 - 1 }])).toEqual(["archive_size", null]);
});

test("a record that was packed well is read", async () => {
  const entries = text("[]".padEnd(5 * MEGABYTE));
  const packed = [deflated("manifest.json", manifest(["entries.json", entries.length], [NAME, 10 * MEGABYTE]))];
  const { contents } = await given([...packed, deflated("entries.json", entries), deflated(NAME, zeros(10 * MEGABYTE))]);
  expect([...contents].map(([name, { byteLength }]) => [name, byteLength]).slice(1)).toEqual([
    ["entries.json", 5 * MEGABYTE],
    [NAME, 10 * MEGABYTE],
  ]);
});
