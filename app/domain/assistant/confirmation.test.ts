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
  ["Yes, that is the one", "en"],
  ["Yep, go ahead and submit it", "en"],
  ["Yes, go ahead with the reservation", "en"],
  ["Yes, absolutely right", "en"],
  ["Sure, you can book it now", "en"],
  ["oui cest bon", "fr"],
  ["Oui, cette fois c'est exact", "fr"],
  ["Oui, c'est la bonne date", "fr"],
  ["Oui, tout à fait juste, transmettez", "fr"],
  ["Sí, ahora sí está correcto", "es"],
  ["Yes, all of it is right", "en"],
  ["Yes, please book", "en"],
  ["oui c correct", "fr"],
  ["Sí, pueden reservarla", "es"],
  ["Sí, adelante con la solicitud", "es"],
  ["Eso es, totalmente correcto", "es"],
  ["sí, esa es", "es"],
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
  ["all of it", "en"],
  ["todo", "es"],
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
  ["go ahead and change it", "en"],
  ["that was the one I didn't want", "en"],
  ["Yes, whatever you say", "en"],
  ["quite wrong", "en"],
  ["Yes, if my partner agrees", "en"],
  ["oui, la semaine prochaine", "fr"],
  ["cest pas bon", "fr"],
  ["oui, presque", "fr"],
  ["sí, casi", "es"],
  ["ahora no", "es"],
  ["esa no es", "es"],
  ["n'envoyez pas", "fr"],
  ["no lo envíe", "es"],
] as const)("%s (%s) is none", (text, locale) => {
  expect(isUnmistakableYes(text, locale)).toBe(false);
});

const SHOWN = {
  proceedingType: "mediation",
  locationType: "in_person",
  location: "arbitration_place_toronto",
  contactName: "Élise Roy",
} as const;

test.each([
  ["Yes, Toronto, that's right", "en"],
  ["Yes, a mediation, all good", "en"],
  ["Yes. In person. Correct.", "en"],
  ["Oui, à Toronto, en personne, c'est exact", "fr"],
  ["Oui, Elise Roy, c'est bien ça", "fr"],
  ["Sí, en Toronto, es correcto", "es"],
] as const)("%s (%s) repeats what was shown, and is a yes", (text, locale) => {
  expect(isUnmistakableYes(text, locale, SHOWN)).toBe(true);
  expect(isUnmistakableYes(text, locale)).toBe(false);
});

test.each([
  ["Yes, Montreal, that's right", "en"],
  ["Yes, an arbitration, all good", "en"],
  ["Yes, Toronto and Montreal", "en"],
  ["Toronto", "en"],
  ["Yes, virtual, correct", "en"],
  ["Yes, Toronto?", "en"],
  ["Oui, à Ottawa, c'est exact", "fr"],
  ["Oui, Éloïse Roy, c'est bien ça", "fr"],
  ["Sí, en Miami, es correcto", "es"],
] as const)("%s (%s) names something else, and is none", (text, locale) => {
  expect(isUnmistakableYes(text, locale, SHOWN)).toBe(false);
});
