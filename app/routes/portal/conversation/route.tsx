import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { draftLines } from "#app/i18n/detailed/draft-lines.ts";
import { languageTitle } from "#app/i18n/language-names.ts";
import { StandingBadges } from "../conversations/conversation-badges.tsx";
import { orNotFound } from "../or-not-found.ts";
import { useNews } from "../use-news.ts";
import type { Route } from "./+types/route";
import { conversationAction } from "./action.ts";
import { ConversationFacts } from "./conversation-facts.tsx";
import { HandoffPanel } from "./handoff-panel.tsx";
import { Transcript } from "./transcript.tsx";

export const handle = LETTERS_TEXTS;

export async function loader({ context, params: { ref } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const i18n = context.get(i18nContext);
  const found = await orNotFound(services.conversationDesk.open(ref));
  const page = {
    zone: readerZone(who),
    title: `${i18n._(msg`Conversation`)} – ${PROVIDER.name}`,
  };
  if ("deletedAt" in found) return data({ ...page, deleted: found, conversation: null }, { status: 410 });
  const { draft, ...conversation } = found;
  const values = Object.fromEntries(Object.entries(draft?.values ?? {}).map(([name, held]) => [name, held.value]));
  return data({
    ...page,
    deleted: null,
    conversation: {
      ...conversation,
      visitorName: values.contactName ?? "",
      // The names of a hundred fields stay on the server.
      draft: draft && draftLines(i18n, draft.form, values).map(({ field, label, text }) => ({ field, label, text })),
    },
  });
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export const action = ({ request, params: { ref }, context }: Route.ActionArgs) => conversationAction(request, ref, context);

/** Seconds between two looks: while somebody writes or waits, and else. */
const LOOK_AGAIN = { lively: 5, quiet: 30 } as const;

/** A conversation with the assistant: what was said, what its draft holds, and the way into it. */
export default function Conversation({ loaderData: { conversation, deleted, zone }, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const lively = conversation && (conversation.live || conversation.staff || conversation.waitingSince);
  useNews(conversation === null ? null : lively ? LOOK_AGAIN.lively : LOOK_AGAIN.quiet);
  const back = (
    <Link to="/admin/conversations" className="prose-link inline-flex min-h-11 items-center gap-2">
      <Icon name="arrowLeft" size={18} />
      <Trans>Conversations</Trans>
    </Link>
  );
  if (conversation === null) {
    const at = deleted ? formatInstant(i18n.locale, deleted.deletedAt, zone) : "";
    return (
      <>
        <PageHeader title={<Trans>Conversation</Trans>} eyebrow={back} />
        <EmptyState title={t`This conversation has been deleted`}>
          {deleted?.byVisitor ? (
            <Trans>Its visitor deleted it, {at}. Nothing of it is kept; a booking that it led to stays.</Trans>
          ) : (
            <Trans>Our staff deleted it, {at}. Nothing of it is kept; a booking that it led to stays.</Trans>
          )}
        </EmptyState>
      </>
    );
  }
  const started = formatInstant(i18n.locale, conversation.startedAt, zone);
  const language = languageTitle(i18n.locale, conversation.locale);
  return (
    <>
      <PageHeader
        eyebrow={back}
        title={<span className="[overflow-wrap:anywhere]">{conversation.visitorName || t`A visitor who gave no name`}</span>}
        lead={
          <Trans>
            {language}, since {started}
          </Trans>
        }
      >
        <div className="mt-4">
          <StandingBadges standing={{ ...conversation, booked: conversation.booking !== null }} zone={zone} />
        </div>
      </PageHeader>
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Transcript lines={conversation.lines} cut={conversation.cut} zone={zone} />
          <HandoffPanel conversation={conversation} zone={zone} refused={actionData} />
        </div>
        <ConversationFacts conversation={conversation} zone={zone} />
      </div>
    </>
  );
}
