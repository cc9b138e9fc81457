/** The public booking landing: its ways to book, the form below, and the page after sending. */

import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts";
import { answer, answerAll, checkAnswers, fieldOf, JOURNEYS, openForm } from "./detailed-form-steps.ts";

test("a request is made from the landing, submitted, and another begun", { tag: "@small" }, async ({ page }) => {
  await openForm(page, "/public-booking");
  await expect(page.getByRole("heading", { level: 1, name: "Book Your Proceeding" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Fast booking, two minutes" })).toHaveAttribute("href", "/fast-booking");
  await page.getByRole("link", { name: "Fill in the detailed form" }).click();
  await expect(page.locator("#booking-form")).toBeInViewport();
  await answer(page, "proceedingType", "boardroom_only");
  await answerAll(page, JOURNEYS.boardroom_only ?? {});
  await checkAnswers(page);
  await page.getByRole("button", { name: "Submit Booking Request" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Request Submitted" })).toBeFocused();
  await expect(page.getByText("Booking Request Submitted!")).toBeVisible();
  await expect(page.getByText("We review your request within 24 hours.").first()).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "info@concord.example" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Homepage" })).toHaveAttribute("href", "/");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Request Submitted" })).toBeVisible();
  await page.getByRole("link", { name: "Submit Another Request" }).click();
  await expect(fieldOf(page, "proceedingType")).toHaveValue("");
});

test("nothing is said to be submitted that was not", { tag: "@once" }, async ({ page }) => {
  await page.goto("/public-booking?submitted=AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page).toHaveURL(/\/public-booking$/);
  await expect(page.getByRole("heading", { level: 1, name: "Book Your Proceeding" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is sent and said to be submitted", { tag: "@once" }, async ({ page }) => {
    await page.goto("/es/public-booking");
    await fieldOf(page, "proceedingType").selectOption("audio_transcription");
    await page.locator("button[value=show]").last().click();
    await answerAll(page, JOURNEYS.audio_transcription ?? {});
    await page.locator("button[value=review]").last().click();
    await page.locator("button[value=send]").click();
    await expect(page).toHaveURL(/\/es\/public-booking\?submitted=[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
  });
});
