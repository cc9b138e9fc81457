/** What the page in an exported record reads: nothing that another program would show next to or instead of what was checked. */
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { contentsOf } from "#app/record-verifier/dropped-files.ts";

const DOCUMENT = "documents/001 claim.pdf";
const text = (words: string) => new TextEncoder().encode(words) as Uint8Array<ArrayBuffer>;
const FORGED = text("%PDF-1.7 forged");
const GENUINE = { "manifest.json": text("{}"), "entries.json": text("[]"), [DOCUMENT]: text("%PDF-1.7 filed"), "verify.html": text("<p>") };
const NAMES = Object.keys(GENUINE).sort();
type Files = Record<string, Uint8Array<ArrayBuffer>>;

const inFolder = (folder: string, files: Files = GENUINE): Files =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${folder}${name}`, bytes]));
const packed = (bytes: Uint8Array) => contentsOf([{ path: "record.zip", file: new File([new Uint8Array(bytes)], "record.zip") }]);
const dropped = (files: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]) =>
  contentsOf(files.map(([path, bytes]) => ({ path, file: new File([bytes], path.split("/").at(-1) ?? "") })));

/** What was put in is a file that no record has, and what the record has is its own. */
async function expectAdded(contents: ReturnType<typeof contentsOf>, ...added: string[]) {
  const found = await contents;
  expect([...found.keys()].sort()).toEqual([...NAMES, ...added].sort());
  expect(new TextDecoder().decode(found.get(DOCUMENT))).toBe("%PDF-1.7 filed");
}

describe("a record as people pack it", () => {
  test.each([
    ["as it was exported", GENUINE],
    ["in a folder", inFolder("CA-1/")],
    [
      "with what macOS and Windows put beside it",
      {
        ...inFolder("CA-1/"),
        "CA-1/.DS_Store": text("x"),
        "CA-1/Thumbs.db": text("x"),
        "__MACOSX/CA-1/._entries.json": Uint8Array.from([0, 5, 0x16, 7, 1]),
      },
    ],
  ] as [string, Files][])("is read %s, stored or deflated", async (_, files) => {
    for (const level of [0, 6] as const) await expectAdded(packed(zipSync(files, { level })));
  });

  test("is read file by file, also where its documents came without their folder", async () => {
    await expectAdded(dropped(Object.entries(inFolder("CA-1/"))));
    await expectAdded(dropped(Object.entries(GENUINE).map(([path, bytes]) => [path.split("/").at(-1) ?? "", bytes])));
  });
});

describe("a file that was put in is named, wherever it lies", () => {
  test.each([
    ["at the top, where the record is in a folder", { [DOCUMENT]: FORGED, ...inFolder("CA-1/") }, [`../${DOCUMENT}`]],
    ["at the top, after it", { ...inFolder("CA-1/"), [DOCUMENT]: FORGED }, [`../${DOCUMENT}`]],
    [
      "where all that is seen is forged, and the record hidden",
      { [DOCUMENT]: FORGED, "entries.json": FORGED, ...inFolder(".h/") },
      [`../${DOCUMENT}`, "../entries.json"],
    ],
    ["beside the folder of documents", { "CA-1/001 claim.pdf": FORGED, ...inFolder("CA-1/") }, ["001 claim.pdf"]],
    ["under __MACOSX", { ...GENUINE, "__MACOSX/Award.pdf": FORGED }, ["__MACOSX/Award.pdf"]],
    ["as a hidden file", { ...GENUINE, "documents/.Award.pdf": FORGED }, ["documents/.Award.pdf"]],
    ["as what macOS keeps, and is a document", { ...GENUINE, "documents/._Award.pdf": FORGED }, ["documents/._Award.pdf"]],
  ] as [string, Files, string[]][])("%s", async (_, files, added) => {
    await expectAdded(packed(zipSync(files, { level: 0 })), ...added);
    await expectAdded(dropped(Object.entries(files)), ...added);
  });

  test("a second file of one name, dropped with the first", async () => {
    await expectAdded(dropped([...Object.entries(GENUINE), [DOCUMENT, FORGED]]), `../${DOCUMENT}`);
  });
});

describe("an archive that programs read in different ways is not read at all", () => {
  const genuine = zipSync(GENUINE, { level: 0 });
  const endOf = (bytes: Uint8Array) => bytes.length - 22;
  const changed = (bytes: Uint8Array, change: (view: DataView, bytes: Uint8Array) => void) => {
    const copy = Uint8Array.from(bytes);
    change(new DataView(copy.buffer), copy);
    return copy;
  };
  const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  const more = zipSync({ ...GENUINE, "documents/098 Award.pdf": FORGED }, { level: 0 });
  const forged = zipSync({ ...GENUINE, [DOCUMENT]: FORGED }, { level: 0 });

  test.each([
    [
      "counts one file less than it has",
      changed(more, (view) => {
        const end = endOf(more);
        for (const at of [8, 10]) view.setUint16(end + at, view.getUint16(end + at, true) - 1, true);
      }),
    ],
    [
      "has two directories",
      joined(
        genuine.subarray(0, endOf(genuine)),
        changed(forged, (view) => {
          const from = new DataView(genuine.buffer, genuine.byteOffset).getUint32(endOf(genuine) + 16, true);
          view.setUint32(endOf(forged) + 16, from, true);
        }),
      ),
    ],
    ["begins with something else", joined(text("#!/bin/sh\n"), genuine)],
    ["ends with something else", joined(genuine, text("PK"))],
    [
      "names a file otherwise at the file itself",
      changed(genuine, (_, bytes) => {
        bytes[30] = "n".charCodeAt(0);
      }),
    ],
  ])("%s", async (_, bytes) => {
    await expect(packed(bytes)).rejects.toThrow();
  });

  test("is otherwise read", async () => {
    await expectAdded(packed(genuine));
  });
});
