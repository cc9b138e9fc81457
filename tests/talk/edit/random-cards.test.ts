/** Cards on random drafts: what one part's card holds changes no other part, all of it is undone at once, and what is refused changes nothing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CARDS, EDITED, type EditCardName, partOf, partsOn } from "#app/domain/talk/edit/parts.ts";
import { isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import { act, play, said, turn, WORLD } from "../play.ts";
import { form, talk } from "../random-talks.ts";

const RUNS = process.env.TALKS ? { numRuns: Number(process.env.TALKS) } : { numRuns: 150, seed: 20261124 };

const text = fc.constantFrom("", "Ada Byron", "ada@byron.example", "4165550123", "14", "true", "phone", "zzz", "2027-03-09");
const rows = fc.array(
  fc.dictionary(fc.constantFrom("name", "part", "date", "start", "end", "text", "count", "odd"), text, { maxKeys: 4 }),
  { maxLength: 3 },
);
const part = fc.constantFrom(...CARDS);
const typed = (one: EditCardName): fc.Arbitrary<Readonly<Record<string, string>>> => {
  const fields = partsOn(one).flatMap((each) => EDITED[each].fields);
  const lists = partsOn(one).flatMap((each) => EDITED[each].lists);
  const values = Object.fromEntries(fields.map((field) => [field, text]));
  const entries = Object.fromEntries(lists.map((list) => [list, rows.map((all) => JSON.stringify(all))]));
  return fc
    .record({ ...values, ...entries }, { requiredKeys: [] })
    .map((some) => Object.fromEntries(Object.entries(some).map(([name, value]) => [name, value ?? ""])));
};
const filled = part.chain((one) => typed(one).map((values) => ({ part: one, values })));
const start = fc.tuple(talk, form).map(([messages, wanted]) => play(messages, { ...NEW_TALK, form: wanted }).at(-1)?.after ?? NEW_TALK);

/** What stays: not what the rules of the form derive or refuse, nor what we have not asked again. */
const settled = ({ values }: TalkState, isKept: (field: TalkField) => boolean) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, held]) =>
      isSettled(held) && isKept(name as TalkField) && name !== "toFollow" ? [[name, held.value]] : [],
    ),
  );

const fill = (before: TalkState, one: EditCardName, values: Record<string, string>) =>
  turn(before, said(), { ...WORLD, message: "Saved", pressed: { filled: one, typed: values } });

/** The rules of the form follow the proceeding, the format and the place. */
const RULED: readonly EditCardName[] = ["place", "sheet"];

describe("a card that is filled", () => {
  test("changes its own part alone, and says what it took out", () => {
    fc.assert(
      fc.property(start, filled, (before, { part: one, values }) => {
        if (before.booking) return;
        const { after, says } = fill(before, one, values);
        if (!RULED.includes(one)) {
          const isOther = (field: TalkField) => partOf(field) !== one && field !== "remarks";
          expect(settled(after, isOther)).toEqual(settled(before, isOther));
        }
        for (const utterance of says) {
          if (utterance.kind !== "cleared") continue;
          for (const field of utterance.fields) {
            expect(isSettled(before.values[field])).toBe(true);
            expect(after.values[field]?.value ?? "").not.toBe(before.values[field]?.value);
          }
        }
      }),
      RUNS,
    );
  });

  test("is taken whole or refused whole, and one undo brings all back", () => {
    fc.assert(
      fc.property(start, filled, (before, { part: one, values }) => {
        if (before.booking) return;
        const { after, says, decision } = fill(before, one, values);
        // What was asked before the card and is not asked any more is kept as a remark.
        const all = (field: TalkField) => field !== "remarks";
        if (says.some((utterance) => utterance.kind === "edit" && utterance.refused)) {
          expect(decision.changes.filter(({ field }) => field !== "remarks")).toEqual([]);
          return;
        }
        if (decision.changes.length === 0) return;
        const back = turn(after, said({ acts: [act("undo")] })).after;
        expect(settled(back, all)).toEqual(settled(before, all));
      }),
      RUNS,
    );
  });
});
