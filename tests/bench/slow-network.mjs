/** What a visitor waits for on a slow mobile network: until a form's program runs, and until the chat takes words after its button. */
import { withBrowser } from "./touch.mjs";

/** 400 kbit/s each way with 400 ms for each answer: "3G slow" of WebPageTest. Bytes per second, milliseconds. */
const SLOW_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };

async function slowPage(browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_3G);
  return { context, page, session };
}

const MEDIAN_OF = 3;

async function median(once) {
  const seen = [];
  for (let visitor = 0; visitor < MEDIAN_OF; visitor += 1) seen.push(await once());
  return seen.sort((one, other) => one - other)[Math.floor(MEDIAN_OF / 2)] ?? Number.NaN;
}

/** Milliseconds from asking for the page to a form whose program runs, of a new visitor with an empty cache. */
export function formAlive(url, path, executablePath) {
  return withBrowser(executablePath, (browser) =>
    median(async () => {
      const { context, page } = await slowPage(browser);
      const began = performance.now();
      await page.goto(url + path, { waitUntil: "commit" });
      // The program has taken over the form, and hears keys and presses. A document of which nothing has come yet has no element.
      await page.waitForFunction(() => document.documentElement?.dataset.alive !== undefined, null, { timeout: 60_000, polling: 50 });
      const took = performance.now() - began;
      await context.close();
      return took;
    }),
  );
}

/** Milliseconds from the first press of the chat button to a conversation that takes words, on a page that has arrived. */
export function chatAlive(url, path, executablePath) {
  return withBrowser(executablePath, (browser) =>
    median(async () => {
      const { context, page } = await slowPage(browser);
      await page.goto(url + path, { waitUntil: "load", timeout: 60_000 });
      const began = performance.now();
      await page.locator("[data-chat=open]").click();
      await page.locator("[data-chat=panel] textarea:enabled").waitFor({ timeout: 60_000 });
      const took = performance.now() - began;
      await context.close();
      return took;
    }),
  );
}
