/** "What would that cost?": an estimate by the venue's rates, or what is missing for one. Where no rates are kept, no figure is promised. */
import type { EstimateNeed } from "#app/domain/talk/answer/says.ts";
import { detailedValuesOf } from "../booking/draft/draft-names.ts";
import type { DetailedValues } from "../booking/requests/detailed-fields.ts";
import { evaluate } from "../booking/rules/evaluate.ts";
import { pricedValues } from "../estimate/priced-fields.ts";
import { currentPlan, type Desk, say } from "./desk.ts";
import { isSettled, plainOf } from "./plan/fields.ts";

/** The answer of the catalogue that speaks of prices. */
export const PRICES = "prices";

/**
 * Says the estimate of what is noted, or what it needs; "none" without rates, "asked" where they have to be looked up first. `isOfOne`: the price of
 * one service is asked, which no estimate of the whole tells: "kept" where there are rates. A figure waits until the turn's values are settled
 * (`atLast`): what is said next to the question is in it.
 */
export function tellsPrice(desk: Desk, isOfOne = false, atLast = false): "said" | "asked" | "none" | "kept" {
  if (desk.booking) return "none";
  const missing = missingFor(desk);
  const values = missing.length > 0 ? sample(desk) : valuesOf(desk);
  const key = JSON.stringify(values);
  const known = desk.world.facts.estimate;
  if (!known || !Object.hasOwn(known, key)) {
    desk.lookups.push({ kind: "estimate", key, values });
    return "asked";
  }
  const receipt = known[key];
  if (!receipt) return "none";
  if (isOfOne) return "kept";
  if (missing.length === 0 && !atLast) {
    if (!desk.told.includes(PROMISED)) desk.told.push(PROMISED);
    return "said";
  }
  if (desk.says.every(({ kind }) => kind !== "estimate" && kind !== "estimate_needs"))
    say(desk, missing.length > 0 ? { kind: "estimate_needs", fields: missing } : { kind: "estimate", receipt });
  desk.told = desk.told.filter((key) => key !== PROMISED);
  if (missing.length > 0) desk.told.push(PROMISED);
  return "said";
}

/** An estimate was promised for when the plan is known. */
const PROMISED = "price_promised";

/** Says the estimate that was promised, as soon as all that it needs is noted. */
export function givePromisedPrice(desk: Desk) {
  if (desk.told.includes(PROMISED) && missingFor(desk).length === 0) tellsPrice(desk, false, true);
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

/** What is noted, with what follows from it by the rules, and with the lists and meals that a price depends on. */
function valuesOf({ values }: Desk): DetailedValues {
  const { onSomeDays, catering, people } = values;
  return {
    ...evaluate(detailedValuesOf(plainOf(values))).values,
    ...pricedValues({ onSomeDays: onSomeDays?.value, catering: catering?.value, people: people?.value }),
  };
}

/** A plan that says whether rates are kept where the hearing may be: no figure of it is shown. */
function sample({ values, world }: Desk): DetailedValues {
  const [first] = world.venues;
  const location = isSettled(values.location) ? values.location.value : (first?.id ?? "");
  return { location, locationType: "in_person", bookingType: "single", bookingDate: world.today, mainRoomCapacity: "2" };
}
