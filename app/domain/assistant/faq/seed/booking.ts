import type { FaqEntry } from "../vocabulary.ts";
import { entry } from "./entry.ts";
import { SHOWN_FAQS } from "./shown.ts";

export const BOOKING_FAQS: readonly FaqEntry[] = [
  entry({
    id: "how-to-book",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "how to book, book, booking, reserve, make a reservation, request a room, steps to book, what information do you need, fast booking, detailed form",
      fr: "comment réserver, réserver, réservation, faire une réservation, demande de salle, étapes pour réserver, quels renseignements, réservation rapide, formulaire détaillé",
      es: "cómo reservar, reservar, reserva, hacer una reserva, solicitar una sala, pasos para reservar, qué datos necesitan, reserva rápida, formulario detallado",
    },
    question: {
      en: "How do I book?",
      fr: "Comment puis-je réserver ?",
      es: "¿Cómo puedo reservar?",
    },
    answer: {
      en: "I can prepare the request with you here: I need the type of proceeding, in person, virtual or hybrid, your name, e-mail and telephone, and a short description of the case. You may also use the fast form, which takes about 2 minutes, or the detailed form.",
      fr: "Je peux préparer la demande avec vous ici : il me faut le type de procédure, le mode (en personne, à distance ou hybride), votre nom, votre courriel et votre téléphone, et une brève description de l’affaire. Vous pouvez aussi utiliser le formulaire rapide, qui prend environ 2 minutes, ou le formulaire détaillé.",
      es: "Puedo preparar la solicitud con usted aquí: necesito el tipo de procedimiento, la modalidad (presencial, virtual o híbrida), su nombre, correo y teléfono, y una breve descripción del caso. También puede usar el formulario rápido, que toma unos 2 minutos, o el formulario detallado.",
    },
  }),
  SHOWN_FAQS.prices,
  SHOWN_FAQS["response-time"],
  SHOWN_FAQS["after-submitting"],
  SHOWN_FAQS["cancel-or-change"],
  SHOWN_FAQS.durations,
  entry({
    id: "urgent-bookings",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "urgent, urgently, emergency, rush, last minute, short notice, same day, next day, tomorrow, today, asap, earliest, expedited, how far in advance, notice period",
      fr: "urgent, urgence, dernière minute, court préavis, le jour même, le lendemain, demain, aujourd’hui, au plus tôt, dès que possible, combien de temps à l’avance, préavis",
      es: "urgente, urgencia, emergencia, última hora, con poca anticipación, el mismo día, al día siguiente, mañana mismo, hoy mismo, cuanto antes, con cuánta anticipación, antelación",
    },
    question: {
      en: "Can you take an urgent booking?",
      fr: "Acceptez-vous les réservations urgentes ?",
      es: "¿Aceptan reservas urgentes?",
    },
    answer: {
      en: "Yes. A fast booking can be marked Standard (5–10 business days), Urgent (1–3 business days) or Emergency (same day or next day), and we contact you within 2 hours. Whether a room is free on your date is confirmed by the team.",
      fr: "Oui. Une réservation rapide peut porter la mention « Standard » (5 à 10 jours ouvrables), « Urgent » (1 à 3 jours ouvrables) ou « Urgence extrême » (le jour même ou le lendemain), et nous communiquons avec vous dans les 2 heures. L’équipe vous confirme si une salle est libre à votre date.",
      es: "Sí. Una reserva rápida puede marcarse como Estándar (5 a 10 días hábiles), Urgente (1 a 3 días hábiles) o Emergencia (el mismo día o el siguiente), y nos comunicamos con usted dentro de las 2 horas. El equipo le confirma si hay una sala libre en su fecha.",
    },
  }),
  SHOWN_FAQS.payment,
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
];
