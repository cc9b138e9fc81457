import { expect, test } from "vitest";
import { matterOf } from "./matters.ts";

test.each([
  ["It's a dispute about delayed delivery of turbines.", "Delayed delivery of turbines"],
  ["It's about a franchise termination", "A franchise termination"],
  ["The case concerns a leaking condo roof.", "A leaking condo roof"],
  ["which arises out of the failed sale of a winery in Niagara", "The failed sale of a winery in Niagara"],
  ["It is a dispute between two shareholders", "Dispute between two shareholders"],
  ["the hearing is about school closures in Peel", "School closures in Peel"],
  ["C'est un litige sur la livraison tardive de turbines.", "La livraison tardive de turbines"],
  ["L'affaire porte sur la résiliation d'un bail", "La résiliation d'un bail"],
  ["Le litige découle de travaux mal exécutés à Laval", "Travaux mal exécutés à Laval"],
  ["C'est un litige entre deux voisins", "Litige entre deux voisins"],
  ["Es una disputa sobre la entrega tardía de turbinas", "La entrega tardía de turbinas"],
  ["El caso trata de la terminación de un contrato", "La terminación de un contrato"],
  ["Es por un despido injustificado", "Un despido injustificado"],
  ["C'est au sujet d'un congédiement", "Un congédiement"],
  ["Matter: alleged defects in an HVAC system", "alleged defects in an HVAC system"],
  ["La controversia versa sobre los derrumbes y el peaje que se dejó de cobrar", "Los derrumbes y el peaje que se dejó de cobrar"],
  ["about the delay of delivery of gear boxes.", "The delay of delivery of gear boxes"],
  ["à propos d'un bail rompu", "Un bail rompu"],
  ["acerca de un arrendamiento roto", "Un arrendamiento roto"],
  ["I'm away, so deal with my assistant", "I'm away, so deal with my assistant"],
  ["my landlord kept my deposit", "my landlord kept my deposit"],
  ["We're two neighbours fighting over a fence", "We're two neighbours fighting over a fence"],
  ["Demurrage claim under a charterparty.", "Demurrage claim under a charterparty"],
])("“%s” tells %s", (words, matter) => {
  expect(matterOf(words)).toBe(matter);
});
