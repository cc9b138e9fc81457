import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { CONVERSATION_VIEWS, type ConversationView, isConversationView } from "#app/domain/assistant/staffed.ts";
import { DRAFT_DAYS } from "#app/domain/booking/draft/draft.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { orNotFound } from "../or-not-found.ts";
import { Pages } from "../pages.tsx";
import { ViewTabs } from "../view-tabs.tsx";
import type { Route } from "./+types/route";
import { Entry } from "./entry.tsx";

export const handle = LETTERS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const asked = url.searchParams.get("view");
  const view: ConversationView = isConversationView(asked) ? asked : "waiting";
  const after = url.searchParams.get("after");
  const page = await orNotFound(services.conversationDesk.list(view, after));
  return {
    ...page,
    view,
    later: after !== null,
    zone: readerZone(who),
    title: `${context.get(i18nContext)._(msg`Conversations`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Conversations with the assistant whose visitor asked for a person, left a draft, or is there now. */
export default function Conversations({ loaderData: { conversations, view, next, later, zone } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={<Trans>Conversations</Trans>}
        lead={
          <Trans>
            Visitors of the assistant who asked for a person, left a draft or are there now. Each is deleted {DRAFT_DAYS} days after it
            began.
          </Trans>
        }
      >
        <Views view={view} />
      </PageHeader>
      {conversations.length === 0 ? (
        <Empty view={view} later={later} />
      ) : (
        <ol>
          {conversations.map((entry) => (
            <li key={entry.ref}>
              <Entry entry={entry} zone={zone} />
            </li>
          ))}
        </ol>
      )}
      <Pages query={{ view }} next={next} later={later}>
        {view === "waiting" ? <Trans>Shortest wait first</Trans> : <Trans>Older</Trans>}
      </Pages>
    </>
  );
}

/** The filter, in the address. */
function Views({ view }: { view: ConversationView }) {
  const { t } = useLingui();
  const names: Readonly<Record<ConversationView, string>> = {
    waiting: t`Waiting for a person`,
    drafts: t`Draft left`,
    live: t`Live`,
    mine: t`Assigned to me`,
    all: t`All conversations`,
  };
  return (
    <ViewTabs
      label={t`Which conversations`}
      tabs={CONVERSATION_VIEWS.map((name) => ({ to: `?view=${name}`, name: names[name], current: name === view }))}
    />
  );
}

function Empty({ view, later }: { view: ConversationView; later: boolean }) {
  const { t } = useLingui();
  if (later) return <EmptyState title={t`Nothing more on this page`} />;
  switch (view) {
    case "waiting":
      return (
        <EmptyState title={t`Nobody is waiting for a person`}>
          <Trans>Visitors who ask the assistant for a person will be listed here, the longest wait first.</Trans>
        </EmptyState>
      );
    case "drafts":
      return (
        <EmptyState title={t`No draft was left`}>
          <Trans>Visitors who gave the assistant details for a booking and left will be listed here.</Trans>
        </EmptyState>
      );
    case "live":
      return (
        <EmptyState title={t`Nobody is writing just now`}>
          <Trans>Conversations with a message in the last minutes are listed here.</Trans>
        </EmptyState>
      );
    case "mine":
      return (
        <EmptyState title={t`You are in no conversation`}>
          <Trans>Open a conversation and join it: from then on you answer, not the assistant.</Trans>
        </EmptyState>
      );
    case "all":
      return (
        <EmptyState title={t`No conversations`}>
          <Trans>Conversations of visitors who asked for a person, left a draft or are there now will be listed here.</Trans>
        </EmptyState>
      );
  }
}
