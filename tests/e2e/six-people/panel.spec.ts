/** Three are to decide a case: the administrator appoints them to their seats, one declines after reading and another is asked, and the review begins. */
import type { Browser, Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "../fixtures.ts";
import { linkIn } from "./people.ts";

const capital = () => word().replace(/^./, (letter) => letter.toUpperCase());

async function pageOf(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-CA" });
  const data = { email, password: DEMO_PASSWORD };
  const answer = await context.request.post("/api/auth/sign-in/email", { data, headers: { Origin: baseURL } });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

/** A party whom no arbitrator has met: invited, with an account that reads French, on a telephone. */
async function newParty(browser: Browser, office: Page, baseURL: string): Promise<Page> {
  const email = `${word()}@partie.example`;
  const form = { intent: "invite", email, role: "party", firstName: capital(), lastName: capital(), locale: "fr" };
  const invited = await office.request.post("/users?view=people", { form, headers: { Origin: baseURL } });
  expect(invited.status()).toBe(201);
  const context = await browser.newContext({ baseURL, locale: "fr-CA", viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(await linkIn(page, email, "/invitation/"));
  await page.getByLabel("Mot de passe").fill("a good long passphrase");
  await page.getByRole("button", { name: "Accepter et ouvrir mon compte" }).click();
  await page.waitForURL((url) => !url.pathname.includes("/invitation/"));
  return page;
}

/** Appoints the arbitrator of this name by the link of the seat. */
async function appoint(office: Page, path: string, seat: string, name: string): Promise<void> {
  await office.goto(path);
  await ready(office);
  await office.getByRole("region", { name: "People" }).getByRole("link", { name: seat }).click();
  await office.waitForURL(/\/assign\?seat=/);
  await office.locator("label", { hasText: name }).first().click();
  await office.getByRole("button", { name: "Check and assign" }).click();
  await expect(office.getByText("The arbitrator is assigned and has been notified.").first()).toBeVisible();
}

async function accept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.getByRole("button", { name: "Accept the assignment" }).click();
  await page.waitForURL(/told=status/);
}

test("three are appointed, one declines after reading, and the presiding one begins once all have accepted", { tag: "@once" }, async ({
  browser,
  baseURL: base,
}) => {
  const baseURL = base ?? "";
  test.setTimeout(480_000);
  const office = await pageOf(browser, baseURL, DEMO_EMAILS.admin);
  const chair = await pageOf(browser, baseURL, DEMO_EMAILS.arbitrator);
  const first = await pageOf(browser, baseURL, "arbitrator2@concord.example");
  const second = await pageOf(browser, baseURL, "arbitrator3@concord.example");
  const party = await newParty(browser, office, baseURL);
  const created = await party.request.post("/api/cases", {
    data: {
      title: `${capital()} c. ${capital()}`,
      description: "Two shareholders disagree about the valuation of a clinic.",
      partyB: { name: `${capital()} ${capital()}` },
    },
    headers: { Origin: baseURL },
  });
  const path = `/cases/${((await created.json()) as { id: string }).id}`;

  await office.goto(path);
  await ready(office);
  const actions = office.getByRole("region", { name: "Actions" });
  await actions.locator("summary", { hasText: "Appoint a panel of three" }).click();
  await actions.getByRole("button", { name: "Appoint a panel of three" }).click();
  await expect(office.getByText("The number of arbitrators is changed.").first()).toBeVisible();
  const people = office.getByRole("region", { name: "People" });
  await expect(people.getByText("Vacant")).toHaveCount(3);
  await expectAccessible(office);

  await appoint(office, path, "Assign the presiding arbitrator", "Lavoie");
  await appoint(office, path, "Assign a co-arbitrator (seat 1)", "Okonjo");
  await appoint(office, path, "Assign a co-arbitrator (seat 2)", "Achterberg");
  await expect(people.getByText("Has not answered yet")).toHaveCount(3);

  await accept(first, path);
  await second.goto(path);
  await ready(second);
  await second.locator("summary", { hasText: "Decline the assignment" }).click();
  await second.getByLabel("Why do you decline?").fill("My calendar is full.");
  await second.getByRole("button", { name: "Decline the assignment" }).click();
  await second.waitForURL((url) => url.pathname === "/cases");
  expect((await second.goto(path))?.status()).toBe(404);

  await party.goto(path);
  await ready(party);
  const named = party.getByRole("region", { name: "Personnes" });
  await expect(named.getByRole("listitem").filter({ hasText: "Lavoie" })).toContainText("Présidence du tribunal");
  await expect(named.getByRole("listitem").filter({ hasText: "Okonjo" })).toContainText("Coarbitre");
  await expect(named.getByRole("listitem").filter({ hasText: "À pourvoir" })).toContainText("Coarbitre");
  await expect(named).not.toContainText("Achterberg");
  await expect(party.locator("main")).not.toContainText("My calendar is full.");
  await expectNoSidewaysScroll(party);
  await expectAccessible(party);

  // The others stay as they were: nobody begins before the seat is filled and accepted.
  await accept(chair, path);
  await expect(chair.getByRole("button", { name: "Start Review" })).toHaveCount(0);
  await appoint(office, path, "Assign a co-arbitrator (seat 2)", "Achterberg");
  await chair.goto(path);
  await ready(chair);
  await expect(chair.getByText("The review can start once every arbitrator has accepted.")).toContainText("Achterberg");
  await expectAccessible(chair);
  await accept(second, path);
  await expect(second.getByRole("button", { name: "Start Review" })).toHaveCount(0);
  await chair.goto(path);
  await ready(chair);
  await chair.getByRole("button", { name: "Start Review" }).click();
  await expect(chair.getByRole("region", { name: "Details" })).toContainText("In Progress");
});
