/**
 * The built-in FAQs that `/services` shows too, in the order in which people come to ask. Apart from the others, so that a
 * Worker carries no texts that it reads from its database.
 */
import { PROVIDER } from "#app/domain/provider.ts";
import { allRooms } from "../figures.ts";
import type { FaqEntry } from "../vocabulary.ts";
import { entry } from "./entry.ts";

export const SHOWN_FAQS = {
  "after-submitting": entry({
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
  "response-time": entry({
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
  prices: entry({
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
  payment: entry({
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
  "cancel-or-change": entry({
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
  durations: entry({
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
      es: "Medio día equivale a 3.5 horas y un día completo a 7 horas; una reserva extendida va de la hora de inicio a la hora de término que usted elija, con al menos 3.5 horas entre ambas. Puede reservar un solo día, días consecutivos o días separados.",
    },
  }),
  "rooms-and-capacity": entry({
    id: "rooms-and-capacity",
    category: "general",
    priority: "normal",
    keywords: {
      en: "room, rooms, hearing room, capacity, how big, size, seats, seating, how many people, participants, accommodate, hold, fit, large, small, layout, room setup, breakout room, boardroom, u-shape, courtroom layout",
      fr: "salle, salles, salle d’audience, capacité, taille, grandeur, places, personnes, participants, accueillir, contenir, grande, petite, aménagement, disposition, salle de caucus, salle de repli, salle de réunion, en u",
      es: "sala, salas, sala de audiencias, capacidad, tamaño, asientos, personas, participantes, caben, aforo, grande, pequeña, disposición, distribución, sala privada, sala auxiliar, sala de juntas, en u",
    },
    question: {
      en: "What rooms do you have, and for how many people?",
      fr: "Quelles salles offrez-vous, et pour combien de personnes ?",
      es: "¿Qué salas tienen y para cuántas personas?",
    },
    answer: {
      en: `${allRooms("en")}. Rooms can be set up for an examination, as a courtroom, in a U-shape or as a boardroom, and breakout rooms can be requested.`,
      fr: `${allRooms("fr")}. Les salles peuvent être disposées pour un interrogatoire, en salle de tribunal, en U ou en salle de réunion, et des salles de caucus peuvent être demandées.`,
      es: `${allRooms("es")}. Las salas pueden disponerse para un interrogatorio, como sala de tribunal, en U o como sala de juntas, y pueden solicitarse salas auxiliares.`,
    },
  }),
  "venue-services": entry({
    id: "venue-services",
    category: "general",
    priority: "normal",
    keywords: {
      en: "included, includes, inclusions, what comes with, what do I get, amenities, concierge, wifi, wi-fi, internet, on-site support, extra charge",
      fr: "inclus, compris, comprend, fourni, commodités, conciergerie, wifi, wi-fi, internet, sans fil, soutien sur place, supplément",
      es: "incluido, incluye, comprende, amenidades, comodidades, conserjería, wifi, wi-fi, internet, inalámbrico, apoyo en sala, cargo adicional",
    },
    question: {
      en: "What is included with a room in Toronto or Ottawa?",
      fr: "Qu’est-ce qui est inclus avec une salle à Toronto ou à Ottawa ?",
      es: "¿Qué incluye una sala en Toronto u Ottawa?",
    },
    answer: {
      en: "Toronto includes a concierge desk, hot and cold beverages, morning and afternoon refreshment breaks, a full catered lunch and double redundant high-speed Wi-Fi. Ottawa includes Wi-Fi, onsite AV team support, concierge service and integrated conferencing capacity. For the other cities, the team will tell you what your room includes.",
      fr: "À Toronto sont inclus un comptoir de conciergerie, des boissons chaudes et froides, les pauses du matin et de l’après-midi, un repas du midi complet servi par un traiteur et un réseau Wi-Fi haute vitesse à double redondance. À Ottawa sont inclus le Wi-Fi, le soutien audiovisuel sur place, le service de conciergerie et un système de conférence intégré. Pour les autres villes, l’équipe vous précisera ce que comprend votre salle.",
      es: "En Toronto se incluyen la conserjería, bebidas calientes y frías, refrigerios por la mañana y por la tarde, un almuerzo completo con servicio de banquetes y Wi-Fi de alta velocidad con doble redundancia. En Ottawa se incluyen el Wi-Fi, el apoyo audiovisual en sala, el servicio de conserjería y el sistema de conferencia integrado. Para las demás ciudades, el equipo le indicará qué incluye su sala.",
    },
  }),
  "languages-and-interpretation": entry({
    id: "languages-and-interpretation",
    category: "general",
    priority: "normal",
    keywords: {
      en: "language, languages, interpretation, interpreter, translation, translator, simultaneous, consecutive, sign language, asl, french, spanish, english, bilingual, multilingual, speak french, speak spanish",
      fr: "langue, langues, interprétation, interprète, traduction, traducteur, simultanée, consécutive, langue des signes, lsq, français, espagnol, anglais, bilingue, parlez français",
      es: "idioma, idiomas, lengua, interpretación, intérprete, traducción, traductor, simultánea, consecutiva, lengua de señas, francés, español, inglés, bilingüe, hablan español",
    },
    question: {
      en: "In which languages do you work, and can you provide interpretation?",
      fr: "Dans quelles langues travaillez-vous, et offrez-vous l’interprétation ?",
      es: "¿En qué idiomas trabajan y ofrecen interpretación?",
    },
    answer: {
      en: "You can book in English, French or Spanish; Montreal serves you in French and English, and Miami is multilingual. Simultaneous or consecutive interpretation and sign-language interpretation can be requested with your booking, in the language you name.",
      fr: "Vous pouvez réserver en français, en anglais ou en espagnol ; Montréal vous sert en français et en anglais, et Miami est multilingue. L’interprétation simultanée ou consécutive et l’interprétation en langue des signes peuvent être demandées avec la réservation, dans la langue que vous indiquez.",
      es: "Puede reservar en español, inglés o francés; Montreal atiende en francés e inglés, y Miami es multilingüe. Con la reserva puede solicitar interpretación simultánea o consecutiva, en el idioma que indique, e interpretación en lengua de señas.",
    },
  }),
  "court-reporting": entry({
    id: "court-reporting",
    category: "technical",
    priority: "normal",
    keywords: {
      en: "court reporting, court reporter, reporter, stenographer, transcript, transcripts, transcription, real time, realtime, daily rough, rough draft, closed captioning, captions, cart, same-day finals, delivery of the transcript, second copy, on the record, urgent transcript",
      fr: "sténographie, sténographe, transcription, transcriptions, notes sténographiques, temps réel, version provisoire quotidienne, sous-titrage, cart, livraison de la transcription, deuxième copie, procès-verbal, greffier, transcription urgente",
      es: "estenografía, estenógrafo, estenógrafa, taquigrafía, taquígrafo, taquígrafa, transcripción, transcripciones, tiempo real, borrador diario, subtitulado, subtítulos, cart, entrega de la transcripción, segunda copia, acta, transcripción urgente",
    },
    question: {
      en: "Do you provide court reporting and transcripts?",
      fr: "Offrez-vous la sténographie judiciaire et la transcription ?",
      es: "¿Ofrecen estenografía judicial y transcripciones?",
    },
    answer: {
      en: "Yes. Transcripts can be delivered the next day by 9 a.m. or by 5 p.m., in 2, 3 or 4 days, or in the standard 5 to 10 days, electronically, in hard copy or both. Real-time transcription, daily rough drafts, CART and closed captioning, and same-day finals can be requested as well.",
      fr: "Oui. La transcription peut être livrée le lendemain à 9 h ou à 17 h, en 2, 3 ou 4 jours, ou dans le délai standard de 5 à 10 jours, sous forme électronique, sur papier ou les deux. La transcription en temps réel, les versions provisoires quotidiennes, le sous-titrage (CART) et la version définitive le jour même peuvent aussi être demandés.",
      es: "Sí. La transcripción puede entregarse al día siguiente a las 9:00 a.m. o a las 5:00 p.m., en 2, 3 o 4 días, o en el plazo estándar de 5 a 10 días, en formato electrónico, impreso o ambos. También pueden solicitarse la transcripción en tiempo real, borradores diarios, subtitulado (CART) y versiones definitivas el mismo día.",
    },
  }),
} satisfies Record<string, FaqEntry>;
