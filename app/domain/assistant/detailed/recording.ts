/** What a recording to be transcribed is like, and which past proceeding a transcript is ordered of. */
import { TRANSCRIPT_PROCEEDINGS } from "#app/domain/booking/vocabulary.ts";
import { alternation, NUMBERS } from "../dates/calendar-words.ts";
import { isAsked, isClosed, keepWords, lazy, put, type Whole } from "./found.ts";
import { LANGUAGE_NAMES } from "./lexicon/services.ts";

const WORD_COUNT = alternation(Object.fromEntries(Object.entries(NUMBERS).filter(([name]) => !/^a couple of$/.test(name))));
const LENGTH = lazy(
  () =>
    new RegExp(
      `(?<![a-z0-9:])(?:(?:about |approximately |around |environ |unos |unas )?(?:\\d{1,3}(?:[.,]\\d)?|${WORD_COUNT})(?:\\s|-)?(?:hours?|hrs?|heures?|horas?|h)(?![a-z])(?:\\s(?:and |et |y )?(?:\\d{1,2}|${WORD_COUNT})(?:\\s(?:minutes?|mins?|minutos?))?(?![a-z])|\\s(?:and a half|et demie|y media)|\\d{2}(?:\\smin)?)?|(?:\\d{1,3}|${WORD_COUNT})(?:\\s|-)?(?:minutes?|mins?|minutos?)(?![a-z])|\\d{1,2}:[0-5]\\d(?::[0-5]\\d)?(?=\\slong|\\sde long|\\sde duracion)|(?:half an hour|an hour and a half|une demi-heure|media hora))`,
    ),
);
const AUDIO_LANGUAGE = lazy(
  () =>
    new RegExp(
      `(?<![a-z])(?:(?:recording|audio|video|file|tape|it|they|speakers?|everyone)(?:'s|\\sis|\\sare|\\sspeaks?)?\\s(?:all\\s|mostly\\s)?in\\s(?<en>(?:${LANGUAGE_NAMES})(?:\\sand\\s(?:${LANGUAGE_NAMES}))?)|(?<adj>${LANGUAGE_NAMES})(?:-language)?\\s(?:audio|recording|video)|(?:enregistrement|audio|video|fichier)(?:\\sest|\\sdure[^.]{0,20})?\\s(?:en\\s)(?<fr>(?:${LANGUAGE_NAMES})(?:\\set(?:\\sen)?\\s(?:${LANGUAGE_NAMES}))?)|(?:grabacion|audio|video|archivo)(?:\\sesta)?\\s(?:en\\s)(?<es>(?:${LANGUAGE_NAMES})(?:\\sy(?:\\sen)?\\s(?:${LANGUAGE_NAMES}))?)|(?:language(?: of the (?:recording|audio))?|langue(?: de l'(?:enregistrement|audio))?|idioma(?: de(?:l| la) (?:grabacion|audio))?)\\s?(?:is|:|est|es)\\s?(?<label>${LANGUAGE_NAMES})|,\\s(?:in|en)\\s(?<item>${LANGUAGE_NAMES}))(?![a-z])`,
    ),
);
const PAST =
  /(?<![a-z])(?:transcripts? (?:of|from)|transcription (?:d'une|d'un|du|de l'|de la|de)|transcripcion (?:de la|de una|de un|del|de))(?:\s|(?<='))(?:an? |the |our |my |une? |la |le |l'|una? |el |past |previous |prior |ancienne? )*([a-z'-]+(?: [a-z'-]+){0,3}? ?(?:hearing|trial|examination|discovery|deposition|arbitration|mediation|motion|inquiry|conference|audience|proces|interrogatoire|arbitrage|enquete|requete|audiencia|juicio|interrogatorio|arbitraje|mediacion|mocion|conferencia)|hearing|trial|examination|discovery|deposition|arbitration|motion|inquiry|audience|proces|interrogatoire|arbitrage|enquete|audiencia|juicio|interrogatorio|arbitraje)(?![a-z])/;

/** "A past hearing" says of no hearing which. */
const GENERIC = /^(?:hearing|audience|audiencia|conference|conferencia)$/;

/** "Transcripción del juicio": the trial is what the transcript is of, and not what is booked. */
export function namesPast(folded: string): boolean {
  return /^transcri/.test(PAST.exec(folded)?.[0] ?? "");
}

/** Only where a recording or a past proceeding is transcribed: elsewhere hours and languages are the hearing's. */
export function readRecording(whole: Whole): void {
  const { reading, proceeding } = whole;
  if (proceeding === "audio_transcription" || isAsked(whole, "lengthOfMedia", "languageOfAudio")) {
    const length = LENGTH().exec(reading.open);
    if (length && (proceeding === "audio_transcription" || isAsked(whole, "lengthOfMedia")))
      keepWords(whole, "lengthOfMedia", { start: length.index, end: length.index + length[0].length });
    const language = AUDIO_LANGUAGE().exec(reading.open);
    const name = language && Object.values(language.groups ?? {}).find((one) => one !== undefined);
    if (language && name) {
      const start = language.index + language[0].lastIndexOf(name);
      keepWords(whole, "languageOfAudio", { start, end: start + name.length });
    }
  }
  if (proceeding && TRANSCRIPT_PROCEEDINGS.includes(proceeding) && proceeding !== "audio_transcription") {
    const past = PAST.exec(reading.open);
    if (past?.[1]) {
      const start = past.index + past[0].length - past[1].length;
      const span = { start, end: start + past[1].length };
      if (
        !isClosed(whole, span) &&
        !GENERIC.test(past[1]) &&
        put(whole, "typeOfProceeding", reading.words(span).trim(), span) &&
        whole.context.values.proceedingType
      )
        reading.take(span);
    }
  }
}
