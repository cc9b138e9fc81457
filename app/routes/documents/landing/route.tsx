import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { redirect } from "react-router";
import { HearingComposer } from "#app/components/chat/hearing-composer.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { DASHBOARDS } from "#app/domain/people/roles.ts";
import type { Route } from "./+types/route";
import { CaseTimeline } from "./case-timeline.tsx";
import { Features } from "./features.tsx";
import { HowItWorks } from "./how-it-works.tsx";

/** Signed out, the case-management landing; signed in, the dashboard of the person's role (specification, section 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const who = await context.get(servicesContext).actor();
  // Who is held back is shown why, wherever they go.
  if (who.kind !== "visitor") throw redirect(who.kind === "user" ? DASHBOARDS[who.role] : "/party");
  return pageMeta(
    context.get(i18nContext),
    msg`Professional Arbitration Case Management`,
    msg`A secure platform for arbitration cases: role-based access, documents with an audit trail, and a clear workflow from creation to resolution.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  metaTags(loaderData, location.pathname, { picture: "case-management" });

export default function Landing() {
  const at = useSitePath();
  const header = {
    home: "/",
    links: [
      { href: "#features", label: <Trans>Features</Trans> },
      { href: "#how-it-works", label: <Trans>How It Works</Trans> },
      { href: at("/public"), label: <Trans>Public website</Trans> },
    ],
    action: (
      <ButtonLink href="/api/login" variant="secondary" className="whitespace-nowrap max-sm:px-3">
        <Trans>Sign In</Trans>
      </ButtonLink>
    ),
  };
  return (
    <SitePage year={2024} header={header}>
      <section className="page grid items-center gap-x-16 gap-y-14 py-16 md:py-24 lg:grid-cols-[1.25fr_1fr]">
        <div>
          <h1 className="max-w-[7.1em] text-5xl">
            <Trans>Professional Arbitration Case Management</Trans>
          </h1>
          <p className="mt-8 max-w-[36rem] text-lg text-soft">
            <Trans>
              A secure platform on which parties, arbitrators and administrators run a case together, from the first request to the final
              resolution, with administrative oversight throughout.
            </Trans>
          </p>
          <HearingComposer className="mt-8 max-w-[36rem]" />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/api/login" size="lg">
              <Trans>Access Case Management</Trans>
            </ButtonLink>
            <ButtonLink href={at("/public")} variant="secondary" size="lg">
              <Trans>View Public Website</Trans>
            </ButtonLink>
          </div>
        </div>
        <CaseTimeline />
      </section>
      <Features />
      <HowItWorks />
      <section className="page pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-hairline-strong pt-8">
          <p className="max-w-measure font-serif text-xl">
            <Trans>Your cases are where you left them.</Trans>
          </p>
          <ButtonLink href="/api/login" size="lg">
            <Trans>Sign In</Trans>
          </ButtonLink>
        </div>
      </section>
    </SitePage>
  );
}
