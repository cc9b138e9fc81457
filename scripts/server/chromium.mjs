/** Finds the system's Chromium for the browser tests; installs Debian's where that is possible and none is there. */
import { existsSync } from "node:fs";
import { Failure, lastLines, run } from "../processes.mjs";

const PLACES = [
  // Debian's program itself: its launcher turns on rasterisation by a GPU, which costs a fifth of a run where there is none.
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium; `CHROMIUM_PATH` decides where it is set. */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Failure(`CHROMIUM_PATH is ${wanted}, but nothing is there.`);
    return wanted;
  }
  const found = PLACES.find(existsSync);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium (once)…");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { env });
    const result = await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
    const installed = PLACES.find(existsSync);
    if (installed) return installed;
    throw new Failure(`Installing Chromium failed. Its last lines:\n${lastLines(result.output)}`);
  }
  throw new Failure("The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one.");
}
