import { classNames } from "#app/components/ui/class-names.ts";
import { monogramOf } from "#app/domain/people/roster/roster.ts";

/** A person's initials in two rings, as on a seal: in the place of a photograph, and decoration next to the name. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={classNames("size-14 shrink-0", className)}>
      <circle cx="32" cy="32" r="31" fill="none" strokeWidth="1" className="stroke-accent-line" />
      <circle cx="32" cy="32" r="27" strokeWidth="1" className="fill-accent-wash stroke-accent-line" />
      <text x="32" y="39" textAnchor="middle" fontSize="20" letterSpacing="0.5" className="fill-accent font-serif">
        {monogramOf(name)}
      </text>
    </svg>
  );
}
