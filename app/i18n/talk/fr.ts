import { points } from "./fr-points.ts";
import { ourCities } from "./our-cities.ts";
import type { Words } from "./words.ts";

const ALL_CITIES = ourCities("fr", "conjunction");
const ANY_CITY = ourCities("fr", "disjunction");

/** Of a number that is missing: why it is asked for. */
const NUMBER = {
  written: "Notre équipe vous écrit, comme vous le souhaitez ; un numéro doit tout de même figurer dans la demande.",
  called: "Notre équipe appelle avant toute confirmation ; tout numéro où nous pouvons vous joindre ou laisser un message convient.",
} as const;

export const fr: Words = {
  greeting:
    "Bonjour ! Parlez-moi de votre audience dans vos mots, et je prépare la demande avec vous. Je peux aussi répondre à vos questions sur nos établissements.",
  hello: "Bonjour !",
  noVenue: (quote) =>
    `Nous n’avons pas d’établissement à cet endroit (« ${quote} »). Les nôtres sont à ${ALL_CITIES} ; en ligne, c’est possible partout.`,
  thanks: "Je vous en prie.",
  bye: "Au revoir.",
  draftKept: "Ce que vous m’avez dit est conservé 14 jours ; vous pourrez reprendre là où vous en étiez.",
  unclear: "Pardon, je n’ai pas compris et je n’ai rien noté de ce message. Pourriez-vous le dire autrement ?",
  unclearPerson: (phone) =>
    `Je ne comprends toujours pas et je ne veux pas vous faire perdre de temps. Un collègue peut vous aider au ${phone}, ou je peux vous faire rappeler.`,
  upset: (phone) =>
    `Je comprends ; nous avancerons une étape à la fois. Si vous préférez parler à quelqu’un, notre bureau est au ${phone}.`,
  self: (phone) =>
    `Je suis l’assistant automatisé de Concord, pas une personne. Je prépare votre demande, et notre équipe vous appelle avant toute confirmation. Pour parler à quelqu’un dès maintenant : ${phone}.`,
  noteWhat: "Que dois-je mettre dans la note\u00A0? Ce que vous écrirez ensuite parviendra tel quel à notre équipe.",
  heard: "Merci. Notre équipe peut le lire dans cette conversation.",
  attack: "Je ne peux vous aider que pour les audiences et les questions sur nos établissements.",
  notOurs: `Ce n’est pas un service que nous offrons. Nous accueillons des arbitrages, des médiations, des interrogatoires et des audiences à ${ALL_CITIES}, ainsi qu’en ligne ; nous ne donnons pas d’avis juridique.`,
  language: "Je peux vous écrire en français, en anglais ou en espagnol. Que préférez-vous ?",
  noted: (lines) => `C’est noté. ${lines}.`,
  changed: (labels) => `Modifié\u00A0: ${labels}.`,
  noLonger: (text) => `n’y est plus\u00A0: ${text}`,
  wholeHearing: "pendant toute l’audience",
  lead: (thanked, what) => `${thanked ? `Merci, ${thanked}. ` : ""}C’est noté : ${what}.`,
  inLead: { length: (text) => `pour ${text}`, window: (text) => `dans la période ${text}` },
  besides: (lines) => `J’ai aussi noté : ${lines}.`,
  proceedings: {
    arbitration: "un arbitrage",
    mediation: "une médiation",
    examination_or_related: "un interrogatoire",
    court_trial: "un procès",
    hearing_board: "une audience devant un tribunal administratif",
    expert_determination: "une expertise décisoire",
    virtual_hearing: "une audience virtuelle",
    case_conference: "une conférence de gestion",
    boardroom_only: "une salle de réunion",
    audio_transcription: "une transcription audio",
    past_proceeding_transcript_order: "la transcription d’une audience passée",
    other: "une audience",
    hearing: "une audience",
  },
  where: { city: (city) => `en personne à ${city}`, both: (city) => `à ${city} et en ligne`, online: "en ligne" },
  was: (before) => `(auparavant : ${before})`,
  cleared: {
    values: (labels) => `Retiré : ${labels}.`,
    remarks: (quotes) => `Retiré des remarques : ${quotes}.`,
  },
  listed: {
    room: (kept, listed) =>
      `La liste des participants compte ${listed} personnes en salle ; j’ai gardé ${kept}, comme vous l’avez inscrit.`,
    format: (kept) => `L’audience reste « ${kept} », avec quelqu’un qui se joint à distance. Dites-moi si elle doit être hybride.`,
  },
  remarked: (remarks) => `Pour notre équipe, dans vos mots : ${remarks}.`,
  toFollow: (labels) => `Très bien, cela pourra suivre : ${labels}.`,
  leftOpen: (labels) => `Je laisse ce point ouvert ; notre équipe vous le demandera : ${labels}.`,
  invalid: {
    email: (quote) => `« ${quote} » ne semble pas être une adresse courriel complète.`,
    phone: (quote) => `« ${quote} » ne semble pas être un numéro complet ; veuillez inclure l’indicatif régional.`,
    name: (quote) => `Je n’ai pas pu inscrire « ${quote} » comme nom.`,
    other: (label, quote) => `Je n’ai pas pu utiliser « ${quote} » (${label}).`,
  },
  ruled: (label, value) => `${label} : ${value} n’est pas offert pour ce type de demande. Je l’ai gardé pour notre équipe.`,
  undone: "C’est fait, j’ai annulé cette modification.",
  nothingToUndo: "Il n’y a rien à annuler.",
  restarted: "C’est fait, tout est effacé. Parlez-moi de votre audience quand vous voudrez.",
  kept: "Très bien, je n’y touche pas.",
  forStaff: "Je ne sais pas où inscrire ce changement\u00A0: je l’ai noté pour notre équipe, dans vos mots.",
  settledAlready: "Cette question n’est plus ouverte : je n’ai rien modifié à l’instant.",
  changedSince: "La réservation a changé depuis ma question : je n’ai donc encore rien fait.",
  again: "Voici une nouvelle demande, avec les mêmes personnes et les mêmes coordonnées.",
  estimate: (total, holds, open, days, assumesFullDays) =>
    `Il faut compter environ ${total}\u00A0: c’est une estimation, non une soumission, taxes en sus${assumesFullDays ? ", en comptant des journées entières" : ""}.\nElle comprend${days > 1 ? `, pour ${days} jours` : ""}\u00A0: ${holds}.${open ? ` Sur demande, non compris\u00A0: ${open}.` : ""}`,
  estimateAlone: (total, open, assumesFullDays) =>
    `Il faut compter environ ${total}\u00A0: c’est une estimation, non une soumission, taxes en sus${assumesFullDays ? ", en comptant des journées entières" : ""}${open ? `, sans ce qui est sur demande (${open})` : ""}.`,
  estimateMore: "Comment le prix est-il calculé\u00A0?",
  estimateNeeds: (needs) => `Je pourrai vous donner une estimation quand je connaîtrai ${needs}.`,
  heads: {
    name: "Nombre de personnes",
    counted: "d’après la liste des participants",
    afar: (people) => (people === 1 ? "dont une personne à distance" : `dont ${people} à distance`),
  },
  needs: { preferredDate: "le ou les jours", location: "la ville", mainRoomCapacity: "le nombre de personnes en salle" },
  resolved: (remarks) => `C’est maintenant noté dans la demande, et non plus en remarque : ${remarks}.`,
  unanswered: (quotes, several) =>
    `Je ne peux pas répondre avec certitude à ${quotes}\u00A0; j’ai noté ${several ? "ces questions" : "la question"} pour notre équipe, qui vous le dira.`,
  closed: (city, days) => `Nous sommes fermés à ${city} : ${days}.`,
  outsideHours: (city, days, hours) => `Ces heures dépassent nos heures d’ouverture à ${city}${hours && ` (${hours})`} : ${days}.`,
  full: (city, days) => `Aucune salle appropriée n’est libre à ${city} : ${days}.`,
  near: (days) => `Jours les plus proches où une salle est libre : ${days}.`,
  tooMany: (city, people, most, larger) =>
    `Notre plus grande salle à ${city} accueille ${most} personnes ; ${people} n’y tiendraient pas. Pour ce nombre, il y a ${larger}.`,
  tooManyAnywhere: (city, people, most) =>
    `Notre plus grande salle à ${city} accueille ${most} personnes, et aucun de nos établissements n’a de salle pour ${people}. Notre équipe peut chercher une autre solution.`,
  longest: (quote, most) =>
    `Une demande compte ici au plus ${most} jours ; je ne les ai donc pas inscrits. J’ai gardé « ${quote} » pour notre équipe, qui organise les audiences plus longues.`,
  shortest: (quote) =>
    `La plus courte réservation est d’une demi-journée ; c’est donc une demi-journée qui sera réservée. J’ai gardé « ${quote} » pour notre équipe.`,
  free: (city, days) => `Une salle est libre à ${city} : ${days}. Rien n’est retenu avant la confirmation de notre équipe.`,
  booked: (reference, by) =>
    `Votre demande est transmise. Référence : ${reference}. ${by ? `Notre équipe vous appellera au plus tard le ${by} ; la demande n’est confirmée qu’après cet appel.` : "Notre équipe communiquera avec vous ; la demande n’est confirmée qu’ensuite."} Une copie vous est envoyée par courriel.`,
  moved: (reference, day) => `C’est fait : nouvelle date de ${reference}, ${day}.`,
  cancelled: (reference) => `La réservation ${reference} est annulée.`,
  passedOn: (reference, by) =>
    `J’ai transmis cela à notre équipe pour ${reference}${by ? ` ; elle vous répondra au plus tard le ${by}` : ""}. Rien n’est modifié avant sa confirmation.`,
  copied: (reference) => `Une copie de ${reference} est envoyée à l’adresse courriel de la réservation.`,
  linked: (reference) => `Si ${reference} existe, un lien pour la gérer vient d’être envoyé à son adresse courriel.`,
  status: (reference, status, day, held, first) =>
    `La demande ${reference} ${status}.${day ? ` ${first ? "Premier jour" : "Date"} : ${day}.` : ""}${held ? ` Une salle est retenue jusqu’au ${held}.` : ""}`,
  statusOf: {
    consultation_requested: "est bien reçue ; notre équipe communiquera avec vous pour la préparer",
    pending: "est bien reçue et n’est pas encore confirmée : notre équipe vous appelle d’abord",
    pendingAsAsked: "est bien reçue et n’est pas encore confirmée : notre équipe communique d’abord avec vous, comme vous l’avez demandé",
    confirmed: "est confirmée",
    completed: "a eu lieu",
    cancelled: "est annulée",
  },
  call: (phone, by) =>
    `Un collègue vous appellera au ${phone}${by ? ` au plus tard le ${by}` : ""}, avec cette conversation sous les yeux.`,
  forgotten: "Tout ce que vous m’avez dit a été supprimé.",
  notFound: (reference, phone) => `Je ne trouve pas ${reference}. Veuillez vérifier le numéro ou appeler notre bureau au ${phone}.`,
  requestsFull: ({ phone, email }) =>
    `Tant de demandes attendent notre bureau qu’il n’en prend pas d’autre ici pour le moment. Rien n’a été envoyé, et ce que vous m’avez indiqué reste ici. Veuillez nous appeler au ${phone} ou écrire à ${email}.`,
  failed: (phone) => `L’opération n’a pas abouti et rien n’a changé. Veuillez réessayer dans un moment ou nous appeler au ${phone}.`,
  refused: (why, phone) =>
    `Je ne peux pas transmettre la demande telle quelle, et rien n’a été transmis. ${why} Notre bureau peut aussi vous aider au ${phone}.`,
  allTaken: (days, several) =>
    `Toutes les salles qui conviennent sont prises ${several ? "aux dates suivantes" : "à cette date"} : ${days}.`,
  notMoved: (reference, why) => `Je ne peux pas déplacer ${reference} à ce moment-là, et rien n’a changé. ${why}`,
  notSent: "Rien n’a encore été transmis ; ce n’est qu’un brouillon.",
  notSentYet: {
    open: (labels) => `La demande n’est pas encore transmise. Il manque encore : ${labels}.`,
    question: "Je ne l’ai pas encore transmise : un point est à régler d’abord.",
    changed: "Je ne l’ai pas encore transmise : elle n’est plus telle que dans ce résumé. La voici maintenant.",
    yes: "La demande n’est pas encore transmise. Il ne manque rien : elle part dès que vous dites oui.",
  },
  included: "compris d’office",
  keptForStaff: "J’ai gardé vos mots pour notre équipe.",
  proof: (reference) => `Pour protéger ${reference}, je ne peux l’ouvrir qu’à la personne qui a fait la réservation.`,
  person: (phone) => `Vous pouvez joindre quelqu’un au ${phone}.`,
  personNoCall: (phone) => `Entendu, nous ne vous appellerons pas. Si vous voulez parler à quelqu’un, notre bureau est au ${phone}.`,
  waiting: (labels, phone) =>
    `Pour transmettre la demande, il ne me manque que : ${labels}. Vous pouvez remplir la fiche ou nous appeler au ${phone}.`,
  waitingAgain: (labels, phone, number) =>
    `Je ne peux pas transmettre la demande sans ceci : ${labels}.${number ? ` ${NUMBER[number]}` : ""} Si c’est difficile, notre bureau peut prendre votre demande au ${phone}.`,
  summaryTitle: "Voici votre demande :",
  summaryAsk: (more) =>
    `${more ? "S’il faut modifier ou ajouter quelque chose (sténographe, interprète, salles de caucus, repas), dites-le-moi." : "Si quelque chose est à modifier, dites-le-moi."} Dois-je la transmettre ?`,
  ready: "Votre demande est prête. Dois-je la transmettre ?",
  readyChanged: "Dois-je la transmettre ainsi ?",
  answered: (quote, answer) => `« ${quote} » ${answer}`,
  failedPass: (phone) => `Je n’ai pas pu transmettre cette note à notre équipe. Veuillez la lui communiquer au ${phone}.`,
  offers: (days) => `Ces jours sont libres : ${days}.`,
  ask: {
    kind: [
      "De quel type d’audience s’agit-il : un arbitrage, une médiation, un interrogatoire ou autre chose ?",
      "Qu’est-ce qui s’en rapproche le plus ?",
    ],
    kind_place_day: [
      `De quel type d’audience s’agit-il (un arbitrage, une médiation, un interrogatoire ou autre chose), dans quelle ville (${ANY_CITY}) ou en ligne, et quel jour ou quels jours ?`,
      "De quel type d’audience s’agit-il, où, et quel jour ou quels jours ?",
    ],
    place: [
      `Sera-ce en personne, à distance ou en mode hybride, et dans quelle ville : ${ANY_CITY} ?`,
      "Veuillez choisir le mode de tenue et, s’il faut une salle, la ville. Vous pouvez aussi dire que ce n’est pas encore décidé.",
    ],
    place_day: [
      `Où et quand : dans quelle ville (${ANY_CITY}) ou en ligne, et quel jour ou quels jours ?`,
      "Indiquez-moi la ville, ou dites que c’est en ligne, et le ou les jours. Vous pouvez aussi dire que ce n’est pas encore décidé.",
    ],
    city_day: [
      `Dans quelle ville (${ANY_CITY}), et quel jour ou quels jours ?`,
      "Laquelle de nos villes préférez-vous, et quel jour ou quels jours ? Vous pouvez aussi dire que ce n’est pas encore décidé.",
    ],
    format: [
      "Sera-ce en personne, à distance ou en mode hybride ?",
      "Veuillez choisir : en personne, à distance ou hybride (certains en salle, d’autres en ligne).",
    ],
    city: [`Dans quelle ville : ${ANY_CITY} ?`, "Laquelle de nos villes préférez-vous ?"],
    date: [
      "Quel jour ou quels jours souhaitez-vous ? Si vous connaissez les heures, ajoutez-les.",
      "Quels jours vous conviennent ? Vous pouvez aussi les choisir sur la fiche, ou dire qu’ils ne sont pas encore fixés.",
    ],
    time: ["À quelle heure faut-il commencer ?", "À quelle heure l’audience commence-t-elle ? Une heure approximative suffit."],
    length: ["Combien de temps l’audience durera-t-elle chaque jour ?", "Une demi-journée, une journée entière ou davantage ?"],
    contact: [
      "Avec qui devons-nous communiquer : nom, cabinet, courriel et téléphone ?",
      "Il me manque encore vos coordonnées : nom, courriel et téléphone. Vous pouvez aussi remplir la fiche.",
    ],
    contact_story: [
      "Avec qui devons-nous communiquer (nom, cabinet, courriel et téléphone) ? Et, en quelques mots, sur quoi porte l’affaire ?",
      "Il me manque encore vos coordonnées (nom, courriel et téléphone) et quelques mots sur l’affaire. Vous pouvez aussi remplir la fiche.",
    ],
    story: [
      "En une phrase ou deux, sur quoi porte l’affaire ?",
      "Quelques mots sur l’affaire suffisent ; ils servent à notre équipe pour se préparer.",
    ],
    phone: ["À quel numéro devons-nous appeler ?", "À quel numéro devons-nous appeler, avec l’indicatif régional ?"],
    reference: [
      "Quelle est la référence de votre réservation ?",
      "Veuillez écrire la référence ; elle figure dans votre courriel de confirmation.",
    ],
    booking_change: ["Que faut-il modifier ?", "Que faut-il modifier à la réservation ?"],
    change: [
      "Je ne l’ai pas transmise. Que dois-je modifier ? Il suffit d’écrire la nouvelle valeur, par exemple « 12 personnes ».",
      "Qu’est-ce qui n’est pas exact ?",
    ],
  },
  askReach: (missing, matter) => `Puis-je avoir ${missing}\u00A0?${matter ? " Et, en quelques mots, sur quoi porte l’affaire\u00A0?" : ""}`,
  askReachAgain: (missing, matter) =>
    `Il me faut encore ${missing}${matter ? ", et quelques mots sur l’affaire," : ""} avant de pouvoir transmettre la demande.`,
  reach: { contactFirm: "le nom du cabinet", contactEmail: "une adresse courriel", contactPhone: "un numéro de téléphone" },
  askFields: (labels, reason) => `Pourriez-vous ensuite m’indiquer ceci : ${labels} ?${reason ? ` ${reason}` : ""}`,
  askFieldsAgain: (labels) => `Il me manque encore : ${labels}. Vous pouvez aussi dire que cela suivra.`,
  ...points,
  send: "Oui, transmettez-la",
  labels: {
    days: "Date",
    daysSeveral: "Dates",
    hours: "Heures",
    length: "Durée",
    alternative: "Deuxième choix",
    reserve: "En réserve",
    person: "Participation",
    window: "Période",
  },
  fields: {
    proceedingType: "Procédure",
    locationType: "Mode de tenue",
    location: "Ville",
    contactName: "Nom",
    contactFirm: "Cabinet",
    contactEmail: "Courriel",
    contactPhone: "Téléphone",
    caseDescription: "Affaire",
    mainRoomCapacity: "Salle pour",
    roomSetup: "Disposition",
    breakoutRoomCount: "Salles de caucus",
    courtReportingRequired: "Sténographe",
    needsInterpretation: "Interprète",
    interpretationLanguage: "Interprète",
    financialResponsibility: "Frais",
    costsInWords: "Frais et facture",
    timeZone: "Fuseau horaire",
    catering: "Repas",
    specialRequirements: "À prévoir",
    preferredDate: "Date",
    startTime: "Début",
    duration: "Durée",
    remarks: "Remarques",
    people: "Participants",
    toFollow: "À venir",
    alternativeDays: "Deuxième choix",
    onSomeDays: "Certains jours seulement",
    ruledOutDays: "Jours exclus",
  },
  fromHour: (hour) => `à compter de ${hour}`,
  fromTo: (from, to) => `de ${from} à ${to}`,
  until: (hour) => `jusqu’à ${hour}`,
  lengths: {
    half: "une demi-journée",
    full: "une journée entière",
    hours: (hours) => (hours === "1" ? "1 heure" : `${hours} heures`),
    days: (days) => (days === 1 ? "1 jour" : `${days} jours`),
  },
  parts: { morning: "en matinée", midday: "vers midi", afternoon: "en après-midi", evening: "en soirée" },
  people: (count) => `${count} personnes`,
};
