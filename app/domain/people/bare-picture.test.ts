import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BARE_PNG, bareJpegOf, chunk, jpegWith, pngWith, segment, tells, tiff } from "#tests/kit/pictures.ts";
import { barePicture, MOST_POINTS } from "./bare-picture.ts";

const text = (latin: string) => [...latin].map((letter) => letter.charCodeAt(0));

describe("a JPEG", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) => [[orientation, false] as const, [orientation, true] as const]))(
    "of orientation %i keeps it, and nothing else that it tells (little-endian: %s)",
    (orientation, little) => {
      expect(tells(jpegWith([], orientation, little))).toBe(true);
      expect(barePicture(jpegWith([], orientation, little), "image/jpeg")).toEqual(bareJpegOf(orientation));
    },
  );

  test("without an orientation, or with one that there is not, is upright", () => {
    for (const orientation of [null, 0, 9]) expect(barePicture(jpegWith([], orientation), "image/jpeg")).toEqual(bareJpegOf(1));
  });

  test("keeps what its colours depend on", () => {
    const adobe = segment(0xee, [...text("Adobe"), 0, 100, 0, 0, 0, 0, 1]);
    const bare = barePicture(jpegWith(adobe), "image/jpeg") ?? new Uint8Array();
    expect(String.fromCharCode(...bare)).toContain(String.fromCharCode(...adobe));
    expect(String.fromCharCode(...bare)).toContain("ICC_PROFILE");
  });

  test("whose end is missing gets one; one without a scan is none", () => {
    const whole = bareJpegOf(1);
    expect(barePicture(whole.slice(0, -2), "image/jpeg")).toEqual(whole);
    for (const broken of [[0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe0, 1], [0xff, 0xd8, 0xff, 0xd9], [0xff, 0xd8, 0x00], []])
      expect(barePicture(Uint8Array.from(broken), "image/jpeg")).toBeNull();
  });

  test("whatever a program writes into it is left out, and of a bare one the same is made", () => {
    const marker = fc.oneof(fc.integer({ min: 0xe0, max: 0xef }), fc.constant(0xfe));
    const body = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(fc.tuple(marker, body)), fc.integer({ min: 1, max: 8 }), (segments, orientation) => {
        const more = segments.flatMap(([of, content]) => segment(of, [...text("Hidden"), ...content]));
        const bare = barePicture(jpegWith(more, orientation), "image/jpeg");
        expect(bare).toEqual(bareJpegOf(orientation));
        expect(barePicture(bare ?? new Uint8Array(), "image/jpeg")).toEqual(bare);
      }),
    );
  });
});

describe("a PNG", () => {
  test("loses its texts, its times and what stands behind its end", () => {
    const told = pngWith(
      chunk("tEXt", text("Author\0Hidden")),
      chunk("iTXt", text("XML:com.adobe.xmp\0Hidden")),
      chunk("tIME", [7, 234, 1, 1, 1, 1, 1]),
    );
    expect(tells(told)).toBe(true);
    expect(barePicture(told, "image/png")).toEqual(BARE_PNG);
    expect(barePicture(pngWith(chunk("eXIf", tiff(1))), "image/png")).toEqual(BARE_PNG);
  });

  test("keeps its colours, and which way up it is, with a sum that fits", () => {
    const colours = chunk("gAMA", [0, 0, 177, 143]);
    expect(barePicture(pngWith(colours), "image/png")).toEqual(pngWith(colours).slice(0, -"Hidden trailer".length));
    const turned = barePicture(pngWith(chunk("eXIf", tiff(6))), "image/png") ?? new Uint8Array();
    expect(tells(turned)).toBe(false);
    const at = String.fromCharCode(...turned).indexOf("eXIf");
    expect([...turned.subarray(at + 4, at + 30)]).toEqual([
      0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]);
    // As zlib's crc32 has it of "eXIf" and these 26 bytes.
    expect([...turned.subarray(at + 30, at + 34)]).toEqual(CRC);
    expect(barePicture(turned, "image/png")).toEqual(turned);
  });

  test("that is broken off or begins otherwise is none", () => {
    for (let length = 0; length < BARE_PNG.length; length += 1) expect(barePicture(BARE_PNG.slice(0, length), "image/png")).toBeNull();
  });
});

test("no bytes whatever make it fail", () => {
  const noise = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(noise, fc.constantFrom(jpegWith(), pngWith(chunk("eXIf", tiff(3)))), fc.nat(), (bytes, picture, place) => {
      const mixed = Uint8Array.from(picture);
      mixed.set(bytes.subarray(0, Math.max(0, mixed.length - (place % mixed.length))), place % mixed.length);
      for (const type of ["image/jpeg", "image/png"] as const) for (const of of [bytes, mixed]) barePicture(Uint8Array.from(of), type);
    }),
    { numRuns: 500 },
  );
});

const CRC = [214, 103, 75, 105];

test("a picture that a browser would keep gigabytes for is none, whatever its bytes", () => {
  const png = (width: number, height: number) => {
    const bytes = Uint8Array.from(BARE_PNG);
    const view = new DataView(bytes.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    return barePicture(bytes, "image/png");
  };
  const jpeg = (width: number, height: number) => {
    const bytes = bareJpegOf(1);
    const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
    const view = new DataView(bytes.buffer);
    view.setUint16(frame + 5, height);
    view.setUint16(frame + 7, width);
    return barePicture(bytes, "image/jpeg");
  };
  for (const read of [png, jpeg]) {
    expect(read(MOST_POINTS, MOST_POINTS)).not.toBeNull();
    for (const [width, height] of [
      [60_000, 60_000],
      [MOST_POINTS + 1, 1],
      [1, MOST_POINTS + 1],
      [0, 1],
    ] as const)
      expect(read(width, height)).toBeNull();
  }
});
