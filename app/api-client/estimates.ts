/** What a plan is likely to cost, over the wire, in words. */
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import type { EstimateAnswer, EstimateView } from "#app/domain/estimate/estimate-view.ts";
import { request } from "./request.ts";

/** Asks for the estimate of these values in the page's language, and for what it still needs. Throws `ApiError`, and whatever an aborted request throws. */
export async function askEstimate(values: Readonly<Partial<Record<string, string>>>, signal: AbortSignal): Promise<EstimateAnswer> {
  const { text, need } = await request<{ estimate: Estimate | null; text: EstimateView | null; need: EstimateAnswer["need"] }>(
    "/api/estimates",
    {
      method: "POST",
      body: values,
      signal,
    },
  );
  return { view: text, need };
}
