/**
 * One contested case and its six people: two parties with counsel, an arbitrator and the office. Created with documents, the other
 * side invited, an arbitrator assigned after two disclosed conflicts that a side comments on, answered, noted about in private, timed,
 * extended past a holiday, resolved with an award, reopened and resolved again. Each sees what is theirs, and what one takes along
 * proves itself and says all of it.
 */
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import { answerFindings, DEMO_EMAILS, expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "../fixtures.ts";
import { joinAsCounsel, linkIn, open, pdf } from "./people.ts";

test("six people take a contested case from its claim to its award, and once more", { tag: "@once" }, async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? "";
  test.setTimeout(180_000);
  const [a, b, office, arbitrator] = await Promise.all(
    (["partyA", "partyB", "admin", "arbitrator"] as const).map((who) => open(browser, baseURL, who)),
  );
  if (!a || !b || !office || !arbitrator) throw new Error("Four of them.");
  const firm = `Cabinet ${word()} LLP`;
  const counselFirm = `Etude ${word()} SARL`;
  const title = `Alba v. ${word()}`;
  const note = `Private thought ${word()}`;
  const strategy = `strategy ${word()}.pdf`;

  await arbitrator.goto("/arbitrator/interests");
  await ready(arbitrator);
  const interests = arbitrator.getByRole("region", { name: "Interests" });
  await interests.getByLabel("Name").fill(firm);
  await interests.getByRole("button", { name: "Declare" }).click();
  await expect(interests.getByRole("listitem").filter({ hasText: firm })).toBeVisible();
  await interests.getByLabel("Name").fill(counselFirm);
  await interests.getByRole("button", { name: "Declare" }).click();
  await expect(interests.getByRole("listitem").filter({ hasText: counselFirm })).toBeVisible();

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

  // Each side has counsel, who come by a mail and open an account of their own.
  await ready(a);
  await joinAsCounsel(browser, a, "Counsel of party A", { name: "Ines Marchetti", firm: counselFirm, email: `${word()}@cabinet.example` });
  await ready(b);
  const other = { name: "Theo Lindqvist", firm: `Advokat ${word()} AB`, email: `${word()}@cabinet.example` };
  const counselB = await joinAsCounsel(browser, b, "Counsel of party B", other);

  // The office assigns an arbitrator, who has two things to disclose.
  await office.goto(`${path}/assign`);
  await ready(office);
  await office.locator("label", { hasText: "Lavoie" }).first().click();
  await office.getByRole("button", { name: "Check and assign" }).click();
  await expect(office.getByText("A possible conflict was found.").first()).toBeVisible();
  expect((await arbitrator.goto(path))?.status()).toBe(404);
  await arbitrator.goto("/arbitrator/interests");
  await arbitrator.getByRole("region", { name: "Questions that wait for your answer" }).getByRole("link", { name: firm }).click();
  for (const found of [firm, counselFirm])
    await expect(arbitrator.getByRole("textbox", { name: `Your answer on ${found}` })).toHaveCount(1);
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
    await expect(page.getByRole("region", { name: "Disclosures" })).toContainText(counselFirm);
  }

  // Counsel of B opens that very notice, which is proof of service, and comments.
  await counselB.goto("/notices");
  await counselB
    .getByRole("link", { name: /disclosure/i })
    .first()
    .click();
  await counselB.waitForURL((url) => url.pathname === path);
  await ready(counselB);
  const shown = counselB.getByRole("region", { name: "Disclosures" });
  await shown.getByLabel("Your comment, or the reasons of your challenge").fill("We take note and do not object.");
  await shown.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(shown).toContainText("We take note and do not object.");
  await office.goto(`${path}/notices`);
  await expect(office.locator("main")).toContainText(/Theo Lindqvist[\s\S]*Opened/);

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
  await timetable.getByLabel("Day").fill("2027-06-28");
  await timetable.getByLabel("Time", { exact: true }).fill("17:00");
  await timetable.getByRole("button", { name: "Set and notify everyone" }).click();
  await expect(timetable.getByRole("article", { name: "Expert report" })).toBeVisible();

  // B asks for more time, and gets it.
  await b.goto(path);
  await ready(b);
  const owed = b.getByRole("region", { name: "Timetable" }).getByRole("article", { name: "Expert report" });
  await owed.getByText("Ask for more time", { exact: true }).click();
  await owed.getByLabel("New day").fill("2027-07-01");
  await owed.getByLabel("Why is more time needed?").fill("The expert is ill.");
  await owed.getByRole("button", { name: "Ask the arbitrator" }).click();
  // Canada Day: the next open day is offered.
  await owed.getByRole("button", { name: /^Use .*July 2, 2027/ }).click();
  await expect(owed).toContainText("The arbitrator has not decided yet.");
  await arbitrator.goto(path);
  await ready(arbitrator);
  await timetable
    .getByRole("article", { name: "Expert report" })
    .getByRole("button", { name: /^Grant more time/ })
    .click();
  await expect(timetable.getByRole("article", { name: "Expert report" })).toContainText("July 2, 2027");

  // The award ends it.
  await documentsOf(arbitrator)
    .getByLabel("Choose documents, or drop them here")
    .setInputFiles([pdf("award.pdf", "The award.")]);
  await documentsOf(arbitrator).getByRole("button", { name: "File the document", exact: true }).click();
  await expect(documentsOf(arbitrator).getByRole("link", { name: "award.pdf" })).toBeVisible();
  const resolve = async (outcome: string) => {
    await arbitrator.reload();
    await ready(arbitrator);
    const actions = arbitrator.getByRole("region", { name: "Actions" });
    await actions.locator("summary", { hasText: "Mark as Resolved" }).click();
    await actions.getByLabel("Outcome").fill(outcome);
    await actions.getByLabel("Award").selectOption({ label: "award.pdf" });
    await actions.getByRole("button", { name: "Mark as Resolved" }).click();
    await expect(arbitrator.getByRole("region", { name: "Details" })).toContainText("award.pdf");
  };
  await resolve("The claim is dismissed.");

  // The office reopens it with a reason that everyone reads; the award stays known as one.
  await office.goto(path);
  await ready(office);
  const reopening = office.getByRole("region", { name: "Actions" });
  await reopening.locator("summary", { hasText: "Reopen" }).click();
  await reopening.getByLabel("Why is it reopened?").fill("The sum awarded has a clerical error.");
  await reopening.getByRole("button", { name: "Reopen" }).click();
  await expect(office.getByRole("region", { name: "Reopened" })).toContainText("The sum awarded has a clerical error.");
  await b.goto(path);
  await expect(b.getByRole("region", { name: "Reopened" })).toContainText("The claim is dismissed.");
  await resolve("The claim is dismissed, with costs.");

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
  const folder = await mkdtemp(join(tmpdir(), "concord-six-"));
  const taken = async (page: Page, name: string) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the record" }).click();
    await (await downloading).saveAs(join(folder, name));
    return join(folder, name);
  };
  const archive = await taken(b, "record.zip");
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

  // The office's copy says all of it to who was not there.
  await office.goto(path);
  const whole = await taken(office, "whole.zip");
  await office.goto(pathToFileURL(verifier).href);
  await office.locator("#files").setInputFiles(whole);
  const told = office.locator("#result");
  await expect(told.getByRole("heading", { name: "The record is whole and unaltered" })).toBeVisible();
  for (const said of [
    "Two shareholders disagree about the valuation of a clinic.",
    "a person acting on behalf of the invitee",
    `${counselFirm} (firm, Counsel of party A) – a declared interest`,
    "There is a connection – I taught a partner of theirs, twenty years ago.",
    "Too long ago to matter.",
    "We take note and do not object.",
    // Whom a notice was given to, and whether they opened it.
    /Notice given to\s*Theo Lindqvist – .* – opened /,
    // Who they are, and which file is which.
    `Party B, for Bruno Stone, ${firm}`,
    "documents/001 claim.pdf",
    "Disclosure decided, ",
    "July 2, 2027, 17:00, America/Toronto",
    "extension granted",
    "In Progress → Resolved",
    "Resolved → In Progress",
    "The sum awarded has a clerical error.",
    "The claim is dismissed, with costs.",
  ])
    await expect(told).toContainText(said);
  await expect(told).not.toContainText(/undefined|\[\[/);
});
