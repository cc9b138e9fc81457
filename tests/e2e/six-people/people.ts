/** Those who walk through a case: with the demo accounts where they read English, else with accounts of their own, and by links of mails. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { DEMO_EMAILS, DEMO_PASSWORD, expect, word } from "../fixtures.ts";
import { type Language, type Say, sayIn } from "./say.ts";

export interface Walker {
  page: Page;
  /** What the interface says to them. */
  say: Say;
  email: string;
  /** As the application calls them. */
  name: string;
}

const DEMO = {
  a: { email: DEMO_EMAILS.partyA, role: "party" },
  b: { email: DEMO_EMAILS.partyB, role: "party" },
  office: { email: DEMO_EMAILS.admin, role: "admin" },
  arbitrator: { email: DEMO_EMAILS.arbitrator, role: "arbitrator" },
} as const;
export type Seat = keyof typeof DEMO;
const PASSWORD = "a good long passphrase";

export const pdf = (name: string, content: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${content}`) });

async function signedIn(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: "en-CA" });
  const data = { email, password: DEMO_PASSWORD };
  const answer = await context.request.post("/api/auth/sign-in/email", { data, headers: { Origin: baseURL } });
  expect(answer.status()).toBe(200);
  return context;
}

async function walker(context: BrowserContext, language: Language, email: string): Promise<Walker> {
  const { firstName, lastName } = (await (await context.request.get("/api/auth/user")).json()) as Record<string, string>;
  return { page: await context.newPage(), say: sayIn(language), email, name: `${firstName} ${lastName}` };
}

/** Takes a seat. Demo accounts read English, and other journeys use them: who reads French is invited to an account of their own. */
export async function seat(browser: Browser, baseURL: string, at: Seat, language: Language): Promise<Walker> {
  const { email, role } = DEMO[at];
  if (language === "en") return walker(await signedIn(browser, baseURL, email), language, email);
  const admin = await signedIn(browser, baseURL, DEMO_EMAILS.admin);
  const own = `${word()}@etude.example`;
  const names = { firstName: "Margaux", lastName: `Delorme-${word()}` };
  const invite = { intent: "invite", email: own, role, ...names, locale: language };
  const invited = await admin.request.post("/users?view=people", { form: invite, headers: { Origin: baseURL } });
  expect(invited.status()).toBe(201);
  const context = await browser.newContext({ baseURL, locale: "fr-CA" });
  const page = await context.newPage();
  await openAccount(page, sayIn(language), own);
  await admin.close();
  await page.close();
  return walker(context, language, own);
}

const capital = () => word().replace(/^./, (letter) => letter.toUpperCase());

/** Somebody whom nobody in any case has met: the office invites them, and they open an account by the mail's link. */
export async function newcomer(
  browser: Browser,
  office: Page,
  role: "party" | "arbitrator",
  language: Language,
  width = 1280,
): Promise<Walker> {
  const baseURL = new URL(office.url()).origin;
  const email = `${word()}@newcomer.example`;
  const form = { intent: "invite", email, role, firstName: capital(), lastName: capital(), locale: language };
  const invited = await office.request.post("/users?view=people", { form, headers: { Origin: baseURL } });
  expect(invited.status()).toBe(201);
  const context = await browser.newContext({ baseURL, locale: `${language}-CA`, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await openAccount(page, sayIn(language), email);
  await page.close();
  return walker(context, language, email);
}

/** Opens an account by the link of the mail. */
async function openAccount(page: Page, say: Say, email: string): Promise<void> {
  await page.goto(await linkIn(page, email, "/invitation/"));
  await page.getByLabel(say("Password")).fill(PASSWORD);
  await page.getByRole("button", { name: say("Accept and open my account") }).click();
  await page.waitForURL((url) => !url.pathname.includes("/invitation/"));
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
      // The page of a mail is finished when it arrives.
      const [found] = await page.locator(`a[href*="${path}"]`).evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      if (found) {
        link = found;
        return;
      }
    }
    throw new Error("No mail with such a link yet.");
  }).toPass({ timeout: 60_000 });
  return link ?? "";
}

interface Counsel {
  name: string;
  firm: string;
}

/** A party names its counsel, who opens an account by the link of the mail, in the party's language, and is led to the case. */
export async function joinAsCounsel(browser: Browser, { page: party, say }: Walker, place: string, counsel: Counsel): Promise<Walker> {
  const path = new URL(party.url()).pathname;
  const email = `${word()}@cabinet.example`;
  const people = party.getByRole("region", { name: say("People"), exact: true });
  await people.getByText(say("Add a person"), { exact: true }).click();
  const form = people.locator("form", { has: party.getByRole("button", { name: say("Add to the case") }) });
  await form.getByLabel(say("Role in the case")).selectOption({ label: say(place) });
  await form.getByLabel(say("Name"), { exact: true }).fill(counsel.name);
  await form.getByLabel(say("Firm")).fill(counsel.firm);
  await form.getByLabel(say("E-mail")).fill(email);
  await form.getByRole("button", { name: say("Add to the case") }).click();
  await expect(people.getByText(counsel.name, { exact: true })).toBeVisible();
  const context = await browser.newContext({ baseURL: new URL(party.url()).origin, locale: `${say.locale}-CA` });
  const page = await context.newPage();
  await openAccount(page, say, email);
  await expect(page).toHaveURL((url) => url.pathname === path);
  return { page, say, email, name: counsel.name };
}
