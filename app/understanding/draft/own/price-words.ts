/** Words of questions for a price, folded: what is priced, how many of it, for how long, and what such a question is not about. */
import type { PricedThing } from "#app/understanding/contract.ts";

/** One of these words, whole; `\p{L}*` after a word takes its endings. */
export const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "gu");

export const ASKS_PRICE = anyOf(
  ...["how much(?! (?:time|notice|space|room))", "what do you (?:charge|want|take|ask) for", "costs?", "costing", "price[sd]?", "pricing"],
  ...["priced?", "quotes?", "estimates?", "rates?", "charge[ds]?", "fees?", "set (?:us|me) back", "run (?:us|me)", "come to", "a figure"],
  ...["combien(?! (?:d'|de |des |sommes|serons|sont|etes|y a))", "cout\\p{L}*", "prix", "tarifs?", "montants?", "estimations?"],
  ...["soumissions?", "devis", "reviendrait", "revient", "facturez", "factureriez", "chargez"],
  ...["cuanto(?! (?:tiempo|dura|falta|tarda))", "cuestan?", "costar\\p{L}*", "costos?", "costes?", "precios?", "tarifas?"],
  ...["presupuestos?", "cotizaci\\p{L}*", "cobran?", "cobrari\\p{L}*", "saldri\\p{L}*", "vale[n]?"],
);

/** Paid when something is taken back, in advance or in tax: no rate of ours is asked for. */
export const OTHERWISE = anyOf(
  ...["cancel\\p{L}*", "refund\\p{L}*", "postpon\\p{L}*", "no-show", "deposit\\p{L}*", "tax(?:es)?", "discount\\p{L}*", "invoic\\p{L}*"],
  ...["annul\\p{L}*", "rembours\\p{L}*", "report(?:er|ons|ez)(?: la| le| l'\\p{L}*)", "depot", "acompte", "rabais", "factures?"],
  ...["reembols\\p{L}*", "aplaz\\p{L}*", "pospon\\p{L}*", "deposito", "anticipo", "impuestos?", "descuento\\p{L}*", "facturas?"],
);

/** Everything together: a thing that is named next to it is only in it. */
export const OF_ALL = anyOf(
  ...["total", "in all", "altogether", "everything", "with", "including", "en tout", "au complet", "au total", "tout compris", "avec"],
  ...["en total", "todo", "con", "incluid[oa]s?", "todo incluido"],
);

const ROOM_EN = "rooms?";
const ROOM_FR = "(?:salles?|salons?|pieces?)";
const ROOM_ES = "(?:salas?|salon(?:es)?|cuartos?|salitas?)";
/** A place in which something is, and nothing that is priced: "the technician in the room". */
const IN_ROOM = `(?:in|inside) (?:the|our|each|every|that|a) (?:main |hearing |big )?${ROOM_EN}|(?:dans|en) (?:la|notre|chaque) ${ROOM_FR}|(?:en|dentro de) (?:la|nuestra|cada) ${ROOM_ES}`;
const SMALL_EN =
  "(?:breakout|break-out|second|2nd|third|3rd|fourth|4th|other|another|extra|additional|private|small|smaller|little|tiny|side|spare|further|retiring|withdrawal|consultation|waiting|separate|adjoining|meeting|caucus|parties'?|1 more|one more|two more|2 more|three more|more)";
const SMALL_FR =
  "(?:de retrait|de repli|de reunion|de delibere|de deliberation|de consultation|d'attente|d'appoint|de caucus|annexes?|privees?|supplementaires?|additionnelles?|de plus|en plus|secondaires?|a part|separees?)";
const SMALL_ES =
  "(?:mas|adicional(?:es)?|auxiliar(?:es)?|extras?|privadas?|pequenas?|chicas?|aparte|de reunion(?:es)?|de espera|de descanso|de deliberacion(?:es)?|de al lado|de consulta|separadas?)";

/** What has a rate, as people name it; what is found first in a stretch is none of those below. */
export const THINGS: readonly (readonly [PricedThing, RegExp])[] = [
  [
    "evidencePresentationSpecialist",
    anyOf(
      "(?:trial |hot ?seat |a\\.?v\\.? |it )?technicians?",
      "hot ?seat\\p{L}*",
      "evidence (?:\\p{L}+ )?(?:specialist|operator)s?",
      "techniciens?",
      "techniciennes?",
      "tecnic[oa]s?",
      "specialiste de la preuve",
      "especialista en pruebas",
    ),
  ],
  [
    "needsDocumentPlatform",
    anyOf(
      "(?:document|evidence) (?:platform|display|system)s?",
      "e-?bundles?",
      "electronic bundles?",
      "plateforme (?:documentaire|de documents|electronique)",
      "plataforma (?:documental|de documentos|electronica)",
    ),
  ],
  [
    "caseManagementSupport",
    anyOf("case management(?: support)?", "gestion (?:de l')?(?:instance|de la cause|du dossier)", "gestion del (?:caso|expediente)"),
  ],
  [
    "streamingRequired",
    anyOf(
      "(?:live)?-?stream\\p{L}*",
      "webcast\\p{L}*",
      "(?:web)?diffusion(?: en (?:direct|continu))?",
      "(?:re)?transmision(?: en (?:vivo|directo))?",
    ),
  ],
  [
    "needsLegalVideography",
    anyOf(
      "videograph\\p{L}*",
      "videograf\\p{L}*",
      "video record\\p{L}*",
      "film(?:ing|ed|er|e)?",
      "camera ?(?:man|operator)",
      "enregistrement video",
      "grabacion (?:en |de )?video",
      "camarografo",
    ),
  ],
  [
    "needsSignLanguage",
    anyOf(
      "sign(?:[- ]language)?(?: interpret\\p{L}*)?",
      "a\\.?s\\.?l\\.?",
      "l\\.?s\\.?q\\.?",
      "(?:interprete? (?:en |de )?)?lang(?:ue|age) des signes",
      "(?:interprete de )?leng(?:ua|uaje) de (?:senas|signos)",
    ),
  ],
  ["needsInterpretation", anyOf("interpret\\p{L}*", "translators?", "traduct(?:eur|rice|or|ora|ores|oras)s?")],
  [
    "courtReportingRequired",
    anyOf("court report\\p{L}*", "reporters?", "stenograph\\p{L}*", "stenos?", "estenograf\\p{L}*", "taquigraf\\p{L}*"),
  ],
  [
    "needsConferencingUnit",
    anyOf(
      "(?:video[- ]?)?conferenc(?:e|ing) (?:unit|equipment|kit|set|system)s?",
      "(?:equipement|appareil|unite) de (?:visio|video)\\p{L}*",
      "(?:equipo|unidad) de videoconferencia",
    ),
  ],
  [
    "remoteAccess",
    anyOf(
      "(?:video|remote|zoom|online|virtual|web|teams) ?(?:link|connection|access|participation|attendance|hook-?up|feed)s?",
      "remote (?:people|participants?|witness(?:es)?)",
      "connection",
      "by (?:video|zoom)",
      "remotely",
      "zoom",
      "visio(?:conference)?",
      "videoconference",
      "connexion(?: a distance)?",
      "(?:par|en) video",
      "a distance",
      "conexion(?: remota)?",
      "enlace",
      "videoconferencia",
      "por video\\p{L}*",
      "a distancia",
    ),
  ],
  [
    "catering",
    anyOf(
      "lunch(?:es)?",
      "meals?",
      "catering",
      "coffees?",
      "breakfasts?",
      "refreshments?",
      "sandwich(?:es)?",
      "food",
      "snacks?",
      "tea",
      "diners?",
      "dejeuners?",
      "repas",
      "traiteur",
      "cafe",
      "pauses?[- ]cafe",
      "collations?",
      "almuerzos?",
      "comidas?",
      "cafes",
      "desayunos?",
      "refrigerios?",
      "meriendas?",
      "bocadillos?",
      "banquetes?",
    ),
  ],
  [
    "furtherHours",
    anyOf(
      "(?:extra|additional|further|more|overtime|late|another|later) hours?",
      "(?:one|an|1) (?:hour|more hour) (?:more|longer|extra|later|over)",
      "hours? (?:more|extra|longer|over)",
      "over-?time",
      "heures? (?:supplementaires?|de plus|en plus|additionnelles?|sup)",
      "horas? (?:extras?|adicional(?:es)?|mas|de mas|suplementarias?)",
    ),
  ],
  [
    "breakout",
    anyOf(
      `(?:${SMALL_EN} ){1,3}${ROOM_EN}`,
      `(?:breakouts?|caucus) ${ROOM_EN}`,
      "breakouts?",
      "caucus(?:es)?",
      `${ROOM_EN} more`,
      `(?:petites?|deuxieme|seconde|troisieme|quatrieme|2e|3e|2eme|3eme|autres?) (?:petites? )?${ROOM_FR}`,
      `${ROOM_FR} (?:\\p{L}+ )?${SMALL_FR}`,
      "sall?ettes?",
      `(?:otras?|segunda|tercera|cuarta|2a|3a|pequenas?) ${ROOM_ES}`,
      `${ROOM_ES} (?:mas )?${SMALL_ES}`,
      "salitas?",
    ),
  ],
  ["room", anyOf(`(?:main |hearing |big |large |conference )?${ROOM_EN}`, "board ?rooms?", ROOM_FR, ROOM_ES)],
  [
    "other",
    anyOf(
      "projectors?",
      "screens?",
      "flip ?charts?",
      "white ?boards?",
      "printers?",
      "printing",
      "photocop\\p{L}*",
      "booths?",
      "microphones?",
      "headsets?",
      "transcripts?",
      "projecteurs?",
      "ecrans?",
      "tableaux?",
      "cabines?",
      "imprimantes?",
      "impressions?",
      "micros?",
      "casques?",
      "transcriptions?",
      "proyector(?:es)?",
      "pantallas?",
      "rotafolios?",
      "pizarr\\p{L}+",
      "cabinas?",
      "impresoras?",
      "fotocopi\\p{L}*",
      "microfonos?",
      "auriculares",
      "transcripcion(?:es)?",
    ),
  ],
];
export const NO_THING = anyOf(IN_ROOM);

/** So many of it may be meant, and not as many as are noted. */
export const COUNTED: ReadonlySet<PricedThing> = new Set(["breakout", "needsInterpretation", "needsSignLanguage"]);
/** More than one, without a number: as many as are noted. */
export const PLURAL = anyOf(
  "\\p{L}*rooms",
  "breakouts",
  "caucuses",
  "interpreters",
  "translators",
  "salles",
  "salons",
  "pieces",
  "interpretes",
  "traducteurs",
  "traductrices",
  "salas",
  "salones",
  "cuartos",
  "salitas",
  "traductor[ae]s",
);
/** Behind those that are noted. */
export const ON_TOP = anyOf(
  ...["another", "extra", "additional", "further", "more", "an? (?:second|third|fourth|2nd|3rd|4th|further)"],
  ...[
    "(?:une?|d'un|d'une) (?:autre|second|seconde|deuxieme|troisieme|quatrieme|2e|3e)",
    "de plus",
    "en plus",
    "supplementaires?",
    "additionnel(?:le)?s?",
  ],
  ...["otr[oa]s?", "un[oa]? (?:segund|tercer|cuart)[oa]?", "mas", "adicional(?:es)?", "extra", "de mas"],
);
export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};

export const HALF = anyOf(
  "half[- ]?(?:a[- ])?days?",
  "demi[- ]?journees?",
  "demie journee",
  "medi[oa] (?:dia|jornada)",
  "1/2 (?:day|journee|dia)",
  "½ (?:day|journee|dia)",
);
export const WHOLE = anyOf(
  ...["(?:a|an|one|per|full|whole|entire|single|each|every) (?:full |whole |entire )?day", "daily", "day rate"],
  ...["(?:une|la|par|pleine|chaque) journee(?: entiere| complete)?", "(?:un|par) jour", "journalier"],
  ...["(?:un|por|al|cada) dia(?: (?:completo|entero))?", "(?:una|por|cada) jornada(?: completa)?", "dia completo", "diari[oa]"],
);
/** Points back to something that was said: "how much is that?" */
export const POINTS_BACK = anyOf("that|it|this|they|those|these", "ca|cela|c'est|ceci", "eso|esto|ello|esos|esas");

/** Orders what it names: it is wanted, whatever is asked next to it. */
export const ORDERS = anyOf(
  ...[
    "(?:we|i|they)(?:'d|'ll| will| would| also| do)*(?: also)? (?:need|want|like|have|require|take|book)",
    "please",
    "pls",
    "add",
    "book",
    "put",
    "note",
    "reserve",
  ],
  ...[
    "il (?:nous |me )?(?:faut|faudra|faudrait)",
    "(?:nous |je |j')(?:voulons|voudrions|veux|voudrais|aimerions|aimerais|avons besoin|ai besoin|prenons|prendrons)",
  ],
  ...["ajoutez", "reservez", "notez", "mettez", "svp", "s'il vous plait", "prevoyez"],
  ...[
    "necesit\\p{L}*",
    "queremos",
    "quiero",
    "quisiera",
    "quisieramos",
    "por favor",
    "agregu?e",
    "anada",
    "reserve",
    "anote",
    "ponga",
    "hace falta",
  ],
);
/** Only supposed: "if we want an interpreter", "what about a third room". */
export const SUPPOSES = anyOf("if|in case|suppos(?:e|ing)|what about", "si|au cas ou|supposons", "en caso|supongamos");
