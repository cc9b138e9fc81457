import fc from "fast-check";
import { expect, test } from "vitest";
import { type FeedPlace, placedBehind, placeText, readPlace } from "./feed-places.ts";

const rows = fc
  .array(fc.record({ at: fc.integer({ min: 1, max: 4 }), caseId: fc.constantFrom("a", "b") }), { maxLength: 30 })
  .map((some) => some.sort((one, other) => other.at - one.at || other.caseId.localeCompare(one.caseId)).map((row, id) => ({ ...row, id })));

test("pages of any length show each row once and in its order, each at its own place", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (all, length) => {
      const shown: ((typeof all)[number] & FeedPlace)[] = [];
      let after: FeedPlace | null = null;
      for (;;) {
        const from: FeedPlace | null = after;
        const found = all.filter(({ at, caseId }) => !from || at < from.at || (at === from.at && caseId <= from.caseId));
        const page = placedBehind(found.slice(0, length + (from ? from.nth + 1 : 0)), from).slice(0, length);
        shown.push(...page);
        if (page.length < length) break;
        after = readPlace(placeText(page.at(-1) as FeedPlace));
      }
      expect(shown.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      expect(new Set(shown.map(placeText)).size).toBe(all.length);
    }),
  );
});

test("what is behind a row that is gone is not skipped", () => {
  const after = { at: 5, caseId: "gone", nth: 2 };
  expect(placedBehind([{ at: 4, caseId: "a" }], after)).toEqual([{ at: 4, caseId: "a", nth: 0 }]);
});

test("what is no place is none", () => {
  for (const text of [null, "", "x", "1~a", "1~a~1000", "1~../a~0", "1~a~-1"]) expect(readPlace(text)).toBeNull();
});
