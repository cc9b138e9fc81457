/** A case from its creation to its end: created, checked for conflicts, disclosed, assigned, resolved (specification, sections 2 and 4). */
import {
  answerFindings,
  type DemoPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  forgotten,
  ready,
  test,
  word,
} from "./fixtures.ts";

/** The page's program has begun: a press before is a plain link's or form's. */

test("a case is created, an arbitrator discloses, is cleared and assigned, and resolves it", { tag: "@once" }, async ({
  page,
  login,
  troubles,
}) => {
  test.setTimeout(360_000);
  const firm = `Navigation ${word()} S.A.`;
  const title = `Alba v. ${word()}`;
  const as = async (who: DemoPerson, path: string) => {
    await forgotten(page);
    await login(who, path);
    await ready(page);
  };

  await as("arbitrator", "/arbitrator/interests");
  const interests = page.getByRole("region", { name: "Interests" });
  await interests.getByLabel("Name").fill(firm.toUpperCase());
  await interests.getByRole("button", { name: "Declare" }).click();
  await expect(interests.getByRole("listitem").filter({ hasText: firm.toUpperCase() })).toBeVisible();
  await expectAccessible(page);

  await as("partyA", "/cases");
  await page.getByRole("link", { name: "New Case" }).click();
  const dialog = page.getByRole("dialog", { name: "New Case" });
  await dialog.getByRole("button", { name: "Create case" }).click();
  await expect(dialog.locator("#title-error")).toHaveText("Title is required");
  await expect(dialog.locator("#description-error")).toHaveText("Description must be at least 10 characters");
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").fill("Two shareholders disagree about the valuation of a clinic.");
  await dialog.getByLabel("Name of party B").fill("Bruno Stone");
  await dialog.getByLabel("Firm of party B").fill(firm);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create case" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Case created successfully").first()).toBeVisible();
  const path = new URL(page.url()).pathname;
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await as("admin", `${path}/assign`);
  await page.getByRole("radio").first().waitFor();
  await page.locator("label", { hasText: "Lavoie" }).first().click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check and assign" }).click();
  await expect(page.getByText("A possible conflict was found.").first()).toBeVisible();
  const conflict = page.getByRole("region", { name: "Disclosures" });
  await expect(conflict).toContainText(firm.toUpperCase());

  await as("partyA", path);
  await expect(page.getByRole("region", { name: "Details" })).toContainText("Pending Assignment");
  await expect(page.getByRole("region", { name: "Disclosures" })).toBeHidden();

  await as("arbitrator", "/arbitrator/interests");
  await page.getByRole("region", { name: "Questions that wait for your answer" }).getByRole("link", { name: firm }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A possible conflict of interest" })).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
  await page.getByRole("button", { name: "Disclose" }).click();
  await expect(page.locator("#text-0-error")).toHaveText("Write what you disclose, or decline");
  await answerFindings(page, "I taught there for one term, twenty years ago.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Disclose" }).click();
  await expect(page.getByText("The office has not decided yet.")).toBeVisible();

  await as("admin", path);
  await page.getByRole("region", { name: "Disclosures" }).getByLabel("Your reason").fill("Too long ago to matter.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear and assign" }).click();
  await expect(page.getByText("The arbitrator is assigned and has been notified.").first()).toBeVisible();

  await as("arbitrator", path);
  await page.getByRole("button", { name: "Start Review" }).click();
  await expect(page.getByText("Case status updated successfully").first()).toBeVisible();
  const actions = page.getByRole("region", { name: "Actions" });
  await expect(actions).toContainText("This case cannot be resolved yet");
  await expect(actions).toContainText("The parties may still comment on the arbitrator’s disclosure");
  await expect(actions.getByText("Mark as Resolved")).toHaveCount(0);
  await expectAccessible(page);

  await as("partyA", path);
  const remarks = page.getByRole("region", { name: "Disclosures" });
  await remarks.getByLabel("Your comment, or the reasons of your challenge").fill("We do not object.");
  await remarks.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(remarks).toContainText("We do not object.");
  await as("admin", path);
  await remarks.getByText("End this time now").click();
  await remarks.getByLabel("Why does the time end now?").fill("Party A does not object.");
  await expectAccessible(page);
  await remarks.getByRole("button", { name: "End the time for comments on" }).click();
  await expect(remarks.getByText("End this time now")).toHaveCount(0);

  await as("arbitrator", path);
  await actions.locator("summary", { hasText: "Mark as Resolved" }).click();
  await actions.getByRole("button", { name: "Mark as Resolved" }).click();
  await expect(actions.getByText("Failed to update case status")).toBeVisible();
  await actions.getByLabel("Outcome").fill("The clinic is worth four million dollars.");
  await expectAccessible(page);
  await actions.getByRole("button", { name: "Mark as Resolved" }).click();
  await expect(page.getByRole("region", { name: "Details" })).toContainText("The clinic is worth four million dollars.");

  await as("partyA", `${path}`);
  await expect(page.getByRole("region", { name: "Disclosures" })).toContainText("I taught there for one term");
  // What was found is for both sides to know, now that the office has decided on it.
  await expect(page.getByRole("region", { name: "Disclosures" })).toContainText(firm.toUpperCase());
  await page.goto("/cases?status=resolved");
  await page.getByRole("searchbox", { name: "Search" }).fill(firm);
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("table").getByRole("link", { name: title })).toBeVisible();
  await expectAccessible(page);
  // What was refused on purpose, as the browser reports it.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes("400"))).toEqual([]);
});

/** One red pixel. */
const PIXEL = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==", "base64");

test("a picture is seen by who is in a case with its person", { tag: "@once" }, async ({ page, login }) => {
  await login("partyB", "/cases");
  const cases = (await (await page.request.get("/api/cases?limit=50")).json()) as { id: string }[];
  const theirs = new Set(cases.map(({ id }) => id));
  await forgotten(page);
  await login("partyA", "/settings");
  await ready(page);
  const mine = (await (await page.request.get("/api/cases?limit=50")).json()) as { id: string }[];
  const shared = mine.find(({ id }) => theirs.has(id));
  await page.locator("input[name=picture]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: PIXEL });
  await page.getByRole("button", { name: "Upload the picture" }).click();
  await expect(page.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await forgotten(page);
  await login("partyB", `/cases/${shared?.id}`);
  const picture = page.locator("#people img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expectAccessible(page);
});

test("administrators check all records at once", { tag: "@large" }, async ({ page, login }) => {
  test.setTimeout(240_000);
  await login("admin", "/admin/records");
  await ready(page);
  await page.getByRole("button", { name: /^(Check all now|Go on with the check)$/ }).click();
  await expect(page.getByText("All records are whole and unaltered.")).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole("button", { name: "Check all now" })).toBeEnabled();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
