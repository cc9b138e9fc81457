/** Who is by video or telephone on some days and in the room on the others: on which days the words say so. */
import type { PersonSaid, Span } from "../contract.ts";
import { cueBook, cuesIn } from "../detectors/cues.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { DAYS_UNNAMED, HERE_WORDS } from "../people/presence-words.ts";
import { waysIn } from "../people/ways.ts";
import { clausesOf, sentencesIn } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";
import { placesIn } from "../when/places.ts";
import { factsIn, isDateIn, isWeekdaySaid } from "./naming.ts";
import type { ReadAgain } from "./read-again.ts";

interface Scene {
  text: Text;
  finds: readonly Finding[];
}
type Days = readonly string[];

const HERE = cueBook(HERE_WORDS);
const UNNAMED = cueBook(DAYS_UNNAMED);

/** The days of those that are claimed which these stretches say. */
export function daysSaid(days: Days, around: readonly Span[], scene: Scene): string[] {
  const sentences = sentencesIn(scene.text.tokens).filter((one) => around.some((at) => overlap(at, one)));
  const facts = factsIn(around, scene);
  return days.filter((day) => isDateIn(day, facts) || isWeekdaySaid(day, sentences, scene.text));
}

/**
 * The days on which somebody is elsewhere: those that are claimed so, or as all the days on which they come, where the words say that they are in
 * the room on others. Days that no word names are the others of those that are named, or all. Null where nothing of the kind is said.
 */
export function remoteDaysIn({ remoteOn, days }: PersonSaid, around: readonly Span[], scene: Scene): Days | null {
  const claimed = remoteOn ?? days;
  if (!claimed || (!remoteOn && !isHereToo(around, scene))) return null;
  const said = daysSaid(claimed, around, scene);
  if (said.length > 0) return said;
  return remoteOn && unnamedIn(around, scene.text).length > 0 ? claimed : null;
}

/** They join from elsewhere, and it is said how it is on the other days: that somebody is in the room may be said of others. */
const isHereToo = (around: readonly Span[], scene: Scene): boolean =>
  waysIn(scene.text).some((way) => way.kind !== "format:in_person" && isIn(around, way)) &&
  unnamedIn(around, scene.text, "others").length > 0;

const isIn = (around: readonly Span[], at: Span): boolean => around.some((one) => overlap(one, at));

/** Where the words say that somebody is in the room, and "the other days". */
const placesOfHere = (around: readonly Span[], { text }: Pick<Scene, "text">): Span[] => [
  ...cuesIn(HERE, text.pieces).filter((cue) => isIn(around, cue)),
  ...unnamedIn(around, text, "others"),
];

function unnamedIn(around: readonly Span[], text: Text, which?: "others" | "all"): Span[] {
  const isMeant = (on: unknown) => (which === undefined ? on === "others" || on === "all" : on === which);
  return [
    ...placesIn(text).filter(({ on, ...at }) => isMeant(on) && isIn(around, at)),
    ...cuesIn(UNNAMED, text.pieces).filter((cue) => isMeant(cue.means) && isIn(around, cue)),
  ];
}

/**
 * Who is to be somewhere else on some days "otherwise in the room", of whom no word says the latter and nobody has noted them yet, comes on those days
 * alone: "is heard by video on the 22nd".
 */
export function asDaysAlone({ remoteOn, ...person }: PersonSaid, around: readonly Span[], message: ReadAgain): PersonSaid {
  if (!remoteOn) return person;
  const name = fold(person.name ?? "");
  const isNoted = (message.context.held ?? []).some((one) => one.person?.name !== undefined && fold(one.person.name) === name);
  return isNoted || placesOfHere(around, message).length > 0 ? { ...person, remoteOn } : { days: remoteOn, ...person };
}

/** The clauses that say when somebody is in the room and when elsewhere. */
export function placesOfPresence(around: readonly Span[], scene: Scene): Span[] {
  const marks = [...waysIn(scene.text).filter((way) => isIn(around, way)), ...placesOfHere(around, scene)];
  return clausesOf(scene.text.tokens)
    .filter(
      (clause) =>
        isIn(around, clause) && (marks.some((mark) => overlap(mark, clause)) || factsIn([clause], scene).some(({ when }) => when)),
    )
    .map(({ start, end }) => ({ start, end }));
}

/** What is said of somebody besides at these places, without the clauses that only say when they are in the room and when elsewhere. */
export function withoutPresence(places: readonly Span[], scene: Scene): string {
  const marks: readonly Span[] = [...waysIn(scene.text), ...placesOfHere(places, scene)];
  const { message } = scene.text;
  const left = places.flatMap(({ start, end }) =>
    clausesOf(scene.text.tokens)
      .map((clause) => ({ start: Math.max(start, clause.start), end: Math.min(end, clause.end) }))
      .filter((clause) => clause.start < clause.end && !marks.some((mark) => overlap(mark, clause)))
      .map((clause) => message.slice(clause.start, clause.end).replace(/[\s,;]+$/u, "")),
  );
  return left.join(", ");
}
