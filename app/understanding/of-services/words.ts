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

/** Kinds of meals that people eat or do not eat: the words of each kind. */
export const DIETS: Readonly<Record<string, string>> = {
  halal: "halal|hallal",
  kosher: "kosher|casher|cachère|kasher|cacher",
  vegan: "vegan|vegans|végane|véganes|végan|végans|végétalien|végétaliens|végétalienne|végétaliennes|vegano|vegana|veganos|veganas",
  vegetarian:
    "vegetarian|vegetarians|veggie|veggies|végétarien|végétariens|végétarienne|végétariennes|végé|végés|vegetariano|vegetariana|vegetarianos|vegetarianas",
  gluten: "gluten-free|gluten free|celiac|coeliac|celiacs|sans gluten|cœliaque|coeliaques|sin gluten|celíaco|celíaca|celíacos|celíacas",
  nuts: "nut-free|nut free|sans noix|sans arachides|sin nueces|sin frutos secos",
  lactose: "lactose-free|lactose free|dairy-free|dairy free|sans lactose|sin lactosa",
  pork: "no pork|pork-free|sans porc|sin cerdo",
  fish: "pescatarian|pescatarians|pescétarien|pescétariens|pescetariano|pescetarianos",
  diabetic: "diabetic|diabetics|diabétique|diabétiques|diabético|diabéticos|diabética|diabéticas",
};
export const TO_EAT: Readonly<Record<string, string>> = {
  lunch: "lunch|lunches|dîner|dîners|déjeuner|déjeuners|boîte à lunch|boîtes à lunch|almuerzo|almuerzos",
  breakfast: "breakfast|breakfasts|petit-déjeuner|petits-déjeuners|desayuno|desayunos",
  coffee: "coffee|coffees|café|cafés",
  sandwich: "sandwich|sandwiches|sandwichs|sándwich|sándwiches|bocadillo|bocadillos",
  snack: "snack|snacks|collation|collations|merienda|meriendas|refrigerio|refrigerios",
  meal: "meal|meals|repas|comida|comidas|menú|menús",
};

/** Right before a number that was noted: "not two". */
export const NOT_SO_MANY =
  /(?:(?<![a-z])(?:not|no|pas|non|et non|instead of|rather than|au lieu d[eu']|plutot que|en lugar de|en vez de|was|were|etait|eran)\s*)$/u;
/** On top of what is noted. */
export const MORE_OF = /(?<![a-z])(?:more|extra|additional|further|another|de plus|supplementaires?|mas|adicionales)(?![a-z])/u;
