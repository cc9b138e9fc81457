/**
 * One contested case and its six people: two parties with counsel, an arbitrator and the office. Created with documents, the other
 * side invited, an arbitrator assigned after two disclosed conflicts that a side comments on, answered, noted about in private, timed,
 * extended past a holiday, resolved with an award, reopened and resolved again. Each sees what is theirs, and what one takes along
 * proves itself and says all of it. Three of them read French; `npm run test:six-people:fr` and `:en` have all of them read one language.
 */
import type { Browser } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test, word } from "../fixtures.ts";
import { acceptFor, bringCase, bringCounsel, declareInterests, documentsOf, file, type Matter } from "./begin.ts";
import { awardTwice, beginReview, extendPastHoliday, setDeadline } from "./decide.ts";
import { assignAndDisclose, clear, commentOn, endTime } from "./disclose.ts";
import { type Seat, seat, type Walker } from "./people.ts";
import { provesItself, tellsAStranger } from "./read-record.ts";
import type { Language } from "./say.ts";

const LANGUAGES: Readonly<Record<Seat, Language>> = languagesOf(process.env.SIX_PEOPLE);

function languagesOf(asked: string | undefined): Record<Seat, Language> {
  if (asked === "en" || asked === "fr") return { a: asked, b: asked, office: asked, arbitrator: asked };
  return { a: "en", b: "fr", office: "en", arbitrator: "fr" };
}

test("six people take a contested case from its claim to its award, and once more", { tag: "@once" }, async ({ browser, baseURL }) => {
  test.setTimeout(360_000);
  const { a, b, office, arbitrator } = await seats(browser, baseURL ?? "");
  const matter: Matter = {
    title: `Alba v. ${word()}`,
    firm: `Cabinet ${word()} LLP`,
    counselFirm: `Etude ${word()} SARL`,
    strategy: `strategy ${word()}.pdf`,
    note: `Private thought ${word()}`,
  };
  await declareInterests(arbitrator, [matter.firm, matter.counselFirm]);
  const path = await bringCase(a, b, matter);
  await acceptFor(b, path, matter);
  const counselB = await bringCounsel(browser, a, b, matter, `Advokat ${word()} AB`);
  await assignAndDisclose(office, arbitrator, path, matter);
  await clear(office, [a, b], path, matter);
  await commentOn(counselB, office, path);
  await endTime(a, office, path);
  await ready(b.page);
  await file(b, "answer.pdf", "The answer.");
  await beginReview(arbitrator, path, matter.note);
  await setDeadline(arbitrator);
  await extendPastHoliday(b, arbitrator, path);
  await awardTwice(arbitrator, office, b, path);

  // Each sees exactly what is theirs.
  await sees(a, path, matter, { ownSide: true, thought: false });
  await sees(b, path, matter, { ownSide: false, thought: false });
  await sees(office, path, matter, { ownSide: false, thought: false });
  await sees(arbitrator, path, matter, { ownSide: false, thought: true });
  for (const { page } of [a, b]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await provesItself(b, path, matter);
  await tellsAStranger(office, counselB, path, matter);
});

async function seats(browser: Browser, baseURL: string): Promise<Record<Seat, Walker>> {
  const taking = (at: Seat) => seat(browser, baseURL, at, LANGUAGES[at]);
  const [a, b, office, arbitrator] = await Promise.all([taking("a"), taking("b"), taking("office"), taking("arbitrator")]);
  return { a, b, office, arbitrator };
}

async function sees(who: Walker, path: string, { strategy, note }: Matter, is: { ownSide: boolean; thought: boolean }): Promise<void> {
  const { page, say } = who;
  await page.goto(path);
  await expect(page.getByRole("region", { name: say("Details"), exact: true })).toContainText(say("Resolved"));
  await expect(documentsOf(who).getByRole("link", { name: "award.pdf", exact: true })).toBeVisible();
  const html = await page.content();
  expect(html.includes(strategy)).toBe(is.ownSide);
  expect(html.includes(note)).toBe(is.thought);
  await expect(documentsOf(who).getByLabel(say("Choose documents, or drop them here"))).toHaveCount(0);
}
