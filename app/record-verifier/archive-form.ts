/**
 * The one form in which a file may lie in an archive: a plain file that every program unpacks, under a name that every program reads alike. It is
 * what Concord's export writes, and what programs write that pack its files again (Info-ZIP, Windows Explorer, 7-Zip).
 */
import type { RecordFaultCode } from "#app/domain/case/chain/record-check.ts";
import { normalized } from "#app/domain/normalized.ts";

type ArchiveFaultCode = Extract<RecordFaultCode, `archive_${string}`>;

/** An archive that programs could read in different ways, or that is not unpacked for another reason. */
export class ArchiveFault extends Error {
  /** The name of what lies in it so; null where it is the archive as a whole. */
  readonly file: string | null;
  readonly code: ArchiveFaultCode;

  constructor(file: string | null, code: ArchiveFaultCode = file === null ? "archive_form" : "archive_file") {
    super("archive");
    this.file = file;
    this.code = code;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The length of a file follows its data, which can say one itself: who reads the archive as a stream would find other files. */
export const DESCRIBED_AFTER = 8;
export const NAMED_IN_UTF8 = 0x0800;
/** What a file's flags may say: how hard it was packed, and in which letters it is named. Not that it is encrypted, patched, masked or described after. */
export const READ_FLAGS = 0x0006 | NAMED_IN_UTF8;
export const [STORED, DEFLATED] = [0, 8];
/** Files stored or deflated, and folders: what every program reads. */
const READ_VERSION = 20;
/** Who packed it: MS-DOS, Unix, NTFS, macOS. By others a file could be said to be a link in ways of their own. */
const [UNIX, MACOS] = [3, 19];
const HOSTS: readonly number[] = [0, UNIX, 11, MACOS];
/** Of the upper half of the attributes, by any of them: a file, a folder, or nothing; a link or a device is none of them. */
const [KIND, A_FILE, A_FOLDER, READ_BY_OWNER] = [0xf000, 0x8000, 0x4000, 0o400];
const DOS_FOLDER = 0x10;
/** Of the lower half: read-only, changed, plain, not searched, and what macOS and 7-Zip mark as theirs. Not hidden, of the system, a label of a disk or a link. */
const PLAIN = 0x0001 | 0x0020 | 0x0080 | 0x2000 | 0x4000 | 0x8000;
/** The extra field that says a file's name once more (Info-ZIP), and those that say when it was changed and whose it is (Unix, NTFS). */
const NAMED_AGAIN = 0x7075;
const HARMLESS: readonly number[] = [0x5455, 0x5855, 0x7855, 0x7875, 0x000a];
/** Names that end early, lead out of the folder, or to a drive. */
const NO_NAME = /[\u0000-\u001f\u007f]|^$|^[/\\]|^[A-Za-z]:|(?:^|[/\\])\.\.?(?:[/\\]|$)/;

export const isFolder = (name: string) => name.endsWith("/");

/**
 * Throws for what is no UTF-8 or does not say that it is: programs would read other letters, and two names could read alike. macOS and Info-ZIP
 * on Unix (`host`) write UTF-8 without saying so.
 */
export function nameAt(bytes: Bytes, at: number, length: number, { flags, host }: { flags: number; host: number }): string {
  const name = bytes.subarray(at, at + length);
  if ((flags & NAMED_IN_UTF8) === 0 && host !== UNIX && host !== MACOS && name.some((byte) => byte > 0x7f)) throw new Error("name");
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(name);
}

/** No extra field names the file otherwise, gives it other sizes or says what only some programs read; each ends where they end. */
export function requireOneReading(bytes: Bytes, view: DataView, at: number, length: number, name: string): void {
  const until = at + length;
  let field = at;
  while (field + 4 <= until) {
    const [id, size] = [view.getUint16(field, true), view.getUint16(field + 2, true)];
    const isSame = id === NAMED_AGAIN && size > 5 && nameAt(bytes, field + 9, size - 5, { flags: NAMED_IN_UTF8, host: UNIX }) === name;
    if (!isSame && !HARMLESS.includes(id)) throw new Error("extra");
    field += 4 + size;
  }
  if (field !== until) throw new Error("extra");
}

/** What the directory's line at `at` says of a file: it is one, whole in this archive, and nobody would pass over it. Throws otherwise. */
export function requireForm(view: DataView, at: number, name: string): void {
  const [host, version, disk] = [view.getUint8(at + 5), view.getUint16(at + 6, true), view.getUint16(at + 34, true)];
  // Of the inner attributes only whether a file is text.
  const isReadByAll = HOSTS.includes(host) && version <= READ_VERSION && disk === 0 && view.getUint16(at + 36, true) <= 1;
  if (NO_NAME.test(name) || !isReadByAll) throw new Error("form");
  const attributes = view.getUint32(at + 38, true);
  const [mode, marks] = [attributes >>> 16, attributes & 0xffff];
  const folder = isFolder(name);
  const isKind = [0, folder ? A_FOLDER : A_FILE].includes(mode & KIND) && (marks & ~(PLAIN | (folder ? DOS_FOLDER : 0))) === 0;
  const isReadable = (mode & READ_BY_OWNER) !== 0 || ![UNIX, MACOS].includes(host);
  if (!isKind || !isReadable) throw new Error("kind");
}

/** The file's own header at `local` asks for no more than the directory's line may. */
export const isReadVersion = (view: DataView, local: number) => view.getUint16(local + 4, true) <= READ_VERSION;

/** As a file system that knows no case takes it. */
const taken = (name: string) => normalized(name, "NFKC").toLowerCase();
/** "a/", "a/b/" of "a/b/c". */
const foldersOf = (name: string) => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1));

/**
 * Folders are those that files lie in, and no file has the name of one: unpacked, it would be left out. Throws `ArchiveFault` for the first that
 * is not so.
 */
export function requireFoldersOfFiles(folders: readonly string[], files: Iterable<string>): void {
  const names = [...files];
  const parents = new Set(names.flatMap(foldersOf));
  const occupied = new Set(names.map((name) => `${taken(name)}/`));
  for (const folder of [...folders, ...parents]) if (!parents.has(folder) || occupied.has(taken(folder))) throw new ArchiveFault(folder);
}
