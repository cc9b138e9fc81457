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
