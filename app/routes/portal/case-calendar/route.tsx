import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { data } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { FeedForms } from "#app/routes/portal/bookings/subscribe.tsx";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { TooOftenText } from "#app/routes/portal/too-often-text.tsx";
import { readForm } from "#app/routes/read-form.ts";
import type { Route } from "./+types/route";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, params }: Route.LoaderArgs) {
  const feed = await orNotFound(context.get(servicesContext).caseFeeds.state(params.id));
  const heading = context.get(i18nContext)._(msg`Timetable in your calendar`);
  return { ...feed, id: params.id, pageTitle: `${heading}, ${feed.caseNumber} – ${PROVIDER.name}` };
}

/** Makes the reader's feed of the case, or revokes it. Its address is in this one answer and nowhere else. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { caseFeeds } = context.get(servicesContext);
  const intent = (await readForm(request)).get("intent");
  if (intent === "revoke-feed") {
    await orNotFound(caseFeeds.revoke(params.id));
    return { address: null, retryAfter: null };
  }
  if (intent !== "make-feed") throw data(null, { status: 400 });
  try {
    return { address: await orNotFound(caseFeeds.make(params.id)), retryAfter: null };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "too_many_requests")) throw error;
    const retryAfter = Number(error.detail.retryAfter ?? 60);
    return data({ address: null, retryAfter }, { status: 429, headers: { "Retry-After": String(retryAfter) } });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.pageTitle ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** One's own calendar address of a case: made, made again, or revoked. Works without a script. */
export default function CaseCalendar({ loaderData: { id, caseNumber, title, since, zone }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/cases/${encodeURIComponent(id)}#timetable`} variant="quiet" size="sm" className="-ml-3">
            <Icon name="arrowLeft" size={16} />
            {caseNumber}
          </ButtonLink>
        }
        title={<Trans>Timetable in your calendar</Trans>}
        lead={
          <>
            {caseNumber}, {title}
          </>
        }
      />
      <div className="mt-8 max-w-measure">
        <p className="text-soft">
          <Trans>
            Your calendar reads the open deadlines and the hearings of this case from this address and keeps itself up to date. It holds
            what everyone in the case sees, and nothing else of it. Anyone who has the address can read it: keep it to yourself.
          </Trans>
        </p>
        <p className="mt-3 text-soft">
          <Trans>The address is for this case alone. It ends when you leave the case, or when you revoke it.</Trans>
        </p>
        {actionData?.retryAfter && (
          <p role="alert" className="mt-4 border-danger border-s-4 bg-danger-wash px-4 py-3">
            <TooOftenText wait={actionData.retryAfter} />
          </p>
        )}
        <FeedForms since={since} zone={zone} made={actionData?.address ?? null} />
      </div>
    </>
  );
}
