/** Spanish. */
import type { ChoiceTable, ChoiceWords } from "./choice-words.ts";

const OTHER: ChoiceWords = { answer: ["otr[oa]s?( tipo)?", "otra cosa", "ningun[oa] de (es[oa]s|est[oa]s)", "algo distinto"] };
const FORMATS: Readonly<Record<string, ChoiceWords>> = {
  electronic: {
    said: ["(copia|version|formato|transcripcion|entrega) (electronic[oa]|digital)", "(en |formato |un )?pdf"],
    answer: ["electronic[oa]", "digital", "por correo"],
  },
  hard_copy: {
    said: ["(copia|version|ejemplar) (impres[oa]|fisic[oa]|en papel)", "(en|sobre) papel"],
    answer: ["papel", "impres[oa]", "fisic[oa]"],
  },
  both: {
    said: [
      "(copia |version )?(electronic[oa]|digital|pdf) y (en |una copia )?(papel|impres[oa])",
      "(en )?papel y (en )?(electronic[oa]|digital|pdf)",
      "ambos formatos",
      "los dos formatos",
    ],
    answer: ["ambos", "ambas", "l[oa]s dos"],
  },
};

export const CHOICES_ES: ChoiceTable = {
  examType: {
    discovery: {
      said: ["interrogatorios? (previos?( al juicio)?|preliminar(es)?|de descubrimiento)", "discovery"],
      answer: ["previo", "descubrimiento"],
    },
    cross_examination: { said: ["contra-? ?interrogatorios?", "repreguntas?", "contrainterrogar"], answer: ["contra"] },
    questioning: { said: ["interrogatorios? (de tipo |tipo |\\()?questioning\\)?", "questioning"], answer: ["cuestionamiento"] },
    voluntary_interview: { said: ["entrevistas? voluntarias?"], answer: ["voluntaria"] },
    compelled_interview: { said: ["entrevistas? (obligatorias?|forzosas?|compelidas?)"], answer: ["obligatoria", "forzosa"] },
    interview: { said: ["entrevistas?( de(l| la)? testigos?| a(l| la)? testigos?)?"] },
    us_deposition: {
      said: ["de(posicion|claracion)(es)? (estadounidenses?|americanas?|al estilo estadounidense|de estados unidos)"],
      answer: ["deposicion(es)?", "estadounidense"],
    },
    aid_of_execution: { said: ["(interrogatorio )?(en apoyo|en ayuda|en auxilio) de (la )?ejecucion"], answer: ["ejecucion"] },
    section_13: { said: ["(interrogatorio )?(conforme |segun |bajo )?(al |el )?articulo 13"] },
    other: OTHER,
  },
  arbitrationProceedingType: {
    motion: {
      said: ["solicitud(es)? incidental(es)?", "(audiencia (sobre|de) )?(una )?mocion(es)?", "incidentes?( procesal(es)?)?"],
      answer: ["solicitud"],
    },
    case_conference: {
      said: ["conferencias? (de gestion|preliminar(es)?|preparatorias?|procesal(es)?)( del caso)?"],
      answer: ["conferencia"],
    },
    arbitration: {
      said: ["audiencia (de arbitraje|de fondo|sobre el fondo|principal|final)"],
      answer: ["arbitraje", "(la )?audiencia( misma)?", "(el )?fondo"],
    },
    other: OTHER,
  },
  adjudicationType: {
    sole_arbitrator: { said: ["arbitr[oa] unic[oa]", "un(a)? sol[oa] arbitr[oa]"], answer: ["unic[oa]", "uno( solo)?", "una( sola)?"] },
    panel: {
      said: ["panel (colegiado|de tres( arbitros| miembros)?|de arbitros|arbitral)", "tres arbitros", "3 arbitros"],
      answer: ["(un )?panel", "tres", "colegiado"],
    },
    tribunal: { said: ["tribunal arbitral", "ante un tribunal"], answer: ["(un )?tribunal"] },
  },
  meetingType: {
    shareholder: { said: ["(asambleas?|juntas?|reunion(es)?) de accionistas"], answer: ["accionistas?"] },
    annual_general: { said: ["(asambleas?|juntas?) general(es)?( anual(es)?)?", "asamblea anual"], answer: ["anual", "general"] },
    business: {
      said: ["(reunion(es)?|juntas?) de (negocios|trabajo|equipo)", "reunion (del consejo|de directorio)"],
      answer: ["negocios", "una (simple )?reunion"],
    },
    seminar: { said: ["seminarios?", "talleres?", "capacitacion(es)?"], answer: ["curso", "capacitacion"] },
    other: OTHER,
  },
  trialType: {
    superior_ontario: { said: ["(tribunal|corte) superior( de justicia)?( de ontario)?"], answer: ["superior", "ontario"] },
    supreme: { said: ["(corte|tribunal) suprem[oa]( de [a-z]+)?"], answer: ["suprem[oa]"] },
    other: { answer: [...(OTHER.answer ?? []), "(tribunal |corte )?federal", "(tribunal |corte )?provincial", "corte de apelaciones"] },
  },
  mediaType: {
    audio_file: { said: ["(archivos?|grabacion(es)?) (de )?audio", "grabacion de voz", "audios"], answer: ["audio", "sonido"] },
    video_file: { said: ["(archivos?|grabacion(es)?) (de |en )?video"], answer: ["videos?"] },
    other: { answer: [...(OTHER.answer ?? []), "cassettes?", "cintas?"] },
  },
  formatDelivery: FORMATS,
  transcriptFormat: FORMATS,
  roomSetup: {
    u_shape: { said: ["(disposicion |sala |mesa |acomodo )?en (forma de )?u", "(en )?herradura"], answer: ["u"] },
    courtroom: {
      said: [
        "(disposicion|acomodo|estilo|montaje|sala|dispuesta|acomodada|montada) (de |tipo |como )?(una? )?(sala de )?(tribunal|juzgado|corte)",
      ],
      answer: ["(sala de )?(tribunal|juzgado)", "sala de audiencias"],
    },
    boardroom: {
      said: ["(disposicion|acomodo|estilo|montaje) (de |tipo |como )?(sala de )?(juntas|consejo|directorio)"],
      answer: ["sala de juntas", "juntas"],
    },
    exam: { said: ["(disposicion|acomodo|estilo|montaje) (de |para |tipo )?(un )?interrogatorio"], answer: ["interrogatorio"] },
    other: {
      said: ["(disposicion|estilo|montaje) (de |tipo )?(teatro|aula|escuela)"],
      answer: [...(OTHER.answer ?? []), "teatro", "aula"],
    },
  },
  platformPreference: {
    zoom: { said: ["zoom"] },
    teams: { said: ["microsoft teams", "(por |en |via |con |usar )teams"], answer: ["teams"] },
    client_provided: {
      said: [
        "nuestr[oa] propi[oa] (plataforma|enlace|cuenta|licencia|zoom|webex)",
        "nosotros (proporcionamos|proporcionaremos|enviamos|enviaremos|ponemos) (el |la |nuestr[oa] )?(propi[oa] )?(enlace|plataforma|liga)",
        "(plataforma|enlace) proporcionad[oa] por (nosotros|el cliente|nuestro despacho)",
      ],
      answer: ["la nuestra", "el nuestro", "nuestr[oa] propi[oa]", "(proporcionada )?por (nosotros|el cliente)", "web-?ex", "google meet"],
    },
  },
  virtualSupport: {
    full_support: {
      said: [
        "(apoyo|soporte|asistencia)( tecnic[oa])? (complet[oa]|de principio a fin|todo el tiempo|durante toda la (audiencia|sesion))",
        "un (tecnico|moderador) (durante toda la (audiencia|sesion)|todo el tiempo)",
      ],
      answer: ["complet[oa]", "de principio a fin", "todo el tiempo"],
    },
    setup_only: {
      said: ["sol(o|amente) (la )?(configuracion|instalacion|preparacion)", "(configuracion|instalacion) (solamente|unicamente|nada mas)"],
      answer: ["(la )?configuracion", "instalacion", "solo el enlace"],
    },
  },
  alternateLanguage: {
    english_only: {
      said: ["(acta|transcripcion|audiencia) (es |sera |en )*(en )?ingles( solamente)?", "sol(o|amente) (en )?ingles"],
      answer: ["(en )?ingles"],
    },
    bilingual: {
      said: [
        "(audiencia|acta|transcripcion|mediacion|arbitraje)( final| completa| oficial)? bilingue",
        "(acta|transcripcion|audiencia) (es |sera )?(bilingue|en (ingles y (en )?frances|frances y (en )?ingles))",
      ],
      answer: ["bilingue", "(los )?(ambos|dos)( idiomas)?", "(en )?ingles y( en)? frances", "(en )?frances y( en)? ingles"],
    },
    french: { said: ["(acta|transcripcion|audiencia) (es |sera )?(en )?(frances|francesa)"], answer: ["(en )?frances"] },
    spanish: { said: ["(acta|transcripcion|audiencia) (es |sera )?(en )?(espanol|espanola)"], answer: ["(en )?(espanol|castellano)"] },
    other: { answer: [...(OTHER.answer ?? []), "otro idioma"] },
  },
  transcriptDelivery: {
    next_day_9am: {
      said: [
        "(transcripcion|entrega|entregada) (al |el |para el )?dia siguiente,? (a|antes de|para) las (9|nueve)( ?a\\.? ?m\\.?| de la manana)?",
        "al dia siguiente,? (a|antes de) las (9|nueve)( ?a\\.? ?m\\.?| de la manana)?",
      ],
      answer: ["(a |antes de )?las (9|nueve)( ?a\\.? ?m\\.?| de la manana)?", "(a )?la manana siguiente"],
    },
    next_day_5pm: {
      said: [
        "(transcripcion|entrega|entregada) (al |el |para el )?dia siguiente,? (a|antes de|para) las (5|cinco|17)( ?p\\.? ?m\\.?| de la tarde)?",
        "al dia siguiente,? (a|antes de) las (5|cinco|17)( ?p\\.? ?m\\.?| de la tarde)?",
      ],
      answer: ["(a |antes de )?las (5|cinco)( ?p\\.? ?m\\.?| de la tarde)?", "(a )?la tarde siguiente"],
    },
    "2_days": { said: ["(transcripcion|entrega|entregada) en (dos|2) dias"], answer: ["(en )?(dos|2) dias( habiles)?"] },
    "3_days": { said: ["(transcripcion|entrega|entregada) en (tres|3) dias"], answer: ["(en )?(tres|3) dias( habiles)?"] },
    "4_days": { said: ["(transcripcion|entrega|entregada) en (cuatro|4) dias"], answer: ["(en )?(cuatro|4) dias( habiles)?"] },
    standard_5_10: {
      said: ["(entrega|transcripcion|plazo) (estandar|normal|regular)", "(transcripcion|entrega) (en |de )?(5|cinco) a (10|diez) dias"],
      answer: ["estandar", "normal", "regular", "(de )?(5|cinco) a (10|diez) dias( habiles)?"],
    },
    no_transcript: {
      said: ["sin( una)? transcripcion", "(no|ninguna) (necesitamos |queremos |requerimos |hace falta )?(una |la |ninguna )?transcripcion"],
      answer: ["ninguna", "no"],
    },
  },
  transcriptSeniorServices: {
    real_time: { said: ["(transcripcion |estenografia )?(en )?tiempo real", "transcripcion en vivo"] },
    daily_rough: {
      said: ["(borrador(es)?|transcripcion(es)?|version(es)?) (preliminar(es)? )?diari[oa]s?"],
      answer: ["diari[oa]", "borrador(es)?"],
    },
    cart_closed_caption: { said: ["subtit(ulado|ulos|ulaje)( (cart|en vivo|cerrado|codificado))?", "cart"] },
    same_day_finals: {
      said: ["(version|transcripcion)(es)? (definitiva|final)(s|es)? el mismo dia", "transcripcion el mismo dia"],
      answer: ["(el )?mismo dia"],
    },
  },
  interpretationType: {
    simultaneous: { said: ["(interpretacion |interprete |traduccion )?simultane[oa]s?"] },
    consecutive: { said: ["(interpretacion|interpretes?|traduccion) consecutiv[oa]"], answer: ["consecutiv[oa]"] },
  },
  financialResponsibility: {
    "100_booking_party": {
      said: [
        "100 ?%( a cargo de quien reserva)?",
        "(nosotros |yo )?(pagamos|pagaremos|pagare|pago|cubrimos|cubriremos|asumimos) (todo|todos los (gastos|costos)|la totalidad|el total)",
        "(todo|todos los (gastos|costos)) (va|van|corre|corren) por (nuestra|mi) cuenta",
        "a (nuestro|mi) cargo",
        "por (nuestra|mi) cuenta",
      ],
      answer: ["nosotros", "yo", "nuestro despacho", "quien reserva", "pagamos nosotros"],
    },
    "50_50": {
      said: [
        "50[/ -]50",
        "cincuenta[- ]cincuenta",
        "mitad y mitad",
        "(gastos|costos) (son |seran )?(compartidos|divididos|repartidos)( por igual| a la mitad| en partes iguales)?",
        "(compartir|compartimos|compartiremos|dividir|dividimos|repartimos) (los (gastos|costos) )?(por igual|a la mitad|en partes iguales|a medias)",
        "en partes iguales",
        "a medias",
      ],
      answer: ["(la )?mitad( cada uno)?", "compartidos?", "por igual"],
    },
    examining_counsel_proportional: {
      said: [
        "abogados? que interrogan?( en proporcion)?",
        "(en proporcion|proporcional(mente)?) al tiempo( de interrogatorio)?",
        "(gastos|costos) proporcionales",
      ],
      answer: ["proporcional(mente)?", "en proporcion", "a prorrata"],
    },
    other: OTHER,
  },
  duration: {
    half_day: { said: ["medi[oa]s? (dias?|jornadas?)", "media manana"], answer: ["medio", "media", "(3\\.5|3,5|tres) horas( y media)?"] },
    full_day: {
      said: ["(un |el )?(dias?|jornadas?) (complet[oa]s?|enter[oa]s?)", "todo el dia", "toda la jornada"],
      answer: ["complet[oa]", "enter[oa]", "(7|siete) horas"],
    },
    extended: {
      said: ["(jornada|dia|horario|sesion|duracion) (extendid[oa]|prolongad[oa])", "mas de un dia completo"],
      answer: ["extendid[oa]", "prolongad[oa]", "mas larg[oa]"],
    },
  },
  bookingType: {
    "non-consecutive": {
      said: ["(dias|fechas) (no (consecutiv[oa]s|seguid[oa]s)|separad[oa]s|distint[oa]s|suelt[oa]s)", "no consecutiv[oa]s"],
      answer: ["separad[oa]s", "suelt[oa]s", "no consecutiv[oa]s"],
    },
    consecutive: { said: ["(dias|fechas) (consecutiv[oa]s|seguid[oa]s)"], answer: ["consecutiv[oa]s", "seguid[oa]s", "varios dias"] },
    single: {
      said: ["un solo dia", "una sola (fecha|jornada)", "sol(o|amente) un dia", "un dia (solamente|nada mas)"],
      answer: ["uno( solo)?", "un( dia)?", "1( dia)?"],
    },
  },
  timeZone: {
    "America/Toronto": { answer: ["(del )?este", "toronto", "montreal", "ottawa"] },
    "America/New_York": { answer: ["nueva york", "miami", "florida"] },
    "America/Winnipeg": { answer: ["(del )?centro", "central", "winnipeg"] },
    "America/Edmonton": { answer: ["(de la )?montana", "edmonton", "calgary"] },
    "America/Vancouver": { answer: ["(del )?pacifico", "vancouver"] },
    "America/Cayman": { answer: ["(gran |islas? )?caiman"] },
  },
  location: {
    alternate: {
      said: [
        "(en )?otr[oa] (lugar|sede|sitio|local|ubicacion)",
        "(en )?un (lugar|sitio) (distinto|alterno)",
        "(en )?(nuestras|mis) (propias )?oficinas",
        "(en )?las oficinas (del cliente|de nuestro cliente)",
        "fuera de sus sedes",
      ],
      answer: ["otr[oa]", "otro lugar", "alterno", "en otra parte"],
    },
  },
};
