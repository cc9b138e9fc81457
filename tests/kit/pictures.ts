/** Pictures as cameras and programs write them, with what they carry along. */
import { deflateSync } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;
const text = (latin: string) => [...latin].map((letter) => letter.charCodeAt(0));
const bytesOf = (...parts: (number | readonly number[] | Uint8Array)[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...part])));
const short = (value: number) => [value >> 8, value & 0xff];

/** A segment of a JPEG. */
export const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...short(body.length + 2), ...body];

/** EXIF's TIFF structure: a place by GPS, a camera's name, and an orientation unless it is null. */
export function tiff(orientation: number | null, little = false): number[] {
  const two = (value: number) => (little ? short(value).reverse() : short(value));
  const four = (value: number) => (little ? [...two(value), 0, 0] : [0, 0, ...two(value)]);
  const entries = [
    [...two(0x010f), ...two(2), ...four(12), ...four(80)],
    ...(orientation === null ? [] : [[...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0]]),
    [...two(0x8825), ...two(4), ...four(1), ...four(100)],
  ];
  return [
    ...text(little ? "II" : "MM"),
    ...two(42),
    ...four(8),
    ...two(entries.length),
    ...entries.flat(),
    ...four(0),
    ...text("Hidden camera GPS 45.5017N 73.5673W"),
  ];
}

const JFIF = segment(0xe0, [...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9]);
const ICC = segment(0xe2, [...text("ICC_PROFILE\0"), 1, 1, 7, 7, 7]);
const DRAWN = [segment(0xdb, [0, 1, 2, 3]), segment(0xc0, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]), segment(0xc4, [0, 1, 2])];
/** A scan with a stuffed 0xFF and a restart in it. */
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56];

/** A JPEG by its structure, with a place, a camera, a comment, a thumbnail and something behind its end. */
export const jpegWith = (more: readonly number[] = [], orientation: number | null = 1, little = false): Bytes =>
  bytesOf(
    0xff,
    0xd8,
    JFIF,
    segment(0xe1, [...text("Exif\0\0"), ...tiff(orientation, little)]),
    segment(0xe1, text("http://ns.adobe.com/xap/1.0/\0Hidden")),
    ICC,
    segment(0xed, text("Photoshop 3.0\0Hidden")),
    more,
    ...DRAWN,
    segment(0xfe, text("Hidden comment")),
    SCAN,
    segment(0xc4, [9]),
    SCAN,
    0xff,
    0xd9,
    text("Hidden trailer"),
  );

/** The same without any of it. */
export const bareJpegOf = (orientation: number): Bytes =>
  bytesOf(
    0xff,
    0xd8,
    orientation === 1
      ? []
      : segment(0xe1, [...text("Exif\0\0MM"), 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
    segment(0xe0, [...text("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ICC,
    ...DRAWN,
    SCAN,
    segment(0xc4, [9]),
    SCAN,
    0xff,
    0xd9,
  );

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A chunk of a PNG; its sum is of the annex's own examples' kind and not looked at here. */
export const chunk = (type: string, body: readonly number[] | Uint8Array) => [
  0,
  0,
  ...short(body.length),
  ...text(type),
  ...body,
  0,
  0,
  0,
  0,
];

const IHDR = chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const IDAT = chunk("IDAT", deflateSync(Uint8Array.of(0, 127)));
const IEND = chunk("IEND", []);
export const pngWith = (...more: (readonly number[])[]): Bytes => bytesOf(SIGNATURE, IHDR, ...more, IDAT, IEND, text("Hidden trailer"));
export const BARE_PNG: Bytes = bytesOf(SIGNATURE, IHDR, IDAT, IEND);

/** Whether something that was to be left out is still there. */
export const tells = (bytes: Uint8Array) => /Hidden|GPS/.test(String.fromCharCode(...bytes));
