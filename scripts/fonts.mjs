/**
 * `node scripts/fonts.mjs`: cuts the faces that pages load first from the registry's packages, to the letters of
 * three languages and the one weight (and the optical sizes) that the look uses. The results are committed; run
 * it after taking a new version of the font packages.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies } from "./bootstrap.mjs";
import { main, mustRun, ROOT } from "./processes.mjs";

const PLACE = join(ROOT, "scripts", "tools", "fonts");
const PACKAGES = join(ROOT, "node_modules", "@fontsource-variable");
const FACES = [
  // Headings and quotations only: one weight, and the optical sizes from 20 to 60 points.
  ["serif.woff2", "source-serif-4/files/source-serif-4-latin-opsz-normal.woff2", { wght: 400, opsz: { min: 20, max: 60 } }],
  ["serif-italic.woff2", "source-serif-4/files/source-serif-4-latin-wght-italic.woff2", { wght: 400 }],
  ["sans.woff2", "source-sans-3/files/source-sans-3-latin-wght-normal.woff2", { wght: { min: 400, max: 600 } }],
];

await main(async () => {
  await ensureDependencies();
  if (!existsSync(join(PLACE, "node_modules"))) await mustRun("Installing the font tool", "npm", ["ci"], { cwd: PLACE });
  const { default: subsetFont } = await import(join(PLACE, "node_modules/subset-font/index.js"));
  for (const [name, source, variationAxes] of FACES) {
    const cut = await subsetFont(readFileSync(join(PACKAGES, source)), letters(), { targetFormat: "woff2", variationAxes });
    writeFileSync(join(ROOT, "app", "styles", "fonts", name), cut);
    console.log(`${name}: ${(cut.length / 1000).toFixed(1)} kB`);
  }
  return 0;
});

/** ASCII, Latin-1, and what French, Spanish and careful typography add; `unicode-range` in fonts.css says the same. */
function letters() {
  const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
  return `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‰‹›€™→−×½\u2009\u202F\u2011`;
}
