/** The place of what was given beyond the form. Most visitors have given nothing else: its code is fetched once there is something. */
import { type ComponentType, lazy, Suspense, useState } from "react";
import { ASKED_HERE } from "./fields.ts";
import type { FurtherValuesProps } from "./further-values.tsx";

/** At hand on the server: React would send a boundary's content hidden, for a script to reveal. */
const served: ComponentType<FurtherValuesProps> | null = import.meta.env.SSR ? (await import("./further-values.tsx")).FurtherValues : null;
const Further: ComponentType<FurtherValuesProps> =
  served ??
  lazy(() =>
    import("./further-values.tsx").then(
      ({ FurtherValues }): { default: ComponentType<FurtherValuesProps> } => ({ default: FurtherValues }),
      // Without a network the form goes on without the part; what was given is sent all the same.
      () => ({ default: () => null }),
    ),
  );

export function FurtherSlot(props: FurtherValuesProps) {
  const hasMore = props.lines.some(({ field }) => field !== ASKED_HERE);
  // A page that came with it waits with being taken over; one that hears of it later goes on meanwhile.
  const [came] = useState(hasMore);
  if (!hasMore) return null;
  if (came) return <Further {...props} />;
  return (
    <Suspense fallback={null}>
      <Further {...props} />
    </Suspense>
  );
}
