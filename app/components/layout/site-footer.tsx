import { Trans, useLingui } from "@lingui/react/macro";
import { PROVIDER } from "#app/domain/provider.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { useLocale, useSitePath } from "./use-site-path.ts";
import { Wordmark } from "./wordmark.tsx";

const linkClass = "inline-flex min-h-8 items-center hover:underline decoration-1 underline-offset-4";
const dial = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

/** Where to find and reach the provider, and the copyright line; its year is the specification's for the page it stands on. */
export function SiteFooter({ year }: { year: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const at = useSitePath();
  return (
    <footer className="no-print border-t border-hairline bg-sunk text-sm">
      <div className="page grid gap-x-12 gap-y-10 py-14 md:grid-cols-2 lg:grid-cols-[1.3fr_2fr_1fr]">
        <div>
          <Wordmark />
          <p className="mt-4 max-w-72 text-soft">
            <Trans>Hearing rooms and support for arbitration, mediation and everything that comes before a decision.</Trans>
          </p>
          <p className="mt-4 flex flex-col items-start">
            <a href={dial(PROVIDER.phone)} className={`${linkClass} tabular`}>
              {PROVIDER.phoneDisplay}
            </a>
            <a href={`mailto:${PROVIDER.email}`} className={linkClass}>
              {PROVIDER.email}
            </a>
          </p>
        </div>
        <div>
          <h2 className="eyebrow">
            <Trans>Locations</Trans>
          </h2>
          <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {VENUES.map((venue) => (
              <li key={venue.id}>
                <p className="font-serif text-base">{venue.city[locale]}</p>
                <address className="text-soft" lang={venue.id === "arbitration_place_montreal" ? "fr" : "en"}>
                  {venue.address}
                </address>
                <a href={dial(venue.phone)} className={`${linkClass} tabular`}>
                  {venue.phone}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={t`Footer`}>
          <h2 className="eyebrow">
            <Trans>On this site</Trans>
          </h2>
          <ul className="mt-3 flex flex-col items-start gap-1">
            <li>
              <a href={at("/fast-booking")} className={linkClass}>
                <Trans>Book a proceeding</Trans>
              </a>
            </li>
            <li>
              <a href={at("/reserve")} className={linkClass}>
                <Trans>Reserve</Trans>
              </a>
            </li>
            <li>
              <a href={at("/public")} className={linkClass}>
                <Trans>Services and locations</Trans>
              </a>
            </li>
            <li>
              <a href={at("/")} className={linkClass}>
                <Trans>Case management</Trans>
              </a>
            </li>
            <li>
              <a href="/api/login" className={linkClass}>
                <Trans>Sign In</Trans>
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <div className="page">
        <p className="border-t border-hairline py-6 text-soft">
          <Trans>
            © {String(year)} {PROVIDER.legalName}
          </Trans>
        </p>
      </div>
    </footer>
  );
}
