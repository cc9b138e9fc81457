/** People who are not the visitor: each name or count with the part, side, firm, place and way of attending that the message gives it. */

import type { Hypothesis, PersonSaid, Role, Span } from "../contract.ts";
import { absenceOf } from "../detectors/absences.ts";
import { cueBook, cuesIn, isLinked, keysOf } from "../detectors/cues.ts";
import { type Finding, inside, overlap, type Text } from "../detectors/finding.ts";
import { type PartSaid, partsSaid } from "../detectors/parts.ts";
import { ATTENDING } from "../detectors/words/attending.ts";
import { DENIALS, LEADS_TO_NAME, LEADS_TO_PART, LISTING } from "../detectors/words/parts.ts";
import type { Span as Tagged } from "../tagger/tagger.ts";
import { sentenceAt, sentencesIn } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { leftOut } from "../who/left-out.ts";
import { BENCH_WORDS } from "../who/words.ts";
import { factsOf, firmOf, TITLED } from "./facts.ts";
import { COUNTED, groupsIn } from "./groups.ts";
import { isBounded, withHours } from "./hours.ts";
import { type Mention, namesIn, OWN_FINDS, PARTS } from "./names.ts";
import { withRemoteDays } from "./presence.ts";
import { rollsIn } from "./roll/rolls.ts";
import type { Scene } from "./scene.ts";
import { PRESIDES, titlesOf } from "./titles.ts";

const BENCH = cueBook(BENCH_WORDS);
const FIRM = 0.9;
const TO_NAME = keysOf(LEADS_TO_NAME);
const TO_PART = keysOf([...LEADS_TO_PART, ...DENIALS, "t"]);
const AND = keysOf(LISTING);

/** One proposal for each person who is named, and for each group that is counted. */
export function peopleFrom(text: Text, spans: readonly Tagged[], finds: readonly Finding[]): Hypothesis[] {
  const firms = ownFirms(text, spans, finds);
  const left = leftOut(text, spans, finds);
  const taken = [...firms, ...left];
  const others = withTitles(
    text,
    namesIn(text, spans, finds).filter((name) => !taken.some(({ at }) => overlap(at, name))),
  );
  const rolls = rollsIn(text, finds, others);
  const explained = rolls.flatMap(({ explains }) => explains);
  const isApart = (at: Span) => !explained.some((one) => overlap(one, at));
  const single = peopleOf(text, spans, finds, withParts(text, others), left).filter(({ at }) => isApart(at));
  const listed = rolls.flatMap(({ people }) => people.map((one) => withFirm(one, text, finds, spans)));
  return withRemoteDays(text, finds, withHours(text, finds, [...taken, ...single, ...listed]));
}

/** The names with the titles next to them, of which none is somebody besides: « Sonia Ferland, RH » is one person. */
function withTitles(text: Text, names: readonly Mention[]): Mention[] {
  const isTitle = (name: Mention) => titlesOf(text, []).some(({ at }) => inside(name, at));
  const people = names.filter((name) => !isTitle(name));
  const titles = titlesOf(text, people);
  return people.map((name) => {
    const title = titles.find(({ of }) => of === name);
    return title ? { ...name, title } : name;
  });
}

/** Somebody of a list, with the firm behind the name. */
function withFirm(one: Hypothesis, text: Text, finds: readonly Finding[], spans: readonly Tagged[]): Hypothesis {
  if (one.slot !== "person" || !one.value.name || one.value.by || one.value.firm) return one;
  const firm = firmOf({ text, finds, spans, mentions: [] }, { ...one.at, quote: one.quote });
  return firm ? { ...one, value: { ...one.value, firm: firm.quote }, also: [...(one.also ?? []), firm.at] } : one;
}

function peopleOf(
  text: Text,
  spans: readonly Tagged[],
  finds: readonly Finding[],
  names: readonly Mention[],
  left: readonly Hypothesis[],
): Hypothesis[] {
  const mentions = [...names, ...groupsIn(text, names, finds).filter((one) => !left.some(({ at }) => overlap(at, one)))].sort(
    (a, b) => a.start - b.start,
  );
  const scene: Scene = { text, finds, spans, sentences: sentencesIn(text.tokens), mentions };
  const people = mentions.flatMap((mention) => proposalOf(scene, mention));
  // The firm of one of them is nobody besides.
  return people.filter((one) => !people.some((other) => other !== one && other.also?.some((at) => inside(one.at, at))));
}

/** The firm that is said with the visitor's own name, or with the name of whom they write for. */
function ownFirms(text: Text, spans: readonly Tagged[], finds: readonly Finding[]): Hypothesis[] {
  const own = [
    ...spans.filter(({ label }) => label === "me"),
    ...finds.filter(({ kind, said }) => said?.slot === "name" && OWN_FINDS.test(kind)),
  ];
  return own.flatMap(({ start, end }): Hypothesis[] => {
    const firm = firmOf({ text, finds, spans, mentions: [] }, { start, end, quote: text.message.slice(start, end) });
    if (!firm || spans.some((span) => span.label === "me" && overlap(span, firm.at))) return [];
    return [{ slot: "firm", value: { firm: firm.quote }, role: "states", source: "detector", score: FIRM, at: firm.at, quote: firm.quote }];
  });
}

function proposalOf(scene: Scene, mention: Mention): Hypothesis[] {
  const facts = factsOf(scene, mention);
  const held = mention.parts.filter(({ isDenied }) => !isDenied);
  const denied = mention.parts.find(({ isDenied }) => isDenied);
  const own = held.findLast(({ part }) => part !== "other") ?? held.at(-1) ?? denied;
  const { title } = mention;
  const words = own?.part === "neutral" ? scene.text.message.slice(own.from, own.end) : "";
  const called = title?.quote ?? (PRESIDES.test(words) ? words : undefined);
  // Next to a title a part is said, or it is none: "beneficiary" is no witness.
  const unsaid = title ? title.part : learntPart(scene, mention);
  const part = held.length === 0 && denied ? "other" : (own?.part ?? unsaid);
  if (isBare(mention, own, facts) && !(own && isBounded(scene.text, scene.finds, mention))) return [];
  const side = own?.side && part !== own.side ? { side: own.side } : {};
  const how = held.find((one) => one.how === "among")?.how ?? mention.how;
  const who = own?.isKin && mention.group ? { name: mention.quote, by: "title" as const } : (mention.group ?? whoIs(mention, scene.finds));
  // "X is not a witness" leaves X without that part; "X won't come" takes X off.
  // "Steve is the contractor" takes every other part off him.
  const isOther = own?.part === "other" && !mention.group && own.how !== "among" && !title;
  const role: Role = facts.isAbsent ? "not" : denied || isOther ? "corrects" : "states";
  return [
    {
      slot: "person",
      value: {
        ...who,
        part,
        ...(called ? { title: called } : {}),
        ...side,
        ...facts.value,
        ...(how ? { how } : {}),
      },
      role,
      source: mention.label && own === undefined && !title ? "tagger" : "detector",
      score: own || facts.isAbsent || title ? Math.max(mention.score, COUNTED) : mention.score,
      at: { start: mention.start, end: mention.end },
      quote: mention.quote,
      also: [
        ...mention.parts.map(({ start, end }) => ({ start, end })),
        ...facts.also,
        ...comingOf(scene.text, mention),
        ...(title ? [title.at] : []),
      ],
    },
  ];
}

/** Parts of which one more is news by itself; a relative, or "a witness" of whom nothing is said, may only be spoken of. */
const BY_ITSELF: ReadonlySet<PersonSaid["part"]> = new Set([
  "secretary",
  "representative",
  "assistant",
  "insurer",
  "support",
  "observer",
  "expert",
]);
function isBare({ group }: Mention, own: PartSaid | undefined, { value: { attends }, also }: ReturnType<typeof factsOf>): boolean {
  if (group && !own) return attends === undefined || attends === "in_person";
  if (!group || !own || also.length > 0) return false;
  return own.isArticled ? !BY_ITSELF.has(own.part) : own.count === null;
}

/** The part that the tagger alone gives; who decides is known by a word of it in the sentence. */
function learntPart({ text, sentences }: Scene, mention: Mention): PersonSaid["part"] {
  const part = PARTS[mention.label ?? ""] ?? "other";
  const sentence = sentences.find((one) => overlap(one, mention));
  const isSaid = part !== "neutral" || cuesIn(BENCH, text.pieces).some((cue) => sentence !== undefined && overlap(cue, sentence));
  return isSaid ? part : "other";
}

function whoIs({ label, quote, start, end }: Mention, finds: readonly Finding[]): { name: string } | { firm: string } {
  const isFirm = label === "org" || finds.some((find) => find.kind === "firm" && overlap(find, { start, end }));
  return isFirm ? { firm: quote } : { name: quote };
}

/** The names with the parts that stand right before or after them; a heading or a plural gives its part to the whole list after it. */
function withParts(text: Text, names: readonly Mention[]): Mention[] {
  // "He's the respondent's representative" makes nobody the respondent.
  const parts = partsSaid(text).filter(({ end }) => !/^['’]s?\s\p{L}/u.test(text.message.slice(end)));
  const own = new Map<Mention, PartSaid[]>();
  const give = (name: Mention | undefined, part: PartSaid) => name && own.set(name, [...(own.get(name) ?? []), part]);
  for (const [index, part] of parts.entries()) {
    const isPart = (name: Mention) =>
      isLinked(text.pieces, own.get(name)?.at(-1)?.end ?? name.end, part.start, TO_PART) &&
      !text.message.slice(name.end, part.start).includes(":");
    const before = names.findLast((name) => name.end <= part.start);
    const after = names.filter((name) => name.start >= part.end);
    const [next] = after;
    const isNext = next && isLinked(text.pieces, part.end, next.start, TO_NAME);
    const hasTaken =
      before && isPart(before) && (own.get(before)?.every((one) => one.isDenied || part.isDenied || one.part === "other") ?? true);
    if (hasTaken && !(isNext && isHeading(text, part))) give(before, part);
    else if (isNext) for (const name of listOf(text, part, after, parts[index + 1])) give(name, part);
  }
  return names
    .map((name) => ({ ...name, parts: own.get(name) ?? [] }))
    .filter(
      (name) =>
        name.label !== undefined ||
        name.title !== undefined ||
        name.parts.length > 0 ||
        absenceOf(text, name) !== null ||
        isAgain(name, names) ||
        isComing(text, name),
    );
}

/** "Dr. Weiss will be in the room after all", "Mei Lin joins from Singapore": what that person will do. */
const isComing = (text: Text, name: Mention): boolean => willBe(text, name) || attends(text, name);
const ATTEND = cueBook(ATTENDING);
const attends = (text: Text, { quote, end }: Mention): boolean =>
  (TITLED.test(quote) || quote.includes(" ")) && comingAt(text).has(end + 1);
/** That they come is said right behind them, and says nothing more. */
const comingOf = (text: Text, { end }: Mention): Span[] => [comingAt(text).get(end + 1) ?? []].flat();
const comingAt = once(
  (text: Text): ReadonlyMap<number, Span> =>
    new Map(cuesIn(ATTEND, text.pieces).flatMap(({ means, start, end }) => (means === "comes" ? [[start, { start, end }] as const] : []))),
);
const willBe = ({ message }: Text, { quote, end }: Mention): boolean =>
  TITLED.test(quote) && /^\s(?:will|won['’]t|is|sera|est|viendra|assistera|estar[áa]|est[áa]|asistir[áa])\s/.test(message.slice(end));

/** "…, Jeanne by Zoom": some of a name that the message has in full. */
function isAgain(name: Mention, names: readonly Mention[]): boolean {
  const words = name.quote.split(/\s+/);
  return names.some(
    (other) => other !== name && other.quote.length > name.quote.length && words.every((word) => other.quote.split(/\s+/).includes(word)),
  );
}

const isHeading = ({ message }: Text, { end }: PartSaid): boolean =>
  /^\s*:|^\s(?:is|are|will be|est|sont|sera|es|son|será)\s/.test(message.slice(end));

/** All names after a plural or a heading, as far as they are listed and no other part begins. */
function listOf(text: Text, part: PartSaid, after: readonly Mention[], next: PartSaid | undefined): Mention[] {
  const [first] = after;
  if (!first) return [];
  if (!part.isMany) return [first];
  const sentence = sentenceAt(text.tokens, part);
  const end = Math.min(sentence?.end ?? first.end, next?.start ?? Number.POSITIVE_INFINITY);
  const listed: Mention[] = [first];
  for (const name of after.slice(1)) {
    const isListed = isHeading(text, part) || isLinked(text.pieces, listed.at(-1)?.end ?? 0, name.start, AND);
    if (name.start >= end || !isListed) break;
    listed.push(name);
  }
  return listed;
}
