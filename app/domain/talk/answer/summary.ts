/** The summary, said once, and what it has to hold besides its fields: what the form would not send is kept in the visitor's words. */
import { type DraftField, detailedFieldOf, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { currentPlan, type Desk, hasAct, remark, say } from "#app/domain/talk/desk.ts";
import { cardMark, fingerprint, isListField, isSettled, plainOf, type TalkField, valuesSent } from "#app/domain/talk/plan/fields.ts";
import { sayPriceOfSummary } from "#app/domain/talk/prices.ts";
import { wishText } from "#app/domain/talk/remarks/wish-words.ts";
import { canBeHeld } from "#app/domain/talk/venue/hold.ts";
import { put } from "./ask.ts";
import { isOpenReply } from "./gate.ts";
import { asksForAll, asksToSee } from "./show.ts";

/** Keeps as remarks what sections of this form do not show, and days that wait for hours. */
export function keepUnsent(desk: Desk) {
  if (!desk.values.bookingDates) for (const { date } of desk.loose.days) remark(desk, date, "not_used", "preferredDate");
  if (currentPlan(desk).days.length === 0 && desk.loose.count && !wishText(desk.before.locale, currentPlan(desk)))
    remark(desk, desk.said.statements.find(({ slot }) => slot === "when")?.quote ?? `${desk.loose.count} d`, "length");
  if (valuesSent(desk.values, desk.form).form !== "detailed") return;
  const shown = new Set(evaluate(detailedValuesOf(plainOf(desk.values))).sections.flatMap(({ fields }) => fields));
  for (const [name, held] of Object.entries(desk.values)) {
    const field = name as TalkField;
    if (isListField(field) || !isDraftField(field) || !isSettled(held) || held.value === "false") continue;
    if (!shown.has(detailedFieldOf(field as DraftField))) remark(desk, held.evidence || held.value);
  }
}

const EXTRAS: readonly TalkField[] = [
  "mainRoomCapacity",
  "roomSetup",
  "courtReportingRequired",
  "needsInterpretation",
  "catering",
  "specialRequirements",
];
/** Nothing of the kind was said yet: the summary names what may be added. */
const areExtrasOpen = ({ values }: Desk) => EXTRAS.every((field) => !isSettled(values[field]));

/** All that is needed is there: the summary, once for the same content. */
export function sayNextOfSummary(desk: Desk) {
  keepUnsent(desk);
  const mark = fingerprint(desk.values, desk.form);
  const isShown = hasSeen(desk, mark) && desk.before.card === cardMark(desk.values, desk.form);
  // "No, nothing else" and "no thanks, it's fine" under a summary leave it as it is.
  const isWrong =
    hasAct(desk, "deny", "correct", "change") &&
    !hasAct(desk, "none", "confirm") &&
    desk.before.asked?.topic === "summary" &&
    desk.changes.length === 0;
  if (isShown && isWrong && put(desk, "change", [])) return;
  desk.asked = { topic: "summary", fields: [] };
  sayPriceOfSummary(desk);
  // What was saved on a card makes the summary above an old one.
  const isSaved = desk.says.some(({ kind }) => kind === "saved");
  const isWanted = isSaved || (hasAct(desk, "repeat") && (!asksToSee(desk) || asksForAll(desk)));
  const holdable = canBeHeld(desk);
  // Who still waits for an answer may order to send, and is not asked to.
  if (isShown && !isWanted && isOpenReply(desk)) {
    desk.asked = { topic: "change", fields: [] };
    return;
  }
  if (isShown && !isWanted) return say(desk, { kind: "ready", fingerprint: mark, changed: desk.changes.length > 0, holdable });
  const sent = valuesSent(desk.values, desk.form);
  say(desk, { kind: "summary", fingerprint: mark, ...sent, plan: currentPlan(desk), offersMore: areExtrasOpen(desk), holdable });
}

/**
 * True where the visitor has seen all of this: a summary showed it, or a summary showed the draft as it was, and every change since was said as it
 * was made. What the form has changed meanwhile was not.
 */
export function hasSeen({ before, rewound }: Desk, mark: string): boolean {
  return before.shown.includes(mark) || (!rewound && before.shown.includes(fingerprint(before.values, before.form)));
}
