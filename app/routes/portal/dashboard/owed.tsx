/** What an arbitrator or a party owes, a line each, what is due first on top; then what was asked without a day. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { OwedInvitation } from "#app/domain/due.ts";
import { formatAt, zoneCity } from "#app/i18n/dates.ts";
import { timeAgo } from "#app/i18n/portal/time-ago.ts";

interface OwedProps {
  disclosures: readonly { id: string; caseNumber: string; askedAt: string }[];
  invitations: readonly OwedInvitation[];
  deadlines: readonly {
    id: string;
    case: { id: string; caseNumber: string };
    title: string;
    mine: boolean;
    dueAt: string;
    zone: string;
    overdue: boolean;
  }[];
  now: string;
  /** Zone of the reader. */
  zone: string;
}

export function Owed({ disclosures, invitations, deadlines, now, zone }: OwedProps) {
  const { i18n } = useLingui();
  const mine = deadlines.filter((deadline) => deadline.mine);
  const ago = (at: string) => timeAgo(i18n, at, new Date(now), zone);
  return (
    <section aria-labelledby="owed" className="mt-6">
      <h2 id="owed" className="border-hairline-strong border-b pb-2 text-xl">
        <Trans>Waiting for you</Trans>
      </h2>
      {mine.length + disclosures.length + invitations.length === 0 ? (
        <p className="py-2 text-soft">
          <Trans>Nothing is waiting for you.</Trans>
        </p>
      ) : (
        <ul>
          {mine.map(({ id, title, dueAt, zone: of, overdue, case: where }) => (
            <Row key={id} to={`/cases/${where.id}#timetable`} what={title} of={where.caseNumber} alarming={overdue}>
              {overdue ? (
                <>
                  <Trans>Overdue:</Trans>{" "}
                </>
              ) : null}
              <time dateTime={dueAt}>
                {formatAt(i18n.locale, dueAt, of, {
                  weekday: "short",
                  year: "numeric",
                  month: "short",
                  day: "numeric",
                  hour: "numeric",
                  minute: "2-digit",
                  timeZoneName: "short",
                })}
                , {zoneCity(i18n.locale, of)}
              </time>
            </Row>
          ))}
          {disclosures.map(({ id, caseNumber, askedAt }) => (
            <Row key={id} to={`/arbitrator/disclosures/${id}`} what={<Trans>Answer a question about a conflict</Trans>} of={caseNumber}>
              <Asked asked={ago(askedAt)} />
            </Row>
          ))}
          {invitations.map(({ id, caseId, caseNumber, askedAt }) => (
            <Row key={id} to={`/cases/${caseId}`} what={<Trans>Accept or decline the case</Trans>} of={caseNumber}>
              <Asked asked={ago(askedAt)} />
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

function Asked({ asked }: { asked: string }) {
  return <Trans>Asked {asked}</Trans>;
}

function Row(props: { to: string; what: ReactNode; of: string; alarming?: boolean; children: ReactNode }) {
  return (
    <li className="relative grid min-h-11 items-baseline gap-x-4 border-hairline border-b py-2 text-sm hover:bg-accent-wash/60 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
      <Link to={props.to} className="prose-link wrap-anywhere font-semibold after:absolute after:inset-0">
        {props.what}
      </Link>
      <span className="tabular text-soft">{props.of}</span>
      <span className={`tabular ${props.alarming ? "font-semibold text-danger" : "text-soft"}`}>{props.children}</span>
    </li>
  );
}
