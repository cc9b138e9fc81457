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
  /** Bits of one point, and whether its lines come in seven passes. */
  bits: number;
  interlaced: boolean;
  /** Packed lines. */
  lines: Uint8Array<ArrayBuffer>;
}

/** By its color type (ISO 15948, 11.2.2): what it is, the samples of a point, and how many bits a sample may have. */
const COLORS: Readonly<Record<number, { kind: Png["kind"]; samples: number; depths: readonly number[] }>> = {
  0: { kind: "gray", samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { kind: "rgb", samples: 3, depths: [8, 16] },
  3: { kind: "palette", samples: 1, depths: [1, 2, 4, 8] },
  4: { kind: "other", samples: 2, depths: [8, 16] },
  6: { kind: "other", samples: 4, depths: [8, 16] },
};

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
  const said = COLORS[color];
  if (width === 0 || height === 0 || !said?.depths.includes(depth) || interlaced > 1) return null;
  // What is transparent in places has a color there that nobody is meant to see.
  const isCopied = interlaced === 0 && !chunks.some(({ type }) => type === "tRNS");
  const palette = chunks.find(({ type }) => type === "PLTE")?.data ?? null;
  if (said.kind === "palette" && (!palette || palette.byteLength % 3 !== 0)) return null;
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  return {
    width,
    height,
    depth,
    kind: isCopied ? said.kind : "other",
    palette,
    bits: depth * said.samples,
    interlaced: interlaced === 1,
    lines: joined(packed),
  };
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

/** Of each pass of an interlaced picture: where it begins, and its steps (ISO 15948, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes of all lines of a picture, unpacked: each has a byte for its filter. */
function lengthOfLines({ width, height, bits, interlaced }: Png): number {
  const lines = (wide: number, high: number) => (wide > 0 ? high * (1 + Math.ceil((wide * bits) / 8)) : 0);
  if (!interlaced) return lines(width, height);
  return PASSES.reduce(
    (sum, [x, y, right, down]) => sum + lines(Math.ceil((width - x) / right), Math.max(0, Math.ceil((height - y) / down))),
    0,
  );
}

/** Whether the packed lines of a PNG are all there; they are unpacked, counted and thrown away. */
export async function hasAllLines(png: Png): Promise<boolean> {
  const expected = lengthOfLines(png);
  let length = 0;
  try {
    for await (const piece of new Blob([png.lines]).stream().pipeThrough(new DecompressionStream("deflate"))) {
      length += piece.byteLength;
      if (length > expected) return false;
    }
  } catch {
    return false;
  }
  return length === expected;
}
