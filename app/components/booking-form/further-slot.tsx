/** The place of what was told beyond the form. Most visitors have told nothing there: its code is fetched once there is something. */
import { type ComponentType, lazy, Suspense, useState } from "react";
import { ASKED_HERE } from "./fields.ts";
import type { FurtherToldProps } from "./further-told.tsx";

/** At hand on the server: React would send a boundary's content hidden, for a script to reveal. */
const served: ComponentType<FurtherToldProps> | null = import.meta.env.SSR ? (await import("./further-told.tsx")).FurtherTold : null;
const Told: ComponentType<FurtherToldProps> =
  served ??
  lazy(() =>
    import("./further-told.tsx").then(
      ({ FurtherTold }): { default: ComponentType<FurtherToldProps> } => ({ default: FurtherTold }),
      // Without a network the form goes on without the part; what was told is sent all the same.
      () => ({ default: () => null }),
    ),
  );

export function FurtherSlot(props: FurtherToldProps) {
  const isTold = props.lines.some(({ field }) => field !== ASKED_HERE);
  // A page that came with it waits with being taken over; one that hears of it later goes on meanwhile.
  const [came] = useState(isTold);
  if (!isTold) return null;
  if (came) return <Told {...props} />;
  return (
    <Suspense fallback={null}>
      <Told {...props} />
    </Suspense>
  );
}
