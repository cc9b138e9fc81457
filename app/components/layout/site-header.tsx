import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSitePath } from "./use-site-path.ts";
import { Wordmark } from "./wordmark.tsx";

export function SiteHeader() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <header className="no-print border-hairline border-b">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
        <Link to={at("/public")} className="me-auto text-ink no-underline" aria-label={t`Concord, home`}>
          <Wordmark />
        </Link>
        <LanguageSwitch />
        <nav aria-label={t`Main`} className="flex items-center gap-3">
          <a href="/api/login" className="inline-flex min-h-11 items-center px-1 text-ink">
            <Trans>Sign In</Trans>
          </a>
          <ButtonLink to={at("/fast-booking")} size="sm">
            <Trans>Book Now</Trans>
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}
