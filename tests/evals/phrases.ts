/** What the simulated visitor says where a dialogue does not say it in its own words. */
import { isDraftField } from "#tests/evals/detailed/detailed-fields.ts";
import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { detailedAnswer, detailedPair } from "#tests/evals/detailed/phrases-detailed.ts";
import { type FastGoal, FIELDS, type Field, type Locale } from "./schema.ts";
import type { PLACES, PROCEEDINGS } from "./vocabulary.ts";
import { pick, type Words } from "./wording.ts";

const PROCEEDING: Readonly<Record<(typeof PROCEEDINGS)[number], Words>> = {
  arbitration: { en: "An arbitration", fr: "Un arbitrage", es: "Un arbitraje" },
  mediation: { en: "It's a mediation", fr: "C'est une médiation", es: "Es una mediación" },
  examination_or_related: { en: "An examination for discovery", fr: "Un interrogatoire préalable", es: "Un interrogatorio de testigos" },
  court_trial: { en: "A court trial", fr: "Un procès devant le tribunal", es: "Un juicio ante el tribunal" },
  hearing_board: { en: "A hearing board", fr: "Une audience devant une commission", es: "Una audiencia ante una junta" },
  expert_determination: { en: "Expert determination", fr: "Une détermination par expert", es: "Una determinación por experto" },
  virtual_hearing: { en: "A virtual hearing", fr: "Une audience virtuelle", es: "Una audiencia virtual" },
  case_conference: { en: "A case conference", fr: "Une conférence de gestion", es: "Una conferencia del caso" },
  boardroom_only: { en: "Just a boardroom", fr: "Seulement une salle de réunion", es: "Solo una sala de juntas" },
  audio_transcription: { en: "Audio transcription", fr: "Une transcription audio", es: "Una transcripción de audio" },
  past_proceeding_transcript_order: {
    en: "A transcript of a past proceeding",
    fr: "La transcription d'une audience passée",
    es: "La transcripción de una audiencia pasada",
  },
  other: { en: "Something else, none of those", fr: "Autre chose, rien de tout cela", es: "Otra cosa, ninguna de esas" },
};

const PLACE: Readonly<Record<(typeof PLACES)[number], readonly Words[]>> = {
  in_person: [
    { en: "In person", fr: "En personne", es: "Presencial" },
    { en: "Face to face, at your offices", fr: "Sur place, dans vos bureaux", es: "En persona, en sus oficinas" },
  ],
  virtual: [
    { en: "Virtual", fr: "En virtuel", es: "Virtual" },
    { en: "Online, by video", fr: "En ligne, par vidéo", es: "En línea, por videollamada" },
  ],
  in_person_and_virtual: [
    { en: "Hybrid", fr: "Hybride", es: "Híbrida" },
    { en: "Some in the room, some online", fr: "Une partie sur place, une partie en ligne", es: "Unos en la sala y otros en línea" },
  ],
};

const NAME: readonly Words[] = [
  { en: "%", fr: "%", es: "%" },
  { en: "My name is %", fr: "Je m'appelle %", es: "Me llamo %" },
];
const EMAIL: readonly Words[] = [
  { en: "%", fr: "%", es: "%" },
  { en: "my email is %", fr: "mon courriel est %", es: "mi correo es %" },
];
const PHONE: readonly Words[] = [
  { en: "%", fr: "%", es: "%" },
  { en: "and my phone number is %", fr: "et mon numéro de téléphone est le %", es: "y mi teléfono es el %" },
];

/** Said when nothing is missing and no summary has come: the assistant asks about something optional. */
export const DECLINE: Words = { en: "no, that's all", fr: "non, c'est tout", es: "no, eso es todo" };

/** The visitor's answer to a question about `field`, or null where the goal has nothing to say about it. */
export function answerFor(goal: FastGoal, locale: Locale, field: Field): string | null {
  const dialogue = goal.dialogues[locale];
  const own = dialogue.answers[field];
  if (own !== undefined) return own;
  const spoken = dialogue.endsIn ?? locale;
  const { expected, id } = goal;
  switch (field) {
    case "proceedingType":
      return PROCEEDING[expected.proceedingType][spoken];
    case "locationType":
      return pick(PLACE[expected.locationType], id)[spoken];
    case "contactName":
      return pick(NAME, id)[spoken].replace("%", expected.contactName);
    case "contactEmail":
      return pick(EMAIL, id)[spoken].replace("%", expected.contactEmail);
    case "contactPhone":
      return pick(PHONE, id)[spoken].replace("%", expected.contactPhone);
    default:
      return null;
  }
}

/**
 * What a visitor says in one message to these missing fields, at most `most` of them. Empty where they know no answer.
 * `backwards`: the last of them first, and none of them without saying whose it is.
 */
export function answersTo(goal: Goal, locale: Locale, missing: readonly string[], most: number, backwards = false): string[] {
  if (!isDetailed(goal)) {
    const fast = missing.filter((name): name is Field => (FIELDS as readonly string[]).includes(name));
    const said = fast.flatMap((name) => answerFor(goal, locale, name) ?? []).slice(0, most);
    return backwards ? said.reverse() : said;
  }
  const fields = missing.filter(isDraftField);
  const [first, second] = fields;
  const pair = most > 1 && first && second && !backwards ? detailedPair(goal, locale, first, second) : null;
  if (pair) return [pair];
  const answers: string[] = [];
  // Words of the goal's own may be bare: turned round, nobody could tell whose they are.
  const turned = backwards && !fields.slice(0, most).some((field) => goal.dialogues[locale].answers[field] !== undefined);
  for (const field of turned ? fields.slice(0, most).reverse() : fields) {
    const words =
      field === "proceedingType" || field === "locationType"
        ? (goal.dialogues[locale].answers[field] ?? chosen(goal, locale, field))
        : detailedAnswer(goal, locale, field, answers.length === 0 && !turned);
    // One sentence may answer for several fields.
    if (words !== null && !answers.includes(words)) answers.push(words);
    if (answers.length === most) break;
  }
  return answers;
}

function chosen(goal: Goal, locale: Locale, field: "proceedingType" | "locationType"): string {
  const spoken = goal.dialogues[locale].endsIn ?? locale;
  if (field === "proceedingType") return PROCEEDING[goal.expected.proceedingType as (typeof PROCEEDINGS)[number]][spoken];
  return pick(PLACE[goal.expected.locationType as (typeof PLACES)[number]], goal.id)[spoken];
}
