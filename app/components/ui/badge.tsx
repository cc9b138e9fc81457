import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger" | "info";

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: "border-hairline bg-sunk text-ink",
  accent: "border-accent-line bg-accent-wash text-accent",
  success: "border-current/30 bg-success-wash text-success",
  warning: "border-current/30 bg-warning-wash text-warning",
  danger: "border-current/30 bg-danger-wash text-danger",
  info: "border-current/30 bg-info-wash text-info",
};

/** A state in a word; the tone only repeats it. */
export function Badge({ tone = "neutral", className, children }: { tone?: BadgeTone; className?: string; children: React.ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-sm border px-2 text-xs font-semibold leading-6 whitespace-nowrap",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
