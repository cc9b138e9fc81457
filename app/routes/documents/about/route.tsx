import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { PageOpening } from "#app/components/documents/page-opening.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { i18nContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { inCities } from "#app/i18n/lists.ts";
import type { Route } from "./+types/route";
import { BookingTimeline } from "./booking-timeline.tsx";
import { Figures } from "./figures.tsx";
import { NextLinks } from "./next-links.tsx";
import { Offices } from "./offices.tsx";
import { Principles } from "./principles.tsx";
import { Promises } from "./promises.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`About us`,
    msg`A neutral host for arbitrations, mediations and hearings: what we hold to, what we promise and by when, and how a booking is handled.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** `/about` (rulings, "Routes"): who the provider is, by the facts of the specification's section 1. */
export default function About() {
  const cities = inCities(useLocale(), OFFICES);
  return (
    <SitePage>
      <PageOpening
        title={<Trans>We keep the room, the record and the hour</Trans>}
        lead={
          <Trans>
            {PROVIDER.name} hosts arbitrations, mediations and hearings {cities}, and by video from anywhere. We take no side, so that both
            can be heard.
          </Trans>
        }
      />
      <Figures />
      <Principles />
      <Promises />
      <BookingTimeline />
      <Offices />
      <NextLinks />
    </SitePage>
  );
}
