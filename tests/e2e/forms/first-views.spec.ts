/** What everybody sees first of a form is kept for everybody: nothing of one visitor may be in it, and it lives like every other page. */
import { expect, ready, test } from "../fixtures.ts";

const NAME = "Wilhelmina Achterberg";

/** Both forms show one draft. */
const FORMS = ["/fast-booking", "/fr/fast-booking", "/book", "/es/book", "/public-booking"];

test("what one visitor has typed is in nobody else's page, whichever is asked for first", { tag: "@once" }, async ({ page, request }) => {
  await page.goto("/fast-booking");
  await ready(page);
  const saved = page.waitForResponse((answer) => answer.url().includes("/api/drafts") && answer.request().method() !== "GET");
  await page.locator("#fast-contactName").fill(NAME);
  await saved;
  for (const path of FORMS)
    for (let turn = 0; turn < 2; turn += 1) {
      const theirs = await page.request.get(path);
      expect(await theirs.text(), path).toContain(NAME);
      const others = await request.get(path);
      expect(others.status()).toBe(200);
      expect(await others.text(), path).not.toContain(NAME);
      expect(others.headers()["cache-control"]).toBe("private, no-store");
    }
});

test("whoever comes back to a form sees what they typed there, also by the browser's own Back", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await ready(page);
  const saved = page.waitForResponse((answer) => answer.url().includes("/api/drafts") && answer.request().method() !== "GET");
  await page.locator("#fast-contactName").fill(NAME);
  await saved;
  await page.goto("/about");
  await page.goBack();
  await expect(page.locator("#fast-contactName")).toHaveValue(NAME);
});

test("a first view is the same bytes for everybody, without a nonce, and React takes it over as it is", { tag: "@once" }, async ({
  page,
  request,
}) => {
  const [one, two] = [await request.get("/fast-booking"), await request.get("/fast-booking")];
  expect(await one.text()).toBe(await two.text());
  expect(one.headers()["content-security-policy"]).not.toContain("nonce-");
  expect(await one.text()).not.toMatch(/nonce="[^"]/);
  const told: string[] = [];
  page.on("console", (message) => message.type() === "error" && told.push(message.text()));
  page.on("pageerror", (error) => told.push(String(error)));
  const sheets: string[] = [];
  page.on("request", (asked) => asked.resourceType() === "stylesheet" && sheets.push(asked.url()));
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => document.querySelector("main h1")?.setAttribute("data-as-served", ""));
  });
  await page.goto("/fast-booking");
  await ready(page);
  // Had React found another document than it expects, it would have made the page again.
  await expect(page.locator("main h1[data-as-served]")).toHaveCount(1);
  expect(sheets).toEqual([]);
  expect(told).toEqual([]);
});
