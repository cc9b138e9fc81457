/**
 * Reads a ZIP archive (APPNOTE 6.3, without encryption and ZIP64): what Concord exports, and what people pack again. Programs read an archive in
 * different ways; one that they could read differently is refused, since what is checked here would not be what its reader opens.
 */
import type { RecordContents } from "#app/domain/case/chain/record-check.ts";
import { crc32 } from "./crc32.ts";

const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
/** Where programs look for another end, of ZIP64: right before this one. */
const OTHER_END = 0x07064b50;
const OTHER_END_BYTES = 20;
const DESCRIBED_AFTER = 8;
const NAMED_IN_UTF8 = 0x0800;
/** What a file's flags may say: how hard it was packed, and the two above. Not that it is encrypted, patched or masked. */
const READ_FLAGS = 0x0006 | DESCRIBED_AFTER | NAMED_IN_UTF8;
/** The extra field that says a file's name once more (Info-ZIP), and those that say when it was changed and whose it is (Unix, NTFS). */
const NAMED_AGAIN = 0x7075;
const HARMLESS: readonly number[] = [0x5455, 0x5855, 0x7855, 0x7875, 0x000a];
/** Of Unix and macOS, which say in the upper half of the attributes what a file is: nothing, a file, a folder; a link is none of them. */
const UNIX_HOSTS: readonly number[] = [3, 19];
const [KIND, A_FILE, A_FOLDER] = [0xf000, 0x8000, 0x4000];
const DOS_FOLDER = 0x10;
/** Names that end early, lead out of the folder, or to a drive. */
const NO_NAME = /[\u0000-\u001f\u007f]|^$|^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.?(?:[/\\]|$)/;

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as the directory has it. */
interface Entry {
  name: string;
  flags: number;
  method: number;
  /** CRC-32 and length of what was packed. */
  crc: number;
  size: number;
  packed: number;
  local: number;
  /** Where the next one of the directory begins. */
  next: number;
}

/** Throws when the bytes are no archive, a broken one, or one that can be read in more than one way. */
export async function unzip(bytes: Bytes): Promise<RecordContents> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  // One directory, right before its end: others could be found by counting from elsewhere.
  if (directory + view.getUint32(end + 12, true) !== end || view.getUint16(end + 8, true) !== count) throw new Error("directory");
  if (view.getUint32(end + 4, true) !== 0) throw new Error("disks");
  const contents = new Map<string, Bytes>();
  const places: Place[] = [];
  let at = directory;
  for (let read = 0; read < count; read += 1) {
    const entry = entryAt(bytes, view, at);
    const from = dataOf(bytes, view, entry);
    const { name, packed, local } = entry;
    if (from + packed > directory) throw new Error("cut");
    places.push({ from: local, until: from + packed, entry });
    // Two files of one name are no archive of ours, and nobody could say which is meant.
    if (contents.has(name)) throw new Error("twice");
    const data = await unpacked(bytes.subarray(from, from + packed), entry);
    if (!isFolder(name)) contents.set(name, data);
    at = entry.next;
  }
  if (at !== end) throw new Error("count");
  requireNoGaps(view, places, directory);
  return contents;
}

/** Where a file lies, from its header to the end of its data. */
interface Place {
  from: number;
  until: number;
  entry: Entry;
}

const isFolder = (name: string) => name.endsWith("/");

/** What was packed, as long as the headers say and with their checksum: programs go by the one or the other. A folder holds nothing. */
async function unpacked(data: Bytes, { name, method, crc, size }: Entry): Promise<Bytes> {
  if (isFolder(name) && (data.byteLength > 0 || size !== 0)) throw new Error("folder");
  const whole = method === 0 ? data : await inflate(data, method);
  if (whole.byteLength !== size || crc32(whole) !== crc) throw new Error("size");
  return whole;
}

function entryAt(bytes: Bytes, view: DataView, at: number): Entry {
  if (view.getUint32(at, true) !== IN_DIRECTORY) throw new Error("directory");
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const name = nameAt(bytes, at + 46, nameLength);
  // A comment has room for whole files, and for the end of another archive.
  if (NO_NAME.test(name) || commentLength > 0) throw new Error("name");
  requireOneReading(bytes, view, at + 46 + nameLength, extraLength, name);
  requireKind(view, at, name);
  return {
    name,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    local: view.getUint32(at + 42, true),
    next: at + 46 + nameLength + extraLength,
  };
}

/** A file is a file and a folder a folder; a link would be followed to somewhere else. */
function requireKind(view: DataView, at: number, name: string): void {
  const attributes = view.getUint32(at + 38, true);
  const kind = UNIX_HOSTS.includes(view.getUint8(at + 5)) ? (attributes >>> 16) & KIND : 0;
  const isSaidFolder = kind === A_FOLDER || (attributes & DOS_FOLDER) !== 0;
  if (![0, A_FILE, A_FOLDER].includes(kind) || (isSaidFolder && !isFolder(name))) throw new Error("kind");
}

/** Where a file's data begins; its own header says of it what the directory does. */
function dataOf(bytes: Bytes, view: DataView, { name, flags, method, crc, packed, size, local }: Entry): number {
  if (view.getUint32(local, true) !== LOCAL) throw new Error("entry");
  const [nameLength, extraLength] = [view.getUint16(local + 26, true), view.getUint16(local + 28, true)];
  const own = view.getUint16(local + 6, true);
  const isDescribed = (own & DESCRIBED_AFTER) !== 0;
  const agrees = (offset: number, value: number) => {
    const said = view.getUint32(local + offset, true);
    return said === value || (isDescribed && said === 0);
  };
  const isSame =
    nameAt(bytes, local + 30, nameLength) === name &&
    view.getUint16(local + 8, true) === method &&
    ((own ^ flags) & (DESCRIBED_AFTER | NAMED_IN_UTF8)) === 0 &&
    [agrees(14, crc), agrees(18, packed), agrees(22, size)].every(Boolean);
  if (!isSame || ((own | flags) & ~READ_FLAGS) !== 0) throw new Error("entry");
  requireOneReading(bytes, view, local + 30 + nameLength, extraLength, name);
  return local + 30 + nameLength + extraLength;
}

/** Throws for what is no UTF-8: two names could read alike. */
const nameAt = (bytes: Bytes, at: number, length: number) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes.subarray(at, at + length));

/** No extra field names the file otherwise, gives it other sizes or says what only some programs read; each ends where they end. */
function requireOneReading(bytes: Bytes, view: DataView, at: number, length: number, name: string): void {
  const until = at + length;
  let field = at;
  while (field + 4 <= until) {
    const [id, size] = [view.getUint16(field, true), view.getUint16(field + 2, true)];
    const isSame = id === NAMED_AGAIN && size > 5 && nameAt(bytes, field + 9, size - 5) === name;
    if (!isSame && !HARMLESS.includes(id)) throw new Error("extra");
    field += 4 + size;
  }
  if (field !== until) throw new Error("extra");
}

/** The files follow each other from the first byte to the directory, each with nothing but its own description after it. */
function requireNoGaps(view: DataView, places: readonly Place[], directory: number): void {
  const inOrder = [...places].sort((one, other) => one.from - other.from);
  if ((inOrder[0]?.from ?? directory) !== 0) throw new Error("gap");
  for (const [index, { until, entry }] of inOrder.entries()) {
    const gap = (inOrder[index + 1]?.from ?? directory) - until;
    if (gap !== 0 && !isDescription(view, until, gap, entry)) throw new Error("gap");
  }
}

/** Whether `length` bytes from `at` are the description of this file that follows its data: as the directory has it. */
function isDescription(view: DataView, at: number, length: number, { flags, crc, packed, size }: Entry): boolean {
  if ((flags & DESCRIBED_AFTER) === 0 || ![12, 16, 24].includes(length)) return false;
  const isSigned = length > 12;
  if (isSigned && view.getUint32(at, true) !== DESCRIPTOR) return false;
  const numbers = Array.from({ length: (isSigned ? length - 4 : length) / 4 }, (_, word) =>
    view.getUint32(at + (isSigned ? 4 : 0) + 4 * word, true),
  );
  // In the long form each size has eight bytes.
  const expected = length === 24 ? [crc, packed, 0, size, 0] : [crc, packed, size];
  return expected.every((value, place) => numbers[place] === value);
}

/** The end of the directory ends the archive, without a comment; before it lies no other end. */
function findEnd(view: DataView): number {
  const at = view.byteLength - 22;
  const isEnd = at >= 0 && view.getUint32(at, true) === END_OF_DIRECTORY && view.getUint16(at + 20, true) === 0;
  const hasOther = at >= OTHER_END_BYTES && view.getUint32(at - OTHER_END_BYTES, true) === OTHER_END;
  if (!isEnd || hasOther) throw new Error("end");
  return at;
}

async function inflate(data: Bytes, method: number): Promise<Bytes> {
  if (method !== 8) throw new Error("method");
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
