/** `/reset-password/{token}`: who holds the link of a forgotten password sets a new one, once, within the hour. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { NarrowPage } from "#app/components/documents/narrow-page.tsx";
import { TooOften } from "#app/components/documents/too-often.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { isOpenedHere } from "#app/domain/mail/by-person.ts";
import { PERSON_LIMITS } from "#app/domain/people/person-limits.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { readForm } from "#app/routes/read-form.ts";
import { type FailedPost, failedPost } from "../failed-post.ts";
import { PRIVATE, privateHeaders } from "../private-page.ts";
import type { Route } from "./+types/route";

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders(actionHeaders ?? loaderHeaders);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { passwordResets } = context.get(servicesContext);
  const title = `${context.get(i18nContext)._(msg`Set a new password`)} – ${PROVIDER.name}`;
  const email = await passwordResets.follow(params.token, isOpenedHere(request));
  return data({ email, title }, { status: email === null ? 404 : 200, headers: PRIVATE });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Sets the password and goes on to signing in: this page itself opens nothing any more. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const password = ((await readForm(request)).get("password") ?? "").slice(0, 1000);
  try {
    const device = await services.passwordResets.use(params.token, password);
    const login = localePath(context.get(localeContext), "/legacy-login");
    return redirect(`${login}?password=new`, { status: 303, headers: { ...PRIVATE, "Set-Cookie": device } });
  } catch (error) {
    const refused = failedPost(error);
    if (refused) return data<{ failed: FailedPost }>({ failed: refused.failed }, refused.init);
    // Used in another tab, or past its hour: the page says so.
    if (error instanceof AppError && error.code === "conflict")
      return data<{ failed: FailedPost }>({ failed: { issues: [], wait: null } }, { status: 409 });
    throw error;
  }
}

export default function ResetPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const at = useSitePath();
  if (email === null) {
    return (
      <NarrowPage
        title={<Trans>This link no longer works</Trans>}
        lead={<Trans>It was used, is older than an hour, or a later one took its place. Your password is as it was.</Trans>}
      >
        <p className="mt-8">
          <ButtonLink href={at("/forgotten-password")} size="lg">
            <Trans>Ask for a new link</Trans>
          </ButtonLink>
        </p>
      </NarrowPage>
    );
  }
  const failed = actionData?.failed ?? null;
  const issues = failed?.issues ?? [];
  const least = PERSON_LIMITS.passwordLeast;
  return (
    <NarrowPage title={<Trans>Set a new password</Trans>} lead={<Trans>For {email}. You will be signed out on every device.</Trans>}>
      <form method="post" noValidate className="mt-8 flex flex-col gap-6">
        <TooOften wait={failed?.wait ?? null} />
        <ErrorSummary errors={issues.map(({ field, code }) => ({ id: field, text: peopleIssueText(i18n, code) }))} />
        {/* For the browser's own store of passwords. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field
          name="password"
          label={t`New password`}
          hint={t`At least ${least} characters. A short phrase is easiest to remember.`}
          error={issues[0] && peopleIssueText(i18n, issues[0].code)}
        >
          <Input type="password" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg">
          <Trans>Set the password</Trans>
        </Button>
      </form>
    </NarrowPage>
  );
}
