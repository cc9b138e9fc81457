/**
 * Reads a ZIP archive (APPNOTE 6.3, without encryption and ZIP64): what Concord exports, and what people pack again. Programs read an archive in
 * different ways; one that they could read differently is refused, since what is checked here would not be what its reader opens.
 */
import { type RecordContents, sizesIn } from "#app/domain/case/chain/record-check.ts";
import { crc32 } from "#app/domain/documents/crc32.ts";
import {
  ArchiveFault,
  DEFLATED,
  DESCRIBED_AFTER,
  isFolder,
  isReadVersion,
  nameAt,
  READ_FLAGS,
  requireFoldersOfFiles,
  requireForm,
  requireOneReading,
  STORED,
} from "./archive-form.ts";
import { inflated } from "./inflated.ts";
import { ownFolder } from "./own-folder.ts";

const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Where programs look for another end, of ZIP64: right before this one. */
const OTHER_END = 0x07064b50;
const OTHER_END_BYTES = 20;
/** What an archive may unpack into: so many times its own bytes, and so many more. Documents are packed already; entries become a tenth. */
const [MOST_TIMES, AND_BYTES] = [20, 64 * 2 ** 20];

type Bytes = Uint8Array<ArrayBuffer>;

/** A file as the directory has it. */
interface Entry {
  name: string;
  method: number;
  /** CRC-32 and length of what was packed. */
  crc: number;
  size: number;
  packed: number;
  /** Where its own header begins, and where its data does. */
  local: number;
  from: number;
  /** Where the next one of the directory begins. */
  next: number;
}

/**
 * The files by their names. Throws `ArchiveFault` when the bytes are no archive, a broken one, one that can be read in more than one way, with the
 * name of the file that lies in it so, or one that unpacks into more than any record. A file that is longer than the record's own list says is cut
 * one byte behind that length: it is not the file that was exported, and no more of it is unpacked.
 */
export async function unzip(bytes: Bytes): Promise<RecordContents> {
  const entries = entriesOf(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const files = entries.filter(({ name }) => !isFolder(name));
  const [names, folders] = [files.map(({ name }) => name), entries.map(({ name }) => name).filter(isFolder)];
  requireFoldersOfFiles(folders, names);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_TIMES * bytes.byteLength + AND_BYTES) throw new ArchiveFault(null, "archive_size");
  const own = ownFolder(names);
  const manifest = files.find(({ name }) => name === own?.manifest);
  const listed = sizesIn(manifest && (await unpacked(bytes, manifest)));
  const contents = new Map<string, Bytes>();
  for (const entry of files) contents.set(entry.name, await unpacked(bytes, entry, listed.get(entry.name.slice(own?.folder.length ?? 0))));
  return contents;
}

/** What the directory names, each as its own header has it, one after the other from the first byte to the directory. */
function entriesOf(bytes: Bytes, view: DataView): Entry[] {
  const { directory, count, end } = orFault(null, () => directoryOf(view));
  const [entries, names]: [Entry[], Set<string>] = [[], new Set()];
  let at = directory;
  for (let read = 0; read < count; read += 1) {
    const entry = orFault(saidName(bytes, at), () => entryAt(bytes, view, at));
    // Two files of one name are no archive of ours, and nobody could say which is meant.
    if (names.has(entry.name) || entry.from + entry.packed > directory) throw new ArchiveFault(entry.name);
    entries.push(entry);
    names.add(entry.name);
    at = entry.next;
  }
  if (at !== end || !isWithoutGaps(entries, directory)) throw new ArchiveFault(null);
  return entries;
}

/** What `read` gives; throws `ArchiveFault` with the name of what is read where it throws anything else. */
function orFault<Read>(file: string | null, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault(file);
  }
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

function entryAt(bytes: Bytes, view: DataView, at: number): Entry {
  if (view.getUint32(at, true) !== IN_DIRECTORY) throw new Error("directory");
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const [flags, method, host] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true), view.getUint8(at + 5)];
  const name = nameAt(bytes, at + 46, nameLength, { flags, host });
  // As our own export wrote them, and no other program does, before lengths came first.
  if (host === 0 && method === STORED && (flags & DESCRIBED_AFTER) !== 0) throw new ArchiveFault(null, "archive_older");
  // A comment has room for whole files, and for the end of another archive.
  if (commentLength > 0) throw new Error("comment");
  requireOneReading(bytes, view, at + 46 + nameLength, extraLength, name);
  requireForm(view, at, name);
  const [crc, packed, size] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true)) as [number, number, number];
  const isPacked = method === DEFLATED || (method === STORED && packed === size);
  if ((flags & ~READ_FLAGS) !== 0 || !isPacked || (isFolder(name) && packed + size > 0)) throw new Error("form");
  const local = view.getUint32(at + 42, true);
  const from = dataAt(bytes, view, { at, local, nameLength, name });
  return { name, method, crc, size, packed, local, from, next: at + 46 + nameLength + extraLength };
}

/** What a file's own header and its line in the directory say of it: flags, method, time, day, CRC-32, both lengths, and that of its name. */
const [SAID_IN_HEADER, SAID_IN_LINE, SAID_BYTES] = [6, 8, 22];

/** Where the data of a file begins; its own header says of it what its line at `at` does, byte for byte. */
function dataAt(bytes: Bytes, view: DataView, line: { at: number; local: number; nameLength: number; name: string }): number {
  const { at, local, nameLength, name } = line;
  const same = (one: number, other: number, length: number) =>
    bytes.subarray(one, one + length).every((byte, offset) => byte === bytes[other + offset]);
  const isSame =
    view.getUint32(local, true) === LOCAL &&
    isReadVersion(view, local) &&
    same(at + SAID_IN_LINE, local + SAID_IN_HEADER, SAID_BYTES) &&
    same(at + 46, local + 30, nameLength);
  if (!isSame) throw new Error("header");
  const extraLength = view.getUint16(local + 28, true);
  requireOneReading(bytes, view, local + 30 + nameLength, extraLength, name);
  return local + 30 + nameLength + extraLength;
}

/** Whether the files follow each other from the first byte to the directory, with nothing between them. */
function isWithoutGaps(entries: readonly Entry[], directory: number): boolean {
  const inOrder = [...entries].sort((one, other) => one.local - other.local);
  return inOrder.every(({ local }, index) => local === end(inOrder[index - 1])) && end(inOrder.at(-1)) === directory;
}

const end = (entry: Entry | undefined) => (entry ? entry.from + entry.packed : 0);

/** The end of the directory ends the archive, without a comment; before it lies no other end. */
function findEnd(view: DataView): number {
  const at = view.byteLength - 22;
  const isEnd = at >= 0 && view.getUint32(at, true) === END_OF_DIRECTORY && view.getUint16(at + 20, true) === 0;
  const hasOther = at >= OTHER_END_BYTES && view.getUint32(at - OTHER_END_BYTES, true) === OTHER_END;
  if (!isEnd || hasOther) throw new Error("end");
  return at;
}

/**
 * What was packed, as long as the headers say and with their checksum: programs go by the one or the other. `listed`: how long the record's own
 * list says that it is.
 */
async function unpacked(bytes: Bytes, { name, method, crc, size, packed, from }: Entry, listed = size): Promise<Bytes> {
  const data = bytes.subarray(from, from + packed);
  const most = Math.min(size, listed) + 1;
  const whole = method === STORED ? data : await inflated(data, most).catch(() => null);
  const isCut = size > listed && whole?.byteLength === most;
  if (!whole || (!isCut && (whole.byteLength !== size || crc32(whole) !== crc))) throw new ArchiveFault(name);
  return whole;
}
