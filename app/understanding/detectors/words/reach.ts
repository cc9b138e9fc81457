/** How people say whom we are to reach, in three languages together. `them` means somebody who was named before. */
import type { CueWords } from "../cues.ts";

export const REACH_WORDS: CueWords = {
  verb: "call|phone|ring|email|e-mail|write to|reply to|text|use|reach|appelez|appeler|rappeler|rappelez|joindre|rejoindre|joignez|écrivez à|écrire à|répondez à|répondez-moi à moi|répondre à|llamar|llamen|llame|llamar a|llamen a|llame a|escriban a|escriba a|escribir a|respondan a|responder a|avisen a",
  contact:
    "contact for the day|contact on the day|contact person|point of contact|main contact|contact should be|contact will be|get in touch with|get hold of|reach out to|deal with|deal directly with|liaise with|coordinate with|arrange with|go through|everything through|everything further through|anything further through|correspondence to|correspondence should go to|contactez|contacter|communiquez avec|communiquer avec|faites affaire avec|faire affaire avec|traitez avec|adressez-vous à|passez par|tout passe par|la correspondance à|toute correspondance à|voyez avec|voir avec|coordonnez avec|prendre attache avec|prendre contact avec|le contact est|le contact sera|contacten a|contactar a|contactar con|comuníquense con|comunicarse con|comunicarme con mi|traten con|traten directamente con|tratar con|coordinen con|coordinar con|cualquier cosa con|coordinar conmigo|coordinen conmigo|tratar conmigo|comunicarse conmigo|contactar conmigo|todo por medio de|todo a través de|la correspondencia a|cualquier cosa conmigo|notificaciones|notificar a|el contacto es|el contacto será|dirigirse a|diríjanse a",
  them: "call her|call him|call them|reach her|reach him|phone her|phone him|email her|email him|l'appeler|la rappeler|le rappeler|la joindre|le joindre|la rejoindre|le rejoindre|appelez-la|appelez-le|joignez-la|joignez-le|lui écrire|écrivez-lui|llamarlo|llamarla|llámenlo|llámenla|llámelo|llámela|contactarlo|contactarla|escribirle|escríbanle|localizarlo|localizarla",
};
/** Before the name of whom somebody writes for. */
export const BOSS_WORDS: CueWords = {
  boss: "on behalf of|assistant to|assistant of|assistant for|clerk to|secretary to|my boss|de la part de|adjointe de|adjoint de|assistante de|secrétaire de|mon patron|ma patronne|de parte de|de parte del|secretaria de|secretaria del|asistente de|asistente del|mi jefe|mi jefa",
};
/** Between the verb and the name. */
export const REACH_LINKS =
  "please directly my our the a assistant assistants paralegal secretary clerk student boss colleague associate partner lawyer him her me not and is will be with to at on through svp directement mon ma notre adjointe adjoint assistante assistant secretaire parajuriste stagiaire patron patronne collegue associee associe moi meme a au le la est avec plutot directamente mi nuestra nuestro asistente secretaria secretario pasante jefe jefa colega socio socia conmigo el al es con por favor tel cel mr mrs ms dr me m mme sr sra dra lic ing then instead".split(
    " ",
  );
/** Before the verb these say what somebody does, and ask nothing of us. */
export const SUBJECTS = "no i we he she they will ll je nous il elle on vais yo nosotros el ella voy va did to room".split(" ");

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
