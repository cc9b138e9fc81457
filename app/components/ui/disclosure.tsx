import { classNames } from "./class-names.ts";

export interface DisclosureProps {
  /** A word or two on the screen. */
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
      <summary className="inline-flex min-h-6 items-center text-accent underline decoration-accent-line decoration-1 underline-offset-4 hover:decoration-current">
        <span aria-hidden="true">{label}</span>
        <span className="sr-only">{name}</span>
      </summary>
      <p className="mt-1 border-accent border-s-2 ps-3 text-soft">{children}</p>
    </details>
  );
}
