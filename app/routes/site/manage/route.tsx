/**
 * `/manage/{token}`: who holds the mailed link sees the booking and moves it, changes how to be reached, or cancels it.
 * Looking changes nothing. What is wished is in the address, so that Back leaves it and no script is needed.
 */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, useSearchParams } from "react-router";
import { EstimatePanel } from "#app/components/estimate/estimate-panel.tsx";
import { Arrival } from "#app/components/layout/arrival.tsx";
import { RequestDetails } from "#app/components/layout/request-details.tsx";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { ManageWish, ShownBooking } from "#app/domain/booking/office/managed.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE, venueOf } from "#app/domain/venue/venues.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import { estimateView } from "#app/i18n/detailed/estimate-view.ts";
import { holdView } from "#app/i18n/detailed/holds/hold-view.ts";
import { readForm } from "#app/routes/read-form.ts";
import { asPageError, countSent } from "#app/routes/too-often.ts";
import type { Route } from "./+types/route";
import { takeAsk } from "./ask-links.ts";
import { BookingState } from "./booking-state.tsx";
import { Gone } from "./gone.tsx";
import { Hold, takeHold } from "./hold.tsx";
import { Messages } from "./messages.tsx";
import { Outcome } from "./outcome.tsx";
import { takeShow, takeWish } from "./submission.ts";
import { takeMessage } from "./take-message.ts";
import { WishForm } from "./wish-form.tsx";

/** The address holds a key: `workers/page-headers.ts` has browsers name it to nobody. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
/** Said with the services that they are of. */
const DAYS_APART = ["onSomeDays"] as const;

export function headers() {
  return PRIVATE;
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const title = `${context.get(i18nContext)._(msg`Change or cancel your booking`)} – ${PROVIDER.name}`;
  try {
    const wishesDays = url.searchParams.get("do") === "days";
    const page = await context.get(servicesContext).bookingPages.managed(params.token, wishesDays);
    const { details, ...booking } = page.booking;
    // Their texts come from here, so that no browser needs their catalogue.
    const hold = holdView(context.get(i18nContext), page.hold, {
      office: venueOf(booking.location) ?? HEAD_OFFICE,
      mailedTo: null,
      movedFrom: booking.mode === "change" ? booking.bookingDate : null,
    });
    const sections = details ? detailSections(context.get(i18nContext), details, DAYS_APART) : [];
    return data(
      {
        booking,
        hold,
        arrival: page.arrival,
        messages: page.messages,
        writeKey: crypto.randomUUID(),
        sections,
        runs: page.runs,
        estimate: estimateView(context.get(i18nContext), page.estimate),
        today: todayIn(booking.timeZone, new Date()),
        title,
      },
      { headers: PRIVATE },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found")
      return data(
        {
          booking: null,
          hold: null,
          arrival: null,
          messages: NONE,
          writeKey: "",
          sections: [],
          runs: NONE,
          estimate: null,
          today: "",
          title,
        },
        { status: 404, headers: PRIVATE },
      );
    throw asPageError(error, PRIVATE);
  }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  await countSent(context, params.token, PRIVATE);
  const form = await readForm(request);
  if (form.get("intent") === "links") return takeAsk(form, context);
  const held = await takeHold(params.token, form.get("intent"), context);
  if (held) return held;
  if (form.get("intent") === "write") return takeMessage(params.token, url.pathname, form, context);
  const show = form.get("show");
  return show ? takeShow(params.token, show, form, context) : takeWish(params.token, form, context);
}

/** Also after a refusal: the booking is shown in its current state. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function Manage({
  params,
  loaderData: { booking, hold, arrival, messages, writeKey, sections, runs, estimate, today },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = actionData && "asked" in actionData ? actionData.asked : null;
  if (!booking) return <Gone asked={asked} />;
  const office = venueOf(booking.location) ?? HEAD_OFFICE;
  const pressed = actionData && "pressed" in actionData ? actionData.pressed : null;
  const written = actionData && "written" in actionData ? actionData.written : null;
  const answered = actionData && !("asked" in actionData) && !("pressed" in actionData) && !("written" in actionData) ? actionData : null;
  const shown = answered && "shown" in answered ? answered.shown : null;
  const posted = answered && !("shown" in answered) ? answered : null;
  const refused = posted && "refused" in posted ? posted.refused : null;
  // What was refused comes back with what was typed; what is done has no form any more.
  const wished = posted && !refused ? null : (refused?.typed.do ?? shown?.typed.do ?? search.get("do"));
  const offered = offeredWishes(booking);
  const wish = offered.find((one) => one === wished) ?? null;
  const form = { booking, today, issues: refused?.issues ?? NONE, typed: refused?.typed ?? shown?.typed ?? null };
  return (
    <SitePage>
      <div className="page py-8 sm:py-12">
        <article className="print-sheet max-w-form">
          <BookingState booking={booking} office={office} heldBelow={hold?.state === "held"} />
          <Hold view={hold} pressed={pressed} />
          {arrival ? <Arrival arrival={arrival} className="mt-8" /> : null}
          {posted ? <Outcome key={JSON.stringify(posted)} posted={posted} office={office} /> : null}
          <WishForm wish={wish} form={form} token={params.token} shown={shown} runs={refused?.runs ?? runs} />
          {wish === null && offered.length > 0 ? <Wishes offered={offered} /> : null}
          <Messages
            messages={messages}
            zone={office.zone}
            writeKey={writeKey}
            written={written}
            changes={offered.length > 0}
            opens={search.get("do") === "write"}
          />
          {sections.length > 0 ? (
            <div className="mt-10 grid gap-y-10">
              <RequestDetails sections={sections} />
            </div>
          ) : null}
          {estimate ? <EstimatePanel view={estimate} className="mt-10" /> : null}
          <p className="mt-10 border-hairline border-t pt-6 text-soft text-sm">
            <Trans>Keep the address of this page to yourself: anyone who has it can change this booking.</Trans>
          </p>
        </article>
      </div>
    </SitePage>
  );
}

const NONE: readonly never[] = [];

/** What the page offers: moving asks for a day only where there is one to move. */
function offeredWishes(booking: ShownBooking): ManageWish["do"][] {
  if (booking.mode === "closed") return [];
  if (booking.status === "completed") return ["ask"];
  const moves = !TRANSCRIPT_PROCEEDINGS.includes(booking.proceedingType);
  const ways: ManageWish["do"][] = booking.severalDays ? ["days", "ask"] : ["move"];
  return [...(moves ? ways : []), "contact", "cancel"];
}

function Wishes({ offered }: { offered: readonly ManageWish["do"][] }) {
  const { t } = useLingui();
  const names: Readonly<Record<ManageWish["do"], string>> = {
    move: t`Move to another day or time`,
    contact: t`Change the phone number or special requirements`,
    cancel: t`Cancel this booking`,
    days: t`Move to other days`,
    ask: t`Ask our office`,
  };
  return (
    <nav aria-label={t`Change or cancel`} className="no-print mt-8 flex flex-col items-start gap-3">
      {offered.map((one) => (
        <ButtonLink key={one} to={`?do=${one}`} preventScrollReset size="lg" variant={one === "cancel" ? "danger" : "secondary"}>
          {names[one]}
        </ButtonLink>
      ))}
    </nav>
  );
}
