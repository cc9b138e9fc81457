/**
 * Whether a PDF describes itself by more than a Worker holds. A program that reads one makes objects of all that is outside its streams and in its
 * object and cross-reference streams, before anything else; a few kilobytes of these can say gigabytes. They are unpacked here first, counted and
 * thrown away.
 */

/** Bytes of all that, unpacked: each becomes some twenty of memory. A tagged report of 500 pages has two million. */
export const MOST_DESCRIBED = 4 * 1024 * 1024;

/** Of a stream's dictionary: what it is, as a name, written plainly or with `#` escapes, or as a reference to one. */
const TABLES = /\/(?:ObjStm|XRef)\b|\/Type\s*\d+\s+\d+\s+R/;
/** More than one filter, or another than the usual one: no common program writes tables so. */
const UNUSUAL = /\/Filter\s*(?:\[\s*\/FlateDecode\s*\/|\/(?!FlateDecode\b)|\[\s*\/(?!FlateDecode\b)|\d)/;
/** Characters of a dictionary that are looked at, before its stream. */
const DICTIONARY = 16_384;

const unescaped = (text: string) => text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Whether it takes `most` bytes or more to describe, or is packed in a way that is not counted here. Gives false for what is no PDF. */
export async function isSwollen(bytes: Uint8Array<ArrayBuffer>, most = MOST_DESCRIBED): Promise<boolean> {
  let described = bytes.byteLength;
  for (const { dictionary, start, end } of streamsIn(bytes)) {
    described -= end - start;
    if (!TABLES.test(dictionary)) continue;
    if (UNUSUAL.test(dictionary)) return true;
    described += /\/FlateDecode\b/.test(dictionary) ? await lengthUnpacked(bytes.subarray(start, end), most) : end - start;
    if (described >= most + bytes.byteLength) return true;
  }
  return described >= most;
}

/** Each stream of a PDF: the text before it, back to the object that it is, and where its bytes begin and end. */
function* streamsIn(bytes: Uint8Array): Generator<{ dictionary: string; start: number; end: number }> {
  const latin = new TextDecoder("latin1");
  for (let at = find(bytes, STREAM, 0); at >= 0; ) {
    const before = latin.decode(bytes.subarray(Math.max(0, at - DICTIONARY), at));
    let start = at + STREAM.length;
    if (bytes[start] === 13) start += 1;
    if (bytes[start] === 10) start += 1;
    const closed = find(bytes, END_STREAM, start);
    const end = closed < 0 ? bytes.byteLength : closed;
    yield { dictionary: unescaped(before.slice(before.lastIndexOf("obj") + 1)), start, end };
    at = closed < 0 ? -1 : find(bytes, STREAM, end + END_STREAM.length);
  }
}

const [STREAM, END_STREAM] = ["stream", "endstream"].map((word) => new TextEncoder().encode(word)) as [Uint8Array, Uint8Array];

function find(bytes: Uint8Array, word: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(word[0] as number, from); at >= 0; at = bytes.indexOf(word[0] as number, at + 1))
    if (word.every((byte, offset) => bytes[at + offset] === byte)) return at;
  return -1;
}

/** How much the packed bytes at the beginning of `packed` unpack into; counting ends at `most`. What is broken ends where it breaks. */
async function lengthUnpacked(packed: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const unpacking = new DecompressionStream("deflate");
  const writer = unpacking.writable.getWriter();
  // Little at a time, and no more than was taken: what follows the stream is not its own, and fails.
  const writing = (async () => {
    for (let at = 0; at < packed.byteLength; at += PIECE) await writer.write(packed.subarray(at, at + PIECE));
    await writer.close();
  })().catch(() => {});
  const reader = unpacking.readable.getReader();
  let length = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length >= most) break;
    }
  } catch {
    // Broken, or followed by something else.
  }
  await reader.cancel().catch(() => {});
  await writing;
  return length;
}
const PIECE = 16_384;
