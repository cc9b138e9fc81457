/** The place of what was given beyond the form. Most visitors have given nothing else: its code is fetched once there is something. */
import { Suspense, useState } from "react";
import { LatePart, late } from "../hydration/late-part.tsx";
import { ASKED_HERE } from "./fields.ts";
import type { FurtherValuesProps } from "./further-values.tsx";

const FURTHER = late<FurtherValuesProps>({
  name: "further",
  fetch: async () => (await import("./further-values.tsx")).FurtherValues,
  // Without a network the form goes on without the part; what was given is sent all the same.
  failed: () => null,
  served: import.meta.env.SSR ? (await import("./further-values.tsx")).FurtherValues : null,
});

export function FurtherSlot(props: FurtherValuesProps) {
  const hasMore = props.lines.some(({ field }) => field !== ASKED_HERE);
  // A page that came with it waits with being taken over; one that hears of it later goes on meanwhile.
  const [came] = useState(hasMore);
  if (!hasMore) return null;
  if (came) return <LatePart of={FURTHER} given={props} />;
  return (
    <Suspense fallback={null}>
      <LatePart of={FURTHER} given={props} />
    </Suspense>
  );
}
