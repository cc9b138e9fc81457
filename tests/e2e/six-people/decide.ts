/** The review: a private thought, a deadline that is extended past a holiday, an award, a reopening, and another ending. */
import { expect, ready } from "../fixtures.ts";
import { documentsOf, file } from "./begin.ts";
import type { Walker } from "./people.ts";
import { literal } from "./say.ts";

export const REOPENED = "The sum awarded has a clerical error.";
export const FIRST_OUTCOME = "The claim is dismissed.";
export const LAST_OUTCOME = "The claim is dismissed, with costs.";
/** Canada Day, and the next day on which the venue is open, as each language writes it. */
const HOLIDAY = "2027-07-01";
export const NEXT_OPEN = { en: "July 2, 2027", fr: "2 juillet 2027" } as const;

const timetableOf = ({ page, say }: Walker) => page.getByRole("region", { name: say("Timetable"), exact: true });

export async function beginReview(arbitrator: Walker, path: string, note: string): Promise<void> {
  const { page, say } = arbitrator;
  await page.goto(path);
  await ready(page);
  await page.getByRole("button", { name: say("Start Review") }).click();
  await expect(page.getByText(say("Case status updated successfully")).first()).toBeVisible();
  const discussion = page.getByRole("region", { name: say("Discussion"), exact: true });
  await discussion.getByLabel(say("New message")).fill(note);
  await discussion.getByRole("radio", { name: say.like("Private message (arbitrator only)") }).check();
  await discussion.getByRole("button", { name: say("Send message") }).click();
  await expect(discussion.getByRole("log")).toContainText(note);
}

export async function setDeadline(arbitrator: Walker): Promise<void> {
  const { say } = arbitrator;
  const timetable = timetableOf(arbitrator);
  await timetable.getByText(say("Set a deadline"), { exact: true }).click();
  await timetable.getByLabel(say("What is to be done")).fill("Expert report");
  await timetable.getByLabel(say("Due from")).selectOption({ label: say("Party B") });
  await timetable.getByLabel(say("Day"), { exact: true }).fill("2027-06-28");
  await timetable.getByLabel(say("Time"), { exact: true }).fill("17:00");
  await timetable.getByRole("button", { name: say("Set and notify everyone") }).click();
  await expect(timetable.getByRole("article", { name: "Expert report" })).toBeVisible();
}

/** B asks for more time until a holiday, takes the next open day that is offered, and is given it. */
export async function extendPastHoliday(b: Walker, arbitrator: Walker, path: string): Promise<void> {
  await b.page.goto(path);
  await ready(b.page);
  const owed = timetableOf(b).getByRole("article", { name: "Expert report" });
  await owed.getByText(b.say("Request an extension"), { exact: true }).click();
  await owed.getByLabel(b.say("New day")).fill(HOLIDAY);
  await owed.getByLabel(b.say("Why is more time needed?")).fill("The expert is ill.");
  await owed.getByRole("button", { name: b.say("Ask the arbitrator") }).click();
  const use = b.say("Use {next}", { next: "" }).trim();
  await owed.getByRole("button", { name: new RegExp(`^${literal(use)} .*${literal(NEXT_OPEN[b.say.locale])}`) }).click();
  await expect(owed).toContainText(b.say("The arbitrator has not decided yet. Until then the deadline stands."));
  await arbitrator.page.goto(path);
  await ready(arbitrator.page);
  const asked = timetableOf(arbitrator).getByRole("article", { name: "Expert report" });
  await asked.getByRole("button", { name: arbitrator.say.like("Grant {by} an extension") }).click();
  await expect(asked).toContainText(NEXT_OPEN[arbitrator.say.locale]);
}

export async function resolve(arbitrator: Walker, outcome: string): Promise<void> {
  const { page, say } = arbitrator;
  await page.reload();
  await ready(page);
  const actions = page.getByRole("region", { name: say("Actions"), exact: true });
  await actions.locator("summary", { hasText: say("Mark as Resolved") }).click();
  await actions.getByLabel(say("Outcome")).fill(outcome);
  await actions.getByLabel(say("Award")).selectOption({ label: "award.pdf" });
  await actions.getByRole("button", { name: say("Mark as Resolved") }).click();
  await expect(page.getByRole("region", { name: say("Details"), exact: true })).toContainText("award.pdf");
}

/** The award ends it, the office reopens it with a reason that everyone reads, and what was the award stays known as one. */
export async function awardTwice(arbitrator: Walker, office: Walker, b: Walker, path: string): Promise<void> {
  await file(arbitrator, "award.pdf", "The award.");
  await resolve(arbitrator, FIRST_OUTCOME);
  const { page, say } = office;
  await page.goto(path);
  await ready(page);
  const actions = page.getByRole("region", { name: say("Actions"), exact: true });
  await actions.locator("summary", { hasText: say("Reopen") }).click();
  await actions.getByLabel(say("Why is it reopened?")).fill(REOPENED);
  await actions.getByRole("button", { name: say("Reopen"), exact: true }).click();
  await expect(page.getByRole("region", { name: say("Reopened"), exact: true })).toContainText(REOPENED);
  await b.page.goto(path);
  const reopened = b.page.getByRole("region", { name: b.say("Reopened"), exact: true });
  for (const text of [FIRST_OUTCOME, "award.pdf", b.say("It no longer ends the case, which is open again.")])
    await expect(reopened).toContainText(text);
  const award = documentsOf(b).getByRole("listitem").filter({ hasText: "award.pdf" });
  await expect(award).toContainText(b.say("Award before the reopening"));
  await resolve(arbitrator, LAST_OUTCOME);
  await b.page.goto(path);
  await expect(reopened).toContainText(b.say.like("It is the award again: {when}"));
}
