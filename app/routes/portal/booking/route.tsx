import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, isRouteErrorResponse } from "react-router";
import { ErrorBoundary as ErrorPage } from "#app/components/layout/error-page.tsx";
import { RequestDetails } from "#app/components/layout/request-details.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { DetailedField } from "#app/domain/booking/detailed-fields.ts";
import { SECTIONS } from "#app/domain/booking/rules/sections.ts";
import { participantZones } from "#app/domain/booking/wall-clock.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import { hourNotesView, hoursView } from "#app/i18n/hours-view.ts";
import type { Route } from "./+types/route";
import { BookingActions } from "./actions/booking-actions.tsx";
import { BesideCards } from "./beside-cards.tsx";
import { BookingCards } from "./booking-cards.tsx";
import { BookingHeader } from "./booking-header.tsx";

/** What the cards say already. */
const ON_CARDS: readonly DetailedField[] = [
  ...SECTIONS.proceeding,
  ...SECTIONS.booking_contact,
  ...SECTIONS.claimant,
  ...SECTIONS.respondent,
  ...SECTIONS.case_info,
  "location",
  "alternateLocationName",
  "timeZone",
  "specialRequirements",
];

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const services = context.get(servicesContext);
    const booking = await services.bookings.get(params.id);
    const { details, ...record } = booking;
    const i18n = context.get(i18nContext);
    const who = await services.actor();
    const beside = await services.desk.beside(booking);
    const { bookingDate: date, startTime, endTime, timeZone: zone, location } = booking;
    const span = date && startTime ? { date, startTime, endTime, zone } : null;
    return {
      hours: span && hoursView(i18n.locale, span, who.kind === "user" ? who.timeZone : null, location),
      notes: span && beside && hourNotesView(i18n.locale, span, participantZones(booking)),
      booking: { ...record, details: null },
      beside,
      sections: details ? detailSections(i18n, details, ON_CARDS) : [],
      title: `${i18n._(msg`Booking ${booking.bookingNumber}`)} – ${PROVIDER.name}`,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Booking({ loaderData: { booking, sections, beside, hours, notes } }: Route.ComponentProps) {
  return (
    <>
      <BookingHeader booking={booking} />
      {beside && <BookingActions booking={booking} beside={beside} />}
      <BookingCards booking={booking} hours={hours} notes={notes} />
      {beside && <BesideCards booking={booking} beside={beside} />}
      {sections.length > 0 && (
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <RequestDetails sections={sections} />
        </div>
      )}
    </>
  );
}

/** The same page for a booking that does not exist and for one that is somebody else's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <div className="py-16">
      <title>{`${t`Booking Not Found`} – ${PROVIDER.name}`}</title>
      <h1 className="text-3xl">
        <Trans>Booking Not Found</Trans>
      </h1>
      <p className="mt-4 max-w-measure text-lg text-soft">
        <Trans>The booking you're looking for doesn't exist or you don't have permission to view it.</Trans>
      </p>
      <p className="mt-8">
        <ButtonLink to="/booking-management" variant="secondary">
          <Trans>Back to Bookings</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
