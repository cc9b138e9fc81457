import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { StaffTaskRecord, TaskMove } from "#app/domain/booking/staff-task.ts";
import { formatInstant } from "#app/i18n/dates.ts";

interface OutcomeProps {
  task: StaffTaskRecord;
  move: TaskMove;
  /** False when somebody else was faster. */
  made: boolean;
  zone: string;
}

/** What became of a press. Takes focus, since the pressed button may be gone with its task. */
export function Outcome({ task, move, made, zone }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is told anew
  useEffect(() => box.current?.focus(), [task]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={`mt-8 flex items-start gap-3 border-s-4 px-5 py-4 ${made ? "border-success bg-success-wash" : "border-warning bg-warning-wash"}`}
    >
      <Icon name={made ? "check" : "info"} className="mt-1" />
      <p>{made ? <Made task={task} move={move} /> : <Faster task={task} zone={zone} />}</p>
    </div>
  );
}

function Made({ task, move }: Pick<OutcomeProps, "task" | "move">) {
  const { t } = useLingui();
  const name = task.contact.name || task.contact.phone || t`the visitor`;
  switch (move) {
    case "take":
      return <Trans>You have taken what was promised to {name}.</Trans>;
    case "release":
      return <Trans>What was promised to {name} is in nobody’s hands again.</Trans>;
    default:
      return <Trans>What was promised to {name} is done.</Trans>;
  }
}

function Faster({ task, zone }: Pick<OutcomeProps, "task" | "zone">) {
  const { i18n } = useLingui();
  const { done, taken } = task;
  if (done) {
    const at = formatInstant(i18n.locale, done.at, zone);
    return <Trans>This was done already: {at}. Nothing was changed.</Trans>;
  }
  if (taken) {
    const { name } = taken;
    return <Trans>{name} has taken this meanwhile. Nothing was changed.</Trans>;
  }
  return <Trans>This is in nobody’s hands any more. Nothing was changed.</Trans>;
}
