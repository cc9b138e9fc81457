import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, redirect } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import { type NoticeRecord, noticePath } from "#app/domain/case/notices/notices.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { noticeText } from "#app/i18n/portal/notice-texts.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import { readForm } from "#app/routes/read-form.ts";
import { Pages } from "../pages.tsx";
import type { Route } from "./+types/route";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const after = url.searchParams.get("after");
  const now = Date.now();
  const [who, page] = await Promise.all([services.actor(), services.notices.list(after)]);
  return {
    ...page,
    // What comes after the page was read is not marked by it.
    until: now,
    later: after !== null,
    zone: readerZone(who),
    title: `${context.get(i18nContext)._(msg`Notices`)} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** Marks one notice, or all that were on the page or before it, as read. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const { notices } = context.get(servicesContext);
  const number = (name: string) => Number(/^\d{1,15}$/.exec(form.get(name) ?? "")?.[0] ?? 0);
  if (form.get("intent") === "all") await notices.markAllRead(number("until"));
  else await notices.markRead({ caseId: form.get("case") ?? "", at: number("at"), nth: number("nth") });
  return redirect(url.pathname + url.search, 303);
}

/** Notices of one's cases, the newest on top. */
export default function Notices({ loaderData: { notices, next, later, zone, until } }: Route.ComponentProps) {
  const { t } = useLingui();
  const unread = notices.some(({ read }) => !read);
  return (
    <>
      <PageHeader
        title={<Trans>Notices</Trans>}
        lead={<Trans>What has happened in your cases, the newest on top.</Trans>}
        actions={
          unread && (
            <Form method="post">
              <input type="hidden" name="intent" value="all" />
              <input type="hidden" name="until" value={until} />
              <Button type="submit" variant="secondary">
                <Trans>Mark all as read</Trans>
              </Button>
            </Form>
          )
        }
      />
      {notices.length === 0 ? (
        <EmptyState title={later || next ? t`Nothing more on this page` : t`No notices yet`}>
          <Trans>What happens in your cases is listed here. Choose in your settings what is e-mailed too.</Trans>
        </EmptyState>
      ) : (
        <ol>
          {notices.map((notice) => (
            <Notice key={`${notice.caseId} ${notice.at} ${notice.nth}`} notice={notice} zone={zone} />
          ))}
        </ol>
      )}
      <Pages next={next} later={later}>
        <Trans>Earlier</Trans>
      </Pages>
    </>
  );
}

function Notice({ notice, zone }: { notice: NoticeRecord; zone: string }) {
  const { i18n, t } = useLingui();
  const what = noticeText(i18n, notice);
  const { caseNumber } = notice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link to={noticePath(notice)} className={`prose-link ${notice.read ? "" : "font-semibold"}`}>
            {what}
          </Link>
          {!notice.read && (
            <Badge tone="accent">
              <Trans>New</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft [overflow-wrap:anywhere]">
          <span className="tabular">{caseNumber}</span>, {notice.title} · {formatMoment(i18n.locale, notice.at, zone)}
        </p>
      </div>
      {!notice.read && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="case" value={notice.caseId} />
          <input type="hidden" name="at" value={Date.parse(notice.at)} />
          <input type="hidden" name="nth" value={notice.nth} />
          <Button type="submit" variant="quiet" size="sm" aria-label={t`Mark as read: ${what}, ${caseNumber}`}>
            <Trans>Mark as read</Trans>
          </Button>
        </Form>
      )}
    </li>
  );
}
