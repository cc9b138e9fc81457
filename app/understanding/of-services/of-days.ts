/**
 * Days and hours of a service, read in its clause: "a French interpreter on Monday, a Swahili one on Tuesday from 9:30 to noon". They are no
 * time of the hearing. What is said between two services is of the one before it, or, where the clause begins with a time, of the one after it.
 */
import type { OnDaysSaid, Span } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { SERVICE_CHOICES } from "../detectors/hearing/service-choices.ts";
import { LANGUAGE_NAMES } from "../detectors/words/languages.ts";
import { isRuledOut } from "../services-off.ts";
import { clausesOf, sentencesIn } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { read } from "../time/read.ts";
import type { Clock, Fact, Part, Reading, TimeContext } from "../time/types.ts";
import { placesIn } from "../when/places.ts";
import { DENIED_TIME, FILLERS, NO_SERVICE_TIME } from "./words.ts";

/** A service as a clause names it: its field, and which of several it is. */
interface Mention extends Span {
  field: string;
  note?: string;
}
/** When, as a clause says it. */
export interface Time extends Span {
  days: readonly string[];
  weekdays: readonly string[];
  places: readonly number[];
  hours?: string;
}
export interface ServicesOfDays {
  said: readonly OnDaysSaid[];
  /** The times, which say nothing of the hearing. */
  at: readonly Span[];
  /** The clauses that say them, which say nothing else. */
  clauses: readonly Span[];
  /** Those of them that take a service off some days, and leave it on the others. */
  off: readonly Span[];
}

const NOTHING: ServicesOfDays = { said: [], at: [], clauses: [], off: [] };
const SENIOR = "transcriptSeniorServices";
const REPORTER = "courtReportingRequired";
const INTERPRETER = "needsInterpretation";
/** Services that may be wanted on some days alone. */
const BY_DAY: ReadonlySet<string> = new Set([
  "streamingRequired",
  "evidencePresentationSpecialist",
  "needsDocumentPlatform",
  REPORTER,
  "needsLegalVideography",
  INTERPRETER,
  "needsSignLanguage",
]);
const CHOICES = cueBook(SERVICE_CHOICES[SENIOR] ?? {});
const LANGUAGES = cueBook(LANGUAGE_NAMES);
/** A clause that says these is of the hearing. */
const OF_HEARING: ReadonlySet<string> = new Set(["proceeding", "venue", "headcount", "format", "person", "breakouts"]);
const MOST_SERVICES = 20;

/** What a message says of the days and hours of services; `known`: days of the hearing that are noted. */
export function servicesOnDays(text: Text, finds: readonly Finding[], known: readonly string[], time: TimeContext): ServicesOfDays {
  const mentions = mentionsIn(text, finds);
  if (mentions.length === 0 || mentions.length > MOST_SERVICES) return NOTHING;
  const groups = sentencesIn(text.tokens).flatMap((sentence) => groupsIn(text, sentence, mentions, finds, time));
  const clauses = groups.flatMap(({ clause }) => clause);
  const others = text.readings.filter((one) => !clauses.some((clause) => overlap(clause, one))).flatMap(datesOf);
  const hearing = new Set([...known, ...others]);
  const taken = groups.filter(({ times }) => hearing.size > 0 && times.every(({ days }) => days.every((day) => hearing.has(day))));
  const spoken = taken.map((one) => ({ ...one, said: saidOf(text, one, mentions) }));
  const spans = (all: readonly Span[]) => all.map(({ start, end }) => ({ start, end }));
  return {
    said: withReporter(spoken.flatMap(({ said }) => said)),
    at: spoken.flatMap(({ times }) => spans(times)),
    clauses: spoken.flatMap(({ clause }) => spans(clause)),
    off: spoken.flatMap(({ clause, said }) => (said.every(({ not }) => not) ? spans(clause) : [])),
  };
}

/** Services with their languages, choices of the reporter, and languages by themselves behind an interpreter. */
function mentionsIn({ pieces }: Text, finds: readonly Finding[]): Mention[] {
  const choices = cuesIn(CHOICES, pieces).map(({ means, start, end }): Mention => ({ field: SENIOR, note: means, start, end }));
  const named = finds.flatMap(({ said, start, end }): Mention[] => {
    if (said?.slot !== "service" || !BY_DAY.has(said.value.kind)) return [];
    // "Realtime" by itself is the choice, and no further reporter.
    if (choices.some((one) => one.start <= start && one.end >= end)) return [];
    return [{ field: said.value.kind, ...(said.value.language ? { note: said.value.language } : {}), start, end }];
  });
  const services = [...named, ...choices].sort((one, other) => one.start - other.start);
  if (services.every(({ field }) => field !== INTERPRETER)) return services;
  const alone = cuesIn(LANGUAGES, pieces).filter((cue) => !services.some((one) => overlap(one, cue)));
  const behind = alone.flatMap(({ means, start, end }): Mention[] => {
    const before = services.findLast((one) => one.end <= start);
    return before?.field === INTERPRETER ? [{ field: INTERPRETER, note: means, start, end }] : [];
  });
  return [...services, ...behind].sort((one, other) => one.start - other.start);
}

interface Group {
  mentions: Mention[];
  times: Time[];
  clause: Span[];
}

/** The services of a sentence with the times that are theirs. */
function groupsIn(text: Text, sentence: Span, mentions: readonly Mention[], finds: readonly Finding[], time: TimeContext): Group[] {
  const isAsked = /[?¿]/u.test(text.message.slice(sentence.start, sentence.end));
  const own = mentions.filter((one) => overlap(one, sentence));
  if (own.length === 0 || isAsked) return [];
  const groups: Group[] = [];
  for (const clause of clausesOf(text.tokens).filter((one) => overlap(one, sentence))) {
    const named = own.filter((one) => overlap(one, clause));
    const words = text.message.slice(clause.start, clause.end);
    if (NO_SERVICE_TIME.test(fold(words)) || finds.some((one) => overlap(one, clause) && isOfHearing(one))) {
      groups.push({ mentions: [], times: [], clause: [] });
      continue;
    }
    const times = timesIn(text.message, clause, time);
    if (named.length > 0) groups.push(...paired(named, times, clause));
    else if (times.length > 0) continued(groups.at(-1), times, clause, text.message);
  }
  return groups.filter((one) => one.mentions.length > 0 && one.times.length > 0);
}

const isOfHearing = ({ said }: Finding): boolean => said !== undefined && OF_HEARING.has(said.slot);

/** In one clause: services that nothing divides have the same times. */
function paired(mentions: readonly Mention[], times: readonly Time[], clause: Span): Group[] {
  const groups: Group[] = [];
  const leads = times[0] !== undefined && times[0].start < (mentions[0]?.start ?? 0);
  let open: Group | null = null;
  for (const one of [...mentions, ...times].sort((a, b) => a.start - b.start)) {
    const isTime = "weekdays" in one;
    const isNext: boolean = leads ? isTime && (open?.mentions.length ?? 0) > 0 : !isTime && (open?.times.length ?? 0) > 0;
    if (!open || isNext) {
      open = { mentions: [], times: [], clause: [clause] };
      groups.push(open);
    }
    if (isTime) open.times.push(one);
    else open.mentions.push(one);
  }
  // "On Monday a French interpreter, until noon": what is left over is of the last one.
  const last = groups.at(-1);
  const before = groups.at(-2);
  if (last && before && last.mentions.length === 0) {
    before.times.push(...last.times);
    groups.pop();
  }
  return groups;
}

/** A clause of nothing but times goes on with the service before it: "…, but only on Thursday". */
function continued(group: Group | undefined, times: readonly Time[], clause: Span, message: string) {
  if (!group || group.mentions.length === 0) return;
  const left = times.reduce(
    (words, { start, end }) => words.slice(0, start - clause.start) + " ".repeat(end - start) + words.slice(end - clause.start),
    message.slice(clause.start, clause.end),
  );
  const others = fold(left).match(/\p{L}+/gu) ?? [];
  if (others.some((word) => !FILLERS.has(word))) return;
  // What is denied was noted, and is no time of the hearing's either.
  const isDenied = DENIED_TIME.test(fold(message.slice(clause.start, clause.end)));
  group.times.push(...times.map((one) => (isDenied ? { start: one.start, end: one.end, days: [], weekdays: [], places: [] } : one)));
  group.clause.push(clause);
}

const DIGIT = /\d/u;
/** The times of a clause, read in it alone. */
export function timesIn(message: string, clause: Span, time: TimeContext): Time[] {
  const words = message.slice(clause.start, clause.end);
  const readings = read(words, time).flatMap((one): Time[] => {
    const facts = factsOf(one, time);
    const dates = facts.flatMap(daysOf);
    const isDated = DIGIT.test(daysIn(one.quote));
    const hours = hoursOf(facts);
    if (dates.length === 0 && hours === undefined && !facts.some(({ among }) => among)) return [];
    const among = facts.flatMap((fact) => (fact.among ?? []).map((day) => `2024-01-0${day}`));
    return [
      {
        start: clause.start + one.start,
        end: clause.start + one.end,
        days: isDated ? dates : [],
        weekdays: isDated ? [] : [...dates, ...among],
        places: [],
        ...(hours === undefined ? {} : { hours }),
      },
    ];
  });
  const placed = placesIn({ message: words }).flatMap(({ on, start, end, isBare }): Time[] =>
    Array.isArray(on) && !isBare
      ? [{ start: clause.start + start, end: clause.start + end, days: [], weekdays: [], places: on as number[] }]
      : [],
  );
  return [...readings, ...placed].sort((a, b) => a.start - b.start);
}

/** The words of a reading without its hours. */
const daysIn = (quote: string): string => quote.replace(WRITTEN_HOURS, " ").replace(BOUNDS, " ");
const WRITTEN_HOURS = /\d{1,2}\s?(?:[:h]\s?\d{2}|h(?!\p{L})|[ap]\.?m(?!\p{L}))/giu;
const BOUNDS = /(?:from|to|until|till|de|à|a las?|hasta|jusqu['’]à|et|y|a|and|between|entre|[-–])\s?\d{1,2}(?![\p{L}\d])/giu;

function factsOf({ value, options }: Reading, { near }: TimeContext): readonly Fact[] {
  const isNear = (facts: readonly Fact[]) => near !== undefined && facts.some((fact) => daysOf(fact).includes(near));
  return value ?? options.find(isNear) ?? options[0] ?? [];
}

const daysOf = ({ when }: Fact): string[] => (when?.kind === "days" ? when.spans.flatMap(([from, to]) => spread(from, to)) : []);
const datesOf = ({ value, options }: Reading): string[] => (value ?? options.flat()).flatMap(daysOf);

const MOST_DAYS = 31;
const DAY = 86_400_000;
function spread(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.min(MOST_DAYS, Math.round((Date.parse(`${to}T00:00:00Z`) - first) / DAY) + 1);
  return Array.from({ length: Math.max(1, count) }, (_, at) => new Date(first + at * DAY).toISOString().slice(0, 10));
}

/** A morning ends at noon, where an afternoon begins. */
const PARTS: Readonly<Partial<Record<Part, string>>> = { morning: "-12:00", afternoon: "12:00-" };
function hoursOf(facts: readonly Fact[]): string | undefined {
  const clock = facts.flatMap((fact): Clock[] => (fact.clock ? [fact.clock] : [])).find(({ from, to }) => from ?? to);
  if (clock) return `${clock.from ?? ""}-${clock.to ?? ""}`;
  const part = facts.flatMap((fact) => fact.part ?? [])[0];
  return part && PARTS[part];
}

/** What a group says of each of its services; which of several is meant is said where there are several. */
function saidOf(text: Text, { mentions, times, clause }: Group, all: readonly Mention[]): OnDaysSaid[] {
  const start = Math.min(...clause.map((one) => one.start), ...mentions.map((one) => one.start));
  const end = Math.max(...clause.map((one) => one.end), ...times.map((one) => one.end));
  const quote = text.message.slice(start, end).replace(/^[\s,;:.]+|[\s,;:.]+$/gu, "");
  const hours = times.flatMap((one) => one.hours ?? [])[0];
  return mentions.map(({ field, note, ...at }): OnDaysSaid => {
    const isNo = isRuledOut(text, { at, role: "states" });
    const others = all.filter((one) => one.field === field && one.note !== undefined && one.note !== note);
    const isOne = note !== undefined && (field === SENIOR || others.length > 0);
    return {
      field,
      days: [...new Set(times.flatMap(({ days }) => days))].sort(),
      weekdays: times.flatMap(({ weekdays }) => weekdays),
      places: times.flatMap(({ places }) => places),
      ...(isOne && !isNo ? { note } : {}),
      ...(hours !== undefined && !isNo ? { hours } : {}),
      ...(isNo ? { not: true as const } : {}),
      quote,
    };
  });
}

/** Where single days of the reporter are named, the days of its choices are the reporter's too. */
function withReporter(said: readonly OnDaysSaid[]): OnDaysSaid[] {
  const isReporter = said.some(({ field, not }) => field === REPORTER && !not);
  const choices = isReporter ? said.filter(({ field, not, hours }) => field === SENIOR && !not && hours === undefined) : [];
  return [...said, ...choices.map(({ note: _note, ...one }): OnDaysSaid => ({ ...one, field: REPORTER, quote: "" }))];
}
