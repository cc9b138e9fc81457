/** The booking forms have a program of their own: neither React nor its router comes with them. */
import { expect, isTakenOver, ready, test } from "../fixtures.ts";

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
    expect(scripts.filter((text) => text.includes("react.transitional.element"))).toEqual([]);
    const isTaken = (selector: string) => page.locator(selector).first().evaluate(isTakenOver);
    expect([await isTaken("main form"), await isTaken("header a"), await isTaken("footer a")]).toEqual([true, false, false]);
  });
