/** A correction of one thing changes no other, on random drafts. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSettled, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import type { Mend, Part, Statement, Understanding } from "#app/understanding/contract.ts";
import { act, days, play, said, states, turn, WORLD, when } from "#tests/talk/play.ts";

const RUNS = process.env.TALKS ? { numRuns: Number(process.env.TALKS) } : { numRuns: 200, seed: 20261123 };

const NAMES = ["Ana Ruiz", "Bo Lindqvist", "Cora Abidi", "Dev Prakash"] as const;
const FIRMS = ["Ruiz Legal", "Lindqvist LLP", "Abidi Associates"] as const;

/** Statements that make a draft; some are left out, so that every mix of fields comes about. */
const STATEMENTS: readonly Statement[] = [
  states("proceeding", { type: "arbitration" }, "an arbitration"),
  states("format", { type: "in_person" }, "in person"),
  states("venue", { location: "arbitration_place_toronto" }, "in Toronto"),
  when({ ...days(["2027-03-09", "2027-03-10"]), clock: { from: "09:30", to: "16:30" } }, "March 9 and 10, 9:30 to 4:30"),
  states("name", { name: "Moira Kettle" }, "Moira Kettle"),
  states("firm", { firm: "Kettle Dunn" }, "Kettle Dunn"),
  states("email", { address: "moira@kettledunn.example" }, "moira@kettledunn.example"),
  states("phone", { number: "+14165550188" }, "416 555 0188"),
  states("headcount", { least: 14, most: 14 }, "14 people"),
  states("breakouts", { rooms: 2 }, "2 breakout rooms"),
  states("setup", { setup: "u_shape" }, "in a U"),
  states("service", { kind: "courtReportingRequired" }, "a court reporter"),
  states("service", { kind: "needsInterpretation", language: "French" }, "a French interpreter"),
  states("service", { kind: "catering", detail: "sandwiches" }, "sandwiches"),
  states("need", { text: "a ramp" }, "a ramp"),
  states("story", { text: "a crane that never came" }, "a crane that never came"),
  states("person", { name: "Petra Lund", part: "neutral" }, "Petra Lund"),
  states("person", { name: "Ingrid Vale", part: "witness" }, "Ingrid Vale"),
  when(days(["2027-03-16", "2027-03-16"]), "March 16", "backup"),
];
const draft: fc.Arbitrary<TalkState> = fc
  .subarray([...STATEMENTS], { minLength: 6 })
  .map((some) => play([said({ statements: some })], NEW_TALK).at(-1)?.after ?? NEW_TALK);

interface Correction {
  mend: Omit<Mend, "at" | "quote">;
  fields: readonly TalkField[];
}
const changes = (of: readonly Part[], into: string, out?: string): Correction["mend"] => ({
  does: "changes",
  of,
  into,
  ...(out === undefined ? {} : { out }),
});
const ROOMS: readonly TalkField[] = ["breakoutRoomCount", "needsBreakoutRooms"];
const correction: fc.Arbitrary<Correction> = fc.oneof(
  fc.integer({ min: 15, max: 30 }).map((many) => ({ mend: changes(["people"], String(many)), fields: ["mainRoomCapacity" as const] })),
  fc.integer({ min: 3, max: 9 }).map((many) => ({ mend: changes(["breakouts"], String(many)), fields: ROOMS })),
  fc.integer({ min: 15, max: 30 }).map((many) => ({ mend: changes([], String(many), "14"), fields: ["mainRoomCapacity" as const] })),
  fc.integer({ min: 3, max: 9 }).map((many) => ({ mend: changes([], String(many), "2"), fields: ROOMS })),
  fc.constantFrom(...FIRMS).map((firm) => ({ mend: changes(["firm"], firm), fields: ["contactFirm" as const] })),
  fc.constantFrom(...FIRMS).map((firm) => ({ mend: changes([], firm, "Kettle Dunn"), fields: ["contactFirm" as const] })),
  fc
    .constantFrom(...NAMES)
    .map((name) => ({ mend: changes([], name, "Petra Lund"), fields: ["arbitratorName" as const, "people" as const] })),
  fc.constantFrom(...NAMES).map((name) => ({ mend: changes([], name, "Ingrid Vale"), fields: ["people" as const] })),
  fc
    .constantFrom<[Part, readonly TalkField[]]>(
      ["second", ["alternativeDays"]],
      ["meals", ["catering"]],
      ["needs", ["specialRequirements"]],
      ["matter", ["caseDescription"]],
      ["firm", ["contactFirm"]],
      ["breakouts", ROOMS],
      ["neutral", ["arbitratorName", "people"]],
      ["setup", ["roomSetup"]],
    )
    .map(([part, fields]) => ({ mend: { does: "drops" as const, of: [part] }, fields })),
  fc.constantFrom("courtReportingRequired" as const).map((field) => ({ mend: { does: "drops" as const, of: [] }, fields: [field] })),
);

const QUOTE = "so much for that";
function saying({ mend, fields }: Correction): Understanding {
  const at = { start: 0, end: QUOTE.length };
  const isReporter = fields[0] === "courtReportingRequired";
  const reporter = { ...states("service", { kind: "courtReportingRequired" }, QUOTE, "not"), at } as Statement;
  return said({ mends: [{ ...mend, at, quote: QUOTE }], statements: isReporter ? [reporter] : [], acts: [act("correct")] });
}

/** What the visitor said; what follows is what we have not asked again. */
const settled = (values: TalkValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, held]) => (isSettled(held) && name !== "toFollow" ? [[name, held.value]] : [])),
  );
const except = (values: TalkValues, fields: readonly TalkField[]) =>
  Object.fromEntries(
    Object.entries(settled(values)).filter(([name]) => name !== "remarks" && !(fields as readonly string[]).includes(name)),
  );

describe("a correction of one field", () => {
  test("changes no other field, and an undo brings everything back", () => {
    fc.assert(
      fc.property(draft, correction, (before, one) => {
        const { after, decision } = turn(before, saying(one), { ...WORLD, message: QUOTE });
        expect(except(after.values, one.fields)).toEqual(except(before.values, one.fields));
        expect(after.loose).toEqual(before.loose);
        if (decision.changes.length === 0) return;
        const back = turn(after, said({ acts: [act("undo")] })).after;
        expect(settled(back.values)).toEqual(settled(before.values));
      }),
      RUNS,
    );
  });

  test("has an effect, or is asked about; it is never only kept", () => {
    fc.assert(
      fc.property(draft, correction, (before, one) => {
        const { after, says } = turn(before, saying(one), { ...WORLD, message: QUOTE });
        const isChanged = JSON.stringify(settled(after.values)) !== JSON.stringify(settled(before.values));
        const isAsked = says.some(({ kind }) => kind === "edit");
        const [field] = one.fields;
        const isOpen = field !== undefined && isSettled(before.values[field]);
        if (isOpen) expect(isChanged || isAsked).toBe(true);
      }),
      RUNS,
    );
  });
});
