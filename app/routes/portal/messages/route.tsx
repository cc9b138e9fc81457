import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { LETTERS_TEXTS } from "#app/i18n/catalogues/portal/letters.ts";
import { languageTitle } from "#app/i18n/language-names.ts";
import { timeAgo } from "#app/i18n/portal/time-ago.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Route } from "./+types/route";

export const handle = LETTERS_TEXTS;

/** As much of a message as one line holds. */
const EXCERPT = 240;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [who, messages] = await Promise.all([services.actor(), orNotFound(services.thread.waiting())]);
  return {
    messages: messages.map(({ text, ...message }) => ({ ...message, text: text.slice(0, EXCERPT) })),
    zone: readerZone(who),
    now: new Date().toISOString(),
    title: `${context.get(i18nContext)._(msg`Messages`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** What clients wrote and nobody has answered, the longest wait first; each is answered in its booking. */
export default function Messages({ loaderData: { messages, zone, now } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader
        title={<Trans>Messages</Trans>}
        lead={<Trans>What clients wrote about their bookings and nobody has answered yet.</Trans>}
      />
      {messages.length === 0 ? (
        <EmptyState title={t`No message waits for an answer`}>
          <Trans>What clients write on the page of their booking will be listed here, the longest wait first.</Trans>
        </EmptyState>
      ) : (
        <ol>
          {messages.map(({ id, bookingId, bookingNumber, contact, text, locale, at }) => (
            <li
              key={id}
              className="relative grid min-h-11 items-center gap-x-4 border-hairline border-b py-1.5 text-sm hover:bg-accent-wash/60 md:grid-cols-[8rem_12rem_minmax(0,1fr)_auto]"
            >
              <Link to={`/bookings/${bookingId}#thread`} className="prose-link tabular after:absolute after:inset-0">
                {bookingNumber}
              </Link>
              <span className="truncate font-semibold">{contact}</span>
              <span className="truncate">{text}</span>
              <span className="text-soft">
                {languageTitle(i18n.locale, locale)}, <time dateTime={at}>{timeAgo(i18n, at, new Date(now), zone)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
