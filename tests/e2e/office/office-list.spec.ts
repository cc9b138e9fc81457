/** The office's lists by keyboard alone: one line a thing, the detail of one next to them (design, "Two densities"). */

import { openDay, openDays } from "#tests/e2e/bookings/open-day.ts";
import { enter, expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";

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
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts for this list" });
  await expect(sheet).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page);
  // Anyone who dictates turns them off, and on again.
  await sheet.getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  await enter(page.getByRole("button", { name: "Shortcuts" }));
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

test("a filter is kept under a name by keyboard alone, chosen, shared under another and removed", { tag: "@once" }, async ({
  page,
  login,
  troubles,
}) => {
  const name = `View ${word()}`;
  await login("admin");
  await page.goto("/bookings?status=not_cancelled&when=all");
  await ready(page);
  await page.keyboard.press("v");
  await expect(page.locator("[data-view]").first()).toBeFocused();
  const saved = page.getByRole("navigation", { name: "Saved views" });
  await saved.getByRole("link", { name: "Save this view" }).press("Enter");
  const form = page.getByRole("form", { name: "Save this view" });
  await expect(form.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form).toContainText("Enter a name");
  // The refused form is an answer of 400, which browsers report.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 400/.test(trouble)));
  await expectAccessible(page);
  await form.getByRole("textbox").fill(name);
  await expect(form.getByRole("button", { name: "Save the view" })).toBeEnabled();
  await page.keyboard.press("Enter");
  const link = saved.getByRole("link", { name });
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(link).toBeFocused();
  await page.goto("/bookings");
  await ready(page);
  await link.press("Enter");
  await expect(page).toHaveURL(/status=not_cancelled/);
  await expect(link).toHaveAttribute("aria-current", "page");
  await saved.getByRole("link", { name: "Edit the views" }).press("Enter");
  await page.getByRole("link", { name: `Edit: ${name}` }).press("Enter");
  const renamed = page.getByRole("textbox", { name: "Name of the view" });
  await expect(renamed).toBeFocused();
  await renamed.fill(`${name} of ours`);
  await page.getByRole("checkbox", { name: "Share with the office" }).press("Space");
  await renamed.press("Enter");
  const line = page.getByRole("listitem").filter({ hasText: `${name} of ours` });
  await expect(line).toContainText("yours, shared with the office");
  await expect(line).toContainText("All but cancelled");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await line.getByRole("link", { name: /^Edit/ }).press("Enter");
  await enter(page.getByRole("button", { name: "Remove the view" }));
  await expect(line).toHaveCount(0);
});

test("a new request has its room in two keys: the one that fits is proposed", { tag: "@once" }, async ({ page, request, login }) => {
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ bookingDate: openDay(), mainRoomCapacity: 12 }) });
  const { bookingNumber } = (await made.json()) as { bookingNumber: string };
  await login("admin");
  await page.goto(`/bookings?search=${bookingNumber}`);
  await ready(page);
  await page.keyboard.press("j");
  await expect(page.locator("[data-row]")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("e");
  await expect(page.getByRole("radio", { name: /^Palmetto/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
  await expect(page.locator("section", { hasText: "Rooms held" }).first()).toContainText("Palmetto");
});

test("of two that are confirmed at once one is refused, and the detail next to the list says how it is now", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const bookingContactName = `Rosa ${word()}`;
  const ids: string[] = [];
  for (const bookingDate of openDays(2)) {
    const made = await request.post("/api/public-bookings", {
      data: detailedBooking({ bookingDate, mainRoomCapacity: 12, bookingContactName }),
    });
    ids.push(((await made.json()) as { id: string }).id);
  }
  await login("admin");
  await page.goto(`/bookings?when=all&search=${encodeURIComponent(bookingContactName)}`);
  await ready(page);
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  const last = (await page.locator("[data-row][aria-current=true]").getAttribute("data-row")) ?? "";
  expect(ids).toContain(last);
  const detail = page.getByRole("complementary", { name: "Detail of the booking" });
  await expect(detail.getByText("Pending", { exact: true })).toBeVisible();
  // Somebody else was faster.
  const cancelled = await page.request.patch(`/api/bookings/${last}`, {
    data: { status: "cancelled", reason: "The parties have settled." },
  });
  expect(cancelled.status()).toBe(200);
  const bar = page.getByRole("region", { name: "Chosen rows" });
  await bar.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(bar).toContainText("1 done, 1 refused");
  await expect(bar).toContainText("Someone has changed it since you chose it.");
  await expect(detail.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(detail.getByRole("link", { name: "Confirm", exact: true })).toHaveCount(0);
  // The refusal, as the browser reports it.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 409/.test(trouble)));
});
