/** The office's lists by keyboard alone: one line a thing, the detail of one next to them (design, "Two densities"). */
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

test("bookings are gone through by keys, with the detail beside, and shared by address", { tag: "@once" }, async ({ page, login }) => {
  await login("admin");
  await ready(page);
  const rows = page.locator("[data-row]");
  for (const height of await rows.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height))) {
    expect(height).toBeGreaterThanOrEqual(36);
    expect(height).toBeLessThanOrEqual(44);
  }
  await expect(page.getByRole("link", { name: "Upcoming" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  const first = (await rows.first().getAttribute("data-row")) ?? "";
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(new RegExp(`row=${first}`));
  const detail = page.getByRole("complementary", { name: "Detail of the booking" });
  await expect(detail.getByText("Room", { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // What is typed is no key.
  await page.getByRole("searchbox", { name: "Search" }).focus();
  await page.keyboard.type("jjk?");
  await expect(page).toHaveURL(new RegExp(`row=${first}`));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(detail).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys of this list" });
  await expect(sheet).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page);
  // Anyone who dictates turns them off, and on again.
  await sheet.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Keys" }).press("Enter");
  await sheet.getByRole("checkbox").check();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
  await expect(page).not.toHaveURL(/row=/);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/bookings/${first}$`));
});

test("cases are gone through by keys; who may not see a row of the address is told so", { tag: "@once" }, async ({ page, login }) => {
  await login("admin", "/cases");
  await ready(page);
  await page.keyboard.press("j");
  const detail = page.getByRole("complementary", { name: "Detail of the case" });
  await expect(detail.getByRole("link", { name: "Open" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/cases?row=somebody-elses");
  await expect(detail).toContainText("This is no longer there, or you may not see it.");
  await page.goto("/bookings?row=somebody-elses");
  await expect(page.getByRole("complementary", { name: "Detail of the booking" })).toContainText("This is no longer there");
});
