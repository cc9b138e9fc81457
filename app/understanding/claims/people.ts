/** What a model claims of somebody, read again: how they attend, on whose side they are, how many they are, on which days they come. */
import type { PersonSaid, Span } from "../contract.ts";
import { type Finding, overlap, type Text } from "../detectors/finding.ts";
import { partsSaid } from "../detectors/parts.ts";
import { classesOf, cuesOf } from "../draft/parts.ts";
import { REACH_WORDS } from "../draft/words.ts";
import { sentencesIn } from "../text/clauses.ts";
import { factsIn, isDateIn, isWeekdaySaid } from "./naming.ts";

const REACH = classesOf(REACH_WORDS);

interface Scene {
  text: Text;
  finds: readonly Finding[];
}

/** The facts that the words of these stretches say. */
export function factsOfPerson({ attends, side, days }: PersonSaid, around: readonly Span[], scene: Scene): Partial<PersonSaid> {
  const { text, finds } = scene;
  const isAround = (at: Span) => around.some((one) => overlap(at, one));
  const kinds = finds.filter(isAround).map(({ kind }) => kind);
  const sides = partsSaid(text).filter(isAround);
  const isSide = side !== undefined && isOnSide(side, kinds, sides);
  const known = daysIn(days ?? [], around, scene);
  return {
    ...(attends && isAttending(attends, kinds, around, text) ? { attends } : {}),
    ...(isSide ? { side } : {}),
    ...(known.length > 0 ? { days: known } : {}),
  };
}

/** The words name the side; "our witness" and "their expert" name none, and whose they are a model knows of what was said before. */
function isOnSide(side: string, kinds: readonly string[], sides: readonly { part: string; side?: string }[]): boolean {
  if (kinds.includes(`before:${side}`) || sides.some((one) => one.side === side || one.part === side)) return true;
  return (
    !kinds.some((kind) => kind === "before:claimant" || kind === "before:respondent") &&
    !sides.some((one) => one.side !== undefined || SIDES.has(one.part))
  );
}
const SIDES: ReadonlySet<string> = new Set(["claimant", "respondent"]);

function isAttending(attends: NonNullable<PersonSaid["attends"]>, kinds: readonly string[], around: readonly Span[], text: Text): boolean {
  if (attends === "in_person") return kinds.includes("format:in_person");
  if (attends === "remote") return kinds.includes("format:virtual");
  const sentences = sentencesIn(text.tokens).filter((one) => around.some((at) => overlap(at, one)));
  return kinds.includes("format:telephone") || sentences.some((one) => cuesOf(REACH, text, one)("call").length > 0);
}

/** Days that are said by their date or their weekday. */
function daysIn(days: readonly string[], around: readonly Span[], scene: Scene): string[] {
  const sentences = sentencesIn(scene.text.tokens).filter((one) => around.some((at) => overlap(at, one)));
  const facts = factsIn(around, scene);
  return days.filter((day) => isDateIn(day, facts) || isWeekdaySaid(day, sentences, scene.text));
}
