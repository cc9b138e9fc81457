/**
 * A picture without what it carries along: where and when it was taken, by which camera, comments, thumbnails, whatever is
 * behind its end. What is seen stays: pixels, colours, and which way up. JPEG: ITU-T T.81, annex B; EXIF: CIPA DC-008,
 * section 4.6; PNG: third edition, sections 5 and 11.
 */
import { crc32 } from "#app/domain/documents/crc32.ts";
import type { PictureType } from "./picture.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The bare picture; null for what cannot be read as one, or is larger than `MOST_POINTS` either way. Of a bare picture it makes the same. */
export const barePicture = (bytes: Bytes, type: PictureType): Bytes | null => (type === "image/png" ? barePng(bytes) : bareJpeg(bytes));

/** Each browser that shows a picture keeps room for all its points, however few bytes they came in. */
export const MOST_POINTS = 8192;
const isShowable = (width: number, height: number) => width > 0 && height > 0 && width <= MOST_POINTS && height <= MOST_POINTS;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;
/** SOF0 to SOF15, without the tables (DHT, JPG, DAC) between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const shortAt = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
const isApp = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/** Markers of a scan's own, which do not end it: restarts, and a stuffed 0xFF. */
const isOfScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

function bareJpeg(bytes: Bytes): Bytes | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept: Uint8Array[] = [];
  let upright = 1;
  let scans = 0;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    // Any number of 0xFF may stand before a marker.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined || marker === 0) return null;
    if (marker === EOI) break;
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const body = bytes.subarray(at + 4, end);
    if (isFrame(marker) && !isShowable(shortAt(body, 3), shortAt(body, 1))) return null;
    if (marker === 0xe1 && begins(body, "Exif\0\0")) upright = orientationOf(body.subarray(6)) ?? upright;
    if (isApp(marker)) kept.push(...ofApplication(marker, body));
    else if (marker !== COM) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== SOS) continue;
    scans += 1;
    const begun = at;
    while (at < bytes.length && (bytes[at] !== 0xff || isOfScan(bytes[at + 1] ?? EOI))) at += 1;
    kept.push(bytes.subarray(begun, at));
  }
  if (scans === 0) return null;
  const turned = upright === 1 ? [] : [segment(0xe1, joined([text("Exif\0\0"), onlyOrientation(upright)]))];
  return joined([Uint8Array.of(0xff, SOI), ...turned, ...kept, Uint8Array.of(0xff, EOI)]);
}

/** Of what applications write only that which colours depend on: JFIF without its thumbnail, the profile, Adobe's transform. */
function ofApplication(marker: number, body: Uint8Array): Uint8Array[] {
  if (marker === 0xe0 && begins(body, "JFIF\0") && body.length >= 14)
    return [segment(marker, joined([body.subarray(0, 12), Uint8Array.of(0, 0)]))];
  if (marker === 0xe2 && begins(body, "ICC_PROFILE\0")) return [segment(marker, body)];
  return marker === 0xee && begins(body, "Adobe") && body.length >= 12 ? [segment(marker, body.subarray(0, 12))] : [];
}

const segment = (marker: number, body: Uint8Array) =>
  joined([Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff), body]);

/** The orientation (1 to 8) in EXIF's TIFF structure; null where it says none. */
function orientationOf(tiff: Uint8Array): number | null {
  const little = begins(tiff, "II");
  if (!little && !begins(tiff, "MM")) return null;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 10) return null;
  const directory = view.getUint32(4, little);
  if (directory + 2 > tiff.length) return null;
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2; entry + 12 <= tiff.length && entry < directory + 2 + entries * 12; entry += 12) {
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** EXIF's TIFF structure with nothing but the orientation. */
const onlyOrientation = (value: number) =>
  Uint8Array.of(0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0);

const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** What a picture is drawn from; all else is left out, animations too. */
const DRAWN = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "pHYs"]);

function barePng(bytes: Bytes): Bytes | null {
  if (!PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [PNG_SIGNATURE];
  const seen = new Set<string>();
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (seen.size === 0 && type !== "IHDR") return null;
    if (type === "IHDR" && (length < 13 || !isShowable(view.getUint32(at + 8), view.getUint32(at + 12)))) return null;
    seen.add(type);
    if (DRAWN.has(type)) kept.push(bytes.subarray(at, end));
    const upright = type === "eXIf" ? orientationOf(bytes.subarray(at + 8, end - 4)) : null;
    if (upright !== null && upright !== 1) kept.push(chunk("eXIf", onlyOrientation(upright)));
    if (type === "IEND") return seen.has("IDAT") ? joined(kept) : null;
    at = end;
  }
  return null;
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const named = joined([text(type), body]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, body.length);
  ends.setUint32(4, crc32(named));
  return joined([new Uint8Array(ends.buffer, 0, 4), named, new Uint8Array(ends.buffer, 4, 4)]);
}

const text = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));
const begins = (bytes: Uint8Array, latin: string) => text(latin).every((byte, at) => bytes[at] === byte);

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
