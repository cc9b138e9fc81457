/** Words of handing on somebody else's text, and of letters that are written to others than us. */
import type { CueWords } from "../cues.ts";

/** In the line above a text: that it is handed on, or came from somebody. */
export const HANDED_WORDS: CueWords = {
  handed: `paste|pasting|pasted|pasting what|forwarding|forwarded|copying|copied|below|came by|sent|wrote|received|got this|here it is|
    je colle|je vous colle|transfère|je transfère|collé|ci-joint|ci-dessous|reçu|copie|courriel reçu|réponse de|
    pego|les pego|reenvío|les reenvío|copio|le copio|mandó|llegó|contestó|pasó|puso|colgó|copio y pego|transcribo|dice`,
};

/** How a text begins that a machine wrote or took down. */
export const MACHINE_WORDS: CueWords = {
  machine: `auto-reply|auto reply|automatic reply|out of office|voicemail|voicemail transcription|réponse automatique|message vocal|
    respuesta automática|mensaje de voz`,
};

/** Who is greeted so is none of us. */
export const ADDRESSEE_WORDS: CueWords = {
  addressee: `counsel|all counsel|colleagues|parties|members of the tribunal|friends of the tribunal|all|everyone|parents|gents|
    brothers and sisters|confrère|confrères|honorable confrère|consoeur|consœur|chère consoeur|collègues|amis|tous|toutes|parties|maître|
    madame l'arbitre|monsieur l'arbitre|docteur|letrado|letrada|letrados|colega|colegas|compañero|compañera|compañeros|partes|cliente|clienta|
    señor árbitro|señora árbitra|todos`,
  greeting: `dear|hi|hello|good morning|good afternoon|esteemed|cher|chère|chers|chères|mon cher|ma chère|mes chers|mes chères|bonjour|à|
    estimado|estimada|estimados|estimadas|querido|querida|queridos|respetado|respetada|distinguido|distinguida`,
};
