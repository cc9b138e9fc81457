import { classNames } from "./class-names.ts";

/** A turning arc next to words that say what is happening; alone it says nothing, so it is hidden from readers. */
export function Spinner({ className, size = 18 }: { className?: string; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 20 20" className={classNames("shrink-0 animate-turn", className)}>
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
