import { classNames } from "./class-names.ts";

export interface DisclosureProps {
  /** A sign or a word on the screen. */
  label: React.ReactNode;
  /** The button's whole name, for those who hear it without its surroundings; unique on the page. */
  name: string;
  className?: string;
  children: React.ReactNode;
}

/** A short answer, unfolded where it is asked for: the browser's own, so that it needs no script. */
export function Disclosure({ label, name, className, children }: DisclosureProps) {
  return (
    <details className={classNames("text-sm open:basis-full", className)}>
      <summary className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-full border border-hairline-strong px-1.5 font-semibold text-accent text-xs hover:border-accent hover:bg-accent-wash">
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">{name}</span>
      </summary>
      <p className="mt-1 border-accent border-s-2 ps-3 text-soft">{children}</p>
    </details>
  );
}
