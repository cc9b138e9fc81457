/** `/admin/erasure`: what is held about one address is erased, once it was shown what would go, what would stay and what speaks against it. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { appErrorOf, type Issue } from "#app/domain/errors.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import type { ErasurePreview } from "#app/domain/personal-data/erasure.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { readForm } from "#app/routes/read-form.ts";
import { orNotFound } from "../or-not-found.ts";
import { TooOftenText } from "../too-often-text.tsx";
import type { Route } from "./+types/route";
import { EraseForm } from "./erase-form.tsx";
import { ErasureList } from "./erasure-list.tsx";
import { Preview } from "./preview.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const erasures = await orNotFound(services.personalData.erasures());
  const id = url.searchParams.get("person")?.slice(0, 100);
  const [own, found] = await Promise.all([services.account.get(), id ? orNotFound(services.people.get(id)) : null]);
  return {
    erasures,
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

interface Answer {
  outcome: "shown" | "erased" | "refused" | "barred" | "held" | "too_often";
  email: string;
  preview: ErasurePreview | null;
  issues: readonly Issue[];
  reason: string;
  /** Seconds. */
  wait: number;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { personalData } = context.get(servicesContext);
  const form = await readForm(request);
  const read = (name: string) => (form.get(name) ?? "").slice(0, 4000);
  const [email, reason, erases] = [read("email"), read("reason"), read("intent") === "erase"];
  const answer = (said: Partial<Answer> & Pick<Answer, "outcome">, status = 200, headers: Record<string, string> = {}) =>
    data<Answer>({ email, preview: null, issues: [], reason, wait: 0, ...said }, { status, headers });
  const shown = async () => personalData.previewErasure(email).catch(() => null);
  try {
    if (!erases) return answer({ outcome: "shown", preview: await orNotFound(personalData.previewErasure(email)) });
    await orNotFound(personalData.erase({ email, reason, password: read("password"), code: read("code") }));
    return answer({ outcome: "erased", email: "", reason: "" });
  } catch (thrown) {
    const error = appErrorOf(thrown);
    if (error?.code === "invalid_input")
      return answer({ outcome: "refused", issues: error.issues, preview: erases ? await shown() : null }, 400);
    if (error?.code === "conflict") return answer({ outcome: "barred", preview: await shown() }, 409);
    if (error?.code === "legal_hold") return answer({ outcome: "held", preview: await shown() }, 409);
    if (error?.code === "unauthenticated") throw data(null, { status: 401 });
    if (error?.code !== "too_many_requests") throw thrown;
    const wait = Number(error.detail.retryAfter) || 60;
    return answer({ outcome: "too_often", wait, preview: await shown() }, 429, { "Retry-After": String(wait) });
  }
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Erasure({ loaderData, actionData }: Route.ComponentProps) {
  const { erasures, email, secondFactor, zone } = loaderData;
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
      <AddressForm
        key={actionData?.outcome === "erased" ? erasures[0]?.id : "address"}
        email={actionData?.email ?? email}
        answer={actionData}
      />
      {preview && <Preview preview={preview} />}
      {preview && preview.bars.length === 0 && (
        <EraseForm
          email={preview.email}
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

function Outcome({ answer }: { answer: Answer | undefined }) {
  if (!answer || answer.outcome === "shown" || answer.outcome === "refused") return null;
  return (
    <div className="mt-8">
      <OutcomeBox key={`${answer.outcome} ${answer.email}`} tone={answer.outcome === "erased" ? "success" : "warning"}>
        {answer.outcome === "erased" && (
          <Trans>It is erased. A copy for this address now finds nothing but what was said to be kept. Answer the person.</Trans>
        )}
        {answer.outcome === "barred" && (
          <Trans>Nothing more was erased: something speaks against it now, or another administrator is erasing it.</Trans>
        )}
        {answer.outcome === "held" && <Trans>A legal hold keeps what is left. Once it has ended, the rest is erased automatically.</Trans>}
        {answer.outcome === "too_often" && <TooOftenText wait={answer.wait} />}
      </OutcomeBox>
    </div>
  );
}

function AddressForm({ email, answer }: { email: string; answer: Answer | undefined }) {
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
