/** `/dev/mail`: the mails that this machine keeps instead of sending them. */
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { orAbsent, requireOwnHost } from "../or-absent.ts";
import type { Route } from "./+types/route";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  requireOwnHost(request);
  const page = await orAbsent(context.get(servicesContext).capturedMail.list(url.searchParams.get("after")));
  return { ...page, title: `${context.get(i18nContext)._(msg`Captured mail`)} – ${PROVIDER.name}` };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

export default function CapturedMails({ loaderData: { mails, next } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={<Trans>Captured mail</Trans>} lead={<Trans>Mail is kept here instead of being sent. Times are in UTC.</Trans>} />
      {mails.length === 0 ? (
        <EmptyState title={t`No mail yet`}>
          <Trans>Request a booking: the mails to its contact and to the office will be listed here.</Trans>
        </EmptyState>
      ) : (
        <ol>
          {mails.map(({ id, subject, recipient, at }) => (
            <li key={id} className="border-b border-hairline py-3">
              <Link to={`/dev/mail/${id}`} className="prose-link inline-flex min-h-11 items-center wrap-anywhere">
                {subject}
              </Link>
              <p className="tabular text-sm text-soft wrap-anywhere">
                {recipient} · <time dateTime={at}>{at.slice(0, 19).replace("T", " ")}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {next && (
        <p className="mt-6">
          <Link to={`?${new URLSearchParams({ after: next })}`} className="prose-link inline-flex min-h-11 items-center">
            <Trans>Older</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
