import fc from "fast-check";
import { expect, test } from "vitest";
import { sentenceStarts, tokenize } from "./tokens.ts";

const texts = (message: string) => tokenize(message).map(({ text }) => text);

test("every token quotes the message, in order, and only white space is left out", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: "grapheme", maxLength: 60 })), (message) => {
      let last = 0;
      for (const { text, start, end } of tokenize(message)) {
        expect(message.slice(start, end)).toBe(text);
        expect(message.slice(last, start).trim()).toBe("");
        last = end;
      }
      expect(message.slice(last).trim()).toBe("");
    }),
    { numRuns: 500 },
  );
});

test("addresses and telephone numbers are one token", () => {
  expect(tokenize("me@firm.ca, +1 416 555-0101.").map(({ kind }) => kind)).toEqual(["email", "sign", "phone", "sign"]);
});

test("days and hours in digits are no telephone number", () => {
  expect(texts("2027-03-12 14:30")).toEqual(["2027", "-", "03", "-", "12", "14:30"]);
});

test("a full stop belongs to an abbreviation and ends everything else", () => {
  expect(texts("Dr. Lee and J. P. Morgan left.")).toEqual(["Dr.", "Lee", "and", "J.", "P.", "Morgan", "left", "."]);
});

test("elided words of French are words of their own", () => {
  expect(texts("l’audience d'arbitrage")).toEqual(["l’", "audience", "d'", "arbitrage"]);
});

test("sentences begin after a full stop and on a new line", () => {
  const tokens = tokenize("Hello. I need a room\nThank you");
  expect(sentenceStarts(tokens).map((at) => tokens[at]?.text)).toEqual(["Hello", "I", "Thank"]);
});
