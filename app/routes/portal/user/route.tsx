/** `/users/{id}`: one account, for administrators: its role, whether it may be used, what was done to it. */

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { PersonAct } from "#app/domain/people/person-record.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { ACCOUNTS_TEXTS } from "#app/i18n/catalogues/portal/accounts.ts";
import { personActText, roleText } from "#app/i18n/portal/people-labels.ts";
import { readForm } from "#app/routes/read-form.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { orNotFound } from "../or-not-found.ts";
import { PersonBadges } from "../person-badges.tsx";
import { TooOftenText } from "../too-often-text.tsx";
import type { Route } from "./+types/route";
import { AccountForms } from "./account-forms.tsx";
import { type AccountOutcome, type Answer, INTENTS, type Intent } from "./answer.ts";
import { OpenInvitations } from "./open-invitations.tsx";
import { SignIns } from "./sign-ins.tsx";

export const handle = ACCOUNTS_TEXTS;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await orNotFound(services.people.get(params.id));
  const [who, secondFactor] = await Promise.all([services.actor(), orNotFound(services.secondFactor.state())]);
  const { firstName, lastName, email } = found.person;
  const name = `${firstName} ${lastName}`.trim() || email;
  return {
    ...found,
    name,
    zone: readerZone(who),
    proving: { email: who.kind === "visitor" ? "" : who.email, secondFactor: secondFactor.on },
    title: `${name}, ${context.get(i18nContext)._(msg`Users`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export async function action({ request, params, context }: Route.ActionArgs) {
  const { people } = context.get(servicesContext);
  const form = await readForm(request);
  const text = (name: string) => (form.get(name) ?? "").slice(0, 1000);
  const intent = INTENTS.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const proof = { password: text("password"), code: text("code") };
  const acts: Readonly<Record<Intent, () => Promise<unknown>>> = {
    role: () => people.changeRole(params.id, form.get("from") ?? "", text("role"), proof),
    deactivate: () => people.setActive(params.id, false, proof),
    reactivate: () => people.setActive(params.id, true, proof),
    remove_factor: () => people.removeSecondFactor(params.id, proof),
    end_sessions: () => people.endSessions(params.id),
  };
  try {
    await orNotFound(acts[intent]());
    return data<Answer>({ outcome: intent, intent, role: "" });
  } catch (error) {
    return refusal(error, { intent, role: text("role") });
  }
}

/** What is said of what was not done. Throws what is no refusal. */
function refusal(error: unknown, form: Pick<Answer, "intent" | "role">) {
  if (!(error instanceof AppError)) throw error;
  const answer = (said: Omit<Answer, keyof typeof form>, status: number, headers: Record<string, string> = {}) =>
    data<Answer>({ ...form, ...said }, { status, headers });
  switch (error.code) {
    case "unauthenticated":
      throw data(null, { status: 401 });
    case "last_administrator":
      return answer({ outcome: "last_administrator" }, 409);
    case "forbidden":
      return answer({ outcome: "own_account" }, 403);
    case "conflict":
      return Array.isArray(error.detail.cases)
        ? answer({ outcome: "in_cases", cases: error.detail.cases }, 409)
        : answer({ outcome: "overtaken" }, 409);
    case "invalid_input":
      return error.issues.some(({ field }) => field === "role")
        ? answer({ outcome: "role_missing" }, 400)
        : answer({ outcome: "not_proven", issues: error.issues }, 400);
    case "too_many_requests": {
      const wait = Number(error.detail.retryAfter) || 60;
      return answer({ outcome: "too_often", wait }, 429, { "Retry-After": String(wait) });
    }
    default:
      throw error;
  }
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function User({
  loaderData: { person, acts, signIns, passkeys, invited, webhooks, me, name, zone, proving },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to="/users" className="prose-link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrowLeft" size={18} />
            <Trans>Users</Trans>
          </Link>
        }
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        lead={<span className="[overflow-wrap:anywhere]">{person.email}</span>}
      >
        <p className="mt-4">
          <PersonBadges person={person} />
        </p>
      </PageHeader>
      {actionData && (
        <div className="mt-8">
          <Outcome
            key={JSON.stringify([actionData, acts[0]?.at])}
            outcome={actionData.outcome}
            cases={actionData.cases ?? []}
            wait={actionData.wait ?? 0}
            name={name}
          />
        </div>
      )}
      <OpenInvitations invited={invited} />
      <AccountForms person={person} passkeys={passkeys} webhooks={webhooks} me={me} answer={actionData ?? null} proving={proving} />
      <History acts={acts} zone={zone} />
      <SignIns signIns={signIns} zone={zone} />
    </>
  );
}

interface OutcomeProps {
  outcome: AccountOutcome;
  cases: readonly string[];
  wait: number;
  name: string;
}

function Outcome({ outcome, cases, wait, name }: OutcomeProps) {
  const refused = !INTENTS.some((done) => done === outcome);
  const { i18n } = useLingui();
  const numbers = new Intl.ListFormat(i18n.locale).format(cases);
  return <OutcomeBox tone={refused ? "warning" : "success"}>{words()}</OutcomeBox>;

  function words() {
    switch (outcome) {
      case "role":
        return <Trans>{name} has the new role, and was signed out everywhere.</Trans>;
      case "deactivate":
        return <Trans>The account of {name} is deactivated, and was signed out everywhere.</Trans>;
      case "reactivate":
        return <Trans>{name} may sign in again.</Trans>;
      case "remove_factor":
        return <Trans>The second factor of {name} was removed, and the account was signed out everywhere.</Trans>;
      case "end_sessions":
        return <Trans>{name} was signed out everywhere.</Trans>;
      case "last_administrator":
        return <Trans>Nothing was changed: this is the last active administrator. Name another one first.</Trans>;
      case "overtaken":
        return <Trans>Someone else has changed this account, so your change was not made. It is shown as it is now.</Trans>;
      case "in_cases":
        return (
          <Trans>
            Nothing was changed: {name} is in cases that do not go with this role ({numbers}). Assign another arbitrator there, or give the
            person a separate account for the new role.
          </Trans>
        );
      case "own_account":
        return (
          <Trans>
            Nothing was changed: this is your own account. Another administrator changes your role; your second factor and your passkeys are
            in your settings.
          </Trans>
        );
      case "not_proven":
        return <Trans>Nothing was changed. Check your own password and code.</Trans>;
      case "too_often":
        return <TooOftenText wait={wait} />;
      case "role_missing":
        return <Trans>Choose one of the listed roles. Nothing was changed.</Trans>;
    }
  }
}

function History({ acts, zone }: { acts: readonly PersonAct[]; zone: string }) {
  const { i18n } = useLingui();
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="text-xl">
        <Trans>History</Trans>
      </h2>
      <ol className="mt-4 border-t border-hairline text-sm">
        {acts.map(({ at, action, by, changes }) => {
          const role = action === "role_changed" && Array.isArray(changes.role) ? changes.role.map(String) : null;
          const [from, to] = role ? [roleText(i18n, role[0] ?? ""), roleText(i18n, role[1] ?? "")] : ["", ""];
          return (
            <li
              key={`${at} ${action} ${changes.webhook ?? ""}`}
              className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <time dateTime={at} className="tabular text-soft">
                {formatMoment(i18n.locale, at, zone)}
              </time>
              <span>
                {personActText(i18n, action)}
                {role && (
                  <>
                    {": "}
                    <Trans>
                      {from} to {to}
                    </Trans>
                  </>
                )}
                {by && <span className="text-soft">, {by}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
