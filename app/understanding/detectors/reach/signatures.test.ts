import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { signatures } from "./signatures.ts";

test("the first line after a closing is a name", () => {
  expect(foundBy(signatures, "We need a room.\n\nKind regards,\nSiobhan Mac an Tuile\nLaw Clerk").join()).toContain(
    '"name":"Siobhan Mac an Tuile"',
  );
});

test("one line alone is no signature", () => {
  expect(foundBy(signatures, "Thanks, we need a room")).toEqual([]);
});

test("a line of a name, what they do, a firm and a number is a card", () => {
  const card = foundBy(signatures, "Thanks!\n\nBrenda Oakes | Senior Law Clerk | Tremont Vale LLP | 416-555-0166").join();
  expect(card).toContain('"name":"Brenda Oakes"');
  expect(card).toContain('"firm":"Tremont Vale LLP"');
});

test("somebody named in a sentence has no card", () => {
  expect(foundBy(signatures, "Please call my clerk, Ines Carvalhal, 514 555 0177").join()).not.toContain('"name"');
});

test.each([
  "No, it's 905-555-0121. The one you show is the courthouse's.",
  "We only want to talk to her, nobody else. That's it.",
  "Mr. Moe is theirs. Ours is Constance Appiah.",
  "On est tous d'accord là-dessus. Vivement le 4.",
  "Nada de firma. Heredera y ya.",
  "TEN PEOPLE IN OTTAWA. MAY 4. WHERE DO I GO.",
])("a sentence is no signature: %s", (message) => {
  expect(foundBy(signatures, message).join()).not.toContain('"name"');
});

test("a name that ends an answer is what was asked for", () => {
  expect(foundBy(signatures, "Four and the mediator. Deacon Harold Fry", "people")).toEqual([]);
});
