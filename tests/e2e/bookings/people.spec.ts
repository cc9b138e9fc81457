/** Who takes part, on both forms: entered, read on their own clocks, changed and taken out; by keyboard, and without scripts. */
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "#tests/e2e/fixtures.ts";
import { openForm } from "./detailed-form-steps.ts";

test("on the fast form people are entered with the hours on their clocks, and a better hour is one press", async ({ page }) => {
  await page.goto("/fast-booking");
  await expect(page.getByRole("button", { name: "Tell the assistant" })).toBeVisible();
  await page.getByRole("radio", { name: "Hybrid" }).check();
  await page.locator("#fast-location").selectOption("arbitration_place_toronto");
  await page.locator("#fast-preferredDate").fill("2027-03-16");
  await page.locator("#fast-startTime").fill("09:30");
  await page.getByRole("button", { name: "Add a participant" }).click();
  const name = page.getByLabel("Person’s name");
  await expect(name).toBeFocused();
  await name.fill("Ada Roy");
  await page.getByLabel("Side").selectOption("claimant");
  await page.getByLabel("City").fill("Singapore");
  await page.getByLabel("City").blur();
  await expect(page.locator("#personZone")).toHaveValue("Asia/Singapore");
  await page.getByRole("button", { name: "Add to the list" }).click();
  const row = page.locator("#fast-people li").first();
  await expect(row).toContainText("Ada Roy");
  await expect(row).toContainText("9:30 a.m. in Toronto is 9:30 p.m. in Singapore");
  await expect(row).toContainText("Outside 7 a.m. to 9 p.m. there");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Begin at 9:00 a.m." }).click();
  await expect(page.locator("#fast-startTime")).toHaveValue("09:00");
  await expect(row).not.toContainText("Outside");

  await page.getByRole("button", { name: /^Edit: .*Ada Roy/ }).click();
  await page.getByLabel("Person’s name").fill("Ada Ray");
  await page.getByLabel("How many").fill("none");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Person 1: Enter a number from 1 to 500")).toBeVisible();
  await expect(page.getByLabel("How many")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("How many").fill("");
  await page.getByLabel("How many").press("Enter");
  await expect(row).toContainText("Ada Ray");
  await page.getByRole("button", { name: /^Remove: .*Ada Ray/ }).click();
  await expect(page.getByText("Nobody is listed yet.")).toBeVisible();
});

test("what stands in open inputs goes along, or is asked about", { tag: "@large" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await expect(page.getByRole("button", { name: "Tell the assistant" })).toBeVisible();
  await page.getByRole("button", { name: "Add a participant" }).click();
  await page.getByLabel("How many").fill("many");
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page.getByText("Person 1: Enter a number from 1 to 500")).toBeVisible();
  await expect(page.getByRole("link", { name: /Complete the person/ })).toBeVisible();
  await page.getByLabel("How many").fill("3");
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page.locator("#fast-people")).toContainText("3 witnesses");
});

test("the detailed form asks who takes part among its usual sections", async ({ page }) => {
  await openForm(page, "/book");
  await page.locator("#book-proceedingType").selectOption("arbitration");
  await page.locator('input[name="locationType"][value="in_person_and_virtual"]').check();
  // A page that is asked for by its address is of what is saved by then.
  const saved = async (field: string) => (await (await page.request.get("/api/drafts/current")).json()).values[field]?.value;
  await expect.poll(() => saved("locationType")).toBe("in_person_and_virtual");
  await page.goto(`${page.url().split("?")[0]}?step=scheduling`);
  await ready(page);
  await page.getByRole("radio", { name: "Consecutive days" }).check();
  await page.locator("#book-consecutiveStartDate").fill("2027-03-08");
  await page.locator("#book-consecutiveEndDate").fill("2027-03-10");
  await expect.poll(() => saved("consecutiveEndDate")).toBe("2027-03-10");
  await page.goto(`${page.url().split("?")[0]}?step=people`);
  await ready(page);
  await page.locator("#section-people").getByRole("button", { name: "Add a participant" }).click();
  await page.getByLabel("How many").fill("3");
  await page.getByLabel("City").fill("Lyon");
  await page.getByRole("group", { name: "Comes on" }).getByLabel("Tuesday, March 9").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add to the list" }).click();
  await expect(page.locator("#book-people li")).toContainText("3 witnesses");
  await expect(page.locator("#book-people li")).toContainText("on Tuesday, March 9");
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const [address, id] of [
    ["/fast-booking", "fast-people"],
    ["/book", "book-people"],
  ] as const) {
    test(`${address} takes people step by step`, { tag: "@once" }, async ({ page }) => {
      await page.goto(address);
      if (address === "/book") {
        await page.locator("#book-proceedingType").selectOption("arbitration");
        await page.locator('input[name="locationType"][value="virtual"]').check();
        await page.locator("button[value=show]").click();
      }
      await page.locator("button[value=new-person]").click();
      await page.locator("#personName").fill("Ada Roy");
      await page.locator("#personCount").fill("x");
      await page.locator("button[value=put-person]").click();
      await expect(page.getByText("Person 1: Enter a number from 1 to 500")).toBeVisible();
      await expect(page.locator("#personName")).toHaveValue("Ada Roy");
      await page.locator("#personCount").fill("");
      await page.locator("#personPlace").fill("Singapore");
      await page.locator("button[value=put-person]").click();
      await expect(page.locator(`#${id} li`)).toContainText("Ada Roy");
      await page.locator('button[value="edit-person:0"]').click();
      await expect(page.locator("#personZone")).toHaveValue("Asia/Singapore");
      await page.locator("#personName").fill("Ada Ray");
      await page.locator("button[value=put-person]").click();
      await expect(page.locator(`#${id} li`)).toContainText("Ada Ray");
      await page.locator('button[value="remove-person:0"]').click();
      await expect(page.locator(`#${id} li`)).toHaveCount(0);
    });
  }
});
