/** Words with which people ask us for an arbitrator or a mediator, each class in three languages. */
import type { CueWords } from "../detectors/cues.ts";

export const NEUTRAL_WORDS: CueWords = {
  arbitrator: "arbitrator|arbitre|árbitro|árbitra",
  mediator: "mediator|médiateur|médiatrice|mediador|mediadora",
  neutral: "neutral|neutre|tercero neutral",
};

export const WANTED_WORDS: CueWords = {
  /** None is there yet. */
  lacks:
    "no|don't have|dont have|do not have|haven't|have not|haven't got|not have|without|need|needs|don't know any|looking for|pas|pas de|pas d'|n'avons pas|n'ai pas|sans|aucun|aucune|besoin|cherche|cherchons|il nous faut|il nous faudrait|faudrait|no tenemos|no tengo|sin|necesitamos|necesito|buscamos|busco|todavía no|aún no|hace falta",
  /** We are to find one. */
  find: "find us|find me|find one|find an|find a|get us|get me|suggest|propose|recommend|provide one|provide us|provide an|provide a|supply one|do you have one|do you have an|do you have a|do you have any|have you got one|one we can use|one we could use|name one|appoint one|assign one|assign us|put us in touch with|nous en trouver|nous trouver|me trouver|m'en trouver|en trouver un|en trouver une|trouver un|trouver une|proposer|proposez|suggérer|suggérez|recommander|recommandez|en avez-vous|en auriez-vous|avez-vous un|avez-vous une|auriez-vous un|auriez-vous une|nous en fournir|fournir un|fournir une|nous en désigner|désigner un|désigner une|nos consiguen|nos consigan|nos pueden conseguir|pueden conseguir|podrían conseguir|consíganos|consígannos|nos buscan|encontrar uno|encontrar una|encontrarnos|encontrarme|proponer|propongan|proponernos|proponerme|sugerir|sugieran|recomendar|recomienden|recomiendan|tienen uno|tienen una|tienen un|tienen alguno|tienen alguna|asignar|asignen|nos facilitan|nos proporcionan",
  /** Said besides: the visitor has nobody in mind. */
  "knows none":
    "don't know any|dont know any|know none|don't know one|don't know anyone|j'en connais pas|n'en connais pas|n'en connais aucun|n'en connaissons pas|connais personne|no conozco a ninguno|no conozco ninguno|no conocemos ninguno|no conocemos a ninguno|no conozco a nadie",
  /** What that person has to be or to speak. */
  bilingual: "bilingual|bilingue|bilingüe",
  speaks:
    "who speaks|speaking|who can speak|fluent in|qui parle|parlant|qui parlerait|que hable|que hablen|que habla|de habla|english-speaking|french-speaking|spanish-speaking|anglophone|francophone|hispanophone|hispanohablante",
};
