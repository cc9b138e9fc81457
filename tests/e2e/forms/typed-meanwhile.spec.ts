/** What is typed while React takes a served form over: after the form was read for the first rendering, before the program answers to keys. */
import { expect, ready, test } from "../fixtures.ts";

const WORDS = "Typed while the page came alive.";

test("in the discussion of a case it stays, also where other readers are chosen next", { tag: "@once" }, async ({ page, login }) => {
  await page.addInitScript((words) => {
    const found = document.getElementById.bind(document);
    let reads = 0;
    document.getElementById = (id: string) => {
      const element = found(id);
      // Read for its words, for its readers, for its documents: the words come after the first.
      if (id === "message-content" && element instanceof HTMLTextAreaElement && ++reads === 3) {
        element.value = words;
        element.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return element;
    };
  }, WORDS);
  await login("arbitrator", "/cases");
  const address = await page
    .locator('main a[href^="/cases/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "").filter((href) => /^\/cases\/[\w-]{20,}$/.test(href)));
  let discussion = page.getByRole("region", { name: "Discussion", exact: true });
  for (const path of new Set(address)) {
    await page.goto(path);
    await ready(page);
    discussion = page.getByRole("region", { name: "Discussion", exact: true });
    if ((await discussion.getByRole("radio").count()) > 1) break;
  }
  await expect(discussion.getByLabel("New message")).toHaveValue(WORDS);
  await discussion.getByRole("radio").last().check();
  await expect(discussion.getByLabel("New message")).toHaveValue(WORDS);
  await discussion.getByLabel("New message").fill("");
});

test("in the fast form it is kept as every other word", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript((words) => {
    const named = HTMLFormControlsCollection.prototype.namedItem;
    let isDone = false;
    HTMLFormControlsCollection.prototype.namedItem = function (this: HTMLFormControlsCollection, name: string) {
      const element = named.call(this, name);
      const story = named.call(this, "caseDescription");
      // Once a later field is asked for, the story was read.
      if (!isDone && name === "specialRequirements" && story instanceof HTMLTextAreaElement) {
        isDone = true;
        story.value = words;
        story.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return element as Element;
    } as typeof named;
  }, WORDS);
  await page.goto("/fast-booking");
  await ready(page);
  const story = page.locator("#fast-caseDescription");
  await expect(story).toHaveValue(WORDS);
  const saved = page.waitForResponse((answer) => answer.url().includes("/api/drafts") && answer.request().method() !== "GET");
  await page.locator("#fast-contactName").fill("Ina Roy");
  await saved;
  await page.goto("/fast-booking");
  await expect(story).toHaveValue(WORDS);
});
