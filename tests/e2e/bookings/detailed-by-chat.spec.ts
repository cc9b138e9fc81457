/** The whole request by talking, next to the form that it fills (specification, section 2 "Chat widget"; design, "The draft"). */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "#tests/e2e/fixtures.ts";
import { fieldOf, openForm } from "./detailed-form-steps.ts";

const tell = async (page: Page, words: string) => {
  const log = page.getByRole("log");
  const before = await log.getByText(/\?|\./).count();
  await page.getByRole("textbox", { name: "Your message" }).fill(words);
  await page.keyboard.press("Enter");
  await expect.poll(() => log.getByText(/\?|\./).count()).toBeGreaterThan(before);
};

test("one sentence fills the form beside the chat, effects included; an edit is what the assistant says next", {
  tag: "@keyboard",
}, async ({ page }) => {
  await openForm(page, "/book");
  await page.getByRole("button", { name: "Tell the assistant" }).click();
  await tell(page, "Hybrid mediation in Miami on 16 March 2027, 9 to 5, with a French interpreter and a court reporter");
  await expect(fieldOf(page, "proceedingType")).toHaveValue("mediation");
  await expect(page.locator('input[name="locationType"][value="in_person_and_virtual"]')).toBeChecked();
  await expect(page.locator('input[name="location"][value="arbitration_place_miami"]')).toBeChecked();
  await expect(fieldOf(page, "bookingDate")).toHaveValue("2027-03-16");
  await expect(fieldOf(page, "startTime")).toHaveValue("09:00");
  await expect(fieldOf(page, "endTime")).toHaveValue("17:00");
  await expect(fieldOf(page, "interpretationLanguage")).toHaveValue("French");
  await expect(page.getByText("Mediations have full virtual support.").first()).toBeVisible();
  await fieldOf(page, "startTime").fill("10:30");
  await tell(page, "Where are we?");
  await expect(page.getByText("10:30 a.m. EDT, Miami").first()).toBeVisible();
  await expectAccessible(page);
});
