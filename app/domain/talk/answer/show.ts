/** What is noted, for anyone who asks to see it: the whole request, or the part that was asked for, as often as it is asked. */
import { currentPlan, type Desk, hasAct, say, within } from "#app/domain/talk/desk.ts";
import { entriesOf, isListField, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { GROWING } from "#app/domain/talk/plan/slots.ts";
import type { Part, Span, Statement } from "#app/understanding/contract.ts";
import { checkedIn } from "./check.ts";
import { PART_FIELDS, wishesOf } from "./part-fields.ts";

/** True where a stretch is part of such a wish: it asks nothing else, and says nothing. */
export const isShowing = (desk: Desk, at: Span): boolean => wishesOf(desk).some((wish) => wish.at.start < at.end && at.start < wish.at.end);

/** "Is it still the 9th?": what the question names for a part of the request is asked about. */
export const isChecked = (desk: Desk, statement: Pick<Statement, "at" | "slot" | "value">): boolean =>
  wishesOf(desk).some(
    ({ at, of = [], checks }) => (of.length > 0 || checks) && within(statement.at, at) && (checks !== "kept" || isInWords(statement)),
  );

/** Words that say that something stays are no words of it. */
const isInWords = ({ slot, value }: Pick<Statement, "slot" | "value">): boolean =>
  slot === "need" || slot === "story" || (slot === "service" && "kind" in value && GROWING.includes(value.kind as TalkField));

/** The whole request is wanted, and not a part of it. */
export const asksForAll = (desk: Desk): boolean => wishesOf(desk).some(({ of = [], checks }) => of.length === 0 && !checks);

export const asksToSee = (desk: Desk): boolean => wishesOf(desk).length > 0;

/** Shows what was asked for; the summary that is said anyway is not said twice. */
export function show(desk: Desk) {
  const wishes = wishesOf(desk);
  const isRepeat = hasAct(desk, "repeat") && desk.said.statements.length === 0 && !desk.booking;
  if ((wishes.length === 0 && !isRepeat) || (desk.booking && !desk.booking.owned)) return;
  const { values, form } = desk;
  const sent = desk.booking?.reference ?? null;
  const parts = wishes.flatMap(({ of = [] }) => of);
  const isWhole = wishes.length === 0 || asksForAll(desk);
  if (isWhole && desk.says.some(({ kind }) => kind === "summary")) return;
  const checked = checkedIn(desk);
  const fields = isWhole ? null : [...new Set([...parts.flatMap((part) => PART_FIELDS[part]), ...checked.flatMap((one) => one.fields)])];
  const open = isWhole ? [] : [...new Set([...openIn(desk, parts), ...checked.flatMap((one) => one.open)])];
  say(desk, { kind: "shown", form, values, plan: currentPlan(desk), fields, open, sent });
}

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
