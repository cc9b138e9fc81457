/** `/admin/webhooks/{id}`: one webhook, its log, and what may be done with it. Works without a script. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link, redirect } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, type Services, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { KEEPING_TEXTS } from "#app/i18n/catalogues/portal/keeping.ts";
import { webhookStateText } from "#app/i18n/portal/webhooks/webhook-texts.ts";
import { readForm } from "#app/routes/read-form.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { orNotFound } from "../or-not-found.ts";
import type { Proving } from "../second-factor/proof-fields.tsx";
import { TooOftenText } from "../too-often-text.tsx";
import { Provenance } from "../webhooks/provenance.tsx";
import { answerPost, readPost, type WebhookIntent, type WebhookPost, type WebhookPosted } from "../webhooks/submission.ts";
import { ProvingForm, WebhookForm } from "../webhooks/webhook-form.tsx";
import { WebhookSecret } from "../webhooks/webhook-secret.tsx";
import type { Route } from "./+types/route";
import { Acts, Removing } from "./acts.tsx";
import { DeliveryList } from "./delivery-list.tsx";

export const handle = KEEPING_TEXTS;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const after = url.searchParams.get("after");
  const found = await orNotFound(services.webhooks.read(params.id, after));
  const [who, { on }] = await Promise.all([services.actor(), services.secondFactor.state()]);
  const heading = context.get(i18nContext)._(msg`Webhook`);
  return {
    ...found,
    later: after !== null,
    zone: readerZone(who),
    secondFactor: on,
    email: who.kind === "visitor" ? "" : who.email,
    title: `${heading}: ${found.webhook.name} – ${PROVIDER.name}`,
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

type Act = (webhooks: Services["webhooks"], id: string, post: WebhookPost) => Promise<{ secret: string } | null>;

/** What each press does. */
const ACTIONS: Readonly<Record<Exclude<WebhookIntent, "make">, Act>> = {
  change: (webhooks, id, { asked, proof, text }) => done(webhooks.change(id, { ...asked, version: Number(text("version")) }, proof)),
  renew: (webhooks, id, { proof }) => webhooks.renewSecret(id, proof),
  pause: (webhooks, id) => done(webhooks.pause(id)),
  resume: (webhooks, id, { proof }) => done(webhooks.resume(id, proof)),
  remove: (webhooks, id) => done(webhooks.remove(id)),
  replay: (webhooks, id, { text }) => done(webhooks.replay(id, text("delivery"))),
  test: (webhooks, id) => done(webhooks.test(id)),
};

/** What gives nothing to show. */
async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { webhooks } = context.get(servicesContext);
  const post = readPost(await readForm(request));
  if (post.intent === "make") throw data(null, { status: 400 });
  const act = ACTIONS[post.intent];
  const answer = await answerPost(post, () => act(webhooks, params.id, post));
  if (post.intent === "remove" && answer.data.done) throw redirect("/admin/webhooks");
  return answer;
}

/** Also after a refusal: what is shown is how it is now. */
export const shouldRevalidate = () => true;

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, deliveries, older, later, zone, email, secondFactor } = loaderData;
  const { i18n } = useLingui();
  const posted = actionData ?? null;
  const of = (intent: WebhookIntent) => (posted?.intent === intent && !posted.done ? posted : null);
  const overlap = webhook.overlapUntil && formatMoment(i18n.locale, webhook.overlapUntil, zone);
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to="/admin/webhooks" className="prose-link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrowLeft" size={18} />
            <Trans>Webhooks</Trans>
          </Link>
        }
        title={<span className="wrap-anywhere">{webhook.name}</span>}
        lead={<span className="wrap-anywhere">{webhook.url}</span>}
      />
      {posted && <Answer key={`answer ${posted.at}`} posted={posted} />}
      <p className="mt-6">
        <Badge tone={webhook.state === "active" ? "success" : "warning"}>{webhookStateText(i18n, webhook.state)}</Badge>
      </p>
      <div className="mt-3">
        <Provenance webhook={webhook} zone={zone} />
      </div>
      <Acts key={`acts ${of("resume")?.at ?? 0}`} state={webhook.state} posted={of("resume")} email={email} secondFactor={secondFactor} />
      <DeliveryList deliveries={deliveries} older={older} later={later} zone={zone} />
      <section aria-labelledby="change" className="mt-12 max-w-form">
        <h2 id="change" className="text-xl">
          <Trans>Change the webhook</Trans>
        </h2>
        <WebhookForm
          key={`${webhook.version} ${of("change")?.at ?? 0}`}
          intent="change"
          present={webhook}
          posted={of("change")}
          email={email}
          secondFactor={secondFactor}
        />
      </section>
      <Renewing
        key={`renewing ${posted?.intent === "renew" ? posted.at : 0}`}
        overlap={overlap}
        isLeft={webhook.left !== null}
        posted={of("renew")}
        email={email}
        secondFactor={secondFactor}
      />
      <Removing />
    </>
  );
}

interface RenewingProps extends Proving {
  /** Until when the secret before signs too, in words; null while there is none. */
  overlap: string | null;
  /** Whether who knows the present secret has left. */
  isLeft: boolean;
  posted: WebhookPosted | null;
}

/** Another secret. */
function Renewing({ overlap, isLeft, posted, ...proving }: RenewingProps) {
  return (
    <section aria-labelledby="renew" className="mt-12 max-w-form">
      <h2 id="renew" className="text-xl">
        <Trans>Renew the secret</Trans>
      </h2>
      <p className="mt-2 text-soft">
        {isLeft ? (
          <Trans>The one before signs nothing more: enter the new one in the other program before the webhook goes on.</Trans>
        ) : (
          <Trans>For seven days deliveries are signed with both, the new one and the one before, so that none is lost meanwhile.</Trans>
        )}
      </p>
      {overlap && (
        <p className="mt-2">
          <Trans>The secret before still signs until {overlap}.</Trans>
        </p>
      )}
      <ProvingForm intent="renew" posted={posted} {...proving} submit={<Trans>Renew it</Trans>} />
    </section>
  );
}

/** What became of the last press; what is wrong with fields is said at their form. */
function Answer({ posted: { intent, done, secret, overtaken, wait } }: { posted: WebhookPosted }) {
  if (!done && !overtaken && wait === null) return null;
  return (
    <div className="mt-8">
      <OutcomeBox tone={done ? "success" : "warning"}>
        {wait !== null && <TooOftenText wait={wait} />}
        {overtaken && <Trans>Someone else has changed this webhook meanwhile. It is shown as it is now.</Trans>}
        {done && secret !== null && <WebhookSecret secret={secret} />}
        {done && intent === "change" && <Trans>The changes are saved.</Trans>}
        {done && intent === "pause" && <Trans>The webhook is paused. What happens now is kept for 30 days and sent when it goes on.</Trans>}
        {done && intent === "resume" && <Trans>The webhook goes on: what has waited leaves within a minute.</Trans>}
        {done && intent === "replay" && <Trans>It is sent again within a minute, with the same id.</Trans>}
        {done && intent === "test" && <Trans>The test leaves within a minute. Load the page again to see what came of it.</Trans>}
      </OutcomeBox>
    </div>
  );
}
