import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { redirect } from "react-router";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SiteFooter } from "#app/components/layout/site-footer.tsx";
import { LanguageSwitch } from "#app/components/layout/language-switch.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Wordmark } from "#app/components/layout/wordmark.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { Route } from "./+types/route";
import { Features } from "./features.tsx";
import { HowItWorks } from "./how-it-works.tsx";

/** Signed out, the case-management landing; signed in, the person's own area (specification, section 2). */
export async function loader({ context }: Route.LoaderArgs) {
  if ((await context.get(servicesContext).actor()).kind === "user") throw redirect("/bookings");
  return pageMeta(
    context.get(i18nContext),
    msg`Professional Arbitration Case Management`,
    msg`A secure platform for arbitration cases: role-based access, documents with an audit trail, and a clear workflow from creation to resolution.`,
  );
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname);

export default function Landing() {
  const at = useSitePath();
  return (
    <>
      <header className="border-hairline border-b">
        <div className="mx-auto flex max-w-6xl items-center gap-4 px-4 py-2 sm:px-6">
          <span className="me-auto">
            <Wordmark />
          </span>
          <LanguageSwitch />
          <ButtonLink href="/api/login" variant="secondary" size="sm">
            <Trans>Sign In</Trans>
          </ButtonLink>
        </div>
      </header>
      <main id="content">
        <section className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
          <h1 className="max-w-3xl text-3xl sm:text-4xl">
            <Trans>Professional Arbitration Case Management</Trans>
          </h1>
          <p className="mt-5 max-w-prose text-lg text-soft">
            <Trans>
              A secure platform on which parties, arbitrators and administrators run a case together, from the first request to the final
              resolution, with administrative oversight throughout.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/api/login" size="lg">
              <Trans>Access Case Management</Trans>
            </ButtonLink>
            <ButtonLink href={at("/public")} variant="secondary" size="lg">
              <Trans>View Public Website</Trans>
            </ButtonLink>
          </div>
        </section>
        <Features />
        <HowItWorks />
      </main>
      <SiteFooter year={2024} />
    </>
  );
}
