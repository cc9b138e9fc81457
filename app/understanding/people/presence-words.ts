/** Words for who is in the room, and for the days on which they are, in three languages together. */
import type { CueWords } from "../detectors/cues.ts";

/** Of somebody who is in the room. */
export const HERE_WORDS: CueWords = {
  here: "there|here|présent|présente|allí|ahí|aquí|presente|in person|in the room|on site|onsite|physically|sur place|en salle|dans la salle|en personne|en présentiel|présentiel|physiquement|en sala|en la sala|presencial|presencialmente|de manera presencial|de forma presencial|en persona|físicamente",
};
/** Of days that are not named: the others, and all. */
export const DAYS_UNNAMED: CueWords = {
  others: "otherwise|the rest|the rest of the time|from then on|sinon|le reste|le reste du temps|par la suite|si no|el resto|por lo demás",
  all: "throughout|the whole time|all along|du début à la fin|tout du long|tout le temps|todo el tiempo|de principio a fin",
};
