/** `/admin/webhooks`: which other programs are sent what happens, and registering one. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import type { WebhookRecord } from "#app/domain/webhooks/webhook.ts";
import { KEEPING_TEXTS } from "#app/i18n/catalogues/portal/keeping.ts";
import { eventText, webhookStateText } from "#app/i18n/portal/webhooks/webhook-texts.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import { TooOftenText } from "../too-often-text.tsx";
import type { Route } from "./+types/route";
import { Provenance } from "./provenance.tsx";
import { answerPost, readPost, type WebhookPosted } from "./submission.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookSecret } from "./webhook-secret.tsx";

export const handle = KEEPING_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const webhooks = await orNotFound(services.webhooks.list());
  const [who, { on }] = await Promise.all([services.actor(), services.secondFactor.state()]);
  return {
    webhooks,
    zone: readerZone(who),
    secondFactor: on,
    email: who.kind === "visitor" ? "" : who.email,
    title: `${context.get(i18nContext)._(msg`Webhooks`)} – ${PROVIDER.name}`,
  };
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export async function action({ request, context }: Route.ActionArgs) {
  const { webhooks } = context.get(servicesContext);
  const post = readPost(await readForm(request));
  if (post.intent !== "make") throw data(null, { status: 400 });
  return answerPost(post, () => webhooks.make(post.asked, post.proof));
}

/** Also after a refusal: the list is shown as it is now. */
export const shouldRevalidate = () => true;

export default function Webhooks({ loaderData: { webhooks, zone, email, secondFactor }, actionData }: Route.ComponentProps) {
  const posted = actionData ?? null;
  return (
    <>
      <PageHeader
        title={<Trans>Webhooks</Trans>}
        lead={
          <Trans>
            A webhook sends what happens to bookings and cases to another program of yours, signed and within a minute. Of a case it sends
            only what everyone in it can read, as a number and a link. What is sent, and how it is signed, is described in the{" "}
            <a href="/api/docs#Webhooks" className="prose-link">
              API documentation
            </a>
            .
          </Trans>
        }
      />
      {posted && <Answer key={posted.at} posted={posted} />}
      <section aria-labelledby="registered" className="mt-10 max-w-form">
        {webhooks.length === 0 ? (
          <EmptyState
            title={
              <span id="registered">
                <Trans>No webhooks</Trans>
              </span>
            }
          >
            <Trans>A webhook that you register will be listed here, with what came of each delivery.</Trans>
          </EmptyState>
        ) : (
          <>
            <h2 id="registered" className="text-xl">
              <Trans>Registered</Trans>
            </h2>
            <ul className="mt-4 border-t border-hairline">
              {webhooks.map((webhook) => (
                <Entry key={webhook.id} webhook={webhook} zone={zone} />
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="register" className="mt-12 max-w-form">
        <h2 id="register" className="text-xl">
          <Trans>Register a webhook</Trans>
        </h2>
        <WebhookForm
          key={posted?.at ?? 0}
          intent="make"
          present={null}
          posted={posted?.done ? null : posted}
          email={email}
          secondFactor={secondFactor}
        />
      </section>
    </>
  );
}

function Entry({ webhook, zone }: { webhook: WebhookRecord; zone: string }) {
  const { i18n } = useLingui();
  const { id, name, url, events, state } = webhook;
  return (
    <li className="border-b border-hairline py-4">
      <p className="flex flex-wrap items-center gap-3">
        <Link
          to={`/admin/webhooks/${encodeURIComponent(id)}`}
          className="prose-link inline-flex min-h-11 items-center wrap-anywhere font-semibold"
        >
          {name}
        </Link>
        <Badge tone={state === "active" ? "success" : "warning"}>{webhookStateText(i18n, state)}</Badge>
      </p>
      <p className="wrap-anywhere text-sm text-soft">{url}</p>
      <p className="text-sm text-soft">{new Intl.ListFormat(i18n.locale).format(events.map((event) => eventText(i18n, event)))}</p>
      <Provenance webhook={webhook} zone={zone} />
    </li>
  );
}

/** What became of the form; what is wrong with fields is said at the form itself. */
function Answer({ posted: { done, secret, wait } }: { posted: WebhookPosted }) {
  if (!done && wait === null) return null;
  return (
    <div className="mt-8">
      {done && secret !== null && (
        <OutcomeBox tone="success">
          <p className="mb-2 font-semibold">
            <Trans>The webhook is registered.</Trans>
          </p>
          <WebhookSecret secret={secret} />
        </OutcomeBox>
      )}
      {wait !== null && (
        <OutcomeBox tone="warning">
          <TooOftenText wait={wait} />
        </OutcomeBox>
      )}
    </div>
  );
}
