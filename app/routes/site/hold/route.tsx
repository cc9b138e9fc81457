/**
 * `/hold/{key}`: the link that was mailed to hold a request's room. Looking changes nothing, since programs open the links of mails;
 * pressing the button proves the address and holds the room. The key does nothing else: the booking is neither read nor changed by it.
 */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data } from "react-router";
import { HoldPanel } from "#app/components/holds/hold-panel.tsx";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { holdView } from "#app/i18n/detailed/holds/hold-view.ts";
import { asPageError, countSent } from "#app/routes/too-often.ts";
import type { Route } from "./+types/route";
import { PRESSED_STATUS, pressed } from "./press.ts";
import { isGood, PressedText } from "./pressed-text.tsx";

/** The address holds a key: `workers/page-headers.ts` has browsers name it to nobody. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

export function headers() {
  return PRIVATE;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const i18n = context.get(i18nContext);
  const title = `${i18n._(msg`Hold the room for your request`)} – ${PROVIDER.name}`;
  try {
    const { booking, state } = await context.get(servicesContext).visitorHolds.open(params.token);
    const office = venueOf(booking.location) ?? HEAD_OFFICE;
    const view = holdView(i18n, state, { office, mailedTo: null });
    return data({ bookingNumber: booking.bookingNumber, view, phone: office.phone, title }, { headers: PRIVATE });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw asPageError(error, PRIVATE);
    return data({ bookingNumber: null, view: null, phone: PROVIDER.phoneDisplay, title }, { status: 404, headers: PRIVATE });
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  await countSent(context, params.token, PRIVATE);
  const outcome = await pressed(() => context.get(servicesContext).visitorHolds.placeByLink(params.token), "held");
  return data({ outcome }, { status: PRESSED_STATUS[outcome] });
}

/** Also after a refusal: what is shown is how things stand. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Hold({ loaderData: { bookingNumber, view, phone }, actionData }: Route.ComponentProps) {
  const outcome = actionData?.outcome;
  return (
    <SitePage>
      <div className="page py-8 sm:py-12">
        <article className="max-w-form">
          <h1 className="text-3xl">
            {bookingNumber ? <Trans>Hold the room for your request</Trans> : <Trans>This link no longer works</Trans>}
          </h1>
          {bookingNumber ? <p className="mt-4 font-serif text-2xl tabular">{bookingNumber}</p> : <Dead />}
          {view ? (
            <HoldPanel
              key={outcome ?? ""}
              view={view}
              news={outcome ? <PressedText pressed={outcome} /> : null}
              good={outcome && isGood(outcome)}
            />
          ) : bookingNumber ? (
            <p className="mt-6 border-warning border-s-4 bg-warning-wash p-4">
              <Trans>There is no room to hold: the request was confirmed or cancelled, or it needs no room at our venues.</Trans>
            </p>
          ) : null}
          <p className="mt-10 border-hairline border-t pt-6 text-soft">
            <Trans>
              Questions? Call us:{" "}
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="tabular whitespace-nowrap prose-link">
                {phone}
              </a>
            </Trans>
          </p>
        </article>
      </div>
    </SitePage>
  );
}

function Dead() {
  return (
    <p className="mt-4 text-soft">
      <Trans>
        It has expired, or it was revoked or replaced. You can ask for a new one on your booking’s page, which our first message links to.
      </Trans>
    </p>
  );
}
