import { profilesOfAccounts } from "#app/db/accounts/roster.repo.server.ts";
import {
  clearedInCase,
  firmsOfAll,
  hearingsOfAll,
  interestsOfAll,
  MOST_HEARINGS_READ,
  MOST_LOOKED_AT,
  metByAll,
  NAMED_IN_HEARING,
} from "#app/db/cases/candidates.repo.server.ts";
import { hearingsOfCase } from "#app/db/cases/case-feeds.repo.server.ts";
import { activeArbitrators } from "#app/db/cases/conflicts.repo.server.ts";
import { type LocalDate, todayIn } from "#app/domain/booking/schedule/local-date.ts";
import { aliasLines, type ConflictHit, conflictsOf, type KnownName, uncovered } from "#app/domain/case/conflicts/conflicts.ts";
import { conflictsWithin } from "#app/domain/case/conflicts/members.ts";
import type { RosterField, RosterLanguage } from "#app/domain/people/roster/roster-vocabulary.ts";
import { languagesMissing, languagesNamed } from "#app/domain/people/roster/spoken-languages.ts";
import { HEAD_OFFICE } from "#app/domain/venue/venues.ts";
import { requireAdministrator } from "#app/services/accounts/require-administrator.server.ts";
import { saidDays } from "#app/services/bookings/booking-records.ts";
import { addressHits, checkedOf, hitsOf, membersOf } from "#app/services/cases/arbitrators/conflict-check.server.ts";
import { requireInCase, seeCase } from "#app/services/cases/case-access.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { type DaySat, daysSat, type Hearings } from "./days-sat.ts";
import { type Candidate, withLoad } from "./list-candidates.server.ts";

/** An arbitrator to choose for one case, with what speaks for and against it. For the office alone. */
export interface CaseCandidate extends Candidate {
  /** As their profile says; null without one. */
  profile: { fields: readonly RosterField[]; languages: readonly RosterLanguage[] } | null;
  /** Languages of the case's hearings that their profile does not list, by their English names. */
  missingLanguages: string[];
  /** Days of the case's hearings on which they are away. */
  awayOn: LocalDate[];
  /** Days of the case's hearings on which another case of theirs is heard. */
  busyOn: DaySat[];
  /** Names that the conflict check finds and that nothing has cleared: before the choice, and without asking anybody. */
  conflicts: Pick<ConflictHit, "name" | "source" | "met" | "caseNumber">[];
}

export interface CaseCandidates {
  candidates: CaseCandidate[];
  /** Languages of the case's hearings, by their English names; none where no request names any. */
  languages: string[];
  /** Days of the case's hearings from today on. */
  hearingDays: LocalDate[];
  /** Whether everything was looked at; what was not is found by the check that comes with the choice. */
  isWhole: boolean;
}

/** Whom a case's office may assign. For administrators. Throws `not_found` and `forbidden`. */
export async function candidatesForCase(context: ServiceContext, caseId: string): Promise<CaseCandidates> {
  const { actor, clock, db } = context;
  const who = await actor();
  requireAdministrator(who);
  // Each by itself: of two columns that are called alike a batch gives one.
  const [people, seen, hearings, cleared] = await Promise.all([
    activeArbitrators(db),
    seeCase(db, caseId, who),
    hearingsOfCase(db, caseId),
    clearedInCase(db, caseId),
  ]);
  requireInCase(seen, "assign");
  const ids = people.map(({ id }) => id);
  const [listed, profiles, others, members, known] = await Promise.all([
    withLoad(context, people),
    profilesOfAccounts(db, ids),
    hearingsOfAll(db, ids, caseId),
    membersOf(db, seen.people, ""),
    namesOfAll(context, ids, caseId),
  ]);
  const byPerson = knownNames(known, others);
  const languages = languagesNamed(hearings.flatMap(({ details }) => details.hearingLanguage ?? []));
  const hearingDays = daysFrom(todayIn(HEAD_OFFICE.zone, clock()), hearings);
  const checked = seen.people.flatMap(checkedOf);
  const candidates = listed.map((candidate): CaseCandidate => {
    const { id, firstName, lastName, absences } = candidate;
    const name = `${firstName} ${lastName}`.trim();
    const content = profiles.find(({ userId }) => userId === id)?.content;
    const names: KnownName[] = [{ source: "self", name, caseNumber: null }, ...(byPerson.get(id) ?? [])];
    const email = people.find((one) => one.id === id)?.email ?? "";
    const found = [
      ...conflictsOf(checked, names),
      ...seen.people.flatMap((person) => addressHits(person, { name, email })),
      ...conflictsWithin(
        members.filter((member) => member.userId !== id),
        names,
      ),
    ];
    const settled = cleared.filter(({ arbitratorId }) => arbitratorId === id).map(hitsOf);
    return {
      ...candidate,
      profile: content ? { fields: content.fields, languages: content.languages } : null,
      missingLanguages: content ? languagesMissing(languages, content.languages) : [],
      awayOn: hearingDays.filter((day) => absences.some(({ from, to }) => from <= day && day <= to)),
      busyOn: daysSat(others, id).filter(({ date }) => hearingDays.includes(date)),
      conflicts: uncovered(found, settled).map(({ name: who, source, met, caseNumber }) => ({ name: who, source, met, caseNumber })),
    };
  });
  const isWhole = Object.values(known).every(({ length }) => length < MOST_LOOKED_AT) && others.length < MOST_HEARINGS_READ;
  return { candidates, languages, hearingDays, isWhole };
}

/** Days of hearings from `today` on, each once, in order. */
function daysFrom(today: LocalDate, hearings: readonly Parameters<typeof saidDays>[0][]): LocalDate[] {
  const days = hearings.flatMap((booking) => saidDays(booking).map(({ date }) => date));
  return [...new Set(days)].filter((day) => day >= today).sort();
}

/** What each has declared, acted for, and whom they have met. */
async function namesOfAll({ db }: ServiceContext, ids: readonly string[], caseId: string) {
  const [interests, firms, met] = await Promise.all([interestsOfAll(db, ids), firmsOfAll(db, ids), metByAll(db, ids, caseId)]);
  return { interests, firms, met };
}

/** The same as the check compares it, by person, with who was named in the bookings of their other cases. */
function knownNames({ interests, firms, met }: Awaited<ReturnType<typeof namesOfAll>>, hearings: Hearings): Map<string, KnownName[]> {
  const byPerson = new Map<string, KnownName[]>();
  const note = (userId: string | null, name: string | null | undefined, of: Omit<KnownName, "name">) => {
    if (!userId || !name?.trim()) return;
    const names = byPerson.get(userId) ?? [];
    names.push({ ...of, name });
    byPerson.set(userId, names);
  };
  for (const { userId, name } of interests) note(userId, name, { source: "interest", caseNumber: null });
  for (const { userId, firm } of firms) note(userId, firm, { source: "own_firm", caseNumber: null });
  for (const { userId, name, accountName, firm, aliases, caseNumber } of met)
    for (const one of [name, accountName, firm, ...aliasLines(aliases)]) note(userId, one, { source: "past_case", caseNumber });
  for (const { userId, caseNumber, details, bookingContactFirm } of hearings)
    for (const one of [...NAMED_IN_HEARING.map((field) => details[field]), bookingContactFirm])
      note(userId, one, { source: "past_case", caseNumber });
  return byPerson;
}
