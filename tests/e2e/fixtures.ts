/** What every journey has: people who sign in as people do, a look at accessibility, and a browser that must stay quiet. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, type Cookie, expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

export const DEMO_PASSWORD = "Concord-demo-2026";
export const DEMO_EMAILS = {
  admin: "admin@concord.example",
  arbitrator: "arbitrator@concord.example",
  partyA: "party.a@concord.example",
  partyB: "party.b@concord.example",
  /** Of no other journey: a passkey that is added ends the account's other sessions. */
  passkeys: "party2@concord.example",
} as const;
export type DemoPerson = keyof typeof DEMO_EMAILS;

/** `npm run test:e2e:everything`: also what `npm test` leaves out to end in time, as every language on every screen. */
export const EVERYTHING = process.env.E2E_EVERYTHING === "on";

/** Prefixes of addresses in each language. */
const PREFIXES = ["", "/fr", "/es"] as const;
type Prefix = (typeof PREFIXES)[number];

/**
 * In which languages a page is looked at for long, and the tag of its test: on a large screen in one, on a small screen in
 * another; with `npm run test:e2e:everything` in all three on both.
 */
export function looks(large: Prefix, small: Prefix): { prefix: Prefix; tag: string[] }[] {
  if (EVERYTHING) return PREFIXES.map((prefix) => ({ prefix, tag: [] }));
  return [
    { prefix: large, tag: ["@once"] },
    { prefix: small, tag: ["@phone"] },
  ];
}

/** Sessions of demo people, so that not every journey hashes a password. */
const sessions = new Map<DemoPerson, Cookie[]>();

interface Fixtures {
  /** Signs in and waits for the page that was asked for: on the sign-in page, or by the session of an earlier journey of this worker. */
  login: (who: DemoPerson, returnTo?: string) => Promise<void>;
  /** Errors that the browser reports (console, exceptions, refused by the content policy); a test fails on any. Take out what it expects. */
  troubles: string[];
}

export const test = base.extend<Fixtures>({
  login: async ({ page, context }, use) => {
    await use(async (who, returnTo = "/bookings") => {
      const kept = sessions.get(who);
      if (kept) {
        await context.addCookies(kept);
        // Else it was ended meanwhile: by another journey that signs out, or changes what the account may.
        if ((await (await page.request.get("/api/auth/get-session")).json()) !== null) {
          await page.goto(returnTo);
          return;
        }
        await context.clearCookies();
      }
      await page.goto(`/legacy-login?returnTo=${encodeURIComponent(returnTo)}`);
      await page.getByLabel("E-mail").fill(DEMO_EMAILS[who]);
      await page.getByLabel("Password").fill(DEMO_PASSWORD);
      await page.locator("main").getByRole("button", { name: "Sign In", exact: true }).click();
      await page.waitForURL((url) => url.pathname === returnTo);
      const cookies = await context.cookies();
      sessions.set(
        who,
        cookies.filter(({ name }) => name.endsWith("session_token")),
      );
    });
  },
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") troubles.push(message.text());
      });
      page.on("pageerror", (error) => {
        // A page was left while an answer to it still came: the browser's own word for that, and not an error.
        if (String(error) !== "AbortError: BodyStreamBuffer was aborted") troubles.push(String(error));
      });
      await use(troubles);
      expect(troubles, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Until the page's program answers to presses of `control`: a form is sent by the browser itself before, and what is refused is a page of its own. */
export async function alive(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate(isTakenOver)).toBe(true);
}

/** Whether an element is React's, or within a form that its own program has taken over. */
export const isTakenOver = (node: Element): boolean =>
  Object.keys(node).some((key) => key.startsWith("__reactProps")) ||
  ("alive" in document.documentElement.dataset && node.closest("[data-island=form]") !== null);

/** Until the page is loaded and its program hears presses and keys. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === "complete" && "alive" in document.documentElement.dataset);
}

/**
 * Presses a button by keyboard, once it takes presses: it takes none while its page is read again behind an answer, which may have come already.
 * A click waits for that by itself.
 */
export async function enter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

/** The browser knows nobody any more. The page is left first: what it were still to load would be refused, and reported. */
export async function forgotten(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** To the end of the page, where a bar that keeps to the window's edge is at its own place and covers half a row of nothing. */
export const scrolledToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The shorter edition of axe, which a page is given as text: the page's policy does not stop it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const CHECKED: axe.RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  resultTypes: ["violations"],
  // Copies of all style sheets are for rules on trial alone, and none of these tags has one.
  preload: { assets: ["media"] },
};

/** Colours and places are judged when they have settled; what turns without end, or with the page's scrolling, is left. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = ({ timeline, effect, playState }: Animation) =>
      timeline === document.timeline && playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });

/** No violation of WCAG 2.2 A and AA that axe can find, in what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  // A document is read by tests before its style sheet has come; a person sees none of it until then.
  await page.waitForLoadState();
  await settled(page);
  // Without the library's own driver, which sends the long edition twice and asks six times: it took a fifth of the run.
  await page.evaluate(`${AXE};0`);
  const told = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html.slice(0, 200)}`).join("\n")}`);
  }, CHECKED);
  expect(told, "accessibility").toEqual([]);
}

/** A word that no other test has: letters alone, since a name with a number in it is refused. */
export const word = () => Array.from({ length: 8 }, () => "abcdefghijklmnopqrstuvwxyz"[Math.floor(Math.random() * 26)]).join("");

/** Turns the pages of staff's queue, from the one that is open, until it shows `task`: others' are in it too. */
export async function turnToTask(page: Page, task: Locator): Promise<void> {
  for (;;) {
    // A list that is not there yet would be taken for one without the task.
    await expect(page.getByRole("article").first()).toBeVisible();
    if ((await task.count()) > 0) return;
    const next = await page.getByRole("link", { name: "Due later" }).getAttribute("href");
    await page.goto(next ?? "");
  }
}

/** Nothing is wider than the screen: a reader never scrolls sideways. A failure names what reaches beyond it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen, beyond } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // What scrolls or is cut within a box of its own makes no page wider.
    const clipped = (node: Element) => {
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return true;
      return false;
    };
    const far = (node: Element) => node.checkVisibility() && node.getBoundingClientRect().right > clientWidth && !clipped(node);
    const names = ({ localName, id, className }: Element, { left, right }: DOMRect) =>
      `${localName}${id && `#${id}`} "${className}" from ${left.toFixed(2)} to ${right.toFixed(2)}`;
    const nodes = scrollWidth > clientWidth ? [...document.querySelectorAll("*")].filter(far).slice(0, 8) : [];
    return { content: scrollWidth, screen: clientWidth, beyond: nodes.map((node) => names(node, node.getBoundingClientRect())) };
  });
  expect(content, `the page's width; beyond ${screen} px:\n${beyond.join("\n")}`).toBeLessThanOrEqual(screen);
}

/** Answers each finding of the question about a conflict that the page asks. */
export async function answerFindings(page: Page, text: string): Promise<void> {
  const answers = page.getByRole("textbox", { name: /^Your answer on/ });
  await expect(answers.first()).toBeVisible();
  for (let at = 0; at < (await answers.count()); at += 1) {
    await page.getByRole("radio", { name: "There is a connection" }).nth(at).check();
    await answers.nth(at).fill(text);
  }
}
