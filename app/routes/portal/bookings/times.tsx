import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LIST_TIMES, type ListQuery, type ListTime, listParameters } from "#app/domain/booking/office/list-query.ts";
import { Tabs } from "../view-tabs.tsx";

/** Which part of time the list shows; days that were chosen stand before it. `children`: what is at the line's end. */
export function Times({ query, children }: { query: ListQuery; children?: ReactNode }) {
  const { t } = useLingui();
  const names: Readonly<Record<ListTime, ReactNode>> = {
    upcoming: <Trans>Upcoming</Trans>,
    past: <Trans context="bookings of the past">Past</Trans>,
    undated: <Trans>No date yet</Trans>,
    all: <Trans context="all bookings">All</Trans>,
  };
  const { after: _after, before: _before, from, to, sort: _sort, ...rest } = query;
  const now = from || to ? null : (query.when ?? "all");
  return (
    <div className="no-print mt-1 flex flex-wrap items-center justify-between gap-x-6">
      <Tabs
        label={t`When`}
        small
        inPlace
        tabs={LIST_TIMES.map((when) => ({ to: `?${listParameters({ ...rest, when })}`, name: names[when], current: when === now }))}
      />
      {children}
    </div>
  );
}
