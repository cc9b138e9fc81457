/** Free rooms shown next to the date, and venues as administrators set them (issue "Rooms", "Availability for visitors"). */
import { addDays, todayIn, weekday } from "#app/domain/booking/schedule/local-date.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";

/** A Saturday about six weeks ahead: closed everywhere, with open days around it. */
function saturdayAhead(): string {
  let day = addDays(todayIn("America/Toronto", new Date()), 42);
  while (weekday(day) !== 6) day = addDays(day, 1);
  return day;
}

test("the fast form says whether a room is free on its day, and takes the nearest day instead", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  // The form once its program runs, which brings the button.
  await expect(page.getByRole("button", { name: "Tell the assistant" })).toBeVisible();
  await page.getByRole("radio", { name: "In person" }).check();
  await page.locator("#fast-location").selectOption({ label: "Toronto" });
  const date = page.locator("#fast-preferredDate");
  await date.fill(saturdayAhead());
  const line = page.locator("[aria-live=polite]", { hasText: "we are closed" });
  await expect(line).toContainText("we are closed");
  await expect(line).toContainText("Nearest days with a room:");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await line.getByRole("button").first().click();
  await expect(page.locator("[aria-live=polite]", { hasText: /rooms are free|few rooms are left/ })).toBeVisible();
  await expect(date).not.toHaveValue(saturdayAhead());
});

test("without scripts the review says that no room is to be had, and the request can still be sent", { tag: "@once" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/fast-booking");
  const field = (name: string) => page.locator(`#fast-${name}`);
  await field("proceedingType").selectOption("mediation");
  await page.getByRole("radio", { name: "In person" }).check();
  await field("location").selectOption({ label: "Miami" });
  await field("contactName").fill("Ada Beaulieu");
  await field("contactEmail").fill("ada@beaulieu.example");
  await field("contactPhone").fill("+1 416 555 0155");
  await field("caseDescription").fill("A lease on which two parties disagree.");
  await field("preferredDate").fill(saturdayAhead());
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page.getByText(/^Miami, .*: we are closed\.$/)).toBeVisible();
  await expect(page.getByText("You can send the request all the same", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send request" })).toBeVisible();
  await context.close();
});

test("an administrator sets a venue, and is told when a colleague was faster", { tag: "@once" }, async ({ page, login, troubles }) => {
  await login("admin", "/admin/venues");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ottawa" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ottawa" })).toBeVisible();
  const colleague = await page.context().newPage();
  await colleague.goto("/admin/venues/ottawa");

  const name = `Canal ${Math.floor(Math.random() * 1e6)}`;
  await page.getByText("Add a room").click();
  const added = page.locator("li", { has: page.getByRole("button", { name: "Add the room" }) });
  await added.getByLabel("Name").fill(name);
  await added.getByLabel("People").fill("0");
  await added.getByRole("button").click();
  await expect(page.getByRole("alert").first()).toContainText("Enter a number of people from 1 to 500");
  await added.getByLabel("People").fill("9");
  await added.getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: "Saved. It is in force from now on." })).toBeFocused();
  await expect(page.getByText(`: ${name} (9)`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await colleague.getByLabel("Minutes between two bookings of a room").fill("35");
  await colleague.getByRole("button", { name: "Save hours and rules" }).click();
  await expect(colleague.getByRole("alert").first()).toContainText("This venue was changed meanwhile");
  await expect(colleague.getByText("In force now: 30")).toBeVisible();
  await colleague.close();

  // Put away again, so that the demo's figures stay.
  const room = page.locator("li", { has: page.locator("summary", { hasText: name }) });
  await room.locator("summary").click();
  await room.getByLabel("In use: it can be held for bookings").uncheck();
  await room.getByRole("button", { name: "Save room" }).click();
  await expect(page.locator("summary", { hasText: name })).toContainText("Out of use");
  // The refused attempt of above is an answer of 400, which browsers report.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 4(?:00|09)/.test(trouble)));
});
