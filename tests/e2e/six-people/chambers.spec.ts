/** A panel deliberates: what one member writes is read by the others alone, by keyboard and on a telephone, and is not lost with the connection. */
import type { Browser, Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, enter, expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "../fixtures.ts";

const capital = () => word().replace(/^./, (letter) => letter.toUpperCase());

async function pageOf(browser: Browser, baseURL: string, email: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-CA", viewport: { width, height: 780 } });
  const data = { email, password: DEMO_PASSWORD };
  const answer = await context.request.post("/api/auth/sign-in/email", { data, headers: { Origin: baseURL } });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

/** A case of two people whom no arbitrator has met, which three have accepted to decide. */
async function panelCase(baseURL: string, office: Page, members: readonly Page[]): Promise<string> {
  const headers = { Origin: baseURL };
  const data = {
    title: `${capital()} v. ${capital()}`,
    description: "Two shareholders disagree about the valuation of a clinic.",
    partyB: { name: `${capital()} ${capital()}` },
  };
  const created = await office.request.post("/api/cases", { data, headers });
  const path = `/cases/${((await created.json()) as { id: string }).id}`;
  await office.request.post(path, { form: { intent: "set-tribunal", size: "3" }, headers });
  for (const [at, seat] of ["presiding", "co_1", "co_2"].entries()) {
    const member = members[at];
    if (!member) throw new Error("A panel has three.");
    const { id } = (await (await member.request.get("/api/auth/user")).json()) as { id: string };
    const assigned = await office.request.patch(`/api${path}`, { data: { arbitratorId: id, seat }, headers });
    expect(assigned.status()).toBe(200);
    await member.request.post(path, { form: { intent: "accept-assignment" }, headers });
  }
  return path;
}

test("what a member of a panel writes is the members’ alone, on a telephone too, and outlives a lost connection", { tag: "@once" }, async ({
  browser,
  baseURL: base,
}) => {
  const baseURL = base ?? "";
  test.setTimeout(480_000);
  const office = await pageOf(browser, baseURL, DEMO_EMAILS.admin);
  const chair = await pageOf(browser, baseURL, DEMO_EMAILS.arbitrator);
  const first = await pageOf(browser, baseURL, "arbitrator2@concord.example", 360);
  const second = await pageOf(browser, baseURL, "arbitrator3@concord.example");
  const path = await panelCase(baseURL, office, [chair, first, second]);

  await chair.goto(path);
  await ready(chair);
  const tab = chair.getByRole("navigation", { name: "Views of the case" }).getByRole("link", { name: "Tribunal only" });
  await tab.focus();
  await chair.keyboard.press("Enter");
  await chair.waitForURL(/\/chambers$/);
  await ready(chair);
  await expectAccessible(chair);

  // Nothing reaches us: what was typed is still there, and is sent once the line is back.
  const field = chair.getByLabel("Your contribution");
  await field.fill("I would grant the first claim.");
  await chair.context().setOffline(true);
  await chair.getByRole("button", { name: "Send to the panel" }).click();
  await expect(chair.getByRole("alert").filter({ hasText: "The connection was lost: it may not have been saved." })).toBeVisible();
  await expect(field).toHaveValue("I would grant the first claim.");
  await chair.context().setOffline(false);
  await field.focus();
  await chair.keyboard.press("Tab");
  await expect(chair.getByRole("button", { name: "Send to the panel" })).toBeFocused();
  await enter(chair.getByRole("button", { name: "Send to the panel" }));
  const log = (page: Page) => page.getByRole("log", { name: "Deliberation, the latest last" });
  await expect(log(chair)).toContainText("I would grant the first claim.");
  await expect(field).toHaveValue("");

  await first.goto(`${path}/chambers`);
  await ready(first);
  await expect(log(first)).toContainText("I would grant the first claim.");
  await expect(log(first).getByText("New", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(first);
  await expectAccessible(first);
  await first.getByLabel("New note of the panel").fill("Ask both about the invoices.");
  await first.getByRole("region", { name: "Notes of the panel" }).getByRole("button", { name: "Add the note" }).click();
  await expect(first.getByRole("region", { name: "Notes of the panel" }).getByRole("listitem")).toContainText(
    "Ask both about the invoices.",
  );
  await first.getByLabel("New note of your own").fill("Read the lease again.");
  await first.getByRole("region", { name: "My notes" }).getByRole("button", { name: "Add the note" }).click();
  await expect(first.getByRole("region", { name: "My notes" }).getByRole("listitem")).toContainText("Read the lease again.");

  await chair.reload();
  await ready(chair);
  await expect(log(chair)).toContainText(/Read by .*Okonjo/);
  await expect(chair.getByRole("region", { name: "Notes of the panel" })).toContainText("Ask both about the invoices.");
  await expect(chair.locator("main")).not.toContainText("Read the lease again.");

  await office.goto(path);
  await ready(office);
  await expect(office.getByRole("link", { name: "Tribunal only" })).toHaveCount(0);
  expect((await office.goto(`${path}/chambers`))?.status()).toBe(404);
});
