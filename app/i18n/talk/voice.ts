/** Words for what the policy has decided to say. */

import type { I18n } from "@lingui/core";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import type { TalkField, TalkValues } from "#app/domain/talk/plan/fields.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { EFFECT_LABELS } from "../detailed/effect-labels.ts";
import { askWords } from "./ask-words.ts";
import { askedSaid, isOfAsked } from "./asked/asked-words.ts";
import { changeText, isOfChange } from "./change-words.ts";
import { joined } from "./day-words.ts";
import { changeButton, editSaid, sheetButton } from "./edit-words.ts";
import { isInLead, leadOf } from "./lead.ts";
import { type Line, labelled, labelOf, labels, notedLines, quoted, type Speaker, spelledLines, textOf } from "./lines.ts";
import { sorryIn } from "./other-languages.ts";
import { estimateAlone, outcome } from "./outcome-words.ts";
import { pointWords } from "./point-words.ts";
import type { Spoken } from "./spoken.ts";
import { summaryLines } from "./summary-lines.ts";
import { isOfVenue, sendAndHold, venueText } from "./venue-texts.ts";
import { WORDS } from "./words-by-language.ts";

/** Everything that was decided to be said, in order. */
export function speak(i18n: I18n, locale: Locale, says: readonly Utterance[]): Spoken[] {
  const several = says.filter(({ kind }) => kind === "answer").length > 1;
  const speaker = { i18n, locale };
  const spoken = withoutNos(speaker, atOnce(says)).map((utterance) => ({ kind: utterance.kind, ...worded(speaker, utterance, several) }));
  // Where something else is offered, that is the one next step.
  const isFree = spoken.every(({ buttons = [] }) => buttons.length === 0) && !says.some(({ kind }) => HAS_SHEET.has(kind));
  return spoken.map((one) => (isFree && one.kind === "noted" ? withSheet(locale, one) : one)).filter(({ text }) => text !== "");
}

/** What shows the whole request, or leads to it, by itself. */
const HAS_SHEET: ReadonlySet<Utterance["kind"]> = new Set(["summary", "ready", "edit"]);
/** So many things noted at once are worth a look at all of them. */
const MUCH = 5;

/** Much was noted: all of it is a press away. */
const withSheet = (locale: Locale, spoken: Spoken): Spoken =>
  (spoken.lines ?? []).length < MUCH ? spoken : { ...spoken, buttons: [sheetButton(locale)] };

/** Questions that have no answer here are said in one sentence. */
function atOnce(says: readonly Utterance[]): readonly Utterance[] {
  const [first, ...others] = says.filter((one) => one.kind === "unanswered");
  if (!first || others.length === 0) return says;
  const all = { ...first, more: others.map(({ quote }) => quote) };
  return says.flatMap((one): readonly Utterance[] => (one === first ? [all] : one.kind === "unanswered" ? [] : [one]));
}

/** "Breakout rooms: No" says that there is no number of them any more: it is not taken out besides. */
function withoutNos({ i18n, locale }: Speaker, says: readonly Utterance[]): readonly Utterance[] {
  const nos = says.flatMap((say) =>
    say.kind === "noted"
      ? say.lines.flatMap((line) => (line.line === "field" && line.value === "false" ? [labelOf(i18n, locale, line.field)] : []))
      : [],
  );
  if (nos.length === 0) return says;
  return says.map((say) =>
    say.kind === "cleared" ? { ...say, fields: say.fields.filter((field) => !nos.includes(labelOf(i18n, locale, field))) } : say,
  );
}

/** As one text, for a door without buttons. */
export function spokenText(spoken: readonly Spoken[]): string {
  return spoken.map(({ kind, text }, at) => text + (at === spoken.length - 1 ? "" : isHello(kind, text) ? " " : "\n\n")).join("");
}

/** "Hello!" is on one line with what is said to the message. */
const isHello = (kind: Spoken["kind"], text: string): boolean => kind === "greeting" && !text.includes(" ");

type Said = Omit<Spoken, "kind">;

/** The plain sentences, by kind. */
const PLAIN = {
  thanks: "thanks",
  attack: "attack",
  heard: "heard",
  note_what: "noteWhat",
  not_ours: "notOurs",
  language: "language",
  undone: "undone",
  nothing_to_undo: "nothingToUndo",
  restarted: "restarted",
  kept: "kept",
  settled_already: "settledAlready",
  changed_since: "changedSince",
  again: "again",
  forgotten: "forgotten",
} as const;

const isPlain = (say: Utterance): say is Extract<Utterance, { kind: keyof typeof PLAIN }> => Object.hasOwn(PLAIN, say.kind);

/** One that has words nowhere is an error of the compiler at the end. */
function worded(speaker: Speaker, say: Utterance, several: boolean): Said {
  const { locale } = speaker;
  const words = WORDS[locale];
  if (isOfVenue(say)) return venueText(speaker, say);
  if (isOfAsked(say)) return askedSaid(speaker, say);
  if (isOfChange(say)) return { text: changeText(speaker, say) };
  if (isPlain(say)) return { text: words[PLAIN[say.kind]] };
  if (say.kind === "edit" || say.kind === "saved") return editSaid(speaker, say);
  switch (say.kind) {
    case "bye":
      return { text: say.kept ? `${words.bye} ${words.draftKept}` : words.bye };
    case "on_hold": {
      const end = `${words.person(say.phone)} ${words.bye}`;
      return { text: say.kept ? `${words.notSent} ${words.draftKept} ${end}` : end };
    }
    case "greeting":
      return { text: say.short ? words.hello : words.greeting };
    case "unclear":
      return { text: say.person ? words.unclearPerson(say.phone) : words.unclear };
    case "no_venue":
      return { text: words.noVenue(say.quote) };
    case "waiting":
      return waitingWords(speaker, say);
    case "self":
      return { text: words.self(say.phone) };
    case "upset":
      return { text: words.upset(say.phone) };
    case "no_language":
      return { text: sorryIn(say.language, say.phone) ?? `${words.language} ${words.person(say.phone)}` };
    case "noted":
      return noted(speaker, say);
    case "remarked":
      return remarked(speaker, say);
    case "to_follow":
      return { text: (say.unasked ? words.leftOpen : words.toFollow)(labels(speaker, say.fields)) };
    case "invalid":
      return { text: invalid(speaker, say.field, say.quote) };
    case "ruled":
      return { text: ruled(speaker, say) };
    case "answer":
      return { text: several ? words.answered(say.quote, plainAnswer(say.text)) : plainAnswer(say.text) };
    case "estimate":
      return estimateWords(speaker, say);
    case "unanswered":
      return unansweredWords(locale, say);
    case "point":
      return pointWords(speaker, say);
    case "ask":
      return askWords(speaker, say);
    case "not_sent":
      return { text: unsent(speaker, say) };
    case "summary":
      return summaryWords(speaker, say);
    case "ready":
      return { text: say.changed ? words.readyChanged : words.ready, buttons: [...sendButtons(speaker, say), changeButton(locale)] };
    default:
      return { text: outcome(speaker, say) };
  }
}

/** What of the contact is still needed, and how the number is used. */
function waitingWords(speaker: Speaker, { fields, phone, again, written }: Extract<Utterance, { kind: "waiting" }>): Said {
  const words = WORDS[speaker.locale];
  const needed = labels(speaker, fields);
  const number = fields.includes("contactPhone") ? (written ? "written" : "called") : null;
  return { text: again ? words.waitingAgain(needed, phone, number) : words.waiting(needed, phone), card: "contact" };
}

/** Every question that has no answer here, in the visitor's own words. */
function unansweredWords(locale: Locale, { quote, more = [] }: Extract<Utterance, { kind: "unanswered" }>): Said {
  const quotes = [quote, ...more].map((one) => quoted(locale, asked(one)));
  return { text: WORDS[locale].unanswered(joined(locale, quotes), quotes.length > 1) };
}

/** The question itself, of words that say something else before it: Spanish marks where it begins, others announce it. */
const asked = (quote: string): string =>
  quote
    .slice(Math.max(0, quote.lastIndexOf("¿")))
    .replace(ANNOUNCED, "")
    .trim();
const ANNOUNCED = /^[^:?]{0,80}(?:question|pregunta|consulta)[^:?]{0,20}:\s*(?=\S)/iu;

/** The whole of it; a window says the total, and how it comes about is asked with a button. */
function estimateWords(speaker: Speaker, say: Extract<Utterance, { kind: "estimate" }>): Said {
  const text = outcome(speaker, say);
  if (text === "") return { text };
  // No value of a field: who presses it asks in these words.
  const more = { id: "ask=price", label: WORDS[speaker.locale].estimateMore };
  return { text, withoutChips: estimateAlone(speaker, say.receipt.estimate), buttons: [more] };
}

/** What the rules hold instead of a value, and why. */
function ruled({ i18n, locale }: Speaker, { field, value, because }: Extract<Utterance, { kind: "ruled" }>): string {
  const words = WORDS[locale];
  if (because) return `${i18n._(EFFECT_LABELS[because])} ${words.keptForStaff}`;
  return words.ruled(labelOf(i18n, locale, field), textOf(i18n, locale, field, value));
}

/** That nothing is sent, and what it waits for. */
function unsent(speaker: Speaker, { why, open = [] }: Extract<Utterance, { kind: "not_sent" }>): string {
  const words = WORDS[speaker.locale];
  if (why === undefined || (why === "open" && open.length === 0)) return words.notSent;
  return why === "open" ? words.notSentYet.open(labels(speaker, open)) : words.notSentYet[why];
}

/** What was noted for staff, in the visitor's own words. */
function remarked({ locale }: Speaker, { remarks }: Extract<Utterance, { kind: "remarked" }>): Said {
  const texts = remarks.map(({ text }) => text);
  return { text: WORDS[locale].remarked(texts.map((text) => quoted(locale, text)).join(", ")), remarks: texts, withoutChips: "" };
}

/** The whole request, line by line, with what may be done with it. */
function summaryWords(speaker: Speaker, say: Extract<Utterance, { kind: "summary" }>): Said {
  const { i18n, locale } = speaker;
  const words = WORDS[locale];
  const lines = summaryLines(i18n, locale, say.values, say.plan);
  const text = [words.summaryTitle, ...lines.map((line) => labelled(locale, line)), words.summaryAsk(say.offersMore)].join("\n");
  return { text, lines, buttons: [...sendButtons(speaker, say), changeButton(locale)] };
}

/** To send what was shown, and where there is something to hold, to have it held as well. */
const sendButtons = (speaker: Speaker, { fingerprint, holdable }: { fingerprint: string; holdable: boolean }) => [
  { id: `send:${fingerprint}`, label: WORDS[speaker.locale].send },
  ...(holdable ? [sendAndHold(speaker, fingerprint)] : []),
];

/**
 * The answer without the "Yes" of its own question: the visitor's may be another one, to which it would be untrue ("Is somebody there
 * that late?").
 */
const plainAnswer = (text: string): string =>
  text.replace(/^(?:yes|no|oui|non|sí)\s?[.,:;]\s+(\S)/iu, (_yes, first: string) => first.toUpperCase());

/** Much is said in one sentence and the rest of it line by line, little as it is. */
function noted(speaker: Speaker, { lines, context }: Extract<Utterance, { kind: "noted" }>): Said {
  const { locale } = speaker;
  const words = WORDS[locale];
  const shown = notedLines(speaker, lines, context);
  if (shown.length === 0) return { text: "" };
  const spelled = (some: readonly Line[]) => spelledLines(speaker, some);
  const lead = leadOf(speaker, lines, context);
  if (!lead) return { text: ended(words.noted(spelled(shown))), lines: shown, withoutChips: changedWords(locale, shown) };
  const others = shown.filter(({ field, text }) =>
    field === "contactName" ? !lead.includes(text) : !isInLead(field) || (field === "location" && !isOurs(context)),
  );
  const text = others.length > 0 ? `${ended(lead)} ${ended(words.besides(spelled(others)))}` : ended(lead);
  return { text, lines: shown, withoutChips: ended(leadOf(speaker, lines, context, true)) };
}

/** Names what has another value now, and nothing that was only added: the chips show the values. */
function changedWords(locale: Locale, shown: readonly Line[]): string {
  const nameOf = ({ field, label }: Line) => (field === "mainRoomCapacity" ? WORDS[locale].heads.name : label);
  const labels = [...new Set(shown.flatMap((line) => (line.changed ? [nameOf(line)] : [])))];
  return labels.length > 0 ? WORDS[locale].changed(joined(locale, labels)) : "";
}

const isOurs = ({ location }: TalkValues): boolean => venueOf(location?.value) !== null;

/** A list that ends in an abbreviation or a sentence has its full stop already. */
const ended = (text: string): string => text.replace(/([.!?…])\.$/u, "$1");

function invalid({ i18n, locale }: Speaker, field: TalkField, quote: string): string {
  const { invalid: words } = WORDS[locale];
  if (field.endsWith("Email")) return words.email(quote);
  if (field.endsWith("Phone")) return words.phone(quote);
  return field.endsWith("Name") || field.endsWith("Firm") ? words.name(quote) : words.other(labelOf(i18n, locale, field), quote);
}
