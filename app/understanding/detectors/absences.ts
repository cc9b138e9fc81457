/** Words that take somebody off the list: "remove X", "X won't be coming". */
import { LEAD } from "../text/lead.ts";
import { once } from "../text/once.ts";
import { type Cue, cueBook, cuesIn } from "./cues.ts";
import type { Text } from "./finding.ts";
import { livingCues } from "./polarity.ts";
import { ABSENCES, OFFS } from "./words/parts.ts";

const ABSENT = cueBook(ABSENCES);
const OFF = cueBook({ off: OFFS });
const GAP = /^[\s,]*(?:(?:(?:the|our|mr|ms|dr|le|la|el|notre|a|al|qui|who|que)(?!\p{L})\.?|l['’])\s?)*(?:\p{L}+\s)?$/iu;
const NEXT = 4;
/** "Isn't coming for our side", « ne vient pas comme témoin »: for whom, or as what, and they may come all the same. */
const LIMITED =
  /^\s(?:(?:for|on|from|with) (?:our|my|their|the \p{L}+(?:['’]s)?) (?:side|team|behalf)|for the (?:claimant|respondent|plaintiff|defendant|applicant)|as (?:an?|our|the|counsel)|comme|en tant que|(?:pour|de|du) (?:notre|leur) (?:c[ôo]t[ée]|bord|partie)|pour l[ae] (?:demande|d[ée]fende)\p{L}+|como|(?:por|de) (?:nuestr[oa]|mi|su) (?:lado|parte)|por l[ao] (?:demanda\p{L}+|actora))(?!\p{L})/iu;

export const absencesIn = once((text: Text): readonly Cue[] => livingCues(ABSENT, text));

const isGap = (message: string, from: number, to: number): boolean => from <= to && to - from <= LEAD && GAP.test(message.slice(from, to));

/** The words that take the person at this place off, or null. "Take" does so with its "off" alone. */
export function absenceOf(text: Text, person: { start: number; end: number }): { start: number; end: number }[] | null {
  const { message } = text;
  const cue = absencesIn(text).find(({ means, start, end }) =>
    means === "before"
      ? isGap(message, end, person.start)
      : isGap(message, person.end, start) && !LIMITED.test(message.slice(end, end + LEAD)),
  );
  if (!cue) return null;
  const off = cuesIn(OFF, text.pieces).find(({ start }) => start >= person.end && start - person.end < NEXT);
  if (/^take$/i.test(message.slice(cue.start, cue.end)) && !off) return null;
  return [cue, ...(off ? [off] : [])].map(({ start, end }) => ({ start, end }));
}
