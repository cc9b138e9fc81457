/** The film of the four-city landing: it plays where it is welcome, stops on request, and nothing depends on it. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";

const film = (page: Page) => page.locator("video[data-film]");
const playing = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Every request for the film, as it comes. */
function requests(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/files/")) seen.push(request.url());
  });
  return seen;
}

test("it plays, is stopped by its button, and stays stopped for the visit", async ({ page }) => {
  await page.goto("/fr/public");
  await expect.poll(() => playing(page)).toBe(true);
  await expectAccessible(page);
  const pause = page.locator("button[data-film]");
  await expect(pause).toHaveAccessibleName("Suspendre le film");
  const box = await pause.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await pause.press("Enter");
  await expect(pause).toHaveAccessibleName("Lire le film");
  await expect.poll(() => playing(page)).toBe(false);

  const asked = requests(page);
  await page.goto("/public");
  const play = page.getByRole("button", { name: "Play the film" });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => playing(page)).toBe(true);
});

test("it rests while it is out of view", { tag: "@once" }, async ({ page }) => {
  await page.goto("/public");
  await expect.poll(() => playing(page)).toBe(true);
  await page.locator("#about").scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toBe(false);
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toBe(true);
});

test("it stops when less motion is asked for, and goes on after", { tag: "@large" }, async ({ page }) => {
  await page.goto("/public");
  await expect.poll(() => playing(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => playing(page)).toBe(false);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => playing(page)).toBe(true);
});

test.describe("it is not even fetched", () => {
  test("where less motion is wished", { tag: "@small" }, async ({ page }) => {
    const asked = requests(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/public");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await expect(page.locator("button[data-film]")).toBeHidden();
  });

  test("where data are saved", { tag: "@once" }, async ({ page }) => {
    const asked = requests(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto("/public");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await expect(page.locator("button[data-film]")).toBeHidden();
  });
});

test("where there is no film its poster stands, without a button", { tag: "@small" }, async ({ page, troubles }) => {
  await page.route("**/api/files/**", (route) => route.fulfill({ status: 404, json: { error: "not_found" } }));
  const missing = page.waitForResponse("**/api/files/site/hero.mp4");
  await page.goto("/public");
  await missing;
  await expect(page.locator("button[data-film]")).toBeHidden();
  const poster = await film(page).getAttribute("poster");
  expect((await page.request.get(poster ?? "")).status()).toBe(200);
  // The browser itself reports what it did not find, each of the two kinds of file.
  await expect.poll(() => troubles.length).toBe(2);
  expect(troubles.splice(0).every((trouble) => trouble.includes("404"))).toBe(true);
});

test("the four cities are one step away", { tag: "@large" }, async ({ page }) => {
  await page.goto("/es/public");
  const cities = page.getByRole("navigation", { name: "Ciudades" }).getByRole("link");
  await expect(cities).toHaveCount(4);
  for (const city of await cities.all()) {
    expect((await page.request.get((await city.getAttribute("href")) ?? "")).status()).toBe(200);
  }
});

test("it gives way to a conversation that is asked for, and goes on after it", { tag: "@once" }, async ({ page }) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const given: string[] = [];
  await page.route("**/api/files/site/**", async (route) => {
    given.push(route.request().url());
    // The first does not arrive for as long as the conversation has not.
    if (given.length === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto("/public");
  await expect.poll(() => given.length).toBe(1);
  await page.locator("[data-chat=open]").click();
  await expect(page.locator("[data-chat=panel] textarea:enabled")).toBeVisible();
  await expect.poll(() => given.length).toBeGreaterThan(1);
  arrive();
  await expect.poll(() => playing(page)).toBe(true);
});
