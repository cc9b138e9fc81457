import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { FILTER_NAMES, isFiltered, type ListQuery, listParameters } from "#app/domain/booking/office/list-query.ts";
import { FILTER_LABELS, filterText } from "./filter-labels.ts";

export interface FiltersProps {
  query: ListQuery;
  /** Bookings on this page, and whether there are more of them before or after it. */
  shown: number;
  more: boolean;
}

/** What the list is filtered by, each with a way to take it off, and how much that leaves. */
export function ChosenFilters({ query, shown, more }: FiltersProps) {
  const { i18n, t } = useLingui();
  const heading = useId();
  const { after: _after, before: _before, ...kept } = query;
  const without = (name: string) => `?${listParameters(Object.fromEntries(Object.entries(kept).filter(([other]) => other !== name)))}`;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p id={heading} role="status" className="text-soft empty:hidden">
        {isFiltered(query) &&
          (more ? (
            <Trans>More than {shown} bookings match.</Trans>
          ) : (
            <Plural value={shown} one="One booking matches." other="# bookings match." />
          ))}
      </p>
      {isFiltered(query) && (
        <ul aria-labelledby={heading} className="flex flex-wrap gap-2">
          {FILTER_NAMES.filter((name) => query[name] !== undefined).map((name) => {
            const label = i18n._(FILTER_LABELS[name]);
            const text = filterText(i18n, name, query);
            return (
              <li key={name}>
                <Link
                  to={without(name)}
                  preventScrollReset
                  aria-label={t`Remove: ${label} ${text}`}
                  className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-hairline-strong px-3 hover:border-accent hover:bg-accent-wash [overflow-wrap:anywhere]"
                >
                  <span>
                    <span className="text-soft">{label}</span> {text}
                  </span>
                  <Icon name="close" size={14} />
                </Link>
              </li>
            );
          })}
          <li>
            <Link
              to={`?${listParameters({ when: "all", ...(query.sort ? { sort: query.sort } : {}) })}`}
              className="prose-link inline-flex min-h-9 items-center"
              preventScrollReset
            >
              <Trans>Show all</Trans>
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
