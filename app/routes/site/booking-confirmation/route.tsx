/**
 * `/booking-confirmation/{id}` (quality, "People"): what was received and that it is not yet confirmed, the
 * reference, who calls by which clock time, all answers. The `{id}` is the key of the page, and who has it may read it; who
 * made the booking and names it by its id is led there; a signed-in person to the booking among theirs.
 */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { EstimatePanel } from "#app/components/estimate/estimate-panel.tsx";
import { Arrival } from "#app/components/layout/arrival.tsx";
import { RequestDetails } from "#app/components/layout/request-details.tsx";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { contactWayOfBooking } from "#app/domain/booking/contact-way.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { notListedIn } from "#app/domain/booking/registry/registry.ts";
import { AppError } from "#app/domain/errors.ts";
import { DEFAULT_LOCALE, isLocale } from "#app/domain/locale.ts";
import { maskedEmail } from "#app/domain/mail/masked-email.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { contactPromise } from "#app/i18n/contact-promise.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import { estimateView } from "#app/i18n/detailed/estimate-view.ts";
import { holdView } from "#app/i18n/detailed/holds/hold-view.ts";
import { phoneText } from "#app/i18n/phone-text.ts";
import { readForm } from "#app/routes/read-form.ts";
import { asPageError, countSent } from "#app/routes/too-often.ts";
import type { Route } from "./+types/route";
import { Answers } from "./answers.tsx";
import { ByMail } from "./by-mail.tsx";
import { askForHold, Hold } from "./hold.tsx";
import { State } from "./state.tsx";
import { type Sent, ToChange } from "./to-change.tsx";

/** The address holds a key: `workers/page-headers.ts` has browsers name it to nobody. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

export function headers() {
  return PRIVATE;
}

/** What the answers above say already. */
const SHOWN = notListedIn("confirmation");

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  try {
    const page = await services.bookingPages.confirmation(params.id);
    const { booking } = page;
    const { details, ...record } = booking;
    const i18n = context.get(i18nContext);
    return {
      booking: { ...record, details: null },
      promise: promiseOf(i18n, booking),
      heldUntil: page.heldUntil,
      asked: page.asked,
      arrival: page.arrival,
      hold: holdView(i18n, page.hold, {
        office: venueOf(booking.location) ?? HEAD_OFFICE,
        mailedTo: maskedEmail(booking.bookingContactEmail),
        linkUntil: page.linkUntil,
      }),
      // The file has a key of its own: who is given its address cannot read the page.
      calendar: page.calendarKey && `/booking-confirmation/${page.calendarKey}/calendar.ics`,
      mailedTo: booking.status === "cancelled" ? null : maskedEmail(booking.bookingContactEmail),
      sections: details ? detailSections(i18n, details, SHOWN) : [],
      estimate: estimateView(i18n, page.estimate),
      title: i18n._(msg`Booking ${booking.bookingNumber}`),
    };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw asPageError(error, PRIVATE);
  }
  const led = await services.bookingLinks.recognised(params.id);
  if (!led) throw data(null, { status: 404, headers: PRIVATE });
  if ("byMail" in led)
    return data({ booking: null, title: context.get(i18nContext)._(msg`Your booking`) }, { status: 404, headers: PRIVATE });
  const path = "key" in led ? localePath(context.get(localeContext), `/booking-confirmation/${led.key}`) : `/bookings/${led.bookingId}`;
  throw redirect(path, { headers: PRIVATE });
}

/** Who calls or writes by when, on the clock of the office that does. */
function promiseOf(i18n: I18n, booking: BookingRecord): string {
  const office = venueOf(booking.location) ?? HEAD_OFFICE;
  return contactPromise(i18n, {
    way: contactWayOfBooking(booking),
    city: office.city[isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE],
    by: booking.callBy ? formatInstant(i18n.locale, booking.callBy, office.zone) : "",
    phone: phoneText(booking.bookingContactPhone),
    email: booking.bookingContactEmail,
  });
}

/** Mails the links again, or the one that holds the room. */
export async function action({ request, params, context }: Route.ActionArgs) {
  await countSent(context, params.id, PRIVATE);
  if ((await readForm(request)).get("intent") === "hold") return askForHold(params.id, context);
  try {
    await context.get(servicesContext).bookingLinks.sendAgain(params.id);
    return data<{ sent: Sent }>({ sent: "sent" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") return data<{ sent: Sent }>({ sent: "gone" }, { status: 404 });
    if (error.code === "too_many_requests") return data<{ sent: Sent }>({ sent: "often" }, { status: 429 });
    throw error;
  }
}

/** Also after a refusal: the links may have changed since the page was opened. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} – ${PROVIDER.name}` : PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData && "sent" in actionData ? actionData.sent : undefined;
  if (!loaderData.booking) return <ByMail sent={sent} />;
  const { booking, promise, sections, estimate, heldUntil, asked: wishes, arrival, hold, calendar, mailedTo } = loaderData;
  const venue = venueOf(booking.location) ?? HEAD_OFFICE;
  const asked = actionData && "asked" in actionData ? actionData.asked : undefined;
  return (
    <SitePage>
      <div className="page py-8 sm:py-12">
        <article className="max-w-form">
          <p className="print-only mb-6 text-lg">
            {PROVIDER.legalName}, {PROVIDER.phoneDisplay}
          </p>
          <State booking={booking} promise={promise} office={venue} heldUntil={heldUntil} asked={wishes} />
          {arrival ? <Arrival arrival={arrival} className="mt-8" /> : null}
          {hold ? <Hold view={hold} asked={asked} /> : null}
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="print" />
              <Trans>Print</Trans>
            </Button>
            {calendar ? (
              <ButtonLink variant="secondary" href={calendar}>
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
          {estimate ? <EstimatePanel view={estimate} className="mt-10" /> : null}
          <ToChange bookingNumber={booking.bookingNumber} mailedTo={mailedTo} office={venue} sent={sent} />
        </article>
      </div>
    </SitePage>
  );
}
