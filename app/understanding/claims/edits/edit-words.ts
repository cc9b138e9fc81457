/** Words with which people point to what is noted, put it in a row, and change it; three languages. */
import type { CueWords } from "#app/understanding/detectors/cues.ts";

/** Each place among things of one kind; from the end where it is negative. */
export const ORDINALS: CueWords = {
  "1": "first|1st|first one|premier|première|1er|1re|primer|primero|primera|1.º",
  "2": "second|2nd|second one|deuxième|second|seconde|2e|segundo|segunda|2.º",
  "3": "third|3rd|troisième|3e|tercer|tercero|tercera",
  "4": "fourth|4th|quatrième|4e|cuarto|cuarta",
  "5": "fifth|5th|cinquième|5e|quinto|quinta",
  "6": "sixth|6th|sixième|6e|sexto|sexta",
  "7": "seventh|7th|septième|7e|séptimo|séptima",
  "-1": "last|final|last one|closing|dernier|dernière|último|última",
  "-2": "second to last|second last|last but one|avant-dernier|avant-dernière|penúltimo|penúltima",
};

export const POINTING =
  "it|that|this|that one|this one|the other one|him|her|he|she|them|they|lui|elle|il|celui-là|celle-là|celui-ci|celle-ci|l'autre|él|ella|ese|esa|este|esta|aquel|aquella|lo|la|el otro|la otra";

/** Besides the words that mend: what was so is other now, or is bounded. */
export const CHANGE_WORDS =
  "go back|back to|put|set it|make|raise|reduce|add|one more|one less|one fewer|no more than|change|changes|changed|replace|swap|move|switch|switches|update|correct|corrected|sorry|instead|rather|actually|only|just|now|turns out|in fact|revenez|revenons|mettez|mettez-nous|mettez-en|mettons|inscrivez|ajoutez|ajouter|rajoutez|rajouter|de plus|de moins|changez|changer|change|remplacez|remplacer|déplacez|modifiez|modifier|corrigez|pardon|désolé|désolée|plutôt|seulement|juste|uniquement|maintenant|désormais|en fait|volvamos|vuelvan|ponga|pongan|pongamos|agregue|agreguen|agregar|añadir|añada|añadan|uno más|una más|de más|uno menos|una menos|cambie|cambien|cambiar|cambió|mueva|muevan|pase|pasen|modifique|modifiquen|corrija|corrijan|perdón|disculpe|disculpen|mejor|solo|sólo|solamente|únicamente|ahora|resulta que|en realidad|en vez|let's do|let's make it|reschedule|rescheduled|postpone|postponed|push it|push back|pushed back|pushed to|moved to|bring forward|brought forward|déplaçons|déplaçons-la|déplacer|déplacée|reportons|reportons-la|reportez|reportée|repoussons|repoussons-la|repoussez|repousser|repoussée|décalons|décalez|décaler|devancer|devançons|pasémoslo|pasémosla|pasemos|pásenlo|pásenla|movámoslo|movámosla|movamos|muévanlo|muévanla|cambiémoslo|cambiémosla|cambiemos|trasladar|trasladen|traslademos|trasladémoslo|aplazar|aplacen|aplacemos|posponer|pospongan|pospongamos|reprogramar|reprogramen|reprogramemos|adelantar|adelanten|adelantemos";

/** Besides the words that erase or deny. */
export const TAKE_WORDS =
  "skip|cancel|do without|withdrawn|won't|can't|cannot|can not|not coming|fell through|annulez|annuler|sautez|se passer de|passer de|désisté|désistée|cancele|cancelen|cancelar|prescindir|se cayó|ya no";

export const IF_WORDS =
  "if|unless|in case|should it|were to|si elle|si il|s'il|s'ils|si on|si nous|si le|si la|si les|si vous|au cas où|à moins que|si no|si ella|si él|si el|si los|si las|si se|si puede|si pueden|en caso de|a menos que";

/** They leave open whether; an order that is put with one of them ("could we start at nine, it might run late") is one all the same. */
export const HEDGE_WORDS = "might|maybe|perhaps|peut-être|quizás|quizá|tal vez|a lo mejor";

/** Before an order that is put as a question. */
export const ASKED_ORDERS =
  "could you|can you|would you|will you|could we|can we|may we|may i|can i|could i|please|pourriez-vous|pouvez-vous|peux-tu|pourrait-on|peut-on|pourrions-nous|puis-je|svp|s'il vous plaît|puede|pueden|podría|podrían|podemos|podríamos|puedo|me puede|nos puede|por favor";

/** What is noted gives way to what is said, whole. */
export const INSTEAD_WORDS =
  "instead|in place of|rather than|replace|replaces|replaced|swap|scrap|forget|no more|no longer|nothing but|go back to|au lieu de|au lieu du|à la place|plutôt que|remplacez|remplacer|remplace|oubliez|oublions|plus de|plus d'|rien que|en lugar de|en vez de|reemplace|reemplacen|sustituya|sustituyan|olvide|olviden|ya no|nada más que|en su lugar";

/** They bound the whole where nothing that tells comes before them, or behind them. */
export const ONLY_WORDS = "only|just|nothing else|seulement|uniquement|juste|rien d'autre|solo|sólo|solamente|únicamente|nada más|nomás";

/** Names of the texts of a request, at the head of what they are to be. */
export const LABEL_WORDS =
  "catering|the catering|meals|the meals|needs|the needs|the matter|the case|special requirements|the costs|costs|the bill|les frais|les coûts|los costos|los gastos|repas|les repas|restauration|besoins|les besoins|l'affaire|l'objet|comidas|las comidas|el catering|requisitos|el asunto|el caso";

/** They take back what comes right behind them. */
export const DENIED_WORDS = "not|no|instead of|rather than|and not|pas|non|et non|plus|au lieu de|plutôt que|ni|y no|en vez de|en lugar de";
