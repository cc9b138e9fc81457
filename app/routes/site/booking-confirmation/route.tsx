/**
 * `/booking-confirmation/{id}` (quality, "People"): what was received and that it is not yet confirmed, the
 * reference, who calls by which clock time, all answers. Whoever holds the unguessable address may read it.
 */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { RequestDetails } from "#app/components/layout/request-details.tsx";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import type { DetailedField } from "#app/domain/booking/detailed-fields.ts";
import { SECTIONS } from "#app/domain/booking/rules/sections.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import type { Route } from "./+types/route";
import { Answers } from "./answers.tsx";
import { State } from "./state.tsx";

const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

export function headers() {
  return PRIVATE;
}

/** What the answers above say already. */
const SHOWN: readonly DetailedField[] = [
  ...SECTIONS.proceeding,
  ...SECTIONS.booking_contact,
  "location",
  "bookingDate",
  "startTime",
  "timeZone",
  "specialRequirements",
];

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const services = context.get(servicesContext);
    const booking = await services.bookings.confirmation(params.id);
    const { details, ...record } = booking;
    const i18n = context.get(i18nContext);
    return {
      booking: { ...record, details: null },
      heldUntil: await services.bookings.heldUntil(params.id),
      manageUrl: await services.manageLinks.offered(params.id, context.get(localeContext)),
      sections: details ? detailSections(i18n, details, SHOWN) : [],
      title: i18n._(msg`Booking ${booking.bookingNumber}`),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(null, { status: 404, headers: PRIVATE });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} – ${PROVIDER.name}` : PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Confirmation({ loaderData: { booking, sections, heldUntil, manageUrl } }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const venue = venueOf(booking.location) ?? HEAD_OFFICE;
  return (
    <SitePage>
      <div className="page py-8 sm:py-12">
        <article className="max-w-form">
          <p className="print-only mb-6 text-lg">
            {PROVIDER.legalName}, {PROVIDER.phoneDisplay}
          </p>
          <State booking={booking} office={venue} heldUntil={heldUntil} />
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="print" />
              <Trans>Print</Trans>
            </Button>
            {booking.bookingDate ? (
              <ButtonLink variant="secondary" href={`/booking-confirmation/${booking.id}/calendar.ics`}>
                <Icon name="calendar" />
                <Trans>Add to your calendar</Trans>
              </ButtonLink>
            ) : null}
          </div>
          <Answers booking={booking} />
          {sections.length > 0 && (
            <div className="mt-10 grid gap-y-10">
              <RequestDetails sections={sections} />
            </div>
          )}
          <section className="mt-10 border-hairline border-t pt-6" aria-label={t`Change or cancel`}>
            <h2 className="text-xl">
              <Trans>To change or cancel</Trans>
            </h2>
            {manageUrl ? (
              <p className="no-print mt-3">
                <ButtonLink href={manageUrl} variant="secondary">
                  <Trans>Change or cancel</Trans>
                </ButtonLink>
              </p>
            ) : null}
            <p className="mt-3">
              <Trans>
                Call our {venue.city[locale]} office at{" "}
                <a href={`tel:${venue.phone.replace(/\s/g, "")}`} className="tabular whitespace-nowrap prose-link">
                  {venue.phone}
                </a>{" "}
                or write to{" "}
                <a className="prose-link" href={`mailto:${venue.email}?subject=${booking.bookingNumber}`}>
                  {venue.email}
                </a>
                , and give the number {booking.bookingNumber}.
              </Trans>
            </p>
            <p className="no-print mt-2 text-soft text-sm">
              {manageUrl ? (
                <Trans>Keep the address of this page to yourself: whoever has it can change this booking.</Trans>
              ) : (
                <Trans>Keep the address of this page to yourself: whoever has it can read this booking.</Trans>
              )}
            </p>
          </section>
        </article>
      </div>
    </SitePage>
  );
}
