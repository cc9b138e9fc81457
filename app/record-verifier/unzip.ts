/** Reads a ZIP archive (APPNOTE 6.3, without encryption and ZIP64): what Concord exports, and what people pack again. */
import type { RecordContents } from "#app/domain/case/chain/record-check.ts";

const END_OF_DIRECTORY = 0x06054b50;
const IN_DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of the directory may be followed by a comment of so many bytes. */
const MOST_COMMENT = 65_535;

/** Throws when the bytes are no archive, or a broken one. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<RecordContents> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let read = 0; read < count; read += 1) {
    if (view.getUint32(at, true) !== IN_DIRECTORY) throw new Error("directory");
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (view.getUint32(local, true) !== LOCAL) throw new Error("entry");
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (from + packed > bytes.byteLength) throw new Error("cut");
    const data = bytes.subarray(from, from + packed);
    // Two files of one name are no archive of ours, and nobody could say which is meant.
    if (contents.has(name)) throw new Error("twice");
    if (!name.endsWith("/")) contents.set(name, method === 0 ? data : await inflate(data, method));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return contents;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - MOST_COMMENT);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new Error("end");
}

async function inflate(data: Uint8Array<ArrayBuffer>, method: number): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== 8) throw new Error("method");
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
