/**
 * `npm run lighthouse [-- --only=/fr/public,/locations] [--runs=3] [--touch]`: Lighthouse's mobile profile on every public
 * address that the sitemap names (or those given), on the built Worker over loopback; medians where there are
 * several runs; with `--touch` only how soon the chat and the longest form answer, and what a slow mobile network does to both. Prints the table of quality.md's figures and fails where one is missed.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chatAlive, formAlive } from "#tests/bench/slow-network.mjs";
import { chatOpens, formAnswers } from "#tests/bench/touch.mjs";
import { ensureDependencies } from "./bootstrap.mjs";
import { Failure, main, mustRun, ROOT } from "./processes.mjs";
import { ensureChromium } from "./server/chromium.mjs";
import { freePort, startServer, temporaryState } from "./server/local-server.mjs";

const PLACE = join(ROOT, "scripts", "tools", "lighthouse");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const LIMITS = { lcp: 1500, tbt: 100, cls: 0.02 };
/** The forms and the chat on a slow mobile network. */
const ALIVE_MS = 4000;
const argument = (name) =>
  process.argv
    .find((given) => given.startsWith(`--${name}=`))
    ?.split("=")
    .slice(1)
    .join("=");

await main(async () => {
  await ensureDependencies();
  if (!existsSync(join(PLACE, "node_modules")))
    await mustRun("Installing Lighthouse", "npm", ["ci", "--no-audit", "--no-fund"], { cwd: PLACE });
  const { default: lighthouse } = await import(join(PLACE, "node_modules/lighthouse/core/index.js"));
  const { launch } = await import(join(PLACE, "node_modules/chrome-launcher/dist/index.js"));
  const state = temporaryState("lighthouse");
  const server = await startServer({ port: await freePort(), state: state.folder, variables: { RATE_LIMITS: "off" }, logLevel: "warn" });
  const chromium = await ensureChromium();
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const paths = process.argv.includes("--touch") ? [] : (argument("only")?.split(",") ?? (await addresses(server.url)));
    const runs = Number(argument("runs") ?? 1);
    let missed = 0;
    console.log(`${"address".padEnd(34)} perf  a11y  best   seo      LCP     TBT     CLS   JS kB   all kB`);
    for (const path of paths) {
      const seen = [];
      for (let run = 0; run < runs; run += 1) seen.push(await measure(lighthouse, server.url + path, chrome.port));
      const figures = median(seen);
      const low = CATEGORIES.filter((name) => figures[name] < GOALS[name]);
      const slow = Object.keys(LIMITS).filter((name) => figures[name] > LIMITS[name]);
      if (low.length + slow.length > 0) missed += 1;
      console.log(
        [
          path.padEnd(34),
          ...CATEGORIES.map((name) => String(figures[name]).padStart(4)),
          `${figures.lcp.toFixed(0)} ms`.padStart(8),
          `${figures.tbt.toFixed(0)} ms`.padStart(7),
          figures.cls.toFixed(3).padStart(7),
          figures.script.toFixed(1).padStart(7),
          figures.all.toFixed(0).padStart(8),
          [...low, ...slow, ...seen.at(-1).failed].join(" "),
        ].join("  "),
      );
    }
    await touch(server.url, chromium);
    await slowNetwork(server.url, chromium);
    if (paths.length === 0) return 0;
    console.log(`\n${paths.length - missed} of ${paths.length} addresses reach 98 / 100 / 100 / 100, LCP 1.5 s, TBT 100 ms, CLS 0.02.`);
    return missed === 0 ? 0 : 1;
  } finally {
    chrome.kill();
    await server.stop();
    state.remove();
  }
});

/** What a visitor feels, next to what Lighthouse sees. */
async function touch(url, executablePath) {
  const chat = await chatOpens(url, executablePath);
  console.log(
    `\nThe chat takes words ${chat[2].toFixed(0)} ms after its button is first pressed (worst ${chat[4].toFixed(0)} ms; goal 1000 ms).`,
  );
  const { keys, presses } = await formAnswers(url, executablePath);
  const told = ({ median, worst }) => `median ${median} ms, worst ${worst} ms`;
  console.log(`/book with all fields, processor four times slower (goal 200 ms): a key ${told(keys)}; a press ${told(presses)}.`);
}

/** How long the forms and the chat take on a slow mobile network. */
async function slowNetwork(url, executablePath) {
  console.log(`\nOn 400 kbit/s with 400 ms for each answer, uncached (goal ${ALIVE_MS} ms, medians of three):`);
  for (const path of ["/fast-booking", "/book"])
    console.log(`${path.padEnd(34)} its form is alive after ${(await formAlive(url, path, executablePath)).toFixed(0)} ms`);
  for (const path of ["/public", "/fast-booking"])
    console.log(`${path.padEnd(34)} the chat takes words ${(await chatAlive(url, path, executablePath)).toFixed(0)} ms after its button`);
}

/** Every address of the sitemap, in its order, as a path. */
async function addresses(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

async function measure(lighthouse, url, port, tries = 3) {
  const result = await lighthouse(url, { port, logLevel: "error", output: "json", onlyCategories: CATEGORIES });
  const { lhr } = result;
  // A trace that the browser did not record says nothing of the page.
  if (lhr.runtimeError && tries > 1) return measure(lighthouse, url, port, tries - 1);
  if (lhr.runtimeError) throw new Failure(`${url}: ${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
  const resources = lhr.audits["resource-summary"]?.details?.items ?? lhr.audits["network-requests"]?.details?.items ?? [];
  const bytes = (kind) =>
    resources
      .filter((item) => kind === null || (item.resourceType ?? "").toLowerCase() === kind)
      .filter((item) => item.resourceType !== "total")
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000;
  const failed = CATEGORIES.flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < (name === "performance" ? 0.9 : 1))
      .map(({ id }) => id),
  );
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)])),
    lcp: figure(lhr, "largest-contentful-paint"),
    tbt: figure(lhr, "total-blocking-time"),
    cls: figure(lhr, "cumulative-layout-shift"),
    script: bytes("script"),
    all: bytes(null),
    failed,
  };
}

function figure(lhr, audit) {
  const { numericValue, errorMessage } = lhr.audits[audit];
  if (numericValue === undefined) throw new Failure(`${lhr.finalDisplayedUrl}: ${audit} was not measured: ${errorMessage}`);
  return numericValue;
}

function median(seen) {
  const middle = (name) => seen.map((figures) => figures[name]).sort((one, other) => one - other)[Math.floor((seen.length - 1) / 2)];
  return Object.fromEntries(
    Object.keys(seen[0])
      .filter((name) => name !== "failed")
      .map((name) => [name, middle(name)]),
  );
}
