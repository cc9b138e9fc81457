/** What others do while somebody reads: heard of within five seconds, and nothing moves under their eyes (issue 19, "Live"). */
import type { APIRequestContext, Page } from "@playwright/test";
import { openDay, openDays } from "#tests/e2e/bookings/open-day.ts";
import { openMail } from "#tests/e2e/captured-mail.ts";
import { alive, expect, expectAccessible, ready, test, word } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";

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

test("a client's words and change stand on the booking within five seconds; what is typed stays, and where it stands", {
  tag: "@once",
}, async ({ page, browser, baseURL, request, login }) => {
  const bookingContactEmail = `client.${word()}@firm.example`;
  const { id } = await requested(request, { bookingContactEmail });
  const context = await browser.newContext({ baseURL, locale: "en-CA", timezoneId: "America/Toronto" });
  const client = await context.newPage();
  await openMail(client, bookingContactEmail);
  await client.goto((await client.getByRole("link", { name: /\/manage\// }).getAttribute("href")) ?? "");

  await login("admin");
  await page.clock.install();
  await page.goto(`/bookings/${id}`);
  const message = page.getByRole("textbox", { name: "Message to the client" });
  await alive(message);
  await message.pressSequentially("Half a sentence");
  const before = await topOf(page, "textarea:focus");

  await client.locator("#manage-message").fill("We shall be fourteen.");
  await client.getByRole("button", { name: "Send the message" }).click();
  await expect(client.locator("#messages li", { hasText: "We shall be fourteen." })).toBeVisible();
  await fiveSeconds(page);
  await expect(page.getByText("The client has written just now.")).toBeVisible();
  await expect(page.locator("#thread")).toContainText("We shall be fourteen.");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("Half a sentence");
  expect(await topOf(page, "textarea:focus")).toBe(before);

  const [day = ""] = openDays(1);
  await client.getByRole("link", { name: "Move to another day or time" }).click();
  await client.getByLabel("New day").fill(day);
  await client.getByRole("button", { name: "Move the booking" }).click();
  await expect(client.getByText("Your change is made.")).toBeVisible();
  await context.close();
  await fiveSeconds(page);
  await expect(page.getByText("The client changed this booking just now.")).toBeVisible();
  await expect(message).toHaveValue("Half a sentence");
  const words = new Intl.DateTimeFormat("en", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
  await expect(page.locator("main")).toContainText(words);
  await expectAccessible(page);
});
