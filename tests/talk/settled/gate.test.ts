/** Nothing settled changes but through the gate, and what is said of a change is the difference of what was stored, on random talks. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assumed } from "#app/domain/talk/desk.ts";
import { isListField, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import { entriesIn, GROWING } from "#app/domain/talk/plan/slots.ts";
import { type Deed, NEW_TALK } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { play, type Turn } from "../play.ts";
import { form, talk } from "../random-talks.ts";

const RUNS = process.env.TALKS ? { numRuns: Number(process.env.TALKS) } : { numRuns: 150, seed: 20261123 };
const isRewound = ({ says }: Turn) => says.some(({ kind }) => ["undone", "restarted", "again", "forgotten"].includes(kind));

interface Changed {
  turn: Turn;
  field: TalkField;
  was: string;
  now: string | undefined;
}
/** Fields of one value that were settled and hold something else after the turn. */
const changedIn = (turn: Turn): Changed[] =>
  Object.entries(turn.before.values).flatMap(([name, held]): Changed[] => {
    const field = name as TalkField;
    const now = turn.after.values[field]?.value;
    const isOfList = isListField(field) || (PLAN_FIELDS as readonly TalkField[]).includes(field);
    return !isSettled(held) || isOfList || now === held.value ? [] : [{ turn, field, was: held.value, now }];
  });

const talks = (check: (changed: Changed) => void) =>
  fc.assert(
    fc.property(talk, form, (messages, wanted) => {
      for (const turn of play(messages, { ...NEW_TALK, form: wanted })) if (!isRewound(turn)) changedIn(turn).forEach(check);
    }),
    RUNS,
  );

const isRuled = ({ turn, field }: Changed) => turn.says.some((one) => one.kind === "ruled" && one.field === field);

/** What a statement would write; people write the field of their part. */
function fieldsOf(statement: Statement): readonly string[] {
  if (statement.slot === "person")
    return [
      "claimantName",
      "respondentName",
      "witnessName",
      "arbitratorName",
      "mediatorName",
      "additionalCounselName",
      "trialCourtJudgeName",
    ];
  // Readings of times hold zones and counts of people, too.
  if (statement.slot === "when") return ["timeZone", "mainRoomCapacity"];
  return entriesIn(statement).map(({ field }) => field);
}
const takenBy = (deed: Deed): readonly string[] =>
  deed.do === "several"
    ? deed.deeds.flatMap(takenBy)
    : deed.do === "take"
      ? fieldsOf(deed.statement)
      : deed.do === "clear"
        ? deed.fields
        : [];

/** A question about this field was open: put for it, or offering a value of it. */
function wasAsked({ turn: { before }, field }: Changed): boolean {
  const point = before.points.find(({ id }) => id === before.asked?.point);
  const offered = point?.options.flatMap(({ deed }) => takenBy(deed)) ?? [];
  return (before.asked?.fields.includes(field) ?? false) || point?.field === field || offered.includes(field);
}

/** Words of the message put this field right, rule its value out, or name it; or the value only followed from another one. */
function wasCorrected({ turn: { before, said }, field }: Changed): boolean {
  const own = [...said.statements, ...said.doubts.flatMap(({ options }) => options)].filter((one) => fieldsOf(one).includes(field));
  const isOpen = before.told.includes(assumed(field)) || (field === "proceedingType" && before.values[field]?.value === "other");
  const isContrast = said.acts.some(({ act }) => act === "deny" || act === "correct");
  return (
    own.some(({ role, named }) => role === "corrects" || role === "not" || named || isOpen || isContrast) || (said.mends ?? []).length > 0
  );
}

/** When and how to call is named by the wish itself. */
const isOfReach = ({ turn: { said }, field }: Changed): boolean =>
  field.startsWith("contact") &&
  (said.reach !== undefined || said.acts.some(({ act }) => act === "nocall") || said.statements.some(({ role }) => role === "call"));

/** Another field changed, from which it follows. */
const follows = ({ turn, field }: Changed): boolean => turn.decision.changes.some((change) => change.field !== field);

describe("what is settled", () => {
  test("changes only for a cause that is of exactly this field", () => {
    talks((one) => {
      const { turn, field, was, now } = one;
      if (isRuled(one) || (GROWING.includes(field) && now?.startsWith(was))) return;
      const reason = turn.decision.changes.findLast((change) => change.field === field)?.reason;
      const isCaused =
        (reason === "answered" && (wasAsked(one) || wasCorrected(one))) ||
        (reason === "corrected" && (wasCorrected(one) || isOfReach(one))) ||
        (reason === "follows" && follows(one));
      expect(isCaused, `${field}: ${was} → ${now}, ${reason}`).toBe(true);
    });
  });

  test("is said to have changed, from the value that was stored to the one that is", () => {
    talks((one) => {
      const { turn, field, was, now } = one;
      const lines = turn.says.flatMap((say) => (say.kind === "noted" ? say.lines : []));
      const line = lines.find((each) => each.line === "field" && each.field === field);
      const isCleared = turn.says.some((say) => say.kind === "cleared" && say.fields.includes(field));
      const isOfPeople =
        /(?:Name|Firm)$/.test(field) && turn.says.some((say) => (say.kind === "cleared" && say.people) || say.kind === "noted");
      if (now !== undefined && line) expect(line).toMatchObject({ value: now, was });
      else expect(isRuled(one) || isCleared || isOfPeople || turn.after.booking !== null, `${field}: ${was} → ${now}`).toBe(true);
    });
  });
});
