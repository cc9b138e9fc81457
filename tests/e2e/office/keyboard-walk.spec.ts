/** The office's work from end to end by keyboard alone, in two languages, on a large screen and on a phone (issue 19, "Done when"). */
import type { APIRequestContext, Page } from "@playwright/test";
import { openSpan } from "#tests/e2e/bookings/open-day.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { becomeFrenchColleague } from "./french-colleague.ts";

interface Requested {
  id: string;
  bookingNumber: string;
  bookingDate: string;
  who: string;
}

/** On the first of so many days that no other test has. */
async function requested(request: APIRequestContext, days: 1 | 2 = 1): Promise<Requested> {
  const [bookingDate, bookingContactName] = [openSpan(days), `Keyla ${word()}`];
  const made = await request.post("/api/public-bookings", {
    data: detailedBooking({ bookingDate, mainRoomCapacity: 12, bookingContactName }),
  });
  expect(made.status()).toBe(201);
  return { ...((await made.json()) as { id: string; bookingNumber: string }), bookingDate, who: bookingContactName };
}

const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/bookings/${id}`)).json()) as { status: string; days: unknown[] };

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses Tab until what has the focus is this. */
async function tabTo(page: Page, selector: string, most = 30) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} is more than ${most} Tabs away.`);
}

/** Whole, whatever the screen and the language. */
async function isWhole(page: Page) {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const [language, width] of [
  ["en", 1280],
  ["fr", 360],
] as const)
  test(`the office by keyboard alone, ${language} at ${width} px`, { tag: "@once" }, async ({ page, request, login }) => {
    // Among all that other tests ask for, the task may be on a late page of the queue.
    test.setTimeout(800_000);
    await login("admin", "/bookings");
    if (language === "fr") await becomeFrenchColleague(page);
    await page.setViewportSize({ width, height: 800 });

    await test.step("from a new request to its room in two keys, the right room proposed", async () => {
      const { id, bookingNumber } = await requested(request);
      await page.goto(`/bookings?search=${bookingNumber}`);
      await ready(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await press(page, "j");
      await expect(page.locator("[data-row]")).toHaveAttribute("aria-current", "true");
      const keys = ["e", "Enter"];
      await press(page, keys[0] ?? "");
      // Twelve people: the smallest room of Miami that seats them.
      await expect(page.getByRole("radio", { name: /^Palmetto/ })).toBeFocused();
      await expect(page.getByRole("radio", { name: /^Palmetto/ })).toBeChecked();
      await isWhole(page);
      await press(page, keys[1] ?? "");
      await expect.poll(async () => (await stored(page, id)).status).toBe("confirmed");
      expect(keys).toHaveLength(2);
    });

    await test.step("the list: down, up, choose, leave out, open", async () => {
      await page.goto("/bookings?when=all");
      await ready(page);
      await press(page, "j", "j", "k");
      const first = page.locator("[data-row]").first();
      await expect(first).toHaveAttribute("aria-current", "true");
      const bar = page.locator("[data-part=bulk]");
      await press(page, "x");
      await expect(bar).toContainText("1");
      await isWhole(page);
      await press(page, "x");
      await expect(bar).toHaveCount(0);
      await press(page, "?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await isWhole(page);
      await press(page, "Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await first.locator("[data-row-link]").first().focus();
      const id = await first.getAttribute("data-row");
      await press(page, "Enter");
      await expect(page).toHaveURL(new RegExp(`(/bookings/|row=)${id}`));
    });

    await test.step("the queue: a call that nobody answers, and its detail stays", async () => {
      const { id, who } = await requested(request);
      await page.goto("/admin/queue");
      await ready(page);
      for (let turned = 0; turned < 40 && (await page.getByRole("article", { name: who }).count()) === 0; turned += 1) {
        // The next page is there when other rows are: its address comes before them.
        const first = page.locator("[data-row]").first();
        const was = (await first.getAttribute("data-row")) ?? "";
        await page.locator('main nav a[href*="after="]').press("Enter");
        await expect(first).not.toHaveAttribute("data-row", was);
      }
      const task = page.getByRole("article", { name: who });
      for (let pressed = 0; pressed < 60 && (await task.getAttribute("aria-current")) !== "true"; pressed += 1) await press(page, "j");
      await press(page, "d");
      const detail = page.locator("[data-part=detail]");
      await expect(detail).toBeFocused();
      await isWhole(page);
      await tabTo(page, "select[name=again]");
      await tabTo(page, 'button[value="no_answer"]');
      await press(page, "Enter");
      await expect(page.getByRole("status").filter({ hasText: who })).toBeVisible();
      await expect(detail.getByRole("heading", { name: who })).toBeVisible();
      await expect(detail.locator(`a[href="/bookings/${id}"]`).first()).toBeVisible();
      await isWhole(page);
    });

    await test.step("the planner: to another room, and a day longer", async () => {
      const { id, bookingDate } = await requested(request, 2);
      expect((await page.request.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } })).status()).toBe(200);
      await page.goto(`/admin/planner?venue=miami&on=${bookingDate}`);
      await ready(page);
      await isWhole(page);
      const panel = page.locator("aside", { has: page.locator("#placing-facts") });
      if (width >= 1280) {
        await page.locator(`[role=grid] a[data-booking="${id}"]`).first().focus();
        await press(page, "Enter");
        await expect(page.locator('[aria-live="assertive"]')).not.toBeEmpty();
        await press(page, "ArrowDown", "Shift+ArrowRight", "Enter");
      } else {
        await page.locator(`a[href*="${id}"]:visible`).last().press("Enter");
        await expect(panel).toBeVisible();
        await tabTo(page, "#placing-facts ~ details > summary");
        await press(page, "Enter");
        await tabTo(page, "#placing-count");
        await press(page, "ArrowUp", "Enter");
      }
      await expect(panel.locator("button[name=how]").first()).toBeFocused();
      await isWhole(page);
      await press(page, "Enter");
      await expect.poll(async () => (await stored(page, id)).days.length).toBe(2);
    });

    await test.step("the palette: from anywhere to a booking by its number", async () => {
      const { id, bookingNumber } = await requested(request);
      await page.goto("/admin");
      await ready(page);
      await press(page, "Control+k");
      await expect(page.getByRole("combobox")).toBeFocused();
      await page.keyboard.type(bookingNumber);
      await expect(page.getByRole("option").first()).toContainText(bookingNumber);
      await isWhole(page);
      await press(page, "Enter");
      await expect(page).toHaveURL(new RegExp(`/bookings/${id}$`));
    });
  });
