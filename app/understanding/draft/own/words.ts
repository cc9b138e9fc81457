/** Words of questions about what is noted: why it is so, who said so, and what it is now. */
import type { CueWords } from "#app/understanding/detectors/cues.ts";

export const OWN_ASK_WORDS: CueWords = {
  /** Asks for the reason. */
  why: "why|how come|for what reason|on what basis|since when|what makes you think|where did you get|where did you find|where do you get|where does it come from|where does that come from|where does this come from|where did that come from|where did it come from|pourquoi|pour quelle raison|comment se fait-il|comment ça se fait|d'où vient|d'où viennent|d'où sort|d'où sortent|d'où tenez-vous|d'où tirez-vous|depuis quand|por qué|porqué|por cuál razón|a qué se debe|cómo es que|de dónde|desde cuándo",
  /** Asks for who said it, which only something that is noted has. */
  who: "who said|who says|says who|who told you|who asked for|who asked you|who asked|who ordered|who chose|who picked|who decided|who mentioned|who spoke of|who put|who wanted|qui a dit|qui vous a dit|qui t'a dit|qui a demandé|qui vous a demandé|qui a parlé|qui vous a parlé|qui a choisi|qui a décidé|qui a voulu|qui a commandé|quién dijo|quién le dijo|quién les dijo|quién pidió|quién le pidió|quién les pidió|quién solicitó|quién habló|quién eligió|quién escogió|quién decidió|quién quiso|quién puso|quién mencionó",
  /** We, or the request, have it in writing. */
  writes:
    "you write|you wrote|you put|you've put|you have put|you say|you said|you show|you note|you noted|you've noted|you have noted|you list|you listed|you keep|you kept|you change|you changed|you've changed|you have changed|you count|you counted|you have|you've got|you make|you made|you book|you booked|you assume|you assumed|you think|you add|you added|did you|have you|it say|it says|it show|it shows|it read|it reads|it still say|it still says|summary say|summary says|summary show|form say|form says|écrivez-vous|avez-vous écrit|mettez-vous|avez-vous mis|notez-vous|avez-vous noté|indiquez-vous|avez-vous indiqué|inscrivez-vous|avez-vous inscrit|dites-vous|avez-vous changé|avez-vous modifié|avez-vous retenu|comptez-vous|avez-vous compté|affichez-vous|vous écrivez|vous avez écrit|vous mettez|vous avez mis|vous notez|vous avez noté|vous indiquez|vous avez indiqué|vous avez inscrit|vous dites|vous avez changé|vous avez retenu|vous comptez|est-il écrit|est-il indiqué|est-il inscrit|est-il noté|est-ce écrit|c'est écrit|c'est marqué|c'est noté|il est écrit|il est indiqué|il est inscrit|lit-on|pone|ponen|puso|pusieron|ha puesto|han puesto|dice|dicen|sale|salen|aparece|aparecen|figura|figuran|anota|anotó|anotaron|ha anotado|escribe|escribió|escribieron|cambió|cambiaron|cuenta|contó|contaron|tienen anotado|tiene anotado|está puesto|está anotado|dejó|dejaron|apuntó|sacó|sacaron|sacaste|salió|salieron",
  /** It is the visitor's own, or as it is at this moment. */
  own: "my|our|ours|mine|do i have|do we have|have i got|have we got|have i|have we|i have|we have|did i ask for|did we ask for|did i order|am i down|are we down|i've got|we've got|do we start|do we begin|do we finish|do we end|do i start|are we starting|are we finishing|now|right now|by now|at the moment|currently|so far|as it stands|as things are|mon|ma|mes|notre|nos|ai-je|avons-nous|j'ai|nous avons|on a|a-t-on|commençons-nous|finissons-nous|terminons-nous|on commence|on finit|on termine|commence-t-on|finit-on|maintenant|à présent|actuellement|pour l'instant|en ce moment|jusqu'ici|mi|mis|nuestro|nuestra|nuestros|nuestras|tengo|tenemos|empezamos|comenzamos|terminamos|acabamos|pedí|pedimos|ahora|por ahora|en este momento|hasta ahora|quedó|quedaron|queda|quedamos",
  /** The hearing itself, which is the visitor's own once its day is noted. */
  hearing:
    "hearing|the hearing|mediation|the mediation|arbitration|the arbitration|session|the session|audience|l'audience|la médiation|médiation|l'arbitrage|arbitrage|la séance|séance|audiencia|la audiencia|mediación|la mediación|arbitraje|el arbitraje|la sesión|sesión",
  asks: "what|what's|which|who|whom|who's|when|where|how many|how long|at what|until when|from when|is|are|does|do|have|has|qu'est-ce que|quel|quelle|quels|quelles|qui|quand|où|combien|combien de|à quelle|jusqu'à quelle|c'est quoi|est|sont|est-ce que|avez-vous|y a-t-il|qué|que|cuál|cuáles|quién|quiénes|cuándo|dónde|cuántos|cuántas|cuánto|a qué|hasta qué|desde qué|es|son|está|están|hay",
  /** Asks for leave, for a price, for what is free, or for what we ask for: none of what is noted. */
  other:
    "can|could|may|might|would|should|must|need|have to|need to|allowed|possible|cost|costs|price|prices|charge|charged|fee|fees|rate|rates|pay|pays|bill|invoice|free|available|availability|ask me|ask for my|peut|peut-on|puis-je|peux|pouvez|pouvez-vous|pouvons-nous|pourrait|pourrions-nous|pourriez-vous|devons-nous|dois-je|faut-il|possible|coût|coûte|coûtent|prix|tarif|tarifs|frais|payer|paie|paient|facture|libre|libres|disponible|disponibles|demandez-vous|me demandez-vous|puede|pueden|puedo|podemos|podría|podrían|podríamos|debo|debemos|tengo que|tenemos que|hay que|posible|cuesta|cuestan|costo|costos|precio|precios|tarifa|tarifas|pagar|paga|pagamos|factura|disponible|disponibles|me piden|piden",
  /** Something that was spoken of before. */
  it: "that|this|it|those|these|so|ça|cela|ceci|le|la|les|eso|esto|lo|así",
};

/** Fields of the request as a question names them, beyond the parts that are named to be mended. */
export const ASKED_FIELD_WORDS: CueWords = {
  ruledOutDays:
    "ruled out|days ruled out|excluded|struck out|not possible|exclu|exclue|exclus|exclues|écarté|écartés|écartée|écartées|jours exclus|descartado|descartada|descartados|descartadas|excluido|excluida|excluidos|días descartados",
  startTime:
    "end|ends|ending|finish|finishes|finishing|stop|stops|start|starts|starting|begin|begins|over|hours|the hours|what hours|heures|horaire|horaires|finit|finissent|finir|termine|terminent|commence|commencent|débute|débutent|prend fin|horas|horario|termina|terminan|acaba|acaban|empieza|empiezan|comienza|comienzan",
  contactBy:
    "call-back|callback|call back|the call|my call|phone call|call me|calling me|whatsapp|text message|rappel|le rappel|rappeler|me rappeler|m'appeler|l'appel|llamada|la llamada|devolver la llamada|llamarme|que me llamen|mensaje de texto",
  breakoutRoomCount: "rooms|small rooms|side rooms|private rooms|petites salles|salles|salas|salitas|salas chicas|cuartos",
  mainRoomCapacity: "people|persons|heads|seats|places|personnes|têtes|personas|gente|lugares|asientos",
  people: "who comes|who is coming|who's coming|who attends|witnesses|participants|qui vient|témoins|quién viene|quiénes vienen|testigos",
  hearingLanguage: "language|langue|idioma|lengua",
  caseDescription: "my case|our case|my story|mon affaire|notre affaire|mi caso|nuestro caso",
  catering: "lunch|lunches|coffee|food|dîner|dîners|café|almuerzo|almuerzos|café",
  costsInWords: "the split|our split|le partage|le partage des frais|el reparto|la división",
  ownFileNumber:
    "reference|our reference|my reference|ref|reference number|référence|ma référence|notre référence|referencia|mi referencia|nuestra referencia",
};

/** Words that name the request as it is written, and who comes on which day. */
export const RECORD_WORDS: CueWords = {
  noun: "form|request|summary|sheet|draft|list|record|formulaire|demande|fiche|récapitulatif|résumé|formulario|solicitud|ficha|resumen|planilla",
  says: "say|says|said|state|states|stating|read|reads|show|shows|list|lists|mention|mentions|have|has|got|dit|dit-il|dit-elle|disent|indique|mentionne|affiche|contient|prévoit|dice|dicen|indica|pone|muestra|menciona|tiene|queda",
  /** The request is the one that says it. */
  record:
    "does it say|what it says|it says|it say|does it show|does it list|does it read|is it written|is written|written down|is down|are down|have you put|did you put|have you noted|did you note|est-il écrit|est-il indiqué|est-il noté|est-il inscrit|est-ce écrit|c'est écrit|est écrit|est écrite|est noté|est notée|avez-vous mis|avez-vous noté|avez-vous inscrit|vous avez mis|vous avez noté|qué dice|dice|pone|dónde dice|está anotado|está anotada|quedó anotado|quedó anotada|tiene anotado|tienen anotado|anotaron|pusieron|han puesto",
  /** Wants it read out. */
  reads:
    "read me|read back|read me back|read out|read us|remind me|tell me|relisez-moi|relisez-nous|rappelez-moi|redites-moi|dites-moi|lisez-moi|léame|léanos|recuérdeme|dígame|repítame",
  who: "who|who's|whos|who is|qui|qui est|quién|quiénes",
  comes:
    "coming|comes|come|attending|attends|attend|there|joining|joins|present|on video|by video|in the room|vient|viennent|viendra|viendront|sera|seront|assiste|assistent|participe|participent|présent|présente|présents|là|viene|vienen|vendrá|vendrán|asiste|asisten|asistirá|participa|participan|está|están|estará|estarán",
  missing:
    "missing|still need|still needed|left to fill|left to fill in|left blank|not filled in|still to fill|manque|manque-t-il|manquent|reste à remplir|reste à compléter|falta|faltan|queda por llenar|queda por completar",
  /** Of our pages, of a price, of what is free, of leave or of staff: none of what is noted. */
  other:
    "website|site web|site|web|page|página|sitio|cost|costs|price|prices|coûte|coûtent|prix|cuesta|cuestan|precio|precios|how much|combien|cuánto|can i|can we|may i|may we|puis-je|peut-on|puedo|podemos|call me|m'appeler|llamarme|you offer|pay|pays|paye|paie|paga|pagan|invoice|facture|factura",
};

/** Words with which somebody scolds whom they talk to, put as a question: nothing in them is asked of us. */
export const REPROACH_WORDS: CueWords = {
  reproach:
    "are you deaf|are u deaf|r u deaf|are you blind|are you stupid|are you listening|are you even listening|are you kidding|are you serious|are you joking|is this a joke|is that a joke|can't you read|can you not read|cant you read|can't you listen|don't you listen|don't you understand|do you not understand|do you even listen|do you even read|did you even read|did you even listen|did you not hear|didn't you hear|how many times do i|how many times do we|how many times must i|how often do i have to|how often must i|how hard can it be|how hard is it|how difficult is it|how difficult can it be|is it so hard|is it that hard|is it so difficult|what is so hard|what's so hard|what is wrong with you|what's wrong with you|what part of that|what more do you want|just say so|why bother|êtes-vous sourd|êtes-vous sourde|vous êtes sourd|vous êtes sourde|êtes-vous aveugle|m'écoutez-vous|vous m'écoutez|est-ce que vous m'écoutez|m'entendez-vous|savez-vous lire|vous savez lire|ne savez-vous pas lire|avez-vous seulement lu|vous moquez-vous|vous vous moquez|vous plaisantez|plaisantez-vous|est-ce une plaisanterie|c'est une blague|combien de fois faut-il|combien de fois dois-je|combien de fois devrai-je|est-ce si difficile|est-ce donc si difficile|qu'y a-t-il de si difficile|qu'est-ce qui ne va pas chez vous|vous ne comprenez pas|ne comprenez-vous pas|ne comprenez-vous donc pas|vous ne sauriez donc pas|ne sauriez-vous donc pas|vous ne savez donc pas|ne savez-vous donc pas|dites-le|dites-le-moi|está usted sordo|está usted sorda|están ustedes sordos|están sordos|estás sordo|es que está sordo|está usted ciego|no me escucha|no me escuchan|me está escuchando|no me oye|no sabe leer|no saben leer|no sabe usted leer|leyó siquiera|leyeron siquiera|es una broma|es broma|se burla|se está burlando|me está tomando el pelo|cuántas veces tengo|cuántas veces se lo|cuántas veces le|cuántas veces hay|es tan difícil|tan difícil es|qué tiene de difícil|qué parte de eso|no me entiende|no me entienden|es que no entiende|dígalo|dígalo y ya",
};
