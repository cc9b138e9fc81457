/** What is noted, for anyone who asks to see it: the whole request, or the part that was asked for, as often as it is asked. */
import { currentPlan, type Desk, hasAct, say, within } from "#app/domain/talk/desk.ts";
import { entriesOf, isListField, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import { GROWING } from "#app/domain/talk/plan/slots.ts";
import type { Part, Span, Statement } from "#app/understanding/contract.ts";
import { checkedIn } from "./check.ts";
import { daysAsked } from "./days-asked.ts";
import { explain } from "./explained.ts";
import { fieldsAsked, PART_FIELDS, wishesOf } from "./part-fields.ts";

/** True where a stretch is part of such a wish: it asks nothing else, and says nothing. */
export const isShowing = (desk: Desk, at: Span): boolean => wishesOf(desk).some((wish) => wish.at.start < at.end && at.start < wish.at.end);

/** "Is it still the 9th?": what the question names for a part of the request is asked about. */
export const isChecked = (desk: Desk, statement: Pick<Statement, "at" | "slot" | "value">): boolean =>
  wishesOf(desk).some(
    ({ at, of = [], checks, fields, why }) =>
      (of.length > 0 || checks || why || fields) && within(statement.at, at) && (checks !== "kept" || isInWords(statement)),
  );

/** Words that say that something stays are no words of it. */
const isInWords = ({ slot, value }: Pick<Statement, "slot" | "value">): boolean =>
  slot === "need" || slot === "story" || (slot === "service" && "kind" in value && GROWING.includes(value.kind as TalkField));

/** The whole request is wanted, and not a part of it. */
export const asksForAll = (desk: Desk): boolean => wishesOf(desk).some((one) => !one.checks && !one.why && fieldsAsked(one).length === 0);

export const asksToSee = (desk: Desk): boolean => wishesOf(desk).length > 0;

/** Shows what was asked for; the summary that is said anyway is not said twice. */
export function show(desk: Desk) {
  const wishes = wishesOf(desk);
  const isRepeat = hasAct(desk, "repeat") && desk.said.statements.length === 0 && !desk.booking;
  if ((wishes.length === 0 && !isRepeat) || (desk.booking && !desk.booking.owned)) return;
  const whys = wishes.filter(({ why }) => why);
  if (whys.length > 0) explain(desk, whys);
  if (whys.length > 0 && whys.length === wishes.length) return;
  const { values, form } = desk;
  const sent = desk.booking?.reference ?? null;
  const parts = wishes.flatMap(({ of = [] }) => of);
  const named = wishes.filter(({ why }) => !why).flatMap((one) => fieldsAsked({ ...one, of: [] }));
  const count = countAsked(desk);
  if (count) return say(desk, { kind: "shown", form, values, plan: currentPlan(desk), fields: count, open: countOpen(desk, count), sent });
  const isWhole = wishes.length === 0 || asksForAll(desk);
  if (isWhole && desk.says.some(({ kind }) => kind === "summary")) return;
  const checked = checkedIn(desk);
  const fields = isWhole
    ? null
    : [...new Set([...parts.flatMap((part) => PART_FIELDS[part]), ...named, ...checked.flatMap((one) => one.fields)])];
  const open = isWhole ? [] : [...new Set([...openIn(desk, parts), ...openOf(desk, named), ...checked.flatMap((one) => one.open)])];
  say(desk, { kind: "shown", form, values, plan: daysAsked(desk, currentPlan(desk)), fields, open, sent });
}

/**
 * "How many are we in all?": a number is asked for, which the whole request does not tell at a glance; null where none is, and of what has no number of
 * its own.
 */
function countAsked(desk: Desk): readonly TalkField[] | null {
  const { message = "" } = desk.world;
  const asked = wishesOf(desk).map(({ at }) => message.slice(at.start, at.end));
  const [only, ...more] = asked;
  if (only === undefined || more.length > 0 || !HOW_MANY.test(only)) return null;
  return COUNTED.find(({ words }) => words.test(only))?.fields ?? null;
}
const HOW_MANY = /(?<!\p{L})(?:how many|combien|cuánt[ao]s|cuant[ao]s)(?!\p{L})/iu;
const COUNTED: readonly { words: RegExp; fields: readonly TalkField[] }[] = [
  {
    words: /(?<!\p{L})(?:breakout|private rooms?|rooms?|salles?|salas?)(?!\p{L})/iu,
    fields: ["breakoutRoomCount", "needsBreakoutRooms"],
  },
  { words: /(?<!\p{L})(?:days?|jours?|journées?|días?)(?!\p{L})/iu, fields: PART_FIELDS.days },
  { words: /(?<!\p{L})(?:meals?|lunch(?:es)?|repas|dîners?|comidas?|almuerzos?)(?!\p{L})/iu, fields: ["catering", "onSomeDays"] },
  {
    words:
      /(?<!\p{L})(?:how many\s(?:of\s(?:us|them)|do|have|did|are|is|will|come|people|persons?|participants?|attendees|guests|seats|heads)|combien\s(?:(?:de\s|d['’]\s?)(?:personnes?|participants?|gens|invités|nous|places)|(?:en\s)?(?:avez|as)|sommes|êtes|serons|serez|sont|seront|on|nous|y|ça)|cu[aá]nt[ao]s\s(?:tienen?|tenemos|anot\p{L}+|somos|seremos|son|serán|vamos|van|hay|personas?|participantes|asistentes|invitados|lugares))(?!\p{L})/iu,
    fields: ["mainRoomCapacity"],
  },
];
const countOpen = (desk: Desk, fields: readonly TalkField[]): TalkField[] => {
  const isNoted =
    fields.some((field) => isSettled(desk.values[field])) || (fields === PART_FIELDS.days && currentPlan(desk).days.length > 0);
  return isNoted ? [] : fields.slice(0, 1);
};

/** Fields that are asked for by name, of which none is noted: the one that names them. */
function openOf(desk: Desk, fields: readonly TalkField[]): TalkField[] {
  const isNoted = (field: TalkField) =>
    isListField(field) ? entriesOf(desk.values, field).length > 0 : Boolean(desk.values[field]?.value);
  return fields.some(isNoted) || (fields.some((field) => PLAN.has(field)) && currentPlan(desk).days.length > 0) ? [] : fields.slice(0, 1);
}
const PLAN: ReadonlySet<TalkField> = new Set<TalkField>(PLAN_FIELDS);

/** Of the parts that were asked for those of which nothing is noted, each by the field that names it. */
function openIn(desk: Desk, parts: readonly Part[]): TalkField[] {
  const isNoted = (field: TalkField) => (isListField(field) ? entriesOf(desk.values, field).length > 0 : isSettled(desk.values[field]));
  const { days, start } = currentPlan(desk);
  const isOpen = (part: Part) => !PART_FIELDS[part].some(isNoted) && !(part === "days" && days.length > 0) && !(part === "hours" && start);
  return [
    ...new Set(
      parts.filter(isOpen).map((part) => (part === "days" ? "preferredDate" : part === "hours" ? "startTime" : PART_FIELDS[part][0])),
    ),
  ].flatMap((field) => field ?? []);
}
