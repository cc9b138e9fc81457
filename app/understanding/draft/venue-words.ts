/** Words in which somebody asks for the venue's free days, its rooms, or that rooms are held. */
import type { CueWords } from "../detectors/cues.ts";

export const VENUE_ASK_WORDS: CueWords = {
  free: "free|available|availability|opening|vacant|libre|disponible|dispo|disponibilité|disponibilidad|desocupado",
  open: "do you have open|you have open|are open for|still open|days open|dates open",
  days: "day|date|which week|what week|calendar|when are|when do|when is|when could|when would|jour|quand|calendrier|agenda|día|fecha|cuándo|calendario|qué semana",
  calendar: "calendar|month of free days|free days|free dates|calendrier|calendario",
  show: "show|see|look at|open|montrez|montrer|voir|affichez|muéstreme|muéstrenme|mostrar|ver|enséñeme",
  keep: "hold|keep|save|block|block off|pencil in|retenir|retenez|garder|gardez|bloquer|bloquez|réserver provisoirement|apartar|aparten|aparte|apártenme|apártenos|apártanos|apártame|guardar|guarden|guárdeme|guárdenos|guárdennos|retener|retengan|bloquear|bloqueen|separar|separen",
  kept: "room|date|day|space|slot|spot|it|them|salle|jour|journée|place|sala|cuarto|fecha|día|lugar|espacio",
  hold: "put a hold|place a hold|set a hold|put a 48 hour hold|48 hour hold|a hold on|temporary hold|courtesy hold|first hold|mettre une option|mettez une option|poser une option|posez une option|prendre une option|une option sur|poner una opción|una opción sobre|un apartado temporal",
  away: "off|out of|private|secret|confidential|apart|hors|privé|privée|secret|secrète|confidentiel|confidentielle|fuera|privado|privada|secreto|secreta|confidencial|aparte",
  held: "held|on hold|holding|retenu|retenue|bloqué|bloquée|gardé|gardée|mis de côté|en option|apartado|apartada|guardado|guardada|bloqueado|bloqueada",
  not: "not|don't|do not|never|no longer|no need|needn't|without|ne|n'|pas|inutile|sans|no|nunca|sin",
  past: "hearing|arbitration|mediation|meeting|trial|audience|arbitrage|médiation|audiencia|arbitraje|mediación",
  rooms:
    "which room|what room|what size room|what kind of room|which of your room|how big are your room|how large are your room|how big is the room|how large is the room|room do you have|room would we|room will we|room we would|quelle salle|quel genre de salle|salle avez-vous|salle aurions-nous|salle aurons-nous|qué sala|cuál sala|cuál de las sala|sala tienen|sala nos",
  room: "room|salle|sala",
  have: "do you have|have you got|is there|would there be|avez-vous|y a-t-il|auriez-vous|tienen|tiene|hay",
  late: "run until|run over|run late|run to|go on until|go until|go over|last until|last past|stay until|stay later|stay late|be there until|be open until|sit until|extend to|extend until|continue until|finish at|finish later|end later|end at|overrun|déborder|déborde|débordait|déborderait|dépasser|dépasse|se prolonger|prolonger|prolongeait|rester jusqu'à|rester jusqu'à|aller jusqu'à|continuer jusqu'à|durer jusqu'à|finir à|finir plus tard|terminer à|terminer plus tard|étirer jusqu'à|alargarse|alargar|extenderse|extender|prolongarse|prolongar|quedarnos hasta|quedarse hasta|estar hasta|seguir hasta|continuar hasta|durar hasta|ir hasta|terminar a|terminar más tarde|acabar más tarde|pasarnos|pasarse",
  may: "could|can|may|might|would|is it possible|possible|allowed|ok if|okay if|pourrait|pourrions|peut|peut-on|peut on|possible|est-il|est-ce que|est-ce|podría|podríamos|puede|podemos|se puede|posible",
  price:
    "cost|price|rate|charge|fee|rent|much|coûte|coût|prix|tarif|combien|cuesta|cuestan|precio|tarifa|cuánto|breakout|caucus|repli|breakouts",
};
