/** The thread of a booking: the client writes by link, staff answer from a template, another's change is seen without a reload. */
import { expect, expectAccessible, expectNoSidewaysScroll, test, word } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { openDay } from "./open-day.ts";

test("staff write from a template, see the mail before it leaves, and lose nothing to another's change", { tag: "@once" }, async ({
  page,
  request,
  login,
  browser,
}) => {
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ bookingDate: openDay(), mainRoomCapacity: 12 }) });
  const { id } = (await made.json()) as { id: string };
  const name = `Way ${word()}`;
  await login("admin", "/admin/templates?edit=new");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("English").fill("Your hearing {{number}} is in {{hall}}.");
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(page.getByText("{{hall}}").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("English").fill("Your hearing is {{number}}.");
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();

  await page.goto(`/bookings/${id}`);
  await page.getByLabel("Template", { exact: true }).selectOption({ label: name });
  await page.getByRole("button", { name: "Insert" }).click();
  const message = page.getByRole("textbox", { name: "Message to the client" });
  await expect(message).toHaveValue(/Your hearing is \S+\./);
  await message.press("End");
  await message.pressSequentially(" Twelve seats are set.");

  // A colleague confirms it meanwhile: it is said within seconds, the status is new, and what was typed stays.
  const colleague = await browser.newContext({ storageState: await page.context().storageState() });
  const moved = await colleague.request.patch(`/api/bookings/${id}`, { data: { status: "confirmed", version: 1 } });
  expect(moved.status()).toBe(200);
  await expect(page.getByRole("status").filter({ hasText: "confirmed this booking just now" })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
  await expect(message).toHaveValue(/Twelve seats are set\.$/);
  await page.getByRole("button", { name: "Close" }).click();

  // By keyboard alone from here.
  await message.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Twelve seats are set.").last()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send to / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Send to / }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#thread")).toContainText("Twelve seats are set.");
  await expect(message).toHaveValue("");
  await expectNoSidewaysScroll(page);
  await colleague.close();
});
