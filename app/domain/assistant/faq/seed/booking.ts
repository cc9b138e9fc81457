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
];
