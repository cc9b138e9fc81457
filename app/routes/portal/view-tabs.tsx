import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/components/ui/class-names.ts";

interface TabsProps {
  /** What they choose between, for who does not see them. */
  label: string;
  tabs: readonly { to: string; name: ReactNode; current: boolean; count?: ReactNode }[];
  /** Next to a heading of their own, within a page. */
  small?: boolean;
  /** Choosing one leaves the page where it is scrolled to. */
  inPlace?: boolean;
  className?: string;
}

/** Ways of looking at one thing, each with an address of its own, so that they work without a script and can be kept. */
export function Tabs({ label, tabs, small = false, inPlace = false, className }: TabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={classNames("flex flex-wrap", small ? "gap-x-6" : "gap-x-7")}>
        {tabs.map(({ to, name, current, count }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset={inPlace}
              aria-current={current ? "page" : undefined}
              className={classNames(
                "inline-flex items-center gap-2 text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)]",
                small ? "min-h-11 text-sm" : "min-h-12",
              )}
            >
              {name}
              {count !== undefined && <span className="tabular text-sm">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The views of one page, at the foot of the page's header. */
export function ViewTabs({ label, tabs }: Pick<TabsProps, "label" | "tabs">) {
  return <Tabs label={label} tabs={tabs} className="no-print mt-6 -mb-6" />;
}
