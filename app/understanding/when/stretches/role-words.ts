/** Words that say what days are for, as data of three languages. */
import { cueBook } from "#app/understanding/detectors/cues.ts";

/** Words for a day that is kept for the same hearing, in case it runs over. */
export const RESERVE_WORDS =
  "in reserve|reserve date|reserve dates|reserve day|reserve days|spare day|spare days|overflow day|overflow days|overrun day|overrun days|en réserve|qu'en réserve|de réserve|date de réserve|dates de réserve|jour de réserve|journée de réserve|jour de débordement|journée de débordement|de reserva|en reserva|día de reserva|días de reserva";

/** Words for a second choice, in every order; a day in reserve is one of its own kind. */
export const BACKUP_WORDS = `${RESERVE_WORDS}|second choice|2nd choice|second option|2nd option|second preference|2nd preference|as a backup|as backup|as a back-up|the backup|the back-up|a backup|our backup|backup|backups|backup date|backup dates|back-up|back-up date|fallback|a fallback|as a fallback|fallback date|fallback dates|plan b|deuxième choix|second choix|2e choix|2ème choix|2eme choix|2e option|deuxième option|seconde option|de secours|dates de secours|date de secours|de repli|solution de repli|de rechange|date de rechange|dates de rechange|solution de rechange|à défaut|segunda opción|2a opción|2da opción|segunda elección|segunda alternativa|con carácter subsidiario|subsidiariamente|à titre subsidiaire|subsidiairement|de respaldo|como respaldo|fecha de respaldo|fechas de respaldo`;

/** Days that would do next to others. */
export const ALSO_WORDS =
  "is possible too|are possible too|possible too|is fine too|fine too|also possible|est possible aussi|aussi possible|également possible|serait possible aussi|también es posible|también se puede|es posible también|also work|also works|would also work|work too|works too|work as well|works as well|would do as well|irait aussi|irait également|conviendrait aussi|me convient aussi|nous convient aussi|fonctionnerait aussi|también sirve|también me sirve|también nos sirve|también funciona|también podría ser";

/** There is no hearing on a day. */
const NO_HEARING_WORDS =
  "no hearing on|no hearing|no sitting|not sitting|don't sit|do not sit|won't sit|will not sit|won't be sitting|not be sitting|no session|skipping|is off|are off|day off|is dark|are dark|pas d'audience|pas de séance|siège pas|siégeons pas|siégera pas|siégerons pas|relâche|fait relâche|faisons relâche|congé|no hay audiencia|sin audiencia|no sesionamos|no se sesiona|no habrá audiencia|no hay sesión|sin sesión|se descansa|descansamos";
/** What was taken for a day of the hearing is none. */
export const NONE_OF_OURS =
  "not a hearing day|not a hearing date|not a day of the hearing|not a date of the hearing|not the hearing|not hearing days|not part of the hearing|not a day of hearing|no hearing day|no hearing date|isn't a hearing day|isn't a hearing date|isn't a day of the hearing|isn't the hearing|isn't part of the hearing|aren't hearing days|pas un jour d'audience|pas une journée d'audience|pas une date d'audience|pas le jour de l'audience|pas la date de l'audience|pas un jour de l'audience|pas l'audience|pas des jours d'audience|pas partie de l'audience|no es día de audiencia|no es un día de audiencia|no es un día de la audiencia|no es el día de la audiencia|no es fecha de audiencia|no es una fecha de audiencia|no es la fecha de la audiencia|no es la audiencia|no son días de audiencia|no es parte de la audiencia|no forma parte de la audiencia";
export const NO_HEARING = cueBook({ none: NO_HEARING_WORDS });

/**
 * `out`, `gone`: there can be no hearing on them; `none`: there is none. `main`, `chosen`: they are the hearing's. `sitting`: one more of its days. `again`: they are ruled out no
 * more; `none_of_ours`: they never were. A condition (`unless`) makes a second choice of what follows.
 */
export const ROLE_CUES = cueBook({
  backup: `${BACKUP_WORDS}|${ALSO_WORDS}|the alternative|just the alternative|alternative dates|alternate dates|alternative date|alternate date|alternative days|dates alternatives|fechas alternativas|fecha alternativa|l'alternative|la alternativa`,
  none: NO_HEARING_WORDS,
  /** Of the days before them in their clause, and of no others. */
  gone: "in trial|on trial|en procès|en juicio|en trial|off the table|a no-go|no longer works|no longer work|no longer possible|ne va plus|ne vont plus|ne convient plus|n'est plus possible|ne sont plus possibles|ya no puede|ya no pueden|ya no podemos|ya no sirve|ya no sirven|ya no va|ya no es posible|ya no conviene|ya no funciona|ya no",
  /** Of the days right behind them. */
  chosen:
    "let's go with|we'll go with|we will go with|let's take|prenons|on prend|on y va avec|allons-y avec|optons pour|quedémonos con|nos quedamos con|vamos con",
  out: `queda sin efecto|quedan sin efecto|surtout pas|certainly not|definitely not|sobre todo no|ruled out|rule out|ruling out|excluded|exclude|off limits|out of the question|impossible|not possible|not available|unavailable|can't do|cannot do|can not do|cant do|cannot make|can't make|won't work|doesn't work|do not work|does not work|is out|are out|is no good|are no good|is blocked|are blocked|exclu|exclus|exclue|exclues|exclure|pas possible|pas disponible|pas disponibles|indisponible|indisponibles|ne peut pas|ne pouvons pas|ne peux pas|on peut pas|à éviter|hors de question|descartado|descartada|descartados|descartadas|descartar|descartamos|excluido|excluida|excluidos|excluidas|imposible|no podemos|no puedo|no se puede|no disponible|no disponibles|no puede ser|no pueden ser|doesn't because|don't because|doesn't as|no porque|pas parce que|pas car|tampoco puedo|tampoco podemos|tampoco se puede|je ne peux pas non plus`,
  main: "main day|main days|main date|main dates|main one|main ones|first choice|preferred date|preferred dates|the hearing is|the hearing itself is|the hearing dates are|hearing days are|date principale|dates principales|jour principal|jours principaux|premier choix|l'audience est|l'audience reste|fecha principal|fechas principales|día principal|días principales|primera opción|la audiencia es|la audiencia será",
  sitting:
    "day of the hearing|days of the hearing|hearing day|hearing days|part of the hearing|jour de l'audience|jours de l'audience|jour d'audience|jours d'audience|journée d'audience|día de la audiencia|días de la audiencia|día de audiencia|días de audiencia",
  /** Of the days before them, or of nothing that the message names: what was taken for a day of the hearing is none. */
  none_of_ours: NONE_OF_OURS,
  drop: "on oublie|oubliez|oublions|forget it|forget them|forget that|forget those|scrap that|olvídelo|olvídenlo|olvídelos|olvidemos",
  again:
    "works after all|work after all|possible after all|available after all|fine after all|do have after all|after all we can do|redevient possible|de nouveau possible|finalement possible|sí se puede|sí podemos|vuelve a ser posible",
});

/** "The 18th is not a second choice", "I never ruled out …", « n'est plus exclu ». */
export const DENIED =
  /(?<!\p{L})(?:not|never|no longer|n['’]t|isn['’]?t|aren['’]?t|haven['’]?t|didn['’]?t|pas|plus|jamais|no|nunca|ya no|tampoco)(?!\p{L})/iu;
export const ONLY = /(?<!\p{L})(?:only|just|seulement|uniquement|solo|sólo|solamente|únicamente|nada más)(?!\p{L})/iu;
/** What joins days to their role. */
export const IS =
  /^\s*(?:(?:days?|dates?|ones?|jours?|fechas?|d[ií]as?|week|semaine|semana)\s)?(?:is|are|was|were|be|will be|would be|should be|remains?|est|sont|serait|seraient|sera|seront|reste(?:nt)?|devien(?:t|nent)|es|son|sea|sean|ser[ií]an?|ser[áa]n?|queda|:|=)(?!\p{L})/iu;
/** Days that were named before. */
export const THEM =
  /(?<!\p{L})(?:that (?:day|date|week)|those (?:days|dates)|it(?: is|['’]s)?|they(?: are)?|ce jour-là|cette (?:journée|date|semaine)-là|ces (?:jours|dates)-là|es[ea] (?:d[ií]a|fecha|semana)|es[oa]s (?:d[ií]as|fechas)|es (?:el|la|parte))(?!\p{L})/iu;
/** Behind days of a role: what they take the place of. */
export const INSTEAD_OF =
  /^[\s,]*(?:instead of|rather than|in place of|and not|au lieu d(?:u|e|es)|plutôt que|à la place d(?:u|e|es)|en vez de|en lugar de|y no|et non(?: pas)?|not|pas|no)(?:l|\s)?\s*/iu;
/** Behind a denial: what is meant instead, in the same role. */
export const MEANT =
  /^[\s,;–—-]*(?:but\s|mais\s|sino\s|pero\s)?(?:only|just|i meant|we meant|i said|it['’]?s|seulement|juste|c['’]est|je voulais dire|solo|sólo|quise decir|es|sino|el que no podemos es|lo que no podemos es)\s/iu;
export const MEANT_NEXT =
  /[,;–—]\s(?:but\s|mais\s|sino\s|pero\s)?(?:only|just|i meant|we meant|seulement|je voulais dire|solo|sólo|quise decir)\s/iu;
