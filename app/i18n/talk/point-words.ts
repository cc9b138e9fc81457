/** How an open point is asked: the words for its kind, and a button for each option. */
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { buttonId } from "#app/domain/talk/press.ts";
import type { Deed } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { formatWallTime, zoneCity } from "../dates.ts";
import { participantText } from "../detailed/entry-texts.ts";
import { daysText, hoursText, joined } from "./day-words.ts";
import { labelOf, optionLabel, type Speaker, statementText, textOf } from "./lines.ts";
import type { Spoken } from "./voice.ts";
import { type PointWords, WORDS } from "./words.ts";

/** What a deed would note. */
const takenIn = (deed: Deed): Statement[] =>
  deed.do === "take" ? [deed.statement] : deed.do === "several" ? deed.deeds.flatMap(takenIn) : [];

/** Of two that read alike the first. */
const apart = (buttons: readonly { id: string; label: string }[]) =>
  buttons.filter(({ label }, at) => buttons.findIndex((one) => one.label === label) === at);

export function pointWords(speaker: Speaker, { point, again, context }: Extract<Utterance, { kind: "point" }>): Omit<Spoken, "kind"> {
  const { i18n, locale } = speaker;
  const words = WORDS[locale];
  const held = point.field ? (context[point.field]?.value ?? "") : "";
  const days = point.days ?? [];
  const proposed = point.kind === "document" ? point.options.flatMap(({ deed }) => takenIn(deed)) : [];
  const values = point.options.filter(({ label }) => !("word" in label)).map((option) => optionLabel(speaker, option));
  const about: PointWords = {
    quote:
      proposed.length > 0
        ? proposed.map((statement) => statementText(i18n, locale, { ...statement })).join(locale === "fr" ? "\u00A0; " : "; ")
        : point.quote,
    days: daysText(locale, days),
    time: point.end ? hoursText(locale, point.start, point.end) : point.start ? formatWallTime(locale, point.start) : "",
    label: point.person ? words.labels.person : point.field ? labelOf(i18n, locale, point.field) : "",
    held: point.person ? participantText(i18n, point.person) : point.field && held ? textOf(i18n, locale, point.field, held) : "",
    ours: point.zones ? zoneCity(locale, point.zones[0]) : "",
    theirs: point.zones ? zoneCity(locale, point.zones[1]) : "",
    reference: point.reference ?? "",
    options: values.filter(Boolean).length > 0 ? joined(locale, values.filter(Boolean), "disjunction") : "",
    several: days.length > 1,
  };
  // "until 5:30 p.m." has its full stop.
  const question = words.point[point.kind](about).replace(/(\p{L}\.)\./gu, "$1");
  return {
    text: again && point.options.length > 0 ? `${words.pointAgain} ${question}` : question,
    ...(point.options.length > 0
      ? { buttons: apart(point.options.map((option) => ({ id: buttonId(point, option), label: optionLabel(speaker, option) }))) }
      : {}),
  };
}
