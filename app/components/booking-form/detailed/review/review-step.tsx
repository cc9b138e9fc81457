/** The review, fetched when the form is first touched; the server has it at hand, for those without scripts (see the fast form's). */
import { type ComponentProps, use } from "react";
import type { Review } from "./review.tsx";

let loaded: typeof Review | null = import.meta.env.SSR ? (await import("./review.tsx")).Review : null;
let loading: Promise<typeof Review> | null = null;

/** Fetches the review's code; once this has settled, `ReviewStep` renders at once. */
export function loadReview(): Promise<typeof Review> {
  loading ??= import("./review.tsx").then((module) => {
    loaded = module.Review;
    return loaded;
  });
  return loading;
}

export function ReviewStep(props: ComponentProps<typeof Review>) {
  const Loaded = loaded ?? use(loadReview());
  return <Loaded {...props} />;
}
