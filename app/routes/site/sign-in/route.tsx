import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, Form, redirect, useNavigation } from "react-router";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { sameOriginPath } from "#app/i18n/addresses.ts";
import type { Route } from "./+types/route";

export async function loader({ context, url }: Route.LoaderArgs) {
  if ((await context.get(servicesContext).actor()).kind === "user") throw redirect(sameOriginPath(url.searchParams.get("returnTo")) ?? "/");
  return pageMeta(context.get(i18nContext), msg`Sign in`, msg`Sign in to your cases and bookings.`);
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...metaTags(loaderData, location.pathname),
  { name: "robots", content: "noindex" },
];

/** Signs in and goes back to the page that was asked for. The same answer for an unknown address and a wrong password. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get("email") ?? "").trim();
  const password = String(form.get("password") ?? "");
  const services = context.get(servicesContext);
  const i18n = context.get(i18nContext);
  try {
    await services.rateLimits.take("sign_in");
    const headers = await services.auth.signIn(email, password);
    if (!headers) return data({ email, error: i18n._(msg`E-mail or password is not right. Please check both and try again.`) }, { status: 401 });
    const answer = new Headers();
    for (const cookie of headers.getSetCookie()) answer.append("Set-Cookie", cookie);
    return redirect(sameOriginPath(url.searchParams.get("returnTo")) ?? "/", { headers: answer });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
    const wait = String(error.detail.retryAfter ?? 60);
    return data({ email, error: i18n._(msg`Too many attempts. Please wait ${wait} seconds and try again.`) }, { status: 429, headers: { "Retry-After": wait } });
  }
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  return (
    <SitePage>
      <div className="mx-auto max-w-md px-4 py-16">
        <h1 className="mb-6 text-3xl">
          <Trans>Sign in</Trans>
        </h1>
        {actionData?.error ? <ErrorSummary errors={[{ id: "email", text: actionData.error }]} /> : null}
        <Form method="post" className="flex flex-col gap-5">
          <Field id="email" label={<Trans>E-mail</Trans>}>
            <Input name="email" type="email" autoComplete="username" required defaultValue={actionData?.email} />
          </Field>
          <Field id="password" label={<Trans>Password</Trans>}>
            <Input name="password" type="password" autoComplete="current-password" required />
          </Field>
          <Button type="submit" loading={busy}>
            <Trans>Sign In</Trans>
          </Button>
        </Form>
      </div>
    </SitePage>
  );
}
