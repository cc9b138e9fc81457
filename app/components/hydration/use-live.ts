import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's program runs: what only works with it is shown from then on, and what works without stays until then. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
