/** What is said of the request to somebody who asks about it: why it is so, what the clock shows elsewhere, and that something was wrong. */

import { momentIn } from "#app/domain/booking/schedule/wall-clock.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Because, Utterance } from "#app/domain/talk/answer/says.ts";
import { partOf } from "#app/domain/talk/edit/parts.ts";
import { formatDay, formatWallTime, zoneCity } from "#app/i18n/dates.ts";
import { EFFECT_LABELS } from "#app/i18n/detailed/effect-labels.ts";
import { joined } from "../day-words.ts";
import { sheetButton } from "../edit-words.ts";
import { labelled, labels, quoted, type Speaker } from "../lines.ts";
import type { Spoken } from "../spoken.ts";
import { summaryLines } from "../summary-lines.ts";

interface OwnWords {
  /** What is noted, and what was noted before this message. */
  now: (lines: string) => string;
  past: (lines: string) => string;
  words: (quote: string) => string;
  follows: (quote: string) => string;
  halfDay: (note: string) => string;
  hand: string;
  rule: string;
  differ: string;
  changeIt: string;
  nothing: (labels: string) => string;
  which: string;
  owned: string;
  /** `day` is "" where it is today's difference. */
  difference: (day: string, ours: string, theirs: string, hours: string) => string;
  same: (one: string, other: string) => string;
  clock: (place: string, time: string, day: string) => string;
  at: (time: string, place: string) => string;
}

const WORDS: Readonly<Record<Locale, OwnWords>> = {
  en: {
    now: (lines) => `I have this: ${lines}.`,
    past: (lines) => `Until this message I had: ${lines}.`,
    words: (quote) => `That comes from your message: ${quote}.`,
    follows: (quote) => `You didn’t say it in so many words: it follows from ${quote}.`,
    halfDay: (note) => `The shortest booking is half a day. Noted for our staff: ${note}.`,
    hand: "You entered it yourself on the form.",
    rule: "You didn’t choose it: the form assumes it until you say otherwise.",
    differ: "If it should be different, tell me or change it here.",
    changeIt: "Change it",
    nothing: (open) => `Nothing is noted for this yet: ${open}. Tell me and I’ll add it.`,
    which: "Tell me which part you mean, or look at all of it on one sheet.",
    owned: "You’re right, I had that wrong.",
    difference: (day, ours, theirs, hours) => `${day ? `On ${day}, ` : ""}${ours} is ${theirs}: a difference of ${hours}.`,
    same: (one, other) => `${one} and ${other} are on the same time.`,
    clock: (place, time, day) => `It’s now ${time} in ${place} (${day}).`,
    at: (time, place) => `${time} in ${place}`,
  },
  fr: {
    now: (lines) => `J’ai noté ceci\u00A0: ${lines}.`,
    past: (lines) => `Avant votre message, j’avais noté\u00A0: ${lines}.`,
    words: (quote) => `Cela vient de votre message\u00A0: ${quote}.`,
    follows: (quote) => `Vous ne l’avez pas dit en toutes lettres\u00A0: je l’ai déduit de ${quote}.`,
    halfDay: (note) => `La réservation la plus courte est d’une demi-journée. Noté pour notre équipe\u00A0: ${note}.`,
    hand: "Vous l’avez saisi vous-même dans le formulaire.",
    rule: "Vous ne l’avez pas choisi\u00A0: le formulaire le suppose tant que vous n’indiquez rien d’autre.",
    differ: "Si ce n’est pas exact, dites-le-moi ou corrigez-le ici.",
    changeIt: "Corriger",
    nothing: (open) => `Rien n’est encore noté à ce sujet\u00A0: ${open}. Dites-le-moi et je l’ajoute.`,
    which: "Dites-moi de quel point il s’agit, ou vérifiez l’ensemble sur une seule fiche.",
    owned: "Vous avez raison, je l’avais mal noté.",
    difference: (day, ours, theirs, hours) =>
      `${day ? `Le ${day}, quand il sera ${ours}, il sera` : `Quand il est ${ours}, il est`} ${theirs}\u00A0: ${hours} de décalage.`,
    same: (one, other) => `${one} et ${other} sont à la même heure.`,
    clock: (place, time, day) => `Il est ${time} à ${place} (${day}).`,
    at: (time, place) => `${time} à ${place}`,
  },
  es: {
    now: (lines) => `Tengo anotado esto: ${lines}.`,
    past: (lines) => `Antes de su mensaje tenía anotado: ${lines}.`,
    words: (quote) => `Lo tomé de su mensaje: ${quote}.`,
    follows: (quote) => `Usted no lo dijo así: lo deduje de ${quote}.`,
    halfDay: (note) => `La reserva más corta es de medio día. Anotado para nuestro equipo: ${note}.`,
    hand: "Usted lo escribió en el formulario.",
    rule: "Usted no lo eligió: el formulario lo supone mientras no indique otra cosa.",
    differ: "Si no es así, dígamelo o cámbielo aquí.",
    changeIt: "Cambiarlo",
    nothing: (open) => `Todavía no hay nada anotado sobre esto: ${open}. Dígamelo y lo agrego.`,
    which: "Dígame a qué parte se refiere, o revise todo en una sola ficha.",
    owned: "Tiene razón, lo tenía mal anotado.",
    difference: (day, ours, theirs, hours) => `${day ? `El ${day}, ` : ""}${ours} equivale a ${theirs}: ${hours} de diferencia.`,
    same: (one, other) => `${one} y ${other} tienen la misma hora.`,
    clock: (place, time, day) => `Ahora en ${place} la hora es ${time} (${day}).`,
    at: (time, place) => `${time} en ${place}`,
  },
};

/** Nothing is noted of what was asked about, and how it is added. */
export const nothingNoted = (speaker: Speaker, open: Parameters<typeof labels>[1]): string =>
  WORDS[speaker.locale].nothing(labels(speaker, open));

export const ownedText = (locale: Locale): string => WORDS[locale].owned;

/** Opens the card of what was asked about. */
export const changeItButton = (locale: Locale, part: string) => ({ id: `edit:${part}`, label: WORDS[locale].changeIt });

type Said = Omit<Spoken, "kind">;

/** The value, what it comes from, and how it is changed. */
export function explainedWords(speaker: Speaker, say: Extract<Utterance, { kind: "explained" }>): Said {
  const { i18n, locale } = speaker;
  const words = WORDS[locale];
  const { fields, open, because, past, part } = say;
  if (fields.length + open.length === 0) return { text: words.which, buttons: [sheetButton(locale)] };
  const lines = summaryLines(i18n, locale, say.values, say.plan)
    .filter(({ field }) => fields.includes(field))
    .map((line) => labelled(locale, line));
  const shown = lines.join(locale === "fr" ? "\u00A0; " : "; ");
  const text = [
    shown ? (past ? words.past : words.now)(shown) : "",
    wordsText(speaker, because),
    ...because.filter(({ from }) => from !== "words").map((one) => becauseText(speaker, one)),
    open.length > 0 ? nothingNoted(speaker, open) : past ? "" : words.differ,
  ];
  const buttons = part && !past ? [changeItButton(locale, part)] : [];
  return { text: ended(text.filter(Boolean).join(" ")), ...(buttons.length > 0 ? { buttons } : {}) };
}

/** All words that it comes from in one sentence. */
function wordsText({ locale }: Speaker, because: readonly Because[]): string {
  const quotes = because.flatMap((one) => (one.from === "words" ? [quoted(locale, one.quote)] : []));
  return quotes.length > 0 ? WORDS[locale].words(joined(locale, quotes)) : "";
}

function becauseText({ i18n, locale }: Speaker, because: Because): string {
  const words = WORDS[locale];
  switch (because.from) {
    case "words":
      return "";
    case "follows":
      return words.follows(quoted(locale, because.quote));
    case "half_day":
      return words.halfDay(because.quote);
    case "hand":
      return words.hand;
    case "rule":
      return because.code ? i18n._(EFFECT_LABELS[because.code]) : words.rule;
  }
}

/** "p.m.." has its full stop already. */
const ended = (text: string): string => text.replace(/([.!?…])\.(?=\s|$)/gu, "$1");

/** The card's part of the fields that are shown. */
export const cardButton = (locale: Locale, fields: Parameters<typeof labels>[1]) =>
  fields[0] ? [changeItButton(locale, partOf(fields[0]))] : [];

/** The hour at a place now, or at two places at once. */
export function clocksText(locale: Locale, { asks, places, at, on }: Extract<Utterance, { kind: "clocks" }>): string {
  const words = WORDS[locale];
  const nameOf = ({ place, zone }: (typeof places)[number]) => place || zoneCity(locale, zone);
  const shownAt = ({ zone }: (typeof places)[number]) => momentIn(at, zone);
  if (asks === "now")
    return places
      .map((one) => words.clock(nameOf(one), formatWallTime(locale, shownAt(one).time), formatDay(locale, shownAt(one).date)))
      .join(" ");
  const [first, ...others] = places;
  if (!first) return "";
  return others
    .map((other) => {
      const minutes = (wallOf(shownAt(other)) - wallOf(shownAt(first))) / MINUTE;
      if (minutes === 0) return words.same(nameOf(first), nameOf(other));
      const ours = words.at(formatWallTime(locale, shownAt(first).time), nameOf(first));
      const theirs = words.at(formatWallTime(locale, shownAt(other).time), nameOf(other));
      return words.difference(on ? formatDay(locale, on) : "", ours, theirs, hoursText(locale, Math.abs(minutes)));
    })
    .join(" ");
}
const MINUTE = 60_000;
const wallOf = ({ date, time }: ReturnType<typeof momentIn>): number => Date.parse(`${date}T${time}:00Z`);

/** "6 hours", "5.5 hours". */
const hoursText = (locale: Locale, minutes: number): string =>
  new Intl.NumberFormat(TAGS[locale], { style: "unit", unit: "hour", unitDisplay: "long", maximumFractionDigits: 2 }).format(minutes / 60);
const TAGS: Readonly<Record<Locale, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };
