/** What a JPEG says of itself, by its markers alone: how large it is, and how a camera was held. */
export interface Jpeg {
  width: number;
  height: number;
  /** Degrees by which it has to be turned clockwise to be seen upright. */
  turned: 0 | 90 | 180 | 270;
}

/** Frames; the other markers of this range are tables. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const [APP1, SCAN] = [0xe1, 0xda];
const TURNED: Readonly<Record<number, Jpeg["turned"]>> = { 3: 180, 6: 90, 8: 270 };

/** Null for what has no frame before its picture begins, or no end after it. */
export function readJpeg(bytes: Uint8Array): Jpeg | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let turned: Jpeg["turned"] = 0;
  for (let at = 2; at + 9 < bytes.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of these may come before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (marker === SCAN || length < 2) return null;
    if (FRAMES.has(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return width > 0 && height > 0 && isWhole(bytes, at + 2 + length) ? { width, height, turned } : null;
    }
    if (marker === APP1) turned = TURNED[orientationIn(bytes.subarray(at + 4, at + 2 + length))] ?? turned;
    at += 2 + length;
  }
  return null;
}

/** Whether a picture ends; within it the two bytes of its end are never next to one another. */
function isWhole(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) if (bytes[at + 1] === 0xd9) return true;
  return false;
}

/** The orientation that an Exif segment gives; 1 (upright) where it gives none. */
function orientationIn(segment: Uint8Array): number {
  if (String.fromCharCode(...segment.subarray(0, 4)) !== "Exif" || segment.byteLength < 20) return 1;
  const view = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const isLittle = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > view.byteLength) return 1;
  const count = view.getUint16(first, isLittle);
  for (let entry = first + 2; entry + 12 <= view.byteLength && entry < first + 2 + count * 12; entry += 12)
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  return 1;
}
