/** A part of the request is put right on its card in the talk: rows are taken out, a wrong value is named, and an undo brings all back. */
import type { Page } from "@playwright/test";
import { log, openChat, say } from "#tests/e2e/chat.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "#tests/e2e/fixtures.ts";

const TALKS = [
  {
    locale: "en",
    path: "/fast-booking",
    first: "Arbitration in Toronto on March 9, 2027, 9:30 to 4:30, in person, 14 people. Counsel: Daniel Osgood. Witness: Ingrid Vale.",
    contact: "Moira Kettle, Kettle Dunn LLP, moira@kettledunn.example, 416 555 0188. It's about a crane that was never delivered.",
    order: "Ingrid isn't coming for our side",
    remove: "Remove: Ingrid Vale",
    save: "Save",
    saved: "Saved.",
    undo: "Undo",
    wrong: "something is wrong there",
    section: "Your contact details",
  },
  {
    locale: "fr",
    path: "/fr/fast-booking",
    first:
      "Arbitrage à Montréal le 9 mars 2027, de 9 h 30 à 16 h 30, en personne, 14 personnes. Avocat : Damien Roussel. Témoin : Ingrid Valois.",
    contact: "Maude Cantin, Cantin Dunn, maude@cantindunn.example, 514 555 0188. Il s'agit d'une grue jamais livrée.",
    order: "Ingrid n'est pas de notre bord",
    remove: "Retirer : Ingrid Valois",
    save: "Enregistrer",
    saved: "C’est enregistré.",
    undo: "Annuler la modification",
    wrong: "il y a une erreur là-dedans",
    section: "Vos coordonnées",
  },
] as const;

/** The newest card for a part. */
const card = (page: Page, part: string) => page.locator(`[data-edit="${part}"]`).last();

for (const talk of TALKS) {
  test(`the people are edited on their card and the contact on the sheet in ${talk.locale}`, async ({ page }) => {
    test.slow();
    await page.goto(talk.path);
    await openChat(page);
    await say(page, talk.first);
    await say(page, talk.contact);
    await say(page, talk.order);
    const people = card(page, "people");
    await expect(people).toBeVisible();
    await expect(log(page)).toContainText(talk.order);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await people.getByRole("button", { name: talk.remove }).click();
    await people.getByRole("button", { name: talk.save, exact: true }).click();
    await expect(log(page)).toContainText(talk.saved);
    await expect(log(page).locator("[data-reply]").last()).toContainText("Ingrid");

    await page.getByRole("button", { name: talk.undo, exact: true }).last().click();
    await expect(page.getByTestId("chat-input")).toBeEnabled();
    await say(page, talk.wrong);
    const sheet = card(page, "sheet");
    await sheet.locator('[data-section="contact"] > summary').click();
    await expect(sheet.locator("summary").filter({ hasText: talk.section })).toBeVisible();
    const email = sheet.locator("input[type=email]");
    await email.fill("moira@");
    await sheet.getByRole("button", { name: talk.save, exact: true }).click();
    await expect(sheet.getByRole("alert")).toBeVisible();
    await expect(email).toHaveValue("moira@");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await email.fill("office@kettledunn.example");
    await sheet.getByRole("button", { name: talk.save, exact: true }).click();
    await expect(log(page)).toContainText("office@kettledunn.example");
    await expectNoSidewaysScroll(page);
  });
}
