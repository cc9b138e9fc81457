/** The one search, by keyboard alone. */
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

test("everything is found and gone to from one field", { tag: "@once" }, async ({ page, login }) => {
  await login("admin");
  await ready(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search everything" });
  await expect(field).toBeFocused();
  await expect(page.getByRole("option", { name: "Dashboard" })).toBeVisible();
  // One mistake in a word is forgiven, and said.
  await page.keyboard.type("tremblai");
  await expect(page.getByRole("status").first()).toContainText("tremblay");
  await expect(page.getByRole("group", { name: "Bookings" }).getByRole("option").first()).toContainText("Tremblay");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("queue");
  await expect(page.getByRole("option", { name: "Queue", exact: true })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/queue$/);
});

test("a party finds its own cases and nothing of the office", { tag: "@phone" }, async ({ page, login }) => {
  await login("partyA");
  await page.getByRole("button", { name: "Search everything" }).click();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await page.keyboard.type('"*" users');
  await expect(page.getByText("Nothing was found.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
