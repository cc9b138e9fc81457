import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge, type BadgeTone } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { PageHeader } from "#app/components/ui/page-header.tsx";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { GivenNotice, MailOutcome, NotifiedEntry } from "#app/domain/case/notices/notices.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { CASE_PARTS_TEXTS } from "#app/i18n/catalogues/portal/case-parts.ts";
import { noticeText } from "#app/i18n/portal/notice-texts.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import { orNotFound } from "#app/routes/portal/or-not-found.ts";
import { Pages } from "../pages.tsx";
import type { Route } from "./+types/route";

export const handle = CASE_PARTS_TEXTS;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const before = url.searchParams.get("before");
  const [who, given] = await Promise.all([services.actor(), orNotFound(services.notices.given(params.id, before))]);
  return {
    ...given,
    id: params.id,
    later: before !== null,
    zone: readerZone(who),
    title: `${context.get(i18nContext)._(msg`Proof of notice`)}, ${given.caseNumber} – ${PROVIDER.name}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? PROVIDER.name },
  { name: "robots", content: "noindex" },
];

/** The record that notice was given: per entry and person, what became of the mail and when it was opened. */
export default function CaseNotices({ loaderData: { id, caseNumber, entries, next, later, zone } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        eyebrow={
          <ButtonLink to={`/cases/${encodeURIComponent(id)}`} variant="quiet" size="sm" className="no-print -ml-3">
            <Icon name="arrowLeft" size={16} />
            {caseNumber}
          </ButtonLink>
        }
        title={<Trans>Proof of notice</Trans>}
        lead={
          <Trans>Who was notified of what, by which e-mail, and who has opened the notice. Each opening is an entry of the record.</Trans>
        }
      />
      {entries.length === 0 ? (
        <EmptyState title={t`No notices yet`}>
          <Trans>As soon as something happens in the case, the people notified are listed here.</Trans>
        </EmptyState>
      ) : (
        <ol>
          {entries.map((entry) => (
            <Told key={entry.number} entry={entry} zone={zone} />
          ))}
        </ol>
      )}
      <Pages next={next} from="before" later={later}>
        <Trans>Earlier</Trans>
      </Pages>
    </>
  );
}

function Told({ entry, zone }: { entry: NotifiedEntry; zone: string }) {
  const { i18n } = useLingui();
  return (
    <li className="border-b border-hairline py-5">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="tabular text-sm text-soft">#{entry.number}</span>
        <span className="font-semibold">{noticeText(i18n, entry)}</span>
        <span className="tabular text-sm text-soft">{formatMoment(i18n.locale, entry.at, zone)}</span>
      </p>
      <ul className="mt-2 grid gap-1">
        {entry.told.map((given) => (
          <li key={given.name} className="grid gap-x-4 border-l-2 border-hairline pl-4 text-sm sm:grid-cols-[12rem_1fr_1fr]">
            <span>{given.name}</span>
            <Mail given={given} zone={zone} />
            <span className="tabular text-soft">
              {given.openedAt ? (
                <Trans>Opened {formatMoment(i18n.locale, given.openedAt, zone)}</Trans>
              ) : given.readAt ? (
                <Trans>Read on the case’s page {formatMoment(i18n.locale, given.readAt, zone)}; the notice itself was not opened</Trans>
              ) : (
                <Trans>Not opened in the portal yet</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const TONES: Readonly<Record<MailOutcome, BadgeTone>> = {
  none: "neutral",
  queued: "info",
  sent: "success",
  failed: "danger",
  not_sent: "neutral",
};

function Mail({ given, zone }: { given: GivenNotice; zone: string }) {
  const { i18n, t } = useLingui();
  const names: Readonly<Record<MailOutcome, string>> = {
    none: t`No e-mail`,
    queued: t`E-mail queued`,
    sent: t`E-mail sent`,
    failed: t`E-mail failed`,
    not_sent: t`E-mail not sent`,
  };
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Badge tone={TONES[given.mail]}>{names[given.mail]}</Badge>
      {given.mailAt && <span className="tabular text-soft">{formatMoment(i18n.locale, given.mailAt, zone)}</span>}
    </span>
  );
}
