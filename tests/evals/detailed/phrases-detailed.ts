/**
 * What the simulated visitor answers to a detailed question where a dialogue does not say it in its own words: bare,
 * or in a sentence that says whose it is. The second thing in a message is always said in a sentence, since nobody
 * could know otherwise what a lone name is.
 */
import { wordList } from "#tests/evals/compare.ts";
import type { Locale } from "#tests/evals/schema.ts";
import { pick, type Words } from "#tests/evals/wording.ts";
import { type DraftField, kindOf } from "./detailed-fields.ts";
import type { DetailedGoal, Worded } from "./detailed-schema.ts";

/** A sentence with its value at `%`. */
const SENTENCES: Readonly<Partial<Record<DraftField, Words>>> = {
  contactName: { en: "My name is %", fr: "Je m'appelle %", es: "Me llamo %" },
  contactFirm: { en: "I'm with %", fr: "Je suis du cabinet %", es: "Soy del despacho %" },
  contactEmail: { en: "my e-mail is %", fr: "mon courriel est %", es: "mi correo es %" },
  contactPhone: { en: "you can call me at %", fr: "vous pouvez m'appeler au %", es: "me pueden llamar al %" },
  claimantName: { en: "The claimant is %", fr: "La partie demanderesse est %", es: "La parte demandante es %" },
  claimantFirm: {
    en: "The claimant is represented by %",
    fr: "La partie demanderesse est représentée par %",
    es: "La parte demandante está representada por %",
  },
  respondentName: { en: "The respondent is %", fr: "La partie défenderesse est %", es: "La parte demandada es %" },
  respondentFirm: {
    en: "The respondent is represented by %",
    fr: "La partie défenderesse est représentée par %",
    es: "La parte demandada está representada por %",
  },
  orderingCounselName: {
    en: "Ordering counsel is %",
    fr: "L'avocat qui commande la transcription est %",
    es: "El abogado que solicita la transcripción es %",
  },
  orderingCounselFirm: {
    en: "Ordering counsel is with %",
    fr: "L'avocat qui commande la transcription est du cabinet %",
    es: "El abogado que solicita la transcripción es del despacho %",
  },
  orderingCounselEmail: {
    en: "Ordering counsel's e-mail is %",
    fr: "Le courriel de l'avocat qui commande la transcription est %",
    es: "El correo del abogado que solicita la transcripción es %",
  },
  orderingCounselPhone: {
    en: "Ordering counsel's phone number is %",
    fr: "Le téléphone de l'avocat qui commande la transcription est le %",
    es: "El teléfono del abogado que solicita la transcripción es el %",
  },
  witnessName: { en: "The witness is %", fr: "Le témoin est %", es: "El testigo es %" },
  styleOfCause: { en: "The style of cause is %", fr: "L'intitulé de la cause est %", es: "La carátula es %" },
  courtFileNumber: { en: "Court file number %", fr: "Numéro de dossier de la cour : %", es: "El número de expediente es %" },
  contractNumber: { en: "The contract number is %", fr: "Le numéro de contrat est %", es: "El número de contrato es %" },
  adjudicatingBody: { en: "It's before the %", fr: "C'est devant %", es: "Es ante %" },
  typeOfProceeding: { en: "It was %", fr: "C'était %", es: "Fue %" },
  trialCourtLocation: { en: "The court sits at %", fr: "Le tribunal siège au %", es: "El tribunal está en %" },
  lengthOfMedia: { en: "The recording is % long", fr: "L'enregistrement dure %", es: "La grabación dura %" },
  languageOfAudio: { en: "The recording is in %", fr: "L'enregistrement est en %", es: "La grabación está en %" },
  numberOfSpeakers: { en: "There are % speakers", fr: "Il y a % personnes qui parlent", es: "Hablan % personas" },
  mainRoomCapacity: {
    en: "We'll be % people in the room",
    fr: "Nous serons % personnes dans la salle",
    es: "Seremos % personas en la sala",
  },
  preferredDate: { en: "On %", fr: "Le %", es: "El %" },
  startTime: { en: "Starting at %", fr: "À partir de %", es: "A partir de las %" },
  endTime: { en: "Until %", fr: "Jusqu'à %", es: "Hasta las %" },
  consecutiveStartDate: { en: "The first day is %", fr: "Le premier jour est le %", es: "El primer día es el %" },
  consecutiveEndDate: { en: "The last day is %", fr: "Le dernier jour est le %", es: "El último día es el %" },
  consecutiveStartTime: { en: "Each day starts at %", fr: "Chaque jour commence à %", es: "Cada día empieza a las %" },
  consecutiveEndTime: { en: "Each day ends at %", fr: "Chaque jour se termine à %", es: "Cada día termina a las %" },
};

const DURATION: Readonly<Record<string, Words>> = {
  half_day: { en: "Half a day", fr: "Une demi-journée", es: "Medio día" },
  full_day: { en: "A full day", fr: "Une journée complète", es: "El día completo" },
  extended: { en: "An extended day", fr: "Une journée prolongée", es: "Una jornada extendida" },
};
/** Lists that the rules may make mandatory; every other list is said in the turns alone. */
const CHOICES: Readonly<Partial<Record<DraftField, Readonly<Record<string, Words>>>>> = {
  duration: DURATION,
  consecutiveDuration: DURATION,
  platformPreference: {
    zoom: { en: "Zoom, please", fr: "Zoom, s'il vous plaît", es: "Zoom, por favor" },
    teams: { en: "Microsoft Teams", fr: "Sur Teams", es: "Por Teams" },
    client_provided: {
      en: "We will use our own platform",
      fr: "Nous utiliserons notre propre plateforme",
      es: "Usaremos nuestra propia plataforma",
    },
  },
  arbitrationProceedingType: {
    motion: { en: "It's a motion", fr: "C'est une requête", es: "Es una moción" },
    case_conference: { en: "A case conference", fr: "Une conférence de gestion", es: "Una conferencia del caso" },
    arbitration: { en: "The arbitration hearing itself", fr: "L'audience d'arbitrage elle-même", es: "La audiencia de arbitraje" },
  },
  examType: {
    discovery: { en: "Examination for discovery", fr: "Un interrogatoire préalable", es: "Un interrogatorio previo (discovery)" },
    cross_examination: { en: "A cross-examination", fr: "Un contre-interrogatoire", es: "Un contrainterrogatorio" },
    us_deposition: { en: "A U.S. deposition", fr: "Une déposition américaine", es: "Una deposición estadounidense" },
  },
  meetingType: {
    shareholder: { en: "A shareholders' meeting", fr: "Une assemblée des actionnaires", es: "Una junta de accionistas" },
    business: { en: "A business meeting", fr: "Une réunion d'affaires", es: "Una reunión de negocios" },
    annual_general: { en: "Our annual general meeting", fr: "Notre assemblée générale annuelle", es: "Nuestra asamblea general anual" },
    seminar: { en: "A seminar", fr: "Un séminaire", es: "Un seminario" },
  },
  trialType: {
    supreme: { en: "Supreme Court", fr: "La Cour suprême", es: "La Corte Suprema" },
    superior_ontario: {
      en: "Ontario Superior Court of Justice",
      fr: "La Cour supérieure de justice de l'Ontario",
      es: "El Tribunal Superior de Justicia de Ontario",
    },
  },
  mediaType: {
    audio_file: { en: "An audio file", fr: "Un fichier audio", es: "Un archivo de audio" },
    video_file: { en: "A video file", fr: "Un fichier vidéo", es: "Un archivo de video" },
  },
};

/** How a clock time is written: `14:30` as 2:30 p.m., 14 h 30, 14:30. */
export function clock(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const two = String(minutes).padStart(2, "0");
  if (locale === "fr") return minutes === 0 ? `${hours} h` : `${hours} h ${two}`;
  if (locale === "es") return `${hours}:${two}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${two} ${hours < 12 ? "a.m." : "p.m."}`;
}

/** The value as it is said, or null where the goal has none or says it in the turns alone. */
function spokenValue(goal: DetailedGoal, locale: Locale, field: DraftField): string | null {
  const wanted = goal.expected[field];
  if (wanted === undefined) return null;
  switch (kindOf(field)) {
    case "name":
    case "email":
    case "phone":
    case "count":
      return String(wanted);
    case "firm":
    case "line": {
      if (typeof wanted === "object" && "contains" in wanted) return null;
      const worded = wanted as Worded;
      return typeof worded === "string" ? worded : (wordList(worded[locale])[0] ?? null);
    }
    case "date":
      return `{{date:${wanted}|long}}`;
    case "time":
      return clock(String(wanted), locale);
    default:
      return null;
  }
}

/** The answer to one field; `first` in its message, it may be bare. */
export function detailedAnswer(goal: DetailedGoal, locale: Locale, field: DraftField, first: boolean): string | null {
  const dialogue = goal.dialogues[locale];
  const own = dialogue.answers[field];
  if (own !== undefined) return own;
  const spoken = dialogue.endsIn ?? locale;
  if (kindOf(field) === "choice") return CHOICES[field]?.[String(goal.expected[field])]?.[spoken] ?? null;
  const value = spokenValue(goal, spoken, field);
  if (value === null) return null;
  const sentence = SENTENCES[field]?.[spoken];
  const bare = first && pick([true, false, true], `${goal.id} ${field}`);
  return bare || !sentence ? value : sentence.replace("%", () => value);
}

/** Two facts that people say in one breath: `%` and `&`. */
const PAIRS: readonly { fields: readonly [DraftField, DraftField]; ways: readonly Words[] }[] = [
  {
    fields: ["contactName", "contactFirm"],
    ways: [
      { en: "%, &", fr: "%, &", es: "%, &" },
      { en: "I'm % of &", fr: "Je suis %, du cabinet &", es: "Soy %, del despacho &" },
    ],
  },
  {
    fields: ["contactEmail", "contactPhone"],
    ways: [
      { en: "%, &", fr: "%, &", es: "%, &" },
      {
        en: "Write to % or call me at &",
        fr: "Écrivez-moi à % ou appelez-moi au &",
        es: "Escríbanme a % o llámenme al &",
      },
    ],
  },
  {
    fields: ["claimantName", "claimantFirm"],
    ways: [
      { en: "%, &", fr: "%, &", es: "%, &" },
      {
        en: "The claimant is %, represented by &",
        fr: "La partie demanderesse est %, représentée par &",
        es: "La parte demandante es %, representada por &",
      },
    ],
  },
  {
    fields: ["respondentName", "respondentFirm"],
    ways: [
      { en: "%, &", fr: "%, &", es: "%, &" },
      {
        en: "The respondent is %, represented by &",
        fr: "La partie défenderesse est %, représentée par &",
        es: "La parte demandada es %, representada por &",
      },
    ],
  },
  {
    fields: ["orderingCounselName", "orderingCounselFirm"],
    ways: [
      { en: "%, &", fr: "%, &", es: "%, &" },
      {
        en: "Ordering counsel is % of &",
        fr: "L'avocat qui commande la transcription est %, du cabinet &",
        es: "El abogado que solicita la transcripción es %, del despacho &",
      },
    ],
  },
  { fields: ["orderingCounselEmail", "orderingCounselPhone"], ways: [{ en: "%, &", fr: "%, &", es: "%, &" }] },
  {
    fields: ["consecutiveStartDate", "consecutiveEndDate"],
    ways: [{ en: "From % to &", fr: "Du % au &", es: "Del % al &" }],
  },
];

/** Both in one sentence, where they belong together and the dialogue has no words of its own for them. */
export function detailedPair(goal: DetailedGoal, locale: Locale, first: DraftField, second: DraftField): string | null {
  const dialogue = goal.dialogues[locale];
  if (dialogue.answers[first] !== undefined || dialogue.answers[second] !== undefined) return null;
  const pair = PAIRS.find(({ fields }) => fields[0] === first && fields[1] === second);
  const spoken = dialogue.endsIn ?? locale;
  const [one, other] = [spokenValue(goal, spoken, first), spokenValue(goal, spoken, second)];
  if (!pair || one === null || other === null) return null;
  return pick(pair.ways, `${goal.id} ${first}`)[spoken].replace(/[%&]/g, (mark) => (mark === "%" ? one : other));
}
