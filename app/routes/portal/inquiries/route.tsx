import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { type InquiryState, isInquiryState } from "#app/domain/site/inquiry-record.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import { Pages } from "../pages.tsx";
import { ViewTabs } from "../view-tabs.tsx";
import type { Route } from "./+types/route";
import { Entry } from "./entry.tsx";
import { Outcome } from "./outcome.tsx";

export const handle = LETTERS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const asked = url.searchParams.get("state");
  const state: InquiryState = isInquiryState(asked) ? asked : "open";
  const after = url.searchParams.get("after");
  const page = await orNotFound(services.inquiries.list(state, after));
  return {
    ...page,
    state,
    later: after !== null,
    zone: readerZone(who),
    now: new Date().toISOString(),
    title: `${context.get(i18nContext)._(msg`Inquiries`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Marks one as answered; 409 when somebody else was faster. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = (await readForm(request)).get("id") ?? "";
  const marked = await orNotFound(context.get(servicesContext).inquiries.markAnswered(id));
  return data(marked, { status: marked.first ? 200 : 409 });
}

/** Messages of the contact page: staff's queue, the one due first on top. */
export default function Inquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiries, state, next, later, zone } = loaderData;
  const now = new Date(loaderData.now);
  return (
    <>
      <PageHeader title={<Trans>Inquiries</Trans>} lead={<Trans>What visitors wrote on the contact page.</Trans>}>
        <States state={state} />
      </PageHeader>
      {actionData && <Outcome {...actionData} zone={zone} />}
      {inquiries.length === 0 ? (
        <Empty state={state} later={later} />
      ) : (
        <ol>
          {inquiries.map((inquiry) => (
            <li key={inquiry.id}>
              <Entry inquiry={inquiry} zone={zone} now={now} />
            </li>
          ))}
        </ol>
      )}
      <Pages query={{ state }} next={next} later={later}>
        {state === "open" ? <Trans>Due later</Trans> : <Trans>Answered earlier</Trans>}
      </Pages>
    </>
  );
}

/** The filter, in the address. */
function States({ state }: { state: InquiryState }) {
  const { t } = useLingui();
  const names: Readonly<Record<InquiryState, string>> = { open: t`Open`, answered: t`Answered` };
  return (
    <ViewTabs
      label={t`Which inquiries`}
      tabs={Object.entries(names).map(([name, label]) => ({ to: `?state=${name}`, name: label, current: name === state }))}
    />
  );
}

function Empty({ state, later }: { state: InquiryState; later: boolean }) {
  const { t } = useLingui();
  if (later) return <EmptyState title={t`Nothing more on this page`} />;
  return state === "open" ? (
    <EmptyState title={t`No open inquiries`}>
      <Trans>Messages from the contact page will be listed here, the one that is due first on top.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={t`No answered inquiries yet`}>
      <Trans>Inquiries that were marked as answered are kept here, the newest answer on top.</Trans>
    </EmptyState>
  );
}
