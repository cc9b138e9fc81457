/** A newcomer's task: the page of a new city has a picture for shared links, which `node scripts/pictures.mjs` draws. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PICTURES, picturePath } from "#app/components/layout/sharing-pictures.ts";
import { LOCALES } from "#app/domain/locale.ts";

const PUBLIC = join(import.meta.dirname, "../../public");

test("every picture of a shared link is drawn, in each language", () => {
  const paths = LOCALES.flatMap((locale) => PICTURES.map((picture) => picturePath(picture, locale)));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(PUBLIC, path)))).toEqual([]);
});
