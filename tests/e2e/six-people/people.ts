/** Those who walk through a case: with the demo accounts, and by a link that a mail has brought them. */
import type { Browser, Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, type DemoPerson, expect } from "../fixtures.ts";

export const pdf = (name: string, content: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${content}`) });

export async function open(browser: Browser, baseURL: string, who: DemoPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-CA" });
  const data = { email: DEMO_EMAILS[who], password: DEMO_PASSWORD };
  const answer = await context.request.post("/api/auth/sign-in/email", { data, headers: { Origin: baseURL } });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

/** The link in the newest captured mail to this address that has one. */
export async function linkIn(page: Page, recipient: string, path: string): Promise<string> {
  let link: string | null = null;
  await expect(async () => {
    await page.goto("/dev/mail");
    const mails = page.locator("main li", { hasText: recipient }).getByRole("link");
    const addresses = await mails.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const address of addresses.slice(0, 8)) {
      await page.goto(address);
      link = await page
        .locator(`a[href*="${path}"]`)
        .first()
        .getAttribute("href", { timeout: 500 })
        .catch(() => null);
      if (link) return;
    }
    throw new Error("No mail with such a link yet.");
  }).toPass({ timeout: 30_000 });
  return link ?? "";
}

export interface Counsel {
  name: string;
  firm: string;
  email: string;
}

/** A party names its counsel, who opens an account by the link of the mail and is led to the case. Gives counsel's page. */
export async function joinAsCounsel(browser: Browser, party: Page, place: string, { name, firm, email }: Counsel): Promise<Page> {
  const path = new URL(party.url()).pathname;
  const people = party.getByRole("region", { name: "People" });
  await people.getByText("Add a person", { exact: true }).click();
  const form = people.locator("form", { has: party.getByRole("button", { name: "Add to the case" }) });
  await form.getByLabel("Place").selectOption({ label: place });
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Firm").fill(firm);
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button", { name: "Add to the case" }).click();
  await expect(people.getByText(name, { exact: true })).toBeVisible();
  const context = await browser.newContext({ baseURL: new URL(party.url()).origin, locale: "en-CA" });
  const counsel = await context.newPage();
  await counsel.goto(await linkIn(counsel, email, "/invitation/"));
  await counsel.getByLabel("Password").fill("a good long passphrase");
  await counsel.getByRole("button", { name: "Accept and open my account" }).click();
  await counsel.waitForURL((url) => url.pathname === path);
  return counsel;
}
