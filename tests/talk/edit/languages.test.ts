/** A card shows the languages of a request in the reader's own, whatever they are stored by. */
import { expect, test } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import { editCard } from "#app/domain/talk/edit/card.ts";
import { NO_PLAN } from "#app/domain/talk/plan/plan.ts";
import { labelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";

test.each(LOCALES)("%s", async (locale) => {
  const values = {
    needsInterpretation: { value: "true", origin: "assistant" as const },
    interpretationLanguage: { value: "Haitian Creole, Spanish", origin: "assistant" as const },
  };
  const card = labelledCard(await createPageI18n(locale), editCard("services", { values, loose: NO_PLAN, subjects: {} }));
  const shown = { en: "Haitian Creole, Spanish", fr: "Créole haïtien, espagnol", es: "Criollo haitiano, español" }[locale];
  expect(card.fields.find(({ name }) => name === "interpretationLanguage")?.value).toBe(shown);
});
