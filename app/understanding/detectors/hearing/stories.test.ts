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
  ["It concerns a lease, and we need a room on March 3", "A lease"],
])("“%s” announces its story", (message, story) => {
  expect(foundBy(stories, message).join()).toContain(`"text":"${story}"`);
});

test.each([
  "an arbitration on March 3",
  "a mediation over Zoom",
  "claim number 4471-B",
  "Re: Re: dates",
  "Objet : demande de salle",
  "Re: Pemberton v. Oakline Transit",
])("“%s” tells none", (message) => {
  expect(foundBy(stories, message).join()).not.toContain('"text"');
});
