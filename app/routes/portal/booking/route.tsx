import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link } from "react-router";
import { EstimatePanel } from "#app/components/estimate/estimate-panel.tsx";
import { RequestDetails } from "#app/components/layout/request-details.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { BookingAttachments, HistoryEntry } from "#app/domain/booking/office/booking-attachments.ts";
import type { FieldChanges } from "#app/domain/booking/office/edit.ts";
import { notListedIn } from "#app/domain/booking/registry/registry.ts";
import { participantZones } from "#app/domain/booking/schedule/wall-clock.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { daysView } from "#app/i18n/clock/hearing-days.ts";
import { hourNotesView } from "#app/i18n/clock/hours-view.ts";
import { bookingClocks } from "#app/i18n/clock/request-clocks.ts";
import { changeLines } from "#app/i18n/detailed/change-lines.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import { estimateView } from "#app/i18n/detailed/estimate-view.ts";
import { readForm } from "#app/routes/read-form.ts";
import { Missing } from "../missing.tsx";
import type { Route } from "./+types/route";
import { BookingActions } from "./actions/booking-actions.tsx";
import { attachAction, attachmentsAction } from "./attachments-action.ts";
import { AttachmentsCards } from "./attachments-cards.tsx";
import { BookingCards } from "./booking-cards.tsx";
import { BookingHeader } from "./booking-header.tsx";
import { Documents } from "./documents.tsx";
import { takeHoldAction } from "./hold-action.ts";
import { HoldPanel } from "./hold-panel.tsx";
import { Notes } from "./notes.tsx";

/** What the cards say already. */
const ON_CARDS = notListedIn("staff");

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const services = context.get(servicesContext);
    const booking = await services.bookings.get(params.id);
    const { details, ...record } = booking;
    const i18n = context.get(i18nContext);
    const who = await services.actor();
    const [beside, cases, maker, estimate] = await Promise.all([
      services.desk.beside(booking),
      services.caseBookings.of(booking.id),
      services.bookingMaker(booking.id),
      services.estimates.ofBooking(booking.id),
    ]);
    const { bookingDate: date, startTime, endTime, timeZone, location } = booking;
    const span = date && startTime ? { date, startTime, endTime, zone: timeZone } : null;
    return {
      hours: daysView(i18n, booking.days, who.kind === "user" ? who.timeZone : null, { zone: timeZone, location }),
      hourNotes: span && beside && hourNotesView(i18n.locale, span, participantZones(booking)),
      peopleClocks: bookingClocks(i18n, booking),
      booking: { ...record, details: null },
      beside: withLines(i18n, beside),
      cases,
      maker,
      documents: beside?.documents ?? (await services.documents.of(booking.id)),
      zone: who.kind === "user" ? who.timeZone : booking.timeZone,
      // The next note's own: pressing twice notes once.
      formKey: crypto.randomUUID(),
      sections: details ? detailSections(i18n, details, ON_CARDS) : [],
      estimate: estimateView(i18n, estimate),
      title: `${i18n._(msg`Booking ${booking.bookingNumber}`)} – ${PROVIDER.name}`,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}

/** An edit of the history with its fields as people read them; their texts come from here, so that no browser needs their catalogue. */
function withLines(i18n: I18n, beside: BookingAttachments | null) {
  if (!beside) return null;
  const lines = ({ action, changes }: HistoryEntry) => (action === "edited" ? changeLines(i18n, changes as FieldChanges) : []);
  return { ...beside, history: beside.history.map((entry) => ({ ...entry, lines: lines(entry) })) };
}

/** What staff post for the rooms, besides notes and documents. */
const ON_HOLDS = ["hold", "release", "extend-hold", "revoke", "send-links"];

/** What is posted on this page, with scripts and without. What is refused comes back with what was typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  // A form with a file is read by its own rules.
  if (/^multipart\//i.test(request.headers.get("Content-Type") ?? "")) return attachAction(request, params.id, context);
  const form = await readForm(request);
  const take = ON_HOLDS.includes(form.get("intent") ?? "") ? takeHoldAction : attachmentsAction;
  return take(params.id, form, context);
}

/** Also after a refusal: what is shown next to it is the booking as it is now. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Booking({
  loaderData: { booking, cases, maker, sections, estimate, beside, documents, zone, formKey, hours, hourNotes, peopleClocks },
  actionData,
}: Route.ComponentProps) {
  const held = actionData && "code" in actionData ? actionData : undefined;
  const refused = actionData && "intent" in actionData ? actionData : undefined;
  return (
    <>
      <BookingHeader booking={booking} cases={cases} />
      {beside && <BookingActions booking={booking} beside={beside} />}
      {beside && <HoldPanel booking={booking} beside={beside} taken={held} />}
      <BookingCards booking={booking} maker={maker} hours={hours} notes={hourNotes} clocks={peopleClocks} />
      {beside?.conversation && (
        <p className="mt-8">
          <Link to={`/admin/conversations/${encodeURIComponent(beside.conversation)}`} className="prose-link">
            <Trans>Read the conversation</Trans>
          </Link>
        </p>
      )}
      {beside && <AttachmentsCards booking={booking} beside={beside} />}
      <div className="mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <Documents bookingId={booking.id} documents={documents} staff={beside !== null} zone={zone} refused={refused} />
        {beside && <Notes notes={beside.notes} zone={zone} formKey={formKey} refused={refused} />}
      </div>
      {estimate && <EstimatePanel view={estimate} className="mt-12 max-w-form" />}
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
  return (
    <Missing error={error} title={t`Booking Not Found`} back={{ to: "/booking-management", name: <Trans>Back to Bookings</Trans> }}>
      <Trans>The booking you're looking for doesn't exist or you don't have permission to view it.</Trans>
    </Missing>
  );
}
