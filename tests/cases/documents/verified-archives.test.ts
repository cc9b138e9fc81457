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
async function expectAdded(dropped: ReturnType<typeof contentsOf>, ...added: string[]) {
  const { contents: found } = await dropped;
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
        "CA-1/.DS_Store": Uint8Array.from([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31, 0]),
        "CA-1/Thumbs.db": Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]),
        "__MACOSX/CA-1/._entries.json": Uint8Array.from([0, 5, 0x16, 7, 1]),
      },
    ],
  ] as [string, Files][])("is read %s, stored or deflated", async (_, files) => {
    for (const level of [0, 6] as const) await expectAdded(packed(zipSync(files, { level })));
  });

  test("is read file by file from its folder", async () => {
    await expectAdded(dropped(Object.entries(inFolder("CA-1/"))));
    await expectAdded(dropped(Object.entries(GENUINE)));
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

  test.each([
    ["as settings of a folder, which show files under other names", { ...GENUINE, "documents/desktop.ini": text("[LocalizedFileNames]") }],
    ["as a preview of pictures, and is a document", { ...GENUINE, "documents/Thumbs.db": FORGED }],
    ["as the look of a folder, and is a document", { ...GENUINE, "documents/.DS_Store": FORGED }],
  ] as [string, Files][])("%s", async (_, files) => {
    const name = Object.keys(files).at(-1) ?? "";
    await expectAdded(packed(zipSync(files, { level: 0 })), name);
    await expectAdded(dropped(Object.entries(files)), name);
  });

  test("also where it begins like what macOS keeps: it is no part of the record, and nobody passes over it", async () => {
    const behind = Uint8Array.from([0, 5, 0x16, 7, ...FORGED]);
    const files = inFolder("CA-1/", { ...GENUINE, "documents/._Award.pdf": behind });
    for (const given of [packed(zipSync(files, { level: 6 })), dropped(Object.entries(files))]) {
      await expectAdded(given);
      expect((await given).foreign).toEqual(["CA-1/documents/._Award.pdf"]);
    }
    expect((await packed(zipSync(GENUINE))).foreign).toEqual([]);
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

  /** The directory's entry of a file, and the file's own header. */
  const headersOf = (bytes: Uint8Array, name: string) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    let at = view.getUint32(endOf(bytes) + 16, true);
    for (;;) {
      const length = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)) === name) return { at, local };
      at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  };
  /** With other headers of the document. */
  const reheaded = (level: 0 | 6, change: (view: DataView, headers: { at: number; local: number }) => void) => {
    const bytes = zipSync(GENUINE, { level });
    return changed(bytes, (view) => change(view, headersOf(bytes, DOCUMENT)));
  };
  const sized = (level: 0 | 6, size: number) =>
    reheaded(level, (view, { at, local }) => {
      view.setUint32(at + 24, size, true);
      view.setUint32(local + 22, size, true);
    });
  /** A name of the same length, in both headers. */
  const renamed = (files: Files, from: string, to: string) => {
    const bytes = zipSync(files, { level: 0 });
    return changed(bytes, (_, copy) => {
      const { at, local } = headersOf(bytes, from);
      for (const place of [at + 46, local + 30]) copy.set(text(to), place);
    });
  };

  /** A comment of the last file, right before the end. */
  const withComment = (comment: Uint8Array) => {
    const end = endOf(genuine);
    const longer = joined(genuine.subarray(0, end), comment, genuine.subarray(end));
    return changed(longer, (view) => {
      let at = view.getUint32(endOf(longer) + 16, true);
      for (let next = at; next < end; ) {
        at = next;
        next += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      }
      view.setUint16(at + 32, comment.length, true);
      const sizeAt = endOf(longer) + 12;
      view.setUint32(sizeAt, view.getUint32(sizeAt, true) + comment.length, true);
    });
  };
  const zippedWithEnd = (comment: Uint8Array) =>
    changed(joined(genuine, comment), (view) => view.setUint16(genuine.length - 2, comment.length, true));

  test.each([
    ["holds a file that is shorter by its headers", sized(0, 5)],
    ["holds a packed file that is shorter by its headers", sized(6, 5)],
    ["holds a file that is empty by its headers", sized(0, 0)],
    [
      "has another checksum",
      reheaded(0, (view, { at, local }) => {
        view.setUint32(at + 16, 7, true);
        view.setUint32(local + 14, 7, true);
      }),
    ],
    ["has another checksum at the file itself", reheaded(0, (view, { local }) => view.setUint32(local + 14, 7, true))],
    ["has another length at the file itself", reheaded(0, (view, { local }) => view.setUint32(local + 22, 7, true))],
    ["holds a name that ends early", renamed({ ...GENUINE, [`${DOCUMENT}_/`]: FORGED }, `${DOCUMENT}_/`, `${DOCUMENT}\0/`)],
    ["holds a folder with something in it", zipSync({ ...GENUINE, "documents/more/": FORGED }, { level: 0 })],
    ["leads out of its folder", zipSync({ ...GENUINE, "../desktop.ini": FORGED }, { level: 0 })],
    ["leads to a drive", zipSync({ ...GENUINE, "C:/x/claim.pdf": FORGED }, { level: 0 })],
    [
      "holds a link in the place of a file",
      reheaded(0, (view, { at }) => {
        view.setUint8(at + 5, 3);
        view.setUint32(at + 38, 0o120777 * 0x10000, true);
      }),
    ],
    [
      "says that a file is encrypted in another way",
      reheaded(0, (view, { at, local }) => {
        view.setUint16(at + 8, 0x40, true);
        view.setUint16(local + 6, 0x40, true);
      }),
    ],
    ["has a comment of a file", withComment(text("a whole archive"))],
    [
      "has another end before its end",
      withComment(
        (() => {
          const end = new Uint8Array(20);
          new DataView(end.buffer).setUint32(0, 0x07064b50, true);
          return end;
        })(),
      ),
    ],
    [
      "says of a file what only some programs read",
      zipSync({ ...GENUINE, [DOCUMENT]: [FORGED, { extra: { 25461: new Uint8Array(4) } }] }, { level: 0 }),
    ],
    ["has a comment", zippedWithEnd(text("comment"))],
    [
      "gives a file other sizes in a field of its own",
      zipSync({ ...GENUINE, [DOCUMENT]: [FORGED, { extra: { 1: new Uint8Array(16) } }] }, { level: 0 }),
    ],
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
