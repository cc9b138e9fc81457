import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { splits } from "./costs.ts";
import { formats } from "./hearing.ts";

test.each([
  ["The parties split the cost equally.", "50_50"],
  ["Union and employer each pay half.", "50_50"],
  ["We'll share the bill.", "50_50"],
  ["Costs to be borne equally by the parties.", "50_50"],
  ["Half each on the fees.", "50_50"],
  ["On va partager la facture.", "50_50"],
  ["Les parties se partagent les frais à parts égales.", "50_50"],
  ["Cada parte paga la mitad de los honorarios.", "50_50"],
  ["Las partes dividen los costos por igual.", "50_50"],
  ["Invoices should go to us.", "100_booking_party"],
  ["our firm is paying", "100_booking_party"],
  ["c'est nous qui payons", "100_booking_party"],
  ["La factura corre por nuestra cuenta.", "100_booking_party"],
  ["The respondent is paying.", '"other"'],
  ["La demanderesse assume tous les frais.", '"other"'],
  ["La aseguradora paga.", '"other"'],
  ["the bill: a third each", '"other"'],
  ["The trustee bears the whole cost.", '"other"'],
  ["La succession assume tous les frais.", '"other"'],
  ["The Chamber will be invoiced for everything.", '"other"'],
  ["Parties split.", "50_50"],
  ["Los gastos se anticiparán por mitades.", "50_50"],
  ["La facture : on la coupe en deux.", "50_50"],
] as const)("“%s” says who pays", (message, expected) => {
  expect(foundBy(splits, message).join()).toContain(expected);
});

test.each([
  "The buyer refused to pay the invoices.",
  "It's about unpaid overtime that the employer never paid.",
  "The brothers share a bakery.",
  "The parties have shared a driveway since 1990.",
  "How much are the fees?",
  "Le demandeur habite dans un autre pays.",
])("“%s” says nothing of who pays us", (message) => {
  expect(foundBy(splits, message)).toEqual([]);
});

test.each([
  ["half of us in person, half on Zoom", "hybrid", ""],
  ["une audience moitié-moitié : la moitié en personne, l'autre par Zoom", "hybrid", ""],
  ["costos mitad y mitad", "", "50_50"],
  ["moitié-moitié pour les frais", "", "50_50"],
  ["hybrid, 50/50", "hybrid", "50_50"],
])("halves in “%s” are of the people or of the money", (message, format, share) => {
  const isHybrid = foundBy(formats, message).join().includes("hybrid");
  expect([isHybrid ? "hybrid" : "", foundBy(splits, message).length > 0 ? "50_50" : ""]).toEqual([format, share]);
});
