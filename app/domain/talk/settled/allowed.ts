/** What the rules of the form allow: nothing else is offered, and why something is refused is said. */
import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { type Desk, remark, say } from "#app/domain/talk/desk.ts";
import { cleanValue, isAllowed, isListField, plainOf } from "#app/domain/talk/plan/fields.ts";
import { type Entry, entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { Deed, Point } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";

const takenBy = (deed: Deed): Statement[] =>
  deed.do === "several" ? deed.deeds.flatMap(takenBy) : deed.do === "take" ? [deed.statement] : [];

/** What of a deed the rules would take back at once. */
const refusedOf = ({ values, form }: Desk, deed: Deed): Entry[] =>
  takenBy(deed).flatMap((one) => {
    const entries = entriesIn(one);
    return isAllowed(values, form, entries) ? [] : entries;
  });

/** The point with the options that the rules allow now; null where none of its values is: why is said, and the words are kept. */
export function allowedPoint(desk: Desk, point: Point): Point | null {
  const refused = point.options.filter(({ deed }) => refusedOf(desk, deed).length > 0);
  if (refused.length === 0) return point;
  const options = point.options.filter((one) => !refused.includes(one));
  if (options.some(({ deed }) => takenBy(deed).length > 0)) return { ...point, options };
  const [first] = refused.flatMap(({ deed }) => refusedOf(desk, deed));
  if (first) sayRefused(desk, first);
  remark(desk, point.quote, "not_used");
  return null;
}

/** Says that the rules do not take a value, and which of them, where one holds another. */
export function sayRefused(desk: Desk, { field, value }: Entry) {
  const { form, values } = desk;
  if (cleanValue(form, field, value) === null) return say(desk, { kind: "invalid", field, quote: value });
  const name = isListField(field) || field === "catering" ? null : detailedFieldOf(field as DraftField);
  const locks = form === "detailed" && name ? evaluate(detailedValuesOf(plainOf(values))).locked : null;
  const because = (name && locks?.get(name)) ?? null;
  say(desk, { kind: "ruled", field, value, because });
}
