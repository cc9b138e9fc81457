/** Members of lists by any of their names: each has a phrase in each language. */
import { expect, test } from "vitest";
import { DETAILED_FIELDS } from "#app/domain/booking/detailed-fields.ts";
import type { DraftField } from "#app/domain/booking/draft-fields.ts";
import { DRAFT_FIELDS, detailedFieldOf } from "#app/domain/booking/draft-fields.ts";
import { type Given, wholly } from "../testing.ts";

/** For each member: an answer in English, French, Spanish. */
const ANSWERS: Readonly<Partial<Record<DraftField, Readonly<Record<string, readonly [string, string, string]>>>>> = {
  proceedingType: {
    arbitration: ["arbitration", "un arbitrage", "arbitraje"],
    mediation: ["a mediation", "médiation", "mediación"],
    examination_or_related: ["a discovery", "un interrogatoire", "un interrogatorio"],
    court_trial: ["a court trial", "un procès", "un juicio"],
    hearing_board: ["tribunal hearing", "tribunal administratif", "audiencia ante un tribunal administrativo"],
    expert_determination: ["expert determination", "détermination par expert", "determinación de experto"],
    virtual_hearing: ["virtual hearing", "audience virtuelle", "audiencia virtual"],
    case_conference: ["case conference", "conférence de gestion", "conferencia de gestión"],
    boardroom_only: ["boardroom", "une salle de réunion", "sala de juntas"],
    audio_transcription: ["audio transcription", "transcription audio", "transcripción de audio"],
    past_proceeding_transcript_order: [
      "transcript of a past hearing",
      "transcription d'une audience passée",
      "transcripción de una audiencia pasada",
    ],
    other: ["other", "autre", "otro"],
  },
  locationType: {
    in_person: ["in person", "en personne", "presencial"],
    virtual: ["virtual", "à distance", "virtual"],
    in_person_and_virtual: ["hybrid", "hybride", "híbrida"],
  },
  location: {
    arbitration_place_toronto: ["Toronto", "à Toronto", "en Toronto"],
    arbitration_place_montreal: ["Montreal", "Montréal", "Montreal"],
    arbitration_place_ottawa: ["Ottawa", "à Ottawa", "Ottawa"],
    arbitration_place_miami: ["Miami", "à Miami", "en Miami"],
    arbitration_place_cayman: ["Grand Cayman", "Îles Caïmans", "Gran Caimán"],
    alternate: ["another location", "un autre lieu", "otro lugar"],
  },
  timeZone: {
    "America/Toronto": ["Eastern", "l'Est", "hora del este"],
    "America/New_York": ["Miami time", "heure de Miami", "hora de Miami"],
    "America/Winnipeg": ["Central", "du centre", "del centro"],
    "America/Edmonton": ["Mountain", "des Rocheuses", "de la montaña"],
    "America/Vancouver": ["Pacific", "du Pacifique", "del Pacífico"],
    "America/Cayman": ["Cayman time", "des Caïmans", "Gran Caimán"],
  },
  urgencyLevel: {
    standard: ["standard", "normal", "normal"],
    urgent: ["urgent", "urgent", "urgente"],
    emergency: ["an emergency", "une urgence immédiate, dès que possible", "lo antes posible"],
  },
  bookingType: {
    single: ["a single day", "une seule journée", "un solo día"],
    consecutive: ["consecutive days", "jours consécutifs", "días consecutivos"],
    "non-consecutive": ["separate days", "des jours distincts", "días separados"],
  },
  duration: {
    half_day: ["half a day", "demi-journée", "medio día"],
    full_day: ["full day", "journée complète", "todo el día"],
    extended: ["extended", "prolongée", "extendida"],
  },
  consecutiveDuration: {
    half_day: ["half a day", "demi-journée", "medio día"],
    full_day: ["full day", "journée complète", "todo el día"],
    extended: ["extended", "prolongée", "extendida"],
  },
  examType: {
    discovery: ["discovery", "interrogatoire préalable", "interrogatorio previo"],
    cross_examination: ["cross-examination", "contre-interrogatoire", "contrainterrogatorio"],
    questioning: ["questioning", "questionnement", "cuestionamiento"],
    interview: ["an interview", "une entrevue", "una entrevista"],
    voluntary_interview: ["voluntary interview", "entrevue volontaire", "entrevista voluntaria"],
    compelled_interview: ["compelled interview", "entrevue sous contrainte", "entrevista obligatoria"],
    us_deposition: ["US deposition", "déposition à l'américaine", "deposición estadounidense"],
    aid_of_execution: ["in aid of execution", "à l'appui d'une exécution", "en apoyo de la ejecución"],
    section_13: ["section 13", "article 13", "artículo 13"],
    other: ["other", "autre", "otro"],
  },
  arbitrationProceedingType: {
    motion: ["a motion", "une requête", "una moción"],
    case_conference: ["case conference", "conférence de gestion", "conferencia preliminar"],
    arbitration: ["the hearing itself", "l'audience d'arbitrage", "audiencia de arbitraje"],
    other: ["something else", "autre chose", "otra cosa"],
  },
  adjudicationType: {
    sole_arbitrator: ["sole arbitrator", "arbitre unique", "árbitro único"],
    panel: ["a panel of three", "trois arbitres", "panel de tres"],
    tribunal: ["tribunal", "un tribunal", "un tribunal"],
  },
  mediaType: {
    audio_file: ["audio file", "fichier audio", "archivo de audio"],
    video_file: ["a video file", "vidéo", "archivo de video"],
    other: ["other", "autre", "otro"],
  },
  meetingType: {
    shareholder: ["shareholders' meeting", "assemblée d'actionnaires", "asamblea de accionistas"],
    business: ["business meeting", "réunion d'affaires", "reunión de negocios"],
    annual_general: ["annual general meeting", "assemblée générale annuelle", "asamblea general anual"],
    seminar: ["a seminar", "un séminaire", "un seminario"],
    other: ["other", "autre", "otra"],
  },
  trialType: {
    supreme: ["Supreme Court", "Cour suprême", "Corte Suprema"],
    superior_ontario: ["Ontario Superior Court of Justice", "Cour supérieure de justice de l'Ontario", "Tribunal Superior de Ontario"],
    other: ["other", "Cour fédérale", "tribunal federal"],
  },
  formatDelivery: {
    electronic: ["electronic", "électronique", "electrónico"],
    hard_copy: ["paper copy", "sur papier", "en papel"],
    both: ["both", "les deux", "ambos"],
  },
  transcriptFormat: {
    electronic: ["a PDF", "format électronique", "formato digital"],
    hard_copy: ["hard copy", "copie papier", "copia impresa"],
    both: ["electronic and paper", "électronique et papier", "electrónico y papel"],
  },
  roomSetup: {
    exam: ["exam setup", "disposition d'interrogatoire", "montaje para interrogatorio"],
    courtroom: ["courtroom style", "salle de tribunal", "sala de tribunal"],
    u_shape: ["U-shape", "en U", "en forma de U"],
    boardroom: ["boardroom", "salle de réunion", "sala de juntas"],
    other: ["other", "autre", "otra"],
  },
  platformPreference: {
    zoom: ["Zoom", "sur Zoom", "por Zoom"],
    teams: ["Microsoft Teams", "sur Teams", "por Teams"],
    client_provided: ["our own platform", "notre propre plateforme", "nuestra propia plataforma"],
  },
  virtualSupport: {
    setup_only: ["setup only", "mise en place seulement", "solo configuración"],
    full_support: ["full support", "soutien complet", "apoyo completo"],
  },
  alternateLanguage: {
    english_only: ["English only", "anglais seulement", "solo inglés"],
    french: ["French", "en français", "francés"],
    bilingual: ["bilingual", "bilingue", "bilingüe"],
    spanish: ["Spanish", "espagnol", "español"],
    other: ["another language", "une autre langue", "otro idioma"],
  },
  transcriptDelivery: {
    next_day_9am: ["next day by 9 am", "le lendemain avant 9 h", "al día siguiente antes de las 9"],
    next_day_5pm: ["next day by 5 pm", "le lendemain avant 17 h", "al día siguiente antes de las 5"],
    "2_days": ["2 days", "deux jours", "en dos días"],
    "3_days": ["three days", "3 jours", "tres días"],
    "4_days": ["4 days", "quatre jours", "4 días"],
    standard_5_10: ["standard", "5 à 10 jours", "estándar"],
    no_transcript: ["no transcript", "aucune transcription", "sin transcripción"],
  },
  transcriptSeniorServices: {
    real_time: ["real-time", "en temps réel", "en tiempo real"],
    daily_rough: ["daily rough drafts", "brouillon quotidien", "borrador diario"],
    cart_closed_caption: ["closed captioning", "sous-titrage", "subtitulado"],
    same_day_finals: ["same-day finals", "version définitive le jour même", "versión definitiva el mismo día"],
  },
  interpretationType: {
    simultaneous: ["simultaneous", "simultanée", "simultánea"],
    consecutive: ["consecutive", "consécutive", "consecutiva"],
  },
  financialResponsibility: {
    "100_booking_party": ["we pay everything", "nous payons tout", "pagamos todo"],
    "50_50": ["50/50", "moitié-moitié", "mitad y mitad"],
    examining_counsel_proportional: ["proportional to time", "en proportion", "proporcional"],
    other: ["other", "autre", "otro"],
  },
};

const CHOICE_FIELDS = DRAFT_FIELDS.flatMap((field) => {
  const { is } = DETAILED_FIELDS[detailedFieldOf(field)];
  return is.kind === "choice" || is.kind === "choices" ? [{ field, values: is.values }] : [];
});

test("every member of every list is among the cases below", () => {
  const missing = CHOICE_FIELDS.flatMap(({ field, values }) =>
    values.filter((value) => !ANSWERS[field]?.[value]).map((value) => `${field}.${value}`),
  );
  expect(missing).toEqual([]);
});

test.each(
  CHOICE_FIELDS.flatMap(({ field, values }) =>
    values.flatMap((value) =>
      (ANSWERS[field]?.[value] ?? []).map((phrase, index): [DraftField, string, string, string] => [
        field,
        value,
        ["en", "fr", "es"][index] ?? "",
        phrase,
      ]),
    ),
  ),
)("%s %s in %s: %s", (field, value, locale, phrase) => {
  const given: Given = {
    locale: locale as "en",
    asked: [field],
    values: field === "consecutiveDuration" ? { bookingType: "consecutive" } : {},
  };
  expect(wholly(phrase, given)[field]).toBe(value);
});

const EXAM: Given = { values: { proceedingType: "examination_or_related" } };
const ARBITRATION: Given = { values: { proceedingType: "arbitration", locationType: "virtual" } };
test.each([
  ["A cross-examination in Toronto", {}, { examType: "cross_examination", proceedingType: "examination_or_related" }],
  ["an examination for discovery", {}, { examType: "discovery", proceedingType: "examination_or_related" }],
  ["It's a section 13 examination", EXAM, { examType: "section_13" }],
  ["contre-interrogatoire à Montréal", {}, { examType: "cross_examination" }],
  [
    "arbitration before a sole arbitrator, on Zoom",
    {},
    { proceedingType: "arbitration", adjudicationType: "sole_arbitrator", platformPreference: "zoom", locationType: "virtual" },
  ],
  ["an arbitration motion", {}, { proceedingType: "arbitration", arbitrationProceedingType: "motion" }],
  ["We need real-time and daily roughs", ARBITRATION, { transcriptSeniorServices: "real_time,daily_rough" }],
  [
    "also closed captions",
    { values: { transcriptSeniorServices: "real_time" } },
    { transcriptSeniorServices: "real_time,cart_closed_caption" },
  ],
  ["transcripts in two days, electronic and paper copies", ARBITRATION, { transcriptDelivery: "2_days", transcriptFormat: "both" }],
  ["the hearing will be in French", ARBITRATION, { alternateLanguage: "french" }],
  ["the transcript should be bilingual, bilingual transcript", ARBITRATION, { alternateLanguage: "bilingual" }],
  ["U-shape, please", {}, { roomSetup: "u_shape" }],
  ["disposition en U", {}, { roomSetup: "u_shape" }],
  ["The costs are shared equally", {}, { financialResponsibility: "50_50" }],
  ["les frais sont partagés à parts égales", {}, { financialResponsibility: "50_50" }],
  ["los gastos van por nuestra cuenta", {}, { financialResponsibility: "100_booking_party" }],
  ["not Zoom, Teams", { values: { platformPreference: "zoom", locationType: "virtual" } }, { platformPreference: "teams" }],
  ["en fait sur Teams", { values: { platformPreference: "zoom", locationType: "virtual" } }, { platformPreference: "teams" }],
  ["on Zoom", { values: { locationType: "in_person_and_virtual" } }, { platformPreference: "zoom" }],
  ["at our offices", {}, { location: "alternate" }],
  ["The sole arbitrator is Colm Devereux", {}, { arbitratorName: "Colm Devereux", adjudicationType: "sole_arbitrator" }],
  ["L'arbitre unique est Colm Devereux", {}, { arbitratorName: "Colm Devereux", adjudicationType: "sole_arbitrator" }],
  ["El árbitro único es Colm Devereux", {}, { arbitratorName: "Colm Devereux", adjudicationType: "sole_arbitrator" }],
  ["We'll be cross-examining Harpreet Rana", EXAM, { examType: "cross_examination" }],
  ["dans nos propres bureaux", {}, { location: "alternate" }],
] as [string, Given, Record<string, string>][])("%s", (message, given, fields) => {
  expect(wholly(message, given)).toMatchObject(fields);
});

test.each([
  ["Zoom or Teams, either way", "platformPreference", {}],
  ["our teams are in a dispute", "platformPreference", {}],
  ["What is a cross-examination?", "examType", EXAM],
  ["the discovery plan was late", "examType", EXAM],
  ["a motion was dismissed in 2019", "arbitrationProceedingType", {}],
  ["The dispute concerns a seminar", "meetingType", {}],
  ["I was trained at the Supreme Court", "trialType", {}],
  ["a fire destroyed another location", "location", {}],
  ["We need a French interpreter", "alternateLanguage", {}],
  ["she owes half", "financialResponsibility", {}],
] as [string, DraftField, Given][])("%s chooses no %s", (message, field, given) => {
  expect(wholly(message, given)[field]).toBeUndefined();
});

test("with two words between which nothing is chosen, nothing is", () => {
  expect(wholly("half day or full day", { asked: ["duration"] })).toEqual({});
});
