/** At the review: what the plan is likely to cost. Nothing where there is no estimate; a request without one can be sent as well. */
import { useEffect, useState } from "react";
import { askEstimate } from "#app/api-client/estimates.ts";
import type { EstimateView } from "#app/domain/estimate/estimate-view.ts";
import { pricedValues } from "#app/domain/estimate/priced-fields.ts";
import { EstimatePanel } from "./estimate-panel.tsx";

interface ReviewEstimateProps {
  values: Readonly<Partial<Record<string, string>>>;
  /** As the server knew it when it made this page, for readers without scripts. */
  initial: EstimateView | null;
  level: 2 | 3;
}

export function ReviewEstimate({ values, initial, level }: ReviewEstimateProps) {
  const asked = JSON.stringify(pricedValues(values));
  const [known, setKnown] = useState<{ of: string; view: EstimateView | null }>({ of: asked, view: initial });
  useEffect(() => {
    const abort = new AbortController();
    askEstimate(JSON.parse(asked), abort.signal).then(
      (view) => setKnown({ of: asked, view }),
      // What was asked last is shown no more once the answers have changed; without an answer nothing is.
      () => undefined,
    );
    return () => abort.abort();
  }, [asked]);
  const view = known.of === asked ? known.view : null;
  return <div aria-live="polite">{view ? <EstimatePanel view={view} level={level} /> : null}</div>;
}
