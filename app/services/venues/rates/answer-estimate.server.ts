import { AppError } from "#app/domain/errors.ts";
import { checkEstimateRequest } from "#app/domain/estimate/estimate-request.ts";
import type { LimitedContext } from "#app/services/limited-context.ts";
import { estimateOfPlan, type PlanEstimate } from "./estimates.server.ts";

/** The estimate of a plan as a program sends it; counted. Throws `too_many_requests`, and `invalid_input` with an issue per field. */
export async function answerEstimate(context: LimitedContext, input: Readonly<Record<string, unknown>>): Promise<PlanEstimate> {
  await context.rateLimits.take("estimate");
  const check = checkEstimateRequest(input);
  if (!check.ok) throw new AppError("invalid_input", { issues: check.issues });
  return estimateOfPlan(context, check.values);
}
