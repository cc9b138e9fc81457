/**
 * Reads a ZIP archive (APPNOTE 6.3, without encryption and ZIP64): what Concord exports, and what people pack again. Programs read an archive in
 * different ways; one that they could read differently is refused, since what is checked here would not be what its reader opens.
 */
import type { RecordContents } from "#app/domain/case/chain/record-check.ts";
import {
  ArchiveFault,
  DESCRIBED_AFTER,
  isFolder,
  isReadVersion,
  NAMED_IN_UTF8,
  nameAt,
  READ_FLAGS,
  requireFoldersOfFiles,
  requireForm,
  requireOneReading,
} from "./archive-form.ts";
import { crc32 } from "./crc32.ts";

const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
/** Where programs look for another end, of ZIP64: right before this one. */
const OTHER_END = 0x07064b50;
const OTHER_END_BYTES = 20;

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as the directory has it. */
interface Entry {
  name: string;
  flags: number;
  /** Who packed it. */
  host: number;
  method: number;
  /** CRC-32 and length of what was packed. */
  crc: number;
  size: number;
  packed: number;
  local: number;
  /** Where the next one of the directory begins. */
  next: number;
}

/**
 * The files by their names. Throws `ArchiveFault` when the bytes are no archive, a broken one, or one that can be read in more than one way, with
 * the name of the file that lies in it so.
 */
export async function unzip(bytes: Bytes): Promise<RecordContents> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const contents = new Map<string, Bytes>();
  const folders: string[] = [];
  const places: Place[] = [];
  let isWhole = false;
  let at = -1;
  try {
    const { directory, count, end } = directoryOf(view);
    at = directory;
    for (let read = 0; read < count; read += 1) {
      const entry = entryAt(bytes, view, at);
      const from = dataOf(bytes, view, entry);
      const { name, packed, local } = entry;
      if (from + packed > directory) throw new Error("cut");
      places.push({ from: local, until: from + packed, entry });
      // Two files of one name are no archive of ours, and nobody could say which is meant.
      if (contents.has(name) || folders.includes(name)) throw new Error("twice");
      const data = await unpacked(bytes.subarray(from, from + packed), entry);
      if (isFolder(name)) folders.push(name);
      else contents.set(name, data);
      at = entry.next;
    }
    isWhole = true;
    if (at !== end) throw new Error("count");
    requireNoGaps(view, places, directory);
  } catch {
    throw new ArchiveFault(at < 0 || isWhole ? null : saidName(bytes, at));
  }
  requireFoldersOfFiles(folders, contents.keys());
  return contents;
}

/** Where the one directory begins and ends, and how many files it names. */
function directoryOf(view: DataView): { directory: number; count: number; end: number } {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  // Right before its end: others could be found by counting from elsewhere.
  if (directory + view.getUint32(end + 12, true) !== end || view.getUint16(end + 8, true) !== count) throw new Error("directory");
  if (view.getUint32(end + 4, true) !== 0) throw new Error("disks");
  return { directory, count, end };
}

/** The name at a line of the directory, as far as it can be shown. */
const saidName = (bytes: Bytes, at: number) =>
  new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (bytes[at + 28] ?? 0) + 256 * (bytes[at + 29] ?? 0))) || null;

/** Where a file lies, from its header to the end of its data. */
interface Place {
  from: number;
  until: number;
  entry: Entry;
}

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
  const flags = view.getUint16(at + 8, true);
  const host = view.getUint8(at + 5);
  const name = nameAt(bytes, at + 46, nameLength, { flags, host });
  // A comment has room for whole files, and for the end of another archive.
  if (commentLength > 0) throw new Error("comment");
  requireOneReading(bytes, view, at + 46 + nameLength, extraLength, name);
  requireForm(view, at, name);
  return {
    name,
    flags,
    host,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    local: view.getUint32(at + 42, true),
    next: at + 46 + nameLength + extraLength,
  };
}

/** Where a file's data begins; its own header says of it what the directory does. */
function dataOf(bytes: Bytes, view: DataView, { name, flags, host, method, crc, packed, size, local }: Entry): number {
  if (view.getUint32(local, true) !== LOCAL) throw new Error("entry");
  const [nameLength, extraLength] = [view.getUint16(local + 26, true), view.getUint16(local + 28, true)];
  const own = view.getUint16(local + 6, true);
  const isDescribed = (own & DESCRIBED_AFTER) !== 0;
  const agrees = (offset: number, value: number) => {
    const said = view.getUint32(local + offset, true);
    return said === value || (isDescribed && said === 0);
  };
  const isSame =
    nameAt(bytes, local + 30, nameLength, { flags: own, host }) === name &&
    isReadVersion(view, local) &&
    view.getUint16(local + 8, true) === method &&
    ((own ^ flags) & (DESCRIBED_AFTER | NAMED_IN_UTF8)) === 0 &&
    [agrees(14, crc), agrees(18, packed), agrees(22, size)].every(Boolean);
  if (!isSame || ((own | flags) & ~READ_FLAGS) !== 0) throw new Error("entry");
  requireOneReading(bytes, view, local + 30 + nameLength, extraLength, name);
  return local + 30 + nameLength + extraLength;
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
