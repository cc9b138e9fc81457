/**
 * A case that three decide, from its filing to a bundle for the hearing and an award of the majority: two sides with counsel, a panel of three and the
 * office. Each screen shows each what is theirs and nothing else: what a side keeps and prepares, what the panel says among itself, the award before it
 * is issued. Party B reads French on a telephone. What one takes along proves itself, and not after a changed byte.
 */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { checkRecord } from "#app/domain/case/chain/record-check.ts";
import { unzip } from "#app/record-verifier/unzip.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "../fixtures.ts";
import { documentsOf, file } from "./begin.ts";
import { bundled, exhibited, heldBack, opened, provesWithBundle } from "./bundle.ts";
import { joinAsCounsel, linkIn, newcomer, pdf, seat, type Walker } from "./people.ts";

const REASON = "I find no breach of the lease.";
const SAID = "I would grant the first claim.";

interface Panel {
  chair: Walker;
  first: Walker;
  second: Walker;
}

/** A files the case, names B and its documents; B accepts by the mail. Gives the case's path. */
async function filed(a: Walker, b: Walker, title: string): Promise<string> {
  const { page, say } = a;
  await page.goto("/cases");
  await ready(page);
  await page.getByRole("link", { name: say("New Case") }).click();
  const dialog = page.getByRole("dialog", { name: say("New Case") });
  await dialog.getByLabel(say("Title"), { exact: true }).fill(title);
  await dialog.getByLabel(say("Description")).fill("Two shareholders disagree about the lease of a clinic.");
  await dialog.getByLabel(say("Name of party B")).fill(b.name);
  await dialog.getByLabel(say("E-mail of party B")).fill(b.email);
  await dialog.getByLabel(say("Documents")).setInputFiles([pdf("claim.pdf", "The claim.")]);
  await dialog.getByRole("button", { name: say("Create case") }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(documentsOf(a).getByRole("link", { name: "claim.pdf", exact: true })).toBeVisible({ timeout: 40_000 });
  const path = new URL(page.url()).pathname;
  expect((await b.page.goto(path))?.status()).toBe(404);
  await b.page.goto(await linkIn(b.page, b.email, "/invitation/"));
  await b.page.getByRole("button", { name: b.say("Accept the invitation") }).click();
  await b.page.waitForURL((url) => url.pathname === path);
  return path;
}

/** The office appoints three, who accept; who presides begins the review. */
async function appointed(office: Walker, { chair, first, second }: Panel, path: string): Promise<void> {
  const { page } = office;
  await page.goto(path);
  await ready(page);
  const actions = page.getByRole("region", { name: "Actions" });
  await actions.locator("summary", { hasText: "Appoint a panel of three" }).click();
  await actions.getByRole("button", { name: "Appoint a panel of three" }).click();
  await expect(page.getByText("The number of arbitrators is changed.").first()).toBeVisible();
  for (const [link, { name }] of [
    ["Assign the presiding arbitrator", chair],
    ["Assign a co-arbitrator (seat 1)", first],
    ["Assign a co-arbitrator (seat 2)", second],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await page.getByRole("region", { name: "People" }).getByRole("link", { name: link }).click();
    await page.waitForURL(/\/assign\?seat=/);
    await page.locator("label", { hasText: name }).first().click();
    await page.getByRole("button", { name: "Check and assign" }).click();
    await expect(page.getByText("The arbitrator is assigned and has been notified.").first()).toBeVisible();
  }
  for (const { page: own } of [chair, first, second]) {
    await own.goto(path);
    await ready(own);
    await own.getByRole("button", { name: "Accept the assignment" }).click();
    await own.waitForURL(/told=status/);
  }
  await chair.page.goto(path);
  await ready(chair.page);
  await chair.page.getByRole("button", { name: "Start Review" }).click();
  await expect(chair.page.getByRole("region", { name: "Details" })).toContainText("In Progress");
}

/** Counsel of A takes the timetable along; the address reads what everyone sees, and nothing once it is revoked. */
async function subscribed(chair: Walker, counsel: Walker, path: string): Promise<void> {
  const timetable = chair.page.getByRole("region", { name: "Timetable" });
  await timetable.getByText("Set a deadline", { exact: true }).click();
  await timetable.getByLabel("What is to be done").fill("Statement of defence");
  await timetable.getByLabel("Due from").selectOption({ label: "Party B" });
  await timetable.getByLabel("Day", { exact: true }).fill("2031-07-16");
  await timetable.getByLabel("Time", { exact: true }).fill("17:00");
  await timetable.getByRole("button", { name: "Set and notify everyone" }).click();
  await expect(timetable.getByRole("article", { name: "Statement of defence" })).toBeVisible();
  const { page } = counsel;
  await page.goto(path);
  await ready(page);
  await page.getByRole("region", { name: "Timetable" }).getByRole("link", { name: "Timetable in your calendar", exact: true }).click();
  await page.waitForURL((url) => url.pathname === `${path}/calendar`);
  await page.getByRole("button", { name: "Make an address", exact: true }).click();
  const address = await page.getByLabel("Address of your calendar").inputValue();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const calendar = await page.request.get(address);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect((await calendar.text()).replaceAll("\r\n ", "")).toContain("SUMMARY:Deadline: Statement of defence");
  await page.getByRole("button", { name: "Revoke the address", exact: true }).click();
  await expect(page.getByRole("button", { name: "Make an address", exact: true })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
}

const chambersOf = async ({ page }: Walker, path: string): Promise<Page> => {
  await page.goto(`${path}/chambers`);
  await ready(page);
  return page;
};

/** A document that its author alone reads. */
async function fileForOneself({ page, say }: Walker, path: string, name: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  const documents = page.getByRole("region", { name: say("Documents"), exact: true });
  await documents.getByLabel(say("Choose documents, or drop them here")).setInputFiles([pdf(name, `Of ${name}.`)]);
  await documents.getByRole("radio", { name: say.like("Only me, the arbitrator") }).check();
  await documents.getByRole("button", { name: say("File the document"), exact: true }).click();
  await expect(documents.getByRole("link", { name, exact: true })).toBeVisible();
}

/** The panel deliberates; the award is put to it, signed by one and not by the other, who dissents. */
async function decided({ chair, first, second }: Panel, path: string): Promise<void> {
  const presiding = await chambersOf(chair, path);
  await presiding.getByLabel("Your contribution").fill(SAID);
  await presiding.getByRole("button", { name: "Send to the panel" }).click();
  await expect(presiding.getByRole("log", { name: "Deliberation, the latest last" })).toContainText(SAID);
  await fileForOneself(chair, path, "award.pdf");
  await fileForOneself(second, path, "dissent.pdf");

  await chair.page.goto(path);
  await ready(chair.page);
  await chair.page.getByRole("link", { name: "Put the award to the panel", exact: true }).click();
  await chair.page.waitForURL(/\/chambers/);
  await ready(chair.page);
  const award = (page: Page) => page.getByRole("region", { name: "Award", exact: true });
  await award(presiding).getByLabel("Document of the award").selectOption({ label: "award.pdf" });
  await award(presiding).getByLabel("Outcome").fill("The claim is granted in part.");
  await award(presiding).getByRole("button", { name: "Put the award to the panel", exact: true }).click();
  await expect(award(presiding)).toContainText("You can issue the award once both co-arbitrators have answered.");
  await expectAccessible(presiding);

  const signing = await chambersOf(first, path);
  await award(signing).getByLabel("Your answer").selectOption("signed");
  await award(signing).getByRole("button", { name: "Give your answer", exact: true }).click();
  await expect(award(signing).getByRole("listitem").filter({ hasText: first.name })).toContainText("Signs");

  const dissenting = await chambersOf(second, path);
  await dissenting.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(dissenting);
  await award(dissenting).getByLabel("Your answer").selectOption("refused");
  await award(dissenting).getByLabel("Separate or dissenting opinion").selectOption({ label: "dissent.pdf" });
  await award(dissenting).getByRole("button", { name: "Give your answer", exact: true }).click();
  await expect(award(dissenting).getByText("Write why you do not sign", { exact: false })).toBeVisible();
  await award(dissenting).getByLabel("Why you do not sign").fill(REASON);
  await award(dissenting).getByRole("button", { name: "Give your answer", exact: true }).click();
  await expect(award(dissenting).getByRole("listitem").filter({ hasText: second.name })).toContainText(REASON);
  await expectNoSidewaysScroll(dissenting);
  await expectAccessible(dissenting);
}

/** What somebody's page of the case holds of what is not everyone's. */
async function shows({ page }: Walker, path: string, words: readonly string[]): Promise<string[]> {
  await page.goto(path);
  await ready(page);
  const html = await page.content();
  return words.filter((word_) => html.includes(word_));
}

test("a panel’s case goes from its filing to a bundle and an award of the majority, and each sees what is theirs", {
  tag: "@once",
}, async ({ browser, baseURL: base }) => {
  test.setTimeout(800_000);
  const baseURL = base ?? "";
  const { office, a, b, panel, stranger } = await everybody(browser, baseURL);
  const own = { a: `strategy ${word()}.pdf`, b: `advice ${word()}.pdf` };
  const path = await filed(a, b, `Lease v. ${word()}`);
  await ready(a.page);
  const counselA = await joinAsCounsel(browser, a, "Counsel for party A", { name: "Ines Counsel", firm: `Etude ${word()}` });
  await ready(b.page);
  const counselB = await joinAsCounsel(browser, b, "Counsel for party B", { name: "Theo Counsel", firm: `Advokat ${word()}` });
  await file(counselA, own.a, "Our own.", true);
  await file(counselB, own.b, "Ours too.", true);
  await appointed(office, panel, path);
  await subscribed(panel.chair, counselA, path);
  const exhibits = { a: `Lease ${word()}`, b: `Survey ${word()}` };
  await exhibited(counselA, path, "lease.pdf", exhibits.a);
  await exhibited(b, path, "survey.pdf", exhibits.b);
  const { chair, first, second } = panel;
  const readers = { maker: counselA, fellow: a, others: [b, counselB, chair, first, second, office], stranger };
  const said = [exhibits.a, exhibits.b];
  const bundle = await bundled(readers, path, `Hearing ${word()}`, said);
  const everyone = [counselA, a, ...readers.others];
  await opened(everyone, stranger, path, bundle, { said: ["C-1", "R-1", ...said], hidden: [own.a, own.b] });
  await heldBack(office, b, path, bundle);
  await decided(panel, path);

  const secrets = [own.a, own.b, SAID, REASON, "award.pdf", "dissent.pdf", "The claim is granted in part."];
  for (const one of [a, counselA]) expect(await shows(one, path, secrets)).toEqual([own.a]);
  for (const one of [b, counselB]) expect(await shows(one, path, secrets)).toEqual([own.b]);
  expect(await shows(office, path, secrets)).toEqual([]);
  for (const one of [a, counselB, office]) expect((await one.page.goto(`${path}/chambers`))?.status()).toBe(404);

  const { page } = panel.chair;
  await chambersOf(panel.chair, path);
  const award = page.getByRole("region", { name: "Award", exact: true });
  await expect(award).toContainText("Award of the majority of the panel");
  await award.getByRole("button", { name: "Issue the award", exact: true }).click();
  await page.waitForURL((url) => url.pathname === path);
  const issued = [REASON, "award.pdf", "dissent.pdf", "The claim is granted in part."];
  for (const [one, mine] of [
    [a, [own.a]],
    [counselB, [own.b]],
    [office, []],
    [panel.first, []],
  ] as const) {
    expect(await shows(one, path, [own.a, own.b, SAID, ...issued])).toEqual([...mine, ...issued]);
    const details = one.page.getByRole("region", { name: one.say("Details"), exact: true });
    await expect(details).toContainText(one.say("Award of the majority of the panel"));
    await expect(details).toContainText(one.say("Did not sign: {name}", { name: panel.second.name }));
    await expect(documentsOf(one).getByRole("link", { name: "dissent.pdf", exact: true })).toBeVisible();
    await expectNoSidewaysScroll(one.page);
  }
  await expectAccessible(a.page);
  await verifies(a, path, own);
  await provesWithBundle(b, path, bundle);
});

/** Two parties, three arbitrators and the office, and a party of other cases; counsel come later, by the mail of their party. */
async function everybody(browser: Browser, baseURL: string) {
  const office = await seat(browser, baseURL, "office", "en");
  await office.page.goto("/users");
  const come = (role: "party" | "arbitrator", language: "en" | "fr", width?: number) =>
    newcomer(browser, office.page, role, language, width);
  const a = await come("party", "en");
  const b = await come("party", "fr", 360);
  const panel = { chair: await come("arbitrator", "en"), first: await come("arbitrator", "en"), second: await come("arbitrator", "en") };
  return { office, a, b, panel, stranger: await come("party", "en") };
}

/** The record that a side takes along is whole, says who signed, and has nothing of the other side; with one byte changed it is not. */
async function verifies({ page, say }: Walker, path: string, own: { a: string; b: string }): Promise<void> {
  await page.goto(path);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: say("Download the record") }).click();
  const contents = await unzip(new Uint8Array(await readFile(await (await downloading).path())));
  expect((await checkRecord(contents)).faults).toEqual([]);
  const all = [...contents.values()].map((bytes) => Buffer.from(bytes).toString("utf8")).join("\n");
  expect([own.a, own.b, SAID, REASON].filter((text) => all.includes(text))).toEqual([own.a, REASON]);
  const opinion = [...contents.keys()].find((name) => name.endsWith("dissent.pdf")) ?? "";
  const changed = Uint8Array.from(contents.get(opinion) ?? []);
  changed[10] = (changed[10] ?? 0) ^ 1;
  expect((await checkRecord(new Map([...contents, [opinion, changed]]))).faults.length).toBeGreaterThan(0);
}
