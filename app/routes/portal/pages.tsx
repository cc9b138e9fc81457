import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";

const LINK = "prose-link inline-flex min-h-11 items-center gap-2";

interface PagesProps {
  /** What the list is asked for besides its place. */
  query?: Readonly<Record<string, string>>;
  /** The place that the next page is read from; null on the last one. */
  next: string | null;
  /** The name of the place in the address. */
  from?: "after" | "before";
  /** This is not the first page. */
  later: boolean;
  /** What comes on the next page, where the list says more than that. */
  children?: ReactNode;
}

/** The way through a list that is read from a place on. Nothing where there is but one page. */
export function Pages({ query = {}, next, from = "after", later, children = <Trans>Next page</Trans> }: PagesProps) {
  const { t } = useLingui();
  if (!later && !next) return null;
  return (
    <nav aria-label={t`Pages`} className="no-print mt-8 flex flex-wrap gap-x-8">
      {later && (
        <Link to={`?${new URLSearchParams(query)}`} className={LINK}>
          <Icon name="arrowLeft" size={18} />
          <Trans>First page</Trans>
        </Link>
      )}
      {next && (
        <Link to={`?${new URLSearchParams({ ...query, [from]: next })}`} className={LINK}>
          {children}
          <Icon name="arrowRight" size={18} />
        </Link>
      )}
    </nav>
  );
}

interface BothWaysProps {
  /** Addresses of the pages before and after this one; null where there is none. */
  previous: string | null;
  next: string | null;
  /** What is on them. */
  names: { previous: ReactNode; next: ReactNode };
}

/** The way through a list that is read in both directions. Nothing where there is but one page. */
export function PagesBothWays({ previous, next, names }: BothWaysProps) {
  const { t } = useLingui();
  if (!next && !previous) return null;
  return (
    <nav aria-label={t`Pages`} className="no-print mt-8 flex flex-wrap justify-between gap-x-8">
      {previous && (
        <Link to={previous} rel="prev" className={LINK}>
          <Icon name="arrowLeft" size={18} />
          {names.previous}
        </Link>
      )}
      {next && (
        <Link to={next} rel="next" className={`${LINK} ml-auto`}>
          {names.next}
          <Icon name="arrowRight" size={18} />
        </Link>
      )}
    </nav>
  );
}
