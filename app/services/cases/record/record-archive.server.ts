/** A ZIP archive written as it is read: of what it encloses, one piece at a time is in memory. Nothing is compressed, since documents are already. */
import { Zip, ZipPassThrough } from "fflate";

export interface ArchivedFile {
  name: string;
  /** Opened when its turn comes. */
  open(): Promise<ReadableStream<Uint8Array>>;
}

/** A file whose bytes are known. */
export const known = (name: string, bytes: Uint8Array<ArrayBuffer>): ArchivedFile => ({
  name,
  open: async () => new Blob([bytes]).stream(),
});

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
