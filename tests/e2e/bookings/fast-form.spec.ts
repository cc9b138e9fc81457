/** The fast form by hand: with scripts and without, wrong and right, here and on another machine. */
import type { Page } from "@playwright/test";
import { alive, expect, expectAccessible, expectNoSidewaysScroll, looks, test } from "#tests/e2e/fixtures.ts";

const field = (page: Page, name: string) => page.locator(`#fast-${name}`);
const DESCRIPTION = "A supply contract between two manufacturers, two claimants.";

/** The form once its program runs, which brings the button: pressed before, the browser itself would post the form. */
async function open(page: Page): Promise<void> {
  await page.goto("/fast-booking");
  await expect(page.getByRole("button", { name: "Tell the assistant" })).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await field(page, "proceedingType").selectOption("arbitration");
  await page.getByRole("radio", { name: "In person" }).check();
  await field(page, "contactName").fill("Marie O'Brien");
  await field(page, "contactFirm").fill("Larch & Wood LLP");
  await field(page, "contactEmail").fill("marie@larchwood.example");
  await field(page, "contactPhone").fill("+1 514 555 0199");
  await field(page, "caseDescription").fill(DESCRIPTION);
  await field(page, "preferredDate").fill("2027-03-16");
  await field(page, "startTime").fill("10:00");
}

test("a booking is filled in, read through and sent", async ({ page }) => {
  await open(page);
  await fill(page);
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page.getByRole("heading", { name: "Check your answers" })).toBeFocused();
  await expect(page.getByText("Tuesday, March 16, 2027")).toBeVisible();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/booking-confirmation\/[\w-]+$/);
  await expect(page.getByText("Fast Booking Submitted!")).toBeVisible();
  await expect(
    page.getByText(/Our team will contact you within 2 hours to finalize your booking\.|office is closed now and will call you by/),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "We have received your request" })).toBeFocused();
  await expect(page.getByText(/Our Toronto office will call you by/)).toBeVisible();
  const file = await page.getByRole("link", { name: "Add to your calendar" }).getAttribute("href");
  // The file has a key of its own: the page's opens the page alone.
  expect((await page.request.get(`${page.url()}/calendar.ics`)).status()).toBe(404);
  const calendar = await page.request.get(file ?? "");
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const text = await calendar.text();
  expect(text).toContain("DTSTART;TZID=America/Toronto:20270316T100000");
  expect(text).toContain("STATUS:TENTATIVE");
  expect(text).toContain("BEGIN:VTIMEZONE");
  await page.goto("/fast-booking");
  await expect(field(page, "contactName")).toHaveValue("");
});

test("a second tab says that the first has sent the request", { tag: "@once" }, async ({ page, context }) => {
  await open(page);
  await fill(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const second = await context.newPage();
  await open(second);
  await expect(field(second, "caseDescription")).toHaveValue(DESCRIPTION);
  await page.getByRole("button", { name: "Check your answers" }).click();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/booking-confirmation\/[\w-]+$/);
  const said = second.getByRole("status").filter({ hasText: "This request was sent from another tab" });
  await expect(said).toContainText("What you fill in here begins a new one.");
  await expect(field(second, "caseDescription")).toHaveValue("");
  await field(second, "contactName").fill("Ana de la Cruz");
  await expect(said).toBeHidden();
});

test("an answer is changed from the review, and Back leads to the form", { tag: "@large" }, async ({ page }) => {
  await open(page);
  await fill(page);
  await page.getByRole("button", { name: "Check your answers" }).click();
  await page.getByRole("button", { name: "Change: Full name" }).click();
  await expect(field(page, "contactName")).toBeFocused();
  await field(page, "contactName").fill("Marie Curie");
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page.getByText("Marie Curie")).toBeVisible();
  await page.goBack();
  await expect(field(page, "contactName")).toHaveValue("Marie Curie");
});

test("what is wrong is summed up, said beside its field, and goes when it is put right", { tag: "@small" }, async ({ page }) => {
  await open(page);
  await field(page, "contactEmail").fill("marie@");
  await field(page, "contactEmail").blur();
  await expect(page.locator("#fast-contactEmail-error")).toHaveText("Valid email required");
  await page.getByRole("button", { name: "Check your answers" }).click();
  const summary = page.getByRole("region", { name: /fields need attention/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Choose one of the listed proceeding types",
    "Choose in person, virtual or hybrid",
    "Name is required",
    "Valid email required",
    "Valid phone required",
    "Please describe your case or proceeding",
  ]);
  await summary.getByRole("link", { name: "Valid email required" }).click();
  await expect(field(page, "contactEmail")).toBeFocused();
  await expect(field(page, "contactEmail")).toHaveValue("marie@");
  await field(page, "contactEmail").fill("marie@larchwood.example");
  await expect(page.locator("#fast-contactEmail-error")).toBeHidden();
});

test("a date that has passed is refused", { tag: "@small" }, async ({ page }) => {
  await open(page);
  await fill(page);
  await field(page, "preferredDate").fill("2020-01-06");
  await page.getByRole("button", { name: "Check your answers" }).click();
  await expect(page.locator("#fast-preferredDate-error")).toHaveText("This date has passed at the venue. Choose today or later");
});

test("a court trial settles where it is held", { tag: "@large" }, async ({ page }) => {
  await open(page);
  await field(page, "proceedingType").selectOption("court_trial");
  await expect(page.getByRole("radio", { name: "In person" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Virtual" })).toBeHidden();
  await expect(page.getByText("Set by the proceeding")).toBeVisible();
});

test("progress is kept over a reload", { tag: "@small" }, async ({ page }) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/api/drafts/current"));
  await page.goto("/fast-booking");
  await fill(page);
  // Typed before the page's program began, or after: it is taken over once it has, and what is not saved yet goes with the page.
  await saved;
  await page.reload();
  await expect(field(page, "caseDescription")).toHaveValue(DESCRIPTION);
  await expect(field(page, "preferredDate")).toHaveValue("2027-03-16");
});

test("a first save that is answered while the page loads anew is not missed", { tag: "@once" }, async ({ page }) => {
  await open(page);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  // The page is asked for without the cookie that the save brings, and comes after it.
  await page.route("**/fast-booking", async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders();
    const early = await route.fetch({ headers });
    await (await saved).finished();
    await route.fulfill({ response: early });
  });
  await field(page, "caseDescription").fill(DESCRIPTION);
  await page.reload();
  await expect(field(page, "caseDescription")).toHaveValue(DESCRIPTION);
});

test("a failure to send is said on the page, and a second try makes one booking", { tag: "@large" }, async ({ page, troubles }) => {
  await open(page);
  await fill(page);
  await page.getByRole("button", { name: "Check your answers" }).click();
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/bookings/fast")) keys.push(request.headers()["idempotency-key"]);
  });
  await page.route("**/api/bookings/fast", (route) => route.abort());
  await page.getByRole("button", { name: "Send request" }).click();
  const alert = page.locator("main").getByRole("alert").filter({ hasText: "Submission Failed" });
  await expect(alert).toContainText("There was an error submitting your fast booking. Please try again.");
  await page.unroute("**/api/bookings/fast");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/booking-confirmation\//);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  // The request that was cut, as the browser and the form report it.
  expect(troubles.splice(0).every((trouble) => /Failed to (load|fetch)/.test(trouble))).toBe(true);
});

test("a resume link moves the booking to another machine once its button is pressed", { tag: "@small" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await fill(page);
  await page.getByRole("button", { name: "Save and continue on another device" }).click();
  const link = page.getByRole("textbox", { name: "Your private link" });
  const url = new URL(await link.inputValue());
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await other.goto(url.pathname);
  await other.getByRole("button", { name: "Continue on this device" }).click();
  await expect(other).toHaveURL(/\/fast-booking$/);
  await expect(field(other, "contactName")).toHaveValue("Marie O'Brien");
  // It works once, and what it opened is there alone.
  await other.goto(url.pathname);
  await expect(other).toHaveURL(/\/fast-booking$/);
  await page.goto("/fast-booking");
  await expect(page.getByText("This request was continued on another device.")).toBeVisible();
  await elsewhere.close();
});

test("a resume link can be revoked", { tag: "@large" }, async ({ page, browser, baseURL }) => {
  await open(page);
  await fill(page);
  await page.getByRole("button", { name: "Save and continue on another device" }).click();
  const url = new URL(await page.getByRole("textbox", { name: "Your private link" }).inputValue());
  await page.getByRole("button", { name: "Revoke it" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await other.goto(url.pathname);
  await expect(other.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await elsewhere.close();
});

test("an unknown confirmation is a 404", { tag: "@large" }, async ({ page, troubles }) => {
  const response = await page.goto("/booking-confirmation/AAAAAAAAAAAAAAAAAAAAAA");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  expect(troubles.splice(0).every((trouble) => trouble.includes("404"))).toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is checked, read through and sent", { tag: "@large" }, async ({ page, troubles }) => {
    await page.goto("/fast-booking");
    await page.getByRole("button", { name: "Check your answers" }).click();
    await expect(page.locator("#fast-contactName-error")).toHaveText("Name is required");
    await fill(page);
    await page.getByRole("button", { name: "Check your answers" }).click();
    await expect(page.getByRole("heading", { name: "Check your answers" })).toBeVisible();
    await page.getByRole("button", { name: "Change: Full name" }).click();
    await expect(field(page, "contactName")).toHaveValue("Marie O'Brien");
    await field(page, "contactName").fill("Marie Curie");
    await page.getByRole("button", { name: "Check your answers" }).click();
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page).toHaveURL(/\/booking-confirmation\/[\w-]+$/);
    await expect(page.getByText("Marie Curie")).toBeVisible();
    await expect(page.getByText(DESCRIPTION)).toBeVisible();
    // The first check was answered with a 400, which the browser reports.
    expect(troubles.splice(0).every((trouble) => trouble.includes("400"))).toBe(true);
  });

  test("a French form ends at a French confirmation", { tag: "@small" }, async ({ page }) => {
    await page.goto("/fr/fast-booking");
    await field(page, "proceedingType").selectOption("mediation");
    await page.locator("input[name=locationType][value=virtual]").check();
    await field(page, "contactName").fill("Élodie Tremblay");
    await field(page, "contactEmail").fill("elodie@laval.example");
    await field(page, "contactPhone").fill("514 555 0199");
    await field(page, "caseDescription").fill("Un différend commercial entre deux fabricants.");
    await page.locator("button[value=review]").last().click();
    await page.locator("button[value=send]").click();
    await expect(page).toHaveURL(/\/fr\/booking-confirmation\/[\w-]+$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  });
});

for (const { prefix, tag } of looks("/es", "/fr")) {
  test(`the form, its errors, its review and the confirmation are accessible, ${prefix || "/en"}`, { tag }, async ({ page }) => {
    await page.goto(`${prefix}/fast-booking`);
    await expectAccessible(page);
    const review = page.locator("button[value=review]").last();
    await alive(review);
    await review.click();
    await expect(page.locator("#fast-contactName-error")).toBeVisible();
    await expectAccessible(page);
    await field(page, "proceedingType").selectOption("arbitration");
    await page.locator("input[name=locationType][value=in_person]").check();
    await field(page, "contactName").fill("Marie O'Brien");
    await field(page, "contactEmail").fill("marie@larchwood.example");
    await field(page, "contactPhone").fill("514 555 0199");
    await field(page, "caseDescription").fill(DESCRIPTION);
    await review.click();
    await expect(page.locator("button[value=send]")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.locator("button[value=send]").click();
    await expect(page).toHaveURL(/booking-confirmation/);
    await expect(page.locator("main").getByText(/^CN-\d{4}-\d{4}$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
