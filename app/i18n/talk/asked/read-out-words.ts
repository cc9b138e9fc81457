/** The answer to a question about the request, in one to five short lines: yes or no first, then what is noted of it. */
import type { Locale } from "#app/domain/locale.ts";
import type { ReadOut } from "#app/domain/talk/answer/request/answered-with.ts";
import { shortDay } from "#app/i18n/dates.ts";
import { dayPersonText, participantText } from "#app/i18n/detailed/entry-texts.ts";
import { joined, planLines } from "../day-words.ts";
import { labelled, labels, quoted, type Speaker } from "../lines.ts";
import { summaryLines } from "../summary-lines.ts";
import { nothingNoted } from "./own-words.ts";

interface ReadOutWords {
  yes: string;
  no: string;
  people: string;
  nobody: string;
  staff: string;
  missing: (labels: string) => string;
  complete: string;
}

const WORDS: Readonly<Record<Locale, ReadOutWords>> = {
  en: {
    yes: "Yes.",
    no: "No.",
    people: "Coming",
    nobody: "nobody is noted",
    staff: "For our staff, in your words",
    missing: (names) => `Still missing: ${names}.`,
    complete: "Nothing that we need is missing.",
  },
  fr: {
    yes: "Oui.",
    no: "Non.",
    people: "Personnes attendues",
    nobody: "personne n’est noté",
    staff: "Pour notre équipe, dans vos mots",
    missing: (names) => `Il manque encore\u00A0: ${names}.`,
    complete: "Il ne manque rien d’essentiel.",
  },
  es: {
    yes: "Sí.",
    no: "No.",
    people: "Asisten",
    nobody: "no hay nadie anotado",
    staff: "Para nuestro equipo, en sus palabras",
    missing: (names) => `Todavía falta: ${names}.`,
    complete: "No falta nada de lo necesario.",
  },
};

export function readOutText(speaker: Speaker, one: ReadOut): string {
  const { i18n, locale } = speaker;
  const words = WORDS[locale];
  if (one.missing) return one.missing.length > 0 ? words.missing(labels(speaker, one.missing)) : words.complete;
  const line = (label: string, text: string) => labelled(locale, { label, text });
  const plan = one.plan ? planLines(locale, one.plan).filter(({ field }) => field === undefined) : [];
  const fields = summaryLines(i18n, locale, one.values, { days: [] }).filter(({ field }) => one.fields.includes(field));
  const texts = [
    ...plan.map((each) => labelled(locale, each)),
    ...one.people.map(({ days, people }) => line(daysLabel(speaker, days), peopleText(speaker, people))),
    ...one.persons.map((person) => participantText(i18n, person)),
    ...fields.map((each) => labelled(locale, each)),
    ...(one.remarks.length > 0 ? [line(words.staff, one.remarks.map((text) => quoted(locale, text.trim())).join("; "))] : []),
  ].map(ended);
  const answer = one.verdict === null ? "" : one.verdict ? words.yes : words.no;
  const open = one.open.length > 0 ? nothingNoted(speaker, one.open) : "";
  return [[answer, shortened(texts)].filter(Boolean).join(" "), open].filter(Boolean).join(" ");
}

/** So many lines are a short answer. */
const MOST = 5;
const shortened = (texts: readonly string[]): string =>
  texts.length <= MOST ? texts.join("\n") : [...texts.slice(0, MOST - 1), texts.slice(MOST - 1).join(" ")].join("\n");

const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

function daysLabel({ locale }: Speaker, days: readonly string[]): string {
  if (days.length === 0) return WORDS[locale].people;
  const text = joined(
    locale,
    days.map((day) => shortDay(locale, day, "long")),
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const peopleText = ({ i18n, locale }: Speaker, people: ReadOut["persons"]): string =>
  people.length === 0
    ? WORDS[locale].nobody
    : joined(
        locale,
        people.map((person) => dayPersonText(i18n, person)),
      );
