import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { BUNDLE_LIMITS, type BundleSummary, type HeldBundle } from "#app/domain/case/bundles/bundle.ts";
import { AppError } from "#app/domain/errors.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { formatBytes } from "#app/i18n/numbers.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [who, { choices, ...list }] = await Promise.all([services.actor(), orNotFound(services.caseBundles.of(params.id))]);
  return {
    ...list,
    id: params.id,
    zone: readerZone(who),
    heading: `${context.get(i18nContext)._(msg`Bundles for the hearing`)}, ${list.caseNumber} – ${PROVIDER.name}`,
  };
}

/** Begins a bundle, and goes on to its list. What is refused comes back with what was typed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const title = form.get("title") ?? "";
  if (form.get("intent") !== "begin-bundle") throw data(null, { status: 404 });
  try {
    const { id } = await orNotFound(context.get(servicesContext).caseBundles.begin(params.id, { title }));
    return redirect(`/cases/${encodeURIComponent(params.id)}/bundles/${encodeURIComponent(id)}`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = (status: number, code: string) => data({ title, code }, { status });
    if (error.code === "invalid_input") return refused(400, error.issues[0]?.code ?? "");
    if (error.code === "too_many_requests") return refused(429, "try_later");
    if (error.code === "transition_refused") return refused(409, "case_bundle_resolved");
    if (error.code === "forbidden") throw data(null, { status: 403 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.heading ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** The bundles of a case that the reader may open, and the way to a new one. */
export default function CaseBundles({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { id, caseNumber, title, bundles, heldBack, mayBegin, zone } = loaderData;
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/cases/${encodeURIComponent(id)}#documents`} variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            {caseNumber}
          </ButtonLink>
        }
        title={<Trans>Bundles for the hearing</Trans>}
        lead={
          <>
            {caseNumber}, {title}
          </>
        }
      />
      {bundles.length + heldBack.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t`No bundles yet`}>
            <Trans>
              A bundle is one PDF of documents that everyone in the case sees, with an index, page numbers and bookmarks. Where they are
              more than one PDF holds it has volumes.
            </Trans>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-8 border-t border-hairline-strong">
          {bundles.map((bundle) => (
            <Bundle key={bundle.id} caseId={id} bundle={bundle} zone={zone} />
          ))}
          {heldBack.map((bundle) => (
            <HeldBack key={bundle.id} bundle={bundle} zone={zone} />
          ))}
        </ul>
      )}
      {mayBegin && <Begin refused={refused} />}
    </>
  );
}

function Bundle({ caseId, bundle, zone }: { caseId: string; bundle: BundleSummary; zone: string }) {
  const { i18n, t } = useLingui();
  const { id, title, state, documents, pages, size, by, held } = bundle;
  const at = formatMoment(i18n.locale, bundle.at, zone);
  return (
    <li className="border-b border-hairline py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link
          to={`/cases/${encodeURIComponent(caseId)}/bundles/${encodeURIComponent(id)}`}
          className="prose-link inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]"
        >
          {title}
        </Link>
        {state === "final" ? (
          <Badge tone="success">
            <Trans>Final</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans>Draft</Trans>
          </Badge>
        )}
        {held && <HeldBadge />}
      </p>
      <p className="tabular flex flex-wrap gap-x-4 text-sm text-soft">
        <span>{t`${plural(documents, { one: "# document", other: "# documents" })}`}</span>
        {pages !== null && <span>{t`${plural(pages, { one: "# page", other: "# pages" })}`}</span>}
        {size !== null && <span>{formatBytes(i18n.locale, size)}</span>}
        <span>
          {by}, {at}
        </span>
      </p>
    </li>
  );
}

const HeldBadge = () => (
  <Badge tone="danger">
    <Trans>Held back</Trans>
  </Badge>
);

/** That there is one, and why nobody but our office opens it meanwhile. */
function HeldBack({ bundle: { title, reason, by, at }, zone }: { bundle: HeldBundle; zone: string }) {
  const { i18n } = useLingui();
  return (
    <li className="border-b border-hairline py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold [overflow-wrap:anywhere]">{title}</span>
        <HeldBadge />
      </p>
      <p className="mt-1 max-w-measure text-sm">
        <Trans>Our office holds this bundle back. You are notified when it can be opened again.</Trans>
      </p>
      <p className="mt-1 max-w-measure [overflow-wrap:anywhere]">{reason}</p>
      <p className="tabular mt-1 text-sm text-soft">
        {by}, {formatMoment(i18n.locale, at, zone)}
      </p>
    </li>
  );
}

function Begin({ refused }: { refused: Route.ComponentProps["actionData"] }) {
  const { t, i18n } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "begin-bundle";
  return (
    <section aria-labelledby="new-bundle" className="no-print mt-12 max-w-measure">
      <h2 id="new-bundle" className="border-b border-hairline-strong pb-3 text-xl">
        <Trans>A new bundle</Trans>
      </h2>
      <p className="mt-3 text-sm text-soft">
        <Trans>
          Until it is made final a bundle is a draft that only your side sees, an arbitrator’s only its author, and ours only our office.
          Then everyone in the case sees it.
        </Trans>
      </p>
      <Form method="post" className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value="begin-bundle" />
        <Field name="title" label={t`Title of the bundle`} error={refused && caseMessageText(i18n, refused.code)}>
          <Input maxLength={BUNDLE_LIMITS.title} defaultValue={refused?.title ?? t`Hearing bundle`} />
        </Field>
        <Button type="submit" className="justify-self-start" loading={busy}>
          <Trans>Begin the bundle</Trans>
        </Button>
      </Form>
    </section>
  );
}
