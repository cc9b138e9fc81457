/** "What would that cost?": an estimate by the venue's rates, or what is missing for one. Where no rates are kept, no figure is promised. */
import type { EstimateNeed } from "#app/domain/talk/answer/says.ts";
import { detailedValuesOf } from "../booking/draft/draft-names.ts";
import type { DetailedValues } from "../booking/requests/detailed-fields.ts";
import { evaluate } from "../booking/rules/evaluate.ts";
import { pricedValues } from "../estimate/priced-fields.ts";
import { currentPlan, type Desk, say } from "./desk.ts";
import { isSettled, plainOf, valuesSent } from "./plan/fields.ts";
import type { Receipt } from "./receipts.ts";

/**
 * Promises the estimate, and says what it needs; "none" without rates, "asked" where they have to be looked up first. It is said at the end of the turn:
 * what is said next to the question is in it. `by`: every day or every thing is asked for. `isOfOne`: the price of one service is asked, which no estimate of the whole tells: "kept" where there are rates.
 */
export function promisePrice(desk: Desk, isOfOne = false, by?: PriceRows): "said" | "asked" | "none" | "kept" {
  if (desk.booking) return "none";
  const missing = missingFor(desk);
  const receipt = estimateOf(desk, missing.length > 0 ? sample(desk) : valuesOf(desk));
  if (receipt === undefined) return "asked";
  if (receipt === null) return "none";
  if (isOfOne) return "kept";
  const key = by ? PROMISED_BY + by : PROMISED;
  if (!desk.told.includes(key)) desk.told.push(key);
  if (missing.length > 0 && desk.says.every(({ kind }) => kind !== "estimate_needs"))
    say(desk, { kind: "estimate_needs", fields: missing });
  return "said";
}

/** A key of what was said once: an estimate is said as soon as the plan is known. */
const PROMISED = "price_promised";
const PROMISED_BY = "price_promised:";
/** What an estimate is said by. */
export type PriceRows = "day" | "item";

/** Says the estimate that was promised, as soon as all that it needs is noted. */
export function givePromisedPrice(desk: Desk) {
  const promised = desk.told.filter((key) => key.startsWith(PROMISED));
  if (desk.booking || promised.length === 0 || missingFor(desk).length > 0) return;
  const receipt = estimateOf(desk, valuesOf(desk));
  if (!receipt) return;
  desk.told = desk.told.filter((key) => !promised.includes(key));
  const by = (["day", "item"] as const).filter((one) => promised.includes(PROMISED_BY + one));
  for (const one of by) tellRows(desk, receipt, one);
  if (by.length === 0) tell(desk, receipt);
}

/** A key of the price that was said last. */
const PRICED = "priced:";

const amountOf = (receipt: Receipt<"estimate">): string => `${receipt.estimate.totalCents}`;

/** The total; one that was said before answers no other question, so how it comes about is said instead. */
function tell(desk: Desk, receipt: Receipt<"estimate">) {
  if (desk.before.told.includes(PRICED + amountOf(receipt)))
    return tellRows(desk, receipt, currentPlan(desk).days.length > 1 ? "day" : "item");
  keepTold(desk, receipt);
  if (desk.says.every(({ kind }) => kind !== "estimate")) say(desk, { kind: "estimate", receipt });
}

/** Every day, or every thing, with what it comes to. */
function tellRows(desk: Desk, receipt: Receipt<"estimate">, by: PriceRows) {
  keepTold(desk, receipt);
  if (desk.says.every((one) => one.kind !== "estimate_rows" || one.by !== by))
    say(desk, { kind: "estimate_rows", by, receipt, sent: desk.booking !== null });
}

function keepTold(desk: Desk, receipt: Receipt<"estimate">) {
  desk.told = [...desk.told.filter((key) => !key.startsWith(PRICED)), PRICED + amountOf(receipt)];
}

/** The same of a request that is in, for its owner; "none" without rates, "asked" where they have to be looked up first. */
export function sayPriceOfSent(desk: Desk, by: PriceRows): "said" | "asked" | "none" {
  if (!desk.booking?.owned || desk.booking.cancelled) return "none";
  const receipt = estimateSupposing(desk);
  if (!receipt) return receipt === undefined ? "asked" : "none";
  tellRows(desk, receipt, by);
  return "said";
}

/** What it will cost is known before it is confirmed, as on the form: next to a summary, where nobody has asked for it, and again once it is another price. */
export function sayPriceOfSummary(desk: Desk) {
  if (missingFor(desk).length > 0) return;
  const receipt = estimateOf(desk, valuesOf(desk));
  if (!receipt || desk.told.includes(PRICED + amountOf(receipt))) return;
  // Next to the price of one thing the total is in the same sentence.
  const isSaid = desk.says.some((one) => one.kind === "estimate_part" && one.totalCents !== null);
  if (isSaid) keepTold(desk, receipt);
  else tell(desk, receipt);
}

/**
 * The estimate of the plan, or of the plan as it would be; null without rates or while something is missing, undefined where it has to be
 * looked up first.
 */
export function estimateSupposing(
  desk: Desk,
  change: (values: DetailedValues) => DetailedValues = (values) => values,
): Receipt<"estimate"> | null | undefined {
  return missingFor(desk).length > 0 ? null : estimateOf(desk, change(valuesOf(desk)));
}

/** The estimate of what a question itself says, while the plan has too little for one: a city and for how many people; null where these are unknown. */
export function estimateOfQuestion(
  desk: Desk,
  asked: { location: string | undefined; people: number | undefined },
  change: (values: DetailedValues) => DetailedValues,
): Receipt<"estimate"> | null | undefined {
  const values = valuesOf(desk);
  const location = values.location || asked.location;
  const mainRoomCapacity = values.mainRoomCapacity || (asked.people ? String(asked.people) : undefined);
  if (!location || !mainRoomCapacity) return null;
  return estimateOf(desk, change({ ...values, location, mainRoomCapacity, locationType: values.locationType || "in_person" }));
}

/** The estimate of these values; null without rates, undefined where it has to be looked up first. */
function estimateOf(desk: Desk, values: DetailedValues): Receipt<"estimate"> | null | undefined {
  const key = JSON.stringify(values);
  const known = desk.world.facts.estimate;
  if (known && Object.hasOwn(known, key)) return known[key];
  desk.lookups.push({ kind: "estimate", key, values });
  return undefined;
}

/** Days, a city and how many people, of whom a virtual hearing needs the days alone. */
function missingFor(desk: Desk): EstimateNeed[] {
  const { location, locationType, mainRoomCapacity } = desk.values;
  const isVirtual = isSettled(locationType) && locationType.value === "virtual";
  return [
    ...(currentPlan(desk).days.length === 0 ? ["preferredDate" as const] : []),
    ...(isVirtual || isSettled(location) ? [] : ["location" as const]),
    ...(isVirtual || isSettled(mainRoomCapacity) ? [] : ["mainRoomCapacity" as const]),
  ];
}

/**
 * What would be sent, with the lists and meals that a price depends on. What follows from it by the rules is of the detailed request alone: the
 * fast one asks for no more than was said, and its confirmation prices no more.
 */
function valuesOf({ values, form }: Desk): DetailedValues {
  const { onSomeDays, catering, people } = values;
  const sent = valuesSent(values, form);
  const plain = detailedValuesOf(plainOf(sent.values));
  return {
    ...(sent.form === "detailed" ? evaluate(plain).values : plain),
    ...pricedValues({ onSomeDays: onSomeDays?.value, catering: catering?.value, people: people?.value }),
  };
}

/** A plan that says whether rates are kept where the hearing may be: no figure of it is shown. */
function sample({ values, world }: Desk): DetailedValues {
  const [first] = world.venues;
  const location = isSettled(values.location) ? values.location.value : (first?.id ?? "");
  return { location, locationType: "in_person", bookingType: "single", bookingDate: world.today, mainRoomCapacity: "2" };
}
