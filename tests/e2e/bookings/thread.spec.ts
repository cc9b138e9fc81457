/** The thread of a booking: the client writes by link, staff answer from a template. */
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { openDay } from "./open-day.ts";

test("staff write from a template, and see the mail before it leaves", { tag: "@once" }, async ({ page, request, login, troubles }) => {
  const made = await request.post("/api/public-bookings", { data: detailedBooking({ bookingDate: openDay(), mainRoomCapacity: 12 }) });
  const { id } = (await made.json()) as { id: string };
  const name = `Way ${word()}`;
  await login("admin", "/admin/templates");
  await page.getByRole("link", { name: "Write a template" }).click();
  // The form takes the focus as it opens.
  await expect(page.getByRole("heading", { name: "A new template" })).toBeFocused();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "English" }).fill("Your hearing {{number}} is in {{hall}}.");
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(page.getByText("({{hall}})")).toBeVisible();
  // The refused form is an answer of 400, which browsers report.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 400/.test(trouble)));
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "English" }).fill("Your hearing is {{number}}.");
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();

  await page.goto(`/bookings/${id}`);
  await ready(page);
  await page.getByLabel("Template", { exact: true }).selectOption({ label: name });
  await page.getByRole("button", { name: "Insert" }).click();
  const message = page.getByRole("textbox", { name: "Message to the client" });
  await expect(message).toHaveValue(/Your hearing is \S+\./);
  await message.press("End");
  await message.pressSequentially(" Twelve seats are set.");

  // By keyboard alone from here.
  await message.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  // The mail takes the focus as it is shown.
  await expect(page.locator("form div:focus")).toContainText("Twelve seats are set.");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Send to / }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#thread")).toContainText("Twelve seats are set.");
  await expect(message).toHaveValue("");
  await expectNoSidewaysScroll(page);
});
