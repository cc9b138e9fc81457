/** A portal form whose session has ended: what was typed comes back after signing in, for its writer alone, and nothing is sent twice. */
import type { Page } from "@playwright/test";
import { input, openChat } from "./chat.ts";
import { alive, DEMO_EMAILS, DEMO_PASSWORD, type DemoPerson, expect, forgotten, ready, test } from "./fixtures.ts";

const TITLE = "Alba v. Stone, second claim";

async function typeCase(page: Page) {
  await ready(page);
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel("Description").fill("The reactor was delivered late.\nTwice.");
}

/** A case of party A's, and a booking. */
async function made(page: Page): Promise<string> {
  const data = { title: "Alba v. Stone", description: "Two shareholders disagree about a valuation." };
  return ((await (await page.request.post("/api/cases", { data })).json()) as { id: string }).id;
}

interface TypedInto {
  what: string;
  who: DemoPerson;
  /** The page, of the case of this id. */
  at: (page: Page, caseId: string) => Promise<string>;
  open?: (page: Page) => Promise<void>;
  /** The region of the field, where others are called so. */
  within?: string;
  field: string;
  /** A step before it is sent. */
  check?: string;
  send: string;
  /** Closed again when the page is back. */
  reopen?: boolean;
}

async function editOfPending(page: Page): Promise<string> {
  await page.goto("/bookings?status=pending");
  const first = page.locator('main a[href^="/bookings/"]:not([href*="?"])').first();
  return `${await first.getAttribute("href")}/edit?fields=all`;
}

const ofCase = async (_page: Page, id: string) => `/cases/${id}`;
const FORMS: readonly TypedInto[] = [
  { what: "a message", who: "partyA", at: ofCase, field: "New message", send: "Send message" },
  {
    what: "a deadline",
    who: "admin",
    at: ofCase,
    open: (page) => page.getByText("Set a deadline", { exact: true }).click(),
    field: "What is to be done",
    send: "Set and notify everyone",
  },
  {
    what: "a note on a booking",
    who: "admin",
    at: async (page) => {
      await page.goto("/bookings");
      return (await page.locator('main a[href^="/bookings/"]:not([href*="?"])').first().getAttribute("href")) ?? "";
    },
    field: "New note",
    send: "Add the note",
  },
  {
    what: "a FAQ that was opened on its page",
    who: "admin",
    at: async () => "/admin/ai-config",
    open: (page) => page.getByRole("link", { name: "Add FAQ" }).click(),
    within: "Add FAQ",
    field: "Question",
    send: "Create FAQ",
  },
  {
    what: "a closed day of a venue",
    who: "admin",
    at: async () => "/admin/venues/toronto",
    field: "Name of the day",
    send: "Close this day",
  },
  { what: "a change of a booking", who: "admin", at: editOfPending, field: "What the case is about", send: "Check the changes" },
  {
    what: "a change of a booking that was already checked",
    who: "admin",
    at: editOfPending,
    field: "What the case is about",
    check: "Check the changes",
    send: "Save and notify the contact",
  },
  {
    what: "a case in its dialog",
    who: "partyA",
    at: async () => "/cases",
    open: (page) => page.getByRole("link", { name: "New Case" }).click(),
    field: "Title",
    send: "Create case",
    // It opens again with a press.
    reopen: true,
  },
];

for (const { what, who, at, open, within, field, check, send, reopen } of FORMS) {
  test(`${what} that was typed when the session ended is back after signing in`, { tag: "@once" }, async ({ page, login, troubles }) => {
    await login("partyA", "/cases");
    const id = await made(page);
    await forgotten(page);
    await login(who, "/settings");
    const path = await at(page, id);
    await page.goto(path);
    await ready(page);
    await open?.(page);
    const typed = (within ? page.getByRole("region", { name: within }) : page).getByLabel(field).first();
    await alive(typed);
    await typed.fill(TITLE);
    if (check) await page.getByRole("button", { name: check, exact: true }).last().click();
    await expect(page.getByRole("button", { name: send, exact: true }).last()).toBeVisible();
    await page.context().clearCookies({ name: /session_token$/ });
    await page.getByRole("button", { name: send, exact: true }).last().click();
    await page.waitForURL("**/legacy-login?**");
    await page.getByLabel("E-mail").fill(DEMO_EMAILS[who]);
    await page.getByLabel("Password").fill(DEMO_PASSWORD);
    await page.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
    await ready(page);
    await expect(page.getByRole("status").filter({ hasText: "It has not been sent." })).toBeVisible();
    if (reopen) await open?.(page);
    await expect(typed).toHaveValue(TITLE);
    troubles.splice(0);
  });
}

async function sendAfterTheEnd(page: Page) {
  await page.context().clearCookies({ name: /session_token$/ });
  await page.locator("main").getByRole("button", { name: "Create case" }).click();
  await page.waitForURL("**/legacy-login?**");
}

async function signInHere(page: Page, who: DemoPerson, leadsTo: string | RegExp = "**/cases/new") {
  await page.getByLabel("E-mail").fill(DEMO_EMAILS[who]);
  await page.getByLabel("Password").fill(DEMO_PASSWORD);
  await page.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(leadsTo);
  await ready(page);
}

test("a case that was typed when the session ended is back in its form", { tag: "@once" }, async ({ page, login, troubles }) => {
  await login("partyA", "/cases/new");
  await typeCase(page);
  await sendAfterTheEnd(page);
  await signInHere(page, "partyA");
  await expect(page.getByRole("status").filter({ hasText: "It has not been sent." })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await expect(page.getByLabel("Description")).toHaveValue("The reactor was delivered late.\nTwice.");
  // Once: a page that is loaded again is empty.
  await page.reload();
  await ready(page);
  await expect(page.getByLabel("Title")).toHaveValue("");
  // The browser reports the refusal itself.
  troubles.splice(0);
});

test("somebody else who signs in there finds none of it", { tag: "@once" }, async ({ page, login, troubles }) => {
  await login("partyA", "/cases/new");
  await typeCase(page);
  await sendAfterTheEnd(page);
  await signInHere(page, "partyB");
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(TITLE);
  troubles.splice(0);
});

for (const [how, end] of [
  ["signed out", async (page: Page) => page.goto("/api/logout")],
  [
    "was signed out by time",
    async (page: Page) => {
      await page.context().clearCookies({ name: /session_token$/ });
      await page.goto("/legacy-login");
    },
  ],
] as const)
  test(`who signs in where somebody ${how} finds nothing of what they wrote to the assistant`, { tag: "@once" }, async ({ page }) => {
    const words = "We would settle at four million.";
    // In the page, as people do: the browser then has the mark that a kept session of the tests' own lacks.
    await page.goto("/legacy-login");
    await signInHere(page, "partyA", /\/party$/);
    await page.goto("/contact");
    await openChat(page);
    await input(page).fill(words);
    await end(page);
    await signInHere(page, "partyB", /\/party$/);
    await page.goto("/contact");
    await openChat(page);
    await expect(input(page)).toHaveValue("");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(words);
  });
