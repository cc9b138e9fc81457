/** All dates of a folded text, each read once. */
import { longest } from "../phrases.ts";
import type { DateContext, DateMention } from "./reading.ts";
import { relativeDates } from "./relative.ts";
import { dayOfMonth } from "./resolve.ts";
import { numericDates, writtenDates } from "./written.ts";

/** "before March 3", "the week of March 3": a day that only narrows which day is meant. */
const LIMIT =
  /(?:\b(?:before|by|after|until|till|no later than|not before|latest|around|(?<!how |what )about|avant|apres|d'ici|jusqu'au|jusqu'a|au plus tard|vers|autour du|antes del?|despues del?|hasta|a partir del?|alrededor del?|hacia|week of|semaine du|semana del|as of|any ?time after|(?:any ?(?:day|time)|available|free|possible) starting)\s(?:the\s|le\s|el\s|du\s|del\s|au\s)?|(?:between|entre)\s(?:the\s|le\s|el\s)?)$/;

/** Dates of `text` (folded), in order; where two readings overlap, the one that explains more words. */
export function findDates(text: string, context: DateContext): DateMention[] {
  const all = [...numericDates(text, context), ...writtenDates(text, context), ...relativeDates(text, context)];
  const mentions = longest(all.filter((mention) => !isVerb(text, mention)));
  return mentions.map((mention, index): DateMention => {
    const earlier = mentions[index - 1]?.reading;
    const month = mention.bareDay && earlier?.kind === "day" ? dayOfMonth(mention.bareDay, { ...context, known: earlier.date }) : null;
    const reading = month ?? mention.reading;
    // The article may have been read as part of the date ("before the 3rd", "la semaine du 3 mars").
    const article = /^(?:the|le|el|du|del|au|al)\s/.exec(text.slice(mention.start, mention.end))?.[0].length ?? 0;
    const before = text.slice(Math.max(0, mention.start - 24), mention.start + article);
    return (reading.kind === "day" || reading.kind === "options") && LIMIT.test(before)
      ? { ...mention, reading: { kind: "vague" } }
      : { ...mention, reading };
  });
}

/** "I may 2…": the verb, not the month. */
function isVerb(text: string, mention: DateMention): boolean {
  return (
    text.startsWith("may", mention.start) &&
    /\b(?:i|we|you|they|it|he|she|that|there)\s$/.test(text.slice(Math.max(0, mention.start - 6), mention.start))
  );
}
