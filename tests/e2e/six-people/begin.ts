/** A claim is brought: a party files it, names the other side, and both have counsel. */
import type { Browser, Locator } from "@playwright/test";
import { expect, ready } from "../fixtures.ts";
import { joinAsCounsel, linkIn, pdf, type Walker } from "./people.ts";

/** What the walk is about: words that no other case has. */
export interface Matter {
  title: string;
  /** Of party B. */
  firm: string;
  /** Of counsel for party A. */
  counselFirm: string;
  /** A document of side A alone. */
  strategy: string;
  /** What the arbitrator writes for nobody else. */
  note: string;
}

export const DESCRIPTION = "Two shareholders disagree about the valuation of a clinic.";
/** Party B, as the case names them. */
export const NAMED = "Bruno Stone";

export const documentsOf = ({ page, say }: Walker): Locator => page.getByRole("region", { name: say("Documents"), exact: true });

export async function file({ page, say, ...who }: Walker, name: string, content: string, ownSide = false): Promise<void> {
  const documents = documentsOf({ page, say, ...who });
  await documents.getByLabel(say("Choose documents, or drop them here")).setInputFiles([pdf(name, content)]);
  if (ownSide) await documents.getByRole("radio", { name: say.like("Only my side") }).check();
  await documents.getByRole("button", { name: say("File the document"), exact: true }).click();
  await expect(documents.getByRole("link", { name, exact: true })).toBeVisible();
}

/** The arbitrator declares who they know: both will be found. */
export async function declareInterests({ page, say }: Walker, names: readonly string[]): Promise<void> {
  await page.goto("/arbitrator/interests");
  await ready(page);
  const interests = page.getByRole("region", { name: say("Interests"), exact: true });
  for (const name of names) {
    await interests.getByLabel(say("Name")).fill(name);
    await interests.getByRole("button", { name: say("Declare"), exact: true }).click();
    await expect(interests.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  }
}

/** A creates the case, names B and files two documents for everyone and one for its own side. Gives the case's path. */
export async function bringCase(a: Walker, b: Walker, { title, firm, strategy }: Matter): Promise<string> {
  const { page, say } = a;
  await page.goto("/cases");
  await ready(page);
  await page.getByRole("link", { name: say("New Case") }).click();
  const dialog = page.getByRole("dialog", { name: say("New Case") });
  await dialog.getByLabel(say("Title"), { exact: true }).fill(title);
  await dialog.getByLabel(say("Description")).fill(DESCRIPTION);
  await dialog.getByLabel(say("Name of party B")).fill(NAMED);
  await dialog.getByLabel(say("Firm of party B")).fill(firm);
  await dialog.getByLabel(say("E-mail of party B")).fill(b.email);
  await dialog.getByLabel(say("Documents")).setInputFiles([pdf("claim.pdf", "The claim."), pdf("exhibit.pdf", "The exhibit.")]);
  await dialog.getByRole("button", { name: say("Create case") }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(documentsOf(a).getByRole("link", { name: "claim.pdf", exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(documentsOf(a).getByRole("link", { name: "exhibit.pdf", exact: true })).toBeVisible();
  await file(a, strategy, "Our own.", true);
  await expect(documentsOf(a).getByRole("listitem").filter({ hasText: strategy })).toContainText(say("Only your side"));
  return new URL(page.url()).pathname;
}

/** B accepts by the mail's link, in the name of whom the case has named. */
export async function acceptFor(b: Walker, path: string, { title, strategy }: Matter): Promise<void> {
  const { page, say } = b;
  // Before accepting, B sees nothing.
  expect((await page.goto(path))?.status()).toBe(404);
  await page.goto(await linkIn(page, b.email, "/invitation/"));
  // The account is called otherwise than whom the case has named.
  await page.getByRole("radio", { name: say.like("I act for {invited}") }).check();
  await page.getByLabel(say("If you act for them: in what position")).fill("Counsel");
  await page.getByRole("button", { name: say("Accept the invitation") }).click();
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(documentsOf(b).getByRole("link", { name: "claim.pdf", exact: true })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(strategy);
}

/** Each side has counsel, who come by a mail and open an account of their own. Gives counsel of B. */
export async function bringCounsel(browser: Browser, a: Walker, b: Walker, matter: Matter, firm: string): Promise<Walker> {
  await ready(a.page);
  await joinAsCounsel(browser, a, "Counsel for party A", { name: "Ines Marchetti", firm: matter.counselFirm });
  await ready(b.page);
  return joinAsCounsel(browser, b, "Counsel for party B", { name: "Theo Lindqvist", firm });
}
