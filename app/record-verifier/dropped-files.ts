/** What a reader gives to the page: the archive, or the files and folders that were unpacked from it. */

import { isRecordFile, type RecordContents } from "#app/domain/case/chain/record-check.ts";
import { RECORD_FILES } from "#app/domain/case/record.ts";
import { unzip } from "./unzip.ts";

export interface Given {
  /** With its folders, as far as the browser tells them. */
  path: string;
  file: File;
}

/** What operating systems put next to people's files. */
const OF_SYSTEMS = /(^|\/)(\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i;

/** The files of a record by their names in it. Throws when an archive cannot be read. */
export async function contentsOf(given: readonly Given[]): Promise<RecordContents> {
  const [only] = given;
  const read = new Map<string, Uint8Array<ArrayBuffer>>();
  if (given.length === 1 && only && /\.zip$/i.test(only.file.name)) return rooted(await unzip(await bytesOf(only.file)));
  for (const { path, file } of given) if (!OF_SYSTEMS.test(path)) read.set(path, await bytesOf(file));
  return rooted(read);
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Names as seen from the record's own folder; a document that was given alone is put back into its folder. */
function rooted(contents: RecordContents): RecordContents {
  const manifest = [...contents.keys()]
    .filter((path) => path === RECORD_FILES.manifest || path.endsWith(`/${RECORD_FILES.manifest}`))
    .sort((one, other) => one.length - other.length)[0];
  const root = manifest?.slice(0, -RECORD_FILES.manifest.length) ?? "";
  const named = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, bytes] of contents) {
    if (OF_SYSTEMS.test(path)) continue;
    const own = path.startsWith(root) ? path.slice(root.length) : path;
    const alone = !own.includes("/") && !isRecordFile(own) && !contents.has(`documents/${own}`) && /^\d{3} /.test(own);
    named.set(alone ? `documents/${own}` : own, bytes);
  }
  return named;
}

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
