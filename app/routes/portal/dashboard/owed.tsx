/** What an arbitrator or a party owes and by when, a line each that opens it; what is overdue is on top. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Owed as OwedItem, Total } from "#app/domain/due.ts";
import { formatAt, zoneCity } from "#app/i18n/dates.ts";
import { timeAgo } from "#app/i18n/portal/time-ago.ts";
import { FirstOf } from "./first-of.tsx";

interface OwedProps {
  owed: readonly OwedItem[];
  total: Total;
  now: string;
  /** Zone of the reader. */
  zone: string;
}

export function Owed({ owed, total, now, zone }: OwedProps) {
  return (
    <section aria-labelledby="owed" className="mt-6">
      <h2 id="owed" className="scroll-mt-6 border-hairline-strong border-b pb-2 text-xl">
        <Trans>Waiting for you</Trans>
      </h2>
      {owed.length === 0 ? (
        <p className="py-2 text-soft">
          <Trans>Nothing is waiting for you.</Trans>
        </p>
      ) : (
        <ul>
          {owed.map((item) => (
            <Row key={`${item.kind} ${item.id} ${item.askedAt}`} item={item} now={now} zone={zone} />
          ))}
        </ul>
      )}
      <FirstOf shown={owed.length} total={total} to={owed.length < total.value ? "?show=owed#owed" : "/cases"} />
    </section>
  );
}

function Row({ item, now, zone }: { item: OwedItem } & Pick<OwedProps, "now" | "zone">) {
  const { caseNumber, overdue } = item;
  return (
    <li className="relative grid min-h-11 items-baseline gap-x-4 border-hairline border-b py-2 text-sm hover:bg-accent-wash/60 lg:grid-cols-[minmax(0,1fr)_9rem_23rem]">
      <Link to={placeOf(item)} className="prose-link wrap-anywhere font-semibold after:absolute after:inset-0">
        <What item={item} />
      </Link>
      <span className="tabular text-soft">{caseNumber}</span>
      <span className={`tabular ${overdue ? "font-semibold text-danger" : "text-soft"}`}>
        <When item={item} now={now} zone={zone} />
      </span>
    </li>
  );
}

/** Where it is done. */
function placeOf({ kind, id, caseId }: OwedItem): string {
  switch (kind) {
    case "deadline":
    case "extension":
      return `/cases/${caseId}#deadline-${id}`;
    case "disclosure":
      return `/arbitrator/disclosures/${id}`;
    case "assignment":
      return `/cases/${caseId}#actions`;
    case "remarks":
      return `/cases/${caseId}#disclosures`;
  }
}

function What({ item: { kind, title } }: { item: OwedItem }): ReactNode {
  switch (kind) {
    case "deadline":
      return title;
    case "extension":
      return <Trans>Decide the extension request: {title}</Trans>;
    case "disclosure":
      return <Trans>Answer a question about a conflict</Trans>;
    case "assignment":
      return <Trans>Accept or decline the case</Trans>;
    case "remarks":
      return <Trans>Comment on a disclosure, if you wish</Trans>;
  }
}

/** By when, with the year, which may be the next, and the city whose clock it is on; or when it was asked. */
function When({ item: { kind, dueAt, askedAt, zone: own, overdue }, now, zone }: { item: OwedItem } & Pick<OwedProps, "now" | "zone">) {
  const { i18n } = useLingui();
  if (dueAt === null) {
    const asked = askedAt && timeAgo(i18n, askedAt, new Date(now), zone);
    return asked && <Trans>Asked {asked}</Trans>;
  }
  const parts = { weekday: "short", year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  const clock = own ?? zone;
  return (
    <>
      {overdue && (
        <>
          <Trans>Overdue:</Trans>{" "}
        </>
      )}
      {kind === "extension" && (
        <>
          <Trans>Deadline:</Trans>{" "}
        </>
      )}
      <time dateTime={dueAt}>
        {formatAt(i18n.locale, dueAt, clock, { ...parts, timeZoneName: "short" })}, {zoneCity(i18n.locale, clock)}
      </time>
    </>
  );
}
