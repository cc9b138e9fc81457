/**
 * A ZIP archive written as it is read: of what it encloses, one file at a time is in memory, and of a large one nothing but the piece that is
 * written: it is read twice. Nothing is compressed, since documents are already, and
 * each file's own header says its length and checksum (APPNOTE 6.3, 4.3.7), so that who reads the archive as a stream and who goes by its directory
 * find the same files: a length that only follows the data can be said by the data itself.
 */
// The runtime's own, in machine code: a record of some gigabytes would take more than its CPU in ours (`domain/documents/crc32.ts`).
import { crc32 } from "node:zlib";

export interface ArchivedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Its checksum where it is known already: then it is opened once, however large. */
  crc?: number;
  /** Opened when its turn comes; a large one twice. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** A file whose bytes are known, in one piece or several. */
export const known = (name: string, ...pieces: readonly Uint8Array<ArrayBuffer>[]): ArchivedFile => ({
  name,
  size: lengthOf(pieces),
  crc: pieces.reduce((sum, piece) => crc32(piece, sum), 0),
  open: async () => inOrder(pieces),
});

async function* inOrder(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  yield* pieces;
}

/** What the format's own fields hold (APPNOTE 6.3, 4.4): the highest value says "see ZIP64", which is not written here. */
const MOST_FILES = 2 ** 16 - 2;
const MOST_BYTES = 2 ** 32 - 2;
/** Bytes without their names: a file's header, its line in the directory, and the directory's end. */
const [HEADER, LINE, END] = [30, 46, 22];

const encoded = (name: string) => new TextEncoder().encode(name);

/** The bytes of an archive of these files: names stand in it twice. */
export const archivedSize = (files: readonly Pick<ArchivedFile, "name" | "size">[]): number =>
  files.reduce((sum, { name, size }) => sum + HEADER + LINE + 2 * encoded(name).byteLength + size, END);

/** Whether these files make one archive that every program can open. Asked before anything of it is written: half a record is none. */
export const fitsArchive = (files: readonly Pick<ArchivedFile, "name" | "size">[]): boolean =>
  files.length <= MOST_FILES && archivedSize(files) <= MOST_BYTES;

/** The archive; `at` is the date of everything in it, in UTC. What cannot be read breaks the stream: half a record is none. */
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
  const directory: Uint8Array[] = [];
  let written = 0;
  for (const { name, size, crc, open } of files) {
    const named = encoded(name);
    const content =
      crc !== undefined ? asSaid({ size, crc }, open) : size > HELD ? asSaid(await sumsOf(await open()), open) : await held(open);
    const said = saidOf(named, content, at);
    directory.push(numbers(...four(IN_DIRECTORY), ...two(MADE_BY), ...said, ...two(0, 0, 0), ...four(0, written)), named);
    for await (const piece of withHeader([numbers(...four(LOCAL), ...said), named], content)) {
      written += piece.byteLength;
      yield piece;
    }
  }
  yield* directory;
  const count = files.length;
  yield numbers(...four(END_OF_DIRECTORY), ...two(0, 0, count, count), ...four(lengthOf(directory), written), ...two(0));
}

/** Bytes of a file up to which it is held while its header is written. */
const HELD = 16 * 1024 * 1024;

/** A file whose length and checksum are known, since its header says both. */
interface Content {
  size: number;
  crc: number;
  pieces(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

async function held(open: ArchivedFile["open"]): Promise<Content> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await open()) if (piece.byteLength > 0) pieces.push(piece);
  return { size: lengthOf(pieces), crc: pieces.reduce((sum, piece) => crc32(piece, sum), 0), pieces: () => pieces };
}

type Sums = Pick<Content, "size" | "crc">;

/** Whose length and checksum were said before, from reading it once. What is another by then breaks the archive. */
function asSaid({ size, crc }: Sums, open: ArchivedFile["open"]): Content {
  async function* pieces() {
    let [again, sum] = [0, 0];
    for await (const piece of await open()) {
      again += piece.byteLength;
      sum = crc32(piece, sum);
      yield piece;
    }
    if (again !== size || sum !== crc) throw new Error("a file of the archive changed while it was read");
  }
  return { size, crc, pieces };
}

async function sumsOf(stream: AsyncIterable<Uint8Array>): Promise<Sums> {
  let [size, crc] = [0, 0];
  for await (const piece of stream) {
    size += piece.byteLength;
    crc = crc32(piece, crc);
  }
  return { size, crc };
}

async function* withHeader(header: readonly Uint8Array[], { pieces }: Content): AsyncGenerator<Uint8Array, void> {
  yield* header;
  yield* pieces();
}

const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);

const [LOCAL, IN_DIRECTORY, END_OF_DIRECTORY] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Version 2.0 of the format, on no system of its own; names are UTF-8; nothing is compressed. */
const [MADE_BY, VERSION, NAMED_IN_UTF8, STORED] = [20, 20, 0x0800, 0];

/** A number with the bytes that it takes. */
type Numbers = readonly (readonly [value: number, length: 2 | 4])[];
const two = (...values: readonly number[]): Numbers => values.map((value) => [value, 2]);
const four = (...values: readonly number[]): Numbers => values.map((value) => [value, 4]);

/** What a file's header and its line in the directory say alike, in the order of both. */
function saidOf(named: Uint8Array, { size, crc }: Content, at: Date): Numbers {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [...two(VERSION, NAMED_IN_UTF8, STORED, time, day), ...four(crc, size, size), ...two(named.byteLength, 0)];
}

/** The lowest byte of each first. */
function numbers(...all: Numbers): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(all.reduce((sum, [, length]) => sum + length, 0)));
  let at = 0;
  for (const [value, length] of all) {
    if (length === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += length;
  }
  return new Uint8Array(bytes.buffer);
}
