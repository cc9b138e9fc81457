/** What a reader gives to the page: the archive, or the files and folders that were unpacked from it. */

import type { RecordContents } from "#app/domain/case/chain/record-check.ts";
import { ownFolder } from "./own-folder.ts";
import { unzip } from "./unzip.ts";

export interface Given {
  /** With its folders, as far as the browser tells them. */
  path: string;
  file: File;
}

/**
 * What macOS and Windows put next to people's files, by its name and its first bytes: no part of the record and no fault of it, but
 * named, since anything can follow those bytes. A desktop.ini shows files under other names, and is a file that was put in.
 */
const OF_SYSTEMS: readonly (readonly [name: RegExp, first: readonly number[]])[] = [
  [/(?:^|\/)\._[^/]*$/, [0x00, 0x05, 0x16, 0x07]],
  [/(?:^|\/)\.DS_Store$/i, [0x00, 0x00, 0x00, 0x01, 0x42, 0x75, 0x64, 0x31]],
  [/(?:^|\/)Thumbs\.db$/i, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

type Bytes = Uint8Array<ArrayBuffer>;

/** Windows unpacks a name with a backslash into a folder of its own: no system puts one there. */
const looksOfSystem = (path: string, bytes: Bytes) =>
  !path.includes("\\") && OF_SYSTEMS.some(([name, first]) => name.test(path) && first.every((byte, at) => bytes[at] === byte));

/** "", "a/", "a/b/" of "a/b/c". */
const foldersOf = (path: string) => ["", ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))];
/** Where macOS keeps its own of the files of a folder. */
const OF_MACOS = /^__MACOSX\//;

/** Which of what was given an operating system has put there: what looks so, in a folder of other files. In one of its own nothing is put by itself. */
function ofSystems(given: readonly (readonly [string, Bytes])[]): ReadonlySet<string> {
  const [looking, others] = [new Set<string>(), new Set<string>()];
  for (const [path, bytes] of given) (looksOfSystem(path, bytes) ? looking : others).add(path);
  const folders = new Set([...others].flatMap(foldersOf));
  const isIn = (path: string) => folders.has(foldersOf(path.replace(OF_MACOS, "")).at(-1) ?? "");
  return new Set([...looking].filter((path) => !others.has(path) && isIn(path)));
}

export interface Dropped {
  /** The files of a record by their names in it. */
  contents: RecordContents;
  /** Names of what an operating system has put next to them, as it lies there. */
  foreign: readonly string[];
}

/** What was given, read. Throws when an archive cannot be read. */
export async function contentsOf(given: readonly Given[]): Promise<Dropped> {
  const [only] = given;
  if (given.length === 1 && only && /\.zip$/i.test(only.file.name)) return rooted([...(await unzip(await bytesOf(only.file)))]);
  return rooted(await Promise.all(given.map(async ({ path, file }): Promise<[string, Bytes]> => [path, await bytesOf(file)])));
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/**
 * Names as seen from the record's own folder. What lies outside, and a second file of a name, keeps a name that no record has: it was put in,
 * whatever it is called. A document that lies out of its folder is not put back: next to the others its name would say less.
 */
function rooted(given: readonly (readonly [string, Bytes])[]): Dropped {
  const foreign = ofSystems(given);
  const files = given.filter(([path]) => !foreign.has(path));
  const root = ownFolder(files.map(([path]) => path))?.folder ?? "";
  const named = new Map<string, Bytes>();
  for (const [path, bytes] of files) named.set(unused(named, path.startsWith(root) ? path.slice(root.length) : `../${path}`), bytes);
  return { contents: named, foreign: given.map(([path]) => path).filter((path) => foreign.has(path)) };
}

const unused = (named: RecordContents, name: string): string => (named.has(name) ? unused(named, `../${name}`) : name);

/** Everything that was dropped, folders opened. */
export async function filesOfDrop(transfer: DataTransfer): Promise<Given[]> {
  // Asked for before the first wait: afterwards the drop is empty.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return filesOfList(transfer.files);
  return (await Promise.all(entries.map(opened))).flat();
}

export const filesOfList = (files: Iterable<File>): Given[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

async function opened(entry: FileSystemEntry): Promise<Given[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path: entry.fullPath.replace(/^\//, ""), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: Given[] = [];
  // A folder is read in pieces until there is nothing more.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return found;
    found.push(...(await Promise.all(some.map(opened))).flat());
  }
}
