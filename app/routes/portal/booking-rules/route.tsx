import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data } from "react-router";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { VENUES_TEXTS } from "#app/i18n/catalogues/portal/venues.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Route } from "./+types/route";
import { Choices } from "./choices.tsx";
import { askedRules } from "./combination.ts";
import { FurtherAnswers } from "./further-answers.tsx";
import { overview } from "./overview.server.ts";
import { OverviewTable } from "./overview-table.tsx";
import { Effects, Sections, Summary } from "./rule-book.tsx";
import { rulesView } from "./rules-view.server.ts";

export const handle = VENUES_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const who = await context.get(servicesContext).actor();
  // What one may not see looks like what is not there.
  if (who.kind !== "user" || who.role !== "admin") throw data(null, { status: 404 });
  const asked = askedRules(url.searchParams, context.get(localeContext));
  const i18n = await createPageI18n(asked.language);
  return {
    asked,
    rules: rulesView(i18n, asked.proceeding, asked.locationType),
    rows: overview(i18n),
    title: `${context.get(i18nContext)._(msg`Booking rules`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** The rules of the detailed form as staff read them; nothing can be changed here. */
export default function BookingRules({ loaderData: { asked, rules, rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={<Trans>Booking rules</Trans>}
        lead={<Trans>What the detailed form asks, offers and settles. The form, the API and the assistant follow the same rules.</Trans>}
      />
      <Choices asked={asked} />
      <div lang={asked.language}>
        <Summary rules={rules} />
        <Effects rules={rules} />
        <Sections rules={rules} />
        <FurtherAnswers rules={rules} />
        <OverviewTable rows={rows} asked={asked} words={rules.words} />
      </div>
    </>
  );
}
