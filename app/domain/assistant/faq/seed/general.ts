/** Who we are, where, when and what is there. */
import { PROVIDER } from "#app/domain/provider.ts";
import { allHours } from "../figures.ts";
import type { FaqEntry } from "../vocabulary.ts";
import { entry } from "./entry.ts";
import { SHOWN_FAQS } from "./shown.ts";

export const GENERAL_FAQS: readonly FaqEntry[] = [
  entry({
    id: "opening-hours",
    category: "general",
    priority: "high",
    keywords: {
      en: "opening hours, hours, business hours, what time, open, close, closing time, weekend, saturday, sunday, holiday, evening, schedule of the office",
      fr: "heures d’ouverture, horaires, heure, ouvert, ouverture, fermé, fermeture, ouvrez, fermez, fin de semaine, samedi, dimanche, jour férié, soir",
      es: "horario de atención, horario, hora, abren, abierto, cierran, cerrado, cierre, fin de semana, sábado, domingo, feriado",
    },
    question: {
      en: "What are your opening hours?",
      fr: "Quelles sont vos heures d’ouverture ?",
      es: "¿Cuál es su horario de atención?",
    },
    answer: {
      en: `${allHours("en")} All are Eastern Time; Grand Cayman keeps EST all year. For another hour, please say so in your request and the team will tell you what can be arranged.`,
      fr: `Nous sommes ouverts ${allHours("fr")}. Ces heures sont celles de l’Est ; Grand Cayman reste à l’HNE toute l’année. Pour une autre heure, indiquez-le dans votre demande et l’équipe vous dira ce qui est possible.`,
      es: `Atendemos ${allHours("es")} Las horas son las del Este; Gran Caimán mantiene la hora EST todo el año. Si necesita otra hora, indíquelo en su solicitud y el equipo le dirá qué es posible.`,
    },
  }),
  entry({
    id: "locations",
    category: "general",
    priority: "high",
    keywords: {
      en: "location, locations, address, office, offices, city, cities, where are you, where located, venue, directions, find you, map",
      fr: "emplacement, adresse, bureau, bureaux, ville, villes, où êtes-vous, où situé, établissement, lieu, trouver, itinéraire",
      es: "ubicación, ubicados, dirección, oficina, oficinas, sede, sedes, ciudad, ciudades, dónde están, dónde quedan, encontrarlos, mapa",
    },
    question: {
      en: "Where are you located?",
      fr: "Où êtes-vous situés ?",
      es: "¿Dónde están ubicados?",
    },
    answer: {
      en: "Our offices are in Toronto and Montreal (Canada), Miami (United States) and Grand Cayman (Cayman Islands), and we work with a partner venue in Ottawa. The Locations page gives the address, telephone and hours of each office.",
      fr: "Nos bureaux se trouvent à Toronto et à Montréal (Canada), à Miami (États-Unis) et à Grand Cayman (îles Caïmans), et nous travaillons avec un établissement partenaire à Ottawa. La page « Établissements » donne l’adresse, le téléphone et les heures de chaque bureau.",
      es: "Nuestras oficinas están en Toronto y Montreal (Canadá), Miami (Estados Unidos) y Gran Caimán (Islas Caimán), y trabajamos con una sede asociada en Ottawa. La página «Sedes» indica la dirección, el teléfono y el horario de cada oficina.",
    },
  }),
  SHOWN_FAQS["rooms-and-capacity"],
  SHOWN_FAQS["venue-services"],
  entry({
    id: "catering",
    category: "general",
    priority: "normal",
    keywords: {
      en: "catering, food, lunch, meal, breakfast, coffee, drinks, beverages, refreshments, snacks, dietary, vegetarian, vegan, kosher, halal, allergy, gluten",
      fr: "traiteur, nourriture, repas, dîner, lunch, déjeuner, café, boissons, rafraîchissements, collation, pause, régime, végétarien, végane, casher, halal, allergie, gluten, manger",
      es: "catering, banquete, comida, almuerzo, desayuno, café, bebidas, refrigerio, bocadillos, dieta, vegetariano, vegano, kosher, halal, alergia, gluten, comer",
    },
    question: {
      en: "Do you provide catering?",
      fr: "Offrez-vous un service de traiteur ?",
      es: "¿Ofrecen servicio de alimentos y bebidas?",
    },
    answer: {
      en: "In Toronto, hot and cold beverages, morning and afternoon refreshment breaks and a full catered lunch are included. For the other cities, and for any diet or allergy, please write what you need under special requirements and the team will answer.",
      fr: "À Toronto, les boissons chaudes et froides, les pauses du matin et de l’après-midi et un repas du midi complet servi par un traiteur sont inclus. Pour les autres villes, et pour tout régime ou toute allergie, inscrivez vos besoins sous « Besoins particuliers » et l’équipe vous répondra.",
      es: "En Toronto se incluyen bebidas calientes y frías, refrigerios por la mañana y por la tarde y un almuerzo completo. Para las demás ciudades, y para cualquier dieta o alergia, indique lo que necesita en los requisitos especiales y el equipo le responderá.",
    },
  }),
  entry({
    id: "accessibility",
    category: "general",
    priority: "normal",
    keywords: {
      en: "accessibility, accessible, wheelchair, disability, disabled, mobility, elevator, ramp, hearing loop, hard of hearing, deaf, blind, service animal",
      fr: "accessibilité, accessible, fauteuil roulant, handicap, mobilité réduite, ascenseur, rampe, malentendant, sourd, aveugle, chien d’assistance",
      es: "accesibilidad, accesible, silla de ruedas, discapacidad, movilidad reducida, ascensor, elevador, rampa, sordo, ciego, perro de asistencia",
    },
    question: {
      en: "Are your venues accessible?",
      fr: "Vos établissements sont-ils accessibles ?",
      es: "¿Sus sedes son accesibles?",
    },
    answer: {
      en: "Please tell us what each participant needs, such as step-free access, seating or sign-language interpretation, under special requirements. The team will confirm what the venue can provide before your booking is confirmed.",
      fr: "Indiquez-nous sous « Besoins particuliers » ce qu’il faut à chaque participant, par exemple un accès de plain-pied, une place adaptée ou l’interprétation en langue des signes. L’équipe vous précisera ce que l’établissement peut offrir avant de confirmer votre réservation.",
      es: "Indíquenos en los requisitos especiales lo que necesita cada participante, por ejemplo acceso sin escalones, un asiento adecuado o interpretación en lengua de señas. El equipo le precisará lo que la sede puede ofrecer antes de confirmar su reserva.",
    },
  }),
  entry({
    id: "parking-and-transport",
    category: "general",
    priority: "low",
    keywords: {
      en: "parking, park my car, car, garage, transit, subway, metro, bus, train, airport, taxi, get there, getting there, hotel",
      fr: "stationnement, stationner, voiture, auto, garage, transport, métro, autobus, train, aéroport, taxi, se rendre, hôtel",
      es: "estacionamiento, estacionar, parqueo, aparcar, coche, auto, carro, transporte, metro, autobús, tren, aeropuerto, taxi, cómo llegar, hotel",
    },
    question: {
      en: "Is there parking, and how do I get there?",
      fr: "Y a-t-il du stationnement, et comment s’y rendre ?",
      es: "¿Hay estacionamiento y cómo se llega?",
    },
    answer: {
      en: `Parking and transport differ from one venue to another, so please ask the team at the venue you have in mind, or at ${PROVIDER.phoneDisplay}. The Locations page gives each address.`,
      fr: `Le stationnement et les transports varient d’un établissement à l’autre : veuillez vous renseigner auprès de l’équipe de celui qui vous intéresse, ou au ${PROVIDER.phoneDisplay}. La page « Établissements » donne chaque adresse.`,
      es: `El estacionamiento y el transporte varían de una sede a otra; consulte al equipo de la sede que le interesa o llame al ${PROVIDER.phoneDisplay}. La página «Sedes» indica cada dirección.`,
    },
  }),
  SHOWN_FAQS["languages-and-interpretation"],
  entry({
    id: "services",
    category: "general",
    priority: "normal",
    keywords: {
      en: "services, what do you do, what do you offer, offer, kinds of proceedings, types of proceedings, document review, case management, investment disputes, discovery, examination, court trial, hearing board, help with",
      fr: "services, que faites-vous, qu’offrez-vous, offrez, types de procédures, sortes de procédures, examen de documents, gestion de dossiers, différends en investissement, interrogatoire, procès, aidez",
      es: "servicios, qué hacen, qué ofrecen, ofrecen, tipos de procedimientos, clases de procedimientos, revisión de documentos, gestión de casos, controversias de inversión, interrogatorio, juicio, ayudan",
    },
    question: {
      en: "What services do you offer?",
      fr: "Quels services offrez-vous ?",
      es: "¿Qué servicios ofrecen?",
    },
    answer: {
      en: "We provide commercial arbitration, investment disputes, international mediation, expert determination, virtual hearings, document review, court reporting and case management, and rooms to hold proceedings in. Tell me what you have in mind and I can prepare a booking request with you.",
      fr: "Nous offrons l’arbitrage commercial, le règlement de différends en investissement, la médiation internationale, l’expertise décisoire, les audiences virtuelles, l’examen de documents, la sténographie judiciaire et la gestion de dossiers, ainsi que des salles pour tenir vos procédures. Dites-moi ce que vous envisagez et je préparerai une demande de réservation avec vous.",
      es: "Ofrecemos arbitraje comercial, controversias de inversión, mediación internacional, determinación pericial, audiencias virtuales, revisión de documentos, estenografía judicial y gestión de casos, además de salas para sus procedimientos. Dígame qué necesita y prepararé con usted una solicitud de reserva.",
    },
  }),
  entry({
    id: "about-us",
    category: "general",
    priority: "normal",
    keywords: {
      en: "who are you, about you, about the company, experience, years, history, reputation, founded, how many proceedings, law firms, clients, track record",
      fr: "qui êtes-vous, à propos, entreprise, expérience, années, histoire, réputation, fondée, combien de procédures, cabinets d’avocats, clients",
      es: "quiénes son, acerca de ustedes, empresa, experiencia, años, trayectoria, reputación, fundada, cuántos procedimientos, despachos, bufetes, clientes",
    },
    question: {
      en: "Who are you, and how much experience do you have?",
      fr: "Qui êtes-vous, et quelle est votre expérience ?",
      es: "¿Quiénes son y qué experiencia tienen?",
    },
    answer: {
      en: `${PROVIDER.name} provides arbitration, mediation and hearing venues. We have 30 years of experience, have hosted more than 80,000 proceedings and support more than 4,500 law firms.`,
      fr: `${PROVIDER.name} offre des salles d’arbitrage, de médiation et d’audience. Nous comptons 30 ans d’expérience, avons accueilli plus de 80 000 procédures et servons plus de 4 500 cabinets d’avocats.`,
      es: `${PROVIDER.name} ofrece salas para arbitrajes, mediaciones y audiencias. Contamos con 30 años de experiencia, hemos acogido más de 80,000 procedimientos y atendemos a más de 4,500 despachos de abogados.`,
    },
  }),
  entry({
    id: "talk-to-a-person",
    category: "general",
    priority: "high",
    keywords: {
      en: "talk to a person, human, speak with someone, agent, real person, phone, phone number, telephone, call you, contact, e-mail address, representative, live help, reach you",
      fr: "parler à une personne, humain, parler à quelqu’un, agent, vraie personne, téléphone, numéro de téléphone, appeler, contact, coordonnées, joindre, adresse courriel, représentant, rappeler",
      es: "hablar con una persona, humano, hablar con alguien, agente, persona real, teléfono, número de teléfono, llamar, contacto, contactarlos, correo electrónico, representante, comunicarme, asesor",
    },
    question: {
      en: "Can I talk to a person?",
      fr: "Puis-je parler à une personne ?",
      es: "¿Puedo hablar con una persona?",
    },
    answer: {
      en: `Yes. Please call ${PROVIDER.phoneDisplay} or write to ${PROVIDER.email}; what you have entered here is kept.`,
      fr: `Oui. Appelez-nous au ${PROVIDER.phoneDisplay} ou écrivez à ${PROVIDER.email} ; ce que vous avez saisi ici est conservé.`,
      es: `Sí. Llame al ${PROVIDER.phoneDisplay} o escriba a ${PROVIDER.email}; lo que ha indicado aquí se conserva.`,
    },
  }),
];
