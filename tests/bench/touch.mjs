/** What a visitor feels: how soon the chat takes words, and how long the longest form takes to answer a touch. */

export async function withBrowser(executablePath, work) {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the first press of the chat button to a conversation that takes words, of five new visitors, uncached. */
export function chatOpens(url, executablePath) {
  return withBrowser(executablePath, async (browser) => {
    const seen = [];
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${url}/public`);
      const pressed = performance.now();
      await page.locator("[data-chat=open]").click();
      await page.locator("[data-chat=panel] textarea:enabled").waitFor();
      seen.push(performance.now() - pressed);
      await context.close();
    }
    return seen.sort((one, other) => one - other);
  });
}

/**
 * Event Timing of the detailed form with every field open, on a processor four times slower (as Lighthouse's mobile
 * profile): milliseconds from a key, and from a press, to the next paint; the median and the worst of those of 16 ms or more.
 */
export function formAnswers(url, executablePath) {
  return withBrowser(executablePath, async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => {
      globalThis.touched = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.interactionId) globalThis.touched.push({ name: entry.name, ms: entry.duration });
      }).observe({ type: "event", durationThreshold: 16, buffered: true });
    });
    await page.goto(`${url}/book`);
    await page.locator("#detailed-booking button[type=button]:not(.invisible)").first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.locator("#book-proceedingType").selectOption("arbitration");
    await page.locator("input[name=locationType][value=in_person_and_virtual]").click({ force: true });
    await page.locator("button", { hasText: "All Fields" }).click();
    for (const field of ["bookingContactName", "claimantName", "styleOfCause", "specialRequirements"]) {
      await page.locator(`#book-${field}`).click();
      await page.keyboard.type("Beaulieu and Osei", { delay: 40 });
    }
    for (const value of ["arbitration_place_miami", "alternate", "arbitration_place_toronto"])
      await page.locator(`input[name=location][value=${value}]`).click({ force: true });
    await page.waitForTimeout(1000);
    const seen = await page.evaluate(() => globalThis.touched);
    const of = (kind) => {
      const all = seen
        .flatMap(({ name, ms }) => (name.startsWith("key") === (kind === "keys") ? [ms] : []))
        .sort((one, other) => one - other);
      return { median: all[Math.floor(all.length / 2)] ?? 0, worst: all.at(-1) ?? 0 };
    };
    return { keys: of("keys"), presses: of("presses") };
  });
}
