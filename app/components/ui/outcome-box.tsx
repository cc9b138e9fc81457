import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

const LOOKS = {
  success: { look: "border-success bg-success-wash", icon: "check" },
  warning: { look: "border-warning bg-warning-wash", icon: "info" },
  danger: { look: "border-danger bg-danger-wash", icon: "alert" },
} as const;

/**
 * What became of a press: takes the focus, since the pressed button may be gone. Give it a `key` that differs for each
 * outcome, so that each is announced again.
 */
export function OutcomeBox({ tone, children }: { tone: keyof typeof LOOKS; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { look, icon } = LOOKS[tone];
  return (
    <div
      ref={box}
      role={tone === "danger" ? "alert" : "status"}
      tabIndex={-1}
      className={`flex items-start gap-3 border-l-4 px-5 py-4 ${look}`}
    >
      <Icon name={icon} className="mt-1" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
