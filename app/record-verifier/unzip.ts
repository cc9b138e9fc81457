/**
 * Reads a ZIP archive (APPNOTE 6.3, without encryption and ZIP64): what Concord exports, and what people pack again. Programs read an archive in
 * different ways; one that they could read differently is refused, since what is checked here would not be what its reader opens.
 */
import type { RecordContents } from "#app/domain/case/chain/record-check.ts";

const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
/** The end of the directory may be followed by a comment of so many bytes. */
const MOST_COMMENT = 65_535;
const ENCRYPTED = 1;
const DESCRIBED_AFTER = 8;
/** The extra field that gives a file another name (Info-ZIP). */
const OTHER_NAME = 0x7075;

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as the directory has it. */
interface Entry {
  name: string;
  flags: number;
  method: number;
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
  const contents = new Map<string, Bytes>();
  const places: { from: number; until: number; flags: number }[] = [];
  let at = directory;
  for (let read = 0; read < count; read += 1) {
    const entry = entryAt(bytes, view, at);
    const from = dataOf(bytes, view, entry);
    const { name, method, packed, local, flags } = entry;
    if (from + packed > directory) throw new Error("cut");
    places.push({ from: local, until: from + packed, flags });
    // Two files of one name are no archive of ours, and nobody could say which is meant.
    if (contents.has(name)) throw new Error("twice");
    const data = bytes.subarray(from, from + packed);
    if (!name.endsWith("/")) contents.set(name, method === 0 ? data : await inflate(data, method));
    at = entry.next;
  }
  if (at !== end) throw new Error("count");
  requireNoGaps(view, places, directory);
  return contents;
}

function entryAt(bytes: Bytes, view: DataView, at: number): Entry {
  if (view.getUint32(at, true) !== IN_DIRECTORY) throw new Error("directory");
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const name = nameAt(bytes, at + 46, nameLength);
  requireOneName(bytes, view, at + 46 + nameLength, extraLength, name);
  return {
    name,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    local: view.getUint32(at + 42, true),
    next: at + 46 + nameLength + extraLength + commentLength,
  };
}

/** Where a file's data begins; its own header says of it what the directory does. */
function dataOf(bytes: Bytes, view: DataView, { name, flags, method, packed, local }: Entry): number {
  if (view.getUint32(local, true) !== LOCAL) throw new Error("entry");
  const [nameLength, extraLength] = [view.getUint16(local + 26, true), view.getUint16(local + 28, true)];
  const own = view.getUint16(local + 6, true);
  const isSame =
    nameAt(bytes, local + 30, nameLength) === name &&
    view.getUint16(local + 8, true) === method &&
    (own & DESCRIBED_AFTER) === (flags & DESCRIBED_AFTER) &&
    ((own & DESCRIBED_AFTER) !== 0 || view.getUint32(local + 18, true) === packed);
  if (!isSame || ((own | flags) & ENCRYPTED) !== 0) throw new Error("entry");
  requireOneName(bytes, view, local + 30 + nameLength, extraLength, name);
  return local + 30 + nameLength + extraLength;
}

const nameAt = (bytes: Bytes, at: number, length: number) => new TextDecoder().decode(bytes.subarray(at, at + length));

/** No extra field names the file otherwise. */
function requireOneName(bytes: Bytes, view: DataView, at: number, length: number, name: string): void {
  const until = at + length;
  let field = at;
  while (field + 4 <= until) {
    const size = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === OTHER_NAME && nameAt(bytes, field + 9, size - 5) !== name) throw new Error("name");
    field += 4 + size;
  }
}

/** The files follow each other from the first byte to the directory, each with nothing but its own description after it. */
function requireNoGaps(view: DataView, places: { from: number; until: number; flags: number }[], directory: number): void {
  const inOrder = [...places].sort((one, other) => one.from - other.from);
  if ((inOrder[0]?.from ?? directory) !== 0) throw new Error("gap");
  for (const [index, { until, flags }] of inOrder.entries()) {
    const gap = (inOrder[index + 1]?.from ?? directory) - until;
    const isSigned = gap >= 16 && view.getUint32(until, true) === DESCRIPTOR;
    const isDescribed = (flags & DESCRIBED_AFTER) !== 0 && (gap === 12 || (isSigned && (gap === 16 || gap === 24)));
    if (gap !== 0 && !isDescribed) throw new Error("gap");
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - MOST_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    // Its comment ends the archive.
    if (at + 22 + view.getUint16(at + 20, true) !== view.byteLength) break;
    return at;
  }
  throw new Error("end");
}

async function inflate(data: Bytes, method: number): Promise<Bytes> {
  if (method !== 8) throw new Error("method");
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
