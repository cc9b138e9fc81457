/** The place of a venue's rooms in a form. Their code is fetched once there is a venue to look at, and only by a live page. */
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import type { AskedMonth } from "#app/domain/venue/asked-day.ts";

const SuitingRooms = lazy(async () => {
  try {
    return await import("./suiting-rooms.tsx");
  } catch {
    // Without a network the form goes on without the list.
    return { default: () => null };
  }
});

interface RoomsSlotProps {
  /** Null where there is no venue of ours to show. */
  asked: AskedMonth | null;
  /** False until scripts run. */
  live: boolean;
  className?: string;
}

export function RoomsSlot({ asked, live, className }: RoomsSlotProps) {
  return (
    <div aria-live="polite" className={classNames("empty:hidden", className)}>
      {asked && live ? (
        <Suspense fallback={null}>
          <SuitingRooms asked={asked} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The same where rooms are not what the form asks about: shown on demand. */
export function FoldedRooms({ asked, live }: RoomsSlotProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!asked || !live) return null;
  return (
    <div className="grid gap-3 print:hidden">
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? <Trans>Hide the rooms</Trans> : <Trans>See the rooms</Trans>}
      </Button>
      <div id={id}>{open ? <RoomsSlot asked={asked} live={live} /> : null}</div>
    </div>
  );
}
