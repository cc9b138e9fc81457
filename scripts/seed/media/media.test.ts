import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

test.each([
  ["scripts/seed/media/hero.webm", 500, 0, "1a45dfa3"],
  ["scripts/seed/media/hero.mp4", 500, 4, Buffer.from("ftyp").toString("hex")],
  ["app/routes/documents/public/hero-poster.avif", 40, 4, Buffer.from("ftypavif").toString("hex")],
])("%s is what its name says, and at most %i kB", (file, kilobytes, at, magic) => {
  const bytes = readFileSync(join(ROOT, file));
  expect(bytes.byteLength).toBeLessThanOrEqual(kilobytes * 1000);
  expect(bytes.subarray(at, at + magic.length / 2).toString("hex")).toBe(magic);
});
