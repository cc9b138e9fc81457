/** Hours that are said of days that are known, before them or behind: "Friday is 9 to 12", «hasta las 17 h los días 8, 9 y 11». */
import type { Text } from "#app/understanding/detectors/finding.ts";
import { clausesOf, sentencesIn } from "#app/understanding/text/clauses.ts";
import { read } from "#app/understanding/time/read.ts";
import type { TimeContext } from "#app/understanding/time/types.ts";
import { placesIn } from "../places.ts";
import type { WhenSaid } from "../scene.ts";
import { LEAD } from "./day-hours.ts";
import { nearOf } from "./days-next.ts";
import { daysFirst, hoursIn, saying } from "./days-said.ts";

/** So many of them are looked at, each so far. */
const MOST = 12;
const WIDE = 120;

/** The stretches of a message that say so. */
export const knownHoursIn = (text: Text, time: TimeContext): WhenSaid[] => [...behindDaysIn(text, time), ...beforeDaysIn(text, time)];

const TELLS =
  /^\s*(?:(?:of the hearing|de l['’]audience|de la audiencia)\s)?(?:,\s?(?=c['’]|ce\s|it|that|es\s|ser))?(?:(?:is|are|would|will|be|it['’]?s|that['’]?s|now|actually|finalement|maintenant|ahora|finalmente|runs?|goes|only|just|we|it|they|on|you|can|must|have to|nous|c['’]est|est|sera|serait|ce|ça|seulement|juste|jusqu['’]à|solo|sólo|solamente|es|ser[áa]|ser[ií]a|(?:start|begin|end|finish|stop|commenc|fini|termin|comenz|comienz|inici|arranc|empez|empiez|acab|début|arrêt|libér|sesion|sit)\p{L}*|from|until|till|to|at|à|de|hasta|desde|a|las?)(?!\p{L})\s*)*$/iu;
const VERB =
  /(?<!\p{L})(?:is|are|be|only|just|until|till|c['’]est|est|sera|serait|seulement|jusqu['’]à|solo|sólo|solamente|es|será|sería|hasta|(?:runs|start|begin|end|finish|stop|commenc|fini|termin|comenz|comienz|inici|arranc|libér|empez|empiez|acab|début|arrêt|sesion|sit)\p{L}*)(?!\p{L})/iu;
/** A verb and an hour soon behind the beginning of a clause: others need not be read. */
const MAY_TELL = new RegExp(`^[^.;!?\\n]{2,70}?${VERB.source}[^;!?\\n]{0,40}?(?:\\d|noon|midi|mediod|one|two|three)`, "iu");
const OPENS = /^(?:(?:and|but|so|also|et|mais|donc|y|pero|no|non|yes|oui|sí|on|the|le|les|el|los)\s)*$/iu;

/** "Friday is 9 to 12", « le 18 c'est de 9 h à 12 h », «el viernes solo hasta las 13 h»: hours of days that are known. */
function behindDaysIn(text: Text, time: TimeContext): WhenSaid[] {
  const { message, tokens } = text;
  const isKnown =
    time.near !== undefined || text.readings.some(({ value, weekdaysOnly }) => !weekdaysOnly && value?.some(({ when }) => when));
  if (!isKnown) return [];
  const clauses = clausesOf(tokens).filter((clause) => MAY_TELL.test(message.slice(clause.start, clause.start + WIDE)));
  return clauses.slice(0, MOST).flatMap((clause): WhenSaid[] => {
    const sentence = sentencesIn(tokens).find((one) => one.start <= clause.start && one.end >= clause.end) ?? clause;
    const words = message.slice(clause.start, Math.min(sentence.end, clause.start + WIDE));
    const lead = LEAD.exec(words)?.[0].length ?? 0;
    const days = daysFirst(words.slice(lead), nearOf(text, clause.start, time));
    if (
      !days ||
      !OPENS.test(
        words
          .slice(lead, lead + days.start)
          .replace(/\s*$/u, " ")
          .trimStart(),
      )
    )
      return [];
    const behind = words.slice(lead + days.end);
    const hours = hoursIn(behind, time);
    if (!hours || !TELLS.test(behind.slice(0, hours.start)) || !VERB.test(behind.slice(0, hours.start + 12))) return [];
    const end = hours.end + notJust(behind.slice(hours.end), time);
    const at = { start: clause.start + lead + days.start, end: clause.start + lead + days.end + end };
    return [saying({ ...days.fact, clock: hours.clock, tells: true }, at, text)];
  });
}

/** "…, not just from 9": what the hours are not is explained with them. */
function notJust(words: string, time: TimeContext): number {
  const lead = /^,?\s(?:and not|not|et non|pas|y no|no)\s(?:just|only|merely|juste|seulement|solo|sólo)?\s*/iu.exec(words)?.[0].length ?? 0;
  const [hours] = lead > 0 ? read(words.slice(lead), { ...time, asked: "time" }) : [];
  return hours?.start === 0 && hours.options[0]?.every(({ clock, when }) => clock && !when) ? lead + hours.end : 0;
}

const OF_DAYS = /^\s(?:(?:on|for|the|days?|pour|le|les|jours?|para|el|los|d[ií]as?)\s)+$/iu;
/** "Until 5 on the 8th, 9th and 11th", «hasta las 17 h los días 8, 9 y 11»: hours before the days that are noted. */
function beforeDaysIn(text: Text, time: TimeContext): WhenSaid[] {
  const { message, readings, tokens } = text;
  return readings.slice(0, MOST).flatMap((reading): WhenSaid[] => {
    const [fact, ...more] = reading.value ?? reading.options[0] ?? [];
    const end = sentencesIn(tokens).find((one) => one.start <= reading.start && one.end >= reading.end)?.end ?? reading.end;
    const behind = message.slice(reading.end, Math.min(end, reading.end + WIDE));
    const [days] = fact?.clock && !fact.when && more.length === 0 ? read(behind, { ...time, asked: "date" }) : [];
    const [dated] = days?.value ?? [];
    const [place] = placesIn({ message: behind });
    if (
      place &&
      fact?.clock &&
      !fact.when &&
      place.start <= "on the ".length &&
      OF_DAYS.test(`${behind.slice(0, place.start).trimEnd()} `)
    ) {
      const at = { start: reading.start, end: reading.end + place.end };
      return [saying({ on: place.on, clock: fact.clock, tells: true }, at, text)];
    }
    if (time.near === undefined) return [];
    const gap = behind.slice(0, days?.start) + (/^(?:on|the|le|les|el|los)\s(?:d[ií]as|jours|days)?/iu.exec(days?.quote ?? "")?.[0] ?? "");
    if (!days || dated?.when?.kind !== "days" || dated.clock || !OF_DAYS.test(`${gap.trimEnd()} `)) return [];
    const at = { start: reading.start, end: reading.end + days.end };
    return [saying({ when: dated.when, clock: fact?.clock, tells: true }, at, text)];
  });
}
