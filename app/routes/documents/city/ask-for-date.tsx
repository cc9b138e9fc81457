import { Trans } from "@lingui/react/macro";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";

/** The way to a booking, once one has read this far. */
export function AskForDate({ city }: { city: CityParticulars }) {
  const at = useSitePath();
  const locale = useLocale();
  const { venue } = city;
  const name = venue.city[locale];
  const onAccent = "border-current text-on-accent hover:bg-on-accent hover:text-accent";
  return (
    <section aria-labelledby="ask-title" className="band no-print">
      <div className="page grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_1fr]">
        <h2 id="ask-title" className="text-3xl">
          <Trans>Ask for a date in {name}</Trans>
        </h2>
        <div>
          <p className="max-w-measure text-lg">
            <Trans>Tell us the day, the proceeding and how many you are. A person calls you within two business hours.</Trans>
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={at(BOOKING_PATH)} size="lg" variant="secondary" className={onAccent}>
              <Trans>Book Now</Trans>
            </ButtonLink>
            <ButtonLink
              href={`tel:${venue.phone.replaceAll(" ", "")}`}
              size="lg"
              variant="quiet"
              className="tabular max-sm:-ml-7 text-on-accent hover:bg-on-accent hover:text-accent"
            >
              <Trans>Call {venue.phone}</Trans>
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
