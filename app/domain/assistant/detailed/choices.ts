/** Members of lists in any of their names: the kind of examination, the platform, who pays. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { type ProceedingType, TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import { soundsLikeCorrection } from "../corrections.ts";
import { words } from "../fold.ts";
import { anyOf, longest, type Mention, occurs, spansOf } from "../phrases.ts";
import { isPutAside } from "../put-aside.ts";
import type { Reading } from "../reading.ts";
import { isAsked, isClosed, lazy, put, type Whole } from "./found.ts";
import type { ChoiceTable } from "./lexicon/choice-words.ts";
import { CHOICES_EN } from "./lexicon/choices.en.ts";
import { CHOICES_ES } from "./lexicon/choices.es.ts";
import { CHOICES_FR } from "./lexicon/choices.fr.ts";

interface Compiled {
  /** Any of the words, to pass by quickly. */
  any: RegExp;
  said: readonly [string, RegExp][];
  answers: readonly [string, RegExp][];
}

const TABLES: readonly ChoiceTable[] = [CHOICES_EN, CHOICES_FR, CHOICES_ES];

/** Compiled field by field, on first use. */
const compiled = new Map<DraftField, Compiled>();

function compile(field: DraftField): Compiled {
  const known = compiled.get(field);
  if (known) return known;
  const members = [...new Set(TABLES.flatMap((table) => Object.keys(table[field] ?? {})))];
  const phrases = (member: string, kind: "said" | "answer") => TABLES.flatMap((table) => table[field]?.[member]?.[kind] ?? []);
  const made: Compiled = {
    any: anyOf(members.flatMap((member) => phrases(member, "said"))),
    said: members.map((member) => [member, anyOf(phrases(member, "said"))]),
    answers: members.map((member) => [member, anyOf([...phrases(member, "said"), ...phrases(member, "answer")])]),
  };
  compiled.set(field, made);
  return made;
}

export const CHOICE_FIELDS = lazy(() => [...new Set(TABLES.flatMap((table) => Object.keys(table)))] as DraftField[]);

/** Proceedings in which the words are meant so; asked for, they are in any. */
const OF_PROCEEDING: Readonly<Partial<Record<DraftField, readonly ProceedingType[]>>> = {
  examType: ["examination_or_related"],
  arbitrationProceedingType: ["arbitration"],
  adjudicationType: ["arbitration", "hearing_board", "case_conference", "expert_determination"],
  mediaType: ["audio_transcription"],
  meetingType: ["boardroom_only"],
  trialType: ["court_trial"],
  formatDelivery: TRANSCRIPT_PROCEEDINGS,
};
/** Answers are short; a longer message that only holds such a word says something else. */
const LONGEST_ANSWER = 9;

/** All members named, in order; none that are set aside ("not Zoom"). */
export function mentionsOf(whole: Whole, field: DraftField): Mention<string>[] {
  const { reading } = whole;
  const { any, said, answers } = compile(field);
  const asked = isAsked(whole, field) && words(reading.folded).length <= LONGEST_ANSWER;
  if (!asked && !occurs(any, reading.open)) return [];
  const found = (asked ? answers : said).flatMap(([value, pattern]) => spansOf(pattern, reading.open).map((span) => ({ ...span, value })));
  return longest(found).filter((mention) => !isClosed(whole, mention) && (/^no_/.test(mention.value) || !isPutAside(reading, mention)));
}

/** The one that is meant; none of two between which the visitor has not chosen. */
export function chosen(mentions: readonly Mention<string>[], reading: Reading, correcting: boolean): Mention<string> | null {
  const first = mentions[0];
  const last = mentions[mentions.length - 1];
  if (!first || !last || mentions.every((one) => one.value === first.value)) return first ?? null;
  // "… as a courtroom. Actually, make it … and a boardroom": the sentence that corrects counts.
  if (correcting && soundsLikeCorrection(reading, last) && !soundsLikeCorrection(reading, first)) return last;
  const between = reading.folded.slice(first.end, last.start);
  return correcting && !/(?:^|\s)(?:or|ou|o|and|et|y)\s/.test(between) ? last : null;
}

/** Words that another reader needs too: how a hearing is held and what it is are read in them. */
function isShared(whole: Whole, field: DraftField): boolean {
  const { values } = whole.context;
  if (field === "platformPreference") return values.locationType === undefined || values.locationType === "in_person";
  if (field === "examType" || field === "arbitrationProceedingType") return !isAsked(whole, field);
  return (
    field === "location" ||
    field === "mediaType" ||
    field === "trialType" ||
    field === "adjudicationType" ||
    (field === "meetingType" && !isAsked(whole, field))
  );
}

export function readChoices(whole: Whole): void {
  const { reading } = whole;
  for (const field of CHOICE_FIELDS()) {
    if (field === "duration" || field === "bookingType") continue;
    const proceedings = OF_PROCEEDING[field];
    const asked = isAsked(whole, field);
    // What a past proceeding was is a text of its own.
    if (field === "examType" && isAsked(whole, "typeOfProceeding")) continue;
    if (proceedings && !asked && !(whole.proceeding && proceedings.includes(whole.proceeding))) continue;
    // The format is the transcript's own question where a transcript is all that is ordered.
    if (field === "transcriptFormat" && !asked && whole.proceeding && TRANSCRIPT_PROCEEDINGS.includes(whole.proceeding)) continue;
    const mentions = mentionsOf(whole, field).filter((mention) => isMeant(whole, field, mention));
    if (mentions.length === 0) continue;
    if (field === "transcriptSeniorServices") several(whole, mentions);
    else {
      const one = chosen(mentions, reading, whole.correcting);
      if (one) put(whole, field, one.value, one);
    }
    for (const mention of mentions) {
      whole.seen.push(mention);
      if (!isShared(whole, field)) reading.take(mention);
    }
  }
}

/** Services add up over the conversation; a correction says them anew. */
function several(whole: Whole, mentions: readonly Mention<string>[]): void {
  const first = mentions[0] as Mention<string>;
  const last = mentions[mentions.length - 1] as Mention<string>;
  const before = whole.correcting ? [] : (whole.context.values.transcriptSeniorServices ?? "").split(",").filter(Boolean);
  const value = [...new Set([...before, ...mentions.map((mention) => mention.value)])].join(",");
  put(whole, "transcriptSeniorServices", value, { start: first.start, end: last.end });
}

/** The product has a capital, and opens no sentence about people. */
function isTeams({ reading }: Whole, mention: Mention<string>): boolean {
  if (/\bms |microsoft/.test(reading.plain(mention))) return true;
  const opens = mention.start === reading.sentenceOf(mention).start && /^Teams/.test(reading.words(mention));
  if (/Teams/.test(reading.words(mention))) return !opens || words(reading.folded).length <= 4;
  // Written small, it is the product after a word that leads to one, and where another platform is spoken of.
  return (
    /(?:^|\s)(?:on|by|via|over|through|use|using|sur|par|por|en)\s$/.test(reading.before(mention, 12)) || /\bzoom\b/.test(reading.folded)
  );
}

/** Words that mean something else by what stands beside them. */
function isMeant(whole: Whole, field: DraftField, mention: Mention<string>): boolean {
  const { reading } = whole;
  if (field === "platformPreference" && mention.value === "teams" && !isAsked(whole, field)) return isTeams(whole, mention);
  if (field === "examType" && mention.value === "discovery")
    return !/^\s(?:plan|documents?|channel|of documents)/.test(reading.after(mention, 16));
  if (field === "alternateLanguage" && !isAsked(whole, field))
    return !/^\s(?:interpret|translat|speaking|traduc)/.test(reading.after(mention, 16));
  if (field === "location" && !isAsked(whole, field))
    return !/\b(?:fire|flood|leak|damage|incendie|incendio|rent|lease|bail|dispute|litige)\b/.test(
      reading.plain(reading.sentenceOf(mention)),
    );
  return true;
}
