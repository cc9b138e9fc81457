/** One day of a month: a button where it can be had; else what it is, which the keyboard still reaches once scripts run. */
import type { ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { canBeHad, type MonthDay } from "#app/domain/hearing-plan/month.ts";
import { DaySign } from "./day-sign.tsx";
import type { DayText } from "./day-text.ts";

interface DayCellProps {
  day: MonthDay;
  text: DayText;
  /** Chosen, or lying between the first and the last day of a chosen run. */
  mark: "chosen" | "within" | null;
  /** The one day of the month that the Tab key reaches; null while no script runs. */
  reached: boolean | null;
  /** Name of the form's field by which a press is posted without scripts. */
  name: string;
  onChoose(): void;
  onLook(): void;
}

const BOX = "relative flex w-full min-h-16 flex-col items-center justify-center gap-0.5 rounded-sm border px-0.5 py-1 leading-none";
const LOOKS = {
  free: "border-hairline bg-raised text-accent hover:border-accent hover:bg-accent-wash",
  part: "border-hairline-strong border-dashed bg-raised text-accent hover:border-accent hover:bg-accent-wash",
  full: "border-transparent bg-sunk text-soft",
  closed: "border-transparent text-soft",
} as const;

const CHOSEN = "border-accent bg-accent text-on-accent";
const WITHIN = "border-accent-line bg-accent-wash text-accent hover:border-accent";

export function DayCell({ day, text, mark, reached, name, onChoose, onLook }: DayCellProps) {
  const { date, state } = day;
  // Of a row the closed days are left out.
  const look = mark === "chosen" ? CHOSEN : mark === "within" && state !== "closed" ? WITHIN : LOOKS[state];
  const shared = { "data-day": date, onFocus: onLook, onMouseEnter: onLook, className: classNames(BOX, look) };
  const content: ReactNode = (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          "tabular text-base leading-5",
          state === "closed" ? "" : "font-semibold",
          mark !== "chosen" && state !== "closed" && "text-ink",
        )}
      >
        {Number(date.slice(8))}
      </span>
      <span aria-hidden="true" className="flex max-w-full items-center gap-x-1 text-xs leading-4 @max-lg:flex-col">
        <DaySign state={state} chosen={mark === "chosen"} />
        <span className={state === "closed" ? "sr-only @lg:not-sr-only" : "@max-lg:text-[0.6875rem]"}>{text.word}</span>
      </span>
      <span className="sr-only">{text.sentence}</span>
    </>
  );
  const tabs = reached === null ? {} : { tabIndex: reached ? 0 : -1 };
  if (!canBeHad(day) && mark !== "chosen") {
    if (reached === null) return <div className={shared.className}>{content}</div>;
    return (
      <button type="button" aria-disabled="true" {...shared} {...tabs}>
        {content}
      </button>
    );
  }
  return (
    <button
      type="submit"
      name={name}
      value={`day:${date}`}
      {...shared}
      {...tabs}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {content}
    </button>
  );
}
