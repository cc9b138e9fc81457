/** What a plan is likely to cost, over the wire, in words. */
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import type { EstimateView } from "#app/domain/estimate/estimate-view.ts";
import { request } from "./request.ts";

/** Asks for the estimate of these values in the page's language; null where there is none. Throws `ApiError`, and whatever an aborted request throws. */
export async function askEstimate(values: Readonly<Partial<Record<string, string>>>, signal: AbortSignal): Promise<EstimateView | null> {
  const { text } = await request<{ estimate: Estimate | null; text: EstimateView | null }>("/api/estimates", {
    method: "POST",
    body: values,
    signal,
  });
  return text;
}
