import { points } from "./es-points.ts";
import { ourCities } from "./our-cities.ts";
import type { Words } from "./words.ts";

const ALL_CITIES = ourCities("es", "conjunction");
const ANY_CITY = ourCities("es", "disjunction");

/** "la 1:00", "las 9:30". */
const las = (hour: string) => (hour.startsWith("1:") ? `la ${hour}` : `las ${hour}`);

/** Of a number that is missing: why it is asked for. */
const NUMBER = {
  written: "Nuestro equipo le escribe, como lo pidió; aun así, la solicitud debe llevar un número.",
  called: "Nuestro equipo llama antes de confirmar nada; sirve cualquier número donde podamos localizarle o dejarle un mensaje.",
} as const;

export const es: Words = {
  greeting:
    "¡Hola! Cuénteme de su audiencia con sus propias palabras y preparo la solicitud con usted. También puedo responder preguntas sobre nuestras sedes.",
  hello: "¡Hola!",
  noVenue: (quote) => `No tenemos sede ahí («${quote}»). Las nuestras están en ${ALL_CITIES}; en línea es posible desde cualquier lugar.`,
  thanks: "Con gusto.",
  bye: "Hasta luego.",
  draftKept: "Lo que me ha dicho se conserva 14 días; podrá retomarlo donde lo dejó.",
  unclear: "Disculpe, no entendí y no anoté nada de ese mensaje. ¿Podría decirlo de otra manera?",
  unclearPerson: (phone) =>
    `Sigo sin entender y no quiero hacerle perder tiempo. Un colega puede ayudarle en el ${phone}, o puedo pedir que le llamen.`,
  upset: (phone) => `Lo entiendo; vamos paso a paso. Si prefiere hablar con una persona, nuestra oficina está en el ${phone}.`,
  self: (phone) =>
    `Soy el asistente automatizado de Concord, no una persona. Preparo su solicitud y nuestro equipo le llama antes de confirmar cualquier cosa. Para hablar con alguien ahora: ${phone}.`,
  noteWhat: "¿Qué pongo en la nota? Lo que escriba a continuación le llegará tal cual a nuestro equipo.",
  heard: "Gracias. Nuestro equipo puede leerlo en esta conversación.",
  attack: "Solo puedo ayudarle con audiencias y preguntas sobre nuestras sedes.",
  notOurs: `Ese no es un servicio que ofrezcamos. Recibimos arbitrajes, mediaciones, interrogatorios y audiencias en ${ALL_CITIES}, y en línea; no damos asesoría jurídica.`,
  language: "Puedo escribirle en español, francés o inglés. ¿Cuál prefiere?",
  noted: (lines) => `Anotado. ${lines}.`,
  changed: (labels) => `Cambiado: ${labels}.`,
  noLonger: (text) => `ya no: ${text}`,
  wholeHearing: "durante toda la audiencia",
  lead: (thanked, what) => `${thanked ? `Gracias, ${thanked}. ` : ""}Anotado: ${what}.`,
  inLead: { length: (text) => `por ${text}`, window: (text) => `en el período ${text}` },
  besides: (lines) => `También anoté: ${lines}.`,
  proceedings: {
    arbitration: "un arbitraje",
    mediation: "una mediación",
    examination_or_related: "un interrogatorio",
    court_trial: "un juicio",
    hearing_board: "una audiencia ante un tribunal administrativo",
    expert_determination: "una determinación pericial",
    virtual_hearing: "una audiencia virtual",
    case_conference: "una conferencia de gestión",
    boardroom_only: "una sala de juntas",
    audio_transcription: "una transcripción de audio",
    past_proceeding_transcript_order: "la transcripción de una audiencia pasada",
    other: "una audiencia",
    hearing: "una audiencia",
  },
  where: { city: (city) => `presencial en ${city}`, both: (city) => `en ${city} y en línea`, online: "en línea" },
  was: (before) => `(antes: ${before})`,
  cleared: { values: (labels) => `Quitado: ${labels}.`, remarks: (quotes) => `Quitado de las observaciones: ${quotes}.` },
  listed: {
    room: (kept, listed) => `La lista de participantes suma ${listed} en la sala; mantengo ${kept}, como usted lo indicó.`,
    format: (kept) => `La audiencia sigue en modalidad «${kept}», con alguien que participa a distancia. Dígame si debe ser híbrida.`,
  },
  remarked: (remarks) => `Para nuestro equipo, en sus palabras: ${remarks}.`,
  toFollow: (labels) => `De acuerdo, esto puede quedar para después: ${labels}.`,
  leftOpen: (labels) => `Dejo esto pendiente; nuestro equipo se lo preguntará: ${labels}.`,
  invalid: {
    email: (quote) => `«${quote}» no parece un correo electrónico completo.`,
    phone: (quote) => `«${quote}» no parece un número completo; incluya, por favor, el código de área.`,
    name: (quote) => `No pude anotar «${quote}» como nombre.`,
    other: (label, quote) => `No pude usar «${quote}» (${label}).`,
  },
  ruled: (label, value) => `${label}: ${value} no se ofrece para este tipo de solicitud. Lo guardé para nuestro equipo.`,
  undone: "Listo, deshice ese cambio.",
  nothingToUndo: "No hay nada que deshacer.",
  restarted: "Listo, todo quedó borrado. Cuénteme de su audiencia cuando guste.",
  kept: "De acuerdo, lo dejo como está.",
  forStaff: "No sé dónde anotar ese cambio: lo dejé anotado para nuestro equipo, con sus palabras.",
  settledAlready: "Esa pregunta ya no está abierta, así que no he cambiado nada ahora.",
  changedSince: "La reserva ha cambiado desde que le pregunté, así que todavía no he hecho nada.",
  again: "Aquí tiene una solicitud nueva, con las mismas personas y los mismos datos de contacto.",
  estimate: (total, holds, open, days, assumesFullDays) =>
    `Serían unos ${total}: es una estimación, no una cotización, sin impuestos${assumesFullDays ? ", contando días completos" : ""}.\nIncluye${days > 1 ? `, para ${days} días` : ""}: ${holds}.${open ? ` A solicitud, sin incluir: ${open}.` : ""}`,
  estimateAlone: (total, open, assumesFullDays) =>
    `Serían unos ${total}: es una estimación, no una cotización, sin impuestos${assumesFullDays ? ", contando días completos" : ""}${open ? ` y sin lo que es a solicitud (${open})` : ""}.`,
  estimateMore: "¿Cómo se calcula el precio?",
  estimateNeeds: (needs) => `Podré darle una estimación cuando sepa ${needs}.`,
  heads: {
    name: "Número de personas",
    counted: "según la lista de participantes",
    afar: (people) => (people === 1 ? "una de ellas a distancia" : `${people} de ellas a distancia`),
  },
  needs: { preferredDate: "el día o los días", location: "la ciudad", mainRoomCapacity: "cuántas personas habrá en la sala" },
  resolved: (remarks) => `Ya quedó anotado y deja de ser una observación: ${remarks}.`,
  unanswered: (quotes, several) =>
    `No puedo responder con certeza a ${quotes}; anoté ${several ? "las preguntas" : "la pregunta"} para nuestro equipo, que se lo dirá.`,
  closed: (city, days) => `Estamos cerrados en ${city}: ${days}.`,
  outsideHours: (city, days, hours) =>
    `Ese horario queda fuera de nuestras horas de atención en ${city}${hours && ` (${hours})`}: ${days}.`,
  full: (city, days) => `No hay una sala adecuada libre en ${city}: ${days}.`,
  near: (days) => `Días más cercanos con sala: ${days}.`,
  tooMany: (city, people, most, larger) =>
    `Nuestra sala más grande en ${city} es para ${most} personas, así que ${people} no caben. Para ese número tenemos ${larger}.`,
  tooManyAnywhere: (city, people, most) =>
    `Nuestra sala más grande en ${city} es para ${most} personas, y ninguna de nuestras sedes tiene sala para ${people}. Nuestro equipo puede buscar otra solución.`,
  longest: (quote, most) =>
    `Una solicitud tiene aquí ${most} días como máximo, así que no los anoté. Guardé «${quote}» para nuestro equipo, que organiza las audiencias más largas.`,
  shortest: (quote) => `La reserva más corta es de medio día, así que se reserva medio día. Guardé «${quote}» para nuestro equipo.`,
  free: (city, days) => `Hay una sala libre en ${city}: ${days}. Nada queda apartado hasta que nuestro equipo lo confirme.`,
  booked: (reference, by) =>
    `Su solicitud fue enviada. Referencia: ${reference}. ${by ? `Nuestro equipo le llamará a más tardar el ${by}; la solicitud queda confirmada solo después de esa llamada.` : "Nuestro equipo se comunicará con usted; la solicitud queda confirmada solo después."} Le llegará una copia por correo electrónico.`,
  moved: (reference, day) => `Listo: nueva fecha de ${reference}, ${day}.`,
  cancelled: (reference) => `La reserva ${reference} quedó cancelada.`,
  passedOn: (reference, by) =>
    `Lo transmití a nuestro equipo para ${reference}${by ? `; le responderá a más tardar el ${by}` : ""}. Nada cambia hasta que lo confirme.`,
  copied: (reference) => `Se envía una copia de ${reference} al correo electrónico de la reserva.`,
  linked: (reference) => `Si ${reference} existe, acaba de enviarse un enlace para administrarla a su correo electrónico.`,
  status: (reference, status, day, held, first) =>
    `La solicitud ${reference} ${status}.${day ? ` ${first ? "Primer día" : "Fecha"}: ${day}.` : ""}${held ? ` Hay una sala apartada hasta el ${held}.` : ""}`,
  statusOf: {
    consultation_requested: "está recibida; nuestro equipo se comunicará con usted para prepararla",
    pending: "está recibida y aún no está confirmada: nuestro equipo le llama primero",
    pendingAsAsked: "está recibida y aún no está confirmada: nuestro equipo se comunica primero con usted, como lo pidió",
    confirmed: "está confirmada",
    completed: "ya tuvo lugar",
    cancelled: "está cancelada",
  },
  call: (phone, by) => `Un colega le llamará al ${phone}${by ? ` a más tardar el ${by}` : ""}, con esta conversación a la vista.`,
  forgotten: "Se eliminó todo lo que me dijo.",
  notFound: (reference, phone) => `No encuentro ${reference}. Verifique el número, por favor, o llame a nuestra oficina al ${phone}.`,
  requestsFull: ({ phone, email }) =>
    `Hay tantas solicitudes en espera que nuestra oficina no recibe otra por aquí en este momento. No se ha enviado nada, y lo que me indicó se conserva aquí. Llámenos al ${phone} o escriba a ${email}.`,
  failed: (phone) => `No se pudo completar y nada ha cambiado. Inténtelo de nuevo en un momento o llámenos al ${phone}.`,
  refused: (why, phone) =>
    `No puedo enviar la solicitud tal como está, y no se ha enviado nada. ${why} Nuestra oficina también puede ayudarle en el ${phone}.`,
  allTaken: (days, several) => `Todas las salas adecuadas están ocupadas ${several ? "en estas fechas" : "en esta fecha"}: ${days}.`,
  notMoved: (reference, why) => `No puedo mover ${reference} a ese momento, y no ha cambiado nada. ${why}`,
  notSent: "Todavía no se ha enviado nada; es solo un borrador.",
  notSentYet: {
    open: (labels) => `La solicitud todavía no se ha enviado. Falta: ${labels}.`,
    question: "Todavía no la he enviado: antes hay que aclarar un punto.",
    changed: "Todavía no la he enviado: ya no es como en ese resumen. Así está ahora.",
    yes: "La solicitud todavía no se ha enviado. No falta nada: sale en cuanto usted diga que sí.",
  },
  included: "incluido por norma",
  keptForStaff: "Guardé sus palabras para nuestro equipo.",
  proof: (reference) => `Para proteger ${reference}, solo puedo abrirla a quien hizo la reserva.`,
  person: (phone) => `Puede hablar con una persona en el ${phone}.`,
  personNoCall: (phone) => `Entendido, no le llamaremos. Si desea hablar con alguien, nuestra oficina está en el ${phone}.`,
  waiting: (labels, phone) => `Para enviarla solo me falta: ${labels}. Puede llenar la ficha o llamarnos al ${phone}.`,
  waitingAgain: (labels, phone, number) =>
    `No puedo enviar la solicitud sin esto: ${labels}.${number ? ` ${NUMBER[number]}` : ""} Si le resulta difícil, nuestra oficina puede tomar su solicitud en el ${phone}.`,
  summaryTitle: "Esta es su solicitud:",
  summaryAsk: (more) =>
    `${more ? "Si quiere cambiar o agregar algo (estenógrafo, intérprete, salas auxiliares, comida), dígamelo." : "Si hay algo que cambiar, dígamelo."} ¿La envío?`,
  ready: "Su solicitud está lista. ¿La envío?",
  readyChanged: "¿La envío así?",
  answered: (quote, answer) => `«${quote}» ${answer}`,
  failedPass: (phone) => `No pude transmitir esa nota a nuestro equipo. Comuníquesela, por favor, en el ${phone}.`,
  offers: (days) => `Estos días están libres: ${days}.`,
  ask: {
    kind: [
      "¿De qué tipo de audiencia se trata: un arbitraje, una mediación, un interrogatorio u otra cosa?",
      "¿Cuál de estas opciones se acerca más?",
    ],
    kind_place_day: [
      `¿De qué tipo de audiencia se trata (un arbitraje, una mediación, un interrogatorio u otra cosa), en qué ciudad (${ANY_CITY}) o en línea, y qué día o días?`,
      "¿De qué tipo de audiencia se trata, dónde y qué día o días?",
    ],
    place: [
      `¿Será presencial, virtual o híbrida, y en qué ciudad: ${ANY_CITY}?`,
      "Elija, por favor, la modalidad y, si necesita sala, la ciudad. También puede decir que aún no está decidido.",
    ],
    place_day: [
      `¿Dónde y cuándo: en qué ciudad (${ANY_CITY}) o en línea, y qué día o días?`,
      "Indíqueme la ciudad, o que será en línea, y el día o los días. También puede decir que aún no está decidido.",
    ],
    city_day: [
      `¿En qué ciudad (${ANY_CITY}) y qué día o días?`,
      "¿Cuál de nuestras ciudades prefiere y qué día o días? También puede decir que aún no está decidido.",
    ],
    format: ["¿Será presencial, virtual o híbrida?", "Elija, por favor: presencial, virtual o híbrida (unos en la sala, otros en línea)."],
    city: [`¿En qué ciudad: ${ANY_CITY}?`, "¿Cuál de nuestras ciudades prefiere?"],
    date: [
      "¿Qué día o días desea? Si conoce el horario, agréguelo.",
      "¿Qué días le convienen? También puede elegirlos en la ficha o decir que aún no están fijados.",
    ],
    time: ["¿A qué hora empieza?", "¿A qué hora empezaría? Basta una hora aproximada."],
    length: ["¿Cuánto durará cada día?", "¿Medio día, un día completo o más?"],
    contact: [
      "¿Con quién nos comunicamos: nombre, despacho, correo electrónico y teléfono?",
      "Todavía me faltan sus datos de contacto: nombre, correo electrónico y teléfono. También puede llenar la ficha.",
    ],
    contact_story: [
      "¿Con quién nos comunicamos (nombre, despacho, correo electrónico y teléfono)? Y, en pocas palabras, ¿de qué trata el asunto?",
      "Todavía me faltan sus datos de contacto (nombre, correo electrónico y teléfono) y unas palabras sobre el asunto. También puede llenar la ficha.",
    ],
    story: [
      "En una o dos frases, ¿de qué trata el asunto?",
      "Bastan unas palabras sobre el asunto; le sirven a nuestro equipo para prepararse.",
    ],
    phone: ["¿A qué número le llamamos?", "¿A qué número le llamamos, con código de área?"],
    reference: ["¿Cuál es la referencia de su reserva?", "Escriba, por favor, la referencia; está en su correo de confirmación."],
    booking_change: ["¿Qué hay que cambiar?", "¿Qué hay que cambiar en la reserva?"],
    change: [
      "No la he enviado. ¿Qué debo cambiar? Basta con escribir el nuevo dato, por ejemplo «12 personas».",
      "¿Qué parte no está correcta?",
    ],
  },
  askReach: (missing, matter) => `¿Me facilita ${missing}?${matter ? " Y en pocas palabras, ¿de qué trata el asunto?" : ""}`,
  askReachAgain: (missing, matter) =>
    `Aún necesito ${missing}${matter ? ", y unas palabras sobre el asunto," : ""} para poder enviar la solicitud.`,
  reach: { contactFirm: "el nombre del despacho", contactEmail: "un correo electrónico", contactPhone: "un número de teléfono" },
  askFields: (labels, reason) => `¿Me indica ahora, por favor, lo siguiente: ${labels}?${reason ? ` ${reason}` : ""}`,
  askFieldsAgain: (labels) => `Todavía me falta: ${labels}. También puede decir que lo dará después.`,
  ...points,
  send: "Sí, envíela",
  labels: {
    days: "Fecha",
    daysSeveral: "Fechas",
    hours: "Horario",
    length: "Duración",
    alternative: "Segunda opción",
    reserve: "En reserva",
    person: "Participante",
    window: "Período",
  },
  fields: {
    proceedingType: "Procedimiento",
    locationType: "Modalidad",
    location: "Ciudad",
    contactName: "Nombre",
    contactFirm: "Despacho",
    contactEmail: "Correo electrónico",
    contactPhone: "Teléfono",
    caseDescription: "Asunto",
    mainRoomCapacity: "Sala para",
    roomSetup: "Disposición",
    breakoutRoomCount: "Salas auxiliares",
    courtReportingRequired: "Estenógrafo",
    needsInterpretation: "Intérprete",
    interpretationLanguage: "Intérprete",
    financialResponsibility: "Costos",
    costsInWords: "Costos y factura",
    timeZone: "Zona horaria",
    catering: "Comida",
    specialRequirements: "Por preparar",
    preferredDate: "Fecha",
    startTime: "Inicio",
    duration: "Duración",
    remarks: "Observaciones",
    people: "Participantes",
    toFollow: "Para después",
    alternativeDays: "Segunda opción",
    onSomeDays: "Solo algunos días",
    ruledOutDays: "Días descartados",
  },
  fromHour: (hour) => `desde ${las(hour)}`,
  fromTo: (from, to) => `de ${las(from)} a ${las(to)}`,
  until: (hour) => `hasta ${las(hour)}`,
  lengths: {
    half: "medio día",
    full: "un día completo",
    hours: (hours) => (hours === "1" ? "1 hora" : `${hours} horas`),
    days: (days) => (days === 1 ? "1 día" : `${days} días`),
  },
  parts: { morning: "por la mañana", midday: "cerca del mediodía", afternoon: "por la tarde", evening: "al final de la tarde" },
  people: (count) => `${count} personas`,
};
