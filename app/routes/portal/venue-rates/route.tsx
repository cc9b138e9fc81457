import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { Currency } from "#app/domain/estimate/rate-card.ts";
import { isLocale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { venueName } from "#app/domain/venue/venues.ts";
import { addPart, SPEAKS_DETAILED, spoken } from "#app/i18n/catalogues/page-parts.ts";
import { VENUES_TEXTS } from "#app/i18n/catalogues/portal/venues.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import { History } from "../venue/history.tsx";
import type { Route } from "./+types/route";
import { CardForm } from "./card-form.tsx";
import { Cards } from "./cards.tsx";
import { changeRates, type RatesOutcome } from "./submission.ts";

/** Services have the names that the detailed form gives them. */
export const handle = spoken(SPEAKS_DETAILED, VENUES_TEXTS);

const CURRENCY_OF: Readonly<Record<"CA" | "US" | "KY", Currency>> = { CA: "CAD", US: "USD", KY: "KYD" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { venue, ...rates } = await orNotFound(context.get(servicesContext).rates.read(params.venue));
  const i18n = context.get(i18nContext);
  const city = venue.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  const inForce = rates.cards.find(({ standing }) => standing === "in_force") ?? null;
  return {
    ...rates,
    /** What new rates begin as. */
    base: inForce && { name: inForce.name, currency: inForce.currency, validFrom: "", rates: inForce.rates },
    currency: CURRENCY_OF[venue.country],
    venue: venueName(venue),
    city,
    zone: venue.zone,
    title: `${city} – ${i18n._(msg`Rates`)} – ${PROVIDER.name}`,
  };
}
/** Reached from another page of the browser's program: its words first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), addPart("detailed")]);
  return loaded;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return changeRates(params.venue, await readForm(request), context);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** What one venue charges: what is in force, the draft of what is to be, and who changed what. */
export default function VenueRates({ loaderData: page, actionData }: Route.ComponentProps) {
  const city = page.city;
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/admin/venues/${page.venue}`} variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            {city}
          </ButtonLink>
        }
        title={<Trans>Rates in {city}</Trans>}
        lead={<Trans>Estimates for visitors, e-mails and bookings are based on what is published here.</Trans>}
      />
      {actionData ? <Outcome key={`${page.version} ${JSON.stringify(actionData)}`} outcome={actionData} /> : null}
      <Cards page={page} />
      <CardForm page={page} outcome={actionData} />
      <History page={page} />
    </>
  );
}

function Outcome({ outcome: { intent, kind, issues } }: { outcome: RatesOutcome }) {
  // What is wrong with a field is listed above its form.
  if (kind === "refused" && issues.length > 0) return null;
  return (
    <div className="mt-8">
      <OutcomeBox tone={kind === "saved" ? "success" : "warning"}>
        {kind === "stale" ? (
          <Trans>
            This venue was changed meanwhile, so your changes have not been saved yet. What you entered is still in the form: check it, then
            save again.
          </Trans>
        ) : intent === "publish" ? (
          <Trans>Published. Estimates for hearings from that day are based on these rates.</Trans>
        ) : intent === "withdraw" ? (
          <Trans>Withdrawn. No further estimates are based on these rates.</Trans>
        ) : intent === "discard" ? (
          <Trans>The draft was discarded.</Trans>
        ) : (
          <Trans>Draft saved. Nobody but administrators sees it.</Trans>
        )}
      </OutcomeBox>
    </div>
  );
}
