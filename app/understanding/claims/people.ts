/** What a model claims of somebody, read again: how they attend, on whose side they are, how many they are, on which days they come. */
import type { PersonSaid, Span } from "../contract.ts";
import { type Finding, overlap, type Said, type Text } from "../detectors/finding.ts";
import { partsSaid } from "../detectors/parts.ts";
import { classesOf, cuesOf } from "../draft/parts.ts";
import { REACH_WORDS } from "../draft/words.ts";
import { HOURS_OF_PART } from "../people/hours.ts";
import { sentencesIn } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import type { Part } from "../time/types.ts";
import { sameDigits } from "./agrees.ts";
import { factsIn, saysHour } from "./naming.ts";
import { daysSaid, remoteDaysIn } from "./presence.ts";

const REACH = classesOf(REACH_WORDS);
const IN_PERSON = "format:in_person";

interface Scene {
  text: Text;
  finds: readonly Finding[];
}

/** The facts that the words of these stretches say; `own` are the words for this person alone, where a part of a day is theirs. */
export function factsOfPerson(person: PersonSaid, around: readonly Span[], scene: Scene, own: readonly Span[] = []): Partial<PersonSaid> {
  const { text, finds } = scene;
  const { side, days = [], hours } = person;
  const isAround = (at: Span) => around.some((one) => overlap(at, one));
  const kinds = finds.filter(isAround).map(({ kind }) => kind);
  const sides = partsSaid(text).filter(isAround);
  const isSide = side !== undefined && isOnSide(side, kinds, sides);
  const remoteOn = remoteDaysIn(person, around, scene);
  const attends = remoteOn && person.attends !== "telephone" ? "remote" : person.attends;
  // Days on which they are elsewhere are not all on which they come.
  const known = daysSaid(days, around, scene).filter((_, __, all) => !remoteOn || all.some((day) => !remoteOn.includes(day)));
  const within = hours ? (areHoursSaid(hours, around, scene) ? hours : undefined) : partOfDay(own, scene);
  return {
    ...(attends &&
    (isAttending(attends, remoteOn ? kinds.filter((kind) => kind !== IN_PERSON) : kinds, around, text) || isOfAll(attends, scene))
      ? { attends, ...(remoteOn ? { remoteOn } : {}) }
      : {}),
    ...(isSide ? { side } : {}),
    ...(known.length > 0 ? { days: known } : {}),
    ...(within ? { hours: within } : {}),
  };
}

/**
 * The address and the number that are claimed of somebody, as the message has them, or that stand alone in the words for them (`own`); a number of fewer
 * characters is none that a form takes.
 */
export function reachOfPerson(
  { email, phone }: PersonSaid,
  { finds }: Pick<Scene, "finds">,
  own: readonly Span[] = [],
): Partial<PersonSaid> {
  const all = finds.flatMap(({ said, start, end }) => (said ? [{ said, at: { start, end } }] : []));
  const isNear = (at: Span) => own.some((one) => overlap(one, at));
  const only = (slot: "email" | "phone"): Said | undefined => {
    const [first, ...others] = all.filter(({ said, at }) => said.slot === slot && isNear(at));
    return others.length === 0 ? first?.said : undefined;
  };
  const said = all.map((one) => one.said);
  const address = email ? said.find((one) => one.slot === "email" && fold(one.value.address) === fold(email)) : only("email");
  const number = phone ? said.find((one) => one.slot === "phone" && sameDigits(one.value.number, phone)) : only("phone");
  return {
    ...(address && address.slot === "email" ? { email: address.value.address } : {}),
    ...(number && number.slot === "phone" && number.value.number.length >= SHORTEST_NUMBER ? { phone: number.value.number } : {}),
  };
}
const SHORTEST_NUMBER = 10;

/** The words name the side; "our witness" and "their expert" name none, and whose they are a model knows of what was said before. */
function isOnSide(side: string, kinds: readonly string[], sides: readonly { part: string; side?: string }[]): boolean {
  if (kinds.includes(`before:${side}`) || sides.some((one) => one.side === side || one.part === side)) return true;
  return (
    !kinds.some((kind) => kind === "before:claimant" || kind === "before:respondent") &&
    !sides.some((one) => one.side !== undefined || SIDES.has(one.part))
  );
}
const SIDES: ReadonlySet<string> = new Set(["claimant", "respondent"]);

/** "All of these in the room", « Tous les autres sont en salle », «los demás por video»: said once of several, wherever each is named. */
function isOfAll(attends: NonNullable<PersonSaid["attends"]>, { text, finds }: Scene): boolean {
  return sentencesIn(text.tokens).some((one) => {
    const kinds = finds.filter((find) => overlap(find, one)).map(({ kind }) => kind);
    return ALL.test(text.message.slice(one.start, one.end)) && isAttending(attends, kinds, [one], text);
  });
}
const ALL =
  /(?<!\p{L})(?:all|everyone|everybody|both|the (?:others|rest)|tou(?:s|tes)|les (?:deux|autres)|chacun|tod[oa]s|ambos|ambas|(?:los|las) (?:demás|otr[oa]s|dos)|cada un[oa])(?!\p{L})/iu;

/** The words name the way, or speak of it: "she'll be there too", "on the video thing". */
function isAttending(attends: NonNullable<PersonSaid["attends"]>, kinds: readonly string[], around: readonly Span[], text: Text): boolean {
  if (attends !== "telephone") {
    const own = attends === "in_person" ? IN_PERSON : "format:virtual";
    const isWorded = around.some(({ start, end }) => WAYS[attends].test(text.message.slice(start, end)));
    return kinds.includes(own) || (isWorded && !kinds.some((kind) => kind.startsWith("format:")));
  }
  const sentences = sentencesIn(text.tokens).filter((one) => around.some((at) => overlap(at, one)));
  return kinds.includes("format:telephone") || sentences.some((one) => cuesOf(REACH, text, one)("call").length > 0);
}

/** Words that speak of the way, for which a list of formats has none. */
const WAYS = {
  in_person:
    /(?<!\p{L})(?:there|here|com(?:es?|ing)|attend(?:s|ing)?|in the room|sur place|sera là|seront là|vient|viennent|présente?s?|viene|vienen|vendrá|asiste|asistirá|estará|estarán|acude)(?!\p{L})/iu,
  remote:
    /(?<!\p{L})(?:vid[eé]o|screen|camera|zoom|teams|link|online|remote(?:ly)?|visio|écran|caméra|distance|ligne|pantalla|cámara|línea|distancia|conecta)/iu,
} as const;

/** Each of the hours is said there, on either half of the clock, or bounds a part of the day that is. */
function areHoursSaid(hours: string, around: readonly Span[], scene: Scene): boolean {
  const facts = factsIn(around, scene);
  const parts = facts.flatMap(({ part }) => (part && PARTS_OF_DAY[part] ? [PARTS_OF_DAY[part]] : []));
  const [from = "", until = ""] = hours.split("-");
  const isWithin = parts.some(([first, last]) => (!from || from >= first) && (!until || until <= last) && (from || until) !== "");
  return isWithin || [from, until].filter(Boolean).every((hour) => facts.some((fact) => saysHour(fact, hour)));
}

/** "Monday morning" of somebody: until noon, where no hour is said with it. */
function partOfDay(own: readonly Span[], scene: Scene): string | undefined {
  const facts = own.length > 0 ? factsIn(own, scene) : [];
  const parts = [...new Set(facts.flatMap(({ part }) => part ?? []))];
  const [only, ...others] = parts;
  return only && others.length === 0 && facts.every(({ clock }) => !clock) ? HOURS_OF_PART[only] : undefined;
}
/** From when and until when an hour is of a part of the day. */
const PARTS_OF_DAY: Readonly<Partial<Record<Part, readonly [string, string]>>> = {
  morning: ["00:00", "13:00"],
  afternoon: ["12:00", "19:00"],
  evening: ["16:00", "24:00"],
};
