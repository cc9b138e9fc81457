/** Words that make an act together, each class in three languages: "can" + "someone" + "call me" asks for a person. */
import type { CueWords } from "../cues.ts";

export const FRAME_WORDS: CueWords = {
  want: "can|could|may|please|pls|prefer|rather|would like|i'd like|want|need|is there|are there|have|let me|i'd love|puis-je|je peux|est-ce que|peut|peux|peut-on|on peut|pouvez|pourriez|j'aimerais|aimerais mieux|je voudrais|je préfère|préférerais|veux|svp|s'il vous plaît|stp|y a-t-il|y a|j'ai besoin|quisiera|quiero|prefiero|preferiría|puedo|puede|pueden|podría|podemos|podrían|hay|por favor|porfa|necesito|me gustaría",
  through:
    "put me through|get me|transfer me|connect me|hand me over|hand me to|passez-moi|passe-moi|transférez-moi|mettez-moi en contact|páseme|pásame|comuníqueme|comunícame|transfiérame|póngame con",
  someone:
    "someone|somebody|anyone|anybody|a person|one of your staff|your staff|a member of your team|someone on your team|your team|your office|an agent|an advisor|quelqu'un|une personne|un employé|une employée|un membre de votre équipe|votre équipe|un agent|un conseiller|alguien|una persona|un asesor|una asesora|un empleado|alguno de ustedes|un agente|un ejecutivo",
  human:
    "human|human being|a real person|real person|live person|actual person|a person not|real human|an actual human|flesh and blood|humain|être humain|vraie personne|en chair et en os|vrai monde|humano|ser humano|persona real|persona de verdad|de carne y hueso|persona y no",
  talk: "talk|talk to|talk with|speak|speak to|speak with|chat with|call me|calls me|ring me|phone me|call me back|call back|calling me|help me|take over|deal with|dealing with|over the phone|by phone|on the phone|parler|parle|jaser|me rappeler|rappelle|rappelez-moi|me rappelle|m'appelle|m'appeler|rappeler|téléphone|m'aider|prendre la relève|affaire à|avoir affaire|discuter|hablar|hablo|me llame|me llamen|me llama|llamarme|llámeme|llámenme|devolver la llamada|devuelvan la llamada|atender|atienda|ayudarme|me ayude|tratar con|tratar|comunicarme|por teléfono|marcar|me marque|seguir alguien",
  booking:
    "my booking|our booking|the booking|booking|my reservation|our reservation|the reservation|reservation|our room|ma réservation|notre réservation|la réservation|réservation|ma salle|notre salle|mi reserva|nuestra reserva|la reserva|reserva|mi reservación|la reservación|reservación|nuestra sala|mi sala",
  cancel: "cancel|call off|annuler|annulez|annule|cancelar|cancelen|cancele|cancela|anular|anulen|anule",
  move: "move|reschedule|push back|postpone|shift|bring forward|déplacer|déplacez|déplacé|reporter|reportez|devancer|décaler|mover|muevan|mueva|reprogramar|reprogramen|aplazar|aplacen|posponer|recorrer|correr",
  replace:
    "change|modify|switch|update|changer|changez|change|modifier|modifiez|modifie|cambiar|cambie|cambien|cambia|modificar|modifique|modifiquen",
  "of booking":
    "of my booking|of our booking|of my reservation|of our reservation|my booking|our booking|my reservation|our reservation|for my booking|de ma réservation|de notre réservation|ma réservation|notre réservation|de mi reserva|de nuestra reserva|mi reserva|nuestra reserva|mi reservación|nuestra reservación",
  "again on":
    "reschedule|reschedule it|reschedule to|reschedule for|reprogramar|reprogramen|reprograme|reprogramarla|reprogramarlo|reprogrammer|reprogrammez|céduler de nouveau",
  "book again":
    "book the same|same again|same thing again|book again|book it again|book another|another one for|another booking|réserver de nouveau|réserver la même|réserver encore|la même chose pour|une autre réservation|reservar lo mismo|lo mismo para|lo mismo otra vez|otra reserva|reservar otra|reservar de nuevo",
  same: "same|the same|la même|mêmes|même|la misma|misma|mismo|los mismos",
  resend:
    "resend|send again|send me again|one more time|another copy|email me|renvoyer|renvoyez|renvoyez-moi|me renvoyer|copie|une copie|reenvía|reenviar|reenvíen|reenvíe|reenviarme|otra copia|copia",
  confirmation: "confirmation|the confirmation|la confirmation|confirmación|la confirmación|comprobante",
  state:
    "go through|gone through|went through|come through|been confirmed|status|passée|passé|passe|confirmée|statut|état|état de|où en est|en est|rendue où|pasó|quedó|confirmada|estado|cómo va|en qué va",
  event:
    "wedding|weddings|married|wedding reception|birthday|birthday party|baby shower|bridal shower|shower|christmas party|office party|party|bachelorette|prom|quinceañera|quinceañeras|graduation|banquet|yoga|concert|flight|flights|hotel room|taxi|haircut|weather|mortgage|babysitter|gym|office space|coworking|casamiento|boda|bodas|casamos|cumpleaños|fiesta|fiestas|fiestas infantiles|posada|bautizo|bautismo|primera comunión|vuelo|vuelos|clima|oficina en renta|oficina en alquiler|mariage|mariages|noces|se marie|marier|anniversaire|fête|fêtes|fêtes d'enfants|party de noël|party de bureau|baptême|première communion|enterrement de vie|un vol|météo|quel temps|cours de|bureau à louer|cinco años de casados",
  seek: "do you offer|looking for|book|book me|rent|rent out|host|do you do|do you have|do you host|do you rent|venue|hall|guests|for|what is|what's|whats|faites-vous|vous faites|organisez-vous|accueillez-vous|offrez-vous|cherche|cherchons|réserver|réservez|réservez-moi|louer|louez|salle|salles|local|invités|recevoir|pour|quel|donnez|donnez-vous|hacen|ustedes hacen|organizan|celebran|ofrecen|reciben|busco|buscamos|reservar|resérveme|alquilan|alquilar|rentan|salón|salones|local|invitados|para|qué|dan|hacer",
  advice:
    "lawyer for my|lawyer to|looking for a lawyer|i'd win|i win|do i have a case|legal advice|small claims|avocat pour mon|avocat pour ma|cherche un avocat|cherche une avocate|gagner ma cause|conseil juridique|petites créances|abogado para mi|abogada para mi|busco un abogado|busco abogado|voy a ganar|consejo legal|asesoría legal|demanda chica",
};
