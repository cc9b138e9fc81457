/** What somebody types is kept and shown to the letter: form, draft, reload, review, confirmation, managing page, staff's pages, mail and API. */
import type { Page } from "@playwright/test";
import { openMail } from "#tests/e2e/captured-mail.ts";
import { expect, forgotten, ready, test, word } from "#tests/e2e/fixtures.ts";
import { answer, answerAll, checkAnswers, fieldOf, JOURNEYS, openForm, send } from "./detailed-form-steps.ts";
import { openDay } from "./open-day.ts";

const CAUSE = `L’Hôpital « Saint-Luc » & Fils c. "McGREGOR-O'Neil" (n° 2) <b>`;
const STORY = `Première ligne : ÉTÉ & "guillemets" <script>alert(1)</script>\n\n  2.  deuxième    ligne, en retrait\n\tune tabulation {name} 100 % \\u0041 &amp;`;
const FIRM = `d'Avignon & Associés, s.e.n.c.r.l.`;

/** Somewhere on the page is exactly this, with its spaces and line breaks as they were typed, and is shown so. */
async function expectShown(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await expect
      .poll(() =>
        page.evaluate((wanted) => {
          const holders = [...document.querySelectorAll("main *")].filter(
            (node) => node.childElementCount === 0 && node.textContent?.includes(wanted),
          );
          const many = /\n|\s\s/.test(wanted);
          return holders.some(
            (node) => node.checkVisibility() && (!many || getComputedStyle(node).whiteSpaceCollapse.startsWith("preserve")),
          );
        }, text),
      )
      .toBe(true);
  }
}

test("text is kept as it was typed, wherever it goes", { tag: "@once" }, async ({ page, login, troubles }) => {
  test.setTimeout(240_000);
  const email = `Zoe.${word()}@Cabinet.example`;
  const { arbitration } = JOURNEYS;
  await openForm(page, "/book?fields=all");
  await answer(page, "proceedingType", "arbitration");
  await answerAll(page, { ...arbitration, bookingDate: openDay(), bookingContactEmail: email });
  const fields = { styleOfCause: CAUSE, bookingContactFirm: FIRM, caseDescription: STORY };
  for (const [name, text] of Object.entries(fields)) await fieldOf(page, name).fill(text);
  await fieldOf(page, "caseDescription").blur();
  await expect.poll(async () => (await (await page.request.get("/api/drafts/current")).json()).values.caseDescription?.value).toBe(STORY);
  await ready(page);
  await page.reload();
  for (const [name, text] of Object.entries(fields)) await expect(fieldOf(page, name)).toHaveValue(text);

  await checkAnswers(page);
  await expectShown(page, CAUSE, STORY, FIRM);
  await page.goBack();
  for (const [name, text] of Object.entries(fields)) await expect(fieldOf(page, name)).toHaveValue(text);
  await checkAnswers(page);
  await send(page);
  await expectShown(page, CAUSE, STORY, FIRM);
  const number =
    (await page
      .getByText(/^CN-\d{4}-\d{4}$/)
      .first()
      .textContent()) ?? "";

  await openMail(page, email.toLowerCase());
  const plain = (await page.locator("section", { hasText: "As plain text" }).first().textContent()) ?? "";
  // The first mail to an address has nothing of what was typed: it may be somebody else's.
  expect(plain).not.toContain(CAUSE);
  const link = /https?:\/\/\S+\/manage\/\S+/.exec(plain)?.[0] ?? "";
  await page.goto(new URL(link).pathname);
  await expectShown(page, CAUSE, STORY);

  await forgotten(page);
  await login("admin", "/bookings");
  const { id } = ((await (await page.request.get(`/api/bookings?search=${number}`)).json()) as { id: string }[])[0] ?? { id: "" };
  const record = (await (await page.request.get(`/api/bookings/${id}`)).json()) as Record<string, unknown>;
  expect(record).toMatchObject({ ...fields, bookingContactEmail: expect.stringMatching(new RegExp(`^${email}$`, "i")) });
  await page.goto(`/bookings/${id}`);
  await expectShown(page, CAUSE, STORY, FIRM);
  await page.goto(`/bookings/${id}/edit`);
  for (const [name, text] of Object.entries(fields)) await expect(fieldOf(page, name)).toHaveValue(text);

  await page.goto(`/bookings/${id}?do=confirmed`);
  await page.locator("main").getByRole("button", { name: "Confirm and hold the room" }).click();
  await expect(page.getByText("From Pending to Confirmed")).toBeVisible();
  await openMail(page, email.toLowerCase(), "onfirm");
  expect(await page.locator("section", { hasText: "As plain text" }).first().textContent()).toContain(CAUSE);
  await expect(page.frameLocator("iframe").first().locator("body")).toContainText(CAUSE);
  for (const trouble of troubles.splice(0)) expect(trouble).toContain("about:srcdoc");
});
