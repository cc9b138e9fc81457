import { Trans } from "@lingui/react/macro";
import { type ListQuery, listParameters } from "#app/domain/booking/office/list-query.ts";
import { PagesBothWays } from "../pages.tsx";

interface DatePagesProps {
  query: ListQuery;
  next: string | null;
  previous: string | null;
  latestFirst: boolean;
}

/** By dates, whichever way the list runs. */
export function DatePages({ query, next, previous, latestFirst }: DatePagesProps) {
  const { after: _after, before: _before, ...rest } = query;
  const earlier = <Trans>Earlier bookings</Trans>;
  const later = <Trans>Later bookings</Trans>;
  return (
    <PagesBothWays
      previous={previous && `?${listParameters({ ...rest, before: previous })}`}
      next={next && `?${listParameters({ ...rest, after: next })}`}
      names={latestFirst ? { previous: later, next: earlier } : { previous: earlier, next: later }}
    />
  );
}
