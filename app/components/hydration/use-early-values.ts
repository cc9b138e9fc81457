import { useLayoutEffect, useState } from "react";
import { useLive } from "./use-live.ts";

/**
 * What `read` finds in the served form that React takes over: while it renders, and once more when it has, since people go on typing
 * in between. `read` gives what differs from what the server wrote.
 */
export function useEarlyValues<T extends object>(read: () => T): T {
  const live = useLive();
  const [early, setEarly] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the commit of the hydration
  useLayoutEffect(() => {
    const later = live ? {} : read();
    if (Object.keys(later).length > 0) setEarly((held) => ({ ...held, ...later }));
  }, []);
  return early;
}
