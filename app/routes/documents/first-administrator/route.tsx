/**
 * `/first-administrator/{token}`: who has just deployed opens the account that invites all others. The link is made by `npm run first-admin`, opens once, and
 * never once there is an administrator. Looking changes nothing.
 */
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { NarrowPage } from "#app/components/documents/narrow-page.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { isOpenedHere } from "#app/domain/mail/by-person.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { readForm } from "#app/routes/read-form.ts";
import { type FailedPost, failedPost } from "../failed-post.ts";
import { PRIVATE, privateHeaders } from "../private-page.ts";
import type { Route } from "./+types/route";
import { AccountForm, type TypedAccount } from "./account-form.tsx";
import { Closed } from "./closed.tsx";

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders(actionHeaders ?? loaderHeaders);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { firstAdministrator } = context.get(servicesContext);
  const title = `${context.get(i18nContext)._(msg`The first administrator`)} – ${PROVIDER.name}`;
  const state = await firstAdministrator.follow(params.token, isOpenedHere(request));
  return data({ state, title }, { status: state === "open" ? 200 : 404, headers: PRIVATE });
}

/** Opens the account, signs in, and goes on to whatever a new administrator has to set up. What was used meanwhile the page itself says. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => (form.get(name) ?? "").slice(0, 1000);
  const typed: TypedAccount = { firstName: text("firstName"), lastName: text("lastName"), email: text("email") };
  try {
    const { firstAdministrator } = context.get(servicesContext);
    const cookies = await firstAdministrator.enter(params.token, context.get(localeContext), { ...typed, password: text("password") });
    const headers = new Headers(PRIVATE);
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return redirect("/", { headers });
  } catch (error) {
    const refused = failedPost(error);
    if (refused) return data<{ failed: FailedPost; typed: TypedAccount }>({ failed: refused.failed, typed }, refused.init);
    if (error instanceof AppError && error.code === "conflict")
      return data<{ failed: FailedPost; typed: TypedAccount }>({ failed: { issues: [], wait: null }, typed }, { status: 409 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function FirstAdministrator({ loaderData: { state }, actionData }: Route.ComponentProps) {
  if (state !== "open") return <Closed state={state} />;
  return (
    <NarrowPage
      title={<Trans>The first administrator</Trans>}
      lead={<Trans>Open the account that everyone else is invited from. This link opens one account, once.</Trans>}
    >
      <AccountForm failed={actionData?.failed ?? null} typed={actionData?.typed ?? null} />
    </NarrowPage>
  );
}
