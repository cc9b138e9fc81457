/** What reading costs, counted in what is looked at and proposed, never in seconds. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { understand } from "#app/understanding/reader.ts";
import { once } from "#app/understanding/text/once.ts";
import { tokenize } from "#app/understanding/text/tokens.ts";
import { withoutEnd } from "#app/understanding/text/without-end.ts";

const reading = (text: string) => understand(text, { today: "2026-11-22", locale: "en", asked: "-" }, null);
const unit = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.constantFrom("@", "(", "1-2-", "Re: A v. B\n", "March 3 ", "yes ", "? "),
);

test("any string, repeated over a page: at most 1,100 words are read, less where they say much, and what follows is a rest, word for word", () => {
  fc.assert(
    fc.property(unit, (part) => {
      const text = part.repeat(Math.ceil(6000 / part.length)).slice(0, 6000);
      const { statements, acts, questions, doubts, rest } = reading(text);
      const beyond = tokenize(text)[1100]?.start ?? text.length;
      const last = rest.at(-1);
      for (const { at } of [...statements, ...acts, ...questions, ...doubts]) expect(at.end).toBeLessThanOrEqual(beyond);
      expect(statements.length + doubts.length).toBeLessThanOrEqual(1100);
      if (last) expect(last.quote).toBe(text.slice(last.at.start, last.at.end));
      if (beyond < text.length) expect(last?.at.end).toBe(text.length);
      if (beyond < text.length) expect(last?.at.start).toBeLessThanOrEqual(beyond);
    }),
    { numRuns: 30 },
  );
});

test("of the signs at an end each is looked at once, and of those before it none but the first", () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (before, after) => {
      let looked = 0;
      const text = `a${" ".repeat(before)}b${" ".repeat(after)}`;
      const left = withoutEnd(text, (sign) => {
        looked++;
        return sign === " ";
      });
      expect([left, looked]).toEqual([text.trimEnd(), after + 1]);
    }),
  );
});

test("what many places ask of one message is worked out once", () => {
  let worked = 0;
  const count = once((list: readonly number[]) => {
    worked++;
    return list.length;
  });
  const [one, other] = [[1, 2], [3]];
  expect([count(one), count(one), count(other), worked]).toEqual([2, 2, 1, 2]);
});
