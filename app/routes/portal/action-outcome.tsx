import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/components/ui/icon.tsx";

interface ActionOutcomeProps {
  /** What the action answered with: each answer is said again. */
  of: unknown;
  /** False when somebody else was faster, and nothing was changed. */
  done: boolean;
  children: ReactNode;
}

/** What became of a press in a list. Takes focus, since the pressed button may be gone with its entry. */
export function ActionOutcome({ of, done, children }: ActionOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is said again
  useEffect(() => box.current?.focus(), [of, done]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className={`mt-8 flex items-start gap-3 border-s-4 px-5 py-4 ${done ? "border-success bg-success-wash" : "border-warning bg-warning-wash"}`}
    >
      <Icon name={done ? "check" : "info"} className="mt-1" />
      <p>{children}</p>
    </div>
  );
}
