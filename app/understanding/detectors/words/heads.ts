/** How people count who sits in the room, in three languages together. */
import type { CueWords } from "../cues.ts";

export const HEAD_WORDS: CueWords = {
  side: "a side|per side|each side|on each side|per party|each party|for each side|for each party|by side|par partie|par côté|de chaque côté|de part et d'autre|chaque partie|de chaque bord|chaque bord|por parte|por cada parte|por lado|por cada lado|por bando|de cada lado|de cada parte|cada parte|cada lado",
  room: "in the room|in room|in total|total|in all|altogether|around the table|at the table|seat|seats|chairs|on site|in person|physically present|en salle|dans la salle|sur place|en tout|au total|autour de la table|chaises|places|places assises|pers|en personne|counting|including|y compris|en comptant|contando|incluyendo|incluidos|en sala|en la sala|en total|en persona|presencialmente|asientos|sillas|lugares|alrededor de la mesa|presentes",
  noun: "men|women|gentlemen|ladies|hommes|femmes|messieurs|dames|hombres|mujeres|señores|señoras|caballeros|damas",
  self: "only for me|just for me|for me alone|for myself|for myself alone|seulement pour moi|juste pour moi|pour moi seul|pour moi seule|rien que pour moi|solo para mí|sólo para mí|solamente para mí|únicamente para mí|nada más para mí",
  before:
    "seats|room that seats|seating for|space for|room for|une salle pour|salle pour|sala para|max|maximum|no more than|not more than|pas plus de|no pasamos de|no más de|nous serons|on sera|seremos|seríamos",
};
/** Before a count these make it the whole. */
export const TOTALS = "total all altogether so thus making makes around table donc tout autour au entonces asi suman quedan en".split(" ");
/** Words that no count of people precedes. */
export const NO_PEOPLE =
  "day days jour dia hour hours heure hora week semaine semana room salle sala breakout document exhibit dollar dollars year an ano month mois mes minute minuto".split(
    " ",
  );
/** A part of the people: "the other side, two people", "eux 5". */
export const OF_A_PART =
  "other side their they opposing claimant respondent plaintiff defendant autre partie adverse eux demandeur defendeur demanderesse defenderesse contraparte ellos otra otro demandante demandada demandado".split(
    " ",
  );
export const SECOND_THOUGHTS =
  "no wait sorry actually rather non plutot attendez pardon perdon mejor espere correction scratch enfin ¬".split(" ");
