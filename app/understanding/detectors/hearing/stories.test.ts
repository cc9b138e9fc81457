import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { stories } from "./stories.ts";

test.each([
  ["Matter: a franchise that was ended early", "a franchise that was ended early"],
  ["Objet : loyers impayés sur trois condos", "loyers impayés sur trois condos"],
  ["Se trata de una factura sin pagar.", "Una factura sin pagar"],
  ["ça concerne une clôture de mon voisin", "Une clôture de mon voisin"],
  ["arb toronto mar 8, construction delay claim, need asap", "construction delay claim"],
  ["a grievance arbitration between the Teamsters and Loblaws about overtime pay", "overtime pay"],
  ["Expert determination on the valuation of a dental practice", "the valuation of a dental practice"],
  ["Médiation le 14 avril, vice caché de la toiture, 8 personnes", "vice caché de la toiture"],
  ["A mediation on March 9, 2027, 9:30 to 5, for 8 people, about a broken lease.", "a broken lease"],
  ["Une médiation le 9 mars 2027, pour 8 personnes, à propos d'un bail rompu", "un bail rompu"],
  ["Una mediación el 9 de marzo de 2027, para 8 personas, sobre un arrendamiento roto", "un arrendamiento roto"],
  ["It concerns a lease, and we need a room on March 3", "A lease"],
])("“%s” announces its story", (message, story) => {
  expect(foundBy(stories, message).join()).toContain(`"text":"${story}"`);
});

test.each([
  "an arbitration on March 3",
  "a mediation over Zoom",
  "a mediation on March 9, about 8 people, over lunch, about half a day",
  "una mediación el 9 de marzo, sobre las 9 de la mañana",
  "claim number 4471-B",
  "Re: Re: dates",
  "Objet : demande de salle",
  "Re: Pemberton v. Oakline Transit",
])("“%s” tells none", (message) => {
  expect(foundBy(stories, message).join()).not.toContain('"text"');
});
