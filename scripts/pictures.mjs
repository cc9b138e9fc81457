/**
 * `node scripts/pictures.mjs`: draws the pictures of shared links (`public/og/`) and the icons (`public/icons/`,
 * `public/favicon.ico`) in Chromium, from the site's fonts, tokens and drawings. Its results are committed:
 * run it again when a text, a figure or a drawing of theirs changes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { runnerImport } from "vite";
import { drawIcons } from "./pictures/icons.mjs";
import { optimised } from "./pictures/optimised.mjs";
import { stylesheet } from "./pictures/stylesheet.mjs";
import { main, ROOT } from "./processes.mjs";
import { ensureChromium } from "./server/chromium.mjs";

const load = async (path) => (await runnerImport(join(ROOT, path), { configFile: false, root: ROOT, logLevel: "error" })).module;

await main(async () => {
  const { PICTURES, PICTURE_SIZE, picturePath } = await load("app/components/layout/sharing-pictures.ts");
  const { LOCALES } = await load("app/domain/locale.ts");
  const { composition } = await load("scripts/pictures/compositions.tsx");
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage({ viewport: PICTURE_SIZE });
    const styles = stylesheet();
    for (const locale of LOCALES) {
      for (const picture of PICTURES) {
        await page.setContent(
          `<!doctype html><html lang="${locale}"><style>${styles}</style><body>${composition(picture, locale)}</body></html>`,
        );
        await page.evaluate(() => document.fonts.ready);
        await write(picturePath(picture, locale), await optimised(await page.screenshot({ type: "png" })));
      }
    }
    for (const [path, bytes] of await drawIcons(page)) await write(path, bytes);
  } finally {
    await browser.close();
  }
});

async function write(path, bytes) {
  const file = join(ROOT, "public", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path} ${(bytes.length / 1024).toFixed(1)} kB`);
}
