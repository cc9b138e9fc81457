/** From the first request to the bill. */
import { PROVIDER } from "#app/domain/provider.ts";
import type { FaqEntry } from "../vocabulary.ts";
import { entry } from "./entry.ts";

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
  entry({
    id: "prices",
    category: "booking",
    priority: "high",
    keywords: {
      en: "price, prices, cost, fee, fees, rate, rates, quote, estimate, charge, how much, expensive, budget, per hour, daily rate, discount",
      fr: "prix, coût, tarif, tarifs, frais, honoraires, soumission, devis, estimation, combien ça coûte, combien, cher, budget, taux, rabais",
      es: "precio, precios, costo, tarifa, tarifas, honorarios, cotización, presupuesto, cuánto cuesta, cuánto, caro, cobran, descuento",
    },
    question: {
      en: "What are your prices?",
      fr: "Quels sont vos tarifs ?",
      es: "¿Cuáles son sus precios?",
    },
    answer: {
      en: `Fees depend on the room, the length of the proceeding and the services you ask for, so none is published here: a quote follows once the team has called you. Sending a request asks for no payment, and you may also call ${PROVIDER.phoneDisplay}.`,
      fr: `Les frais dépendent de la salle, de la durée de la procédure et des services demandés ; nous n’en publions donc pas ici : une soumission vous est transmise après l’appel de l’équipe. L’envoi d’une demande n’exige aucun paiement, et vous pouvez aussi appeler au ${PROVIDER.phoneDisplay}.`,
      es: `Las tarifas dependen de la sala, de la duración del procedimiento y de los servicios solicitados, por lo que aquí no se publican: recibirá una cotización después de la llamada del equipo. Enviar la solicitud no exige ningún pago, y también puede llamar al ${PROVIDER.phoneDisplay}.`,
    },
  }),
  entry({
    id: "response-time",
    category: "booking",
    priority: "high",
    keywords: {
      en: "response time, how fast, how soon, how quickly, when will you reply, when will you answer, when will you call, how long reply, hear back, turnaround, waiting for an answer, get back to me, respond",
      fr: "délai de réponse, rapidement, vite, quand répondez-vous, quand rappelez-vous, quand aurai-je une réponse, combien de temps réponse, réponse, répondre, attente, aurai des nouvelles",
      es: "tiempo de respuesta, qué tan rápido, cuándo responden, cuándo contestan, cuándo me llaman, cuánto tardan, tardan, respuesta, responder, espera, tendré noticias",
    },
    question: {
      en: "How fast do you reply?",
      fr: "En combien de temps répondez-vous ?",
      es: "¿En cuánto tiempo responden?",
    },
    answer: {
      en: "We contact you within 2 hours of a fast booking, and we review a detailed booking request within 24 hours.",
      fr: "Nous communiquons avec vous dans les 2 heures suivant une réservation rapide, et nous étudions une demande de réservation détaillée dans les 24 heures.",
      es: "Nos comunicamos con usted dentro de las 2 horas siguientes a una reserva rápida y revisamos una solicitud de reserva detallada dentro de las 24 horas.",
    },
  }),
  entry({
    id: "after-submitting",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "what happens next, after I submit, after sending, after booking, next steps, confirmed, confirmation, is my booking confirmed, status of my booking, is it final, reference number",
      fr: "que se passe-t-il ensuite, après l’envoi, une fois envoyée, après avoir envoyé, prochaines étapes, suite, confirmée, confirmation, ma réservation est-elle confirmée, statut de ma demande, numéro de référence",
      es: "qué pasa después, después de enviar, una vez enviada, próximos pasos, siguientes pasos, confirmada, confirmación, está confirmada mi reserva, estado de mi solicitud, número de referencia",
    },
    question: {
      en: "What happens after I submit my request?",
      fr: "Que se passe-t-il après l’envoi de ma demande ?",
      es: "¿Qué pasa después de enviar mi solicitud?",
    },
    answer: {
      en: "Your request is received and you are given a reference number; it is not yet confirmed. Our team calls you to settle the details and the quote, and then tells you when the booking is confirmed.",
      fr: "Votre demande est reçue et un numéro de référence vous est attribué ; elle n’est pas encore confirmée. Notre équipe vous appelle pour régler les détails et la soumission, puis vous avise lorsque la réservation est confirmée.",
      es: "Su solicitud queda recibida y se le asigna un número de referencia; todavía no está confirmada. Nuestro equipo le llama para acordar los detalles y la cotización, y después le avisa cuando la reserva queda confirmada.",
    },
  }),
  entry({
    id: "cancel-or-change",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "cancel, cancellation, change, reschedule, postpone, adjourn, move the date, modify, amend, another date, refund, withdraw, settled, called off, cancellation fee, cancel for free, free cancellation",
      fr: "annuler, annulation, modifier, modification, changer, reporter, remettre, remise, déplacer, autre date, remboursement, retirer, réglé, frais d’annulation, annuler sans frais",
      es: "cancelar, cancelación, anular, cambiar, cambio, modificar, reprogramar, aplazar, posponer, mover la fecha, otra fecha, reembolso, retirar, cargo por cancelación, cancelar sin costo",
    },
    question: {
      en: "Can I cancel or change a booking?",
      fr: "Puis-je annuler ou modifier une réservation ?",
      es: "¿Puedo cancelar o cambiar una reserva?",
    },
    answer: {
      en: `Yes. Use the link on your confirmation page, or call ${PROVIDER.phoneDisplay} with your reference number; for a cancellation we ask you for the reason. The team will tell you whether the terms of your quote provide for a charge.`,
      fr: `Oui. Utilisez le lien de votre page de confirmation ou appelez au ${PROVIDER.phoneDisplay} avec votre numéro de référence ; pour une annulation, nous vous en demandons le motif. L’équipe vous dira si les conditions de votre soumission prévoient des frais.`,
      es: `Sí. Use el enlace de su página de confirmación o llame al ${PROVIDER.phoneDisplay} con su número de referencia; para una cancelación le pedimos el motivo. El equipo le dirá si las condiciones de su cotización prevén algún cargo.`,
    },
  }),
  entry({
    id: "durations",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "duration, how long, length of a session, half day, full day, extended, minimum, how many hours, overtime, several days, consecutive days",
      fr: "durée, combien de temps, demi-journée, journée complète, journée entière, prolongée, minimum, combien d’heures, plusieurs jours, jours consécutifs",
      es: "duración, cuánto dura, medio día, media jornada, día completo, jornada completa, extendida, mínimo, cuántas horas, varios días, días consecutivos",
    },
    question: {
      en: "How long is a half day or a full day?",
      fr: "Combien de temps durent une demi-journée et une journée complète ?",
      es: "¿Cuánto duran medio día y un día completo?",
    },
    answer: {
      en: "A half day is 3.5 hours and a full day is 7 hours; an extended booking runs from a start to an end time that you choose, at least 3.5 hours apart. You may book one day, consecutive days or separate days.",
      fr: "Une demi-journée compte 3,5 heures et une journée complète, 7 heures ; une réservation prolongée va de l’heure de début à l’heure de fin que vous choisissez, avec au moins 3,5 heures entre les deux. Vous pouvez réserver un seul jour, des jours consécutifs ou des jours distincts.",
      es: "Medio día equivale a 3,5 horas y un día completo a 7 horas; una reserva extendida va de la hora de inicio a la hora de término que usted elija, con al menos 3,5 horas entre ambas. Puede reservar un solo día, días consecutivos o días separados.",
    },
  }),
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
  entry({
    id: "payment",
    category: "booking",
    priority: "normal",
    keywords: {
      en: "payment, pay, invoice, billing, bill, who pays, split the cost, share the cost, deposit, credit card, financial responsibility, 50/50, half each, cheque",
      fr: "paiement, payer, facture, facturation, qui paie, partager les frais, partage des frais, dépôt, acompte, carte de crédit, responsabilité financière, 50/50, moitié chacun, chèque",
      es: "pago, pagar, factura, facturación, quién paga, dividir los gastos, compartir los gastos, depósito, anticipo, tarjeta de crédito, responsabilidad financiera, 50/50, mitad cada uno, cheque",
    },
    question: {
      en: "Who pays, and when?",
      fr: "Qui paie, et à quel moment ?",
      es: "¿Quién paga y cuándo?",
    },
    answer: {
      en: "Unless you say otherwise, the booking party bears the whole cost; it can also be shared equally, divided in proportion among examining counsel, or arranged otherwise. No payment is taken when you send a request, and the terms come with your quote.",
      fr: "Sauf indication contraire, la partie qui réserve assume la totalité des frais ; ils peuvent aussi être partagés à parts égales, répartis proportionnellement entre les avocats qui interrogent, ou réglés autrement. Aucun paiement n’est prélevé à l’envoi d’une demande, et les modalités accompagnent votre soumission.",
      es: "Salvo indicación en contrario, la parte que reserva asume la totalidad de los gastos; también pueden compartirse por mitades, repartirse en proporción entre los abogados que interrogan o acordarse de otro modo. No se cobra nada al enviar la solicitud, y las condiciones acompañan a su cotización.",
    },
  }),
];
