import type { Phrases } from "./phrases.ts";

const list = (things: readonly string[], last: string) =>
  things.length < 2 ? (things[0] ?? "") : `${things.slice(0, -1).join(", ")} ${last} ${things.at(-1)}`;

export const es: Phrases = {
  greeting: "Buen día. Puedo organizar una audiencia con usted aquí mismo o responder preguntas sobre nuestras sedes y servicios.",
  whoAmI:
    "Soy el asistente de reservas de Concord: un programa, no una persona. Tomo nota de las solicitudes y respondo preguntas; nuestro equipo hace el resto.",
  thanks: "Con gusto.",
  farewell: "Hasta luego. Lo que me ha dicho se conserva 14 días; podrá retomarlo cuando quiera.",
  hostile: "Solo puedo ayudarle con reservas y preguntas sobre nuestras sedes; no he anotado nada de ese mensaje.",
  nonsense: "Disculpe, no he entendido ese mensaje y no he anotado nada.",
  legalAdvice: "No puedo dar asesoría jurídica; para eso, consulte a un abogado. Sí puedo organizar la audiencia.",
  noted: (what) => `Anotado: ${what}.`,
  changed: (what) => `Cambiado: ${what}.`,
  undone: "He deshecho ese cambio.",
  nothingToUndo: "No hay nada mío que deshacer.",
  startedOver: "He borrado todo; empezamos de nuevo.",
  skipped: "Por supuesto, podemos dejarlo pendiente.",
  soFar: (what) => `Esto es lo que tengo anotado hasta ahora: ${what}.`,
  nothingYet: "Todavía no he anotado nada.",
  unknownQuestion:
    "No tengo una respuesta segura a esa pregunta. Nuestro equipo podrá decírselo cuando le llame, o puedo pedir a un colega que le llame.",
  callbackPromised: (phone, by) =>
    `He pedido a un colega que le llame al ${phone} a más tardar el ${by}; tendrá esta conversación a la vista.`,
  callbackAlready: "Ya he pedido a un colega que le llame, y lo hará.",
  callbackRefused: "Hemos avisado a nuestra oficina de que desea comunicarse con una persona y de que no desea recibir llamadas.",
  callbackNeedsPhone: (providerPhone) => `Puede hablar con una persona en el ${providerPhone}. Si prefiere que le llamemos, ¿a qué número?`,
  booked: (number, by) =>
    `Su solicitud ha sido recibida. Su referencia es ${number}. Todavía no es una reserva confirmada${by ? `: nuestro equipo le llamará a más tardar el ${by} para acordar los detalles` : ""}. Se envía una copia a su correo electrónico.`,
  alreadyBooked: (number) =>
    `Su solicitud ${number} ya está en manos de nuestro equipo. Si necesita otra audiencia, cuénteme y abriré una solicitud nueva.`,
  cannotSendYet: "Todavía no he enviado nada: solo puedo enviar un resumen que usted haya visto y confirmado.",
  sendFailed:
    "No he podido enviar la solicitud en este momento. No se ha perdido nada; por favor, diga que sí otra vez dentro de un momento.",
  whatToChange: "¿Qué debo cambiar?",
  changeTo: (field) => `¿Qué debo poner en su lugar (${field.toLowerCase()})?`,
  dateWhich: (words, options) => `«${words}» puede leerse de más de una manera. ¿A qué fecha se refiere: ${options}?`,
  dateNarrow: (words) => `¿A qué día se refiere con «${words}»? Bastan un día y un mes.`,
  or: "o",
  invalid: {
    contactEmail: (words) => `«${words}» no parece una dirección de correo electrónico completa.`,
    contactPhone: (words) => `«${words}» no parece un número de teléfono completo; necesito al menos diez dígitos con el código de área.`,
    dateInPast: (words) => `«${words}» ya pasó en la sede.`,
    dateInvalid: (words) => `«${words}» no es un día que exista en el calendario.`,
    timeInvalid: (words) => `No he podido leer «${words}» como una hora.`,
    description: "Es un poco breve para que nuestro equipo se prepare; una frase basta.",
    courtTrialInPerson:
      "Los juicios se celebran solo de forma presencial; no los ofrecemos en modalidad virtual ni híbrida, así que he puesto «presencial».",
    notOffered: "Ese procedimiento no se ofrece en esa modalidad.",
    other: (field) => `No he podido usar esa respuesta (${field.toLowerCase()}).`,
  },
  ask: {
    proceedingType: [
      "¿Qué tipo de procedimiento es: por ejemplo, un arbitraje, una mediación, un interrogatorio o una audiencia virtual?",
      "¿Qué lo describe mejor: arbitraje, mediación, interrogatorio, juicio, audiencia ante un tribunal administrativo, determinación pericial, audiencia virtual, conferencia de gestión del caso, sala de juntas, transcripción u otra cosa?",
    ],
    locationType: [
      "¿Será presencial, virtual o híbrida?",
      "Por favor, elija: presencial, virtual o híbrida (unos en la sala, otros en línea).",
    ],
    place: [
      "¿Será presencial, virtual o híbrida, y en qué ciudad: Toronto, Montreal, Miami, Gran Caimán u Ottawa?",
      "Dígame si será presencial, virtual o híbrida; para una sala, también en qué ciudad.",
    ],
    location: [
      "¿En qué ciudad: Toronto, Montreal, Miami, Gran Caimán u Ottawa?",
      "Tenemos sedes en Toronto, Montreal, Miami, Gran Caimán y Ottawa. ¿Cuál prefiere?",
    ],
    contactName: ["¿Cuál es su nombre completo?", "Todavía necesito su nombre, tal como debe figurar en la reserva."],
    nameAndFirm: [
      "¿Cuál es su nombre completo y a qué despacho u organización pertenece?",
      "Todavía necesito su nombre completo y su despacho, si lo tiene.",
    ],
    contactEmail: [
      "¿A qué correo electrónico podemos escribirle?",
      "Por favor, escriba el correo electrónico otra vez, por ejemplo nombre@despacho.com.",
    ],
    contactPhone: ["¿A qué número de teléfono podemos llamarle?", "Por favor, escriba el número otra vez, con el código de área."],
    emailAndPhone: [
      "¿En qué correo electrónico y en qué teléfono podemos localizarle?",
      "Todavía necesito un correo electrónico y un teléfono con código de área.",
    ],
    caseDescription: [
      "En una o dos frases, ¿de qué trata el asunto?",
      "Por favor, describa el caso con sus propias palabras; las anotaré tal cual.",
    ],
  },
  optional: (things) =>
    things.length === 1
      ? `Una cosa más, si lo desea: ¿${things[0]}? Puede omitirla.`
      : `Dos cosas más, si lo desea: ¿${things[0]} y ${things[1]}? Puede omitir cualquiera.`,
  optionalThing: {
    location: "qué ciudad prefiere (Toronto, Montreal, Miami, Gran Caimán u Ottawa)",
    contactFirm: "a qué despacho u organización pertenece",
    preferredDate: "alguna fecha que prefiera",
    specialRequirements: "algo especial que debamos preparar, como un intérprete o acceso sin escalones",
  },
  tell: (things, again) => `${again ? "Todavía necesito saber" : "Indíqueme, por favor,"} ${list(things, "y")}.`,
  services: (things) => `¿Hay algo más que preparar: ${list(things, "o")}? Puede responder simplemente que no.`,
  serviceThing: {
    courtReportingRequired: "un estenógrafo judicial",
    needsInterpretation: "un intérprete",
    specialRequirements: "equipo, salas auxiliares u otras peticiones",
  },
  expressOffer:
    "Si prefiere no llenarlo todo, diga «exprés»: nuestro equipo le llamará en un plazo de 2 horas, dentro del horario de atención, y acordará lo demás con usted.",
  expressChosen:
    "Claro, por la vía rápida: lo que me ha dicho se envía con la solicitud y nuestro equipo acordará lo demás con usted al llamarle.",
  detailedChosen: "Claro, tomo nota de la solicitud completa.",
  availability: {
    free: (city, day, people, hours) =>
      `${city}, ${day}: hay salas libres${people ? ` para ${people} personas` : ""}${hours ? " a esas horas" : ""}.`,
    few: (city, day, people, hours) =>
      `${city}, ${day}: quedan pocas salas${people ? ` para ${people} personas` : ""}${hours ? " a esas horas" : ""}.`,
    none: (city, day, people, hours) =>
      `${city}, ${day}: ninguna de nuestras salas está libre${people ? ` para ${people} personas` : ""}${hours ? " a esas horas" : ""}.`,
    closed: (city, day, _people, hours) => `${city}, ${day}: estamos cerrados${hours ? " ese día o a esas horas" : ""}.`,
    nearest: (days) => `Los días más próximos con sala: ${list(days, "y")}.`,
    noneNear: "Tampoco veo sala en los días cercanos; nuestro equipo puede buscar más allá cuando le llame.",
    nothingHeld: "Consultar no reserva nada: la sala es suya cuando nuestro equipo la haya confirmado.",
    whichCity: "¿En qué ciudad debo buscar: Toronto, Montreal, Miami, Gran Caimán u Ottawa?",
    whichDay: "¿Para qué día debo buscar?",
  },
  whyNot: "Ayuda a nuestro equipo a prepararse; nada más.",
};
