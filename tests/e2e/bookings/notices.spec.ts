/** The notices as people meet them: by eye, by ear, by keyboard, in each language, and under the content policy (`troubles`). */
import { expect, expectAccessible, test } from "#tests/e2e/fixtures.ts";

const LANGUAGES = [
  {
    prefix: "",
    chat: "Tell the assistant",
    review: "Check your answers",
    send: "Send request",
    title: "Submission Failed",
    region: "Notifications (F8)",
    close: "Close",
  },
  {
    prefix: "/fr",
    chat: "Parler à l’assistant",
    review: "Vérifier vos réponses",
    send: "Envoyer la demande",
    title: "Échec de l’envoi",
    region: "Notifications (F8)",
    close: "Fermer",
  },
  {
    prefix: "/es",
    chat: "Hablar con el asistente",
    review: "Revisar sus respuestas",
    send: "Enviar la solicitud",
    title: "Error al enviar",
    region: "Notificaciones (F8)",
    close: "Cerrar",
  },
] as const;

for (const { prefix, chat, review, send, title, region, close } of LANGUAGES)
  test(`${prefix}/fast-booking: a notice is in a live region, alone, reached with F8 and closed by its button @once`, async ({
    page,
    troubles,
  }) => {
    await page.goto(`${prefix}/fast-booking`);
    await expect(page.getByRole("button", { name: chat })).toBeVisible();
    await page.locator("#fast-proceedingType").selectOption("arbitration");
    await page.locator("input[name=locationType][value=in_person]").check();
    for (const [name, text] of Object.entries({
      contactName: "Marie O'Brien",
      contactEmail: "marie@larchwood.example",
      contactPhone: "+1 514 555 0199",
      caseDescription: "A supply contract between two manufacturers.",
      preferredDate: "2027-03-16",
      startTime: "10:00",
    }))
      await page.locator(`#fast-${name}`).fill(text);
    await page.getByRole("button", { name: review }).click();
    await page.route("**/api/bookings/fast", (route) => route.abort());
    await page.getByRole("button", { name: send }).click();

    const notices = page.getByRole("region", { name: region, exact: true });
    await expect(notices).toHaveAttribute("aria-live", "polite");
    await expect(notices.getByRole("listitem")).toContainText(title);
    await page.keyboard.press("F8");
    await expect(notices.getByRole("list")).toBeFocused();
    await expectAccessible(page);
    // The next one takes the place of the first.
    const first = await notices.getByRole("listitem").elementHandle();
    await page.getByRole("button", { name: send }).click();
    await expect.poll(() => first?.evaluate((notice) => notice.isConnected)).toBe(false);
    await expect(notices.getByRole("listitem")).toHaveCount(1);
    // The style of the library's element is in force: the policy has let it in.
    await expect(notices.getByRole("list")).toHaveCSS("position", "fixed");
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(notices.getByRole("button", { name: close })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(notices.getByRole("listitem")).toHaveCount(0);
    // The requests that were cut, as the browser and the form report them.
    expect(troubles.splice(0).every((trouble) => /Failed to (load|fetch)/.test(trouble))).toBe(true);
  });
