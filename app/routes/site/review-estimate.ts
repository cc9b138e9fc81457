/** The estimate at the review of a form without scripts. */
import type { RouterContextProvider } from "react-router";
import { i18nContext, servicesContext } from "#app/context.ts";
import { checkEstimateRequest } from "#app/domain/estimate/estimate-request.ts";
import type { EstimateAnswer } from "#app/domain/estimate/estimate-view.ts";
import { pricedValues } from "#app/domain/estimate/priced-fields.ts";
import { loggable } from "#app/domain/loggable.ts";
import { estimateAnswer } from "#app/i18n/detailed/estimate-view.ts";

/** The estimate of the form's values; null where it cannot be made: the review is as good without. */
export async function reviewEstimate(
  values: Readonly<Partial<Record<string, string>>>,
  context: Readonly<RouterContextProvider>,
): Promise<EstimateAnswer | null> {
  const check = checkEstimateRequest(pricedValues(values));
  if (!check.ok) return null;
  try {
    return estimateAnswer(context.get(i18nContext), await context.get(servicesContext).estimates.ofPlan(check.values));
  } catch (error) {
    console.error(loggable(error));
    return null;
  }
}
