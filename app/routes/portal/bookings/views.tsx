import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

export type View = "list" | "day" | "week";

/** The list, a day or a week: one page in three ways. `on` keeps the day that is looked at, `venue` the rooms. */
export function Views({ view, on, venue }: { view: View; on?: string; venue?: string }) {
  const { t } = useLingui();
  const names: Readonly<Record<View, ReactNode>> = { list: <Trans>List</Trans>, day: <Trans>Day</Trans>, week: <Trans>Week</Trans> };
  const address = (name: View) => {
    if (name === "list") return "?";
    return `?${new URLSearchParams({ view: name, ...(on ? { on } : {}), ...(venue ? { venue } : {}) })}`;
  };
  return (
    <nav aria-label={t`Views`} className="no-print mt-6 -mb-6">
      <ul className="flex gap-7">
        {(Object.keys(names) as View[]).map((name) => (
          <li key={name}>
            <Link
              to={address(name)}
              aria-current={name === view ? "page" : undefined}
              className="inline-flex min-h-12 items-center text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)]"
            >
              {names[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
