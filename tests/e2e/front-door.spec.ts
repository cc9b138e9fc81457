/** The talk as the front door: from a page's head into the conversation, with the request next to it, changed where it is read. */
import type { Page } from "@playwright/test";
import { input, log, openChat, opener, say } from "./chat.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, looks, test } from "./fixtures.ts";

const HEARING = "I need a mediation in Toronto, in person, on 16 March 2027 at 10 am.";
const composer = (page: Page) => page.locator("form[data-tell]");
const chip = (page: Page, text: string | RegExp) => log(page).getByRole("button", { name: text });

for (const { prefix, tag } of looks("", "/fr")) {
  for (const path of ["/public", "/"]) {
    test(`what is told in the head of ${prefix}${path} begins the talk, and stands in no address`, { tag }, async ({ page, isMobile }) => {
      await page.goto(`${prefix}${path}`);
      await composer(page).getByRole("textbox").fill(HEARING);
      await composer(page).getByRole("button").click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/fast-booking$`));
      await expect(log(page)).toContainText(HEARING);
      await expect(input(page)).toBeEnabled();
      await expect(page.locator("#fast-preferredDate")).toHaveValue("2027-03-16");
      expect(await page.evaluate(() => sessionStorage.getItem("concord-chat-words"))).toBeNull();
      await expect(page.getByTestId("plan")).toBeVisible({ visible: !isMobile });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

test("without scripts what is told is the description of the fast form", { tag: "@once" }, async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto("/es/public");
  await composer(page).getByRole("textbox").fill("Una disputa comercial sobre un contrato.");
  await composer(page).getByRole("button").click();
  await expect(page).toHaveURL(/\/es\/fast-booking$/);
  await expect(page.locator("#fast-caseDescription")).toHaveValue("Una disputa comercial sobre un contrato.");
  await page.goto("/es/fast-booking");
  await expect(page.locator("#fast-caseDescription")).toHaveValue("Una disputa comercial sobre un contrato.");
  await plain.close();
});

test("what is too long is said before it is sent, and nothing of it is cut off", { tag: "@once" }, async ({ page }) => {
  const long = "word ".repeat(900);
  await page.goto("/public");
  await composer(page).getByRole("textbox").fill(long);
  await composer(page).getByRole("button").click();
  await expect(page.getByText("This is more than 4,000 characters.")).toBeVisible();
  await expect(composer(page).getByRole("textbox")).toHaveValue(long);
  await page.goto("/fast-booking");
  await openChat(page);
  await input(page).fill(long);
  await input(page).press("Enter");
  await expect(page.getByText("4,499 of 4,000 characters: please shorten it, or send it in two messages.")).toBeVisible();
  await expect(input(page)).toHaveValue(long);
});

test("what was noted is changed under the reply, and taken back", async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, HEARING);
  await chip(page, /Toronto/).click();
  const place = page.getByRole("form", { name: /^Change: / });
  await expect(place.getByRole("combobox")).toBeFocused();
  await expectAccessible(page);
  await place.getByRole("combobox").selectOption({ label: "Miami" });
  await place.getByRole("button", { name: "Save" }).click();
  await expect(place).toBeHidden();
  await expect(chip(page, /Miami/)).toBeFocused();
  await expect(page.locator("#fast-location")).toHaveValue("arbitration_place_miami");
  await chip(page, /Mediation/).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Undo: / })
    .click();
  await expect(log(page)).toContainText("(undone)");
  await expect(page.locator("#fast-proceedingType")).toHaveValue("");
});

test("Escape leaves a change and not the talk", { tag: "@keyboard" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, HEARING);
  await chip(page, /Toronto/).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("form", { name: /^Change: / }).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("form", { name: /^Change: / })).toBeHidden();
  await expect(chip(page, /Toronto/)).toBeFocused();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the contact is filled into a card, which keeps what was typed; the summary's head and its question are in sight", async ({
  page,
}) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, HEARING);
  const card = page.getByRole("dialog").getByRole("form", { name: "Your contact details" });
  await card.getByLabel("Full name").fill("Marie O'Brien");
  await card.getByLabel("Phone").fill("514 555 0199");
  await card.getByLabel("E-mail").fill("marie at larchwood");
  await card.getByLabel("Case description").fill("A dispute over a supply contract between two manufacturers.");
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByText("Valid email required")).toBeVisible();
  await expect(card.getByLabel("E-mail")).toBeFocused();
  await expect(card.getByLabel("Full name")).toHaveValue("Marie O'Brien");
  await expectAccessible(page);
  await card.getByLabel("E-mail").fill("marie@larchwood.example");
  await card.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("#fast-contactName")).toHaveValue("Marie O'Brien");
  await expect(page.locator("#fast-contactEmail")).toHaveValue("marie@larchwood.example");
  await expect(input(page)).toBeEnabled();
  await expect(page.getByText("Confirm once everything is right. Nothing is sent until you do.")).toBeInViewport();
  await expect(page.getByTestId("confirm-summary")).toBeInViewport();
  await expect(log(page).getByRole("heading", { name: "Your request" })).toBeInViewport();
  await expectAccessible(page);
});

test("the request stands next to the talk as a list, and gives way to the form", { tag: "@keyboard" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, HEARING);
  await page.getByRole("button", { name: "Show the request as a list" }).click();
  const plan = page.getByTestId("plan");
  await expect(plan.getByRole("heading", { name: "Your request so far" })).toBeFocused();
  await expect(plan).toContainText("March 16, 2027");
  await expect(plan).not.toContainText("Urgency");
  await say(page, "My email is ana@cruz.example");
  await expect(plan).toContainText("ana@cruz.example");
  await expectAccessible(page);
  await plan.getByRole("button", { name: "Fill in the form" }).click();
  await expect(plan).toBeHidden();
  await expect(page.locator("#fast-proceedingType")).toBeFocused();
});

test("dictation writes into the message, and is offered only where the browser has it", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript(() => {
    class Spoken {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        this.onresult?.({ results: [[{ transcript: "a mediation in Toronto" }]] });
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Spoken });
  });
  await page.goto("/fast-booking");
  await openChat(page);
  await input(page).fill("I need");
  await page.getByRole("button", { name: "Dictate" }).click();
  await expect(input(page)).toHaveValue("I need a mediation in Toronto");
  await expect(page.getByText("Listening.")).toBeVisible();
  await page.getByRole("button", { name: "Dictate" }).click();
  await expect(page.getByText("Listening.")).toBeHidden();
});

test("no dictation where the browser has none", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto("/fast-booking");
  await openChat(page);
  await expect(page.getByRole("button", { name: "Dictate" })).toBeHidden();
});

test("one can write before the conversation is there, and what is sent is said when it is", { tag: "@once" }, async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/chat-panel*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await opener(page).click();
  await input(page).fill("What are your opening hours?");
  await input(page).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("What are your opening hours?");
  await expect(input(page)).toHaveValue("");
  await input(page).fill("And is there parking");
  arrive();
  await expect(log(page)).toContainText("What are your opening hours?");
  await expect(input(page)).toBeEnabled();
  await expect(input(page)).toHaveValue("And is there parking");
});
