import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDate } from "#app/i18n/dates.ts";
import { languagesText } from "#app/i18n/language-names.ts";
import { fieldNames, languageNames } from "#app/i18n/portal/roster/roster-labels.ts";
import type { Route } from "./+types/route";

type Loaded = Route.ComponentProps["loaderData"];
type Candidate = Loaded["candidates"][number];

/** So many of a kind are named; of more the number is said. */
const SHOWN = 3;

/** What the candidates are compared with: the days and languages of the case's hearings. */
export function HearingFacts({ hearing: { hearingDays, languages, isWhole } }: { hearing: Loaded["hearing"] }) {
  const { i18n } = useLingui();
  const days = useDays(hearingDays);
  return (
    <div className="grid gap-1 border-hairline border-l-4 px-5 py-1 text-sm">
      <p>{hearingDays.length > 0 ? <Trans>Hearing on: {days}</Trans> : <Trans>No hearing of this case has a date ahead.</Trans>}</p>
      <p>
        {languages.length > 0 ? (
          <Trans>Languages of the hearing: {languagesText(i18n.locale, languages.join(", "))}</Trans>
        ) : (
          <Trans>No booking of this case names the language of the hearing.</Trans>
        )}
      </p>
      {!isWhole && (
        <p className="text-warning">
          <Trans>There is more than could be compared here. The check that comes with your choice compares everything.</Trans>
        </p>
      )}
    </div>
  );
}

/** One candidate: what speaks for and against choosing them, by what we hold. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  const { i18n } = useLingui();
  const { openCases, profile, missingLanguages } = candidate;
  return (
    <>
      <Plural value={openCases} _0="No open cases" one="One open case" other="# open cases" />
      <span className="block">
        {profile ? (
          [languageNames(i18n, profile.languages), fieldNames(i18n, profile.fields)].filter(Boolean).join(" · ")
        ) : (
          <Trans>No profile yet: languages and fields are not known.</Trans>
        )}
      </span>
      {missingLanguages.length > 0 && (
        <Against>
          <Trans>Does not list: {languagesText(i18n.locale, missingLanguages.join(", "))}</Trans>
        </Against>
      )}
      <Days candidate={candidate} />
      <Conflicts conflicts={candidate.conflicts} />
    </>
  );
}

function Days({ candidate: { absences, awayOn, busyOn } }: { candidate: Candidate }) {
  const { i18n } = useLingui();
  const away = absences.slice(0, SHOWN).map(({ from, to }) => `${formatDate(i18n.locale, from)} – ${formatDate(i18n.locale, to)}`);
  const awayDays = useDays(awayOn);
  const busy = busyOn.slice(0, SHOWN).map(({ date, caseNumber }) => `${formatDate(i18n.locale, date)} (${caseNumber})`);
  return (
    <>
      {away.length > 0 && (
        <span className="block">
          <Trans>Away: {away.join("; ")}</Trans>
        </span>
      )}
      {awayOn.length > 0 && (
        <Against>
          <Trans>Away on days of the hearing: {awayDays}</Trans>
        </Against>
      )}
      {busy.length > 0 && (
        <Against>
          <Trans>Hears another case on: {busy.join("; ")}</Trans>
        </Against>
      )}
    </>
  );
}

function Conflicts({ conflicts }: { conflicts: Candidate["conflicts"] }) {
  if (conflicts.length === 0) return null;
  const shown = conflicts.slice(0, SHOWN);
  const more = conflicts.length - shown.length;
  return (
    <Against>
      <Trans>Possible conflicts:</Trans>
      {shown.map((hit) => (
        <span key={`${hit.name} ${hit.source} ${hit.met} ${hit.caseNumber}`} className="block wrap-anywhere">
          {hit.name === hit.met ? hit.name : `${hit.name} – ${hit.met}`} (<Source hit={hit} />)
        </span>
      ))}
      {more > 0 && (
        <span className="block">
          <Plural value={more} one="and one more" other="and # more" />
        </span>
      )}
    </Against>
  );
}

/** Where what was met is from. */
function Source({ hit: { source, caseNumber } }: { hit: Candidate["conflicts"][number] }) {
  switch (source) {
    case "interest":
      return <Trans>a declared interest</Trans>;
    case "past_case":
      return <Trans>in case {caseNumber}</Trans>;
    case "self":
      return <Trans>their own name</Trans>;
    case "address":
      return <Trans>their own address</Trans>;
    case "own_firm":
      return <Trans>a firm they acted for</Trans>;
  }
}

/** What speaks against somebody: in words, and not by the colour alone. */
function Against({ children }: { children: ReactNode }) {
  return <span className="block text-warning">{children}</span>;
}

/** Days in words, the first few. */
function useDays(days: readonly string[]): string {
  const { i18n, t } = useLingui();
  const named = days.slice(0, SHOWN).map((day) => formatDate(i18n.locale, day));
  const more = days.length - named.length;
  return more > 0 ? `${named.join("; ")} ${t`and ${more} more`}` : named.join("; ");
}
