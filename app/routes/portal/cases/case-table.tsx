import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { CaseRecord } from "#app/domain/case/case.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { fullName } from "#app/i18n/portal/names.ts";
import { CaseBadge } from "../case/case-badge.tsx";
import { ChooseBox } from "../office/bulk/choose-box.tsx";
import { OfficeGroup, OfficeRow, OfficeTable, OfficeTd, OfficeTh } from "../office/table.tsx";

export interface CaseTableProps {
  cases: readonly CaseRecord[];
  /** The reader's, in which dates are written. */
  zone: string;
  /** With the arbitrator's column and what administrators do from here (specification, section 2 "Admin dashboard"). */
  isAdmin: boolean;
  /** Where a detail is shown next to: the row that it is of, the address that shows a row's, and what shows it at once. */
  panel?: { current: string | null; address: (id: string) => string; onShow: (id: string) => void };
  /** Where several can be chosen. */
  choosing?: { has: (id: string) => boolean; toggle: (record: CaseRecord) => void; togglePage: () => void } | undefined;
}

/** Cases, newest first: one line each, which a phone shows as cards. */
export function CaseTable({ cases, ...rest }: CaseTableProps) {
  const { isAdmin, choosing } = rest;
  const { t } = useLingui();
  return (
    <OfficeTable
      caption={<Trans>Cases, newest first</Trans>}
      head={
        <>
          {choosing && (
            <OfficeTh className="z-2! w-11">
              <span className="sr-only">{t`Choose all on this page`}</span>
              <ChooseBox
                label={t`Choose all on this page`}
                checked={cases.every(({ id }) => choosing.has(id))}
                onChange={choosing.togglePage}
              />
            </OfficeTh>
          )}
          <OfficeTh className="w-34">
            <Trans context="of a booking or a case">Number</Trans>
          </OfficeTh>
          <OfficeTh>
            <Trans>Case</Trans>
          </OfficeTh>
          <OfficeTh room="middle">
            <Trans>Parties</Trans>
          </OfficeTh>
          <OfficeTh className="w-48">
            <Trans>Status</Trans>
          </OfficeTh>
          {isAdmin && (
            <OfficeTh room="wide" className="w-40">
              <Trans>Arbitrator</Trans>
            </OfficeTh>
          )}
          <OfficeTh room="middle" className="w-36 text-right">
            <Trans>Created</Trans>
          </OfficeTh>
          <OfficeTh className={isAdmin ? "w-20 @min-[44rem]:w-32" : "w-20"}>
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </OfficeTh>
        </>
      }
    >
      <OfficeGroup>
        {cases.map((record) => (
          <Row key={record.id} record={record} {...rest} />
        ))}
      </OfficeGroup>
    </OfficeTable>
  );
}

function Row({ record, zone, isAdmin, panel, choosing }: { record: CaseRecord } & Omit<CaseTableProps, "cases">) {
  const { i18n, t } = useLingui();
  const { id, caseNumber, partyA, partyB, status, createdAt } = record;
  return (
    <OfficeRow id={id} isCurrent={panel?.current === id} isQuiet={status === "resolved"} className="grid-cols-[1fr_auto] gap-x-4">
      {choosing && (
        <OfficeTd className="max-md:hidden! md:overflow-visible!">
          <ChooseBox label={t`Choose ${caseNumber}`} checked={choosing.has(id)} onChange={() => choosing.toggle(record)} />
        </OfficeTd>
      )}
      <OfficeTd className="tabular text-soft">{caseNumber}</OfficeTd>
      <OfficeTd className="max-md:col-span-2 max-md:row-start-2">
        <Title record={record} panel={panel} />
      </OfficeTd>
      <OfficeTd room="middle" className="max-md:col-span-2">
        {fullName(partyA)}{" "}
        <span className="text-soft">
          {partyB ? <Trans>and {fullName(partyB)}</Trans> : <Trans>the other party is not named yet</Trans>}
        </span>
      </OfficeTd>
      <OfficeTd className="max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end">
        <CaseBadge status={status} />
      </OfficeTd>
      {isAdmin && <ArbitratorCell record={record} />}
      <OfficeTd room="middle" className="text-soft md:text-right">
        <time dateTime={createdAt}>{formatDate(i18n.locale, todayIn(zone, new Date(createdAt)))}</time>
      </OfficeTd>
      <OfficeTd className="no-print md:overflow-visible!">
        <span className="flex items-center justify-end gap-1">
          {isAdmin && status !== "resolved" && (
            <>
              <IconLink to={`/cases/${id}/assign`} icon="person" name={t`Assign an arbitrator: ${caseNumber}`} />
              <IconLink to={`/cases/${id}/edit`} icon="pencil" name={t`Edit ${caseNumber}`} />
            </>
          )}
          <Link
            data-row-link
            to={`/cases/${id}`}
            aria-label={t`Open ${caseNumber}`}
            className="prose-link inline-flex min-h-9 items-center px-1 font-semibold max-lg:after:absolute max-lg:after:inset-0"
          >
            <Trans context="to open a booking or a case">Open</Trans>
          </Link>
        </span>
      </OfficeTd>
    </OfficeRow>
  );
}

function ArbitratorCell({ record: { arbitrator, tribunalSize } }: { record: CaseRecord }) {
  return (
    <OfficeTd room="wide" className="max-md:col-span-2">
      {arbitrator ? (
        <>
          <span className="text-soft md:hidden">
            <Trans>Arbitrator</Trans>{" "}
          </span>
          {fullName(arbitrator)}
          {tribunalSize > 1 && (
            <>
              {" "}
              <span aria-hidden="true" className="text-soft">
                +2
              </span>
              <span className="sr-only">
                <Trans>(panel of three)</Trans>
              </span>
            </>
          )}
        </>
      ) : (
        <span className="text-soft">
          <Trans>No arbitrator yet</Trans>
        </span>
      )}
    </OfficeTd>
  );
}

/** The title leads to the case; where a detail is shown next to, it shows that. */
function Title({ record: { id, title }, panel }: { record: CaseRecord } & Pick<CaseTableProps, "panel">) {
  const look = "font-serif text-base text-ink no-underline hover:underline wrap-anywhere";
  const link = (
    <Link to={`/cases/${id}`} className={look}>
      {title}
    </Link>
  );
  if (!panel) return link;
  return (
    <>
      <span className="lg:hidden">{link}</span>
      <Link
        to={panel.address(id)}
        preventScrollReset
        className={`${look} max-lg:hidden`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          panel.onShow(id);
        }}
      >
        {title}
      </Link>
    </>
  );
}

function IconLink({ to, icon, name }: { to: string; icon: "person" | "pencil"; name: string }) {
  return (
    <Link
      to={to}
      aria-label={name}
      title={name}
      className="relative z-1 inline-flex size-11 items-center justify-center rounded-sm text-soft hover:bg-accent-wash hover:text-accent md:hidden md:size-9 md:@min-[44rem]:inline-flex"
    >
      <Icon name={icon} size={18} />
    </Link>
  );
}
