/** Two conflicts are found, each is answered, the office decides, both sides see it all, and one comments after the notice. */
import { expect, ready } from "../fixtures.ts";
import type { Matter } from "./begin.ts";
import type { Walker } from "./people.ts";
import { literal } from "./say.ts";

export const ANSWER = "I taught a partner of theirs, twenty years ago.";
export const REASON = "Too long ago to matter.";
export const REMARK = "We take note and do not object.";

export async function assignAndDisclose(office: Walker, arbitrator: Walker, path: string, { firm, counselFirm }: Matter): Promise<void> {
  const { page, say } = arbitrator;
  await office.page.goto(`${path}/assign`);
  await ready(office.page);
  await office.page.locator("label", { hasText: arbitrator.name }).first().click();
  await office.page.getByRole("button", { name: office.say("Check and assign") }).click();
  const found = "A possible conflict was found. The arbitrator is asked to disclose it; nobody is assigned before you have decided.";
  await expect(office.page.getByText(office.say(found)).first()).toBeVisible();
  expect((await page.goto(path))?.status()).toBe(404);
  await page.goto("/arbitrator/interests");
  const waiting = page.getByRole("region", { name: say("Questions that wait for your answer") });
  await waiting.getByRole("link", { name: firm }).click();
  for (const name of [firm, counselFirm])
    await expect(page.getByRole("textbox", { name: say("Your answer on {name}", { name }) })).toHaveCount(1);
  // A demo arbitrator may have met others of earlier walks.
  for (const answer of await page.getByRole("textbox", { name: say.like("Your answer on {name}") }).all()) await answer.fill(ANSWER);
  for (const connection of await page.getByRole("radio", { name: say("There is a connection") }).all()) await connection.check();
  await page.getByRole("button", { name: say("Disclose"), exact: true }).click();
  await expect(page.getByText(say("The office has not decided yet."))).toBeVisible();
}

/** The office clears it with a reason; both sides see each finding, its answer and the reason. */
export async function clear(office: Walker, sides: readonly Walker[], path: string, { counselFirm }: Matter): Promise<void> {
  const { page, say } = office;
  await page.goto(path);
  await ready(page);
  await page
    .getByRole("region", { name: say("Disclosures") })
    .getByLabel(say("Your reason"))
    .fill(REASON);
  await page.getByRole("button", { name: say("Clear and assign") }).click();
  await expect(page.getByText(say("The arbitrator is assigned and has been notified.")).first()).toBeVisible();
  for (const side of sides) {
    await side.page.goto(path);
    const shown = side.page.getByRole("region", { name: side.say("Disclosures") });
    for (const text of [ANSWER, counselFirm, REASON]) await expect(shown).toContainText(text);
  }
}

/** Counsel opens that very notice, which proves service, and comments. */
export async function commentOn({ page, say, name }: Walker, office: Walker, path: string): Promise<void> {
  await page.goto("/notices");
  const notice = say.like("{who} cleared the disclosure of {arbitrator}: the parties may comment");
  await page.getByRole("link", { name: notice }).first().click();
  await page.waitForURL((url) => url.pathname === path);
  await ready(page);
  const shown = page.getByRole("region", { name: say("Disclosures") });
  await shown.getByLabel(say("Your comment, or the reasons of your challenge")).fill(REMARK);
  await shown.getByRole("button", { name: say("Comment"), exact: true }).click();
  await expect(shown).toContainText(REMARK);
  await office.page.goto(`${path}/notices`);
  const opened = office.say("Opened {0}").split("{0}")[0];
  await expect(office.page.locator("main")).toContainText(new RegExp(`${literal(name)}[\\s\\S]*${literal(opened ?? "")}`));
}

/** The other side comments too, and the office ends the time for it: before, the case cannot be resolved. */
export async function endTime(other: Walker, office: Walker, path: string): Promise<void> {
  await other.page.goto(path);
  await ready(other.page);
  const theirs = other.page.getByRole("region", { name: other.say("Disclosures") });
  await theirs.getByLabel(other.say("Your comment, or the reasons of your challenge")).fill(REMARK);
  await theirs.getByRole("button", { name: other.say("Comment"), exact: true }).click();
  await expect(theirs.getByText(REMARK)).toHaveCount(2);
  const { page, say } = office;
  await page.goto(path);
  await ready(page);
  const shown = page.getByRole("region", { name: say("Disclosures") });
  await shown.getByText(say("End this time now")).click();
  await shown.getByLabel(say("Why does the time end now?")).fill(REASON);
  await shown.getByRole("button", { name: say.like("End the time for comments on {arbitrator}") }).click();
  await expect(shown.getByText(say("End this time now"))).toHaveCount(0);
}
