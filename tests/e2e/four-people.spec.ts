/**
 * One case and its four people: created with documents, the other side invited, an arbitrator assigned after a disclosed
 * conflict, answered, noted about in private, timed, extended and resolved with an award. Each sees what is theirs, and what
 * one takes along proves itself.
 */
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import {
  answerFindings,
  DEMO_EMAILS,
  DEMO_PASSWORD,
  type DemoPerson,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ready,
  test,
  word,
} from "./fixtures.ts";

const pdf = (name: string, content: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${content}`) });
/** The page's program has begun: a press before is a plain link's or form's. */

async function open(browser: Browser, baseURL: string, who: DemoPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-CA" });
  const data = { email: DEMO_EMAILS[who], password: DEMO_PASSWORD };
  const answer = await context.request.post("/api/auth/sign-in/email", { data, headers: { Origin: baseURL } });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

/** The link in the newest captured mail to this address that has one. */
async function linkIn(page: Page, recipient: string, path: string): Promise<string> {
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

test("four people take a case from its claim to its award", { tag: "@once" }, async ({ browser, baseURL: given }) => {
  const baseURL = given ?? "";
  test.setTimeout(180_000);
  const [a, b, office, arbitrator] = await Promise.all(
    (["partyA", "partyB", "admin", "arbitrator"] as const).map((who) => open(browser, baseURL, who)),
  );
  if (!a || !b || !office || !arbitrator) throw new Error("Four people.");
  const firm = `Cabinet ${word()} LLP`;
  const title = `Alba v. ${word()}`;
  const note = `Private thought ${word()}`;
  const strategy = `strategy ${word()}.pdf`;

  await arbitrator.goto("/arbitrator/interests");
  await ready(arbitrator);
  const interests = arbitrator.getByRole("region", { name: "Interests" });
  await interests.getByLabel("Name").fill(firm);
  await interests.getByRole("button", { name: "Declare" }).click();
  await expect(interests.getByRole("listitem").filter({ hasText: firm })).toBeVisible();

  // A creates the case, names B and files two documents for everyone and one for its own side.
  await a.goto("/cases");
  await ready(a);
  await a.getByRole("link", { name: "New Case" }).click();
  const dialog = a.getByRole("dialog", { name: "New Case" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").fill("Two shareholders disagree about the valuation of a clinic.");
  await dialog.getByLabel("Name of party B").fill("Bruno Stone");
  await dialog.getByLabel("Firm of party B").fill(firm);
  await dialog.getByLabel("E-mail of party B").fill(DEMO_EMAILS.partyB);
  await dialog.getByLabel("Documents").setInputFiles([pdf("claim.pdf", "The claim."), pdf("exhibit.pdf", "The exhibit.")]);
  await dialog.getByRole("button", { name: "Create case" }).click();
  await expect(a.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const path = new URL(a.url()).pathname;
  const documentsOf = (page: Page) => page.getByRole("region", { name: "Documents" });
  await expect(documentsOf(a).getByRole("link", { name: "claim.pdf" })).toBeVisible({ timeout: 20_000 });
  await expect(documentsOf(a).getByRole("link", { name: "exhibit.pdf" })).toBeVisible();
  await documentsOf(a)
    .getByLabel("Choose documents, or drop them here")
    .setInputFiles([pdf(strategy, "Our own.")]);
  await documentsOf(a)
    .getByRole("radio", { name: /Only my side/ })
    .check();
  await documentsOf(a).getByRole("button", { name: "File the document", exact: true }).click();
  await expect(documentsOf(a).getByRole("listitem").filter({ hasText: strategy })).toContainText("Only your side");

  // Before accepting, B sees nothing.
  expect((await b.goto(path))?.status()).toBe(404);
  const people = a.getByRole("region", { name: "People" });
  if (await people.getByRole("button", { name: /^Invite Bruno Stone/ }).isVisible())
    await people.getByRole("button", { name: /^Invite Bruno Stone/ }).click();
  await b.goto(await linkIn(b, DEMO_EMAILS.partyB, "/invitation/"));
  // The account is called otherwise than whom the case has named.
  await b.getByRole("radio", { name: /^I act for/ }).check();
  await b.getByLabel("If you act for them: in what position").fill("Counsel");
  await b.getByRole("button", { name: "Accept the invitation" }).click();
  await b.waitForURL((url) => url.pathname === path);
  await expect(b.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(documentsOf(b).getByRole("link", { name: "claim.pdf" })).toBeVisible();
  await expect(b.locator("main")).not.toContainText(strategy);

  // The office assigns an arbitrator, who has something to disclose.
  await office.goto(`${path}/assign`);
  await ready(office);
  await office.locator("label", { hasText: "Lavoie" }).first().click();
  await office.getByRole("button", { name: "Check and assign" }).click();
  await expect(office.getByText("A possible conflict was found.").first()).toBeVisible();
  expect((await arbitrator.goto(path))?.status()).toBe(404);
  await arbitrator.goto("/arbitrator/interests");
  await arbitrator.getByRole("region", { name: "Questions that wait for your answer" }).getByRole("link", { name: firm }).click();
  await answerFindings(arbitrator, "I taught a partner of theirs, twenty years ago.");
  await arbitrator.getByRole("button", { name: "Disclose" }).click();
  await expect(arbitrator.getByText("The office has not decided yet.")).toBeVisible();
  await office.goto(path);
  await ready(office);
  await office.getByRole("region", { name: "Disclosures" }).getByLabel("Your reason").fill("Too long ago to matter.");
  await office.getByRole("button", { name: "Clear and assign" }).click();
  await expect(office.getByText("The arbitrator is assigned and has been notified.").first()).toBeVisible();
  for (const page of [a, b]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Disclosures" })).toContainText("I taught a partner of theirs");
  }

  // B answers.
  await ready(b);
  await documentsOf(b)
    .getByLabel("Choose documents, or drop them here")
    .setInputFiles([pdf("answer.pdf", "The answer.")]);
  await documentsOf(b).getByRole("button", { name: "File the document", exact: true }).click();
  await expect(documentsOf(b).getByRole("link", { name: "answer.pdf" })).toBeVisible();

  // The arbitrator begins, notes something in private, and sets B a deadline.
  await arbitrator.goto(path);
  await ready(arbitrator);
  await arbitrator.getByRole("button", { name: "Start Review" }).click();
  await expect(arbitrator.getByText("Case status updated successfully").first()).toBeVisible();
  const discussion = arbitrator.getByRole("region", { name: "Discussion" });
  await discussion.getByLabel("New message").fill(note);
  await discussion.getByRole("radio", { name: /Private message \(arbitrator only\)/ }).check();
  await discussion.getByRole("button", { name: "Send message" }).click();
  await expect(discussion.getByRole("log")).toContainText(note);
  const timetable = arbitrator.getByRole("region", { name: "Timetable" });
  await timetable.getByText("Set a deadline", { exact: true }).click();
  await timetable.getByLabel("What is to be done").fill("Expert report");
  await timetable.getByLabel("Who owes it").selectOption({ label: "Party B" });
  await timetable.getByLabel("Day").fill("2031-07-01");
  await timetable.getByLabel("Time", { exact: true }).fill("17:00");
  await timetable.getByRole("button", { name: "Set and notify everyone" }).click();
  await expect(timetable.getByRole("article", { name: "Expert report" })).toBeVisible();

  // B asks for more time, and gets it.
  await b.goto(path);
  await ready(b);
  const owed = b.getByRole("region", { name: "Timetable" }).getByRole("article", { name: "Expert report" });
  await owed.getByText("Ask for more time", { exact: true }).click();
  await owed.getByLabel("New day").fill("2031-07-15");
  await owed.getByLabel("Why is more time needed?").fill("The expert is ill.");
  await owed.getByRole("button", { name: "Ask the arbitrator" }).click();
  await expect(owed).toContainText("The arbitrator has not decided yet.");
  await arbitrator.goto(path);
  await ready(arbitrator);
  await timetable
    .getByRole("article", { name: "Expert report" })
    .getByRole("button", { name: /^Grant more time/ })
    .click();
  await expect(timetable.getByRole("article", { name: "Expert report" })).toContainText("July 15, 2031");

  // The award ends it.
  await documentsOf(arbitrator)
    .getByLabel("Choose documents, or drop them here")
    .setInputFiles([pdf("award.pdf", "The award.")]);
  await documentsOf(arbitrator).getByRole("button", { name: "File the document", exact: true }).click();
  await expect(documentsOf(arbitrator).getByRole("link", { name: "award.pdf" })).toBeVisible();
  await arbitrator.reload();
  await ready(arbitrator);
  const actions = arbitrator.getByRole("region", { name: "Actions" });
  await actions.locator("summary", { hasText: "Mark as Resolved" }).click();
  await actions.getByLabel("Award").selectOption({ label: "award.pdf" });
  await actions.getByRole("button", { name: "Mark as Resolved" }).click();
  await expect(arbitrator.getByRole("region", { name: "Details" })).toContainText("award.pdf");

  // Each sees exactly what is theirs.
  const shows: readonly [Page, boolean, boolean][] = [
    [a, true, false],
    [b, false, false],
    [office, false, false],
    [arbitrator, false, true],
  ];
  for (const [page, ownSide, thought] of shows) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Details" })).toContainText("Resolved");
    await expect(documentsOf(page).getByRole("link", { name: "award.pdf" })).toBeVisible();
    const html = await page.content();
    expect(html.includes(strategy)).toBe(ownSide);
    expect(html.includes(note)).toBe(thought);
    await expect(documentsOf(page).getByLabel("Choose documents, or drop them here")).toHaveCount(0);
  }
  await a.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(a);
  await expectAccessible(a);
  await a.setViewportSize({ width: 1280, height: 800 });

  // What B takes along proves itself, without A's own document; one byte changed, and it does not.
  const downloading = b.waitForEvent("download");
  await b.getByRole("link", { name: "Download the record" }).click();
  const folder = await mkdtemp(join(tmpdir(), "concord-four-"));
  const archive = join(folder, "record.zip");
  await (await downloading).saveAs(archive);
  const files = unzipSync(await readFile(archive));
  expect(Object.values(files).some((bytes) => Buffer.from(bytes).includes(strategy) || Buffer.from(bytes).includes(note))).toBe(false);
  const verifier = join(folder, "verify.html");
  await writeFile(verifier, files["verify.html"] ?? "");
  const answer = Object.keys(files).find((name) => name.endsWith("answer.pdf")) ?? "";
  const changed = Uint8Array.from(files[answer] ?? []);
  changed[10] = (changed[10] ?? 0) ^ 1;
  const altered = join(folder, "altered.zip");
  await writeFile(altered, zipSync({ ...files, [answer]: changed }));
  await b.goto(pathToFileURL(verifier).href);
  await b.locator("#files").setInputFiles(archive);
  await expect(b.locator("#result").getByRole("heading", { name: "The record is whole and unaltered" })).toBeVisible();
  await b.locator("#files").setInputFiles(altered);
  await expect(b.locator("#result").getByRole("heading", { name: "The record was altered" })).toBeVisible();
});
