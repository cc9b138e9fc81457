import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { PageOpening } from "#app/components/documents/page-opening.tsx";
import { faqPage } from "#app/components/documents/structured-data.ts";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext, localeContext } from "#app/context.ts";
import type { Route } from "./+types/route";
import { AskAtAnyHour } from "./ask-at-any-hour.tsx";
import { Needs } from "./needs.tsx";
import { Proceedings } from "./proceedings.tsx";
import { Questions } from "./questions.tsx";
import { questionsShown } from "./questions-shown.ts";
import { ServiceIndex } from "./service-index.tsx";
import { Support } from "./support.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const page = pageMeta(
    context.get(i18nContext),
    msg`Services`,
    msg`Commercial arbitration, investment disputes, international mediation, expert determination, virtual hearings, document review, court reporting and case management.`,
  );
  return { ...page, data: [faqPage(questionsShown(context.get(localeContext)))] };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  metaTags(loaderData, location.pathname, { picture: "services", data: loaderData?.data ?? [] });

/** `/services`: the eight services of the specification's section 1, what a proceeding needs, and the questions people ask. */
export default function Services() {
  return (
    <SitePage>
      <PageOpening
        title={<Trans>Eight services, taken one by one or together</Trans>}
        lead={<Trans>Under any rules and before any tribunal, we see to the room, the record and the technology.</Trans>}
      >
        <ServiceIndex />
      </PageOpening>
      <div className="page">
        <Proceedings />
        <Support />
      </div>
      <Needs />
      <AskAtAnyHour />
      <Questions />
    </SitePage>
  );
}
