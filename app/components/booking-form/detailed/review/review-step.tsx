/** The review, fetched when the form is first touched; the server has it at hand, for those without scripts (see the fast form's). */
import type { ComponentProps } from "react";
import { LatePart, late } from "#app/components/hydration/late-part.tsx";
import { UnreachablePart } from "#app/components/hydration/unreachable-part.tsx";
import type { Review } from "./review.tsx";

type ReviewProps = ComponentProps<typeof Review>;

const REVIEW = late<ReviewProps>({
  name: "review",
  fetch: async () => (await import("./review.tsx")).Review,
  failed: UnreachablePart,
  served: import.meta.env.SSR ? (await import("./review.tsx")).Review : null,
});

/** Fetches the review's code; once this has settled, `ReviewStep` renders at once. */
export const loadReview = REVIEW.load;

export function ReviewStep(props: ReviewProps) {
  return <LatePart of={REVIEW} given={props} />;
}
