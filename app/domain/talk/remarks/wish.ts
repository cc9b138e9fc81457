/** The wish for days as one remark for staff: written again whenever it changes, and gone with it. */
import { currentPlan, type Desk, hasAct } from "#app/domain/talk/desk.ts";
import { followUp } from "#app/domain/talk/follow.ts";
import { dropEntries, withRemark } from "#app/domain/talk/plan/entries.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { daysToOffer } from "#app/domain/talk/plan/fit.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { isWishText, wishText } from "./wish-words.ts";

/** Keeps what is wished for now. Nothing is said of it: the line of the period is read back. */
export function keepWish(desk: Desk) {
  // A day that another one has taken the place of is read from its line.
  if (currentPlan(desk).days.length > 0) desk.says = desk.says.filter((one) => one.kind !== "cleared" || !one.days);
  const text = wishText(desk.before.locale, currentPlan(desk));
  if (keepText(desk, text, isWishText) && text) answered(desk);
}

/** One remark of a kind, as it is now. False where it is so already. */
function keepText(desk: Desk, text: string | null, isOfKind: (text: string) => boolean): boolean {
  const known = entriesOf(desk.values, "remarks").filter((one) => isOfKind(one.text));
  if (known.length === (text ? 1 : 0) && known.every((one) => one.text === text)) return false;
  desk.values = dropEntries(desk.values, "remarks", (one) => isOfKind(one.text));
  if (text) desk.values = withRemark(desk.values, text);
  const evidence = desk.said.statements.find(({ slot }) => slot === "when")?.quote ?? text ?? "";
  desk.changes.push({ field: "remarks", value: desk.values.remarks?.value ?? null, evidence, reason: "stated" });
  return true;
}

/** A wish is the answer to the question for the day: free days are named once, and staff settle which. */
function answered(desk: Desk) {
  const { asked } = desk.before;
  if (!asked?.fields.includes("preferredDate") || asked.topic === "choice" || hasAct(desk, "skip", "unknown", "none")) return;
  const offers = daysToOffer(desk);
  // Free days have buttons once; who goes on wishing is not asked for a day again.
  const isAgain = wishText(desk.before.locale, planOf(desk.before.values, desk.before.loose)) !== null;
  if (offers.length === 0 || isAgain) followUp(desk, ["preferredDate"], "", true);
}
