/** The month of free days in the forms: by keyboard, by press, and without scripts (issue "The hearing plan", "Seeing free days"). */
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "../fixtures.ts";

test("a day is chosen from the month by keyboard", { tag: "@large" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await ready(page);
  await page.getByRole("radio", { name: "In person" }).check();
  await page.locator("#fast-location").selectOption({ label: "Toronto" });
  await page.getByRole("button", { name: "See free days" }).click();
  const turn = page.getByRole("button", { name: /^Next month: / });
  const title = ((await turn.getAttribute("aria-label")) ?? "").slice("Next month: ".length);
  await turn.click();
  const month = page.getByRole("grid", { name: `Free days in Toronto, ${title}` });
  await expect(month).toBeVisible();
  const free = month.getByRole("button", { name: /: free from / });
  await free.first().focus();
  const first = await free.first().getAttribute("data-day");
  // Down a week and up again, to the next month and back to the day.
  for (const key of ["ArrowDown", "ArrowUp", "PageDown"]) await page.keyboard.press(key);
  await page.keyboard.press("PageUp");
  await expect(page.locator(`[data-day="${first}"]`)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#fast-preferredDate")).toHaveValue(first ?? "");
  await expect(month.locator("[aria-selected=true]")).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("without scripts the form comes back with the month in it, and a pressed day fills the date; nothing typed is lost", {
  tag: "@small",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/fr/fast-booking");
  await page.locator("#fast-contactName").fill("Ada Beaulieu");
  await page.getByRole("button", { name: "Voir les jours libres" }).click();
  await expect(page.getByText("Choisissez d’abord l’un de nos lieux", { exact: false })).toBeVisible();
  await page.locator("input[name=locationType][value=in_person]").check();
  await page.locator("#fast-location").selectOption("arbitration_place_toronto");
  await page.getByRole("button", { name: "Voir les jours libres" }).click();
  const month = page.getByRole("table").locator("caption");
  const shown = (await month.textContent()) ?? "";
  await page.getByRole("button", { name: /^Mois suivant/ }).click();
  await expect(month).not.toHaveText(shown);
  await expectNoSidewaysScroll(page);
  const day = page
    .getByRole("table")
    .getByRole("button", { name: /: libre de / })
    .first();
  const value = (await day.getAttribute("value")) ?? "";
  await day.click();
  await expect(page.locator("#fast-preferredDate")).toHaveValue(value.slice("day:".length));
  await expect(page.locator("#fast-contactName")).toHaveValue("Ada Beaulieu");
  await context.close();
});
