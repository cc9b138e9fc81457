import type { ReactNode } from "react";
import { classNames } from "#app/components/ui/class-names.ts";

interface RegisterProps {
  /** Anchor of the section. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** On the darker paper, between hairlines. */
  sunk?: boolean;
  /** `RegisterEntry`s. */
  children: ReactNode;
}

/** A section set like a register: its title at the left, its entries at the right. */
export function Register({ id, title, lead, sunk = false, children }: RegisterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames("border-t border-hairline", sunk && "border-b bg-sunk")}>
      <div className="page grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id={`${id}-title`} className="text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-4 max-w-96 text-soft">{lead}</p>}
        </div>
        <ul>{children}</ul>
      </div>
    </section>
  );
}

/** One entry: what it is, and what there is to say of it. */
export function RegisterEntry({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hairline py-6 first:border-t-0 first:pt-1 md:grid-cols-[1fr_1.6fr]">
      <h3 className="text-xl">{name}</h3>
      <p className="text-soft">{children}</p>
    </li>
  );
}
