import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { PageOpening } from "#app/components/documents/page-opening.tsx";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readRosterFilter } from "#app/domain/people/roster/roster.ts";
import type { Route } from "./+types/route";
import { FilterForm } from "./filter-form.tsx";
import { Register } from "./register.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageMeta(
    context.get(i18nContext),
    msg`Arbitrators and mediators`,
    msg`Find an arbitrator or a mediator by field, language and office, and ask for one when you book.`,
  );
  const people = await context.get(servicesContext).roster.published();
  return { ...page, people, filter: readRosterFilter(new URL(request.url).searchParams) };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => metaTags(loaderData, location.pathname, { picture: "roster" });

/** The register of arbitrators and mediators (rulings, "Routes"); its filter is a plain form in the address. */
export default function Roster({ loaderData }: Route.ComponentProps) {
  return (
    <SitePage>
      <PageOpening
        title={<Trans>Our Roster</Trans>}
        lead={
          <Trans>
            Arbitrators and mediators who sit in our rooms. They are independent of us: the parties or an appointing authority choose them,
            and we pass on your request.
          </Trans>
        }
      />
      <FilterForm filter={loaderData.filter} />
      <Register filter={loaderData.filter} everyone={loaderData.people} />
    </SitePage>
  );
}
