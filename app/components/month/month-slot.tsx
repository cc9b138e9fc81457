/**
 * Under a date: the way to the month of free days. With scripts it unfolds and is looked up; without, its button posts the form,
 * which comes back with the month in it and everything that was typed.
 */
import { Trans } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { LatePart, late } from "#app/components/hydration/late-part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import type { AskedMonth } from "#app/domain/venue/asked-day.ts";
import type { MonthPanelProps } from "./month-panel.tsx";

/** Without a network the date can be typed as before, and the next look tries again. */
const PANEL = late<MonthPanelProps>({
  name: "month",
  fetch: async () => (await import("./month-panel.tsx")).MonthPanel,
  failed: () => null,
  served: import.meta.env.SSR ? (await import("./month-panel.tsx")).MonthPanel : null,
});

/** One form has one month at a time. */
const ID = "free-days";

interface MonthSlotProps extends Omit<MonthPanelProps, "asked" | "posted" | "name"> {
  /** Null where there is no venue of ours to show. */
  asked: AskedMonth | null;
  /** Of a page without scripts: the month that was asked for, null where no venue of ours was named yet. */
  posted?: MonthView | null | undefined;
  /** Name of the form's field by which its buttons are posted. */
  name?: string;
  /** What is chosen with a press, where that is more than one day. */
  hint?: string | undefined;
  className?: string;
  /** Unfolded from the start, once scripts run. */
  unfolded?: boolean;
}

export function MonthSlot({ asked, posted, name = "intent", hint, className, unfolded = false, ...panel }: MonthSlotProps) {
  const [open, setOpen] = useState(unfolded || Boolean(posted));
  // Without scripts nobody knows which venue has been chosen since: it is asked when the button is pressed.
  if (!asked && panel.live) return null;
  const shown = asked && (panel.live ? open : posted);
  return (
    <div className={classNames("grid gap-3 print:hidden", className)}>
      <Button
        type="submit"
        name={name}
        value="days:"
        size="sm"
        variant="secondary"
        className="justify-self-start"
        {...(panel.live ? { "aria-expanded": open, "aria-controls": ID } : {})}
        onClick={(event) => {
          event.preventDefault();
          void PANEL.load();
          setOpen(!open);
        }}
      >
        <Icon name="calendar" size={18} />
        {open && panel.live ? <Trans>Hide free days</Trans> : <Trans>See free days</Trans>}
      </Button>
      {posted === null && !asked ? (
        <p role="status">
          <Trans>Choose one of our venues first: then its free days are shown here.</Trans>
        </p>
      ) : null}
      <div id={ID}>
        {shown ? (
          <>
            {hint ? <p className="mb-2 text-soft text-sm">{hint}</p> : null}
            {posted ? (
              <LatePart of={PANEL} given={{ ...panel, asked, posted, name }} />
            ) : (
              <Suspense fallback={<div className="min-h-80" />}>
                <LatePart of={PANEL} given={{ ...panel, asked, name }} />
              </Suspense>
            )}
          </>
        ) : null}
      </div>
    </div>
  );
}
