/** What visitors asked and no answer was there for. */
import type { FaqEntry } from "../vocabulary.ts";
import { entry } from "./entry.ts";

export const ASKED_FAQS: readonly FaqEntry[] = [
  entry({
    id: "commitment",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "am I bound, bound to anything, commit me, commits me, committed, commitment, binding request, obligation, obliged, no obligation, if I send it",
      fr: "ça m’engage, m’engager, engagement, suis-je engagé, suis-je engagée, lié, liée, obligation, sans obligation, si je l’envoie",
      es: "me compromete, comprometerme, compromiso, me obliga, quedo obligado, quedo obligada, obligación, sin compromiso, si la envío",
    },
    question: {
      en: "Am I bound to anything when I send a request?",
      fr: "Suis-je engagé à quelque chose en transmettant une demande ?",
      es: "¿Quedo comprometido a algo al enviar una solicitud?",
    },
    answer: {
      en: "No. A request commits you to nothing and costs nothing: our office talks it over with you first, and only what is confirmed then is booked.",
      fr: "Non. Une demande ne vous engage à rien et ne coûte rien : notre bureau en discute d’abord avec vous, et seul ce qui est alors confirmé est réservé.",
      es: "No. Una solicitud no le compromete a nada ni tiene costo: nuestra oficina la revisa antes con usted, y solo queda reservado lo que se confirme entonces.",
    },
  }),
  entry({
    id: "separate-rooms",
    category: "general",
    priority: "normal",
    keywords: {
      en: "separate rooms, same room, different rooms, room of our own, sit apart, keep the parties apart, meet the other side, see the other side, face the other side, two entrances, separate entrances, separate entrance, arrive separately, wait somewhere else, quiet place to wait, waiting room",
      fr: "salles séparées, même salle, même pièce, pièces séparées, salle à nous, rester à part, croiser l’autre partie, voir l’autre partie, entrées séparées, entrée séparée, deux entrées, arriver séparément, attendre ailleurs, salle d’attente",
      es: "salas separadas, misma sala, mismo cuarto, sala propia, estar aparte, cruzarnos con la otra parte, ver a la otra parte, entradas separadas, entrada separada, dos entradas, llegar por separado, esperar en otro lugar, sala de espera",
    },
    question: {
      en: "Do both sides have to be in the same room?",
      fr: "Les deux parties doivent-elles être dans la même pièce ?",
      es: "¿Tienen que estar las dos partes en la misma sala?",
    },
    answer: {
      en: "No. Each side can have a breakout room of its own, and witnesses can wait apart; in a mediation the mediator may go from one room to the other. Please say so in your request: our staff then arrange the rooms, and how and when people arrive.",
      fr: "Non. Chaque partie peut avoir sa propre salle de caucus, et les témoins peuvent attendre à l’écart ; en médiation, le médiateur peut aller d’une salle à l’autre. Indiquez-le dans votre demande : notre équipe organise alors les salles ainsi que l’arrivée de chacun.",
      es: "No. Cada parte puede tener su propia sala auxiliar y los testigos pueden esperar aparte; en una mediación, el mediador puede ir de una sala a otra. Indíquelo en su solicitud: nuestro equipo organiza entonces las salas y la llegada de cada quien.",
    },
  }),
  entry({
    id: "extra-hours",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "surcharge, extra hours, run late, runs late, run over, run until, overtime, after hours, outside your hours, stay longer, go on longer",
      fr: "supplément, heures supplémentaires, déborder, dépasser l’heure, finir plus tard, après les heures, hors des heures, rester plus longtemps",
      es: "recargo, horas adicionales, horas extra, pasarnos de la hora, terminar más tarde, fuera de horario, quedarnos más tiempo",
    },
    question: {
      en: "What if we run late, or need hours outside your opening times?",
      fr: "Et si nous finissons plus tard, ou hors de vos heures d’ouverture ?",
      es: "¿Y si terminamos más tarde o fuera de su horario?",
    },
    answer: {
      en: "Hours before or after the opening times can be asked for in your request; staff then tell you whether the venue can stay open and what that adds to the price. If a day runs over, please speak to staff at the venue as early as you can.",
      fr: "Vous pouvez demander des heures avant ou après les heures d’ouverture ; notre équipe vous dit alors si l’établissement peut rester ouvert et ce que cela ajoute au prix. Si une journée se prolonge, parlez-en le plus tôt possible à l’équipe sur place.",
      es: "Puede pedir en su solicitud horas antes o después del horario de atención; el equipo le dirá si la sede puede permanecer abierta y cuánto se agrega al precio. Si un día se prolonga, hable cuanto antes con el personal de la sede.",
    },
  }),
  entry({
    id: "equipment-test",
    category: "technical",
    priority: "normal",
    keywords: {
      en: "test the equipment, test the video, try the equipment, try the video, test call, sound check, rehearsal, rehearse, the day before, beforehand, set up the day before",
      fr: "essayer l’équipement, essayer la visio, tester l’équipement, tester la visioconférence, essai, test de son, répétition, la veille, à l’avance",
      es: "probar el equipo, probar el video, probar la videoconferencia, prueba de sonido, ensayo, ensayar, la víspera, el día anterior, con antelación",
    },
    question: {
      en: "Can we test the equipment before the hearing?",
      fr: "Peut-on essayer l’équipement avant l’audience ?",
      es: "¿Se puede probar el equipo antes de la audiencia?",
    },
    answer: {
      en: "Please ask for it in your request, with the hour that suits you. Our staff arrange a test with you, at the venue where the room is free, or by a test call with those who join by video.",
      fr: "Indiquez-le dans votre demande, avec l’heure qui vous convient. Notre équipe organise un essai avec vous, sur place si la salle est libre, ou par un appel d’essai avec les personnes qui participent par vidéo.",
      es: "Pídalo en su solicitud e indique la hora que le conviene. Nuestro equipo organiza una prueba con usted, en la sede si la sala está libre, o mediante una llamada de prueba con quienes participan por video.",
    },
  }),
];
