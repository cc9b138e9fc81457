/** The main job: a visitor books by talking, and watches the form fill itself. */
import type { Locator, Page } from "@playwright/test";
import { input, log, openChat, opener, say } from "#tests/e2e/chat.ts";
import { enter, expect, expectAccessible, expectNoSidewaysScroll, looks, ready, test } from "#tests/e2e/fixtures.ts";

const field = (page: Page, name: string) => page.locator(`#fast-${name}`);

/** Declines what is optional until the summary is on the table. */
async function untilSummary(page: Page, no: string): Promise<void> {
  const confirm = page.getByTestId("confirm-summary");
  for (let turn = 0; turn < 4; turn += 1) {
    if (await confirm.isVisible()) break;
    await say(page, no);
  }
  await expect(confirm).toBeVisible();
}

/** On a phone the whole button lies within the window. */
async function expectWithinPhone(page: Page, button: Locator): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await button.scrollIntoViewIfNeeded();
  const right = async () => {
    const box = await button.boundingBox();
    return box ? box.x + box.width : Number.POSITIVE_INFINITY;
  };
  await expect.poll(right).toBeLessThanOrEqual(360);
}

const CONVERSATIONS = [
  {
    locale: "en",
    path: "/fast-booking",
    turns: [
      "I need a mediation in Montreal, in person, on 16 March 2027 at 10 am.",
      "My name is Marie O'Brien, Larch & Wood LLP, marie@larchwood.example, 514 555 0199.",
      "It is a commercial dispute over a supply contract between two manufacturers.",
    ],
    no: "No, that's all",
    hold: "Send, and hold the rooms for 48 hours",
    name: "Marie O'Brien",
    confirmation: /\/booking-confirmation\/[\w-]+$/,
  },
  {
    locale: "fr",
    path: "/fr/fast-booking",
    turns: [
      "Bonjour, j'aimerais une médiation en personne à Montréal le 16 mars 2027 à 10 h.",
      "Je m'appelle Élodie Tremblay, cabinet Laval et Associés, elodie@laval.example, 514 555 0199.",
      "Il s'agit d'un différend commercial sur un contrat d'approvisionnement entre deux fabricants.",
    ],
    no: "Non, c'est tout",
    hold: "Transmettre et retenir les salles 48 heures",
    name: "Élodie Tremblay",
    confirmation: /\/fr\/booking-confirmation\/[\w-]+$/,
  },
  {
    locale: "es",
    path: "/es/fast-booking",
    turns: [
      "Hola, necesito una mediación presencial en Montreal el 16 de marzo de 2027 a las 10.",
      "Me llamo José Muñoz, despacho Ríos y Asociados, jose@rios.example, 514 555 0199.",
      "Es una disputa comercial sobre un contrato de suministro entre dos fabricantes.",
    ],
    no: "No, es todo",
    hold: "Enviar y apartar las salas 48 horas",
    name: "José Muñoz",
    confirmation: /\/es\/booking-confirmation\/[\w-]+$/,
  },
] as const;

for (const { locale, path, turns, no, hold, name, confirmation } of CONVERSATIONS) {
  test(`a visitor books by talking in ${locale} and reads the confirmation`, { tag: locale === "fr" ? [] : ["@once"] }, async ({
    page,
  }) => {
    await page.goto(path);
    await openChat(page);
    for (const turn of turns) await say(page, turn);
    await expect(field(page, "proceedingType")).toHaveValue("mediation");
    await expect(field(page, "location")).toHaveValue("arbitration_place_montreal");
    await expect(field(page, "contactName")).toHaveValue(name);
    await expect(field(page, "preferredDate")).toHaveValue("2027-03-16");
    await expect(field(page, "startTime")).toHaveValue("10:00");
    await untilSummary(page, no);
    await expectWithinPhone(page, page.getByRole("dialog").getByRole("button", { name: hold, exact: true }));
    await page.getByTestId("confirm-summary").click();
    await page.getByTestId("see-confirmation").click();
    await expect(page).toHaveURL(confirmation);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main").getByText(/^CN-\d{4}-\d{4}$/)).toBeVisible();
    await expect(page.locator("main").getByText(name)).toBeVisible();
  });
}

test("a value said in the chat stands in the form, with the words it came from", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await input(page).fill("I need an arbitration in Miami");
  await input(page).press("Enter");
  await expect(field(page, "proceedingType")).toHaveValue("arbitration");
  await expect(page.getByText(/^From your words: “.*arbitration.*”$/)).toBeVisible();
});

test("a first value typed while the first message is on its way is kept, and so is what was said", { tag: "@once" }, async ({
  page,
  troubles,
}) => {
  await page.goto("/fast-booking");
  await openChat(page);
  // What is sent before the conversation is there waits for what was typed into the form: here neither is to wait for the other.
  await expect(page.getByRole("dialog").getByRole("button", { name: "Book an arbitration" })).toBeVisible();
  // The two first requests of the page, each of which begins the visitor's session, leave at the same moment.
  const held: (() => void)[] = [];
  await page.route(/\/api\/(?:ai\/chat\/stream|drafts\/current)$/, async (route) => {
    if (route.request().method() !== "GET" && held.length < 2)
      await new Promise<void>((resolve) => {
        held.push(resolve);
        if (held.length === 2) for (const release of held) release();
      });
    await route.continue();
  });
  await input(page).fill("I need an arbitration in Miami");
  await input(page).press("Enter");
  await field(page, "contactFirm").fill("Larch & Wood LLP");
  await expect(field(page, "proceedingType")).toHaveValue("arbitration");
  await expect(field(page, "contactFirm")).toHaveValue("Larch & Wood LLP");
  await expect(input(page)).toBeEnabled();
  expect(held).toHaveLength(2);
  await page.reload();
  await expect(field(page, "contactFirm")).toHaveValue("Larch & Wood LLP");
  await expect(field(page, "proceedingType")).toHaveValue("arbitration");
  await openChat(page);
  await expect(log(page)).toContainText("I need an arbitration in Miami");
  // Whichever of the two came second heard of the other, and wrote onto it.
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 409/.test(trouble)));
});

test("a message that there is no room for says so and is sent again by itself", { tag: "@once" }, async ({ page, troubles }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  let asked = 0;
  const { promise: room, resolve: makeRoom } = Promise.withResolvers<void>();
  await page.route(/\/api\/ai\/chat\/stream$/, async (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 503, headers: { "Retry-After": "1" }, json: { error: "unavailable" } });
    await room;
    await route.continue();
  });
  await input(page).fill("I need an arbitration in Miami");
  await input(page).press("Enter");
  await expect(page.getByText("One moment, please: many people are writing.")).toBeVisible();
  makeRoom();
  await expect(field(page, "proceedingType")).toHaveValue("arbitration");
  await expect(page.getByText("One moment, please")).toBeHidden();
  await expect(log(page).getByText("I need an arbitration in Miami")).toHaveCount(1);
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !/status of 503/.test(trouble)));
});

test("a date is corrected in the conversation", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, "I need a mediation in Toronto, in person, on 16 March 2027");
  await expect(field(page, "preferredDate")).toHaveValue("2027-03-16");
  await say(page, "Sorry, make it the 28th of April 2027");
  await expect(field(page, "preferredDate")).toHaveValue("2027-04-28");
});

test("what the assistant filled is undone on the form", { tag: "@once" }, async ({ page, isMobile }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, "I need an arbitration in Miami, in person");
  await expect(field(page, "location")).toHaveValue("arbitration_place_miami");
  if (isMobile) await page.getByRole("button", { name: "Minimize chat" }).click();
  await page.getByRole("button", { name: "Undo: Type of proceeding" }).click();
  await expect(field(page, "proceedingType")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Undo: Type of proceeding" })).toBeHidden();
  await expect(field(page, "location")).toHaveValue("arbitration_place_miami");
});

test("a second tab shows the same draft, in both directions", { tag: "@once" }, async ({ page, context }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, "I need an arbitration in Miami");
  const other = await context.newPage();
  await other.goto("/fast-booking");
  await expect(field(other, "proceedingType")).toHaveValue("arbitration");
  await field(other, "contactName").fill("Ana de la Cruz");
  await field(other, "contactName").blur();
  await expect(field(page, "contactName")).toHaveValue("Ana de la Cruz");
  await say(page, "my email is ana@cruz.example");
  await expect(field(other, "contactEmail")).toHaveValue("ana@cruz.example");
  await expect(field(other, "contactName")).toHaveValue("Ana de la Cruz");
});

test("the conversation survives reload and navigation, and the panel stays as it was", async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await say(page, "I need an arbitration in Miami");
  await page.reload();
  await expect(page.getByRole("log")).toContainText("I need an arbitration in Miami");
  // What the reply noted can still be changed under it.
  await expect(page.getByRole("log").getByRole("button", { name: /Proceeding: Arbitration/ })).toBeVisible();
  await page.goto("/public");
  await expect(page.getByRole("log")).toContainText("I need an arbitration in Miami");
  await expect(page.getByRole("button", { name: /Your request: \d of 6 filled/ })).toBeVisible();
});

test("blank messages are not sent", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/chat/stream")) asked += 1;
  });
  await input(page).fill("   \n ");
  await input(page).press("Enter");
  await page.getByRole("button", { name: "Send" }).click();
  await say(page, "Hello");
  expect(asked).toBe(1);
});

test("a summary that no longer holds cannot be confirmed", { tag: "@once" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  for (const turn of CONVERSATIONS[0].turns) await say(page, turn);
  await untilSummary(page, CONVERSATIONS[0].no);
  await field(page, "contactName").fill("Somebody Else");
  await expect(page.getByTestId("confirm-summary")).toBeHidden();
  await expect(page.getByText("The request has changed since.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Show the summary as it is now" }).click();
  await expect(page.getByTestId("confirm-summary")).toBeVisible();
});

test("“Edit” under the summary opens the request where it stands, and takes anyone who presses it there", async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  for (const turn of CONVERSATIONS[0].turns) await say(page, turn);
  await untilSummary(page, CONVERSATIONS[0].no);
  await page.getByRole("dialog").getByRole("button", { name: "Edit", exact: true }).focus();
  await page.keyboard.press("Enter");
  const sheet = page.locator('[data-edit="sheet"]');
  await expect(sheet.getByRole("heading", { level: 3 })).toBeFocused();
  await expect(sheet.getByRole("heading", { level: 3 })).toBeInViewport();
  await sheet.locator("summary").filter({ hasText: CONVERSATIONS[0].name }).press("Enter");
  await sheet.getByLabel("Full name").fill("Nora Quist");
  await enter(sheet.getByRole("button", { name: "Save" }));
  await expect(log(page)).toContainText("Nora Quist");
  await expect(field(page, "contactName")).toHaveValue("Nora Quist");
  await expectNoSidewaysScroll(page);
});

test("a failure is said, and what was typed is back in the input", { tag: "@large" }, async ({ page, troubles }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await page.route("**/api/ai/chat/stream", (route) => route.fulfill({ status: 503, body: "{}" }));
  await input(page).fill("I need an arbitration");
  await input(page).press("Enter");
  await expect(page.getByRole("log")).toContainText(
    "I'm having trouble connecting right now. Please try again in a moment or contact our office directly for immediate assistance.",
  );
  await expect(input(page)).toHaveValue("I need an arbitration");
  await page.unroute("**/api/ai/chat/stream");
  await input(page).press("Enter");
  await expect(field(page, "proceedingType")).toHaveValue("arbitration");
  await expect(page.getByRole("log")).not.toContainText("trouble connecting");
  // The browser reports the 503, and the panel logs it (specification, section 8).
  expect(troubles.splice(0).every((trouble) => trouble.includes("503"))).toBe(true);
});

test("the panel is worked by keyboard: it opens, takes the focus, and Escape gives it back", { tag: "@keyboard" }, async ({ page }) => {
  await page.goto("/fast-booking");
  // This button appears when the page's program runs.
  await expect(page.getByRole("button", { name: "Tell the assistant" })).toBeVisible();
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
  await expect(input(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
});

test("Escape closes a panel whose conversation is still on its way, and takes nobody from where they went on", {
  tag: "@keyboard",
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/chat-(island|panel)[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/fast-booking");
  await ready(page);
  await opener(page).press("Enter");
  await expect(input(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toBeFocused();
  await expect(input(page)).toBeHidden();
  const name = field(page, "contactName");
  await name.focus();
  release();
  await expect(page.getByRole("button", { name: "Reopen chat" })).toBeVisible();
  await expect(name).toBeFocused();
});

test("a person is one touch away: the telephone, and a call back", { tag: "@small" }, async ({ page }) => {
  await page.goto("/fast-booking");
  await openChat(page);
  await page.getByRole("button", { name: "Talk to a person" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: /555-0100/ })).toHaveAttribute("href", "tel:+14165550100");
  await page.getByRole("button", { name: "Ask for a call back" }).click();
  await expect(page.getByRole("log")).toContainText("Please call me back");
  await expect(input(page)).toBeEnabled();
});

test("the request stands in a drawer over the conversation where the form is out of sight", async ({ page, isMobile }) => {
  await page.goto(isMobile ? "/fast-booking" : "/public");
  await openChat(page);
  await say(page, "I need an arbitration in Miami, my email is ana@cruz.example");
  await page.getByRole("button", { name: /Your request: \d of 6 filled/ }).click();
  await expect(page.getByRole("dialog").getByText("ana@cruz.example", { exact: true })).toBeVisible();
  if (isMobile) await expect.poll(() => page.getByRole("dialog").boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expectAccessible(page);
});

for (const { prefix, tag } of looks("/fr", "/es")) {
  test(`the open panel and the summary are accessible, ${prefix || "/en"}`, { tag }, async ({ page }) => {
    await page.goto(`${prefix}/fast-booking`);
    await openChat(page);
    await expectAccessible(page);
    for (const turn of CONVERSATIONS[0].turns) await say(page, turn);
    await untilSummary(page, CONVERSATIONS[0].no);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
