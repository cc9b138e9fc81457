import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { emails, phones } from "./contact.ts";

test("an address, without the full stop that ends the sentence", () => {
  expect(foundBy(emails, "write to dana@wc.com.")).toEqual(['email dana@wc.com {"address":"dana@wc.com"}']);
});

test.each([
  ["call 416-555-0101", "+14165550101"],
  ["+33 1 42 68 53 00", "+33142685300"],
  ["au (514) 555.0128", "+15145550128"],
  ["Vigo. 34 655 501 244", "+34655501244"],
  ["01 99 00 63 27 (France)", "+33199006327"],
  ["celular más 52 81 2345 6790", "+528123456790"],
  ["943 55 01 20, i@echelasa.es", "+34943550120"],
])("“%s” is a number to call", (message, number) => {
  expect(foundBy(phones, message).join()).toContain(`"number":"${number}"`);
});

test("an extension belongs to its number", () => {
  expect(foundBy(phones, "416-555-0101 poste 4, merci").join()).toContain('"extension":"4"');
});

test.each([
  "court file 500-17-123456-789",
  "dossier no 2024-0871-22",
  "$2 500 000",
  "2 500 000 pesos",
  "2027-03-12",
  "RD$ 6,500,000",
  "12 March 2027",
])("“%s” is none", (message) => {
  expect(foundBy(phones, message)).toEqual([]);
});
