/** Whatever a reply offers as a button can be pressed: it is done, or asked further, and never refused. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAllowed } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import { buttonId } from "#app/domain/talk/press.ts";
import { type Deed, NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { readPress } from "#workers/chat/talk/presses.ts";
import { said, states, type Turn, turn, WORLD } from "./play.ts";
import { form, talk } from "./random-talks.ts";

interface Offered {
  id: string;
  /** The fields that it fills. */
  fields: readonly string[];
  /** The words that it takes up; null for a choice of a field. */
  quotes: readonly string[] | null;
}

/** The buttons that the last turn has put: of its question, and the choices of a field. */
function offered({ says }: Turn): Offered[] {
  return says.flatMap((one): Offered[] => {
    if (one.kind === "point")
      return one.point.options.map((option) => {
        const taken = takenBy(option.deed);
        const fields = taken.flatMap((statement) => entriesIn(statement).map(({ field }) => field));
        return { id: buttonId(one.point, option), fields, quotes: taken.map(({ quote }) => quote) };
      });
    return one.kind === "ask" ? one.buttons.map(({ field, value }) => ({ id: `${field}=${value}`, fields: [field], quotes: null })) : [];
  });
}
function takenBy(deed: Deed): Statement[] {
  if (deed.do === "several") return deed.deeds.flatMap(takenBy);
  return deed.do === "take" ? [deed.statement] : [];
}

function pressedIn(state: TalkState, id: string): Turn {
  const press = readPress(id, "label");
  const world = { ...WORLD, ...(press?.pressed ? { pressed: press.pressed } : {}) };
  return turn(state, said({ statements: [...(press?.statements ?? [])], acts: [...(press?.acts ?? [])] }), world);
}

test("a button that is offered is never refused", () => {
  fc.assert(
    fc.property(talk, form, (messages, as) => {
      let state: TalkState = { ...NEW_TALK, form: as };
      for (const message of messages) {
        const one = turn(state, message);
        state = one.after;
        for (const { id, fields, quotes } of offered(one)) {
          // What else a choice takes away is said, and is no refusal of it; nor is what is said of words that were still waiting.
          const refused = pressedIn(state, id).says.filter(
            (line) =>
              line.kind === "settled_already" ||
              (line.kind === "ruled" && fields.includes(line.field)) ||
              (line.kind === "invalid" && fields.includes(line.field) && (quotes?.includes(line.quote) ?? true)),
          );
          expect(refused, id).toEqual([]);
        }
      }
    }),
    { numRuns: 120 },
  );
});

describe("what the rules include", () => {
  const shared: TalkState = {
    ...NEW_TALK,
    form: "detailed",
    values: {
      proceedingType: { value: "arbitration", origin: "assistant" },
      locationType: { value: "in_person", origin: "assistant" },
      financialResponsibility: { value: "50_50", origin: "assistant" },
    },
  };
  const not = states("service", { kind: "secondCopy" }, "no second copy", "not");

  test("is refused with its reason, and the words are kept", () => {
    const { says, after } = turn(shared, said({ statements: [not] }));
    expect(says.find(({ kind }) => kind === "ruled")).toMatchObject({ field: "secondCopy", because: "sharing_second_copy" });
    expect(after.values.remarks?.value).toContain("no second copy");
  });

  test("is no button where only a doubt reads it", () => {
    expect(isAllowed(shared.values, "detailed", entriesIn(not))).toBe(false);
    const doubt = { at: { start: 0, end: 14 }, quote: "no second copy", options: [not] };
    const { says, after } = turn(shared, said({ doubts: [doubt] }));
    expect(says.map(({ kind }) => kind)).toContain("ruled");
    expect(after.points).toEqual([]);
  });
});

test("a value that was taken out comes back only as what it is said to be", () => {
  const order = "No. 44871";
  const held = turn(NEW_TALK, said({ statements: [states("reference", { kind: "contract", number: "44871" }, order)] })).after;
  expect(held.values.contractNumber?.value).toBe("44871");
  const gone = turn(held, said({ statements: [states("reference", { kind: "contract", number: "44871" }, "not 44871", "not")] })).after;
  expect(gone.values.contractNumber).toBeUndefined();
  const again = turn(gone, said({ statements: [states("reference", { kind: "contract", number: "44871" }, "purchase order 44871")] }));
  expect(again.after.values.contractNumber).toBeUndefined();
  expect(again.after.values.remarks?.value).toContain("purchase order 44871");
  const named = { ...states("reference", { kind: "contract", number: "44871" }, "contract number 44871"), named: true as const };
  expect(turn(again.after, said({ statements: [named] })).after.values.contractNumber?.value).toBe("44871");
});
