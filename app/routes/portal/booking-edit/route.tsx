/** `/bookings/{id}/edit`: staff change a stored booking in the form that made it. */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { addPart, SPEAKS_DETAILED, spoken } from "#app/i18n/catalogues/page-parts.ts";
import { BOOKINGS_TEXTS } from "#app/i18n/catalogues/portal/bookings.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";
import { Conflict } from "./conflict.tsx";
import { EditForm } from "./edit-form.tsx";
import { ReviewChanges } from "./review.tsx";
import { Saved } from "./saved.tsx";
import { takeEditStep } from "./submission.ts";

export const handle = spoken(SPEAKS_DETAILED, BOOKINGS_TEXTS);

export async function loader({ context, params }: Route.LoaderArgs) {
  const booking = await orNotFound(context.get(servicesContext).changes.form(params.id));
  const { bookingNumber } = booking;
  return {
    booking,
    now: Date.now(),
    title: `${context.get(i18nContext)._(msg`Edit booking ${bookingNumber}`)} – ${PROVIDER.name}`,
  };
}

/** Reached from another page of the browser's program: the form's words first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), addPart("detailed")]);
  return loaded;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return takeEditStep(params.id, await readForm(request), context);
}

/** Also after a refusal: the booking is shown in its current state. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function EditBooking({ loaderData: { booking, now }, actionData }: Route.ComponentProps) {
  const { bookingNumber } = booking;
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/bookings/${booking.id}`} variant="quiet" size="sm" className="-ml-3">
            <Icon name="arrowLeft" size={16} />
            <Trans>Back to the booking</Trans>
          </ButtonLink>
        }
        title={<Trans>Edit booking</Trans>}
        lead={bookingNumber}
      />
      <Step booking={booking} now={now} taken={actionData} />
    </>
  );
}

function Step({
  booking,
  now,
  taken,
}: Pick<Route.ComponentProps["loaderData"], "booking" | "now"> & { taken: Route.ComponentProps["actionData"] }) {
  if (taken?.step === "saved") return <Saved step={taken} bookingId={booking.id} zone={zoneOf(booking.values)} />;
  if (booking.closed || taken?.step === "closed")
    return (
      <p role="status" className="mt-8 max-w-form border-warning border-s-4 bg-warning-wash p-4">
        <Trans>This booking is completed or cancelled: it can no longer be changed.</Trans>
      </p>
    );
  if (taken?.step === "review") return <ReviewChanges step={taken} />;
  if (taken?.step === "conflict") return <Conflict key={taken.basis.version} step={taken} />;
  return (
    <EditForm
      // What comes back from the server is taken as it is, not over what is on the page.
      key={taken ? `${taken.basis.version} ${now}` : "first"}
      bookingId={booking.id}
      basis={taken?.basis ?? booking}
      initial={taken?.values ?? booking.values}
      issues={taken?.issues ?? NONE}
      now={now}
    />
  );
}

const NONE: readonly never[] = [];
