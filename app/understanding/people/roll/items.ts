/** The items of a list of people: each is one person, or several of a kind, with what its own words say of them. */
import type { PersonMention, PersonSaid, Span } from "#app/understanding/contract.ts";
import type { Text } from "#app/understanding/detectors/finding.ts";
import type { Mention } from "../names.ts";
import { PRESIDES } from "../titles.ts";
import type { Sign, SignKind } from "./signs.ts";

export interface Item extends Span {
  /** Its words that are explained. */
  says: readonly Span[];
  count?: number;
  part?: PersonSaid["part"];
  /** `own` and `theirs` are sides that nobody has named. */
  side?: string;
  sideAt?: Span;
  /** Its side comes before everything else: "for the claimant, …" is of those behind it, too. */
  isSideFirst?: true;
  /** "For the claimant": of that side, and not the party. */
  isForSide?: true;
  name?: Omit<Mention, "title">;
  /** They are called by what they are: "our CFO", "two buyers". */
  title?: Span;
  /** What somebody with a name is besides: "Ann Larch, trustee". */
  called?: Span;
  isSelf?: true;
  selfAt?: Span;
  /** "Is claimant and witness": one person in two parts. */
  second?: { part: PersonSaid["part"]; at: Span };
  /** A part alone, without an article or a number. */
  isPlain?: true;
  /** "Ann Lee is …". */
  isSaidToBe?: true;
  /** "She": who was named last. */
  isPronoun?: true;
  serves?: true;
  isAll?: true;
  /** "Both lawyers", behind two people: what they are. */
  isOfAll?: true;
  isPeople?: true;
  /** Some of a group that was counted before: "two others", "one". */
  isBare: boolean;
  /** Nothing but a way, a place or days: of the one before it, or of all behind it. */
  isFact: boolean;
  /** Who presides: a tribunal's, or a company's. */
  isChair?: true;
  /** It is meant by its article: "the mediator", "our experts". */
  isDefinite: boolean;
  /** "The tribunal": nobody by itself; "a tribunal of three" is. */
  isTribunal?: true;
  /** "Two lawyers per side", « un avocat chacun »: so many of either side. */
  isEach?: true;
  eachAt?: Span;
  /** One of each. */
  isOneOfSides?: true;
  /** Whom they are of: "three for Acme Ltd.", « la représentante de Nordbec ». */
  of?: Omit<Mention, "title">;
  /** What they are called by is in no list. */
  isUnknown?: true;
  /** A word or two that nothing explains: somebody only where a total counts them, "5 of us: me, doug and his lawyer, …". */
  isLoose?: true;
  instead?: Said;
  /** "Myself included": of the one before it. */
  isIncluded?: true;
  isMany: boolean;
  /** A man or a woman, by a title or an article: « la médiatrice, M. Roy » are two. */
  isMale?: boolean;
  isSecond: boolean;
  /** "A third lawyer". */
  isMore?: true;
  attends?: PersonSaid["attends"];
  /** The way is said behind a word of being or coming, or of several: it is of all who are joined. */
  isShared: boolean;
  /** It has a verb of its own: what others do is not said of it. */
  hasVerb: boolean;
  /** Others of the list come by another way: "four of us come, two connect". */
  isApart?: true;
  place?: Span;
  zone?: string | undefined;
  on?: NonNullable<PersonMention["on"]>;
  /** Words that nothing explains stand before it, or behind it. */
  isCutBefore: boolean;
  isCutBehind: boolean;
  /** What is before it, and what it opens. */
  joined: "and" | "," | ";" | "start" | "open";
  /** "The buyers, and the mediator": there is a comma, too. */
  hasComma: boolean;
  depth: number;
  opens: boolean;
  /** The sentence says nothing else. */
  isWhole: boolean;
}

const CALLED: Readonly<Record<string, PersonSaid["part"]>> = { kin: "other", unknown: "other", chair: "representative" };
const SEPARATES: ReadonlySet<SignKind> = new Set([",", ";", ":", "(", ")", "and", "open", "except"]);
const CORE: ReadonlySet<SignKind> = new Set([
  "number",
  "article",
  "own",
  "theirs",
  "part",
  "title",
  "serves",
  "self",
  "side",
  "name",
  "people",
  "all",
  "others",
  "pronoun",
  "each",
]);
const SAYS: ReadonlySet<SignKind> = new Set(["part", "title", "side", "way", "place"]);
/** So many words that nothing explains may end an item: "Me Roy de notre bureau". */
const TAIL = 3;

/** The items of a sentence's signs, in order. */
export function itemsOf(text: Text, signs: readonly Sign[]): Item[] {
  const items: Item[] = [];
  let [own, joined, hasComma, depth, isOpening]: [Sign[], Item["joined"], boolean, number, boolean] = [[], "start", false, 0, false];
  const close = (opens: boolean) => {
    const item = own.length > 0 ? itemOf(text, own) : null;
    if (item) items.push({ ...item, joined: isOpening ? "open" : joined, hasComma, depth, opens, isWhole: false });
    own = [];
    return item !== null;
  };
  for (const sign of signs) {
    // "Two in London two in New York".
    if (sign.is === "number" && own.some(({ is }) => is === "number") && own.some(({ is }) => SAYS.has(is)) && close(false))
      [joined, hasComma] = [",", true];
    if (!SEPARATES.has(sign.is)) {
      own.push(sign);
      continue;
    }
    const opens = sign.is === "(" || sign.is === ":" || sign.is === "open";
    const last = items.at(-1);
    // "Three arbitrators, of whom one …".
    if (sign.is === "open" && own.length === 0 && last) items[items.length - 1] = { ...last, opens: true };
    const had = close(opens);
    if (had) [joined, hasComma, isOpening] = ["start", false, false];
    if (opens) isOpening = true;
    if (sign.is === "(") depth++;
    if (sign.is === ")") depth = Math.max(depth - 1, 0);
    if (sign.is === "and" && joined !== ";") joined = "and";
    if (sign.is === "," || sign.is === ")") [joined, hasComma] = [joined === "and" ? "and" : ",", true];
    if (sign.is === ";" || sign.is === "except") [joined, hasComma] = [";", true];
  }
  close(false);
  const [only, ...others] = items;
  return only && others.length === 0 && !only.isCutBefore && !only.isCutBehind ? [{ ...only, isWhole: true }] : items;
}

type Said = Omit<Item, "joined" | "hasComma" | "depth" | "opens" | "isWhole">;

/** What one stretch between two separators says; null where it names nobody. */
function itemOf(text: Text, signs: readonly Sign[]): Said | null {
  const read = knownItemOf(text, signs);
  return looseOf(text, signs, read) ?? read;
}

/** The item that its words make by themselves. */
function knownItemOf(text: Text, signs: readonly Sign[]): Said | null {
  const breaks = signs.findLastIndex(
    (one, at) => one.is === "break" && !signs.slice(0, at).some(({ is }) => CORE.has(is) && is !== "article"),
  );
  const own = signs.slice(breaks + 1);
  const tail = own.findIndex(({ is }) => is === "break");
  const titled = tail < 0 ? null : unknownTitle(own, tail);
  const said = titled ?? own;
  const core = said.find((one) => isCore(one) || FACTS.has(one.is));
  // « un par partie »
  const first = core?.is === "each" ? said[0] : core;
  const self = said.some(({ is }) => is === "name") ? undefined : said.find(({ is }) => is === "self");
  // "Call me on …" says nothing of who comes.
  const isObject = self !== undefined && signs.some(({ is }) => is === "break");
  if (!first || isShareOfThings(said) || isObject || said.filter(({ is }) => is === "number").length > 1) return null;
  const isCutBehind = titled === null && tail >= 0 && own.slice(tail).filter(({ is }) => is === "break").length > TAIL;
  return {
    start: first.start,
    end: said.findLast(({ is }) => is !== "light")?.end ?? first.end,
    says: said.filter(({ is, start }) => is !== "break" && start >= first.start),
    ...whoIs(text, said, first),
    ...(self ? { isSelf: true as const, selfAt: { start: self.start, end: self.end } } : {}),
    ...(titled ? { isUnknown: true as const } : {}),
    ...factsOf(text, said, first),
    isCutBefore: breaks >= 0,
    isCutBehind,
  };
}
const FACTS: ReadonlySet<SignKind> = new Set(["way", "place", "days"]);
const isCore = ({ is }: Sign): boolean => CORE.has(is) && is !== "article";

/** "One private room for each party": rooms, and nobody. */
function isShareOfThings(said: readonly Sign[]): boolean {
  const each = said.findIndex(({ is }) => is === "each");
  const before = said.slice(0, Math.max(each, 0));
  return (
    each >= 0 &&
    (before.some(({ is }) => is === "break") ||
      !said.some(({ is }) => is === "number" || is === "part" || is === "title" || is === "article"))
  );
}

/** "Doug", « Julián par vidéo » between two commas: a word or two, with how they come and nothing else; `instead`: what is read without it. */
function looseOf(text: Text, signs: readonly Sign[], instead: Said | null): Said | null {
  const spoken = signs.filter(({ is }) => is !== "light");
  const rest = spoken.findIndex(({ is }) => is !== "break");
  const words = rest < 0 ? spoken : spoken.slice(0, rest);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length > MOST_WORDS || !spoken.slice(words.length).every(({ is }) => FACTS.has(is))) return null;
  const plain = { isFact: false, isDefinite: false, isBare: false, isMany: false, isSecond: false, isCutBefore: false, isCutBehind: false };
  const says = spoken.slice(words.length);
  const title = { start: first.start, end: last.end };
  const end = spoken.at(-1)?.end ?? last.end;
  return {
    ...plain,
    ...factsOf(text, says, first),
    start: first.start,
    end,
    says,
    count: 1,
    title,
    isUnknown: true,
    isLoose: true,
    ...(instead ? { instead } : {}),
  };
}
const MOST_WORDS = 2;

/** How many they are, in which part, of which side, by which name. */
function whoIs({ message }: Text, said: readonly Sign[], first: Sign) {
  const one = (is: SignKind) => said.find((sign) => sign.is === is);
  const [number, side, article] = [one("number"), one("side"), one("article")];
  const isOf = isOfName(message, said);
  const name = isOf ? undefined : one("name")?.name;
  const [part, title] = [one("part"), titleOf(said)];
  const head = said.findLast(({ is }) => is === "part") ?? said.findLast(({ is }) => is === "title");
  const isMany = (number?.value ?? 1) > 1 || (head !== undefined && !number && /[^s]s$/i.test(message.slice(head.start, head.end)));
  const count = number?.value ?? (isMany ? undefined : 1);
  const called = said.findLast(({ is }) => is === "title")?.means;
  const means = part?.means === "tribunal" ? "neutral" : (part?.means ?? (called && (CALLED[called] ?? called)));
  const of = isOf ? one("name")?.name : undefined;
  const isSomebody = name ?? of ?? part ?? title ?? one("self") ?? one("serves") ?? side ?? one("each");
  return {
    ...(count === undefined ? {} : { count }),
    ...(means ? { part: means as PersonSaid["part"] } : {}),
    ...(called === "chair" && !part ? { isChair: true as const } : {}),
    ...(part?.means === "tribunal" && !number && !name ? { isTribunal: true as const } : {}),
    ...(side ? { side: side.means ?? "", sideAt: { start: side.start, end: side.end } } : {}),
    ...(side && side === first ? { isSideFirst: true as const } : {}),
    ...(side && said.some(({ is, start }) => is === "light" && start < side.start) ? { isForSide: true as const } : {}),
    ...(of ? { of } : {}),
    ...(one("each") ? { isEach: true as const, eachAt: { start: one("each")?.start ?? 0, end: one("each")?.end ?? 0 } } : {}),
    ...calledOf(message, name ? title : undefined, part),
    ...(name ? { name } : title && !(part && title.start < part.start) ? { title } : {}),
    ...(one("pronoun") && !name && !head && !number ? { isPronoun: true as const } : {}),
    ...(one("serves") ? { serves: true as const } : {}),
    ...(one("all") && !number && !head && !name && !one("self") ? { isAll: true as const } : {}),
    ...(one("all") && !number && part && !side ? { isOfAll: true as const } : {}),
    ...(head && said.filter(isCore).length === 1 && !article && !isMany ? { isPlain: true as const } : {}),
    ...(isSaidToBe(message, said) ? { isSaidToBe: true as const } : {}),
    ...(one("people") ? { isPeople: true as const } : {}),
    ...(one("included") ? { isIncluded: true as const } : {}),
    ...(one("nth") && means && !isMany && article?.means === "indefinite" ? { isMore: true as const } : {}),
    isFact: !said.some(({ is, means }) => CORE.has(is) && (is !== "article" || means === "indefinite")),
    ...genderOf(message, said),
    isDefinite: (article?.means === "definite" && isAhead(said, article)) || one("own") !== undefined,
    isBare: !isSomebody && (number ?? one("others") ?? article) !== undefined,
    isMany,
    isSecond: one("others") !== undefined,
  };
}

/** Who presides is one of the neutrals, and it is said which. */
function calledOf(message: string, title: Span | undefined, part: Sign | undefined): { called?: Span } {
  const presides = part && PRESIDES.test(message.slice(part.start, part.end));
  return title ? { called: title } : presides ? { called: { start: part.start, end: part.end } } : {};
}

/** The article is of the head, and of no side behind it. */
const isAhead = (said: readonly Sign[], article: Sign): boolean =>
  !said.some(({ is, start }) => start < article.start && (is === "number" || is === "part" || is === "title" || is === "people"));

/** "Ann Lee is the claimant", « il est témoin ». */
function isSaidToBe(message: string, said: readonly Sign[]): boolean {
  const who = said.find(({ is }) => is === "name" || is === "pronoun");
  const what = said.findLast(({ is }) => is === "part" || is === "side");
  return who !== undefined && what !== undefined && what.start > who.end && IS.test(message.slice(who.end, what.start));
}
const IS = /(?<!\p{L})(?:is|will be|est|sera|es|será)(?!\p{L})/iu;

/** By the word before a name, or by the article of a part. */
function genderOf(message: string, said: readonly Sign[]): { isMale?: boolean } {
  const [article, name] = [said.find(({ is }) => is === "article"), said.find(({ is }) => is === "name")];
  const words = message.slice(said[0]?.start ?? 0, name?.end ?? article?.end ?? 0);
  if (name) return MAN.test(words) ? { isMale: true } : WOMAN.test(words) ? { isMale: false } : {};
  const key = article && message.slice(article.start, article.end).toLowerCase();
  return key === "la" || key === "une" || key === "una" ? { isMale: false } : key === "le" || key === "el" ? { isMale: true } : {};
}
const MAN = /(?<!\p{L})(?:m\.|mr|monsieur|sr|señor|don)(?!\p{L})/iu;
const WOMAN = /(?<!\p{L})(?:mme|mrs|ms|madame|sra|señora|doña)(?!\p{L})/iu;

/** "Five for Acme", "the manager of Acme": the name is not theirs. */
function isOfName(message: string, said: readonly Sign[]): boolean {
  const at = said.findIndex(({ is }) => is === "name");
  const words = said.slice(0, at).filter(({ is }) => is !== "article");
  const lead = words.at(-1);
  if (lead?.is !== "light" || !OF.test(message.slice(lead.start, lead.end))) return false;
  return words.some(({ is }) => ["number", "people", "part", "title"].includes(is));
}
const OF = /^(?:for|of|from|pour|de|du|d|por|del)$/i;

/** How, from where and on which days they come. */
function factsOf({ message }: Text, said: readonly Sign[], first: Sign) {
  const one = (is: SignKind) => said.find((sign) => sign.is === is);
  const [way, place, days] = [one("way"), one("place"), one("days")];
  return {
    ...(way?.attends ? { attends: way.attends } : {}),
    isShared: way !== undefined && PLURAL.test(message.slice(first.start, way.end)),
    hasVerb: PLURAL.test(message.slice(first.start, said.at(-1)?.end ?? first.end)),
    ...(place ? { place: { start: place.start, end: place.end }, zone: place.zone } : {}),
    ...(days?.on ? { on: days.on } : {}),
  };
}
/** Before a way of several: "will be", « seront », «conectados». */
const PLURAL =
  /(?:\b(?:are|will be|will (?:join|attend|come|connect|be joining)|join|seront|sont|serons|viennent|viendront|se connectent|se connecteront|on est|on sera|estar[áa]n|est[áa]n|estamos|estaremos|van|vamos|venimos|asisten|asistir[áa]n|participan|participar[áa]n|se conectan|se conectar[áa]n|conectados|conectadas|presenciales)(?!\p{L})|\bs(?:er[áa])n(?!\p{L}))[^,;.]*$/iu;

/** "The elder", "our Xyz": an article, and a word or two that no list has. */
function unknownTitle(own: readonly Sign[], tail: number): Sign[] | null {
  const before = own[tail - 1];
  const hasHead = own.slice(0, tail).some(({ is }) => ["part", "title", "name", "self", "serves", "side", "people"].includes(is));
  if (hasHead || !before || !["article", "own", "theirs", "others"].includes(before.is)) return null;
  let end = tail;
  while (own[end + 1]?.is === "break") end++;
  const isLast = own.slice(end + 1).every(({ is }) => is === "light" || is === "way" || is === "place" || is === "days");
  if (end - tail > 1 || !isLast) return null;
  const sign: Sign = { is: "title", means: "unknown", start: own[tail]?.start ?? 0, end: own[end]?.end ?? 0 };
  return [...own.slice(0, tail), sign, ...own.slice(end + 1)];
}

/** The words that somebody is called by: "my wife", "the seller's son", « avocat de mon frère ». */
function titleOf(said: readonly Sign[]): Span | undefined {
  const last = said.findLastIndex(({ is }) => is === "title");
  if (last < 0) return undefined;
  let first = last;
  for (let at = last - 1; at >= 0; at--) {
    const is = said[at]?.is;
    if (is === "title" || is === "own" || is === "theirs" || is === "part" || (is === "name" && at === last - 1)) first = at;
    else if (is !== "light" && is !== "article" && is !== "others") break;
  }
  return { start: said[first]?.start ?? 0, end: said[last]?.end ?? 0 };
}
