/** `/legacy-login/code`: the second step of signing in, for who has set up a second factor. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { NarrowPage } from "#app/components/documents/narrow-page.tsx";
import { TooOften } from "#app/components/documents/too-often.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { localePath, sameOriginPath } from "#app/i18n/addresses.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";
import { readForm } from "#app/routes/read-form.ts";
import { type FailedPost, failedPost } from "../failed-post.ts";
import { PRIVATE, privateHeaders } from "../private-page.ts";
import type { Route } from "./+types/route";

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders(actionHeaders ?? loaderHeaders);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const to = sameOriginPath(url.searchParams.get("returnTo")) ?? "/";
  const { actor, auth } = context.get(servicesContext);
  // Without a first step there is no second; with one there is, also while somebody else is signed in here.
  if (!(await auth.firstStep())) throw redirect((await actor()).kind === "visitor" ? firstStep(context.get(localeContext), to) : to);
  return { title: `${context.get(i18nContext)._(msg`Second factor`)} – ${PROVIDER.name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

function firstStep(locale: Locale, to: string): string {
  const login = localePath(locale, "/legacy-login");
  return to === "/" ? login : `${login}?returnTo=${encodeURIComponent(to)}`;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const code = ((await readForm(request)).get("code") ?? "").slice(0, 100);
  const to = sameOriginPath(url.searchParams.get("returnTo")) ?? "/";
  try {
    const cookies = await context.get(servicesContext).secondFactor.signIn(code);
    const answer = new Headers(PRIVATE);
    for (const cookie of cookies.getSetCookie()) answer.append("Set-Cookie", cookie);
    return redirect(to, { headers: answer });
  } catch (error) {
    const refused = failedPost(error);
    if (refused) return data<{ failed: FailedPost }>({ failed: refused.failed }, refused.init);
    // The first step is too long ago, or too many codes were wrong: it begins again.
    if (error instanceof AppError && error.code === "conflict") {
      const login = firstStep(context.get(localeContext), to);
      return redirect(`${login}${login.includes("?") ? "&" : "?"}codes=${error.detail.tooMany ? "too-many" : "late"}`);
    }
    throw error;
  }
}

export default function SecondFactorStep({ actionData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const at = useSitePath();
  const issues = actionData?.failed.issues ?? [];
  return (
    <NarrowPage
      title={<Trans>Second factor</Trans>}
      lead={<Trans>Your password is correct. One more step, so a stolen password isn’t enough.</Trans>}
    >
      <form method="post" noValidate className="mt-8 flex flex-col gap-6">
        <TooOften wait={actionData?.failed.wait ?? null} />
        <ErrorSummary
          title={t`You are not signed in yet`}
          errors={issues.map(({ field, code }) => ({ id: field, text: peopleIssueText(i18n, code) }))}
        />
        <Field
          name="code"
          label={t`Code`}
          hint={t`The six digits that your authenticator app shows, or one of your backup codes, in capitals or not, with or without its dash.`}
          error={issues[0] && peopleIssueText(i18n, issues[0].code)}
        >
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} className="tabular" />
        </Field>
        <Button type="submit" size="lg">
          <Trans>Sign In</Trans>
        </Button>
      </form>
      <p className="mt-6 text-sm text-soft">
        <Trans>Lost both? Ask an administrator to remove your second factor.</Trans>
      </p>
      <p className="mt-2">
        <a href={at("/legacy-login")} className="prose-link inline-flex min-h-11 items-center">
          <Trans>Back to sign in</Trans>
        </a>
      </p>
    </NarrowPage>
  );
}
