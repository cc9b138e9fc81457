/** What is said of the talk itself, and says nothing of a hearing: that it was said before, that something is wrong, that one has never said it. */
import type { CueWords } from "../detectors/cues.ts";

export const ASIDES: CueWords = {
  aside:
    "on second thought|on second thoughts|réflexion faite|pensándolo bien|i just told you|i already told you|i told you|i told you already|i just said that|i already said that|i already said|as i said|like i said|as i told you|i said so|i never said that|i never said|i didn't say that|i did not say that|a few things are off|some things are off|a few corrections|some corrections|one correction|a correction|one more thing|another thing|that is wrong|that's wrong|thats wrong|the dates are now wrong|the date is wrong|the dates are wrong|you got it wrong|you got that wrong|i am afraid|answer me|listen to me|pay attention|to be clear|just to be clear|let me clarify|i would like to clarify|je viens de vous le dire|je viens de le dire|je vous l'ai dit|je vous l'ai déjà dit|je l'ai dit|je l'ai déjà dit|j'ai dit|j'ai déjà dit|comme je l'ai dit|comme je vous l'ai dit|j'ai jamais dit ça|je n'ai jamais dit ça|j'ai pas dit ça|je n'ai pas dit ça|quelques corrections|une correction|une précision|petite correction|petite précision|autre chose|je me permets de rectifier|je me permets de préciser|je précise que|je précise|je tiens à préciser|c'est pas ça|ce n'est pas ça|c'est faux|vous vous trompez|répondez donc|comme du monde|écoutez|ya lo dije|ya se lo dije|ya les dije|ya lo he dicho|se lo acabo de decir|acabo de decirlo|como ya dije|como le dije|como les dije|yo no dije eso|yo no he dicho eso|no dije eso|nunca dije eso|yo no he dicho|una corrección|unas correcciones|una aclaración|una cosa más|otra cosa|me permito aclarar|aclaro que|eso está mal|está mal|se equivocan|se equivocó|pongan atención|escúcheme|ojo que|ojo|fíjese que",
};

/** What staff are to know, to pass on or to keep to themselves. */
export const FOR_STAFF_WORDS: CueWords = {
  confided:
    "confidential|confidentially|in confidence|confidentiality|discreet|discretion|private matter|behind closed doors|closed to the public|confidentiel|confidentielle|confidentiels|confidentielles|confidentialité|confidentiellement|discrétion|discret|à huis clos|huis clos|confidencial|confidenciales|confidencialidad|confidencialmente|discreción|discreto|a puerta cerrada|reserva absoluta",
  staff:
    "your staff|your team|for the staff|note for staff|votre équipe|votre personnel|pour l'équipe|su equipo|su personal|para el equipo|para el personal",
};

/** Words with which people speak of the request, of what was said and of its being changed: next to what is noted they add nothing. */
export const TALK_WORDS: CueWords = {
  talk: "more|things|few|what|taking forever|honestly|nothing|else|off|out|away|needed|any more|anymore|longer|delete|erase|scrap|drop|forget|forget about|strike|comment|about|change|changed|correction|correct|error|mistake|note|noted|remark|remarks|forgot|forgotten|dropped|lost|missing|missed|said|say|told|tell|mean|meant|keep|kept|leave|put|put down|make|made|take|move|add|added|remove|again|already|back|only|instead|rather|better|almost|never mind|first|last|thing|depend|hang on|wait|hold on|attention|careful|please note|that is|namely|etc|okay|great|perfect|thanks|actually|finally|original|before|same|everybody|everyone|day|hour|month|week|morning|afternoon|card|summary|list|form|row|fine|good|right|correct|nice|as is|looks|what you mean|what i mean|choice|second choice|ruled out|am|pm|book|court|file|in|person",
  parole:
    "modifier|d'autre|rien d'autre|ensuite|efface|effacez|effacer|supprimez|supprime|supprimer|retirez|retire|enlève|enlever|oublie|rayez|nécessaire|commentaire|utile|changement|changer|changez|correction|corriger|corrigez|erreur|noter|notez|noté|remarque|oublié|oubliez|oubliée|perdu|perdue|manque|manquent|dit|dire|mettez|mettre|remettez|remets|décalez|gardez|laissez|ajoutez|ajouter|enlevez|déplacez|remplacez|presque|attention|encore moi|plutôt|seulement|uniquement|toujours|surtout|tel|pareil|dans ce cas|en passant|je comprends|on oublie ça|jour|mois|semaine|matin|matinée|avant-midi|après-midi|fiche|carte|résumé|liste|formulaire|bon|bonne|bien|parfait|parfaite|beaucoup|mieux|merci|attendez|choix|deuxième choix|exclu|exclue|exclus|voyons|mettons|c|presque|non non|terminons|commençons",
  habla:
    "nada más|por ahora|borra|borre|borrar|elimine|eliminar|quita|quitar|saque|olvide|lo de|hace falta|necesario|necesaria|nota|ya está|cambio|cambiar|cambie|corrección|corregir|corrija|error|anote|anotar|anotado|comentario|observación|olvidó|olvidaron|olvidado|falta|faltan|perdió|borró|dije|decir|digo|ponga|poner|deje|dejar|mantenga|mantener|agregue|agregar|quite|mueva|mejor|casi|siempre|sigue|siendo|seguimos|arriba|volvamos|volver|empecemos|terminemos|original|además|solamente|únicamente|cambié de opinión|día|mes|semana|mañana|tarde|tarjeta|ficha|resumen|lista|formulario|bien|correcto|correcta|perfecto|espere|gracias|opción|segunda opción|descartado|necesito|lugar|pa",
};
/** What takes back what its words say. */
export const DENIAL_WORDS: CueWords = {
  not: "not|no|never|none|without|neither|nor|isn't|aren't|don't|doesn't|didn't|haven't|hasn't|won't|can't|cannot|pas|non|jamais|aucun|aucune|sans|ni|nunca|jamás|sin|tampoco|ningún|ninguna",
};
