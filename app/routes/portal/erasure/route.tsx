/** `/admin/erasure`: what is held about one address is erased, once it was shown what would go, what would stay and what speaks against it. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { KEEPING_TEXTS } from "#app/i18n/catalogues/portal/keeping.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { orNotFound } from "../or-not-found.ts";
import { TooOftenText } from "../too-often-text.tsx";
import type { Route } from "./+types/route";
import { EraseForm } from "./erase-form.tsx";
import { ErasureList } from "./erasure-list.tsx";
import { Preview } from "./preview.tsx";
import { RequestList } from "./request-list.tsx";
import { type ErasureAnswer, sentErasure } from "./submission.ts";

export const handle = KEEPING_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const erasures = await orNotFound(services.personalData.erasures());
  const id = url.searchParams.get("person")?.slice(0, 100);
  const [requests, own, found] = await Promise.all([
    orNotFound(services.personalData.waitingErasures()),
    services.account.get(),
    id ? orNotFound(services.people.get(id)) : null,
  ]);
  return {
    erasures,
    requests,
    email: found?.person.email ?? "",
    secondFactor: own.secondFactor,
    zone: readerZone(await services.actor()),
    title: `${context.get(i18nContext)._(msg`Erase personal information`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export async function action({ request, context }: Route.ActionArgs) {
  return sentErasure(request, context);
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Erasure({ loaderData, actionData }: Route.ComponentProps) {
  const { erasures, requests, email, secondFactor, zone } = loaderData;
  const preview = actionData?.preview ?? null;
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to="/admin/personal-data" className="prose-link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrowLeft" size={18} />
            <Trans>Personal information</Trans>
          </Link>
        }
        title={<Trans>Erase personal information</Trans>}
        lead={
          <Trans>Of one person, when they ask us for it: first you see what would go, then you erase it. It cannot be brought back.</Trans>
        }
      />
      <Outcome answer={actionData} />
      <RequestList requests={requests} zone={zone} unexplained={actionData?.outcome === "unexplained" ? actionData.request : null} />
      <AddressForm
        key={actionData?.outcome === "erased" ? erasures[0]?.id : "address"}
        email={actionData?.email ?? email}
        answer={actionData}
      />
      {preview && <Preview preview={preview} />}
      {preview && preview.bars.length === 0 && (
        <EraseForm
          email={preview.email}
          request={actionData?.request ?? ""}
          reason={actionData?.reason ?? ""}
          issues={actionData?.issues ?? []}
          secondFactor={secondFactor}
          answered={actionData}
        />
      )}
      <ErasureList erasures={erasures} zone={zone} />
    </>
  );
}

function Outcome({ answer }: { answer: ErasureAnswer | undefined }) {
  if (!answer || ["shown", "refused", "unexplained"].includes(answer.outcome)) return null;
  return (
    <div className="mt-8">
      <OutcomeBox
        key={`${answer.outcome} ${answer.email} ${answer.request}`}
        tone={answer.outcome === "erased" || answer.outcome === "declined" ? "success" : "warning"}
      >
        {answer.outcome === "erased" && (
          <Trans>It is erased. A copy for this address now finds nothing but what was said to be kept. Answer the person.</Trans>
        )}
        {answer.outcome === "barred" && (
          <Trans>Nothing more was erased: something speaks against it now, or another administrator is erasing it.</Trans>
        )}
        {answer.outcome === "declined" && <Trans>The request is refused. The person gets the reason by email.</Trans>}
        {answer.outcome === "withdrawn" && (
          <Trans>
            Nothing was done: the request was withdrawn, or another administrator has answered it. The list shows how it is now.
          </Trans>
        )}
        {answer.outcome === "held" && <Trans>A legal hold keeps what is left. Once it has ended, the rest is erased automatically.</Trans>}
        {answer.outcome === "too_often" && <TooOftenText wait={answer.wait} />}
      </OutcomeBox>
    </div>
  );
}

function AddressForm({ email, answer }: { email: string; answer: ErasureAnswer | undefined }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === "preview";
  const issue = answer?.issues.find(({ field }) => field === "email");
  return (
    <Form method="post" preventScrollReset noValidate className="no-print mt-10 grid max-w-form gap-5">
      <input type="hidden" name="intent" value="preview" />
      <Field
        name="email"
        id="erased-email"
        label={t`Email address of the person`}
        hint={t`Make sure that it is this person who asks. Make them a copy first, if they want one.`}
        error={issue && peopleIssueText(i18n, issue.code)}
      >
        <Input type="email" autoComplete="off" defaultValue={email} maxLength={254} />
      </Field>
      <Button type="submit" variant="secondary" className="justify-self-start" loading={busy}>
        <Trans>Show what would be erased</Trans>
      </Button>
    </Form>
  );
}
