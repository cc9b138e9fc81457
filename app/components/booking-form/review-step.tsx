/**
 * The review, fetched when the form is first touched. The server has it at hand, for those without scripts, and
 * renders it without a Suspense boundary: React would send a boundary's content hidden, for a script to reveal.
 */
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
  // Only a page that was served at this step gets here before the code: it waits with being taken over.
  const Loaded = loaded ?? use(loadReview());
  return <Loaded {...props} />;
}
