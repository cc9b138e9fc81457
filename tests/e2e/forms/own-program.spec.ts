/** The booking forms have a program of their own: no router comes with them, and what it did is done without it. */
import { expect, ready, test } from "../fixtures.ts";

for (const path of ["/fast-booking", "/fr/book"])
  test(`${path} begins without a router, and only its form is taken over`, { tag: "@once" }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("response", async (answer) => {
      if (answer.request().resourceType() === "script") scripts.push(await answer.text().catch(() => ""));
    });
    await page.goto(path);
    await ready(page);
    expect(await page.evaluate(() => "__reactRouterContext" in window)).toBe(false);
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((text) => text.includes("__reactRouterManifest"))).toEqual([]);
    const isTaken = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
    expect([await isTaken("main form"), await isTaken("header a"), await isTaken("footer a")]).toEqual([true, false, false]);
  });
