/** Words by which slips of the fingers are mended (`typed-slips.ts`, `said.ts`). Folded. */
import type { Locale } from "#app/domain/locale.ts";

const list = (text: string): string[] => text.trim().split(/\s+/);

export const WEEKDAY_WORDS = list(`
  monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
  lunes martes miercoles jueves viernes sabado domingo
`);

/** Months, and the day after this one, by language. */
export const MONTH_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: list("january february march april august september october november december tomorrow"),
  fr: list("janvier fevrier mars avril juillet septembre octobre novembre decembre demain"),
  es: list("enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre manana"),
};

/** Days and months: capitals do not make names of them. */
export const CALENDAR_WORDS = [...WEEKDAY_WORDS, ...Object.values(MONTH_WORDS).flat()];

export const CITY_WORDS = list("toronto montreal ottawa miami cayman caiman");

/**
 * Set phrases: where all but one letter of one stands there, that letter was mistyped, though it made another word ("me llano
 * Ana Ruiz", "en 3 ours", "ans une semaine"). Each is one that is said in no other words.
 */
export const SET_PHRASES = [
  "(court reporters?|real[- ]time|opposing counsel|sole arbitrator)",
  "(winnipeg|calgary|edmonton|vancouver|toronto|montreal|ottawa|miami|eastern|pacific|central|mountain) time",
  "(we|i)('ll| will)? (want|need) an? (court reporter|interpreter|videographer)",
  "(two|three|four|five|six) (breakout|caucus) rooms",
  "(start|starting) at \\d",
  "from \\d{1,2} [a-z]+ \\d{4} to \\d",
  "in (one|two|three|four) weeks?",
  "(electronic|paper|hard|digital) and (electronic|paper|hard|digital)",
  "(have you got|do you have|got) so far",
  "(what|how) (have|do|many|much|long|many rooms|many people) (do )?(you|people|rooms|does)",
  "your (office|offices|rooms|premises) in",
  "(in|at) your (toronto|montreal|miami|ottawa|cayman|grand cayman) (office|offices|rooms|premises)",
  "an (arbitration|in-person|online)",
  "style of cause is",
  "not an? (arbitration|mediation|hearing|examination|case|trial)",
  "(we|you) do",
  "do you (need|have|offer)",
  "sign language",
  "how many hours",
  "at your",
  "that's all",
  "(will|would) be needed",
  "(electronic|paper) copy",
  "fill (all )?(this|that) in",
  "(we|i) act for",
  "we represent the",
  "(represented by|on behalf of|acting for|set-up|call me back)",
  "c'est (un|une) (audience|mediation|arbitrage|reunion|interrogatoire|conference|salle)",
  "l'(arbitre|avocate?|interprete|expert|experte) (unique |de la partie adverse )?est",
  "(le|la) (demandeur|demanderesse|defendeur|defenderesse|mediateur|mediatrice|partie demanderesse|partie defenderesse) est",
  "(representee?s? (maintenant )?par|au nom de la|(la |une )partie adverse|temps reel|stenograph(e|ie) judiciaire)",
  "dans (une|deux|trois|quatre) (jours|semaines?|mois)",
  "en (\\d+|trois|cinq|dix) jours",
  "(douze|quinze|vingt|trente|dix|huit|sept|\\d+) personnes",
  "(je|tu) (veux|voudrais)",
  "nous (agissons pour|representons)",
  "qu'une personne",
  "par contre",
  "numero de dossier",
  "erreur de ma part",
  "s'appelle maintenant",
  "cause est",
  "pas de (cabinet|date|besoins?|preference|firme)",
  "(un arbitrage|une (mediation|audience))",
  "c'est tout",
  "salles? (de|du) (conseil|reunion|caucus|sous-groupes|conference)",
  "(petites|grandes|deux|trois|quatre|cinq) salles",
  "copie (electronique|papier)",
  "ce n'est pas( urgent| une| un| la| le)?",
  "qui agit pour",
  "(dans|a) (votre|vos|nos|notre) (bureau|bureaux|locaux|salles?)( de)?",
  "(votre|vos) (bureau|bureaux|locaux|salles?) de",
  "remplir tout (ca|cela)",
  "(electronique|papier|numerique) et (electronique|papier|numerique)",
  "parler (a|avec) (un|une|quelqu'un)",
  "(me llamo|se llama)",
  "eso es todo",
  "caratula es",
  "(tiene|debe) que ser",
  "tiene que (haber|ser)",
  "(un arbitraje|una (mediacion|audiencia))",
  "(ahora )?esta representad[ao] por",
  "salas? de (juntas|reuniones|audiencias)",
  "copia (electronica|impresa)",
  "(electronica|electronico|papel|impresa|digital) y (electronica|electronico|papel|impresa|digital)",
  "que actua por (el|la)",
  "(en )?su (sede|oficina|sala) de",
  "llenar todo (esto|eso)",
  "no es urgente",
  "(me|nos) llame una (persona|colega)",
  "dentro de (una|dos|tres|cuatro) (semanas?|dias?|mes(es)?)",
  "(representad[ao] (ahora )?por|parte contraria|de la contraparte|en tiempo real|taquigraf[oa] judicial)",
  "(el|la) (arbitr[oa]|mediador|mediadora|demandante|demandada|demandado|parte demandante|parte demandada) es",
];
