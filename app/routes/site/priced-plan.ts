/** What an estimate at the review of a form without scripts is asked for. */
import { checkEstimateRequest } from "#app/domain/estimate/estimate-request.ts";
import { pricedValues } from "#app/domain/estimate/priced-fields.ts";
import type { PlanValues } from "#app/domain/hearing-plan/plan.ts";

/** Those of the form's values that a price depends on; null where one of them is wrong: the review is as good without an estimate. */
export function pricedPlan(values: Readonly<Partial<Record<string, string>>>): PlanValues | null {
  const check = checkEstimateRequest(pricedValues(values));
  return check.ok ? check.values : null;
}
