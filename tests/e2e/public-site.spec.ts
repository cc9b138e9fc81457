/** The public site as a reader has it: finished documents, a small program, and everything reachable. */
import { expect, expectAccessible, test } from "./fixtures.ts";

const READY = "[data-chat=open]";

test("a document carries no program but the small one, and at most 15 kB of it", { tag: "@large" }, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (request.resourceType() === "script") bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto("/public", { waitUntil: "networkidle" });
  expect(scripts.every((url) => !/entry\.client|chat-panel|react/.test(url))).toBe(true);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(15_000);
});

test("the chat is a shell at once and a conversation soon after the first press", async ({ page }) => {
  await page.goto("/public");
  // Within the first tab stops of a page, though its button comes last.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the assistant" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Open chat" })).toBeFocused();
  await page.locator(READY).click();
  await expect(page.getByRole("dialog", { name: "Booking assistant" })).toBeVisible();
  await page.getByRole("textbox", { name: /message/i }).fill("What are your opening hours?");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-reply]").last()).toContainText(/a\.m\./i);
  // It is still open on the next page.
  await page.goto("/locations");
  await expect(page.getByRole("dialog", { name: "Booking assistant" })).toBeVisible();
  await expect(page.getByRole("log")).toContainText("What are your opening hours?");
  await page.getByRole("button", { name: "Minimize chat" }).click();
  await expect(page.getByRole("button", { name: "Reopen chat" })).toBeVisible();
  await page.getByRole("button", { name: "Reopen chat" }).click();
  await page.getByRole("button", { name: "Close chat" }).click();
  await expect(page.getByRole("button", { name: "Open chat" })).toBeVisible();
});

test("what is on its way to the assistant when the page is left is not lost", { tag: "@small" }, async ({ page, troubles }) => {
  const words = "We are three sisters and a disputed will.";
  await page.goto("/public");
  await page.locator(READY).click();
  await page.route("**/api/ai/chat/stream", () => undefined);
  const input = page.getByRole("textbox", { name: /message/i });
  await input.fill(words);
  await input.press("Enter");
  await expect(page.getByRole("log")).toContainText(words);
  await page.goto("/locations");
  await expect(input).toHaveValue(words);
  await expect(page.getByText("Your last message did not arrive.")).toBeVisible();
  await page.unroute("**/api/ai/chat/stream");
  await input.press("Enter");
  await expect(page.locator("[data-reply]")).toHaveCount(1);
  await expect(page.getByRole("log")).toContainText(words);
  // Answered to its end: an answer that is cut off by leaving is a message that did not arrive.
  await expect(input).toBeEnabled();
  // What is only typed waits on the next page, without a word about it.
  await input.fill("The eldest");
  await page.goto("/public");
  await expect(input).toHaveValue("The eldest");
  await expect(page.getByText("Your last message did not arrive.")).toBeHidden();
  troubles.splice(0);
});

test("the modal keeps what was typed, says what is missing, and really submits", async ({ page, troubles }) => {
  await page.goto("/reserve");
  await page.getByRole("banner").getByRole("link", { name: "Reserve" }).click();
  const dialog = page.getByRole("dialog", { name: "Reserve a hearing" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Full name").fill("Marguerite Okafor");
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(dialog.getByText("Valid email is required").first()).toBeVisible();
  await expect(dialog.getByLabel("Full name")).toHaveValue("Marguerite Okafor");
  await expectAccessible(page);
  // The browser itself reports the 400.
  expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
  await dialog.getByLabel("E-mail").fill("m.okafor@firm.example");
  await dialog.getByLabel("Phone").fill("+1 514 555 0177");
  await dialog.getByLabel("Law firm or organization").fill("Okafor and Partners");
  await dialog.getByLabel("Preferred date").fill("2027-03-16");
  await dialog.getByLabel("Case description").fill(`Two shareholders and a valuation, ${test.info().project.name} ${Date.now()}.`);
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("[data-reserve-result]")).toContainText(/CN-\d{4}-\d{4}/);
  await expect(page.getByText("Success", { exact: true })).toBeVisible();
  // The form is empty again.
  await page.getByRole("banner").getByRole("link", { name: "Reserve" }).click();
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a failed sending loses nothing and says so", { tag: "@small" }, async ({ page, troubles }) => {
  await page.goto("/reserve");
  await page.getByRole("banner").getByRole("link", { name: "Reserve" }).click();
  const dialog = page.getByRole("dialog", { name: "Reserve a hearing" });
  await dialog.getByLabel("Full name").fill("Marguerite Okafor");
  await page.route("**/reserve**", (route) => route.abort());
  await dialog.getByRole("button", { name: "Send the request" }).click();
  await expect(dialog.getByText("Failed to submit booking request. Please try again.")).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel("Full name")).toHaveValue("Marguerite Okafor");
  await expect(dialog.getByRole("button", { name: "Send the request" })).toBeEnabled();
  troubles.splice(0);
});

test("a chat that cannot be fetched says so, with a telephone number and a way to try again", { tag: "@large" }, async ({
  page,
  troubles,
}) => {
  await page.goto("/about");
  await page.route("**/assets/chat-*", (route) => route.abort());
  await page.locator(READY).click();
  const panel = page.getByRole("dialog", { name: "Booking assistant" });
  await expect(panel.getByText(/trouble connecting right now/)).toBeVisible();
  await expect(panel.getByRole("link", { name: /555/ })).toBeVisible();
  await page.unroute("**/assets/chat-*");
  await panel.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("textbox", { name: /message/i })).toBeVisible();
  troubles.splice(0);
});

test("the language switch keeps the page, the place and what was typed", async ({ page }) => {
  await page.goto("/reserve");
  await page.locator("#contact").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector("#services")?.scrollIntoView());
  await page.getByRole("banner").getByRole("link", { name: "Reserve" }).click();
  await page.getByLabel("Full name").fill("Ana Sofía Núñez");
  await page.getByLabel("Case description").fill("Line one\nLine two");
  await page.keyboard.press("Escape");
  // On a phone the languages are in the menu.
  if ((await page.locator('header a[data-language="es"]:visible').count()) === 0)
    await page.locator("summary", { hasText: "Menu" }).click();
  await page.locator('header a[data-language="es"]:visible').click();
  await expect(page).toHaveURL(/\/es\/reserve/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("#contactName")).toHaveValue("Ana Sofía Núñez");
  await expect(page.locator("#caseDescription")).toHaveValue("Line one\nLine two");
  // Nothing was asked of the reader yet, so nothing is wrong yet.
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the place on the page is kept in the other language", { tag: "@small" }, async ({ page }) => {
  await page.goto("/public");
  await page.evaluate(() => document.querySelector("#about")?.scrollIntoView({ behavior: "instant" }));
  const before = await page.evaluate(() => document.querySelector("#about")?.getBoundingClientRect().top ?? 0);
  // Pressed where it is: the test's own click would scroll the page first.
  await page
    .locator('header a[data-language="fr"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(/\/fr\/public$/);
  await expect.poll(() => page.evaluate(() => document.querySelector("#about")?.getBoundingClientRect().top ?? 0)).toBeCloseTo(before, -2);
});

test.describe("a reader whose browser prefers French", () => {
  test.use({ locale: "fr-CA" });
  test("is offered the French page, in French, and may decline for good", { tag: "@large" }, async ({ page }) => {
    await page.goto("/locations");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const offer = page.locator('[data-language-offer="fr"]');
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await offer.getByRole("button", { name: "Non, merci" }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.locator(READY)).toBeVisible();
    await expect(offer).toBeHidden();
  });
  test("who writes on a page reads it: they are not asked again", { tag: "@small" }, async ({ page }) => {
    await page.goto("/contact");
    const offer = page.locator('[data-language-offer="fr"]');
    await expect(offer).toBeVisible();
    await page.getByRole("textbox").first().pressSequentially("A");
    await expect(offer).toBeHidden();
    await page.goto("/locations");
    await expect(page.locator(READY)).toBeVisible();
    await expect(offer).toBeHidden();
  });
  test("accepts it and stays on the page", { tag: "@small" }, async ({ page }) => {
    await page.goto("/locations/toronto");
    await page.locator('[data-language-offer="fr"]').getByRole("link", { name: "Lire en français" }).click();
    await expect(page).toHaveURL(/\/fr\/locations\/toronto$/);
    await expect(page.locator('[data-language-offer="en"]')).toBeHidden();
  });
});

test("the menu opens and closes by keyboard @keyboard", async ({ page }) => {
  await page.goto("/about");
  const menu = page.locator("details[data-menu]");
  await menu.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Contact" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Contact" })).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the modal's form is on the page and takes a request", { tag: "@small" }, async ({ page, troubles }) => {
    await page.goto("/fr/reserve");
    await page.getByRole("banner").getByRole("link", { name: "Réserver" }).click();
    await expect(page).toHaveURL(/form=open/);
    await page.locator("#contactName").fill("Luc Tremblay");
    await page.locator("form button[type=submit]").first().click();
    await expect(page.locator("#contactName")).toHaveValue("Luc Tremblay");
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect(troubles.splice(0)).toEqual([expect.stringContaining("400")]);
  });
  test("the menu opens", async ({ page }) => {
    await page.goto("/public");
    await page.locator("details[data-menu] summary").click();
    await expect(page.locator("details[data-menu]").getByRole("link", { name: "Contact" })).toBeVisible();
  });
});

test("no cookie is set by reading", { tag: "@large" }, async ({ page, context }) => {
  for (const path of ["/public", "/fr/locations", "/es/roster", "/"]) await page.goto(path);
  expect(await context.cookies()).toEqual([]);
});

test("a page that was read is not sent again", { tag: "@large" }, async ({ request }) => {
  const first = await request.get("/fr/about");
  const etag = first.headers().etag ?? "";
  expect(etag).toMatch(/^W\/"/);
  expect(first.headers()["content-security-policy"]).toContain("script-src 'self';");
  const again = await request.get("/fr/about", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  const tail = await request.get("/fr/about/", { maxRedirects: 0 });
  expect(tail.status()).toBe(308);
  expect(tail.headers().location).toBe("/fr/about");
});

test("a first document is painted without a further request; the next one names the sheet that is kept", { tag: "@small" }, async ({
  request,
  baseURL,
}) => {
  const first = await (await request.get("/es/about")).text();
  expect(first).toContain("<style>");
  expect(first).not.toMatch(/<link [^>]*rel="stylesheet"/);
  const next = await (await request.get("/es/about", { headers: { Referer: `${baseURL}/es` } })).text();
  expect(next).not.toContain("<style>");
  expect(next).toMatch(/<link [^>]*rel="stylesheet"/);
});
