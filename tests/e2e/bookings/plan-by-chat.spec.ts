/** The hearing plan by talking: a month of free days, the venue's rooms in the plan, and rooms that are held by the mailed link. */
import type { Page } from "@playwright/test";
import { input, log, openChat, say } from "#tests/e2e/chat.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, looks, test } from "#tests/e2e/fixtures.ts";
import { openDay } from "./open-day.ts";

const SAID = {
  "": {
    plan: "A mediation in Toronto, in person, for 14 people in a U-shape, 9:30 to 4:30",
    month: "Free days in Toronto",
    free: "Which days are free?",
    next: /^Next month: /,
    use: /^Use these 2 days$/,
    rooms: "What rooms do you have?",
    suit: /these rooms in Toronto are suitable/,
    open: /^Your request: /,
    list: "Show the request as a list",
    settled: "Our staff choose the room when they confirm your request.",
    matter: "It is a dispute between two suppliers about a late shipment of valves.",
    hold: "Can you hold these dates for me?",
    notYet: "Nothing is held yet",
    send: "Send, and hold the rooms for 48 hours",
    mailed: "until then nothing is held",
    held: "Is it held?",
    no: "No, nothing is held yet",
  },
  "/fr": {
    plan: "Une médiation à Toronto, en personne, pour 14 personnes en U, de 9 h 30 à 16 h 30",
    month: "Jours libres à Toronto",
    free: "Quels jours sont libres ?",
    next: /^Mois suivant/,
    use: /^Choisir ces 2 jours$/,
    rooms: "Quelles salles avez-vous ?",
    suit: /ces salles conviennent à Toronto/,
    open: /^Votre demande/,
    list: "Afficher la demande sous forme de liste",
    settled: "La salle qui vous est attribuée est fixée lorsque notre équipe confirme votre demande.",
    matter: "Il s’agit d’un différend entre deux fournisseurs au sujet d’une livraison en retard.",
    hold: "Pouvez-vous me retenir ces dates ?",
    notYet: "Rien n’est encore retenu",
    send: "Transmettre et retenir les salles 48 heures",
    mailed: "D’ici là, rien n’est retenu",
    held: "Est-ce que la salle est retenue ?",
    no: "Non, rien n’est encore retenu",
  },
  "/es": {
    plan: "Una mediación en Toronto, presencial, para 14 personas en U, de 9:30 a 16:30",
    month: "Días libres en Toronto",
    free: "¿Qué días están libres?",
    next: /^Mes siguiente/,
    use: /^Elegir estos 2 días$/,
    rooms: "¿Qué salas tienen?",
    suit: /en Toronto son adecuadas estas salas/,
    open: /^Su solicitud/,
    list: "Mostrar la solicitud como lista",
    settled: "Nuestro equipo asigna la sala al confirmar su solicitud.",
    matter: "Es una disputa entre dos proveedores por una entrega tardía.",
    hold: "¿Me pueden apartar esas fechas?",
    notYet: "Todavía no hay nada apartado",
    send: "Enviar y apartar las salas 48 horas",
    mailed: "Hasta ese momento no hay nada apartado",
    held: "¿Está apartada la sala?",
    no: "No, todavía no hay nada apartado",
  },
} as const;

/** The talk on a page, with a plan in it. */
async function planned(page: Page, prefix: keyof typeof SAID): Promise<void> {
  await page.goto(`${prefix}/fast-booking`);
  await openChat(page);
  await say(page, SAID[prefix].plan);
}

for (const { prefix, tag } of looks("", "/fr")) {
  const said = SAID[prefix];

  test(`two days are chosen by keyboard from the month in the talk (${prefix || "/en"})`, { tag }, async ({ page }) => {
    await planned(page, prefix);
    await say(page, said.free);
    const card = page.getByRole("region", { name: said.month });
    const turn = card.getByRole("button", { name: said.next });
    const title = ((await turn.getAttribute("aria-label")) ?? "").replace(/^[^:]*: /, "");
    await turn.click();
    const month = card.getByRole("grid", { name: new RegExp(title) });
    await expect(month).toBeVisible();
    await month.locator('[tabindex="0"]').focus();
    for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await expect(month.locator("[aria-selected=true]")).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await card.getByRole("button", { name: said.use }).click();
    await expect(card).toHaveCount(0);
    await expect.poll(async () => (await page.request.get("/api/drafts/current")).text()).toContain("non-consecutive");
  });

  test(`the plan shows the rooms that suit, and the talk names them (${prefix || "/en"})`, { tag }, async ({ page }) => {
    await planned(page, prefix);
    await say(page, said.rooms);
    await expect(log(page)).toContainText(said.suit);
    const list = page.getByRole("button", { name: said.list });
    await ((await list.isVisible()) ? list : page.getByRole("button", { name: said.open })).click();
    const rooms = page.getByTestId("plan-rooms").filter({ visible: true });
    await expect(rooms.locator("details").first()).toBeVisible();
    await expect(rooms.locator("figure svg")).toBeVisible();
    await expect(rooms).toContainText(said.settled);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test(`the rooms are held by the mailed link, and never said to be before (${prefix || "/en"})`, { tag }, async ({ page }) => {
    const email = `hold.by.talk.${Date.now()}.${Math.round(Math.random() * 1e6)}@gmail.com`;
    await planned(page, prefix);
    await say(page, openDay());
    await say(page, `Ada Beaulieu, ${email}, 416-555-0182`);
    await say(page, said.hold);
    await expect(log(page)).toContainText(said.notYet);
    const send = page.getByRole("button", { name: said.send }).last();
    if (!(await send.isVisible())) await say(page, said.matter);
    await send.click();
    await expect(log(page)).toContainText(said.mailed);
    await expect(input(page)).toBeEnabled();
    await say(page, said.held);
    await expect(log(page)).toContainText(said.no);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
