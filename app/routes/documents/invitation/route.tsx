import type { ReactNode } from "react";
/**
 * `/invitation/{token}`: who holds the link sees who invites them as what, and accepts: with a new password, or signed in as
 * the account that they have. Looking changes nothing.
 */

import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data, redirect } from "react-router";
import { NarrowPage } from "#app/components/documents/narrow-page.tsx";
import { i18nContext, localeContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { isOpenedHere } from "#app/domain/mail/by-person.ts";
import type { OpenedInvitation } from "#app/domain/people/invitation.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { PLACE_LABELS } from "#app/i18n/portal/conflict-labels.ts";
import { roleText } from "#app/i18n/portal/people-labels.ts";
import { readForm } from "#app/routes/read-form.ts";
import { type FailedPost, failedPost } from "../failed-post.ts";
import { PRIVATE, privateHeaders } from "../private-page.ts";
import type { Route } from "./+types/route";
import { AcceptForm } from "./accept-form.tsx";
import { Gone } from "./gone.tsx";
import { RefusedPlace } from "./refused-place.tsx";
import { Standing } from "./standing.tsx";
import type { TypedAcceptance } from "./who-you-are.tsx";

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders(actionHeaders ?? loaderHeaders);
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { invitations, actor } = context.get(servicesContext);
  const i18n = context.get(i18nContext);
  const title = `${i18n._(msg`Your invitation`)} – ${PROVIDER.name}`;
  const opened = await invitations.follow(params.token, isOpenedHere(request));
  const who = await actor();
  const words =
    opened.state === "open"
      ? {
          role: roleText(i18n, opened.invitation.role),
          place: opened.invitation.place ? i18n._(PLACE_LABELS[opened.invitation.place.place]) : null,
          until: `${formatInstant(i18n.locale, opened.invitation.expiresAt, HEAD_OFFICE.zone)}, ${HEAD_OFFICE.city[context.get(localeContext)]}`,
        }
      : null;
  return data(
    { opened: opened satisfies OpenedInvitation, words, signedInAs: who.kind === "visitor" ? null : who.email, title },
    { status: opened.state === "open" ? 200 : 404, headers: PRIVATE },
  );
}

/** Accepts, signs in, and goes to the case, or to the dashboard where there is none. What was used or withdrawn meanwhile the page itself says. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => (form.get(name) ?? "").slice(0, 1000);
  const typed: TypedAcceptance = {
    firstName: text("firstName"),
    lastName: text("lastName"),
    acceptedAs: text("acceptedAs"),
    position: text("position"),
  };
  try {
    const { invitations } = context.get(servicesContext);
    const { caseId, cookies } = await invitations.enter(params.token, { ...typed, password: text("password") });
    const headers = new Headers(PRIVATE);
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return redirect(caseId ? `/cases/${encodeURIComponent(caseId)}` : "/", { headers });
  } catch (error) {
    const refused = failedPost(error);
    if (refused) return data<{ failed: FailedPost; typed: TypedAcceptance }>({ failed: refused.failed, typed }, refused.init);
    if (error instanceof AppError && (error.code === "conflict" || error.code === "forbidden")) {
      return data<{ failed: FailedPost; typed: TypedAcceptance }>({ failed: { issues: [], wait: null }, typed }, { status: 409 });
    }
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

type Opened = Extract<Route.ComponentProps["loaderData"]["opened"], { state: "open" }>;

function WhatAcceptingOpens({ isResolved }: { isResolved: boolean }) {
  return (
    <p className="mt-6 max-w-measure">
      {isResolved ? (
        <Trans>
          The case has been resolved. Accept to read what was claimed, what was filed and how it ended. Until then nothing of the case is
          shown here.
        </Trans>
      ) : (
        <Trans>
          Accept to see what is claimed, what was filed and the deadlines to answer. Until then nothing of the case is shown here.
        </Trans>
      )}
    </p>
  );
}

interface InvitationFactsProps {
  invitation: Opened["invitation"];
  /** The role in the case, in words. */
  place: ReactNode;
  until: string;
}

/** For whom it is, to which case in which role, and until when. */
function InvitationFacts({ invitation, place, until }: InvitationFactsProps) {
  return (
    <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 border-y border-hairline py-4 text-sm">
      <dt className="text-soft">
        <Trans>For</Trans>
      </dt>
      <dd className="[overflow-wrap:anywhere]">{invitation.email}</dd>
      {invitation.place && (
        <>
          <dt className="text-soft">
            <Trans>Case</Trans>
          </dt>
          <dd className="[overflow-wrap:anywhere]">
            <span className="tabular">{invitation.place.caseNumber}</span>
            {invitation.place.title && `, ${invitation.place.title}`}
          </dd>
          {invitation.place.claimant && (
            <>
              <dt className="text-soft">
                <Trans>Claimant</Trans>
              </dt>
              <dd className="[overflow-wrap:anywhere]">{invitation.place.claimant}</dd>
            </>
          )}
          <dt className="text-soft">
            <Trans>Your role in the case</Trans>
          </dt>
          <dd>{place}</dd>
        </>
      )}
      <dt className="text-soft">
        <Trans>Open until</Trans>
      </dt>
      <dd>{until}</dd>
    </dl>
  );
}

export default function Invitation({ loaderData: { opened, words, signedInAs }, actionData, params }: Route.ComponentProps) {
  if (opened.state !== "open" || !words) return <Gone state={opened.state === "open" ? "unknown" : opened.state} />;
  const { invitation, standing } = opened;
  const { invitedBy } = invitation;
  const brand = PROVIDER.name;
  const { role, until } = words;
  const who = invitedBy;
  return (
    <NarrowPage
      title={<Trans>Your invitation</Trans>}
      lead={
        who ? (
          <Trans>
            {who} invites you to {brand}. Your role: {role}.
          </Trans>
        ) : (
          <Trans>
            You are invited to {brand}. Your role: {role}.
          </Trans>
        )
      }
    >
      {invitation.place && <WhatAcceptingOpens isResolved={invitation.place.isResolved} />}
      <InvitationFacts invitation={invitation} place={words.place} until={until} />
      <RefusedPlace failed={actionData?.failed ?? null} />
      {standing === "new" ? (
        <AcceptForm invitation={invitation} failed={actionData?.failed ?? null} typed={actionData?.typed ?? null} />
      ) : (
        <Standing
          standing={standing}
          token={params.token}
          email={invitation.email}
          signedInAs={signedInAs}
          otherName={invitation.otherName}
          failed={actionData?.failed ?? null}
          typed={actionData?.typed ?? null}
        />
      )}
    </NarrowPage>
  );
}
