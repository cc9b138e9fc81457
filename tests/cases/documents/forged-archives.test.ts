/** Archives that unpack into something else than what `verify.html` checked, packed here as an attacker would; and what honest programs pack. */
import { describe, expect, test } from "vitest";
import type { ArchiveFault } from "#app/record-verifier/archive-form.ts";
import { contentsOf } from "#app/record-verifier/dropped-files.ts";
import { readKnownHead } from "#app/record-verifier/known-head.ts";
import { APPLE_DOUBLE, type Bytes, deflated, file, folder, given, type Packed, text, UTF8, unix, zipOf } from "./packed-archive.ts";

const DOCUMENT = "documents/001 Pièce.pdf";
const FILES: readonly [string, Bytes][] = [
  ["manifest.json", text("{}")],
  ["entries.json", text("[]")],
  [DOCUMENT, text("%PDF-1.4/../._x")],
  ["documents/002 C-2 Taking-over certificate.pdf", text("%PDF-1.7 genuine")],
];
/** The record, with something else of the document or of every file. */
const record = (also: Partial<Packed> = {}, only = DOCUMENT) =>
  FILES.map(([name, data]) => file(name, data, only === name || only === "" ? also : {}));

const faultOf = (entries: readonly Packed[]) =>
  given(entries).then(
    () => "read",
    (error: ArchiveFault) => error.file,
  );

describe("a file that programs would unpack as another thing, or not at all, is refused by its name", () => {
  test.each([2, 5, 6, 16, 30, 255])("a link that system %s makes of it", async (host) => {
    const others = [folder("documents/%PDF-1.4/"), file("documents/._x", APPLE_DOUBLE)];
    expect(await faultOf(record({ host, attributes: unix(0o120777) }))).toBe(DOCUMENT);
    expect(await faultOf([...record({ host, attributes: unix(0o120777) }), ...others])).toBe(DOCUMENT);
    expect(await faultOf(record({ host }))).toBe(DOCUMENT);
  });

  test.each([
    ["a link, of any system", { attributes: unix(0o120777) }],
    ["a device", { host: 3, attributes: unix(0o020666) }],
    ["a file that its owner may not read", { host: 3, attributes: unix(0o100000) }],
    ["the label of a disk", { attributes: 0x08 }],
    ["the label of a disk, on Unix", { host: 3, attributes: unix(0o100644) + 0x08 }],
    ["a hidden file", { attributes: 0x02 }],
    ["a file of the system", { attributes: 0x04 }],
    ["a link of Windows", { attributes: 0x0400 }],
    ["a folder", { attributes: 0x10 }],
    ["what later programs read", { version: 99 }],
    ["what later programs read, at the file itself", { ownVersion: 99 }],
    ["what other systems read", { version: 0x0514 }],
    ["a file on another disk", { disk: 1 }],
    ["a file with marks of its own inside", { inner: 2 }],
    ["a name that says no letters beyond ASCII", { flags: 0 }],
  ] as [string, Partial<Packed>][])("%s", async (_, also) => {
    expect(await faultOf(record(also))).toBe(DOCUMENT);
  });
});

describe("what a file's own header says otherwise than its line in the directory is refused by its name", () => {
  const ENCRYPTED_MASKED = [1, 0x20, 0x40, 0x2000];
  test.each([
    ...[0x0002, 0x0004, 0x0006, 0x0010, 8, ...ENCRYPTED_MASKED].map((bits) => [`flags ${bits}`, { flags: UTF8 | bits }] as const),
    ["that it is not named in UTF-8", { flags: 0 }],
    ["that it is deflated", { method: 8 }],
    ["another time", { time: 1 }],
    ["another day", { day: 0x5b7e }],
    ["another checksum", { crc: 1 }],
    ["no checksum", { crc: 0 }],
    ["another length", { size: 1 }],
    ["no length", { size: 0, packed: 0 }],
    ["another packed length", { packed: 1 }],
    ["another name", { name: "documents/001 Pièse.pdf" }],
    ["the beginning of its name", { name: "documents/001" }],
  ] as [string, Packed["own"]][])("%s", async (_, own) => {
    expect(await faultOf(record({ own }))).toBe(DOCUMENT);
  });

  test("and so is what both say, where a length follows the data", async () => {
    const described = (also: Partial<Packed>) => given(record({ flags: UTF8 | 8, ...also }, "")).catch(({ code }) => code);
    expect([await described({}), await described({ host: 3 })]).toEqual(["archive_older", "archive_file"]);
    const packed = FILES.map(([name, data]) => deflated(name, data, { host: 3, flags: UTF8 | 8 }));
    expect(await faultOf(packed)).toBe("manifest.json");
  });
});

test("documents that lie out of their folders are not put back, in an archive and in a folder", async () => {
  const flat = FILES.map(([name, data]) => [name.slice(name.lastIndexOf("/") + 1), data] as const);
  const names = flat.map(([name]) => name);
  for (const folder of ["", "CA-1/"]) {
    const dropped = contentsOf(flat.map(([name, data]) => ({ path: folder + name, file: new File([data], name) })));
    expect([...(await dropped).contents.keys()]).toEqual(names);
    expect([...(await given(flat.map(([name, data]) => file(folder + name, data)))).contents.keys()]).toEqual(names);
  }
});

test("a name with a backslash is a file that was put in, whatever it begins with", async () => {
  for (const name of ["documents/._x\\009 C-3b.pdf", "._x\\009 C-3b.pdf", "documents\\._x", "documents/\\._x"]) {
    const { contents, foreign } = await given([...record(), file(name, APPLE_DOUBLE)]);
    expect([contents.has(name), foreign]).toEqual([true, []]);
  }
});

describe("a folder is one in which files of the record lie", () => {
  test.each([
    ["with the name of a document", `${DOCUMENT}/`],
    ["with its name in capitals", `${DOCUMENT.toUpperCase()}/`],
    ["with a message in its name", "documents/READ ME - exhibits 1 to 9 were withdrawn/"],
    ["with the name of the manifest", "manifest.json/"],
    ["that is empty", "documents/%PDF-1.4/"],
    ["that would be made of another", "documents\\x/"],
  ])("and none %s, first or last", async (_, name) => {
    expect(await faultOf([folder(name), ...record()])).toBe(name);
    expect(await faultOf([...record(), folder(name)])).toBe(name);
  });

  test("nor one of which a file of macOS says that it is there", async () => {
    expect(await faultOf([file(`${DOCUMENT}/._x`, APPLE_DOUBLE), ...record()])).toBe(`${DOCUMENT}/`);
    expect(await faultOf([file(`${DOCUMENT.toLowerCase()}/._x`, APPLE_DOUBLE), ...record()])).toBe("documents/001 pièce.pdf/");
    const { contents, foreign } = await given([...record(), file("documents/%PDF-1.4/._x", APPLE_DOUBLE)]);
    expect([contents.has("documents/%PDF-1.4/._x"), foreign]).toEqual([true, []]);
  });

  test("nor one twice", async () => {
    expect(await faultOf([folder("documents/"), ...record(), folder("documents/")])).toBe("documents/");
  });
});

test("an archive that is not whole names no file", async () => {
  const bytes = zipOf(record());
  const cut = contentsOf([{ path: "r.zip", file: new File([bytes.slice(0, -1)], "r.zip") }]);
  expect(await cut.catch((error: ArchiveFault) => error.file)).toBeNull();
});

test.each([
  ["Concord", {}, null],
  [
    "Info-ZIP",
    { host: 3, attributes: unix(0o100644), version: 10, ownVersion: 10, inner: 1 },
    { host: 3, attributes: unix(0o040755) + 0x10 },
  ],
  ["macOS, with lengths first", { host: 3, attributes: unix(0o100644) + 0x4000 }, { host: 3, attributes: unix(0o040755) + 0x4000 }],
  ["macOS, by its own number", { host: 19, attributes: unix(0o100600), flags: 0 }, { host: 19, attributes: unix(0o040700) }],
  ["Windows Explorer", { attributes: 0x20 }, { attributes: 0x10 }],
  ["Windows, of read-only files", { host: 11, attributes: 0x21 }, { host: 11, attributes: 0x10 }],
  ["7-Zip", { attributes: 0x2020 }, { attributes: 0x2010 }],
  ["7-Zip on Unix", { host: 3, attributes: unix(0o100644) + 0x8020 }, { host: 3, attributes: unix(0o040755) + 0x8010 }],
  ["Python", { host: 3, attributes: unix(0o600) }, { host: 3, attributes: unix(0o040775) + 0x10 }],
] as [string, Partial<Packed>, Partial<Packed> | null][])("what %s packs is read", async (_, also, folders) => {
  const packed = [...(folders ? [folder("documents/", folders)] : []), ...record(also, "")];
  expect([...(await given(packed)).contents.keys()].sort()).toEqual(FILES.map(([name]) => name).sort());
});

test("a head that is typed is compared, or its reader learns which field cannot be read", () => {
  const hash = "ab".repeat(32);
  expect(readKnownHead("", " ")).toEqual({ head: undefined });
  expect(readKnownHead(" 3 ", `AB ${hash.slice(2)}\n`)).toEqual({ head: { seq: 3, hash } });
  for (const seq of ["", "Nr.3", "3.", "1,234", "0", "-1", "3 4", "1e3", "9999999999"])
    expect(readKnownHead(seq, hash)).toEqual({ unread: "seq" });
  for (const cut of ["", hash.slice(1), `${hash}0`, "x".repeat(64)]) expect(readKnownHead("3", cut)).toEqual({ unread: "hash" });
});
