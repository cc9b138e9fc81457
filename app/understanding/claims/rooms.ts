/** The further rooms that a model reads one by one, each with whom it is for: how many they are together, and who has which. */
import type { Hypothesis, Span } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { ROOM_WORDS } from "../detectors/hearing/room-words.ts";
import { numberIn } from "../detectors/numbers.ts";
import { sentencesAt } from "../text/clauses.ts";
import type { Claims, RoomClaim } from "./claims.ts";
import { isCounted, isLeftOver } from "./counted.ts";
import { placesOf, placeWithin } from "./quotes.ts";

const SCORE = 0.86;
const MOST_CLAIMS = 20;
/** "Each side", « chacun des camps », «las dos partes»: several, who have one each. */
const EACH = /^(?:each|every|both|per|all|chaque|chacun|les deux|toutes?|tous|cada|ambas|ambos|las dos|los dos)(?!\p{L})/iu;
const IN_WORDS = new RegExp(`(?<!\\p{L})(?:${ROOM_WORDS})`, "iu");
/** "A fourth", « l'autre », «otra»: a room that is not called one. */
const ONE =
  /(?<!\p{L})(?:other|second|third|fourth|fifth|each|autre|deuxième|seconde|troisième|quatrième|uno|otra|otro|segunda|tercera|cuarta|cada)(?!\p{L})/iu;
const NONE = /(?<!\p{L})(?:no|not|n['’]t|none|without|skip|pas|aucune?|sans|sin|ningun[ao]?)(?!\p{L})/iu;
/** Rooms that come on top of those that were counted, between two quotes or at the head of the second: "two rooms, and one for the tribunal". */
const BESIDES =
  /^[^.!?]*(?<!\p{L})(?:and|plus|also|as well as|along with|in addition(?: to)?|et|aussi|ainsi qu(?:['’]|e)|de même qu(?:['’]|e)|en plus(?: de| d['’])?|y|e|más|además(?: de)?|también|as[ií] como|junto con)[\s,]*(?:also\s|aussi\s|también\s)?$/iu;
/** "And one of them is for the mediator", « dont une pour le tribunal », «una de ellas»: some of those that were counted. */
const OF_THEM =
  /(?<!\p{L})(?:of (?:them|these|those|which|the)|dont|(?:l['’])?une? (?:d['’]elles|d['’]entre elles|de ces|des)|una? de (?:ellas|esas|estas|las)|de las cuales)(?!\p{L})/iu;
/** A word that adds to what is noted already: without it a model's "more" is not borne out. */
const ADDS =
  /(?<!\p{L})(?:more|another|other|add(?:s|ed|ing)?|additional|extra|further|also|plus|too|as well|besides|on top|second|third|fourth|fifth|ajout\p{L}+|rajout\p{L}+|aussi|également|en plus|de plus|autre|encore|supplémentaires?|deuxième|seconde|troisième|quatrième|más|otr[ao]s?|adicional(?:es)?|además|también|añad\p{L}+|agreg\p{L}+|sum[aáe]\p{L}*|segunda|tercera|cuarta)(?!\p{L})/iu;
/** Called a further room by its own words, and no room in which all are. */
const FURTHER =
  /(?<!\p{L})(?:break-?outs?|caucus|side|private|separate|small(?:er)?|quiet|witness|waiting|retiring|deliberation|prep|privées?|séparées?|à part|petites?|annexe|délibéré|repli|retrait|attente|privad[ao]s?|separad[ao]s?|aparte|pequeñ[ao]s?|chic[ao]s?|salitas?|descanso|espera|testigos)(?!\p{L})/iu;
/** "22", "the eight of us", « huit personnes »: how many are in a room, and no one's. */
const HEADS = /^\s*(?:\d+\s*$|.*(?<!\p{L})(?:people|persons?|personnes?|personas?|of us|d['’]entre nous|de nosotros)\s*$)/iu;

/** "One for each side", « un pour chaque partie »: whose it is comes behind. */
const ONE_FOR = /^\s*(?:one|an?|une?|uno|una)\s(?:for|pour|para|pa)\s/iu;

interface Read {
  claim: RoomClaim;
  at: Span;
  owner?: string;
}

/** One statement of all of them, with its words; null where the message speaks of none. Of single days' rooms it is as many as any one day needs. */
export function roomsBy({ rooms }: Claims, text: Text): Hypothesis | null {
  const all = rooms.slice(0, MOST_CLAIMS).flatMap((claim) => readRoom(claim, text) ?? []);
  const read = ofBusiestDay(all.filter(({ claim }) => claim.count > 0));
  const [first, ...others] = read.length > 0 ? read : all;
  if (!first) return null;
  const evidence = { at: first.at, also: others.map(({ at }) => at), quote: text.message.slice(first.at.start, first.at.end) };
  const by = { score: SCORE, source: "model" } as const;
  if (read.length === 0) return { slot: "service", value: { kind: "needsBreakoutRooms" }, role: "not", ...evidence, ...by };
  const owned = read.filter(({ owner }) => owner !== undefined);
  const plain = read.filter(({ owner }) => owner === undefined);
  const sum = (some: readonly Read[]) => some.reduce((all, { claim }) => all + claim.count, 0);
  const [counted] = [...plain].sort((a, b) => b.claim.count - a.claim.count);
  const isAmong = counted !== undefined && owned.length > 0 && areAmong(counted, owned, text);
  const count = isAmong ? Math.max(wholeOf(counted, sum(owned), text), sum(owned)) : sum(read);
  const owners = owned.flatMap(({ claim, owner = "" }) => ownersOf(owner, claim.count));
  const added = sum(read.filter((one) => one.claim.more && ADDS.test(sentenceOf(one.at, text))));
  const areAll = plain.length === 0 && count > 1 && added === 0 && areListed(count, read, text);
  const value = {
    rooms: count,
    ...(added > 0 ? { more: added } : {}),
    ...(owners.length > 0 ? { owners } : {}),
    ...(areAll ? { all: true as const } : {}),
  };
  return { slot: "breakouts", value, role: "states", ...evidence, ...by };
}

/** "Two rooms for Garth and me": as many as are named have one each; of others the same ones have all. */
function ownersOf(owner: string, count: number): string[] {
  if (EACH.test(owner)) return [owner];
  const named = owner.split(/\s*,\s*(?:and\s|et\s|y\s)?|\s+(?:and|et|y|e|&)\s+/iu).filter(Boolean);
  return count > 1 && named.length === count ? named : Array.from({ length: count }, () => owner);
}

/** The rooms that are wanted on single days alone; empty where others are wanted every day, since no day of those may lose them. */
export function roomsOfDays({ rooms }: Claims, text: Text): RoomClaim[] {
  const read = rooms.slice(0, MOST_CLAIMS).filter((claim) => claim.count > 0 && readRoom(claim, text) !== null);
  return read.every(isOfDays) ? read : [];
}

/** Of rooms that all have days of their own those of the day that needs the most. */
function ofBusiestDay(read: readonly Read[]): readonly Read[] {
  const claims = read.map(({ claim }) => claim);
  if (!claims.every(isOfDays)) return read;
  const days = [...new Set(claims.flatMap(({ on = [] }) => on))].sort();
  const [busiest = ""] = days.sort((a, b) => countOn(b, claims) - countOn(a, claims));
  return read.filter(({ claim }) => claim.on?.includes(busiest));
}

const isOfDays = ({ on = [] }: RoomClaim): boolean => on.length > 0;
const countOn = (day: string, rooms: readonly RoomClaim[]): number =>
  rooms.reduce((all, { on = [], count }) => all + (on.includes(day) ? count : 0), 0);

/** "Two rooms, one of them for the mediator": a model may count the others alone. */
function wholeOf({ claim, at }: Read, owned: number, text: Text): number {
  if (isCounted(claim.count, at, text)) return claim.count;
  return isCounted(claim.count + owned, at, text) ? claim.count + owned : claim.count;
}

/** The words of a claim, where they count rooms: the number is said, or one that is named. */
function readRoom(claim: RoomClaim, text: Text): Read | null {
  for (const at of placesOf(text.tokens, claim.quote)) {
    const words = text.message.slice(at.start, at.end);
    const around = sentenceOf(at, text);
    const isNumbered = text.pieces.some((piece) => overlap(piece, at) && numberIn(piece.key) !== null);
    const isRoom = IN_WORDS.test(words) || (IN_WORDS.test(around) && (isNumbered || ONE.test(words)));
    const isSaid =
      claim.count === 0
        ? NONE.test(words)
        : claim.count === 1 || isCounted(claim.count, at, text) || isLeftOver(claim.count, at, text) || isEach(claim);
    if (!isRoom || !isSaid) continue;
    const place = claim.for ? placeWithin(text.tokens, claim.for, at) : null;
    const whom = place ? text.message.slice(place.start, place.end).replace(ONE_FOR, "") : "";
    const owner = HEADS.test(whom) ? "" : whom;
    // "A room for 22" is the one in which all are; "one on Wednesday" is a further one of that day.
    const isOneOfDay = isOfDays(claim) && !IN_WORDS.test(words);
    if (claim.count === 1 && owner === "" && !isOneOfDay && ![FURTHER, ONE, ADDS].some((word) => word.test(words))) continue;
    return { claim, at, ...(owner === "" ? {} : { owner }) };
  }
  return null;
}

/** "One for each side" are two. */
const isEach = ({ count, for: whom = "" }: RoomClaim): boolean => count === 2 && EACH.test(whom);

/** The owners' rooms are some of those that were counted, unless a word adds them. */
function areAmong({ at }: Read, owned: readonly Read[], text: Text): boolean {
  const inOrder = [...owned].sort((a, b) => a.at.start - b.at.start);
  const next = inOrder.find((one) => one.at.start >= at.start) ?? inOrder.at(-1);
  if (!next || overlap(next.at, at)) return true;
  const [first, second] = next.at.start > at.start ? [at, next.at] : [next.at, at];
  const words = text.message.slice(second.start, second.end);
  // "Three rooms: one each and one for the mediator" lists those that were counted.
  if (first === at && LISTS.test(text.message.slice(first.end, second.start))) return true;
  if (OF_THEM.test(text.message.slice(first.end, next.at.end))) return true;
  const lead = LEAD.exec(words)?.[0] ?? "";
  return !BESIDES.test(text.message.slice(first.end, second.start) + lead);
}

const LISTS = /^\s*[:(–—]/;
/** What a quote begins with before it counts: "as well as one for the tribunal". */
const LEAD = /^(?:\p{L}+\s+){0,3}?(?:qu['’])?(?=(?:one|two|three|another|an?|une?|deux|trois|una?|uno|dos|tres|otr[ao]|\d)(?!\p{L}))/iu;

/** "Breakout rooms should be three: ours, theirs and the tribunal's": how many they are is what the sentence says, and it adds none to others. */
function areListed(count: number, read: readonly Read[], text: Text): boolean {
  const [first] = read;
  if (!first || read.some(({ claim }) => claim.more || isOfDays(claim))) return false;
  const sentence = sentenceSpan(first.at, text);
  const lead = { start: sentence.start, end: first.at.start };
  const words = text.message.slice(lead.start, lead.end);
  const all = text.message.slice(sentence.start, sentence.end);
  return IN_WORDS.test(words) && SHOULD_BE.test(words) && isCounted(count, lead, text) && !ADDS.test(all) && !HEDGES.test(all);
}
const SHOULD_BE =
  /(?<!\p{L})(?:(?:should|must|ought to|needs? to|ha(?:ve|s) to)\sbe|(?:doi(?:t|vent)|devrai(?:t|ent))\s[êe]tre|(?:deben?|deber[ií]an?|tienen? que)\sser)(?!\p{L})/iu;
const HEDGES = /(?<!\p{L})(?:last|perhaps|maybe|might|besides|peut-être|passée?|dernière?|quizás?|tal vez|pasad[ao])(?!\p{L})/iu;

/** From the first of the sentences of a place to the last. */
function sentenceSpan(at: Span, { tokens }: Text): Span {
  const sentences = sentencesAt(tokens, at);
  return { start: sentences[0]?.start ?? at.start, end: sentences.at(-1)?.end ?? at.end };
}

const sentenceOf = (at: Span, { tokens, message }: Text): string =>
  sentencesAt(tokens, at)
    .map(({ start, end }) => message.slice(start, end))
    .join(" ");
