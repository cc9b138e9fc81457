import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { isOutboxState, OUTBOX_STATES, type OutboxState } from "#app/domain/mail/outbox.ts";
import { isOutboxDecision, type OutboxCounts } from "#app/domain/mail/outbox-record.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { createMailI18n } from "#app/i18n/mail/catalog.server.ts";
import { outboxKindText, outboxReasonText } from "#app/i18n/mail/outbox-labels.ts";
import { formatCount } from "#app/i18n/numbers.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import { Pages } from "../pages.tsx";
import { ViewTabs } from "../view-tabs.tsx";
import type { Route } from "./+types/route";
import { MessageEntry } from "./message-entry.tsx";
import { Outcome } from "./outcome.tsx";

export const handle = LETTERS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const who = await services.actor();
  const asked = url.searchParams.get("state");
  const state: OutboxState = isOutboxState(asked) ? asked : "waiting";
  const after = url.searchParams.get("after");
  const { messages, counts, inTurn, next } = await orNotFound(services.outbox.list(state, after));
  const mails = await createMailI18n(context.get(localeContext));
  return {
    messages: messages.map((message) => ({
      ...message,
      kindText: outboxKindText(mails, message.kind),
      reasonText: message.reason && outboxReasonText(mails, message.reason),
    })),
    counts,
    inTurn,
    next,
    state,
    later: after !== null,
    zone: readerZone(who),
    title: `${context.get(i18nContext)._(msg`Outbox`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Tries a message again, lets it pass the limits or gives it up; 409 when it was settled otherwise meanwhile. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const [id, decision] = [form.get("id"), form.get("decision")];
  if (typeof id !== "string" || !isOutboxDecision(decision)) throw data(null, { status: 400 });
  const { message, done } = await orNotFound(context.get(servicesContext).outbox.decide(id, decision));
  return data({ message, decision, done } as const, { status: done ? 200 : 409 });
}

/** Messages that wait, went out, failed for good or were not sent. */
export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, counts, inTurn, state, next, later, zone } = loaderData;
  return (
    <>
      <PageHeader title={<Trans>Outbox</Trans>} lead={<Trans>Every message that Concord has to send, and what became of it.</Trans>}>
        <States state={state} counts={counts} />
      </PageHeader>
      {actionData && <Outcome {...actionData} />}
      {state === "waiting" && inTurn > 0 && <InTurn count={inTurn} />}
      {messages.length === 0 ? (
        <Empty state={state} later={later} />
      ) : (
        <ol>
          {messages.map((message) => (
            <li key={message.id}>
              <MessageEntry message={message} zone={zone} />
            </li>
          ))}
        </ol>
      )}
      <Pages query={{ state }} next={next} later={later}>
        {state === "waiting" ? <Trans>Tried later</Trans> : <Trans>Older</Trans>}
      </Pages>
    </>
  );
}

/** The filter, in the address, each with its count. */
function States({ state, counts }: { state: OutboxState; counts: OutboxCounts }) {
  const { t, i18n } = useLingui();
  const names: Readonly<Record<OutboxState, string>> = {
    waiting: t`Waiting`,
    delivered: t`Delivered`,
    dead: t`Dead letters`,
    dropped: t`Not sent`,
  };
  return (
    <ViewTabs
      label={t`Which messages`}
      tabs={OUTBOX_STATES.map((name) => {
        const count = formatCount(i18n.locale, counts[name]);
        const alarming = name === "dead" && counts.dead > 0;
        return {
          to: `?state=${name}`,
          name: names[name],
          current: name === state,
          count: alarming ? <span className="font-semibold text-danger">{count}</span> : count,
        };
      })}
    />
  );
}

/** That first mails wait for the ceiling of all that strangers cause, and what staff can do. */
function InTurn({ count }: { count: number }) {
  return (
    <p className="mt-6 max-w-prose">
      <Plural
        value={count}
        one="# first e-mail to a new address is waiting its turn: people who are not signed in have triggered more than we send."
        other="# first e-mails to new addresses are waiting their turn: people who are not signed in have triggered more than we send."
      />{" "}
      <Trans>They leave by themselves, the oldest from each part of the network first. One that should not wait can be sent here.</Trans>
    </p>
  );
}

function Empty({ state, later }: { state: OutboxState; later: boolean }) {
  const { t } = useLingui();
  if (later) return <EmptyState title={t`Nothing more on this page`} />;
  switch (state) {
    case "waiting":
      return (
        <EmptyState title={t`All sent`}>
          <Trans>Messages are listed here from when they are written until they are taken over, usually within a minute.</Trans>
        </EmptyState>
      );
    case "delivered":
      return (
        <EmptyState title={t`Nothing delivered yet`}>
          <Trans>Messages that were taken over by the mail service are listed here for 90 days.</Trans>
        </EmptyState>
      );
    case "dead":
      return (
        <EmptyState title={t`No dead letters`}>
          <Trans>Messages that could not be delivered after many attempts will be listed here, to be tried again or given up.</Trans>
        </EmptyState>
      );
    case "dropped":
      return (
        <EmptyState title={t`Nothing was left unsent`}>
          <Trans>Messages that were not sent because something came between, or that were given up, are listed here for 90 days.</Trans>
        </EmptyState>
      );
  }
}
