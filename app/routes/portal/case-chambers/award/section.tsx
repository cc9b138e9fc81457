/** The award of a panel: put to its members by who presides, signed or not by each, and issued. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { AwardMember, AwardView } from "#app/domain/case/tribunal/declared.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { SEAT_LABELS } from "#app/i18n/portal/seat-labels.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import type { RefusedPost } from "../actions.ts";
import { AnswerForm } from "./answer-form.tsx";
import { IssueForm, TakeBackForm } from "./issue-form.tsx";
import { PutForm } from "./put-form.tsx";

export interface PanelAwardProps {
  caseId: string;
  award: AwardView;
  zone: string;
  refused: RefusedPost | undefined;
}

export function PanelAward({ caseId, award, zone, refused }: PanelAwardProps) {
  const { i18n } = useLingui();
  const { open, presides } = award;
  // Of what was asked of the award as a whole, and of none of its fields.
  const issue = refused?.issues.find(({ field }) => field === "form");
  return (
    <section aria-labelledby="award" className="min-w-0">
      <h2 id="award" className="scroll-mt-6 border-b border-hairline-strong pb-3 text-xl">
        <Trans>Award</Trans>
      </h2>
      <p className="mt-3 max-w-measure text-sm text-soft">
        <Trans>
          An award is made by a majority of the panel and, where there is none, by the presiding arbitrator alone. Who does not sign it is
          named with the reason. Until it is issued, only the members of the panel see it.
        </Trans>
      </p>
      {issue && (
        <p role="alert" className="mt-4 border-danger border-s-4 bg-danger-wash px-4 py-3">
          {caseMessageText(i18n, issue.code, issue.name)}.
        </p>
      )}
      {open ? (
        <Open caseId={caseId} award={award} open={open} zone={zone} refused={refused} />
      ) : presides ? (
        <PutForm caseId={caseId} award={award} refused={refused} />
      ) : (
        <p className="py-4 text-soft">
          <Trans>No award is before the panel. The presiding arbitrator puts it here.</Trans>
        </p>
      )}
    </section>
  );
}

function Open({ caseId, award, open, zone, refused }: PanelAwardProps & { open: NonNullable<AwardView["open"]> }) {
  const { i18n } = useLingui();
  const at = formatMoment(i18n.locale, open.putAt, zone);
  const me = open.members.find((member) => member.me);
  return (
    <>
      <p className="mt-4">
        {open.document.name ? (
          <AwardLink caseId={caseId} document={open.document} />
        ) : (
          <span className="text-danger">{caseMessageText(i18n, "case_award_gone")}</span>
        )}
      </p>
      <p className="text-sm text-soft">
        <Trans>
          Put to the panel by {open.putBy}: {at}
        </Trans>
      </p>
      {open.outcome && <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{open.outcome}</p>}
      <ul className="mt-4">
        {open.members.map((member) => (
          <Member key={`${member.seat} ${member.name}`} caseId={caseId} member={member} />
        ))}
      </ul>
      {me?.seat === "co" && !open.mine && <AnswerForm awardId={open.id} choices={award.choices} given={me} refused={refused} />}
      {award.presides && open.mine && <IssueForm open={open} zone={zone} refused={refused} />}
      {award.presides && <TakeBackForm awardId={open.id} />}
    </>
  );
}

function AwardLink({ caseId, document: { id, name } }: { caseId: string; document: { id: string; name: string } }) {
  return (
    <a
      href={`/cases/${encodeURIComponent(caseId)}/chambers/award/${encodeURIComponent(id)}`}
      download={name}
      className="prose-link inline-flex min-h-11 items-center gap-2 wrap-anywhere"
    >
      <Icon name="download" size={18} />
      {name}
    </a>
  );
}

function Member({ caseId, member: { name, seat, answer, reason, opinion } }: { caseId: string; member: AwardMember }) {
  const { i18n } = useLingui();
  return (
    <li className="border-b border-hairline py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-soft">{i18n._(SEAT_LABELS[seat])}</span>
        {answer === "signed" && (
          <Badge tone="success">
            <Trans>Signs</Trans>
          </Badge>
        )}
        {answer === "refused" && (
          <Badge tone="warning">
            <Trans>Does not sign</Trans>
          </Badge>
        )}
        {answer === null && (
          <Badge>
            <Trans>Has not answered</Trans>
          </Badge>
        )}
      </p>
      {reason && <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{reason}</p>}
      {opinion && (
        <p>
          <span className="text-sm text-soft">
            {answer === "refused" ? <Trans>Dissenting opinion:</Trans> : <Trans>Separate opinion:</Trans>}
          </span>{" "}
          <AwardLink caseId={caseId} document={opinion} />
        </p>
      )}
    </li>
  );
}
