import type { ReactNode } from "react";
import { Link } from "react-router";

interface ViewTabsProps {
  /** What they choose between, for who does not see them. */
  label: string;
  tabs: readonly { to: string; name: ReactNode; current: boolean }[];
}

/** Ways of looking at one page, each with an address of its own, at the foot of the page's header. */
export function ViewTabs({ label, tabs }: ViewTabsProps) {
  return (
    <nav aria-label={label} className="no-print mt-6 -mb-6">
      <ul className="flex flex-wrap gap-x-7">
        {tabs.map(({ to, name, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? "page" : undefined}
              className="inline-flex min-h-12 items-center text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)]"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
