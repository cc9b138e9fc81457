/** Words with which people speak of the request itself: its parts, showing them, mending them. Each class in three languages. */
import type { CueWords } from "../detectors/cues.ts";
import type { Part } from "./part.ts";

/** What each part of a request is called. */
export const PART_WORDS = {
  days: "date|day|which days|dates of the hearing|jour|journée|fecha|día",
  hours:
    "hour|time|start time|starting time|end time|finish time|heure de fin|heure de début|hora de fin|hora de término|hora de inicio|heure|hora|horario",
  place: "city|place|venue|location|ville|lieu|endroit|établissement|ciudad|lugar|sede",
  format: "format|formule|mode|modalidad|formato",
  kind: "proceeding|type of hearing|type of proceeding|procédure|type d'audience|procedimiento|tipo de audiencia",
  matter:
    "matter|the matter|subject matter|subject of the dispute|subject|matter field|description of the matter|case description|affaire|objet du litige|objet du différend|objet|description de l'affaire|asunto|objeto del litigio|objeto de la disputa|objeto|descripción del asunto",
  needs:
    "to prepare|special requirements|requirements|needs|special needs|à prévoir|besoins particuliers|besoins|por preparar|necesidades especiales|necesidades|requerimientos",
  meals: "catering|meals|meal|repas|traiteur|comida|comidas",
  firm: "law firm|firm|firm name|company name|cabinet|nom du cabinet|étude|despacho|nombre del despacho|bufete|firma",
  name: "name|contact name|my name|nom|mon nom|nom du contact|nombre|mi nombre|nombre del contacto",
  email: "e-mail|email|e-mail address|email address|courriel|adresse courriel|correo|correo electrónico",
  phone: "phone|phone number|telephone|number to call|téléphone|numéro de téléphone|numéro|teléfono|número de teléfono|número",
  people:
    "headcount|head count|number of people|number of participants|number of attendees|how many people|nombre de participants|nombre de participantes|número de participantes|número de asistentes|nombre de personnes|combien de personnes|número de personas|cuántas personas",
  persons: "participants|attendees|list of participants|participantes|asistentes|lista de participantes",
  second:
    "reserve day|reserve days|reserve date|spare day|overflow day|overrun day|day in reserve|jour de réserve|journée de réserve|date de réserve|jour en réserve|día de reserva|fecha de reserva|día en reserva|second choice|backup date|backup day|backup|alternative date|alternative day|plan b|deuxième choix|second choix|2e choix|date de rechange|date de repli|segunda opción|opción alterna|segunda fecha|fecha alterna|fecha de respaldo",
  remarks: "remark|remarks|notes for staff|remarques|observations|observaciones|comentarios",
  file: "court file number|court file|file number|docket number|docket|numéro de dossier de la cour|numéro de dossier|numéro de cour|dossier de cour|número de expediente|expediente|número de causa|número de caso",
  ownFile:
    "our ref|our reference|our reference number|our file number|our matter number|our own file number|own file number|notre référence|notre numéro de dossier|notre numéro interne|nuestra referencia|nuestro número de expediente|nuestro expediente interno|nuestro número interno",
  contract:
    "contract number|purchase order|purchase order number|po number|numéro de contrat|bon de commande|numéro de bon de commande|número de contrato|orden de compra|número de orden de compra",
  style: "style of cause|case name|intitulé de la cause|intitulé|carátula|nombre del caso",
} satisfies Record<Exclude<Part, MendedPart>, string>;

/** What is a part of the request only where somebody mends it. */
type MendedPart =
  | "breakouts"
  | "claimant"
  | "respondent"
  | "claimantFirm"
  | "respondentFirm"
  | "neutral"
  | "costs"
  | "zone"
  | "length"
  | "setup"
  | "reach";

/** Parts that are named to mend them, and that are something else in a question ("have you got breakout rooms?"). */
export const MENDED_PART_WORDS = {
  remarks:
    "that note|this note|the note|the last note|last note|my note|your note|the notes|all notes|all the notes|that remark|the remark|all remarks|that comment|the comment|the comments|cette note|la note|les notes|toutes les notes|la dernière note|cette remarque|la remarque|les remarques|toutes les remarques|ce commentaire|le commentaire|les commentaires|esa nota|esta nota|la nota|las notas|todas las notas|la última nota|ese comentario|el comentario|los comentarios|esa observación|la observación|la última observación|las observaciones|todas las observaciones",
  breakouts:
    "breakout room|breakout|caucus room|number of breakout rooms|salle de retrait|salle de repli|salle de caucus|nombre de salles de retrait|sala auxiliar|salas auxiliares|sala de retiro|número de salas auxiliares",
  people: "room for|people in the room|salle pour|personnes en salle|sala para|personas en la sala",
  claimant:
    "claimant|claimant name|claimant's name|name of the claimant|plaintiff|applicant|demandeur|demanderesse|nom du demandeur|nom de la demanderesse|demandante|parte demandante|nombre del demandante|actora",
  respondent:
    "respondent|respondent name|respondent's name|name of the respondent|defendant|défendeur|défenderesse|nom du défendeur|nom de la défenderesse|demandado|demandada|parte demandada|nombre del demandado",
  claimantFirm:
    "claimant firm|claimant's firm|claimant law firm|claimant's law firm|firm of the claimant|firm for the claimant|law firm of the claimant|law firm for the claimant|cabinet de la partie demanderesse|cabinet du demandeur|cabinet de la demanderesse|despacho de la parte demandante|despacho del demandante|despacho de la demandante|bufete de la parte demandante|bufete del demandante|firma de la parte demandante",
  respondentFirm:
    "respondent firm|respondent's firm|respondent law firm|respondent's law firm|firm of the respondent|firm for the respondent|law firm of the respondent|law firm for the respondent|cabinet de la partie défenderesse|cabinet du défendeur|cabinet de la défenderesse|despacho de la parte demandada|despacho del demandado|despacho de la demandada|bufete de la parte demandada|bufete del demandado|firma de la parte demandada",
  neutral:
    "arbitrator|mediator|judge|arbitrator's name|mediator's name|arbitrator name|mediator name|name of the arbitrator|name of the mediator|arbitre|médiateur|médiatrice|nom de l'arbitre|nom du médiateur|nom de la médiatrice|árbitro|árbitra|mediador|mediadora|nombre del árbitro|nombre del mediador|nombre de la mediadora",
  costs: "cost split|split of costs|sharing of costs|partage des frais|répartition des frais|reparto de costos|división de costos",
  zone: "time zone|timezone|fuseau horaire|fuseau|zona horaria|huso horario",
  length: "length|duration|durée|duración",
  setup: "setup|room setup|layout|disposition|disposition de la salle|disposición|montaje",
} satisfies Record<Exclude<MendedPart, "reach"> | "remarks" | "people", string>;

const combined = (heads: string, verbs: string): string =>
  heads
    .split("|")
    .flatMap((head) => verbs.split("|").map((verb) => head.replace("_", verb)))
    .join("|");
/** Nobody has been chosen yet: "not yet appointed", « reste à désigner », «por designar». */
const NOT_CHOSEN = [
  combined(
    "not _|not _ yet|not yet _|not been _|not been _ yet|not yet been _|isn't _ yet|isn't _|hasn't been _|hasn't been _ yet|haven't _|haven't _ yet|to be _|still to be _|yet to be _|will be _ later",
    "chosen|named|appointed|selected|designated|picked|decided|determined|agreed|confirmed|assigned|nominated|known",
  ),
  combined(
    "pas encore _|pas encore été _|toujours pas _|encore non _|pas _",
    "choisi|choisie|choisis|nommé|nommée|nommés|désigné|désignée|désignés|connu|connue|sélectionné|sélectionnée|décidé|déterminé|confirmé|confirmée|retenu|retenue",
  ),
  combined("à _|reste à _|est à _|encore à _", "choisir|nommer|désigner|déterminer|confirmer|décider|préciser|convenir"),
  combined(
    "aún no _|todavía no _|aún no está _|todavía no está _|no está _|no está _ aún|no está _ todavía|aún no se ha _|todavía no se ha _|no se ha _|no se ha _ aún|no ha sido _|aún no ha sido _|aún no fue _|todavía no fue _|aún no hemos _|todavía no hemos _|no hemos _|sin _",
    "designado|designada|nombrado|nombrada|elegido|elegida|escogido|escogida|definido|definida|decidido|decidida|confirmado|confirmada|determinado",
  ),
  combined("por _|sin _|falta _|está por _|queda por _", "designar|nombrar|elegir|escoger|definir|confirmar|determinar|decidir"),
  "tbd|tba|tbc|to be advised|none yet|nobody yet|no one yet|pas encore|aún no|todavía no",
].join("|");

/** What is said later; `who` says it, and says nothing more by it. */
export const FOLLOWING_WORDS: CueWords = {
  later: `${NOT_CHOSEN}|will follow|will follow later|to follow|follows later|will come later|comes later|later|will be given later|will be provided later|will be confirmed|tell you later|let you know later|give it later|give you that later|send it later|not decided yet|isn't decided yet|not fixed yet|not known yet|suivra|suivront|à suivre|plus tard|viendra plus tard|donnerai plus tard|dirai plus tard|donnerons plus tard|dirons plus tard|communiquerai plus tard|n'est pas encore décidé|n'est pas encore fixé|pas encore connu|después|más tarde|luego|más adelante|lo daré después|se lo daré después|lo doy después|se lo doy después|lo diré después|se lo digo después|queda para después|para después|aún no se sabe|todavía no se sabe`,
  who: "n'est|n'a|n'avons|n'ont|n'|est|sera|son|es|está|has|have|is|are|was|will be|by the parties|by the court|by the institution|by the centre|par les parties|par le centre|par la cour|por las partes|por el centro|por la corte|por la institución|jointly|soon|conjointement|bientôt|a|au|al|an|un|una|une|the|our|notre|nuestro|nuestra|sole|single|unique|único|única|seul|i'll|i will|we'll|we will|i'll tell|i|we|je|j'|je vous|je vous le|je vous la|je vous les|nous vous|nous vous le|nous|on|le|la|les|cela|ça|ce|yo|se lo|se la|se los|lo|daré|diré|doy|digo|daremos|enviaré|mando|name of|nom du|nom de|nombre del|nombre de|them|that|it|both|other|others|l'|del|de la|des|law|names|noms|nombres",
  /** Of whom it is said: people come later. */
  people: "they|he|she|ils|elles|elle|ellos|ellas|ella",
};

/** What a message does to see the request. */
export const SHOW_WORDS: CueWords = {
  show: "show|show me|show us|let me see|see|read me|read it back|read back|read it out|tell me|remind me|give me|summarise|summarize|recap|go over|go through|check|double check|review|verify|look at|look over|view|lire|leer|leerme|montrez|montrez-moi|montre-moi|montre|montrer|voir|affichez|afficher|relire|relisez-moi|rappelez-moi|dites-moi|dire|résumez|résumer|récapitulez|récapituler|vérifier|revoir|donnez-moi|muestre|muestra|me muestra|muéstreme|muéstrame|muéstrenme|mostrar|mostrarme|enséñeme|enseñarme|enseñar|ver|revisar|dígame|decirme|léame|resuma|resumir|resúmame|recuérdeme|verificar|comprobar",
  whole:
    "summary|overview|recap|whole request|my request|our request|the request|the draft|what you have|what you have so far|what you've got|what you have got|what you noted|what you've noted|what you have noted|what is noted|what's noted|what was noted|what you wrote|what you put down|what i told you|what i sent|what i have sent|all the details|all you have|everything you have|everything so far|résumé|récapitulatif|récap|ma demande|notre demande|la demande|ce que vous avez|ce que vous avez noté|ce que vous avez mis|ce qui est noté|ce qui est inscrit|ce que j'ai envoyé|ce que j'ai transmis|ce que tu as noté|tout ce que vous avez|mi solicitud|nuestra solicitud|la solicitud|resumen|lo que tiene|lo que tienen|lo que tiene anotado|lo que tienen anotado|lo que han anotado|lo que han puesto|lo anotado|lo que anotó|lo que anotaron|lo que envié|lo que mandé|lo que he enviado|cómo quedó todo|cómo va todo|todo lo anotado|todo lo que tiene",
  state:
    "state of|current state|exact state|where are we|where do we stand|what does|look like|où en est|où en sommes-nous|l'état|état|état exact|de quoi a l'air|estado|cómo está|cómo quedó|cómo está quedando|en qué quedó|cómo queda|cómo va",
  asks: "what|which|who|when|where|how many|at what|what's|is it|is the|do you|have you|did you|can you|could you|qu'|qu'est-ce que|quoi|quel|quelle|quels|quelles|qui|quand|où|combien|c'est quoi|avez-vous|est-ce|qué|que|cuál|cuáles|quién|cuándo|dónde|cuántos|cuántas|a qué|tienen|tiene|pueden|puede",
  noted:
    "noted|put down|have down|got down|written down|wrote down|recorded|on file|on record|in my request|in the request|on the request|in the summary|you have there|have there|you have now|have now|you have for me|have for me|have for us|you have|you've got|have you got|have you put|you have put|did you put|you put|did you note|did you write|did you take down|entered|avez-vous noté|vous avez noté|vous avez là|avez-vous là|vous avez mis|avez-vous mis|avez mis|avez inscrit|vous avez|inscrit|inscrite|est noté|est notée|noté|notée|dans ma demande|dans la demande|au dossier|avez-vous pour moi|retenu|retenue|tiene anotado|tienen anotado|tiene anotada|tienen anotada|anotado|anotada|anotaron|anotó|apuntado|apuntada|apuntaron|han puesto|ha puesto|pusieron|puso|pusiste|tienen puesto|tiene puesto|está puesto|está puesta|quedó|quedó anotada|quedó anotado|en mi solicitud|en la solicitud|tienen ahí|tiene ahí|tienen ahora|registrado|registrada|me pusieron",
  offer: "do you have|avez-vous|tienen|tiene",
  still:
    "still|still say|toujours|encore|reste|reste-t-il|reste-tu|restent|est-ce bien|c'est bien|sigue|siguen|sigue siendo|todavía|aún|es correcto que|continúa",
  sending:
    "before sending|before i send|before you send|before we send|before it is sent|before it goes|before submitting|before you submit|avant envoi|avant l'envoi|avant d'envoyer|avant que j'envoie|avant de transmettre|avant de l'envoyer|avant de la transmettre|avant transmission|antes de enviar|antes de enviarla|antes de enviarlo|antes de mandar|antes de mandarla|antes del envío|antes de que la envíe",
};

/** What speaks of something else than the request as it is noted. */
export const NOT_SHOWN_WORDS: CueWords = {
  other:
    "happens|happen|se passe|passe t il|pasa|sucede|ocurre|below|attached|enclosed|following|free|available|availability|open|opening|possible|left|taken|cost|price|ci-dessous|ci-joint|ci-joints|suivant|suivante|libre|libres|disponible|disponibles|disponibilité|ouvert|ouverte|ouverts|coût|prix|coûte|abajo|adjunto|adjunta|siguiente|libres|disponibilidad|abierto|abierta|posible|precio|cuesta|copy|copie|copia",
  may: "can i change|may i change|can we change|can i move|can we move|can i add|can we add|can i still|can we still|could i still|puis-je|peut-on|pouvons-nous|puedo|podemos|se puede|do i|do we|dois-je|devons-nous|tengo que|tenemos que",
};

/** What mends a part of the request. */
export const MEND_WORDS: CueWords = {
  write:
    "put|write|enter|type|note|say|call it|change|replace|use|set|make|leave|keep|mettez|mettre|inscrivez|inscrire|écrivez|écrire|notez|noter|indiquez|indiquer|remplacez|remplacer|changez|changer|laissez|laisser|gardez|saisissez|ponga|pongan|poner|escriba|escriban|escribir|anote|anoten|anotar|indique|indiquen|reemplace|reemplacen|cambie|cambien|cambiar|deje|dejen|dejar|sustituya",
  erase:
    "erase|clear|delete|remove|empty|wipe|take|take out|take off|drop|forget|forget about|scrap|scratch|strike|cross out|get rid of|leave out|effacez|efface|effacer|supprimez|supprime|supprimer|videz|vider|enlevez|enlève|enlever|retirez|retire|retirer|ôtez|oubliez|oublie|rayez|laissez tomber|laisse tomber|borre|borra|borren|borrar|bórrela|bórrelo|elimine|elimina|eliminen|quite|quita|quiten|quitar|quítele|quítale|quítela|quítelo|saque|saca|sacá|saquen|olvide|olvida|olvídese de|descarte|tache|vacíe|vacíen",
  /** With a no, what was wanted is wanted no longer. */
  ended:
    "after all|anymore|any more|no longer|in the end|finalement|au final|en fin de compte|plus besoin|n'est plus|ne sont plus|al final|finalmente|ya no|siempre no|después de todo",
  no: "no|not|never|don't|dont|doesn't|isn't|isnt|aren't|arent|wasn't|didn't|won't|without|pas|jamais|aucun|aucune|sans|non|ne|n'|plus de|plus d'|plus besoin|plus aucun|plus aucune|veux plus|veut plus|voulons plus|faut plus|nunca|ningún|ninguna|ninguno|sin|tampoco|nada de",
  /** Between what takes its place and what is taken back. */
  not: "not|and not|et non|et non pas|non|pas|et pas|y no|no|instead of|rather than|plutôt que|au lieu de|en lugar de|en vez de",
  but: "but|mais|sino",
  /** The same after a comma: "not X, it's Y". */
  is_rather:
    "c'est|c'était|es|son|somos|seremos|it's|it is|they're|they are|he's|she's|we are|we're|we'll be|nous sommes|on est|on sera|nous serons",
  /** A changed mind. */
  rethinks: "actually|on second thought|finalement|en fait|réflexion faite|en realidad|pensándolo bien|mejor",
  more: "also|too|as well|in addition|aussi|également|en plus|también|además",
  off: "off|out",
  none: "none|aucun|aucune|ninguno|ninguna|nada|n/a",
  /** Something is not as it should be, whatever it is. */
  amiss:
    "something is wrong|something's wrong|something is off|something's off|something is not right|something isn't right|there is a mistake|there's a mistake|there is an error|there's an error|not quite right|doesn't look right|change something|fix something|correct something|quelque chose ne va pas|quelque chose cloche|il y a une erreur|il y a une faute|changer quelque chose|modifier quelque chose|corriger quelque chose|algo está mal|algo no está bien|hay un error|hay errores|cambiar algo|modificar algo|corregir algo",
  becomes:
    "should only say|should only read|should just say|should just read|should say|should read|should only be|should just be|should be|make it|make that|change it to|change that to|switch it to|mettez plutôt|changez pour|cámbielo a|cámbialo a|que sean|must say|must read|must be|ought to read|only says|reads|as follows|instead|to|with|doit seulement dire|doit seulement se lire|doit simplement dire|doit dire|doit se lire|doit être|devrait se lire|devrait dire|devrait être|par|debe decir|debería decir|debe decir solo|debe decir solamente|debe ser|debería ser|debe leerse|solo debe decir|por|a",
  is: "is|was|est|es",
  wrong:
    "wrong|incorrect|not right|mistake|error|correction|correct|fix|i meant|not|rectifier|rectifie|rectification|corrigez|corriger|corrige|erreur|erronée|erroné|inexact|inexacte|pas|corregir|corrija|corrijo|corrección|error|equivocado|equivocada|mal|no",
};

/** Before an order at the head of its clause. */
export const ORDER_LEADS =
  "please pls kindly just also so then and but now ok okay actually can could would you we i want like d to let s us no sorry wait oh svp veuillez pouvez pourriez vous peux tu merci de et pis puis alors aussi donc non finalement je voudrais on aimerait por favor puede pueden podria y entonces tambien ahora ya le dije quiero quisiera no perdon ay pero mais todo bien tout est bon".split(
    " ",
  );

/** How the request or its form is spoken of: no matter of a dispute, and no need. */
export const META_WORDS: CueWords = {
  denies:
    "it is not|it's not|its not|that is not|that's not|this is not|il ne s'agit pas|ce n'est pas|c'est pas|cela n'est pas|ça n'est pas|no se trata de|no es un|no es una|eso no es",
  form: "field|the field|box|the box|summary|your summary|champ|le champ|case|rubrique|résumé|récapitulatif|formule de politesse|campo|el campo|casilla|resumen|fórmula de cortesía",
};

/** Formulas that close a letter: a class of each in one sentence. */
export const FORMULA_WORDS: CueWords = {
  /** Of the cards and forms of the talk, where there is too much of them. */
  cards: "box|boxes|field|fields|case|cases|champ|champs|casilla|casillas|campo|campos",
  many: "too many|so many|way too many|that many|que de|trop de|tant de|tellement de|demasiadas|demasiados|tantas|tantos|cuántas|cuántos",
  give: "prie|agréer|accepter|accepte|recevoir|recevez|veuillez|croire|croyez|vous adresse|reciba|reciban|reciba usted|aprovecho|hago propicia|quedo|quedamos|sin otro particular|sin más por el momento|le saluda|les saluda|remain|we remain|i remain|please accept|accept",
  regards:
    "salutations|salutations distinguées|sentiments|sentiments distingués|considération|considération distinguée|respectueuses|respectueux|cordialement|saludo|saludos|cordial saludo|cordiales saludos|atentamente|atento|atenta|afectuoso|consideración|yours|faithfully|sincerely|truly|assurances|regards|consideration|obedient",
};

/** Who is to be called or written to, and how. */
export const REACH_WORDS: CueWords = {
  call: "call|calls|calling|phone|telephone|ring|phone call|phone calls|appel|appels|appelez|appeler|appelez-moi|m'appeler|rappelez|rappelez-moi|me rappeler|téléphonez|téléphoner|téléphone|coup de fil|llamen|llame|llamar|llámeme|llámenme|llamarme|llamada|llamadas|telefonear|por teléfono|par téléphone|by phone",
  "call me":
    "call me|call me back|phone me|ring me|reach me|call us|call us back|reach us|phone us|get me|call back|give me a call|give us a call|to call|free to talk|can talk|can take a call|take calls|take a call|available by phone|appelez-moi|appelez-nous|m'appeler|nous appeler|rappelez-moi|rappelez-nous|me rappeler|nous rappeler|me joindre|nous joindre|joignable|téléphonez-moi|me téléphoner|appeler|llámeme|llámenme|llámennos|llamarme|llamarnos|me llamen|me llame|me pueden llamar|me puede llamar|localizarme|localizable|que me llamen|llamen|llame|llamar|contestar el teléfono|contestar llamadas",
  no: "no|not|don't|dont|do not|never|without|rather than|instead of|pas|ne|n'|jamais|sans|plutôt que|au lieu de|nada de|sin|nunca|en vez de|en lugar de|tampoco",
  mail: "e-mail|email|mail|e-mails|emails|in writing|by e-mail|by email|courriel|par courriel|par écrit|correo|por correo|por escrito|correo electrónico",
  only: "only|just|solely|exclusively|seulement|uniquement|exclusivement|juste|solo|sólo|solamente|únicamente|nada más",
  rather:
    "instead|prefer|preferably|please|rather|better|plutôt|de préférence|préfère|préférable|mieux|svp|s'il vous plaît|mejor|prefiero|preferiría|de preferencia|preferentemente|por favor",
  write:
    "write|writing|write to me|write me|email me|e-mail me|answer by|reply by|contact me by|reach me by|écrivez|écrivez-moi|m'écrivez|m'écrire|écrire|répondez|répondez-moi|joignez-moi|escriban|escriba|escribir|me escriban|me escriba|escríbame|escríbanme|escribirme|contáctenme|contácteme|respondan|comuníquense",
  prefer:
    "prefer|preferably|i'd rather|would rather|better by|best by|préfère|préférerais|de préférence|j'aime mieux|prefiero|preferiría|de preferencia|preferentemente|mejor por",
  /** Ways that have no name of ours. */
  channel:
    "whatsapp|text me|text us|texting|please text|just text|only text|text only|text instead|text rather|text please|a text|text message|text messages|by text|sms|signal|telegram|voicemail|voice mail|leave a message|leave me a message|texto|par texto|textez-moi|message texte|boîte vocale|laissez un message|laissez-moi un message|mensaje de texto|buzón de voz|deje un mensaje|déjeme un mensaje|dejen un mensaje|déjenme un mensaje",
};

/** Who goes on by themselves ("I'll call you tomorrow"), and what then is not to be sent. */
export const PARTING_WORDS: CueWords = {
  calls:
    "call you|ring you|phone you|telephone you|call your office|call the office|ring your office|ring the office|phone your office|phone the office|give you a call|give you a ring|call tomorrow|ring tomorrow|phone tomorrow|call in tomorrow|call instead|phone instead|ring instead|call myself|call later|call back later",
  will: "i'll|i will|we'll|we will|i'd rather|i would rather|we'd rather|i prefer to|i'd prefer to|let me|i'm going to|i am going to|we're going to|i might|i can|ill|i shall|better i",
  "will call":
    "je vous appellerai|je vous appelle|je vous rappelle|je vous rappellerai|je vais vous appeler|je vais vous rappeler|nous vous appellerons|nous vous rappellerons|on vous appelle|on vous appellera|on vous rappelle|on vous rappellera|on va vous appeler|je vous téléphone|je vous téléphonerai|je préfère vous appeler|j'aime mieux vous appeler|j'appellerai|j'appelle demain|j'appelle moi-même|je vais appeler|je rappellerai|je rappelle demain|je vous passe un coup de fil|je vous passerai un coup de fil|je vous donnerai un coup de fil|je vais téléphoner|los llamo|les llamo|los llamaré|les llamaré|los voy a llamar|les voy a llamar|los llamamos|les llamamos|los llamaremos|les llamaremos|le llamo|le llamaré|yo los llamo|yo les llamo|yo llamo|llamo yo|llamaré yo|llamo mañana|llamaré mañana|voy a llamarlos|voy a llamarles|voy a llamar|prefiero llamar|prefiero llamarlos|prefiero llamarles|les hablo yo|yo les hablo|les hablo mañana|les marco|les marco yo|les marco mañana",
  unsent:
    "don't send|dont send|do not send|don't submit|dont submit|do not submit|hold off|not send|nothing should be sent|n'envoyez pas|ne l'envoyez pas|l'envoyez pas|envoyez pas|n'envoyez rien|ne transmettez pas|ne la transmettez pas|ne transmettez rien|ne soumettez pas|ne l'envoie pas|no la envíe|no la envíes|no la envíen|no la mande|no la mandes|no la manden|no envíe|no envíen|no envíes|no mande|no manden|no lo mande|no lo envíe|no la envie",
  later:
    "come back|come back to this|come back later|be back|another day|another time|pick this up|sleep on it|think about it|think it over|tomorrow|next week|later|reviens|reviendrai|reviendrons|plus tard|demain|une autre fois|y réfléchir|y penser|la semaine prochaine|vuelvo|volveré|regreso|regresaré|más tarde|luego|mañana|otro día|pensarlo|lo pienso|la próxima semana|la semana que viene",
};
