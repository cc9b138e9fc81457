/** Orders to send what was shown, and what would make such an order depend on something else or take it back. */
import type { CueWords } from "../cues.ts";

export const SEND_WORDS: CueWords = {
  send: "send|submit|book it|book that|go ahead|proceed|ship it|fire away|make it so|envoyez|envoie|envoyer|transmettez|transmettre|soumettez|soumettre|allez-y|vas-y|procédez|réservez|confirmez|enviala|mandala|enviarla|mandarla|enviar la solicitud|mandar la solicitud|la puede enviar|la pueden enviar|la puede mandar|la pueden mandar|manden|envíe|envíela|envíelo|envíen|envíenla|envíela ya|mande|mándela|mándelo|mándenla|mándale|adelante|proceda|procedan|confírmela|confírmelo|resérvela|resérvenla|hágala",
};

/** A yes that stays one next to a thanks: "ok, thanks" only ends a talk, and "yes, thanks" agrees. */
export const YES_WORDS: CueWords = {
  yes: "yes|yep|yeah|yea|yup|yess|yesss|yah|aye|confirm|confirmed|i confirm|affirmative|approved|agreed|absolutely|definitely|of course|certainly|please do|do it|let's do it|oui|ouais|ouaip|ouep|bien sûr|certainement|absolument|je confirme|nous confirmons|on confirme|confirmé|je valide|validé|validez|approuvé|j'accepte|faites|faites-le|sí|claro|claro que sí|por supuesto|confirmo|confirmamos|confirmado|confirme|apruebo|aprobado|hágalo|dale",
};

export const CONDITION_WORDS: CueWords = {
  condition:
    "not|never|don't|do not|didn't|hasn't|haven't|isn't|pas|jamais|nunca|todavía no|aún no|no autorizo|no envíe|no mande|if|unless|once|until|till|as soon as|provided|but|except|only|after|before|when|wait|si on|si vous|si la|si le|si les|si l'|si ça|si c'est|si nous|si je|si tout|si el|si los|si las|si se|si hay|si es|si nos|si me|si no|sauf|dès que|une fois|jusqu'à|à condition|mais|seulement|avant|après|quand|attendez|cuando|salvo|excepto|hasta|una vez|en cuanto|siempre que|pero|solo si|sólo si|antes|después|espere|espera",
};

/** Words with which something more is wished for. */
export const ADDING_WORDS: CueWords = {
  adds: "also need|will need|need|needs|would like|please add|add|too|as well|besoin|faudra|faudrait|faut|ajoutez|ajouter|aussi|également|necesito|necesitamos|necesitaremos|necesitar|agregue|agreguen|añadan|también|además",
};
