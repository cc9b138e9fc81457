/**
 * A visitor who says a thing only when asked: one field an answer, of those that the assistant has just asked for.
 * Sometimes they volunteer another, sometimes they do not answer the question. What they were never asked they say once
 * they see the summary without it.
 */

import { type DraftField, isDraftField } from "#tests/evals/detailed/detailed-fields.ts";
import { type Goal, isDetailed } from "#tests/evals/detailed/detailed-schema.ts";
import { clock } from "#tests/evals/detailed/phrases-detailed.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { answersTo } from "./phrases.ts";
import type { Dialogue, FastGoal, Locale } from "./schema.ts";
import type { VENUES } from "./vocabulary.ts";
import type { Words } from "./wording.ts";

/** How often they do what was not asked of them. */
export const VOLUNTEERS = 0.15;
export const OFF_TOPIC_ANSWERS = 0.12;

const OPENINGS: readonly Words[] = [
  {
    en: "Hello, I'd like to book something with you.",
    fr: "Bonjour, j'aimerais faire une réservation chez vous.",
    es: "Hola, quisiera hacer una reserva con ustedes.",
  },
  { en: "hi", fr: "bonjour", es: "buenas" },
  {
    en: "Can you help me arrange a hearing?",
    fr: "Pouvez-vous m'aider à organiser une audience ?",
    es: "¿Me pueden ayudar a organizar una audiencia?",
  },
];
const BESIDE: readonly Words[] = [
  { en: "One moment, I have to look that up.", fr: "Un instant, il faut que je vérifie.", es: "Un momento, tengo que revisarlo." },
  {
    en: "Sorry, I was on the phone. What did you ask?",
    fr: "Pardon, j'étais au téléphone. Que demandiez-vous ?",
    es: "Perdón, estaba al teléfono. ¿Qué me preguntaba?",
  },
  { en: "Is this going to take long?", fr: "Est-ce que ce sera long ?", es: "¿Esto va a tardar mucho?" },
];

/** How an assistant's question sounds that is about something optional. */
const ASKS: readonly [DraftField, RegExp][] = [
  ["location", /\b(?:which|what) city|quelle ville|qu[eé] ciudad/i],
  ["contactFirm", /\bfirm\b|organi[sz]ation|company|cabinet|organisme|entreprise|despacho|bufete|organizaci[oó]n|empresa/i],
  ["preferredDate", /\bdate\b|\bday\b|\bjour\b|\bfecha\b|\bd[ií]a\b/i],
  ["specialRequirements", /\bspecial|prepare\b|particuli|pr[eé]parer|pr[eé]voir|especial|preparar/i],
];

const IN_CITY: Readonly<Partial<Record<(typeof VENUES)[number], Words>>> = {
  arbitration_place_toronto: { en: "In Toronto", fr: "À Toronto", es: "En Toronto" },
  arbitration_place_montreal: { en: "In Montreal", fr: "À Montréal", es: "En Montreal" },
  arbitration_place_ottawa: { en: "In Ottawa", fr: "À Ottawa", es: "En Ottawa" },
  arbitration_place_miami: { en: "In Miami", fr: "À Miami", es: "En Miami" },
  arbitration_place_cayman: { en: "In Grand Cayman", fr: "À Grand Caïman", es: "En Gran Caimán" },
};

/**
 * The answer to a question about the city, or else about the firm, which no visitor leaves open who knows it; null where
 * they were not asked, or have said it (`said`).
 */
export function plainAnswer({ expected }: Goal, spoken: Locale, response: string, said: readonly string[]): string | null {
  const question = questionsIn(response);
  const isAsked = (field: DraftField) => ASKS.some(([name, sounds]) => name === field && sounds.test(question));
  const city = isAsked("location") ? cityOf({ expected }, spoken) : null;
  if (city) return city;
  const { contactFirm } = expected;
  const isTold = said.some((text) => text.toLowerCase().includes(String(contactFirm).toLowerCase()));
  return typeof contactFirm === "string" && !isTold && isAsked("contactFirm") ? firmAnswer(contactFirm, spoken) : null;
}

/** The goal's city in words; null where it has none, or any of several. */
export const cityOf = ({ expected }: Pick<Goal, "expected">, locale: Locale): string | null =>
  IN_CITY[expected.location as keyof typeof IN_CITY]?.[locale] ?? null;

const questionsIn = (response: string): string =>
  response
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.includes("?"))
    .join(" ");

export const firmAnswer = (firm: string, locale: Locale): string =>
  ({ en: `I'm with ${firm}`, fr: `Je suis du cabinet ${firm}`, es: `Soy del despacho ${firm}` })[locale];

const URGENCY: Readonly<Record<string, Words>> = {
  urgent: { en: "It's urgent", fr: "C'est urgent", es: "Es urgente" },
  emergency: { en: "It's an emergency", fr: "C'est une urgence extrême", es: "Es una emergencia" },
  standard: { en: "There's no rush", fr: "Rien ne presse", es: "No hay prisa" },
};
const OPTIONAL: readonly DraftField[] = ["location", "contactFirm", "preferredDate", "startTime", "urgencyLevel"];

/** True where the goal's optional facts can be said one by one: nothing is corrected, nothing is said in the visitor's own words alone. */
export function canBeDrawnOut(goal: Goal, dialogue: Dialogue): goal is FastGoal {
  if (isDetailed(goal) || goal.ordered || goal.corrected.length > 0 || dialogue.pageLocale || dialogue.endsIn) return false;
  const plain = dialogue.turns.every((turn) => typeof turn === "string") && dialogue.afterSummary.length + dialogue.midway.length === 0;
  const { specialRequirements, timeZone, location } = goal.expected;
  return plain && specialRequirements === undefined && timeZone === undefined && typeof location !== "object";
}

/** An optional fact in words, or null where the goal has none. */
export function optionalAnswer(goal: FastGoal, locale: Locale, field: DraftField): string | null {
  const { location, contactFirm, preferredDate, startTime, urgencyLevel } = goal.expected;
  switch (field) {
    case "location":
      return (typeof location === "string" && IN_CITY[location]?.[locale]) || null;
    case "contactFirm":
      return contactFirm ? firmAnswer(contactFirm, locale) : null;
    case "preferredDate":
      return preferredDate
        ? { en: `On {{date:${preferredDate}|long}}`, fr: `Le {{date:${preferredDate}|long}}`, es: `El {{date:${preferredDate}|long}}` }[
            locale
          ]
        : null;
    case "startTime":
      return startTime
        ? {
            en: `Starting at ${clock(startTime, "en")}`,
            fr: `À partir de ${clock(startTime, "fr")}`,
            es: `A partir de las ${clock(startTime, "es")}`,
          }[locale]
        : null;
    case "urgencyLevel":
      return urgencyLevel ? (URGENCY[urgencyLevel]?.[locale] ?? null) : null;
    default:
      return null;
  }
}

export class Reticent {
  readonly #goal: Goal;
  readonly #locale: Locale;
  readonly #chance: Chance;
  readonly #told = new Set<DraftField>();
  readonly #drawnOut: boolean;
  #beside = 0;

  constructor(goal: Goal, locale: Locale, seed: number) {
    this.#goal = goal;
    this.#locale = locale;
    this.#chance = chanceOf(`${seed} reticent ${goal.id} ${locale}`);
    this.#drawnOut = canBeDrawnOut(goal, goal.dialogues[locale]);
  }

  /** What they say of their own accord: nothing, where all of it can be drawn out of them. */
  turns(): Dialogue["turns"] {
    return this.#drawnOut ? [this.#chance.pick(OPENINGS)[this.#locale]] : this.#goal.dialogues[this.#locale].turns;
  }

  /** The answer to a reply that still misses something. Never empty unless the goal has nothing to say. */
  answer(missing: readonly string[], response: string): string[] {
    if (this.#beside < 2 && this.#chance.happens(OFF_TOPIC_ANSWERS)) {
      this.#beside += 1;
      return [this.#chance.pick(BESIDE)[this.#spoken()]];
    }
    const open = missing.filter(isDraftField);
    const [first] = open;
    if (!first) return [];
    const said = this.#say(first);
    if (said.length > 0 && this.#chance.happens(VOLUNTEERS)) said.push(...this.#volunteer(open, response));
    return said;
  }

  /** The answer to something optional; null where they were asked nothing that they know. */
  optional(response: string): string | null {
    if (!this.#drawnOut) return null;
    const question = questionsIn(response);
    const asked = ASKS.filter(([field, sounds]) => !this.#told.has(field) && sounds.test(question)).map(([field]) => field);
    return this.#tell(asked);
  }

  /** What matters to them and is not in the summary before them. */
  untold(shown: readonly string[]): string | null {
    return this.#drawnOut
      ? this.#tell(OPTIONAL.filter((field) => !this.#told.has(field) && (field === "location" || !shown.includes(field))))
      : null;
  }

  #tell(fields: readonly DraftField[]): string | null {
    for (const field of fields) {
      const words = optionalAnswer(this.#goal as FastGoal, this.#locale, field);
      if (words === null) continue;
      this.#told.add(field);
      return words;
    }
    return null;
  }

  #say(field: DraftField): string[] {
    this.#told.add(field);
    return answersTo(this.#goal, this.#locale, [field], 1);
  }

  /** Another thing that is missing, or one that nobody asked about yet. */
  #volunteer(open: readonly DraftField[], response: string): string[] {
    const [, second] = open;
    if (second && this.#chance.happens(0.5)) return answersTo(this.#goal, this.#locale, open.slice(0, 2), 2).slice(1);
    const words = this.#drawnOut ? (this.optional(response) ?? this.#tell(["preferredDate", "contactFirm"])) : null;
    return words === null ? [] : [words];
  }

  #spoken(): Locale {
    return this.#goal.dialogues[this.#locale].endsIn ?? this.#locale;
  }
}
