/** A ZIP archive written as it is read: of what it encloses, one piece at a time is in memory. Nothing is compressed, since documents are already. */
import { Zip, ZipPassThrough } from "fflate";

export interface ArchivedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Opened when its turn comes. */
  open(): Promise<ReadableStream<Uint8Array>>;
}

/** A file whose bytes are known. */
export const known = (name: string, bytes: Uint8Array<ArrayBuffer>): ArchivedFile => ({
  name,
  size: bytes.byteLength,
  open: async () => new Blob([bytes]).stream(),
});

/** What the format's own fields hold (APPNOTE 6.3, 4.4): the highest value says "see ZIP64", which is not written here. */
const MOST_FILES = 2 ** 16 - 2;
const MOST_BYTES = 2 ** 32 - 2;
/** Of a file: its header, what follows its bytes, and its line in the directory; of the archive: the directory's end. */
const AROUND_A_FILE = 30 + 16 + 46;
const END = 22;

/** The bytes of an archive of these files: names stand in it twice. */
export function archivedSize(files: readonly Pick<ArchivedFile, "name" | "size">[]): number {
  const encoder = new TextEncoder();
  return files.reduce((sum, { name, size }) => sum + AROUND_A_FILE + 2 * encoder.encode(name).byteLength + size, END);
}

/** Whether these files make one archive that every program can open. Asked before anything of it is written: half a record is none. */
export const fitsArchive = (files: readonly Pick<ArchivedFile, "name" | "size">[]): boolean =>
  files.length <= MOST_FILES && archivedSize(files) <= MOST_BYTES;

/** The archive; `at` is the date of everything in it. What cannot be read breaks the stream: half a record is none. */
export function archive(files: readonly ArchivedFile[], at: Date): ReadableStream<Uint8Array> {
  const pieces = piecesOf(files, at);
  return new ReadableStream<Uint8Array>(
    {
      // Asked for when the reader has taken what came before.
      async pull(controller) {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

async function* piecesOf(files: readonly ArchivedFile[], at: Date): AsyncGenerator<Uint8Array, void> {
  let ready: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failed = error;
    else ready.push(piece);
  });
  const taken = () => {
    if (failed) throw failed;
    const pieces = ready.filter(({ byteLength }) => byteLength > 0);
    ready = [];
    return pieces;
  };
  for (const { name, open } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of await open()) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
