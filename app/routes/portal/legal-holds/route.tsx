/** `/admin/legal-holds`: what may not be removed for now, by whom and why; placing a hold and lifting one. */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { appErrorOf, type Issue } from "#app/domain/errors.ts";
import { type HeldKind, HOLD_LIMITS } from "#app/domain/legal-holds/legal-hold.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { KEEPING_TEXTS } from "#app/i18n/catalogues/portal/keeping.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import { TooOftenText } from "../too-often-text.tsx";
import type { Route } from "./+types/route";
import type { HoldAnswer } from "./hold-answer.ts";
import { HoldForm } from "./hold-form.tsx";
import { HoldList } from "./hold-list.tsx";

export const handle = KEEPING_TEXTS;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const holds = await orNotFound(services.legalHolds.list());
  const [who, { on }] = await Promise.all([services.actor(), services.secondFactor.state()]);
  return {
    holds,
    zone: readerZone(who),
    proving: { email: who.kind === "visitor" ? "" : who.email, secondFactor: on },
    formKey: crypto.randomUUID(),
    title: `${context.get(i18nContext)._(msg`Legal holds`)} – ${PROVIDER.name}`,
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
  const { legalHolds } = context.get(servicesContext);
  const form = await readForm(request);
  const read = (name: string) => (form.get(name) ?? "").slice(0, 2 * HOLD_LIMITS.reason);
  const [id, intent] = [read("id"), read("intent")];
  const typed = Object.fromEntries(["kind", "subject", "reason", "lastDay"].map((name) => [name, read(name)]));
  const proof = { password: read("password"), code: read("code") };
  const answer = (outcome: HoldAnswer["outcome"], status = 200, issues: readonly Issue[] = [], wait = 0) =>
    data<HoldAnswer>(
      { outcome, id, issues, typed: status < 300 ? {} : typed, wait },
      { status, headers: wait > 0 ? { "Retry-After": String(wait) } : {} },
    );
  try {
    if (intent === "lift") {
      await orNotFound(legalHolds.lift(id, { reason: read("reason") }, proof));
      return answer("lifted");
    }
    const { subject = "", reason = "", lastDay = "" } = typed;
    await orNotFound(legalHolds.place({ kind: typed.kind as HeldKind, subject, reason, lastDay }, proof));
    return answer("placed");
  } catch (thrown) {
    const error = appErrorOf(thrown);
    if (error?.code === "invalid_input") return answer("refused", 400, error.issues);
    if (error?.code === "conflict") return answer("overtaken", 409);
    if (error?.code === "too_many_requests") return answer("too_often", 429, [], Number(error.detail.retryAfter) || 60);
    if (error?.code === "unauthenticated") throw data(null, { status: 401 });
    throw thrown;
  }
}

export default function LegalHolds({ loaderData: { holds, zone, proving, formKey }, actionData }: Route.ComponentProps) {
  const inForce = holds.filter(({ state }) => state === "in_force");
  const over = holds.filter(({ state }) => state !== "in_force");
  return (
    <>
      <PageHeader
        title={<Trans>Legal holds</Trans>}
        lead={
          <Trans>
            What a dispute or an authority may still ask for. While a hold is in force, nothing of its person, booking or case is deleted or
            erased: not by us, not by the person, not by scheduled work.
          </Trans>
        }
      />
      <Outcome answer={actionData} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <section aria-labelledby="in-force">
            <h2 id="in-force" className="border-hairline-strong border-b pb-3 text-xl">
              <Trans>In force</Trans>
            </h2>
            {inForce.length === 0 ? (
              <EmptyState title={<Trans>No holds in force</Trans>}>
                <Trans>What has passed its time is removed as usual. A hold that you place will be listed here.</Trans>
              </EmptyState>
            ) : (
              <HoldList holds={inForce} zone={zone} answer={actionData} {...proving} />
            )}
          </section>
          {over.length > 0 && (
            <section aria-labelledby="over" className="mt-12">
              <h2 id="over" className="border-hairline-strong border-b pb-3 text-xl">
                <Trans>Ended and lifted</Trans>
              </h2>
              <HoldList holds={over} zone={zone} answer={undefined} {...proving} />
            </section>
          )}
        </div>
        <HoldForm
          key={actionData?.outcome === "placed" ? formKey : "new"}
          answer={actionData?.id === "" ? actionData : undefined}
          {...proving}
        />
      </div>
    </>
  );
}

function Outcome({ answer }: { answer: HoldAnswer | undefined }) {
  if (!answer || answer.outcome === "refused") return null;
  return (
    <div className="mt-8">
      <OutcomeBox
        key={`${answer.outcome} ${answer.id}`}
        tone={answer.outcome === "placed" || answer.outcome === "lifted" ? "success" : "warning"}
      >
        {answer.outcome === "placed" && (
          <Trans>The hold is in force. It is in the history of your account, and all administrators are notified by e-mail.</Trans>
        )}
        {answer.outcome === "lifted" && (
          <Trans>The hold is lifted: what has passed its time goes with the next run. All administrators are notified by e-mail.</Trans>
        )}
        {answer.outcome === "too_often" && <TooOftenText wait={answer.wait} />}
        {answer.outcome === "overtaken" && <Trans>Someone else has lifted this hold already. It is shown as it is now.</Trans>}
      </OutcomeBox>
    </div>
  );
}
