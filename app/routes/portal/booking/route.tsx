import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, isRouteErrorResponse } from "react-router";
import { EstimatePanel } from "#app/components/estimate/estimate-panel.tsx";
import { Arrival } from "#app/components/layout/arrival.tsx";
import { StatusBadge } from "#app/components/layout/booking-badges.tsx";
import { RequestDetails } from "#app/components/layout/request-details.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { BookingAttachments, HistoryEntry } from "#app/domain/booking/office/booking-attachments.ts";
import type { FieldChanges } from "#app/domain/booking/office/edit.ts";
import type { HandedOver } from "#app/domain/booking/office/record.ts";
import type { ThreadEntry } from "#app/domain/booking/office/thread.ts";
import { notListedIn } from "#app/domain/booking/registry/registry.ts";
import { participantZones } from "#app/domain/booking/schedule/wall-clock.ts";
import { AppError } from "#app/domain/errors.ts";
import { isLocale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { BOOKINGS_TEXTS } from "#app/i18n/catalogues/portal/bookings.ts";
import { daysView } from "#app/i18n/clock/hearing-days.ts";
import { hourNotesView } from "#app/i18n/clock/hours-view.ts";
import { bookingClocks } from "#app/i18n/clock/request-clocks.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { changeLines } from "#app/i18n/detailed/change-lines.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import { estimateView } from "#app/i18n/detailed/estimate-view.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import { outboxKindText } from "#app/i18n/mail/outbox-labels.ts";
import { mailStateText } from "#app/i18n/portal/thread-texts.ts";
import { readForm } from "#app/routes/read-form.ts";
import { Missing } from "../missing.tsx";
import type { Route } from "./+types/route";
import { BookingActions } from "./actions/booking-actions.tsx";
import { attachAction, attachmentsAction } from "./attachments-action.ts";
import { BookingCards } from "./booking-cards.tsx";
import { BookingHeader } from "./booking-header.tsx";
import { Documents } from "./documents.tsx";
import { Glance } from "./glance.tsx";
import { History } from "./history.tsx";
import { takeHoldAction } from "./hold-action.ts";
import { HoldPanel } from "./hold-panel.tsx";
import { NoteForm } from "./note-form.tsx";
import { Composer } from "./thread/composer.tsx";
import { THREAD_INTENTS, threadAction } from "./thread/message-action.ts";
import { type ShownEntry, Thread } from "./thread/thread.tsx";
import { VideoLink } from "./video-link.tsx";

export const handle = BOOKINGS_TEXTS;

/** What the cards say already. */
const ON_CARDS = notListedIn("staff");

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const page = await context.get(servicesContext).bookingPages.signedIn(params.id);
    const { who, booking, attachments, staff } = page;
    const { details, ...record } = booking;
    const i18n = context.get(i18nContext);
    const { bookingDate: date, startTime, endTime, timeZone, location } = booking;
    const span = date && startTime ? { date, startTime, endTime, zone: timeZone } : null;
    return {
      hours: daysView(i18n, booking.days, who.timeZone, { zone: timeZone, location }),
      hourNotes: span && attachments && hourNotesView(i18n.locale, span, participantZones(booking)),
      peopleClocks: bookingClocks(i18n, booking),
      booking: { ...record, details: null },
      attachments: withLines(i18n, attachments),
      cases: page.cases,
      maker: page.maker,
      arrival: page.arrival,
      thread: staff && withMailWords(await createMailI18n(isLocale(i18n.locale) ? i18n.locale : "en"), staff.thread),
      templates: staff?.templates ?? [],
      videoLink: staff?.videoLink ?? null,
      people: page.people,
      documents: page.documents,
      zone: who.timeZone,
      // The next note's own: pressing twice notes once.
      formKey: crypto.randomUUID(),
      sections: details ? detailSections(i18n, details, ON_CARDS) : [],
      estimate: estimateView(i18n, page.estimate),
      title: `${i18n._(msg`Booking ${booking.bookingNumber}`)} – ${PROVIDER.name}`,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw data(error.detail.booking ?? null, { status: 404 });
    throw error;
  }
}

/** An edit of the history with its fields as people read them; their texts come from here, so that no browser needs their catalogue. */
function withLines(i18n: I18n, attachments: BookingAttachments | null) {
  if (!attachments) return null;
  const lines = ({ action, changes }: HistoryEntry) => (action === "edited" ? changeLines(i18n, changes as FieldChanges) : []);
  return { ...attachments, history: attachments.history.map((entry) => ({ ...entry, lines: lines(entry) })) };
}

/** The names of mails and what became of them: their texts stay on the server. */
function withMailWords(i18n: I18n, entries: readonly ThreadEntry[]): ShownEntry[] {
  return entries.map((entry) => ({
    ...entry,
    ...("mail" in entry && entry.mail ? { mailText: mailStateText(i18n, entry.mail) } : {}),
    ...(entry.kind === "mail" ? { mailName: outboxKindText(i18n, entry.mailKind) } : {}),
  }));
}

/** What staff post for the rooms, besides notes and documents. */
const ON_HOLDS = ["hold", "release", "extend-hold", "revoke", "send-links"];

/** What is posted on this page, with scripts and without. What is refused comes back with what was typed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  // A form with a file is read by its own rules.
  if (/^multipart\//i.test(request.headers.get("Content-Type") ?? "")) return attachAction(request, params.id, context);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (THREAD_INTENTS.some((one) => one === intent)) return threadAction(params.id, form, context);
  const take = ON_HOLDS.includes(form.get("intent") ?? "") ? takeHoldAction : attachmentsAction;
  return take(params.id, form, context);
}

/** Also after a refusal: what is shown next to it is the booking as it is now. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, cases, maker, sections, estimate, attachments, documents, zone, formKey, hours, hourNotes, peopleClocks } = loaderData;
  const { arrival, thread, templates, videoLink, people } = loaderData;
  const held = actionData && "code" in actionData ? actionData : undefined;
  const refused = actionData && "intent" in actionData ? actionData : undefined;
  const posted = actionData && "thread" in actionData ? actionData : undefined;
  const cards = <BookingCards booking={booking} maker={maker} hours={hours} notes={hourNotes} clocks={peopleClocks} />;
  const details = (
    <>
      {sections.length > 0 && (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <RequestDetails sections={sections} dense />
        </div>
      )}
      {estimate && <EstimatePanel view={estimate} className="max-w-form" />}
      <Documents bookingId={booking.id} documents={documents} staff={attachments !== null} zone={zone} refused={refused} />
    </>
  );
  return (
    <>
      <BookingHeader booking={booking} cases={cases} />
      <Glance booking={booking} rooms={attachments?.rooms ?? null} people={people} estimate={estimate?.total.amount ?? null} />
      {attachments && <BookingActions booking={booking} attachments={attachments} />}
      {attachments && <HoldPanel booking={booking} attachments={attachments} taken={held} />}
      {arrival && <Arrival arrival={arrival} className="mt-8 max-w-form" />}
      {attachments && thread ? (
        <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-8">
            <Thread entries={thread} zone={zone} conversation={attachments.conversation} />
            <Composer
              booking={booking}
              templates={templates}
              formKey={formKey}
              posted={posted?.thread === "message" ? posted : undefined}
            />
            <NoteForm formKey={formKey} refused={refused} />
            {cards}
            {details}
          </div>
          <aside className="grid gap-8">
            <VideoLink
              link={videoLink}
              isTold={booking.status === "confirmed"}
              posted={posted?.thread === "video-link" ? posted : undefined}
            />
            <History booking={booking} attachments={attachments} />
          </aside>
        </div>
      ) : (
        <div className="mt-8 grid gap-8">
          {cards}
          {details}
        </div>
      )}
    </>
  );
}

/** The same page for a booking that does not exist and for one that is somebody else's; who made one that was given away reads so. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t, i18n } = useLingui();
  const left = isRouteErrorResponse(error) ? (error.data as HandedOver | null) : null;
  if (left?.bookingNumber)
    return (
      <Missing
        error={error}
        title={t`Booking ${left.bookingNumber}`}
        back={{ to: "/booking-management", name: <Trans>Back to Bookings</Trans> }}
      >
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {left.bookingDate ? formatDate(i18n.locale, left.bookingDate) : <Trans>No date yet</Trans>}
          <StatusBadge status={left.status} />
        </span>
        <span className="mt-4 block">
          <Trans>
            This booking has another contact now, and what it says is theirs. If you still act in the matter, please call our office.
          </Trans>
        </span>
      </Missing>
    );
  return (
    <Missing error={error} title={t`Booking Not Found`} back={{ to: "/booking-management", name: <Trans>Back to Bookings</Trans> }}>
      <Trans>The booking you're looking for doesn't exist or you don't have permission to view it.</Trans>
    </Missing>
  );
}
