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
  // What the form may show from now on is in the whole sheet, which came after it.
  await expect(page.locator("link[rel=stylesheet]")).not.toHaveAttribute("disabled");
  await expect.poll(() => sheets.length).toBe(1);
  expect(told).toEqual([]);
});

test("a section that a choice brings is never shown without its style, also where the sheet comes late", { tag: "@phone" }, async ({
  page,
}) => {
  await page.route(/\/assets\/app-.*\.css/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  // The most sections that any frame shows.
  await page.addInitScript(() => {
    const look = () => {
      const shown = [...document.querySelectorAll("#detailed-booking section")].filter((section) => section.getClientRects().length > 0);
      const { dataset } = document.documentElement;
      dataset.mostSections = String(Math.max(Number(dataset.mostSections ?? 0), shown.length));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/book");
  await page.locator("#book-proceedingType").selectOption("court_trial");
  await expect(page.locator("#section-booking_contact")).toBeAttached();
  await expect(page.getByRole("button", { name: "Next", exact: true }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-most-sections", "1");
});

/** Of each element in order: how it is painted, and where. */
const paintedAs = () =>
  [...document.body.querySelectorAll("*:not(script, style)")].map((element) => {
    const { display, position, color, backgroundColor, fontSize, lineHeight, padding, margin, borderWidth, visibility } =
      getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = [display, position, color, backgroundColor, fontSize, lineHeight, padding, margin, borderWidth, visibility].join(" ");
    return `${element.tagName} ${element.className}: ${style} at ${[x, y, width, height].map(Math.round).join(" ")}`;
  });

for (const path of ["/book", "/fr/fast-booking"])
  for (const width of [360, 1280])
    test(`the style that ${path} carries paints it as the whole sheet does, ${width} wide`, { tag: "@once" }, async ({
      browser,
      baseURL,
    }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
      const page = await plain.newPage();
      await page.goto(new URL(path, baseURL).href);
      await expect(page.locator("link[rel=stylesheet]")).toHaveAttribute("disabled");
      const carried = await page.evaluate(paintedAs);
      // Who comes from a page of ours has the whole sheet.
      await page.goto(new URL(path, baseURL).href, { referer: new URL("/about", baseURL).href });
      await expect(page.locator("link[rel=stylesheet]")).not.toHaveAttribute("disabled");
      const whole = await page.evaluate(paintedAs);
      expect(carried.length).toBeGreaterThan(100);
      expect(carried).toEqual(whole);
      await plain.close();
    });
