import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";

interface PagesProps {
  /** What the list is asked for besides its place. */
  query: Record<string, string>;
  next: string | null;
  /** This is not the first page. */
  later: boolean;
}

/** The way through a list that is read from a place on. Nothing where there is but one page. */
export function Pages({ query, next, later }: PagesProps) {
  const { t } = useLingui();
  if (!later && !next) return null;
  const link = "prose-link inline-flex min-h-11 items-center gap-2";
  return (
    <nav aria-label={t`Pages`} className="no-print mt-8 flex flex-wrap gap-x-8">
      {later && (
        <Link to={`?${new URLSearchParams(query)}`} className={link}>
          <Icon name="arrowLeft" size={18} />
          <Trans>First page</Trans>
        </Link>
      )}
      {next && (
        <Link to={`?${new URLSearchParams({ ...query, after: next })}`} className={link}>
          <Trans>Next page</Trans>
          <Icon name="arrowRight" size={18} />
        </Link>
      )}
    </nav>
  );
}
