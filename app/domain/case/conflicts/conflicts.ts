/** The conflict check: names in a case against what an arbitrator has declared and whom they have met before. */
import type { CaseMessageCode } from "#app/domain/message-codes.ts";
import type { CaseCapacity, Side } from "../vocabulary.ts";
import { alikeAmong } from "./alike.ts";
import { nameKey, readName, type readsAlike } from "./names.ts";

/** Somebody of the case that is checked. */
export interface CheckedPerson {
  /** Their place in the case; none in questions of before. */
  place?: string;
  /** As they were named, and as their account calls them. */
  names: readonly string[];
  firm: string | null;
  /** One a line. */
  aliases: string | null;
  capacity: Exclude<CaseCapacity, "arbitrator">;
  side: Side;
}

export const CONFLICT_SOURCES = ["interest", "past_case", "self", "address", "own_firm"] as const;
/**
 * A declared interest, somebody in another case of the arbitrator's, the arbitrator's own name, their own e-mail address (anyone who
 * names people types addresses, so that one is a question and no veto), or the firm that they have acted for in a case.
 */
export type ConflictSource = (typeof CONFLICT_SOURCES)[number];

export interface KnownName {
  source: ConflictSource;
  name: string;
  /** Of a past case. */
  caseNumber: string | null;
}

/** What met what. */
export interface ConflictHit {
  /**
   * The name in this case, whose it is, and which of their names. Of another member of the tribunal their own name, and what of theirs it is
   * that met: the name, their firm, or what they have declared as well, which is not repeated in their words.
   */
  name: string;
  what: "name" | "firm" | "alias" | "interest";
  capacity: CaseCapacity;
  /** None of an arbitrator. */
  side?: Side;
  /** Whose it is, by their place in the case; none in hits of before. */
  place?: string;
  /** What it met. */
  source: ConflictSource;
  met: string;
  caseNumber: string | null;
}

/** What an arbitrator says of one hit: that there is something, or that only the name is alike. */
export const CONNECTIONS = ["connected", "unconnected"] as const;
export interface HitAnswer {
  connection: (typeof CONNECTIONS)[number];
  /** In their own words. */
  text: string;
}

/** A hit that was answered, as everyone in the case may know it. */
export interface AnsweredHit extends Omit<ConflictHit, "met" | "caseNumber" | "place">, HitAnswer {
  /** Null where it would name somebody of another case. */
  met: string | null;
}

/** What is the arbitrator's own, and names no one of another case. */
const OWN_SOURCES: readonly ConflictSource[] = ["interest", "self", "own_firm"];

/**
 * What the sides are shown: of other cases neither the number nor anybody's name; of another member of the tribunal who it is, and not what they
 * have declared or for whom they acted, which is their own question, answered and decided for itself.
 */
export function answeredHits(hits: readonly ConflictHit[], answers: readonly HitAnswer[]): AnsweredHit[] {
  return hits.flatMap(({ met, caseNumber: _caseNumber, place: _place, ...hit }, at) => {
    const answer = answers[at];
    if (!answer) return [];
    const isAnothers = hit.capacity === "arbitrator" && hit.what !== "name";
    if (isAnothers) return [{ ...hit, what: "name" as const, met: null, ...answer }];
    return [{ ...hit, met: OWN_SOURCES.includes(hit.source) ? met : null, ...answer }];
  });
}

/** So long the sides may comment on a disclosure that they are shown, or challenge its arbitrator: fifteen days. */
export const REMARKS_MS = 15 * 86_400_000;

export const REMARK_KINDS = ["comment", "challenge"] as const;
export type RemarkKind = (typeof REMARK_KINDS)[number];
export type ChallengeDecision = "upheld" | "dismissed";

interface Asked {
  id: string;
  answer: "disclosed" | "declined" | null;
  decision: "cleared" | "refused" | null;
  remarksUntil: number | null;
}

/** What keeps a case from being decided: its arbitrator has not answered, the office has not decided or not cleared, or the sides may still speak. */
export type OpenConflict = Extract<
  CaseMessageCode,
  "case_conflict_unanswered" | "case_conflict_undecided" | "case_conflict_uncleared" | "case_challenge_undecided" | "case_remarks_open"
>;

/** All that is open about a case's arbitrator: of what they were asked (`asked`), and of what the sides were shown (`shown`). */
export function openConflicts({
  asked,
  shown,
  remarks,
  now,
}: {
  asked: readonly Asked[];
  shown: readonly Asked[];
  remarks: readonly { disclosureId: string; kind: RemarkKind; decision: ChallengeDecision | null }[];
  now: number;
}): OpenConflict[] {
  const isChallenged = remarks.some(
    ({ disclosureId, kind, decision }) => kind === "challenge" && decision === null && shown.some(({ id }) => id === disclosureId),
  );
  return [
    ...(asked.some(({ answer, decision }) => answer === null && decision === null) ? (["case_conflict_unanswered"] as const) : []),
    ...(asked.some(({ answer, decision }) => answer !== null && decision === null) ? (["case_conflict_undecided"] as const) : []),
    ...(asked.some(({ decision }) => decision === "refused") ? (["case_conflict_uncleared"] as const) : []),
    ...(isChallenged ? (["case_challenge_undecided"] as const) : []),
    ...(shown.some(({ remarksUntil }) => remarksUntil !== null && remarksUntil > now) ? (["case_remarks_open"] as const) : []),
  ];
}

/** Names that are one hit are asked about once, however they are written. */
export const hitKey = ({ name, source, met, caseNumber }: ConflictHit): string =>
  [nameKey(name), source, nameKey(met), caseNumber ?? ""].join("|");

/** Whom it is asked about and what they resemble, whatever they call themselves. */
const resemblance = ({ place, what, source, met, caseNumber }: ConflictHit): string | null =>
  place ? [place, what, source, nameKey(met), caseNumber ?? ""].join("|") : null;

/** The hits that a question which is still open does not ask about already: who changes their name meanwhile asks no second one. */
export function unasked(hits: readonly ConflictHit[], open: readonly (readonly ConflictHit[])[]): ConflictHit[] {
  const asked = new Set(open.flat().flatMap((hit) => [hitKey(hit), resemblance(hit) ?? []].flat()));
  return hits.filter((hit) => !asked.has(hitKey(hit)) && !asked.has(resemblance(hit) ?? ""));
}

/** All hits, each once, in the order of the case's people. */
export function conflictsOf(people: readonly CheckedPerson[], known: readonly KnownName[], compare?: typeof readsAlike): ConflictHit[] {
  const alike = alikeAmong(known, compare);
  const asked = new Set<string>();
  // Who is read the same as somebody before has the same hits.
  const isFirst = (name: string) => asked.size < asked.add(readName(name).key).size;
  return eachOnce(
    people.flatMap(({ capacity, side, place, ...person }) =>
      namesOf(person).flatMap(({ name, what }) =>
        (isFirst(name) ? alike(name) : []).map(({ source, name: met, caseNumber }) => ({
          ...{ name, what, capacity, side },
          ...(place ? { place } : {}),
          ...{ source, met, caseNumber },
        })),
      ),
    ),
  );
}

/** Each hit once, the first of those that are one. */
export function eachOnce(found: readonly ConflictHit[]): ConflictHit[] {
  const hits = new Map<string, ConflictHit>();
  for (const hit of found) if (!hits.has(hitKey(hit))) hits.set(hitKey(hit), hit);
  return [...hits.values()];
}

function namesOf({ names, firm, aliases }: Pick<CheckedPerson, "names" | "firm" | "aliases">): Pick<ConflictHit, "name" | "what">[] {
  return [
    ...names.map((name) => ({ name, what: "name" as const })),
    ...(firm ? [{ name: firm, what: "firm" as const }] : []),
    ...aliasLines(aliases).map((name) => ({ name, what: "alias" as const })),
  ].filter(({ name }) => name.trim() !== "");
}

/** Other names, one a line. */
export const aliasLines = (aliases: string | null): string[] =>
  (aliases ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The hits that no earlier clearance covers. */
export function uncovered(hits: readonly ConflictHit[], cleared: readonly (readonly ConflictHit[])[]): ConflictHit[] {
  const known = new Set(cleared.flat().map(hitKey));
  return hits.filter((hit) => !known.has(hitKey(hit)));
}
