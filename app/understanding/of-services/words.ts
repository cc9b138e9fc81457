/** Words of clauses that say when a service is wanted, in English, French and Spanish, without accents. */

/** Next to a time they say nothing else. */
export const FILLERS: ReadonlySet<string> = new Set(
  `only just alone but and on the for from to until till not no instead of day days please then also too in at morning afternoon
  seulement uniquement juste seul mais et le la les l pour de du des a au aux jusqu pas non au lieu jour jours svp aussi en matin apres midi
  solo solamente unicamente nada mas pero y e el los las para desde hasta por favor lugar dia dias tambien en manana tarde that is which wants
  yes si oui quiero want would needed c est es`.split(/\s+/),
);

/** The time is taken back: "not 9:30 to noon". */
export const DENIED_TIME =
  /^\s*(?:(?:and|et|y)\s+)?(?:not|no|pas|non|instead of|rather than|au lieu d|plutot que|en lugar de|en vez de)(?![a-z])/u;

/** Of when the hearing is, of somebody who comes, or of a price: no time of the service that is named next to it. */
export const NO_SERVICE_TIME =
  /(?<![a-z])(?:hearing|hearings|sitting|sittings|sit|session|sessions|start|starts|begin|begins|finish|finishes|ends|audience|seance|seances|siege|commence\w*|debut\w*|finit|termine\w*|audiencia|audiencias|sesion|sesiones|empez\w*|empiez\w*|comienz\w*|comenz\w*|termin\w*|move|moved|deplace\w*|mover|mueva\w*|cost|costs|price|prix|cout\w*|combien|cuanto|cuesta|precio|rate|invoice)(?![a-z])/u;
