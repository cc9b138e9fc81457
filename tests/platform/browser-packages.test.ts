/** The development server knows beforehand which packages pages bring: one that it finds later answers 504 for a moment. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { BROWSER_PACKAGES } from "#scripts/vite/browser-packages.ts";

const APP = fileURLToPath(new URL("../../app", import.meta.url));
const OF_PAGES = ["api-client", "components", "domain", "i18n", "routes", "site-program", "record-verifier"];
/** React Router's plugin names these itself; macros are gone once they are compiled. */
const KNOWN = /^(react|react-dom|react-router)(\/|$)|\/macro$|^virtual:|^node:|^cloudflare:/;

const files = OF_PAGES.flatMap((folder) =>
  readdirSync(join(APP, folder), { recursive: true, encoding: "utf8" }).map((name) => join(APP, folder, name)),
)
  .filter((name) => /\.tsx?$/.test(name) && !/\.server\.ts$|\.test\.tsx?$/.test(name))
  .concat(join(APP, "entry.client.tsx"), join(APP, "root.tsx"));

const packagesOf = (text: string) =>
  [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"#.][^"]*)"|import\("([^"#.][^"]*)"\)/gm)].map(
    ([, named, lazy]) => named ?? lazy ?? "",
  );

test("every package that pages import is named for it, and no other", () => {
  const used = new Set(files.flatMap((name) => packagesOf(readFileSync(name, "utf8"))).filter((name) => !KNOWN.test(name)));
  expect([...used].sort()).toEqual([...BROWSER_PACKAGES].sort());
});
