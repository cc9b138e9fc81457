/** The planner of rooms: a request is placed by keyboard alone, by pointer, and on a phone by a form (issue "Room planner"). */
import type { APIRequestContext, Page } from "@playwright/test";
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { openDay, openSpan } from "./open-day.ts";

/** A request in a venue, on a day of its own or on the day that `change` names. */
async function requested(request: APIRequestContext, change: Record<string, unknown> = {}) {
  const bookingDate = String(change.bookingDate ?? openDay());
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ mainRoomCapacity: 12, ...change, bookingDate }) });
  expect(made.status()).toBe(201);
  const { id, bookingNumber } = (await made.json()) as { id: string; bookingNumber: string };
  return { id, bookingNumber, week: `/admin/planner?venue=miami&on=${bookingDate}`, bookingDate };
}

const statusOf = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/bookings/${id}`)).json()) as { status: string }).status;

test("two keys confirm a request in the room that fits; arrows carry it to another", { tag: "@once" }, async ({ page, request, login }) => {
  const { id, bookingNumber, week } = await requested(request);
  await login("admin", "/admin/planner");
  await page.goto(week);
  const card = page.getByRole("listitem").filter({ hasText: bookingNumber });
  const placing = card.getByRole("link", { name: /^Place in/ });
  const room = ((await placing.textContent()) ?? "").replace("Place in ", "");
  await alive(page.getByRole("grid"));
  await expectAccessible(page);
  await placing.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Confirm in ${room}` })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `It is confirmed in ${room}.` })).toBeFocused();
  expect(await statusOf(page, id)).toBe("confirmed");

  // To the room above or below, by keys alone.
  await page.goto(week);
  const bar = page.getByRole("grid").getByRole("link", { name: new RegExp(bookingNumber) });
  await alive(bar);
  await bar.focus();
  await page.keyboard.press("Enter");
  const said = page.locator('[aria-live="assertive"]');
  await expect(said).toContainText("picked up");
  await page.keyboard.press("ArrowDown");
  await expect(said).toContainText(/: free$/);
  await page.keyboard.press("Escape");
  await expect(said).toContainText("put back");
  await expect(bar).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Enter");
  const move = page.getByRole("button", { name: /^Move to / });
  await expect(move).toBeFocused();
  await expect(page.getByRole("complementary", { name: "Place a booking" })).toContainText("is e-mailed the new room");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "It is confirmed in" })).not.toContainText(room);
});

test("a request is dragged onto a room, its bar to another day, and its end makes it longer", { tag: "@once" }, async ({
  page,
  request,
  login,
}) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  // It goes to Wednesday and until Friday, of which no other test takes the Friday.
  const { id, bookingNumber, week } = await requested(request, { bookingDate: openSpan(3) });
  await login("admin", "/admin/planner");
  await page.goto(week);
  const grid = page.getByRole("grid");
  await alive(grid);
  const day = await grid.locator("th[scope=col]").count();
  expect(day).toBe(8);
  const from = page.getByRole("listitem").filter({ hasText: bookingNumber }).getByRole("link").first();
  await from.hover();
  await page.mouse.down();
  // What follows the pointer comes with its first movement over the planner, and says so.
  await expect(page.locator("html")).toHaveCSS("cursor", "grabbing");
  await grid
    .getByRole("gridcell", { name: /^Flagler/ })
    .first()
    .hover();
  await grid
    .getByRole("gridcell", { name: /^Flagler/ })
    .nth(2)
    .hover();
  await page.mouse.up();
  await page.getByRole("button", { name: "Confirm in Flagler" }).click();
  await expect(page.getByRole("status").filter({ hasText: "It is confirmed in Flagler." })).toBeVisible();
  const now = (await (await page.request.get(`/api/bookings/${id}`)).json()) as { days: { date: string }[] };
  expect(new Date(`${now.days[0]?.date}T12:00:00Z`).getUTCDay()).toBe(3);

  await page.goto(week);
  const bar = grid.getByRole("link", { name: new RegExp(bookingNumber) });
  await alive(bar);
  await bar.locator("[data-edge]").hover();
  await page.mouse.down();
  await expect(page.locator("html")).toHaveCSS("cursor", "ew-resize");
  await grid
    .getByRole("gridcell", { name: /^Flagler/ })
    .nth(3)
    .hover();
  await grid
    .getByRole("gridcell", { name: /^Flagler/ })
    .nth(4)
    .hover();
  await page.mouse.up();
  await page.getByRole("button", { name: "Move to Flagler" }).click();
  await expect(page.getByRole("status").filter({ hasText: "It is confirmed in Flagler." })).toBeVisible();
  const longer = (await (await page.request.get(`/api/bookings/${id}`)).json()) as { days: { date: string }[]; status: string };
  expect([longer.days.length, longer.status]).toEqual([3, "confirmed"]);
});

test("a drag is done that was over before what follows the pointer had come", { tag: "@once" }, async ({ page, request, login }) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  const { bookingNumber, week } = await requested(request);
  await login("admin", "/admin/planner");
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/drag-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(week);
  const grid = page.getByRole("grid");
  await alive(grid);
  const asked = page.waitForRequest(/\/assets\/drag-[^/]+\.js$/);
  await page.getByRole("listitem").filter({ hasText: bookingNumber }).getByRole("link").first().hover();
  await asked;
  await page.mouse.down();
  for (const day of [1, 2])
    await grid
      .getByRole("gridcell", { name: /^Flagler/ })
      .nth(day)
      .hover();
  await page.mouse.up();
  held.resolve();
  await expect(page.getByRole("button", { name: "Confirm in Flagler" })).toBeVisible();
  // Which is no press that ended a drag: the next press is one.
  await page.getByRole("listitem").filter({ hasText: bookingNumber }).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Confirm in Flagler" })).toHaveCount(0);
});

test("somebody else's change is named, and what does not fit says what does", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const first = await requested(request);
  const second = await requested(request, { bookingDate: first.bookingDate });
  await login("admin", "/admin/planner");
  await page.goto(`${first.week}&booking=${first.id}`);
  const confirm = page.getByRole("button", { name: /^Confirm in / });
  await alive(confirm);
  const room = ((await confirm.textContent()) ?? "").replace("Confirm in ", "");
  expect((await page.request.patch(`/api/bookings/${first.id}`, { data: { status: "confirmed" } })).status()).toBe(200);
  await confirm.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Someone else has changed this booking.");
  await expect(alert).toContainText("Status: Pending → Confirmed");
  await expect(alert).toContainText(`Room: No room → ${room}`);
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0)[0]).toContain("409");

  // Dragged onto the room that is taken now: refused with the reason and with what is free, and nothing is done.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto(first.week);
  await alive(page.getByRole("grid"));
  const bar = page.getByRole("grid").locator(`[data-booking="${first.id}"]`);
  await page.getByRole("listitem").filter({ hasText: second.bookingNumber }).getByRole("link").first().hover();
  await page.mouse.down();
  await expect(page.locator("html")).toHaveCSS("cursor", "grabbing");
  await bar.hover({ force: true });
  await bar.hover({ force: true, position: { x: 4, y: 4 } });
  await page.mouse.up();
  const panel = page.getByRole("complementary", { name: "Place a booking" });
  await expect(panel).toContainText("taken");
  await expect(panel.getByRole("button", { name: /^Confirm/ })).toBeHidden();
  expect(await statusOf(page, second.id)).toBe("pending");
  await expectAccessible(page);
  await panel.locator("dd a").first().click();
  await expect(panel.getByRole("button", { name: /^Confirm in / })).toBeVisible();
});

test("on a phone it is a list by day, and a form moves what is held", { tag: "@phone" }, async ({ page, request, login }) => {
  const { id, bookingNumber, week } = await requested(request, { bookingDate: openSpan(2) });
  await login("admin", "/admin/planner");
  expect((await page.request.patch(`/api/bookings/${id}`, { data: { status: "confirmed" } })).status()).toBe(200);
  await page.goto(week);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("listitem").filter({ hasText: bookingNumber }).getByRole("link", { name: "Move to…" }).click();
  const panel = page.getByRole("complementary", { name: "Place a booking" });
  await alive(panel.getByText("Move to…"));
  await panel.getByText("Move to…").click();
  await panel.getByLabel("Room").selectOption({ label: "Flagler (50)" });
  await panel.getByLabel("Days").fill("2");
  await panel.getByRole("button", { name: "Show what changes" }).click();
  await expectNoSidewaysScroll(page);
  await panel.getByRole("button", { name: "Move to Flagler" }).click();
  await expect(page.getByRole("status").filter({ hasText: "It is confirmed in Flagler." })).toBeVisible();
});
