/** A legal hold, as an administrator places it, meets it and lifts it. */
import { enter, expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";

test("a hold is placed, keeps a booking's documents in sight, and is lifted with a reason", async ({ page, login, troubles }, testInfo) => {
  await login("admin", "/admin/legal-holds");
  await ready(page);
  const [booking] = (await (await page.request.get("/api/bookings?status=pending")).json()) as { id: string; bookingNumber: string }[];
  const number = booking?.bookingNumber ?? "";
  // Another window places one on the same booking at the same moment.
  const reason = `The lease dispute (${testInfo.project.name}).`;
  const form = page.getByRole("region", { name: "Place a hold", exact: true });
  await form.getByLabel("What is held", { exact: true }).selectOption("booking");
  await form.getByLabel("Address or number", { exact: true }).fill("CN-1");
  await form.getByLabel("Reason of the hold", { exact: true }).fill(reason);
  await form.getByLabel("Your own password", { exact: true }).fill("Concord-demo-2026");
  await enter(form.getByRole("button", { name: "Place the hold", exact: true }));
  await expect(form.getByLabel("Address or number", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Reason of the hold", { exact: true })).toHaveValue(reason);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // The browser reports the refusal itself.
  troubles.splice(0);

  await form.getByLabel("Address or number", { exact: true }).fill(number);
  await form.getByLabel("Your own password", { exact: true }).fill("Concord-demo-2026");
  await enter(form.getByRole("button", { name: "Place the hold", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "The hold is in force." })).toBeVisible();
  const held = page
    .getByRole("region", { name: "In force", exact: true })
    .getByRole("listitem")
    .filter({ hasText: number })
    .filter({ hasText: reason });
  await expect(held).toBeVisible();
  expect((await page.request.delete(`/api/bookings/${booking?.id}`, { headers: { Origin: new URL(page.url()).origin } })).status()).toBe(
    409,
  );

  await held.getByText("Lift the hold", { exact: true }).press("Enter");
  await held.getByLabel("Reason for lifting it", { exact: true }).fill("It is settled.");
  await held.getByLabel("Your own password", { exact: true }).fill("Concord-demo-2026");
  await enter(held.getByRole("button", { name: "Lift this hold", exact: true }));
  await expect(page.getByRole("status").filter({ hasText: "The hold is lifted" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Ended and lifted", exact: true })).toContainText("It is settled.");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
