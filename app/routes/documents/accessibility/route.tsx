import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { LegalPage, type LegalSection } from "#app/components/documents/legal-page.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext } from "#app/context.ts";
import type { Route } from "./+types/route";
import { Aim, KnownLimits, Measures, OtherWays, Report, Testing, Venues } from "./statement.tsx";

const UPDATED = "2026-11-21";

const SECTIONS: readonly LegalSection[] = [
  { id: "aim", title: <Trans>What we aim for</Trans>, body: <Aim /> },
  { id: "measures", title: <Trans>What we do for it</Trans>, body: <Measures /> },
  { id: "testing", title: <Trans>How it is tested</Trans>, body: <Testing /> },
  { id: "limits", title: <Trans>Known limits</Trans>, body: <KnownLimits /> },
  { id: "report", title: <Trans>Tell us about a barrier</Trans>, body: <Report /> },
  { id: "venues", title: <Trans>At our venues</Trans>, body: <Venues /> },
  { id: "other-ways", title: <Trans>Other ways to reach us</Trans>, body: <OtherWays /> },
];

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(
    context.get(i18nContext),
    msg`Accessibility`,
    msg`Our goal is WCAG 2.2, level AA: how it is tested, what is still missing, and how to tell us about a barrier.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

/** `/accessibility` (rulings, "Routes"): the statement, with what falls short. */
export default function Accessibility() {
  return (
    <SitePage>
      <LegalPage
        title={<Trans>Accessibility</Trans>}
        lead={<Trans>Everyone should be able to read this site, ask for a booking and take part in a hearing.</Trans>}
        updated={UPDATED}
        sections={SECTIONS}
      />
    </SitePage>
  );
}
