/** All dates of a folded text, each read once. */
import { longest } from "../phrases.ts";
import type { DateContext, DateMention } from "./reading.ts";
import { relativeDates } from "./relative.ts";
import { numericDates, writtenDates } from "./written.ts";

/** "before March 3", "the week of March 3": a day that only narrows which day is meant. */
const LIMIT =
  /(?:\b(?:before|by|after|until|till|no later than|not before|latest|around|about|avant|apres|d'ici|jusqu'au|jusqu'a|au plus tard|vers|autour du|antes del?|despues del?|hasta|a partir del?|alrededor del?|hacia|week of|semaine du|semana del|as of|any ?time after|starting)\s(?:the\s|le\s|el\s|du\s|del\s|au\s)?|(?:between|entre)\s(?:the\s|le\s|el\s)?)$/;

/** Dates of `text` (folded), in order; where two readings overlap, the one that explains more words. */
export function findDates(text: string, context: DateContext): DateMention[] {
  const mentions = longest([...numericDates(text, context), ...writtenDates(text, context), ...relativeDates(text, context)]);
  return mentions.map((mention): DateMention => {
    const { reading } = mention;
    const before = text.slice(Math.max(0, mention.start - 24), mention.start);
    // The article may have been read as part of the date ("before the 3rd", "avant le 3 mars").
    return (reading.kind === "day" || reading.kind === "options") && LIMIT.test(before) ? { ...mention, reading: { kind: "vague" } } : mention;
  });
}
