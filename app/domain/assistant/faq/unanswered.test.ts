import fc from "fast-check";
import { expect, it } from "vitest";
import { keptQuestion } from "./unanswered.ts";

it("keeps a question folded, so that two ways of writing it are one", () => {
  expect(keptQuestion("Do you have a piano?", [])).toBe("do you have a piano");
  expect(keptQuestion("Do  you have a piano ??", [])).toBe("do you have a piano");
  expect(keptQuestion("Avez-vous un piano à Montréal ?", [])).toBe("avez-vous un piano a montreal");
  expect(keptQuestion("¿Tienen un piano?", [])).toBe("tienen un piano");
});

it("keeps cities, months and I, which name nobody", () => {
  expect(keptQuestion("Can I bring a dog to Grand Cayman in March?", [])).toBe("can i bring a dog to grand cayman in march");
});

it.each([
  "Does John Smith work for you?",
  "My name is ada, do you have a piano?",
  "je suis ada, avez-vous un piano ?",
  "soy ada, ¿tienen piano?",
  "IS ADA BEAULIEU THERE?",
  "piano?",
  "do you have a PIANO?",
])("keeps nothing of %s", (question) => {
  expect(keptQuestion(question, [])).toBe(null);
});

it("drops what the visitor's draft holds, also in small letters", () => {
  expect(keptQuestion("has beaulieu paid for the piano", ["Ada Beaulieu"])).toBe("has paid for the piano");
});

it("never keeps an e-mail address or a telephone number", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const phone = fc
    .tuple(fc.constantFrom("+1 ", "", "("), fc.array(digit, { minLength: 7, maxLength: 11 }), fc.constantFrom("", " ", "-", "."))
    .map(([start, digits, between]) => `${start}${digits.join(between)}`);
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), phone), fc.constantFrom("can you write to", "is it"), (personal, words) => {
      const kept = keptQuestion(`${words} ${personal} about a piano?`, []) ?? "";
      expect(kept).not.toContain("@");
      expect(kept).not.toMatch(/\d{4,}|\d(?:[ .-]\d){3,}/);
    }),
  );
});
