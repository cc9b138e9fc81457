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
  /** The byte of its color type, and which of its colors are transparent. */
  color: number;
  transparent: Uint8Array | null;
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

/** Chunks of a file: a scan of 25 MB has some 3,000. */
const MOST_CHUNKS = 10_000;
/** Of a picture that moves (acTL, fcTL, fdAT): no page shows what its readers see, and each of its frames takes memory. */
const MOVING = new Set(["acTL", "fcTL", "fdAT"]);
/** Bytes of 256 colors. */
const LARGEST_PALETTE = 768;

/** Null for what is no whole PNG, and for one that moves. */
export function readPng(bytes: Uint8Array): Png | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksIn(bytes, view);
  const header = chunks?.find(({ type }) => type === "IHDR");
  if (!chunks || header?.data.byteLength !== 13 || chunks.some(({ type }) => MOVING.has(type))) return null;
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
  const transparent = chunks.find(({ type }) => type === "tRNS")?.data ?? null;
  const isCopied = interlaced === 0 && !transparent;
  const palette = chunks.find(({ type }) => type === "PLTE")?.data ?? null;
  if (said.kind === "palette" && (!palette || palette.byteLength % 3 !== 0 || palette.byteLength > LARGEST_PALETTE)) return null;
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  return {
    width,
    height,
    depth,
    kind: isCopied ? said.kind : "other",
    palette,
    bits: depth * said.samples,
    interlaced: interlaced === 1,
    color,
    transparent,
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
    if (chunks.length === MOST_CHUNKS) return null;
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

/** First bytes of every PNG. */
const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/**
 * A PNG of what was read, and of nothing else that a file may hold: for the library, which unpacks texts and frames too, and of two headers takes the
 * later. It reads no checksums, and so they are left empty.
 */
export function plainPng({ width, height, depth, color, interlaced, palette, transparent, lines }: Png): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  const colors = color === 3 && palette ? chunk("PLTE", palette) : [];
  const clear = color < 4 && transparent ? chunk("tRNS", transparent) : [];
  return joined([SIGNATURE, ...chunk("IHDR", header), ...colors, ...clear, ...chunk("IDAT", lines), ...chunk("IEND", new Uint8Array())]);
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, data.byteLength);
  head.set(new TextEncoder().encode(type), 4);
  return [head, data, new Uint8Array(4)];
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
export function lengthOfLines({ width, height, bits, interlaced }: Png): number {
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
