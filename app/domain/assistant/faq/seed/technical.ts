/** Screens, sound, the record and documents. */
import { PROVIDER } from "#app/domain/provider.ts";
import type { FaqEntry } from "../vocabulary.ts";
import { entry } from "./entry.ts";
import { SHOWN_FAQS } from "./shown.ts";

export const TECHNICAL_FAQS: readonly FaqEntry[] = [
  entry({
    id: "virtual-hearings",
    category: "technical",
    priority: "normal",
    keywords: {
      en: "zoom secure, zoom or teams, difference between zoom and teams, virtual, virtual hearing, online, remote, remotely, zoom, teams, webex, google meet, platform, video call, videoconference, video conference, our own platform, by video, join from home",
      fr: "zoom sécurisé, zoom ou teams, différence entre zoom et teams, virtuel, virtuelle, audience virtuelle, en ligne, à distance, zoom, teams, webex, plateforme, visioconférence, vidéoconférence, visio, notre propre plateforme, télétravail",
      es: "zoom seguro, zoom o teams, diferencia entre zoom y teams, virtual, audiencia virtual, en línea, a distancia, remoto, remota, zoom, teams, webex, plataforma, videoconferencia, videollamada, nuestra propia plataforma",
    },
    question: {
      en: "How do virtual hearings work, and on which platform?",
      fr: "Comment se déroulent les audiences virtuelles, et sur quelle plateforme ?",
      es: "¿Cómo funcionan las audiencias virtuales y en qué plataforma?",
    },
    answer: {
      en: "Virtual hearings take place on Zoom, which we regard as the most functional and secure platform, or on Microsoft Teams, with set-up only or full support. You may provide your own platform, but it may not be available for all proceedings, and technical assistance and assurance cannot be provided for it.",
      fr: "Les audiences virtuelles se tiennent sur Zoom, que nous considérons comme la plateforme la plus fonctionnelle et la plus sécurisée, ou sur Microsoft Teams, avec mise en place seulement ou soutien complet. Vous pouvez fournir votre propre plateforme, mais elle peut ne pas être acceptée pour toutes les procédures, et aucune assistance ni garantie technique ne peut alors être offerte.",
      es: "Las audiencias virtuales se celebran en Zoom, que consideramos la plataforma más funcional y segura, o en Microsoft Teams, con configuración únicamente o con apoyo completo. Puede aportar su propia plataforma, pero podría no estar disponible para todos los procedimientos y en tal caso no podemos ofrecer asistencia ni garantía técnica.",
    },
  }),
  entry({
    id: "hybrid-hearings",
    category: "technical",
    priority: "normal",
    keywords: {
      en: "hybrid, hybrid hearing, in person and virtual, partly online, some in person some remote, both in person and online, mixed",
      fr: "hybride, audience hybride, en personne et virtuel, en partie à distance, certains en personne et d’autres à distance, mixte, en présence et en ligne",
      es: "híbrido, híbrida, audiencia híbrida, presencial y virtual, en parte a distancia, unos presenciales y otros a distancia, mixta, semipresencial",
    },
    question: {
      en: "Can a hearing be hybrid, partly in person and partly online?",
      fr: "Une audience peut-elle être hybride, en partie en personne et en partie en ligne ?",
      es: "¿Puede una audiencia ser híbrida, en parte presencial y en parte en línea?",
    },
    answer: {
      en: "Yes. In a hybrid hearing some attend in a room and others join by video; the room is equipped with a 65-inch conferencing unit. A court trial, however, is held in person only, and a boardroom cannot be booked as virtual.",
      fr: "Oui. Dans une audience hybride, certains participants sont en salle et d’autres se joignent par vidéo ; la salle est équipée d’un système de visioconférence de 65 pouces. Un procès se tient toutefois en personne seulement, et une salle de réunion ne se réserve pas à distance.",
      es: "Sí. En una audiencia híbrida unos asisten en la sala y otros se conectan por video; la sala se equipa con una unidad de conferencia de 65 pulgadas. Sin embargo, un juicio se celebra solo en forma presencial y una sala de juntas no puede reservarse en modalidad virtual.",
    },
  }),
  entry({
    id: "equipment",
    category: "technical",
    priority: "normal",
    keywords: {
      en: "equipment, av, audiovisual, screen, monitor, projector, laptop, ipad, tablet, microphone, mic, display, conferencing unit, technician, evidence presentation, streaming, stream, videography, film",
      fr: "équipement, matériel, audiovisuel, écran, moniteur, projecteur, ordinateur portable, ipad, tablette, microphone, micro, unité de conférence, technicien, présentation de la preuve, diffusion, vidéographie, filmer",
      es: "equipo, equipos, audiovisual, pantalla, monitor, proyector, computadora, portátil, ipad, tableta, micrófono, unidad de conferencia, técnico, presentación de pruebas, transmisión, videografía, filmar",
    },
    question: {
      en: "What equipment can I have in the room?",
      fr: "Quel équipement peut-on avoir en salle ?",
      es: "¿Qué equipo puede haber en la sala?",
    },
    answer: {
      en: "You can request a 65-inch conferencing unit, additional monitors, laptops, iPads and microphones, streaming, legal videography, a document platform and an evidence presentation specialist. More than three microphones require an AV technician.",
      fr: "Vous pouvez demander un système de visioconférence de 65 pouces, des moniteurs, ordinateurs portables, iPad et microphones supplémentaires, la diffusion en continu, la vidéographie juridique, une plateforme documentaire et un spécialiste de la présentation de la preuve. Au-delà de trois microphones, un technicien audiovisuel est requis.",
      es: "Puede solicitar una unidad de conferencia de 65 pulgadas, monitores, computadoras portátiles, iPad y micrófonos adicionales, transmisión en vivo, videografía legal, una plataforma de documentos y un especialista en presentación de pruebas. Con más de tres micrófonos se requiere un técnico audiovisual.",
    },
  }),
  SHOWN_FAQS["court-reporting"],
  entry({
    id: "time-zones",
    category: "technical",
    priority: "low",
    keywords: {
      en: "time zone, timezone, time zones, est, edt, cst, mst, pst, eastern time, daylight saving, local time",
      fr: "fuseau horaire, fuseaux horaires, hne, hae, heure de l’est, heure avancée, heure d’été, heure locale, décalage horaire",
      es: "zona horaria, huso horario, zonas horarias, est, edt, hora del este, horario de verano, hora local, diferencia horaria",
    },
    question: {
      en: "Which time zone are times in?",
      fr: "Dans quel fuseau horaire les heures sont-elles indiquées ?",
      es: "¿En qué zona horaria se indican las horas?",
    },
    answer: {
      en: "Times are those of the venue: Eastern Time in Toronto, Montreal, Miami and Ottawa, and EST all year in Grand Cayman, which has no daylight saving. For a virtual hearing you may choose the time zone.",
      fr: "Les heures sont celles de l’établissement : l’heure de l’Est à Toronto, à Montréal, à Miami et à Ottawa, et l’HNE toute l’année à Grand Cayman, qui ne passe pas à l’heure avancée. Pour une audience virtuelle, vous pouvez choisir le fuseau horaire.",
      es: "Las horas son las de la sede: la hora del Este en Toronto, Montreal, Miami y Ottawa, y EST todo el año en Gran Caimán, que no tiene horario de verano. Para una audiencia virtual puede elegir la zona horaria.",
    },
  }),
  entry({
    id: "documents",
    category: "technical",
    priority: "normal",
    keywords: {
      en: "document, documents, upload, file, files, attach, attachment, send documents, pdf, exhibits, evidence, brief, file size, share documents, electronic bundle",
      fr: "document, documents, téléverser, fichier, fichiers, joindre, pièce jointe, envoyer des documents, pdf, pièces, preuves, mémoire, taille du fichier, déposer",
      es: "documento, documentos, subir, cargar, archivo, archivos, adjuntar, adjunto, enviar documentos, pdf, anexos, pruebas, escrito, tamaño del archivo, presentar documentos",
    },
    question: {
      en: "How do I send you documents?",
      fr: "Comment vous transmettre des documents ?",
      es: "¿Cómo les envío documentos?",
    },
    answer: {
      en: `Files cannot be sent in this conversation. Parties to a case sign in and upload them there (PDF, Word, JPEG or PNG, up to 10 MB each); for a booking, please write to ${PROVIDER.email} and give your reference number.`,
      fr: `Cette conversation ne reçoit pas de fichiers. Les parties à un dossier ouvrent une session et y téléversent leurs documents (PDF, Word, JPEG ou PNG, jusqu’à 10 Mo chacun) ; pour une réservation, écrivez à ${PROVIDER.email} en indiquant votre numéro de référence.`,
      es: `Esta conversación no recibe archivos. Las partes de un caso inician sesión y los suben allí (PDF, Word, JPEG o PNG, hasta 10 MB cada uno); para una reserva, escriba a ${PROVIDER.email} e indique su número de referencia.`,
    },
  }),
];
