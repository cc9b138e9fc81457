import { Trans } from "@lingui/react/macro";
import { PROVIDER } from "#app/domain/provider.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { useLocale } from "./use-site-path.ts";

/** Contact data and the copyright line; its year is the specification's for the page it stands on. */
export function SiteFooter({ year }: { year: number }) {
  const locale = useLocale();
  return (
    <footer className="mt-20 border-hairline border-t bg-sunk">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 text-sm sm:grid-cols-[2fr_3fr] sm:px-6">
        <div>
          <p className="font-medium font-serif text-lg">{PROVIDER.name}</p>
          <p className="mt-2">
            <a href={`tel:${PROVIDER.phone.replaceAll(" ", "")}`}>{PROVIDER.phoneDisplay}</a>
            <br />
            <a href={`mailto:${PROVIDER.email}`}>{PROVIDER.email}</a>
          </p>
          <p className="mt-4 text-soft">
            <Trans>
              © {String(year)} {PROVIDER.legalName}
            </Trans>
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {VENUES.map((venue) => (
            <li key={venue.id}>
              <span className="font-semibold">{venue.city[locale]}</span>
              <br />
              <a href={`tel:${venue.phone.replaceAll(" ", "")}`} className="tabular whitespace-nowrap">
                {venue.phone}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
