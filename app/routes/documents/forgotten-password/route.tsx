/** `/forgotten-password`: asks for the address and says the same to everybody, whether anybody has it or not. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { NarrowPage } from "#app/components/documents/narrow-page.tsx";
import { TooOften } from "#app/components/documents/too-often.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { email as emailField } from "#app/domain/booking/fields.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { readForm } from "#app/routes/read-form.ts";
import { type FailedPost, failedPost } from "../failed-post.ts";
import { privateHeaders } from "../private-page.ts";
import type { Route } from "./+types/route";

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders(actionHeaders ?? loaderHeaders);
}

export function loader({ context }: Route.LoaderArgs) {
  return { title: `${context.get(i18nContext)._(msg`Forgotten password`)} – ${PROVIDER.name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

type Asked = { sentTo: string } | { failed: FailedPost; email: string };

export async function action({ request, context }: Route.ActionArgs) {
  const email = ((await readForm(request)).get("email") ?? "").trim().slice(0, 300);
  const parsed = emailField("email_is_required").safeParse(email);
  if (!parsed.success) {
    const issues = [{ field: "email", code: "email_is_required" }];
    return data<Asked>({ failed: { issues, wait: null }, email }, { status: 400 });
  }
  try {
    await context.get(servicesContext).passwordResets.ask(parsed.data);
    return data<Asked>({ sentTo: parsed.data });
  } catch (error) {
    const refused = failedPost(error);
    if (!refused) throw error;
    return data<Asked>({ failed: refused.failed, email }, refused.init);
  }
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const at = useSitePath();
  if (actionData && "sentTo" in actionData) {
    const { sentTo } = actionData;
    return (
      <NarrowPage
        title={<Trans>Check your inbox</Trans>}
        lead={
          <Trans>If there is an account for {sentTo}, a message with a link is on its way to it. The link works once, for an hour.</Trans>
        }
      >
        <p className="mt-6">
          <Trans>Nothing arrived? Check your junk mail and the address. If you sign in with another address, contact us.</Trans>
        </p>
        <p className="mt-8">
          <ButtonLink href={at("/legacy-login")} variant="secondary" size="lg">
            <Trans>Back to sign in</Trans>
          </ButtonLink>
        </p>
      </NarrowPage>
    );
  }
  const issues = actionData?.failed.issues ?? [];
  return (
    <NarrowPage
      title={<Trans>Forgotten password</Trans>}
      lead={<Trans>Give the address that you sign in with. We send you a link to set a new password.</Trans>}
    >
      <form method="post" noValidate className="mt-8 flex flex-col gap-6">
        <TooOften wait={actionData?.failed.wait ?? null} />
        <ErrorSummary errors={issues.map(({ field, code }) => ({ id: field, text: peopleIssueText(i18n, code) }))} />
        <Field name="email" label={t`E-mail`} error={issues[0] && peopleIssueText(i18n, issues[0].code)}>
          <Input type="email" autoComplete="username" defaultValue={actionData?.email} />
        </Field>
        <Button type="submit" size="lg">
          <Trans>Send the link</Trans>
        </Button>
      </form>
      <p className="mt-6">
        <a href={at("/legacy-login")} className="prose-link inline-flex min-h-11 items-center">
          <Trans>Back to sign in</Trans>
        </a>
      </p>
    </NarrowPage>
  );
}
