/** A whole request without a mouse: from the fast form into the detailed one, days apart from the month, a person, the confirmation and a held room. */
import type { Locator, Page } from "@playwright/test";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { openMail } from "#tests/e2e/captured-mail.ts";
import { alive, expect, expectAccessible, ready, test, word } from "#tests/e2e/fixtures.ts";

/** Goes on with Tab until the focus is on `control`, as a person without a mouse gets there. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 500; steps += 1) {
    if (await control.evaluate((node) => document.activeElement === node)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control, "reached by Tab").toBeFocused();
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await reach(page, page.locator(field));
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

test("by keyboard alone: days apart, a person abroad, sent, and the room held", { tag: "@once" }, async ({ page }) => {
  test.setTimeout(360_000);
  const email = `clavier.${word()}@cabinet.example`;
  await page.goto("/fast-booking");
  await ready(page);
  await type(page, "#fast-proceedingType", "Arb");
  await press(page, page.locator("input[name=locationType]").first(), "Space");
  await type(page, "#fast-location", "Tor");
  await type(page, "#fast-contactName", "Ida Berg");
  await type(page, "#fast-contactFirm", "Larch & Wood LLP");
  await type(page, "#fast-contactEmail", email);
  await type(page, "#fast-contactPhone", "514 555 0199");
  await type(page, "#fast-caseDescription", "A supply contract between two manufacturers.");
  await press(page, page.locator("button[value=new-person]"));
  await type(page, "#personName", "Wei Tan");
  await type(page, "#personPlace", "Singapore");
  await press(page, page.locator("button[value=put-person]"));
  await expect(page.locator("main li").filter({ hasText: "Wei Tan" })).toBeVisible();
  await press(page, page.getByRole("link", { name: "Continue in the detailed form" }));

  // The same request, with everything that was typed.
  await expect(page).toHaveURL(/\/book/);
  const check = page.locator("button[name=intent][value=review]").last();
  await alive(check);
  await expect(page.locator("#book-bookingContactEmail")).toHaveValue(email);
  await type(page, "#book-claimantName", "Alba Minerals");
  await type(page, "#book-claimantFirm", "Roche LLP");
  await type(page, "#book-respondentName", "Bruno Shipping");
  await type(page, "#book-respondentFirm", "Stone LLP");
  await type(page, "#book-styleOfCause", "Alba v. Bruno");
  await press(page, page.locator("input[name=bookingType]").first(), "Space");
  for (let turns = 0; turns < 2; turns += 1) await page.keyboard.press("ArrowRight");
  await expect(page.locator("input[name=bookingType][value=non-consecutive]")).toBeChecked();
  await press(page, page.getByRole("button", { name: "See free days" }));
  await expect(page.getByRole("grid", { name: /^Free days in Toronto/ })).toBeVisible();
  const next = page.getByRole("button", { name: /^Next month: / });
  const title = ((await next.getAttribute("aria-label")) ?? "").slice("Next month: ".length);
  await press(page, next);
  // The month before stays on the screen until this one is there.
  const month = page.getByRole("grid", { name: `Free days in Toronto, ${title}` });
  const days = await freeDays(month);
  for (const day of days) await pick(page, month.locator(`[data-day="${day}"]`));
  await expect(month.locator("[aria-selected=true]")).toHaveCount(2);
  await press(page, check);
  // What is missing is named, and its name leads there.
  await expect(page.getByRole("region", { name: "One field needs attention" })).toBeFocused();
  await press(page, page.getByRole("link", { name: "Type of arbitration proceeding: Choose an option" }));
  const kind = page.locator("#book-arbitrationProceedingType");
  await expect(kind).toBeFocused();
  await page.keyboard.type("Arb");
  await expect(kind).toHaveValue("arbitration");
  await press(page, check);
  await expect(page).toHaveURL(/step=review/);
  const send = page.locator("button[value=send]");
  await expect(page.locator("main")).toContainText("Wei Tan");
  await press(page, send);

  await expect(page).toHaveURL(/\/booking-confirmation\/[\w-]+$/);
  for (const day of days) await expect(page.locator("main")).toContainText(said(day));
  await press(page, page.getByRole("button", { name: "Hold the room for 48 hours" }));
  await expect(page.getByRole("status").filter({ hasText: "until then no room is held" })).toBeFocused();
  await openMail(page, email, "Hold the room");
  await page.goto((await page.getByRole("link", { name: /\/hold\// }).getAttribute("href")) ?? "");
  await press(page, page.getByRole("button", { name: "Hold the room for 48 hours" }));
  await expect(page.getByRole("heading", { name: /^A room is held for you until/ })).toBeVisible();
  await expectAccessible(page);
});

const NEAR = 4;
/** Two free days of the month that is shown, a week apart. */
async function freeDays(month: Locator): Promise<string[]> {
  const free = month.getByRole("button", { name: /: free from / });
  await expect(free.nth(1)).toBeVisible();
  const dates = await free.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-day") ?? ""));
  // The first days of a month may be too near for a room to be held.
  const first = dates.slice(NEAR).find((date) => dates.includes(addDays(date, 7))) ?? "";
  return [first, addDays(first, 7)];
}

const focusedDay = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute("data-day") ?? "");

/** Goes to the day by the arrows, from the one day of the month on which Tab stops, and presses it. */
async function pick(page: Page, day: Locator): Promise<void> {
  const wanted = (await day.getAttribute("data-day")) ?? "";
  for (let steps = 0; steps < 500; steps += 1) {
    const at = await focusedDay(page);
    if (at === wanted) break;
    await page.keyboard.press(at === "" ? "Tab" : at < wanted ? "ArrowRight" : "ArrowLeft");
    // The month moves the focus a moment after the arrow: what is read before is the day before.
    if (at !== "") await expect.poll(() => focusedDay(page)).not.toBe(at);
  }
  await expect(day).toBeFocused();
  await page.keyboard.press("Enter");
}

const said = (day: string) => new Intl.DateTimeFormat("en-CA", { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));
