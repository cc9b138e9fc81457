import type { ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";

interface FactProps {
  label: ReactNode;
  /** A number, set large. */
  figure?: ReactNode;
  /** Words, set as text. */
  value?: ReactNode;
  note?: ReactNode;
  /** Takes the whole line on a phone. */
  wide?: boolean;
}

/** One key fact of a venue, under its rule. */
export function Fact({ label, figure, value, note, wide = false }: FactProps) {
  return (
    <div className={classNames("border-t border-accent pt-3", wide && "max-sm:col-span-2")}>
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-1">
        {figure !== undefined && <span className="block font-serif text-4xl lining-nums">{figure}</span>}
        {value && <span className="mt-1 block font-serif text-lg lining-nums">{value}</span>}
        {note && <span className="mt-1 block text-sm text-soft">{note}</span>}
      </dd>
    </div>
  );
}
