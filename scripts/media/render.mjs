/**
 * `node scripts/media/render.mjs FOLDER [FRAME…]`: draws the film's frames (all, or those named) as PNG files into FOLDER.
 * README.md next to this file has the commands that make the film and its poster of them.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { Failure, main, ROOT } from "../processes.mjs";
import { ensureChromium } from "../server/chromium.mjs";

const NAMES = ["paper", "paper-sunk", "ink", "accent", "accent-wash", "accent-line", "warning"];

await main(async () => {
  const [folder, ...wanted] = process.argv.slice(2);
  if (!folder) throw new Failure("Give the folder that the frames go to.");
  mkdirSync(folder, { recursive: true });
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
  });
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html><title>Film</title><body></body>");
    await page.addScriptTag({ content: await program(), type: "module" });
    await page.evaluate((palette) => window.film.begin(palette), nightPalette());
    const count = await page.evaluate(() => window.film.frames);
    const frames = wanted.length > 0 ? wanted.map(Number) : Array.from({ length: count }, (_, frame) => frame);
    for (const frame of frames) {
      const data = await page.evaluate((at) => {
        window.film.draw(at);
        return document.querySelector("canvas").toDataURL("image/png");
      }, frame);
      writeFileSync(join(folder, `${String(frame).padStart(4, "0")}.png`), Buffer.from(data.slice(data.indexOf(",") + 1), "base64"));
    }
    console.log(`${frames.length} of ${count} frames in ${folder}.`);
  } finally {
    await browser.close();
  }
});

/** The drawing program as one script. */
async function program() {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "es2022", lib: { entry: join(ROOT, "scripts/media/film/film.ts"), formats: ["es"], fileName: "film" } },
  });
  return [result].flat()[0].output[0].code;
}

/** The dark palette of the product, so that film and page are of one colour. */
function nightPalette() {
  const tokens = readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8");
  const night = tokens.slice(tokens.search(/@utility night|prefers-color-scheme: dark/));
  return Object.fromEntries(
    NAMES.map((name) => {
      const value = night.match(new RegExp(`--${name}: (#[\\da-f]{6});`))?.[1];
      if (!value) throw new Failure(`app/styles/tokens.css has no --${name} for the dark.`);
      return [name, value];
    }),
  );
}
