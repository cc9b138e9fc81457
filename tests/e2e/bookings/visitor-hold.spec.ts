/** A visitor holds the room of a request: by the link that the confirmation mails, and staff see it. */
import { openMail } from "#tests/e2e/captured-mail.ts";
import { expect, expectAccessible, test } from "#tests/e2e/fixtures.ts";
import { detailedBooking } from "#tests/kit/payloads.ts";
import { openDay } from "./open-day.ts";

test("a visitor holds the room by the mailed link, and staff extend the hold once", { tag: "@once" }, async ({ page, request, login }) => {
  const bookingContactEmail = `hold.${Date.now()}@gmail.com`;
  const made = await request.post("/api/public-bookings", {
    data: detailedBooking({ bookingDate: openDay(), mainRoomCapacity: 12, bookingContactEmail }),
  });
  const { id, confirmationKey } = (await made.json()) as Record<"id" | "confirmationKey", string>;
  await page.goto(`/booking-confirmation/${confirmationKey}`);
  await page.getByRole("button", { name: "Hold the room for 48 hours" }).click();
  await expect(page.getByRole("status").filter({ hasText: "until then no room is held" })).toBeFocused();
  await expectAccessible(page);
  await openMail(page, bookingContactEmail, "Hold the room");
  const link = page.getByRole("link", { name: /\/hold\// });
  await page.goto((await link.getAttribute("href")) ?? "");
  await page.getByRole("button", { name: "Hold the room for 48 hours" }).click();
  await expect(page.getByRole("heading", { name: /^A room is held for you until/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The room is held for you." })).toBeFocused();
  await expectAccessible(page);
  await login("admin", `/bookings/${id}`);
  await expect(page.getByText(/ is held by the visitor until /)).toBeVisible();
  await page.getByRole("button", { name: "Extend by 48 hours" }).click();
  await expect(page.getByText(/^Visitor’s hold extended until /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Extend by 48 hours" })).toHaveCount(0);
});
