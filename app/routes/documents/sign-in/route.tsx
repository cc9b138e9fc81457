import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { data, redirect, useSearchParams } from "react-router";
import { metaTags, pageMeta } from "#app/components/layout/page-meta.ts";
import { SitePage } from "#app/components/layout/site-page.tsx";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { localePath, sameOriginPath } from "#app/i18n/addresses.ts";
import { readForm } from "#app/routes/read-form.ts";
import { failedPost } from "../failed-post.ts";
import type { Route } from "./+types/route";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordIsNew } from "./password-is-new.tsx";
import { Slowed } from "./slowed.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  if ((await context.get(servicesContext).actor()).kind !== "visitor")
    throw redirect(sameOriginPath(url.searchParams.get("returnTo")) ?? "/");
  const page = pageMeta(context.get(i18nContext), msg`Sign in`, msg`Sign in to your cases and bookings.`);
  return { ...page, passwordIsNew: url.searchParams.get("password") === "new" };
}

/** When one may try again (`Retry-After`). */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...metaTags(loaderData, location.pathname),
  { name: "robots", content: "noindex" },
];

/** What was typed, and why nobody is signed in: a wrong pair, or a wait in seconds. */
interface NotYet {
  email: string;
  error: string | null;
  wait: number | null;
}

/** Signs in and goes back to the page that was asked for. The same answer for an unknown address and a wrong password. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = String(form.get("email") ?? "").trim();
  const password = String(form.get("password") ?? "");
  const services = context.get(servicesContext);
  const i18n = context.get(i18nContext);
  try {
    const signedIn = await services.signIns.byPassword(email, password);
    if (!signedIn) {
      const error = i18n._(msg`E-mail or password is not right. Please check both and try again.`);
      return data<NotYet>({ email, error, wait: null }, { status: 401 });
    }
    const answer = new Headers();
    for (const cookie of signedIn.headers.getSetCookie()) answer.append("Set-Cookie", cookie);
    const to = sameOriginPath(url.searchParams.get("returnTo")) ?? "/";
    if (signedIn.next === "done") return redirect(to, { headers: answer });
    const code = localePath(context.get(localeContext), "/legacy-login/code");
    return redirect(to === "/" ? code : `${code}?returnTo=${encodeURIComponent(to)}`, { headers: answer });
  } catch (error) {
    const refused = failedPost(error);
    if (!refused) throw error;
    return data<NotYet>({ email, error: null, wait: refused.failed.wait }, refused.init);
  }
}

export default function SignIn({ actionData, loaderData: { passwordIsNew } }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const error = actionData?.error;
  const errors = useMemo(() => (error ? [{ id: "email", text: error }] : []), [error]);
  return (
    <SitePage>
      <div className="page py-16 md:py-24">
        <div className="mx-auto max-w-[26rem]">
          <h1 className="text-3xl">
            <Trans>Sign in</Trans>
          </h1>
          <p className="mt-3 text-soft">
            <Trans>Access your cases and bookings.</Trans>
          </p>
          {!actionData && <SignedOutNotice />}
          <CodesNotice />
          {passwordIsNew && !actionData && <PasswordIsNew />}
          <Slowed wait={actionData?.wait ?? null} />
          <form method="post" className="mt-8 flex flex-col gap-6">
            <ErrorSummary title={t`You are not signed in yet`} errors={errors} />
            <Field name="email" label={t`E-mail`}>
              <Input type="email" autoComplete="username" required defaultValue={actionData?.email} />
            </Field>
            <Field name="password" label={t`Password`}>
              <Input type="password" autoComplete="current-password" required />
            </Field>
            <Button type="submit" size="lg">
              <Trans>Sign In</Trans>
            </Button>
          </form>
          <PasskeySignIn />
          <p className="mt-6">
            <a href={localePath(locale, "/forgotten-password")} className="prose-link inline-flex min-h-11 items-center">
              <Trans>Forgotten your password?</Trans>
            </a>
          </p>
          <p className="mt-4 border-t border-hairline pt-5 text-sm text-soft">
            <Trans>Accounts are opened by invitation. A booking needs none: ask for a date on the booking page, and we call you.</Trans>
          </p>
        </div>
      </div>
    </SitePage>
  );
}

/** Where signing out has led here: that it is done, and what became of an unfinished request. */
function SignedOutNotice() {
  const [asked] = useSearchParams();
  const left = asked.get("signedOut");
  if (left === null) return null;
  return (
    <div role="status" className="mt-6 border-l-4 border-success bg-success-wash px-5 py-4">
      <p>
        <Trans>You are signed out, in every tab of this browser.</Trans>
      </p>
      {left === "kept" && (
        <p className="mt-2">
          <Trans>Your unfinished request and its conversation are kept for you. They come back when you sign in.</Trans>
        </p>
      )}
    </div>
  );
}

/** Where the second step has led back here, and why. */
function CodesNotice() {
  const [asked] = useSearchParams();
  const codes = asked.get("codes");
  if (codes !== "too-many" && codes !== "late") return null;
  return (
    <p role="alert" className="mt-6 border-l-4 border-warning bg-warning-wash px-5 py-4">
      {codes === "too-many" ? (
        <Trans>Too many codes were wrong. Begin again with your password, and wait for the next code that your app shows.</Trans>
      ) : (
        <Trans>Your code came too long after your password. Begin again with your password.</Trans>
      )}
    </p>
  );
}
