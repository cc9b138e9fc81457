/**
 * What a model may not say of its own accord: that something is booked, held or confirmed, that something costs nothing or
 * less, that a request is in. Patterns over folded text (`fold`), in the three languages. They cannot know every wording;
 * the summary, the booking card and the reference come from the application, whatever a model says.
 */

const ADVERBS = {
  en: "(?:(?:now|already|all|fully|officially|successfully|hereby|both|just|definitely|also|100 ?%|therefore) )*",
  fr: "(?:(?:maintenant|deja|bien|officiellement|desormais|donc|toutes?|tous|aussi|definitivement) )*",
  es: "(?:(?:ya|ahora|oficialmente|totalmente|tambien|definitivamente|todo|correctamente) )*",
};
const EN =
  "(?:confirmed|booked|reserved|guaranteed|secured|approved|finali[sz]ed|locked in|set in stone|on hold for you|(?:being )?held for you|blocked|paid)";
const FR = "(?:confirme|reserve|garanti|approuve|retenu|bloque|paye|assure|acquis)(?:e|es|s|ee|ees)?";
const ES = "(?:confirmad|reservad|garantizad|aprobad|asegurad|bloquead|apartad|agendad|pagad)[oa]s?";

/** "Your booking is confirmed": never the assistant's to say, staff confirm. */
export const STATUS: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:is|are|am|was|were|been|be hereby|now|you're|it's|that's|room's|consider (?:it|this|that|yourself)) )${ADVERBS.en}${EN}\\b`,
  ),
  new RegExp(
    `\\b(?:i|we)(?:'ve| have|'m| am|'re| are|'ll| will)? ?${ADVERBS.en}(?:confirmed|confirming|booked|reserved|secured|guarantee[ds]?|blocked|(?:hold|held|confirm|reserve) (?:your|the|this|that|a) (?:booking|reservation|hearing|room|request|date|time|slot|place))\\b`,
  ),
  new RegExp(
    `\\b(?:booking|reservation|room|hearing|request|mediation|arbitration|date|status|slot|appointment)\\b ?[:=-]? ?'?(?:${EN})\\b`,
  ),
  /\b(?:you(?:'re| are) (?:all set|good to go)|all set|it(?:'s| is) (?:official|a done deal)|done deal|consider it done)\b/,
  new RegExp(`\\b(?:est|sont|etes|soit|(?:a|ont) ${ADVERBS.fr}ete|voila|c'est) ${ADVERBS.fr}${FR}\\b`),
  new RegExp(
    `\\b(?:j'ai|nous avons|je|nous) (?:vous )?(?:l'ai |avons )?${ADVERBS.fr}(?:confirme|reserve|garanti|bloque|retenu)(?:e|es|s|ee|ees|ons|s[so]ons)?\\b`,
  ),
  new RegExp(`\\b(?:reservation|demande|audience|salle|mediation|statut|date)\\b ?[:=-]? ?'?${FR}\\b`),
  /\b(?:tout est (?:regle|en ordre|reserve)|c'est (?:officiel|reserve|confirme|chose faite))\b/,
  new RegExp(`\\b(?:esta|estan|queda|quedan|quedo|fue|fueron|sido) ${ADVERBS.es}${ES}\\b`),
  new RegExp(
    `\\b(?:he|hemos|lo he|la he|le he|le hemos) ${ADVERBS.es}(?:confirmado|reservado|asegurado|garantizado|apartado|bloqueado|agendado)\\b`,
  ),
  /\b(?:le |les |te )?(?:confirmo|confirmamos|garantizo|garantizamos|aseguramos|reservamos) (?:que|su|sus|la|el|una|un)\b/,
  new RegExp(`\\b(?:reserva|reservacion|solicitud|audiencia|sala|mediacion|estado|fecha)\\b ?[:=-]? ?'?${ES}\\b`),
  /\b(?:todo listo|esta todo listo|es oficial|delo por hecho)\b/,
];

/** "Your request has been sent": true only once there is a booking. */
export const SENT: readonly RegExp[] = [
  /\b(?:request|booking|reservation)\b[^.!?\n]{0,25}\b(?:has (?:now |already )?been|have been|was|is|got) (?:now |already |successfully )*(?:sent|submitted|received|registered|placed|made|filed|in)\b/,
  /\bi(?:'ve| have) (?:now |already |just |successfully )*(?:sent|submitted|placed|made|filed) (?:your|the|this|that) (?:request|booking|reservation)\b/,
  /\b(?:demande|reservation)\b[^.!?\n]{0,25}\b(?:a (?:bien |deja |donc )*ete|est) (?:bien |deja |maintenant )*(?:envoye|transmis|soumis|recu|enregistre|deposee?)(?:e|es|s)?\b/,
  /\b(?:solicitud|reserva|reservacion)\b[^.!?\n]{0,25}\b(?:ha sido|fue|esta|quedo) (?:ya |correctamente )*(?:enviad|recibid|registrad|tramitad|hech)a\b|\bhe enviado (?:su|la) (?:solicitud|reserva)\b/,
];

/** Free, cheaper, a discount: only what an FAQ of staff says in this very turn. */
export const PRICE: readonly RegExp[] = [
  /\b(?:free of (?:any )?charge|for free|(?:(?<!\b(?:rooms?|days?|dates?|slots?|ours) )(?:is|are)|completely|totally|absolutely|entirely) (?:now )?free\b(?! (?:on|at|from|for \d|that|this))|(?:at )?no (?:cost|charge|fees?)|without (?:any )?(?:charge|cost|fees?)|complimentary|on the house|costs? (?:you )?nothing|won't cost|zero (?:cost|fees?)|half[- ]price|discount\w*|rebate|refund(?:ed)?|waiv(?:e|ed|ing)\b|\d+ ?% (?:off|less|cheaper))\b/,
  /\b(?:gratuit\w*|sans frais|sans aucun frais|aucuns? frais|offert(?:e|s|es)? (?:par la maison|gracieusement)|a titre gracieux|rabais|reduction de prix|moitie prix|ristourne|remboursee?s?|ne (?:vous )?coute(?:ra)? rien)\b/,
  /\b(?:gratis|gratuit[oa]s?|sin (?:costo|coste|cargo|cargos|ningun (?:costo|cargo))|descuento|rebaja|bonificad[oa]s?|mitad de precio|reembols\w*|no (?:le )?(?:cuesta|costara) nada|cortesia de la casa)\b/,
];

export const PRICE_WORDS =
  /\b(?:cost|costs|price[sd]?|pricing|fees?|rates?|charges?d?|pay|payment|total|quote[ds]?|invoice|deposit of|prix|couts?|coute|tarifs?|frais|honoraires|paye[rz]?|payer|facture|precios?|costos?|cuestan?|tarifas?|cobr\w+|pag\w+|factura|honorarios)\b/;

/** "A room is free": only after looking, in this very turn. */
export const FREE_ROOMS: readonly RegExp[] = [
  /\b(?:rooms?|dates?|days?|slots?) (?:is|are|will be) (?:\w+ )?(?:free|available|open)\b|\bwe have (?:\w+ )?rooms? (?:free|available)\b/,
  /\b(?:salles?|dates?|jours?) (?:est|sont|sera|seront) (?:\w+ )?(?:libres?|disponibles?)\b/,
  /\b(?:salas?|fechas?|dias?) (?:esta|estan|estara|estaran) (?:\w+ )?(?:libres?|disponibles?)\b/,
];

/** What turns the words after it into a condition, a question or a denial. */
const OPENS =
  /(?:\b(?:once|until|when|whether|unless|before|as soon as|if|une fois|lorsque?|quand|avant|si|tant que|des que|cuando|una vez|hasta|antes|tan pronto como)(?: [\w'-]+){0,7} ?|\b(?:nothing|none|no (?:room|booking|hearing|request|date|time|reservation|place)s?|rien n'|rien ne|aucune? \w+ n'|aucune? \w+ ne|nada|ninguna? \w+)(?: \w+)? ?|\b(?:not|pas|no)(?: [\w'-]+){0,2} )$/;
const ASKS =
  /^(?:is|are|was|has|have|do|does|did|shall|should|would|can|could|may|est-ce|puis-je|souhaitez|voulez|desea|quiere|puedo|esta|¿)/;

/** The first of `patterns` that a sentence asserts, as it stands there; null where none does. */
export function assertedIn(sentence: string, patterns: readonly RegExp[]): string | null {
  const text = sentence.trim();
  if (/\?$/.test(text) && ASKS.test(text.replace(/^[^\p{L}¿]+/u, ""))) return null;
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found && !OPENS.test(text.slice(0, found.index).split(/[,;:]/).at(-1) ?? "")) return found[0];
  }
  return null;
}
