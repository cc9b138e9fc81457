import { Trans } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { type Services, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { orNotFound, orNull } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";
import { OFFICE, takeBundle } from "./actions.ts";
import { Editor } from "./editor.tsx";
import { FinalBundle } from "./final-bundle.tsx";
import { Hold } from "./hold.tsx";
import { MadeFinal } from "./made-final.tsx";
import { LateRefusal } from "./refusal.tsx";
import { Step } from "./step.tsx";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [who, opened] = await Promise.all([services.actor(), orNull(services.caseBundles.open(params.bundle))]);
  if (!opened) return heldBackOr404(services, params);
  // Below another case there is no such bundle.
  if (opened.caseId !== params.id) throw data(null, { status: 404 });
  const step = url.searchParams.get("step");
  return { ...opened, step, zone: readerZone(who), heading: `${opened.bundle.title}, ${opened.caseNumber} – ${PROVIDER.name}` };
}

/** To the list, which says why, where our office holds it back; else there is none. */
async function heldBackOr404(
  { caseBundles }: Pick<Services, "caseBundles">,
  { id, bundle }: { id: string; bundle: string },
): Promise<never> {
  const { heldBack } = await orNotFound(caseBundles.of(id));
  throw heldBack.some((one) => one.id === bundle) ? redirect(`/cases/${encodeURIComponent(id)}/bundles`) : data(null, { status: 404 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return takeBundle(context, params.id, params.bundle, await readForm(request));
}

/** Also after a refusal: who was too late sees what is stored by now, and saves at its version. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.heading ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** A bundle: its draft as its makers put it in order, or the final one with its PDF. */
export default function CaseBundle({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { caseId, caseNumber, caseTitle, bundle, choices, zone, issues, plan, step } = loaderData;
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/cases/${encodeURIComponent(caseId)}/bundles`} variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            <Trans>Bundles for the hearing</Trans>
          </ButtonLink>
        }
        title={bundle.title}
        lead={
          <>
            {caseNumber}, {caseTitle}{" "}
            {bundle.state === "draft" && (
              <Badge tone="warning">
                <Trans>Draft</Trans>
              </Badge>
            )}
          </>
        }
      />
      <MadeFinal key={`made ${bundle.id}`} state={bundle.state} isRefused={refused !== undefined} />
      {bundle.mayChange && plan ? (
        <Editor key={bundle.id} bundle={bundle} choices={choices} issues={issues} plan={plan} refused={refused}>
          {issues.length === 0 && <Step bundle={bundle} plan={plan} step={step} isStopped={refused !== undefined} />}
        </Editor>
      ) : (
        <>
          {refused && !OFFICE.includes(refused.intent) && <LateRefusal refused={refused} bundle={bundle} />}
          {bundle.held && bundle.mayHold && <Hold bundle={bundle} refused={refused} zone={zone} />}
          <FinalBundle bundle={bundle} zone={zone} />
          {!bundle.held && bundle.mayHold && <Hold bundle={bundle} refused={refused} zone={zone} />}
        </>
      )}
    </>
  );
}
