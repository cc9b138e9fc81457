import type { Phrases } from "./phrases.ts";

const list = (things: readonly string[], last: string) =>
  things.length < 2 ? (things[0] ?? "") : `${things.slice(0, -1).join(", ")} ${last} ${things.at(-1)}`;

export const fr: Phrases = {
  greeting:
    "Bonjour. Je peux organiser une audience avec vous ici même, ou répondre à vos questions sur nos établissements et nos services.",
  whoAmI:
    "Je suis l’assistant de réservation de Concord : un logiciel, non une personne. Je prends note des demandes et réponds aux questions ; notre équipe fait le reste.",
  thanks: "Je vous en prie.",
  farewell: "Au revoir. Ce que vous m’avez dit est conservé 14 jours ; vous pourrez y revenir.",
  hostile: "Je ne peux vous aider que pour les réservations et les questions sur nos établissements ; je n’ai rien noté de ce message.",
  nonsense: "Pardon, je n’ai pas compris ce message et je n’ai rien noté.",
  legalAdvice: "Je ne peux pas donner d’avis juridique ; pour cela, veuillez consulter un avocat. Je peux organiser l’audience elle-même.",
  noted: (what) => `C’est noté : ${what}.`,
  changed: (what) => `C’est modifié : ${what}.`,
  undone: "J’ai annulé cette modification.",
  nothingToUndo: "Il n’y a rien à annuler de ma part.",
  startedOver: "J’ai tout effacé ; nous recommençons.",
  skipped: "Bien sûr, nous pouvons laisser ce point ouvert.",
  soFar: (what) => `Voici ce que j’ai noté jusqu’ici : ${what}.`,
  nothingYet: "Je n’ai encore rien noté.",
  unknownQuestion:
    "Je n’ai pas de réponse sûre à cette question. Notre équipe vous répondra lors de l’appel, ou je peux demander à un collègue de vous rappeler.",
  callbackPromised: (phone, by) =>
    `J’ai demandé à un collègue de vous rappeler au ${phone} d’ici le ${by}; il aura cette conversation sous les yeux.`,
  callbackAlready: "Un collègue a déjà été prié de vous rappeler, et il le fera.",
  callbackRefused: "Notre bureau a été avisé que vous voulez joindre une personne et que vous ne souhaitez aucun appel.",
  callbackNeedsPhone: (providerPhone) =>
    `Vous pouvez joindre une personne au ${providerPhone}. Si vous préférez que nous vous rappelions, à quel numéro ?`,
  booked: (number, by) =>
    `Votre demande est transmise. Sa référence est ${number}. Ce n’est pas encore une réservation confirmée${by ? ` : notre équipe vous appellera d’ici le ${by} pour régler les détails` : ""}. Une copie est envoyée à votre adresse courriel.`,
  alreadyBooked: (number) =>
    `Votre demande ${number} est déjà entre les mains de notre équipe. S’il vous faut une autre audience, parlez-m’en et j’ouvrirai une nouvelle demande.`,
  cannotSendYet: "Je n’ai encore rien envoyé : je ne peux transmettre qu’un résumé que vous avez vu et confirmé.",
  sendFailed: "Je n’ai pas pu transmettre la demande à l’instant. Rien n’est perdu ; veuillez dire oui encore une fois dans un moment.",
  whatToChange: "Que faut-il modifier ?",
  changeTo: (field) => `Que faut-il inscrire à la place (${field.toLowerCase()}) ?`,
  dateWhich: (words, options) => `« ${words} » peut se lire de plusieurs façons. De quelle date s’agit-il : ${options} ?`,
  dateNarrow: (words) => `Quel jour précisément entendez-vous par « ${words} » ? Un jour et un mois suffisent.`,
  or: "ou",
  invalid: {
    contactEmail: (words) => `« ${words} » ne semble pas être une adresse courriel complète.`,
    contactPhone: (words) =>
      `« ${words} » ne semble pas être un numéro de téléphone complet ; il me faut au moins dix chiffres avec l’indicatif régional.`,
    dateInPast: (words) => `« ${words} » est déjà passé à l’heure du lieu.`,
    dateInvalid: (words) => `« ${words} » n’existe pas au calendrier.`,
    timeInvalid: (words) => `Je n’ai pas pu lire « ${words} » comme une heure.`,
    description: "C’est un peu court pour que notre équipe se prépare ; une phrase suffit.",
    courtTrialInPerson:
      "Les procès se tiennent en personne seulement ; nous ne les offrons ni à distance ni en formule hybride. J’ai donc inscrit « en personne ».",
    notOffered: "Cette procédure n’est pas offerte sous cette forme.",
    other: (field) => `Je n’ai pas pu utiliser cette réponse (${field.toLowerCase()}).`,
  },
  ask: {
    proceedingType: [
      "De quel type de procédure s’agit-il : par exemple un arbitrage, une médiation, un interrogatoire ou une audience virtuelle ?",
      "Qu’est-ce qui la décrit le mieux : arbitrage, médiation, interrogatoire, procès, audience devant un tribunal administratif, expertise décisoire, audience virtuelle, conférence de gestion, salle de réunion, transcription ou autre chose ?",
    ],
    locationType: [
      "Cela se tiendra-t-il en personne, à distance ou en formule hybride ?",
      "Veuillez choisir : en personne, à distance ou hybride (certains en salle, d’autres en ligne).",
    ],
    place: [
      "Cela se tiendra-t-il en personne, à distance ou en formule hybride, et dans quelle ville : Toronto, Montréal, Miami, Grand Cayman ou Ottawa ?",
      "Veuillez me dire si c’est en personne, à distance ou en formule hybride ; pour une salle, précisez aussi la ville.",
    ],
    location: [
      "Dans quelle ville : Toronto, Montréal, Miami, Grand Cayman ou Ottawa ?",
      "Nous avons des établissements à Toronto, Montréal, Miami, Grand Cayman et Ottawa. Lequel ?",
    ],
    contactName: ["Quel est votre nom complet ?", "Il me faut encore votre nom, tel qu’il doit figurer sur la réservation."],
    nameAndFirm: [
      "Quel est votre nom complet, et quel est votre cabinet ou organisme ?",
      "Il me faut encore votre nom complet, et votre cabinet si vous en avez un.",
    ],
    contactEmail: [
      "À quelle adresse courriel pouvons-nous vous écrire ?",
      "Veuillez saisir l’adresse courriel encore une fois, par exemple nom@cabinet.ca.",
    ],
    contactPhone: [
      "À quel numéro de téléphone pouvons-nous vous appeler ?",
      "Veuillez saisir le numéro encore une fois, avec l’indicatif régional.",
    ],
    emailAndPhone: [
      "À quelle adresse courriel et à quel numéro de téléphone pouvons-nous vous joindre ?",
      "Il me faut encore une adresse courriel et un numéro de téléphone, avec l’indicatif régional.",
    ],
    caseDescription: [
      "En une phrase ou deux, de quoi s’agit-il dans cette affaire ?",
      "Veuillez décrire l’affaire dans vos propres mots ; je les noterai tels quels.",
    ],
  },
  optional: (things) =>
    things.length === 1
      ? `Une dernière chose, si vous le voulez bien : ${things[0]} ? Vous pouvez passer cette question.`
      : `Deux dernières choses, si vous le voulez bien : ${things[0]}, et ${things[1]} ? Vous pouvez passer l’une ou l’autre.`,
  optionalThing: {
    location: "dans quelle ville (Toronto, Montréal, Miami, Grand Cayman ou Ottawa)",
    contactFirm: "quel est votre cabinet ou organisme",
    preferredDate: "une date que vous préféreriez",
    specialRequirements: "des besoins particuliers à prévoir, par exemple un interprète ou un accès sans marche",
  },
  tell: (things, again) => `${again ? "Il me manque encore" : "Veuillez m’indiquer"} ${list(things, "et")}.`,
  services: (things) => `Y a-t-il autre chose à préparer : ${list(things, "ou")} ? Vous pouvez simplement répondre non.`,
  serviceThing: {
    courtReportingRequired: "un sténographe judiciaire",
    needsInterpretation: "un interprète",
    specialRequirements: "de l’équipement, des salles de repli ou d’autres souhaits",
  },
  expressOffer:
    "Si vous préférez ne pas tout remplir, dites « express » : notre équipe vous appelle alors dans les 2 heures, pendant les heures d’ouverture, et règle le reste avec vous.",
  expressChosen:
    "Bien sûr, par la voie rapide : ce que vous m’avez dit est joint à la demande, et notre équipe réglera le reste avec vous lors de l’appel.",
  detailedChosen: "Bien sûr, je prends note de la demande au complet.",
  availability: {
    free: (city, day, people, hours) =>
      `${city}, le ${day} : des salles sont libres${people ? ` pour ${people} personnes` : ""}${hours ? " à ces heures" : ""}.`,
    few: (city, day, people, hours) =>
      `${city}, le ${day} : il reste peu de salles${people ? ` pour ${people} personnes` : ""}${hours ? " à ces heures" : ""}.`,
    none: (city, day, people, hours) =>
      `${city}, le ${day} : aucune de nos salles n’est libre${people ? ` pour ${people} personnes` : ""}${hours ? " à ces heures" : ""}.`,
    closed: (city, day, _people, hours) => `${city}, le ${day} : nous sommes fermés${hours ? " ce jour-là ou à ces heures" : ""}.`,
    nearest: (days) => `Les jours les plus proches où une salle est libre : ${list(days, "et")}.`,
    noneNear: "Je ne vois pas non plus de salle les jours voisins ; notre équipe pourra chercher plus loin lors de l’appel.",
    nothingHeld: "Cette vérification ne retient aucune salle : elle est à vous une fois que notre équipe l’a confirmée.",
    whichCity: "Dans quelle ville dois-je vérifier : Toronto, Montréal, Miami, Grand Cayman ou Ottawa ?",
    whichDay: "Pour quel jour dois-je vérifier ?",
  },
  whyNot: "Cela aide notre équipe à se préparer, rien de plus.",
};
