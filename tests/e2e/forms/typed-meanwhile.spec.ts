/** What is typed before the program of a page answers to keys. */
import type { Page } from "@playwright/test";
import { answer, fieldOf, openForm } from "#tests/e2e/bookings/detailed-form-steps.ts";
import { expect, ready, test } from "../fixtures.ts";

const WORDS = "Typed while the page came alive.";

test("in the discussion of a case it stays, also where other readers are chosen next", { tag: "@once" }, async ({ page, login }) => {
  await page.addInitScript((words) => {
    const found = document.getElementById.bind(document);
    let reads = 0;
    document.getElementById = (id: string) => {
      const element = found(id);
      // Read for its words, for its readers, for its documents: the words come after the first. No event says so, or React would read it all again.
      if (id === "message-content" && element instanceof HTMLTextAreaElement && ++reads === 3) element.value = words;
      return element;
    };
  }, WORDS);
  await login("arbitrator", "/cases");
  const address = await page
    .locator('main a[href^="/cases/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "").filter((href) => /^\/cases\/[\w-]{20,}$/.test(href)));
  let discussion = page.getByRole("region", { name: "Discussion", exact: true });
  for (const path of new Set(address)) {
    await page.goto(path);
    await ready(page);
    discussion = page.getByRole("region", { name: "Discussion", exact: true });
    if ((await discussion.getByRole("radio").count()) > 1) break;
  }
  await expect(discussion.getByLabel("New message")).toHaveValue(WORDS);
  await discussion.getByRole("radio").last().check();
  await expect(discussion.getByLabel("New message")).toHaveValue(WORDS);
  await discussion.getByLabel("New message").fill("");
});

/** Lets the program of a form come only once `typing` is done. */
async function typedBefore(page: Page, address: string, typing: () => Promise<void>): Promise<void> {
  let go: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/site-(?:fast|detailed)-/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await typing();
  expect(await page.evaluate(() => "alive" in document.documentElement.dataset)).toBe(false);
  go();
  await ready(page);
}

test("in the fast form it is kept as every other word", { tag: "@once" }, async ({ page }) => {
  const story = page.locator("#fast-caseDescription");
  const saved = page.waitForResponse((answer) => answer.url().includes("/api/drafts") && answer.request().method() !== "GET");
  await typedBefore(page, "/fast-booking", async () => {
    await story.fill(WORDS);
    await page.getByRole("radio", { name: "Hybrid" }).check();
  });
  await saved;
  await page.locator("#fast-contactName").fill("Ina Roy");
  await expect(story).toHaveValue(WORDS);
  await expect(page.getByRole("radio", { name: "Hybrid" })).toBeChecked();
  await expect.poll(async () => (await (await page.request.get("/api/drafts/current")).json()).values.contactName?.value).toBe("Ina Roy");
  await page.goto("/fast-booking");
  await expect(story).toHaveValue(WORDS);
});

/** A detailed form that is served with the inputs of one more day. */
async function withOneMoreDay(page: Page): Promise<void> {
  await openForm(page, "/book");
  for (const [name, value] of [
    ["proceedingType", "mediation"],
    ["locationType", "virtual"],
    ["bookingType", "non-consecutive"],
  ] as const)
    await answer(page, name, value);
  await expect
    .poll(async () => (await (await page.request.get("/api/drafts/current")).json()).values.bookingType?.value)
    .toBe("non-consecutive");
}

test("in the inputs of one more day it is kept, one after the other", { tag: "@once" }, async ({ page }) => {
  await withOneMoreDay(page);
  await typedBefore(page, "/book", async () => {
    await fieldOf(page, "bookingDates").fill("2027-03-16");
    await page.locator("#book-new-start").fill("11:15");
  });
  await expect(fieldOf(page, "bookingDates")).toHaveValue("2027-03-16");
  await page.locator("#book-new-duration").selectOption("half_day");
  await page.getByRole("button", { name: "Add Date", exact: true }).click();
  await expect(page.getByText(/March 16, 2027.*11:15/)).toBeVisible();
  await expect(fieldOf(page, "bookingDates")).toHaveValue("");
});

test("where their code cannot be had, the inputs stay as they were served, and go with the form", { tag: "@once" }, async ({
  page,
  troubles,
}) => {
  await withOneMoreDay(page);
  await page.route(/\/assets\/own-fields-/, (route) => route.abort());
  await typedBefore(page, "/book", async () => {
    await fieldOf(page, "bookingDates").fill("2027-03-16");
    await page.locator("#book-new-start").fill("11:15");
  });
  await expect(page.locator("[data-kept-as-served]")).toHaveCount(1);
  await answer(page, "bookingContactName", "Ina Roy");
  await expect(fieldOf(page, "bookingDates")).toHaveValue("2027-03-16");
  await page.unroute(/\/assets\/own-fields-/);
  await page.getByRole("button", { name: "Add Date", exact: true }).click();
  await expect(page.getByText(/March 16, 2027.*11:15/)).toBeVisible();
  await expect(fieldOf(page, "bookingContactName")).toHaveValue("Ina Roy");
  // The browser's own word for what was refused.
  expect(troubles.splice(0).filter((text) => !text.includes("net::ERR_FAILED"))).toEqual([]);
});
