/** What a message says of one person besides the part: how they attend, from where, of which firm, or that they do not come. */
import type { PersonMention, PersonSaid, Span } from "../contract.ts";
import { absenceOf } from "../detectors/absences.ts";
import { bearsName } from "../detectors/bears-name.ts";
import { cueBook, cuesIn, isLinked, keysOf } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { zoneOf } from "../detectors/places.ts";
import { runsIn } from "../detectors/runs.ts";
import { LEADS_TO_FIRM, LISTING, OTHER_SUBJECTS } from "../detectors/words/parts.ts";
import { ROLE_WORDS } from "../detectors/words/stories.ts";
import { leadTo } from "../text/lead.ts";
import { once } from "../text/once.ts";
import { daysIn } from "./days.ts";
import type { Mention } from "./names.ts";
import type { Scene } from "./scene.ts";
import { ATTENDS, isDeniedWay, waysIn } from "./ways.ts";

interface Facts {
  value: Partial<PersonMention>;
  also: readonly Span[];
  isAbsent: boolean;
}

const ROLES = cueBook(ROLE_WORDS);
const OTHERS = keysOf(OTHER_SUBJECTS);
const AND = keysOf(LISTING);
const TO_FIRM = keysOf(LEADS_TO_FIRM);
/** "Ann Lee will be joining us the first morning by Zoom": so far may a way of attending stand from its person. */
const REACH = 70;
const NAMES: ReadonlySet<string> = new Set(["firm", "org", "person", "witness", "counsel", "claimant", "respondent"]);
const NO_FIRM = /^(?:city|place|is:me|sign:0|is:reach|style|kind)$/;
const OF_FIRM = /(?:\b(?:from|of|with|at|cabinet|chez|despacho|bufete|firma)\s|,\sd(?:e\s|['’])|@\s?)$/i;
/** "…, clerk at", "speaking for", « avocate chez », ", gerente legal de". */
const WORKS_AT = /^,?\s(?:\p{Ll}[\p{L}’'-]*\s){1,5}(?:of|at|for|with|chez|de|du|del|en)\s?(?:the\s|la\s|l['’])?$/u;
/** « Adjointe de Me Corriveau »: a person. */
export const TITLED = /^(?:mr|mrs|ms|miss|dr|dra|me|mme|sr|sra|lic|prof|don|doña|dame|sir)\b/i;
const NEXT = 4;
const FROM = /(?:^|[\s(])(?:from|out of|in|based in|de|depuis|à|desde|en|,|\()\s*$/i;
/** One of our cities is a person's place only where they come or call "from" it. */
export const ONLY_FROM = /(?:^|[\s(])(?:from|out of|depuis|desde|based in)\s*$/i;

/** Everything that is said of one of the people of a message. */
export function factsOf(scene: Scene, mention: Mention): Facts {
  const attending = attendsOf(scene, mention);
  const place = placeOf(scene, mention, attending?.at);
  const firm = mention.group === undefined ? firmOf(scene, mention) : null;

  const days = daysIn(scene).of(mention, (at) => ownersOf(scene, at));
  const absent = absenceOf(scene.text, mention);
  return {
    value: {
      ...(firm ? { firm: firm.quote } : {}),
      ...(place ? { place: place.quote, ...(place.zone ? { zone: place.zone } : {}) } : {}),
      ...(attending?.value ? { attends: attending.value } : {}),
      ...(days ? { on: days.on } : {}),
    },
    also: [
      ...(firm ? [firm.at] : []),
      ...(place ? [place.at] : []),
      ...(attending?.value ? [attending.at] : []),
      ...(days ? [days.at] : []),
      ...(absent ?? []),
    ],
    isAbsent: absent !== null && (!attending?.value || absent.some(({ end }) => end <= mention.start)),
  };
}

/** The way of attending that belongs to this person: the nearest person before it in its sentence, or the one right after it. */
function attendsOf(scene: Scene, mention: Mention): { value: PersonSaid["attends"] | null; at: Span } | null {
  const own = waysIn(scene.text).filter((way) => ownersOf(scene, way).includes(mention));
  const said = own.findLast((way) => !isDeniedWay(scene.text, way)) ?? own[0];
  if (!said) return null;
  return { value: isDeniedWay(scene.text, said) ? null : ATTENDS[said.kind], at: { start: said.start, end: said.end } };
}

/** Whose a stretch is: a list of names shares what follows it, a name inside brackets or with another subject does not. */
function ownersOf(scene: Scene, stretch: Span): readonly Mention[] {
  const known = ownersIn(scene);
  const place = `${stretch.start}:${stretch.end}`;
  const owners = known.get(place) ?? lookedUp(scene, stretch);
  known.set(place, owners);
  return owners;
}
const ownersIn = once((_scene: Scene) => new Map<string, readonly Mention[]>());

function lookedUp({ text, mentions, sentences, finds }: Scene, stretch: Span): readonly Mention[] {
  const sentence = sentences.find((one) => overlap(one, stretch));
  const inside = mentions.filter((one) => sentence && overlap(one, sentence));
  const next = inside.find(
    ({ start, end }) => (start >= stretch.end && start - stretch.end < NEXT) || (start <= stretch.start && end >= stretch.end),
  );
  const before = inside.filter(({ end }) => end <= stretch.start);
  const gap = next ? text.message.slice(stretch.end, next.start) : "";
  // "… heure de Paris, 3 arbitres": a comma ends what leads to somebody.
  if (next && !/[);.,]/.test(gap)) return [next];
  const last = before.at(-1);
  if (!last || stretch.start - last.end > REACH || hasOtherSubject(text, finds, last.end, stretch.start)) return [];
  const owners = [last];
  for (const one of before.toReversed().slice(1)) {
    const [first] = owners;
    // People of no part are no list with those after them: "14 people, two witnesses by video".
    if (one.group && one.parts.length === 0) break;
    if (!first || text.message.slice(last.end, stretch.start).includes("(") || !isLinked(text.pieces, one.end, first.start, AND)) break;
    owners.unshift(one);
  }
  return owners;
}

function hasOtherSubject({ pieces }: Text, finds: readonly Finding[], start: number, end: number): boolean {
  const between = { start, end };
  if (pieces.some((piece) => piece.start >= start && piece.end <= end && OTHERS.has(piece.key))) return true;
  return finds.some((find) => /^(?:kind\??|service|room\??)$/.test(find.kind) && overlap(find, between));
}

/** The places of a message: those that are "from" somebody, and those that have to be next to a way of attending. */
const placesIn = once(({ text, finds, spans }: Scene): readonly (Span & { isFrom: boolean; isCity: boolean })[] => [
  ...finds.flatMap(({ kind, start, end }) => {
    if (kind !== "place" && kind !== "city") return [];
    const isCity = kind === "city";
    return [{ start, end, isCity, isFrom: (isCity ? ONLY_FROM : FROM).test(leadTo(text.message, start)) }];
  }),
  ...spans.filter(({ label }) => label === "place").map(({ start, end }) => ({ start, end, isCity: false, isFrom: true })),
]);

function placeOf(scene: Scene, mention: Mention, way: Span | undefined): { quote: string; zone?: string | undefined; at: Span } | null {
  const { text } = scene;
  const own = placesIn(scene).find(({ isFrom, isCity, ...place }) => {
    const isPlace = isFrom || (!isCity && way !== undefined && isNear(way, place));
    return isPlace && ownersOf(scene, place).includes(mention);
  });
  if (!own) return unknownPlace(scene, mention, way);
  const at = { start: own.start, end: own.end };
  return { quote: text.message.slice(at.start, at.end), zone: zoneOf(text.pieces.filter((piece) => overlap(piece, at))), at };
}

/** « se conectarán desde Neiva »: a place that no list has, of somebody who is elsewhere. */
function unknownPlace(scene: Scene, mention: Mention, way: Span | undefined): { quote: string; at: Span } | null {
  if (!way) return null;
  const runs = runsIn(scene.text.tokens).map(({ first, last }) => ({
    start: scene.text.tokens[first]?.start ?? 0,
    end: scene.text.tokens[last]?.end ?? 0,
  }));
  const at = runs.find((run) => ONLY_FROM.test(leadTo(scene.text.message, run.start)) && ownersOf(scene, run).includes(mention));
  return at ? { quote: scene.text.message.slice(at.start, at.end), at } : null;
}

const isNear = (one: Span, other: Span): boolean => Math.abs(other.start - one.end) < NEXT || Math.abs(one.start - other.end) < NEXT;

/** The capitals, or the name that was marked, that come next. */
function nextName({ tokens }: Text, spans: Scene["spans"], from: number): Span | undefined {
  const run = runsIn(tokens, true).find(({ first }) => (tokens[first]?.start ?? 0) >= from);
  const capitals = run && { start: tokens[run.first]?.start ?? 0, end: tokens[run.last]?.end ?? 0 };
  return spans.reduce<Span | undefined>(
    (best, { label, start, end }) => (NAMES.has(label) && start >= from && !(best && best.start <= start) ? { start, end } : best),
    capitals,
  );
}

/** "Ted Brannigan of Brannigan Poole", "Idris Bello, Bello Hart LLP", « Eleni Stavrou, clerc chez Achebe Lindqvist »: the firm after a name. */
export function firmOf(
  { text, finds, spans, mentions }: Pick<Scene, "text" | "finds" | "spans" | "mentions">,
  mention: Span & { quote: string },
): { quote: string; at: Span } | null {
  const next = nextName(text, spans, mention.end);
  const formed = next && finds.find((find) => find.kind === "firm" && overlap(find, next) && find.start >= mention.end);
  const candidate = formed ?? next;
  if (!candidate || TITLED.test(text.message.slice(candidate.start, candidate.end))) return null;
  if (finds.some((find) => NO_FIRM.test(find.kind) && overlap(find, candidate))) return null;
  if (mentions.some((other) => other.start !== mention.start && overlap(other, candidate) && other.parts.length > 0)) return null;
  const gap = text.message.slice(mention.end, candidate.start);
  const isFormed = formed !== undefined;
  const quote = text.message.slice(candidate.start, candidate.end);
  const isFurther =
    isLinked(text.pieces, mention.end, candidate.start, TO_FIRM) && (isFormed || bearsName(quote, mention.quote) || OF_FIRM.test(gap));
  const hasRole = cuesIn(ROLES, text.pieces).some((role) => role.start >= mention.end && role.end <= candidate.start);
  const isAt = WORKS_AT.test(gap) && (hasRole || isFormed);
  return isFurther || isAt ? { quote, at: { start: candidate.start, end: candidate.end } } : null;
}
