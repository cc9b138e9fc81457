/** Hours next to words that name days or a role: "… the second choice, from 9 to 12", « …, mêmes heures ». */
import { read } from "#app/understanding/time/read.ts";
import type { Fact, TimeContext } from "#app/understanding/time/types.ts";

/** Only such words between days and the hours that are theirs. */
const BETWEEN =
  /^[\s,:(–—-]*(?:(?:it|is|are|would|will|be|should|from|at|also|only|just|c['’]est|est|ce|serait|sera|seulement|de|[àa]|es|ser[íi]an?|ser[áa]n?|las?|solo|sólo|in|the|morning|afternoon|am|pm|le|au|en|dans|l['’]|matin|matinée|avant-midi|après-midi|por|mañana|tarde)(?!\p{L})[\s,:]*)*$/iu;
const SAME =
  "(?:(?:the|at|for|with|[àa]|aux?|con|en|el|las?|les?|los)\\s)*(?:same (?:hours?|times?)|mêmes? (?:heures?|horaires?)|mism[ao]s? (?:horas?|horarios?))";
const SAME_NEXT = new RegExp(
  `^(?:\\s(?:là|then|donc|pues))?[\\s,:(–—-]*(?:(?:is|be|would|c['’]est|est|serait|es|ser[íi]a)\\s)*${SAME}(?!\\p{L})`,
  "iu",
);
const SAME_BEFORE = new RegExp(`(?<!\\p{L})${SAME}(?:\\s(?:for|as|pour|para|de|on)(?:\\s(?:the|le|la|el|our|notre|nuestra))?)?\\s*$`, "iu");
const LEADS_TO = /^\s*(?:for|as|pour|para)\s(?:(?:the|our|my|le|la|notre|el|nuestra)\s)?$/iu;

export interface HoursNext {
  fact: Pick<Fact, "clock" | "sameHours">;
  /** Where they end in the words that follow, or begin in those that lead. */
  at: number;
}

/** The hours that these words begin with. */
export function hoursBehind(words: string, time: TimeContext): HoursNext | null {
  const same = SAME_NEXT.exec(words);
  if (same) return { fact: { sameHours: true }, at: same[0].length };
  const reading = read(words, { ...time, asked: "time" }).find(({ value }) => value?.some(({ clock }) => clock));
  const clock = reading?.value?.[0]?.clock;
  if (!reading || !clock || reading.value?.[0]?.when || !BETWEEN.test(words.slice(0, reading.start))) return null;
  return { fact: { clock }, at: reading.end };
}

/** The hours that these words end with: "9 to 12 for the …". */
export function hoursAhead(words: string, time: TimeContext): HoursNext | null {
  const same = SAME_BEFORE.exec(words);
  if (same) return { fact: { sameHours: true }, at: same.index };
  const reading = read(words, { ...time, asked: "time" }).at(-1);
  const fact = reading?.value?.[0];
  if (!reading || !fact?.clock || fact.when || !LEADS_TO.test(words.slice(reading.end))) return null;
  return { fact: { clock: fact.clock }, at: reading.start };
}
