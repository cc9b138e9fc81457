/** What others do while somebody reads: heard of within five seconds, and nothing moves under their eyes (issue 19, "Live"). */
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, ready, test, word } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { openDay } from "./open-day.ts";

async function requested(request: APIRequestContext, change: Record<string, unknown> = {}): Promise<{ id: string; bookingNumber: string }> {
  const data = detailedBooking({ bookingDate: openDay(), mainRoomCapacity: 12, ...change });
  const made = await request.post("/api/public-bookings", { data });
  expect(made.status()).toBe(201);
  return (await made.json()) as { id: string; bookingNumber: string };
}

/** Five seconds pass on the clock of the page: what it asks every few seconds, it asks. */
const fiveSeconds = (page: Page) => page.clock.fastForward(5_000);

/** Its upper edge in the window. */
const topOf = async (page: Page, selector: string) => Math.round((await page.locator(selector).first().boundingBox())?.y ?? Number.NaN);

test("a new request is said on the list within five seconds, and no row moves until it is asked for", { tag: "@once" }, async ({
  page,
  request,
  login,
}) => {
  const bookingContactFirm = `Firm ${word()} LLP`;
  await requested(request, { bookingContactFirm });
  await login("admin");
  await page.clock.install();
  await page.goto(`/bookings?when=upcoming&search=${encodeURIComponent(bookingContactFirm.split(" ")[1] ?? "")}`);
  await ready(page);
  await page.keyboard.press("j");
  await expect(page.locator("[data-row]")).toHaveAttribute("aria-current", "true");
  const before = await topOf(page, "[data-row]");

  await requested(request, { bookingContactFirm });
  await fiveSeconds(page);
  await expect(page.getByText(/\d+ new requests?/)).toBeVisible();
  await expect(page.locator("[data-row]")).toHaveCount(1);
  expect(await topOf(page, "[data-row]")).toBe(before);
  await expect(page.locator("[data-row]")).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await expect(page.getByText(/\d+ new requests?/)).toBeHidden();
});
