/** The bookings' list: asked by address and by hand, looked at by days, taken away as a table and as a calendar (specification, section 2 "Bookings list"). */

import { expect, expectAccessible, expectNoSidewaysScroll, forgotten, ready, test } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";

const IN_VANCOUVER = { locationType: "virtual", location: undefined, timeZone: "America/Vancouver", platformPreference: "zoom" };

/** The next 12 January. */
function winterDay(): string {
  const now = new Date();
  const year = now.getUTCFullYear() + (now.getUTCMonth() === 0 && now.getUTCDate() < 11 ? 0 : 1);
  return `${year}-01-12`;
}

test("staff search, filter, turn pages, and take the list away", { tag: "@large" }, async ({ page, request, login }) => {
  const styleOfCause = `=Ærø Límited v. Zephyr${Math.floor(Math.random() * 1e9)}`;
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ styleOfCause }) });
  const { id, bookingNumber } = (await made.json()) as { id: string; bookingNumber: string };
  // A zone whose clock browsers and servers do not agree upon in winter (British Columbia, since 2026): one page for both.
  await request.post("/api/public-bookings", { data: detailedBooking({ ...IN_VANCOUVER, bookingDate: winterDay() }) });
  await login("admin");
  const word = styleOfCause.split(" ").at(-1)?.toLowerCase() ?? "";
  await page.getByRole("searchbox", { name: "Search" }).fill(`limited ${word}`);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("One booking matches.")).toBeVisible();
  await expect(page.getByRole("link", { name: `View ${bookingNumber}` })).toHaveAttribute("href", `/bookings/${id}`);
  await expect(page.getByRole("link", { name: `Confirm ${bookingNumber}` })).toHaveAttribute("href", `/bookings/${id}?do=confirmed`);
  // What is chosen asks by itself once the page's program runs.
  await ready(page);
  await page.getByText("Filters and order").click();
  await page.getByLabel("Status", { exact: true }).selectOption("confirmed");
  await expect(page).toHaveURL(/status=confirmed/);
  await expect(page.getByRole("heading", { name: "No bookings found" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Nothing that destroys is in a row.
  await page.getByRole("link", { name: "Remove: Status Confirmed" }).click();
  await expect(page.getByRole("link", { name: `View ${bookingNumber}` })).toBeVisible();
  await expect(page.locator("[data-row]").getByRole("link", { name: /Cancel|Delete/ })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download all that match (CSV)" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString("utf8").split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]?.startsWith("\uFEFFBooking number,Status,Date,")).toBe(true);
  expect(lines[1]).toContain(bookingNumber);
  expect(lines[1]).toContain(`,'${styleOfCause},`);
  await page.getByRole("link", { name: "Show all" }).click();
  await page.getByRole("link", { name: "Later bookings" }).click();
  await expect(page).toHaveURL(/after=/);
  await page.getByRole("link", { name: "Earlier bookings" }).click();
  await expect(page).toHaveURL(/before=/);
  await expectAccessible(page);
});

test("a calendar is subscribed to, and revoked", { tag: "@large" }, async ({ page, request, login, isMobile }) => {
  // One feed a person: the two screens at once need two people.
  await login(isMobile ? "partyB" : "partyA");
  await page.goto("/bookings?do=subscribe");
  await page.getByRole("button", { name: /Make (an|a new) address/ }).click();
  const address = await page.getByLabel("Address of your calendar").inputValue();
  await expect(page.getByRole("button", { name: "Make a new address" })).not.toHaveAttribute("aria-busy");
  // Colours are judged when they have settled.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page);
  const feed = await request.get(address);
  expect(feed.headers()["content-type"]).toContain("text/calendar");
  expect(feed.headers()["cache-control"]).toBe("private, max-age=300");
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");
  expect((await request.get(address, { headers: { "If-None-Match": feed.headers().etag ?? "" } })).status()).toBe(304);
  await page.getByRole("button", { name: "Revoke the address" }).click();
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test("without a script the form asks and the links lead", { tag: "@once" }, async ({ browser, login, page }) => {
  await login("partyA");
  const state = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: state, viewport: { width: 360, height: 740 } });
  const still = await plain.newPage();
  await still.goto("/booking-management?venue=virtual");
  await still.getByRole("searchbox", { name: "Search" }).fill("zzzz");
  await still.getByRole("button", { name: "Find" }).click();
  await expect(still).toHaveURL(/search=zzzz.*venue=virtual/);
  await expect(still.getByRole("heading", { name: "No bookings found" })).toBeVisible();
  await still.goto("/bookings?view=week");
  await expect(still.getByRole("table", { name: "Your bookings, day by day" })).toBeVisible();
  await plain.close();
  expect((await page.request.get("/bookings/export.csv")).status()).toBe(200);
  await forgotten(page);
  const refused = await page.request.get("/bookings/export.csv", { maxRedirects: 0 });
  expect([302, 401]).toContain(refused.status());
});
