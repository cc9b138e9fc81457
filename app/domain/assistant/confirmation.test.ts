import { expect, test } from "vitest";
import { isUnmistakableYes } from "./confirmation.ts";

test.each([
  ["yes", "en"],
  ["Yes.", "en"],
  ["ok", "en"],
  ["yes please, confirm", "en"],
  ["perfect, go ahead", "en"],
  ["Yes, everything is correct. Please submit.", "en"],
  ["that's right, please submit it", "en"],
  ["looks good to me", "en"],
  ["👍", "en"],
  ["oui", "fr"],
  ["c'est exact, envoyez", "fr"],
  ["Oui, je confirme.", "fr"],
  ["oui c’est beau, merci", "fr"],
  ["C'est parfait, vous pouvez envoyer la demande", "fr"],
  ["allez-y", "fr"],
  ["sí", "es"],
  ["si", "es"],
  ["sí, confirmo", "es"],
  ["Todo está correcto, adelante por favor", "es"],
  ["Confirmo, envíela por favor", "es"],
  ["oui", "en"],
] as const)("%s (%s) is an unmistakable yes", (text, locale) => {
  expect(isUnmistakableYes(text, locale)).toBe(true);
});

test.each([
  ["yes but", "en"],
  ["yes, change the date", "en"],
  ["yes?", "en"],
  ["yes and no", "en"],
  ["not yet", "en"],
  ["yes, March 3", "en"],
  ["yes, Toronto", "en"],
  ["ok...", "en"],
  ["thanks", "en"],
  ["great", "en"],
  ["", "en"],
  ["no", "es"],
  ["oui mais", "fr"],
  ["oui, le 3", "fr"],
  ["si", "fr"],
  ["si possible", "fr"],
  ["sí, pero mañana", "es"],
  ["¿sí?", "es"],
  ["don't submit", "en"],
  ["is it confirmed", "en"],
  ["n'envoyez pas", "fr"],
  ["no lo envíe", "es"],
] as const)("%s (%s) is none", (text, locale) => {
  expect(isUnmistakableYes(text, locale)).toBe(false);
});
