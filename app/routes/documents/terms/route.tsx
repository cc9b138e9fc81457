import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { LegalPage, type LegalSection } from "#app/components/documents/legal-page.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext } from "#app/context.ts";
import type { Route } from "./+types/route";
import { Assistant, Cancelling, Fees, Requests, Rooms, Technology } from "./booking-clauses.tsx";
import { Law, Liability, Neutrality, TheseTerms, ThisSite } from "./general-clauses.tsx";

const UPDATED = "2026-11-21";

const SECTIONS: readonly LegalSection[] = [
  { id: "these-terms", title: <Trans>These terms</Trans>, body: <TheseTerms /> },
  { id: "this-site", title: <Trans>Using this site</Trans>, body: <ThisSite /> },
  { id: "requests", title: <Trans>Requests and bookings</Trans>, body: <Requests /> },
  { id: "rooms", title: <Trans>Rooms</Trans>, body: <Rooms /> },
  { id: "assistant", title: <Trans>The assistant</Trans>, body: <Assistant /> },
  { id: "fees", title: <Trans>Fees and payment</Trans>, body: <Fees /> },
  { id: "cancellation", title: <Trans>Changes and cancellation</Trans>, body: <Cancelling /> },
  { id: "technology", title: <Trans>Technology and the record</Trans>, body: <Technology /> },
  { id: "neutrality", title: <Trans>Neutrality and advice</Trans>, body: <Neutrality /> },
  { id: "liability", title: <Trans>Liability</Trans>, body: <Liability /> },
  { id: "law", title: <Trans>Governing law and language</Trans>, body: <Law /> },
];

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`Terms of use and of booking`,
    msg`When a request becomes a booking, when a room is held, how to cancel, and what you may expect of us.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** `/terms` (rulings, "Routes"): clauses that can be cited by number. */
export default function Terms() {
  return (
    <SitePage>
      <LegalPage
        title={<Trans>Terms of use and of booking</Trans>}
        lead={<Trans>When a request becomes a booking, when a room is held, how to cancel, and what you may expect of us.</Trans>}
        updated={UPDATED}
        note={
          <p>
            <Trans>Demonstration text, to be reviewed by counsel before use.</Trans>
          </p>
        }
        sections={SECTIONS}
      />
    </SitePage>
  );
}
