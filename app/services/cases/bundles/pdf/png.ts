/**
 * A PNG as a PDF holds it. Its packed lines are what a PDF's own filter reads (ISO 32000-1, 7.4.4.4), so that they are copied as they are and a large
 * scan takes no memory. What has transparency or is interlaced is unpacked by the library instead, and so has to be small.
 */
export interface Png {
  width: number;
  height: number;
  /** Bits of one sample. */
  depth: number;
  kind: "gray" | "rgb" | "palette" | "other";
  palette: Uint8Array | null;
  /** Packed lines, of a `kind` but "other". */
  lines: Uint8Array<ArrayBuffer>;
}

const KINDS: Readonly<Record<number, Png["kind"]>> = { 0: "gray", 2: "rgb", 3: "palette" };
const SAMPLES = { gray: 1, rgb: 3, palette: 1 } as const;

/** Null for what is no whole PNG. */
export function readPng(bytes: Uint8Array): Png | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksIn(bytes, view);
  const header = chunks?.find(({ type }) => type === "IHDR");
  if (!chunks || header?.data.byteLength !== 13) return null;
  const at = header.data.byteOffset - bytes.byteOffset;
  const [width, height, depth, color, interlaced] = [
    view.getUint32(at),
    view.getUint32(at + 4),
    view.getUint8(at + 8),
    view.getUint8(at + 9),
    view.getUint8(at + 12),
  ];
  if (width === 0 || height === 0) return null;
  const kind = interlaced === 0 ? (KINDS[color] ?? "other") : "other";
  const palette = chunks.find(({ type }) => type === "PLTE")?.data ?? null;
  if (kind === "palette" && (!palette || palette.byteLength % 3 !== 0)) return null;
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  return { width, height, depth, kind, palette, lines: joined(packed) };
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

function chunksIn(bytes: Uint8Array, view: DataView): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.byteLength; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.byteLength) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === "IEND") return chunks;
    at += 12 + length;
  }
  return null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** Whether the packed lines of a PNG that is copied as it is are all there; they are unpacked, counted and thrown away. */
export async function hasAllLines({ width, height, depth, kind, lines }: Png): Promise<boolean> {
  if (kind === "other") return true;
  const expected = height * (1 + Math.ceil((width * depth * SAMPLES[kind]) / 8));
  let length = 0;
  try {
    for await (const piece of new Blob([lines]).stream().pipeThrough(new DecompressionStream("deflate"))) {
      length += piece.byteLength;
      if (length > expected) return false;
    }
  } catch {
    return false;
  }
  return length === expected;
}
