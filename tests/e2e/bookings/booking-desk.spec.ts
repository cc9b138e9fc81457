/** Staff at their desk: a request gets its room, takes place, is cancelled, is deleted (specification, section 2 "Booking detail"). */
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { openDay } from "./open-day.ts";

/** A request for a room of ours on a day of its own: a test's rooms are not another's. */
async function requested(request: APIRequestContext, change: Record<string, unknown> = {}): Promise<string> {
  const bookingDate = openDay();
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ bookingDate, mainRoomCapacity: 12, ...change }) });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

/** The move that is wished, and then the button that makes it. */
const wish = (page: Page, name: string) => page.locator("main").getByRole("link", { name, exact: true }).click();
const press = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();

test("a request is confirmed with a room, and cancelled with a reason", { tag: "@small" }, async ({ page, request, login }) => {
  const id = await requested(request);
  await login("admin", `/bookings/${id}`);
  await wish(page, "Confirm Booking");
  // On the smallest that fits, so that Enter takes it.
  await expect(page.getByRole("radio", { name: /^Palmetto/ })).toBeFocused();
  await page.getByText("Why the other rooms do not fit").click();
  await expect(page.getByText("10 seats", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /^Bayfront/ }).check();
  await press(page, "Confirm and hold the room");
  await expect(page.getByText("Status Updated").first()).toBeVisible();
  const rooms = page.getByRole("region", { name: "Rooms held" }).or(page.locator("section", { hasText: "Rooms held" }));
  await expect(rooms.first()).toContainText("Bayfront");
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await wish(page, "Cancel Booking");
  await press(page, "Cancel and notify the contact");
  await expect(page.locator("#booking-reason-error")).toBeVisible();
  await page.getByLabel("Reason").fill("The parties have settled.");
  await press(page, "Cancel and notify the contact");
  await expect(page.getByText("From Confirmed to Cancelled")).toBeVisible();
  await expect(page.getByText("The parties have settled.")).toBeVisible();
  await expect(page.getByText("Rooms held")).toBeHidden();
});

test("a room that is taken is said to be, and what is free instead is one press", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const day = { bookingDate: openDay(), location: "arbitration_place_cayman" };
  const first = await requested(request, day);
  const second = await requested(request, day);
  await login("admin", `/bookings/${second}`);
  await wish(page, "Confirm Booking");
  const harbour = page.getByRole("radio", { name: /^Harbour Room/ });
  await harbour.check();
  // Somebody else takes it meanwhile.
  const roomId = await harbour.getAttribute("value");
  expect((await page.request.patch(`/api/bookings/${first}`, { data: { status: "confirmed", roomId } })).status()).toBe(200);
  await press(page, "Confirm and hold the room");
  const alert = page.locator("main").getByRole("alert");
  await expect(alert).toContainText("No room is free for this booking.");
  await expect(alert).toContainText("Seven Mile (24)");
  await expectAccessible(page);
  // The refusal, as the browser and the page report it.
  await expect.poll(() => troubles.length).toBe(2);
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("409");
  await alert.getByRole("button", { name: "Seven Mile (24)" }).click();
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
  await expect(page.locator("section", { hasText: "Rooms held" }).first()).toContainText("Seven Mile");
});

test("an edit to a closed day is refused with days that fit, one press each, or saved with a reason", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const saturday = new Date(`${openDay()}T12:00:00Z`);
  saturday.setUTCDate(saturday.getUTCDate() + 6 - saturday.getUTCDay());
  const id = await requested(request, { location: "arbitration_place_cayman" });
  await login("admin", `/bookings/${id}/edit`);
  const wanted = async () => {
    await page.locator("#book-bookingDate").fill(saturday.toISOString().slice(0, 10));
    await press(page, "Check the changes");
    await press(page, "Save and notify the contact");
    await expect(page.locator("main").getByRole("alert")).toContainText("The venue is closed that day");
  };
  await wanted();
  await expectAccessible(page);
  const [first] = await page.locator("main").getByRole("alert").getByRole("button").all();
  const day = await first?.textContent();
  await first?.click();
  await expect(page.locator("main").getByRole("alert")).toBeHidden();
  await expect(page.locator("main")).toContainText(day ?? "");
  await page.goto(`/bookings/${id}/edit`);
  await wanted();
  await page.getByLabel("Reason to save it anyway").fill("The tribunal sits on Saturday.");
  await press(page, "Save and notify the contact");
  await expect(page.getByRole("heading", { name: "The changes are saved" })).toBeVisible();
  await page.goto(`/bookings/${id}`);
  await expect(page.getByText("The tribunal sits on Saturday.")).toBeVisible();
  // The refusals, as the browser reports them.
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/400|409/);
});

test("what does not fit is refused by day, and confirmed with a reason that the history keeps", { tag: "@once" }, async ({
  page,
  request,
  login,
  troubles,
}) => {
  const id = await requested(request, { bookingDate: openDay(), location: "arbitration_place_toronto", startTime: "05:00" });
  await login("admin", `/bookings/${id}`);
  await wish(page, "Confirm Booking");
  await press(page, "Confirm and hold the room");
  await expect(page.locator("main").getByRole("alert")).toContainText(/20\d\d: /);
  await page.getByLabel("Reason to confirm it anyway").fill("The caretaker opens at five.");
  await expectAccessible(page);
  await press(page, "Confirm and hold the room");
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
  await expect(page.getByText("The caretaker opens at five.")).toBeVisible();
  // The refusal, as the browser and the page report it.
  await expect.poll(() => troubles.length).toBe(2);
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/status of 4|invalid|40[09]/i);
});

test("a confirmed booking is completed; any is deleted after being asked", { tag: "@once" }, async ({ page, request, login, troubles }) => {
  const id = await requested(request, { locationType: "virtual", location: "", platformPreference: "zoom" });
  await login("admin", `/bookings/${id}`);
  await wish(page, "Confirm Booking");
  await press(page, "Confirm and hold the room");
  await wish(page, "Mark Complete");
  await press(page, "Mark Complete");
  await expect(page.getByText("From Confirmed to Completed")).toBeVisible();
  await wish(page, "Delete");
  await expect(page.getByRole("heading", { name: "Are you sure you want to delete this booking?" })).toBeFocused();
  await press(page, "Delete from the lists");
  await expect(page).toHaveURL(/\/bookings$/);
  const gone = await page.goto(`/bookings/${id}`);
  expect(gone?.status()).toBe(404);
  await expect.poll(() => troubles.length).toBe(1);
  expect(troubles.splice(0)[0]).toContain("404");
});

test("who made a booking sees it, and nothing to press", { tag: "@once" }, async ({ page, request, login }) => {
  const id = await requested(request, { bookingContactEmail: "party.a@concord.example" });
  await login("partyA", `/bookings/${id}`);
  await expect(page.getByRole("heading", { name: "Booking Details" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Confirm Booking" })).toBeHidden();
  await expect(page.getByText("History")).toBeHidden();
});
