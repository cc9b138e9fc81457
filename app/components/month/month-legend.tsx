import { useLingui } from "@lingui/react/macro";
import { MONTH_DAY_STATES, type MonthDayState } from "#app/domain/hearing-plan/month.ts";
import { DaySign } from "./day-sign.tsx";

/** What the signs of a month mean. */
export function MonthLegend() {
  const { t } = useLingui();
  const words: Readonly<Record<MonthDayState, string>> = {
    free: t`Free`,
    part: t`Free for part of the day`,
    full: t`Full`,
    closed: t`Closed`,
  };
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 border-hairline border-t pt-2 text-soft text-sm">
      {MONTH_DAY_STATES.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <DaySign state={state} />
          {words[state]}
        </li>
      ))}
    </ul>
  );
}
