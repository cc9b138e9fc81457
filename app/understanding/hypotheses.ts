/** From what the tagger marks to proposals: its labels say what a stretch is, the detectors say its value. */
import type { Hypothesis, Role } from "./contract.ts";
import { type Finding, overlap, type Said, type Text } from "./detectors/finding.ts";
import { formEnd } from "./detectors/firms.ts";
import { saidOfReading } from "./detectors/when.ts";
import { countIn } from "./head-counts.ts";
import { ownerOf } from "./owners.ts";
import type { Span as Tagged } from "./tagger/tagger.ts";
import { read } from "./time/read.ts";
import type { Asked, TimeContext } from "./time/types.ts";
import { isOfAcquaintance, isOfClient, isOfOthers, isOfPart, isParty, isPlace } from "./who/not-own.ts";
import { SURE } from "./who/scene.ts";

/** Labels under which a value of the slot is what the visitor wants. */
export const LABELS_OF: Readonly<Record<Said["slot"], readonly string[]>> = {
  proceeding: ["kind"],
  format: ["format"],
  venue: ["city"],
  when: ["date", "time", "length", "zone"],
  name: ["me"],
  firm: ["firm"],
  email: ["email"],
  phone: ["phone"],
  side: [],
  person: ["witness", "person", "counsel"],
  headcount: ["people"],
  setup: ["room"],
  breakouts: ["room"],
  service: ["service", "need"],
  need: ["need"],
  urgency: ["urgency"],
  split: ["split"],
  story: ["story"],
  styleOfCause: ["claimant", "respondent"],
  reference: ["ref"],
  remark: [],
};
const ASKED_BY_LABEL: Readonly<Record<string, Asked>> = { length: "length", date: "date", time: "time" };
const ROLE_OF_LABEL: Readonly<Record<string, Role>> = {
  backup: "backup",
  not: "not",
  deadline: "deadline",
  call: "call",
  story: "mentions",
  other: "mentions",
};
/** Labels that are names: a city or a day inside of one is a part of it and says nothing else. */
const NAMES = new Set(["me", "firm", "claimant", "respondent", "counsel", "witness", "neutral", "person", "org", "ref"]);
/** Labels in which a value is only mentioned. */
const MENTIONS = new Set(["story", "place", "money", "remote"]);
/** Fewer letters at an end are an article. */
const A_WORD = 5;
const AGREED = 0.12;
/** What is left of a detector's score where the tagger has read the message and marked nothing there. */
const UNMARKED = 0.82;
/** Days and hours stand in every story: unmarked and not asked for, they are asked. */
const UNMARKED_WHEN = 0.5;
const ASKED_WHEN: ReadonlySet<string> = new Set(["date", "time", "length", "people", "choice", "summary"]);
/** What a name of a closed form loses to a tagger that is sure it is somebody else's: a near tie is asked. */
const COMPETED = 0.4;
/** The head of a card with an address is the visitor, whatever part the tagger gives that name. */
const SIGNED = 0.7;

const CONTACTS: ReadonlySet<string> = new Set(["email", "phone"]);
const ROLE_OF_OWNER = { own: "states", other: "mentions" } as const;
const OWN_SLOTS: ReadonlySet<string> = new Set(["name", "firm"]);
const OWN: ReadonlySet<string> = new Set(["me", "firm"]);

/** The role that a label gives, or null for the plain ones. */
export function roleOfLabel(label: string): Role | null {
  const [, suffix] = label.split(".");
  return suffix === undefined ? null : (ROLE_OF_LABEL[suffix] ?? null);
}

/** Detectors' values under the tagger's labels. `spans` is null where no tagger read the message. */
export function fromDetectors(text: Text, finds: readonly Finding[], spans: readonly Tagged[] | null, context: TimeContext): Hypothesis[] {
  return finds.flatMap((found): Hypothesis[] => {
    const find = asHours(found, spans ?? [], text, context);
    if (!find.said || find.said.score === 0) return [];
    const isOwn = OWN_SLOTS.has(find.said.slot);
    if (isOwn && (isOfClient(find, finds) || isParty(find, finds) || isOfAcquaintance(text.message, find.start))) return [];
    if (isOfOthers(find, text) || isPlace(find, text, finds)) return [];
    if (find.said.slot === "name" && isOfPart(find.start, text)) return [];
    if (find.said.slot === "name" && find.kind !== "is:reach" && finds.some(({ kind }) => kind === "is:reach")) return [];
    const over = (spans ?? []).filter((span) => overlap(span, find));
    const judged = spans === null ? { score: find.said.score, role: null } : judge(find, find.said, over, text.asked);
    if (!judged) return [];
    const owner = CONTACTS.has(find.said.slot) ? ownerOf(find, text, finds, spans ?? []) : null;
    const role = owner ? ROLE_OF_OWNER[owner] : (judged.role ?? find.said.role ?? "states");
    return [{ ...find.said, role, score: judged.score, source: "detector", at: at(find), quote: text.message.slice(find.start, find.end) }];
  });
}

/** "10 to 4", marked as hours: no run of days, though a day was asked for. */
function asHours(find: Finding, spans: readonly Tagged[], { message }: Text, context: TimeContext): Finding {
  const quote = message.slice(find.start, find.end);
  const isMarked = find.said?.slot === "when" && isHours(quote) && spans.some(({ label, ...at }) => label === "time" && overlap(at, find));
  const [said] = isMarked ? read(quote, { ...context, asked: "time" }).map(saidOfReading) : [];
  return said ? { ...find, said } : find;
}

function judge(find: Finding, said: Said, over: readonly Tagged[], asked: string): { score: number; role: Role | null } | null {
  const agreeing = over.filter(({ label }) => LABELS_OF[said.slot].includes(label.split(".")[0] ?? ""));
  const best = agreeing.reduce<Tagged | null>((top, span) => (top && shared(top, find) >= shared(span, find) ? top : span), null);
  if (best) return { score: Math.min(0.99, Math.max(said.score, best.score) + AGREED), role: roleFor(said, best.label) };
  // Words on costs name payers, and are no part of a name.
  const isWider = ({ start, end }: Tagged) => said.slot === "split" && (find.start < start || find.end > end);
  const name = over.find((span) => NAMES.has(span.label) && !isWider(span));
  if (find.kind === "sign:0" && over.length > 0 && !over.some(({ score }) => score >= SURE))
    return { score: Math.max(said.score, SIGNED), role: null };
  if (name && said.slot !== "styleOfCause" && said.slot !== "side" && said.slot !== "story") {
    return said.slot === "name" || said.slot === "firm" ? { score: said.score * (1 - COMPETED * name.score), role: null } : null;
  }
  if (find.kind === "is:at") return { score: said.score, role: null };
  if (over.some((span) => MENTIONS.has(span.label) && !isItself(span, find, said))) return { score: said.score, role: "mentions" };
  if (said.slot === "when" && !ASKED_WHEN.has(asked) && !isDayLong(said)) {
    return { score: said.score * UNMARKED_WHEN, role: said.value.kind === "open" ? "mentions" : null };
  }
  return { score: said.score * UNMARKED, role: null };
}

/** "All day", "half a day": stories have days and hours of their own, and hardly ever a length of one sitting. */
const isDayLong = (said: Extract<Said, { slot: "when" }>): boolean =>
  said.value.value?.every(({ length, when, clock }) => length?.unit === "d" && (length.max ?? 1) <= 1 && !when && !clock) === true;

/** The visitor's own place is marked as one; what is a service from end to end tells no story. */
function isItself({ label, start, end }: Tagged, find: Finding, said: Said): boolean {
  if (said.slot === "venue" && label === "place") return said.value.location === "alternate";
  const isWhole = find.start - start < A_WORD && end - find.end < A_WORD;
  return (
    label === "story" && (said.slot === "service" || said.slot === "split" || said.slot === "story") && (isWhole || said.slot === "story")
  );
}

/** A deadline of the grammar's stays one under the plain label. */
function roleFor(said: Said, label: string): Role | null {
  return roleOfLabel(label) ?? said.role ?? null;
}

function shared(a: { start: number; end: number }, b: { start: number; end: number }): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

function at({ start, end }: { start: number; end: number }) {
  return { start, end };
}

/** What the tagger says by itself: names, stories, needs, and stretches whose value nothing closed could read. */
export function fromTagger(text: Text, spans: readonly Tagged[], finds: readonly Finding[], context: TimeContext): Hypothesis[] {
  const { message } = text;
  return spans.flatMap((span): Hypothesis[] => {
    if (isOfAcquaintance(message, span.start) || (span.label === "me" && isOfPart(span.start, text))) return [];
    if (OWN.has(span.label) && (isOfClient(span, finds) || isParty(span, finds))) return [];
    const own = span.label === "firm" ? withForm(span, text) : span;
    const said = saidOf(own, finds) ?? counted(span, text, finds) ?? reread(span, message.slice(0, span.start).slice(-1), finds, context);
    if (!said) return [];
    return [{ ...said, role: roleOfLabel(span.label) ?? said.role ?? "states", source: "tagger", at: at(own), quote: own.quote }];
  });
}

/** "bodden whitcombe attorneys", in small letters throughout: the form of a firm right behind its name is part of it. */
function withForm(span: Tagged, text: Text): Tagged {
  const end = formEnd(text, span.end);
  return { ...span, end, quote: text.message.slice(span.start, end) };
}

/** How many people a stretch counts that is marked so, where no closed form says it. */
function counted(span: Tagged, text: Text, finds: readonly Finding[]): Said | null {
  // The 3 of "3-day" counts what it is joined to.
  const isJoined = /^-\p{L}/u.test(text.message.slice(span.end, span.end + 2));
  const isRead = isJoined || finds.some((find) => find.said?.slot === "headcount" && find.said.score > 0 && overlap(find, span));
  const value = span.label === "people" && !isRead ? countIn(text, span) : null;
  return value && { slot: "headcount", value, score: span.score };
}

/** A day, hours or a number as somebody says it; what is longer is a list, which the detectors read. */
const LONGEST_REREAD = 160;
/** A bare number under a label is what the label counts: "for 8", marked as a length; the 64 of "base64" (after `lead`) counts nothing. */
function reread(span: Tagged, lead: string, finds: readonly Finding[], context: TimeContext): Said | null {
  const asked = ASKED_BY_LABEL[span.label.split(".")[0] ?? ""];
  if (!asked || span.quote.length > LONGEST_REREAD) return null;
  if (finds.some((find) => find.said && overlap(find, span) && (find.said.slot === "when" || find.said.slot === "headcount"))) return null;
  if (/\p{L}\d/u.test(lead + span.quote)) return null;
  const readings = read(span.quote, {
    ...context,
    near: context.near ?? namedBefore(span, finds),
    asked: isHours(span.quote) ? "time" : asked,
  });
  const [said] = readings.length === 1 ? readings.map(saidOfReading) : [];
  return said ? { ...said, score: span.score } : null;
}

/** "11 to 4": no run of days goes down. */
function isHours(quote: string): boolean {
  const [, first, last] = /^\D*(\d{1,2})\s*(?:to|à|a|[-–])\s*(\d{1,2})\D*$/i.exec(quote) ?? [];
  return first !== undefined && Number(last) < Number(first) && Number(first) <= 12;
}

/** The last day that the message names before: "the 20th to the 22nd of September … of the 23rd". */
function namedBefore(span: Tagged, finds: readonly Finding[]): string | undefined {
  const days = finds.flatMap(({ said, end }) => (said?.slot === "when" && end <= span.start ? [said.value] : []));
  return days.findLast(({ value }) => value?.[0]?.when?.kind === "days")?.value?.[0]?.when?.spans.at(-1)?.[0];
}

function saidOf(span: Tagged, finds: readonly Finding[]): Said | null {
  const { label, quote, score } = span;
  const hasValue = finds.some((find) => find.said && overlap(find, span) && LABELS_OF[find.said.slot].includes(label));
  if (label === "me") return { slot: "name", value: { name: quote }, score };
  if (label === "firm") return { slot: "firm", value: { firm: quote }, score };
  if (label === "story") return { slot: "story", value: { text: quote }, score };
  if (label === "need") return { slot: "need", value: { text: quote }, score };
  if (hasValue) return null;
  if (label === "service" || label === "room") return { slot: "need", value: { text: quote }, score };
  if (label === "split") return { slot: "split", value: { responsibility: "other" }, score };
  if (label === "ref" && /\d/.test(quote)) return { slot: "reference", value: { kind: "court_file", number: quote }, score };
  if (label === "money") return { slot: "remark", value: { text: quote }, role: "mentions", score };
  return null;
}
