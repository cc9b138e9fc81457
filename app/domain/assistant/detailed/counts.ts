/** How many: people in the room, monitors, microphones, breakout rooms, voices on a recording. In digits or in words. */
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { alternation, NUMBERS } from "../dates/calendar-words.ts";
import { blanks, overlaps, type Span } from "../phrases.ts";
import { isPutAside } from "../put-aside.ts";
import { isAsked, isClosed, lazy, put, type Whole } from "./found.ts";

const COUNTED: Readonly<Partial<Record<DraftField, readonly string[]>>> = {
  breakoutRoomCount: [
    "break-?out rooms?",
    "break-?outs",
    "caucus rooms?",
    "salles? (de (caucus|repli|retrait|sous-? ?groupes?|discussion)|d'appoint)",
    "salas? (auxiliares?|de (caucus|receso|reunion privada|grupos?|trabajo en grupo)|para (grupos|caucus))",
  ],
  additionalMonitors: [
    "(additional |extra |more |large )?(monitors?|screens?)",
    "(ecrans?|moniteurs?)( supplementaires?| additionnels?)?",
    "(pantallas?|monitor(es)?)( adicional(es)?| extra)?",
  ],
  additionalMicrophones: [
    "(additional |extra |more )?(lapel |table-?top |table |handheld |wireless |clip-on |gooseneck )?(microphones?|mics?)",
    "(microphones?|micros?)( (cravates?|de table|sans fil|a main|de revers))?( supplementaires?| additionnels?)?",
    "microfonos?( (de solapa|de mesa|de mano|inalambricos?))?( adicional(es)?| extra)?",
  ],
  additionalIpads: [
    "(additional |extra |more )?(ipads?|tablets?)",
    "(ipads?|tablettes?)( supplementaires?)?",
    "(ipads?|tabletas?|tablets?)( adicional(es)?)?",
  ],
  additionalLaptops: [
    "(additional |extra |more )?(laptops?|notebooks?)",
    "(ordinateurs?|portables?)( portables?)?( supplementaires?)?",
    "(laptops?|portatil(es)?|computadoras?( portatil(es)?)?|ordenador(es)?( portatil(es)?)?)( adicional(es)?)?",
  ],
  numberOfSpeakers: [
    "(different )?(speakers?|voices?)",
    "(locuteurs?|locutrices?|intervenante?s?|interlocuteurs?|voix( differentes?)?|personnes qui parlent)",
    "(hablantes?|interlocutor(a|es|as)?|intervinientes?|participantes que hablan|voces( distintas)?|personas que hablan)",
  ],
  mainRoomCapacity: [
    "(people|persons|participants?|attendees|guests|individuals|seats|of us)",
    "(personnes|participante?s?|invitee?s?|places( assises)?)",
    "(personas|participantes|asistentes|invitad[oa]s|asientos|lugares)",
  ],
};
const WORDS = Object.fromEntries(Object.entries(NUMBERS).filter(([name]) => !/^(?:an?|une?|una|un|a couple of)$/.test(name)));
const RULES = lazy(() =>
  (Object.entries(COUNTED) as [DraftField, readonly string[]][]).map(([field, nouns]): [DraftField, RegExp] => [
    field,
    new RegExp(
      `(?<![a-z0-9.,:/$€#-])(?:(?<count>\\d{1,3}|${alternation(WORDS)})|(?<one>an?|une?|una))\\s(?:or so\\s|small\\s|large\\s|big\\s|petite?s?\\s|grande?s?\\s|pequen[oa]s?\\s|additional\\s|extra\\s|more\\s|autres\\s|otras\\s|otros\\s)?(?:${nouns.map(blanks).join("|")})(?![a-z0-9])`,
      "g",
    ),
  ]),
);
/** "One more monitor" and "an iPad" are one; "a screen" is as often the room's own. */
const ONE_IS_MEANT =
  /de plus|\bmas\b|additional|extra|more|supplementaire|additionnel|adicional|ipad|laptop|lapel|wireless|handheld|cravate|solapa|portable|portatil|breakout|break-out|caucus/;
const HINT =
  /people|person|participant|attendee|guest|individual|seat|of us|invit|places|asist|asient|lugares|monitor|screen|ecran|moniteur|pantalla|mic|ipad|tablet|laptop|notebook|ordinateur|portable|portatil|comput|ordenador|speaker|voice|voix|locut|interven|interloc|intervin|habl|voces|break|caucus|salle|sala|parlent/;
/** People of a story are no people in the room. */
const OF_A_STORY =
  /^\s?(?:who\s)?(?:were|was|got|lost|died|died|fired|laid|injured|hurt|killed|worked|signed|bought|complained|sued|have been|had|sont mort\w*|ont ete|ont perdu|ont signe|etaient|furent|blessees?|congediees?|mises? a pied|fueron|murieron|resultaron|perdieron|firmaron|estaban|heridas?|despedid[oa]s)(?![a-z])/;
const IN_A_STORY =
  /(?:minus|moins|menos)\s$|\b(?:injured|killed|fired|laid off|affected|employs?|employed|hired|represent\w*|sued|against|dispute|blesse\w*|congedie\w*|emploie|represent\w*|(?<!par )contre|contra|despidi\w*|emplea|heri\w*)\b[^.,;]{0,30}$/;

export function readCounts(whole: Whole): void {
  const { reading, context } = whole;
  if (!HINT.test(reading.open) && !HINT.test(reading.folded)) return;
  const taken: Span[] = [];
  for (const [field, pattern] of RULES()) {
    if (field === "numberOfSpeakers" && whole.proceeding !== "audio_transcription" && !isAsked(whole, field)) continue;
    // People in each small room, or before their own screens, are none in the main room.
    const elsewhere = isAsked(whole, "breakoutRoomCapacities") || context.values.locationType === "virtual";
    if (field === "mainRoomCapacity" && elsewhere && !isAsked(whole, field)) continue;
    const found = countsOf(whole, pattern).filter((one) => !taken.some((other) => overlaps(one, other)));
    const one = whole.correcting ? found[found.length - 1] : found[0];
    if (!one || (!whole.correcting && found.some((other) => other.value !== one.value))) continue;
    put(whole, field, one.value, one);
    if (field === "breakoutRoomCount") put(whole, "needsBreakoutRooms", one.value === "0" ? "false" : "true", one);
    if (field === "additionalMicrophones") kindOf(whole, one);
    for (const other of found) {
      taken.push(other);
      whole.seen.push({ start: other.start, end: other.end });
      reading.take(other);
    }
  }
}

function countsOf(whole: Whole, pattern: RegExp): (Span & { value: string })[] {
  const { reading } = whole;
  return [...reading.folded.matchAll(pattern)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const { count, one } = match.groups ?? {};
    if (one && !ONE_IS_MEANT.test(match[0] + reading.after(span, 14))) return [];
    if (isClosed(whole, span) || isPutAside(reading, span)) return [];
    if (OF_A_STORY.test(reading.after(span, 24)) || IN_A_STORY.test(reading.before(span, 50))) return [];
    const value = one ? 1 : /^\d/.test(count ?? "") ? Number(count) : (WORDS[(count ?? "").replace(/\s/g, " ")] ?? 0);
    return [{ ...span, value: String(value) }];
  });
}

/** "Two lapel microphones": of which kind. */
function kindOf(whole: Whole, span: Span): void {
  const kind =
    /(?<![a-z])(?:lapel|table-?top|handheld|wireless|clip-on|gooseneck|cravates?|de table|sans fil|a main|de revers|de solapa|de mesa|de mano|inalambricos?)(?![a-z])/.exec(
      whole.reading.plain(span),
    );
  if (!kind) return;
  const start = span.start + kind.index;
  const words = { start, end: start + kind[0].length };
  put(whole, "microphoneTypes", whole.reading.words(words), words);
}
