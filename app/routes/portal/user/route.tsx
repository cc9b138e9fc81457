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
import { PROVIDER } from "#app/domain/provider.ts";
import { personActText, roleText } from "#app/i18n/portal/people-labels.ts";
import { readForm } from "#app/routes/read-form.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { orNotFound } from "../or-not-found.ts";
import { PersonBadges } from "../person-badges.tsx";
import type { Route } from "./+types/route";
import { AccountForms } from "./account-forms.tsx";
import { SignIns } from "./sign-ins.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await orNotFound(services.people.get(params.id));
  const who = await services.actor();
  const { firstName, lastName, email } = found.person;
  const name = `${firstName} ${lastName}`.trim() || email;
  return {
    ...found,
    name,
    zone: who.kind === "user" ? who.timeZone : "America/Toronto",
    title: `${name}, ${context.get(i18nContext)._(msg`Users`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

const INTENTS = ["role", "deactivate", "reactivate", "remove_factor", "end_sessions"] as const;
type Intent = (typeof INTENTS)[number];
export type AccountOutcome = Intent | "last_administrator" | "overtaken" | "role_missing";

export async function action({ request, params, context }: Route.ActionArgs) {
  const { people } = context.get(servicesContext);
  const form = await readForm(request);
  const intent = INTENTS.find((one) => one === form.get("intent"));
  if (!intent) throw data(null, { status: 400 });
  const acts: Readonly<Record<Intent, () => Promise<unknown>>> = {
    role: () => people.changeRole(params.id, form.get("from") ?? "", form.get("role") ?? ""),
    deactivate: () => people.setActive(params.id, false),
    reactivate: () => people.setActive(params.id, true),
    remove_factor: () => people.removeSecondFactor(params.id),
    end_sessions: () => people.endSessions(params.id),
  };
  try {
    await orNotFound(acts[intent]());
    return data<{ outcome: AccountOutcome }>({ outcome: intent });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "last_administrator") return data<{ outcome: AccountOutcome }>({ outcome: "last_administrator" }, { status: 409 });
    if (error.code === "conflict") return data<{ outcome: AccountOutcome }>({ outcome: "overtaken" }, { status: 409 });
    if (error.code === "invalid_input") return data<{ outcome: AccountOutcome }>({ outcome: "role_missing" }, { status: 400 });
    throw error;
  }
}

export default function User({ loaderData: { person, acts, signIns, passkeys, me, name, zone }, actionData }: Route.ComponentProps) {
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
          <Outcome key={JSON.stringify([actionData, acts[0]?.at])} outcome={actionData.outcome} name={name} />
        </div>
      )}
      <AccountForms person={person} passkeys={passkeys} me={me} />
      <History acts={acts} zone={zone} />
      <SignIns signIns={signIns} zone={zone} />
    </>
  );
}

function Outcome({ outcome, name }: { outcome: AccountOutcome; name: string }) {
  const refused = outcome === "last_administrator" || outcome === "overtaken" || outcome === "role_missing";
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
        return <Trans>Somebody else changed this account meanwhile, so nothing of yours was done. It is shown as it stands now.</Trans>;
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
            <li key={`${at} ${action}`} className="grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
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
