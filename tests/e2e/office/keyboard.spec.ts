/** The office by keyboard alone: after each key somebody is somewhere, sees it, and Escape leads back to where they came from. */
import type { APIRequestContext, Page } from "@playwright/test";
import { openDay } from "#tests/e2e/bookings/open-day.ts";
import { expect, expectAccessible, ready, test, turnToTask, word } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";

async function requested(request: APIRequestContext, change: Record<string, unknown> = {}) {
  const bookingDate = openDay();
  const bookingContactName = `Keyla ${word()}`;
  const data = detailedBooking({ bookingDate, mainRoomCapacity: 12, bookingContactName, ...change });
  const made = await request.post("/api/public-bookings", { data });
  expect(made.status()).toBe(201);
  return { ...((await made.json()) as { id: string; bookingNumber: string }), bookingDate, bookingContactName };
}

/** Presses Tab until the control with this name has the focus: it is within reach of where one is. */
async function tabTo(page: Page, name: string, most = 8) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press("Tab");
    const said = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
    if (said.trim() === name) return;
  }
  throw new Error(`${name} is more than ${most} Tabs away.`);
}

test("from a new request in the queue to a confirmed room, by keys, with the detail on the way", { tag: "@once" }, async ({
  page,
  request,
  login,
}) => {
  const { id, bookingContactName } = await requested(request);
  await login("admin", "/admin/queue");
  const task = page.getByRole("article", { name: bookingContactName });
  await turnToTask(page, task);
  // From the line before it, or the first.
  await ready(page);
  const name = task.getByRole("link", { name: bookingContactName });
  for (let pressed = 0; pressed < 30 && (await task.getAttribute("aria-current")) !== "true"; pressed += 1) await page.keyboard.press("j");
  await expect(name).toBeFocused();
  const detail = page.getByRole("complementary", { name: "Detail of the task" });
  await page.keyboard.press("d");
  await expect(detail).toBeFocused();
  await tabTo(page, "Open the booking");
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
  await expect(name).toBeFocused();
  // Its own name opens its detail; then Enter leads to the plan.
  await page.keyboard.press("Enter");
  await expect(detail).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/bookings/${id}$`));
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(task).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("c");
  const room = page.getByRole("radio", { name: /^Palmetto/ });
  await expect(room).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(room).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Actions" })).toBeFocused();
  await tabTo(page, "Confirm Booking");
  await page.keyboard.press("Enter");
  await expect(room).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
  await expect(page.getByRole("region", { name: "Actions" })).toBeFocused();
  await tabTo(page, "Mark Complete");
});

test("several are confirmed, and several cancelled with a reason, by keys", { tag: "@once" }, async ({ page, request, login }) => {
  const shared = `Nora ${word()}`;
  for (let made = 0; made < 4; made += 1) await requested(request, { bookingContactName: shared });
  await login("admin");
  await page.goto(`/bookings?when=all&status=pending&search=${encodeURIComponent(shared)}`);
  await ready(page);
  const bar = page.getByRole("region", { name: "Chosen rows" });
  const chooseTwo = async () => {
    for (const key of ["j", "x", "j", "x", "b"]) await page.keyboard.press(key);
    await expect(bar).toBeFocused();
    await expect(bar).toContainText("2 rows chosen");
  };
  await chooseTwo();
  await tabTo(page, "Confirm");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("2 done");
  await expect(bar).toBeFocused();
  await expectAccessible(page);
  // What is confirmed has left the list of what waits.
  await expect(page.locator("[data-row-link]")).toHaveCount(2);
  await tabTo(page, "Close");
  await page.keyboard.press("Enter");
  await expect(bar).toHaveCount(0);
  await expect(page.locator("[data-row-link]:focus")).toHaveCount(1);

  await page.reload();
  await ready(page);
  await chooseTwo();
  await tabTo(page, "Cancel with a reason");
  await page.keyboard.press("Enter");
  const reason = page.getByRole("textbox", { name: "Reason" });
  await expect(reason).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cancel with a reason" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reason).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("Enter a reason");
  await expect(reason).toBeFocused();
  await page.keyboard.type("The parties have settled.");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("2 done");
  await expect(bar).toBeFocused();
});

test("the bar may be closed before the list is renewed: the focus stays in the list when its row leaves", { tag: "@once" }, async ({
  page,
  request,
  login,
}) => {
  const shared = `Ines ${word()}`;
  for (let made = 0; made < 3; made += 1) await requested(request, { bookingContactName: shared });
  await login("admin");
  await page.goto(`/bookings?when=all&status=pending&search=${encodeURIComponent(shared)}`);
  await ready(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/bookings\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const bar = page.getByRole("region", { name: "Chosen rows" });
  for (const key of ["j", "x", "b"]) await page.keyboard.press(key);
  await tabTo(page, "Confirm");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText("1 done");
  await tabTo(page, "Close");
  await page.keyboard.press("Enter");
  await expect(bar).toHaveCount(0);
  const focused = page.locator("[data-row-link]:focus");
  await expect(focused).toHaveCount(1);
  await expect(page.locator("[data-row-link]")).toHaveCount(3);
  held.resolve();
  await expect(page.locator("[data-row-link]")).toHaveCount(2);
  await expect(focused).toHaveCount(1);
});

test("what is opened next to the planner closes with Escape unless something was typed, and its bar has the focus again", {
  tag: "@once",
}, async ({ page, request, login }) => {
  const { id, bookingDate } = await requested(request);
  await login("admin", "/admin/planner");
  await page.goto(`/admin/planner?venue=miami&on=${bookingDate}`);
  await ready(page);
  const card = page.locator(`a[data-booking="${id}"]`);
  await card.focus();
  await page.keyboard.press("Space");
  const panel = page.getByRole("complementary", { name: "Place a booking" });
  await expect(panel.getByRole("button", { name: /^Confirm in / })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(card).toBeFocused();

  // What is typed there is thrown away by no key, wherever one is in the panel.
  await page.keyboard.press("Space");
  await expect(panel.getByRole("button", { name: /^Confirm in / })).toBeFocused();
  await tabTo(page, "Move to…");
  await page.keyboard.press("Enter");
  await panel.getByLabel("Days").fill("3");
  for (const place of [panel.getByLabel("Days"), panel.getByRole("button", { name: /^Confirm in / })]) {
    await place.focus();
    await page.keyboard.press("Escape");
    await expect(panel.getByText("What you entered here is not saved yet. Close discards it.")).toBeVisible();
    await expect(panel.getByLabel("Days")).toHaveValue("3");
  }
  await expectAccessible(page);
  await panel.getByRole("link", { name: "Close" }).press("Enter");
  await expect(panel).toHaveCount(0);
});

test("a client is answered from the booking's thread, and its writer stays at the form", { tag: "@once" }, async ({
  page,
  request,
  login,
}) => {
  const { id } = await requested(request);
  await login("admin", `/bookings/${id}`);
  await ready(page);
  await page.getByRole("textbox", { name: "Message to the client" }).focus();
  const text = `We have kept a room for you, ${word()}.`;
  await page.keyboard.type(text);
  await tabTo(page, "Preview the message");
  await page.keyboard.press("Enter");
  // The focus is on the mail as it would leave; what sends it comes next.
  await expect(page.locator('form [lang][tabindex="-1"]')).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Send to/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Message to the client" })).toHaveValue("");
  await expect(page.getByRole("form", { name: "Message to the client" })).toBeFocused();
  await expect(page.getByText(text)).toBeVisible();
});
