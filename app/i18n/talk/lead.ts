/** The essentials of a message in one sentence: what kind of hearing, where, on which days, at what hours. */

import type { NotedLine } from "#app/domain/talk/answer/says.ts";
import { isSettled, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { planLines } from "./day-words.ts";
import type { Speaker } from "./lines.ts";
import { WORDS } from "./words-by-language.ts";

/** Fields that the sentence holds; every other one is a line of its own. */
const ESSENTIALS: readonly TalkField[] = ["proceedingType", "locationType", "location", "preferredDate"];
export const isInLead = (field: TalkField): boolean => ESSENTIALS.includes(field);
/** So many lines are more than a short answer, and want a sentence. */
const LONG = 4;

/**
 * The sentence, or "" where a plain list is shorter: few lines, nothing of where and when, or a correction, which has to show what it was. `plan` is that of
 * this message; a city that is none of ours has its own line. `brief`: days without the hours that each has of its own, which a chip says.
 */
export function leadOf({ locale }: Speaker, lines: readonly NotedLine[], context: TalkValues, brief = false): string {
  const words = WORDS[locale];
  const fields = lines.flatMap((line) => (line.line === "field" ? [line.field] : []));
  const plans = lines.flatMap((line) => (line.line === "plan" ? [line] : []));
  const isCorrected = lines.some((line) => line.line === "field" && line.was !== undefined) || plans.some(({ corrected }) => corrected);
  const essentials = fields.filter(isInLead).length + plans.length;
  if (isCorrected || lines.length < LONG || essentials < 2) return "";
  const type = isSettled(context.proceedingType) ? context.proceedingType.value : "hearing";
  const kind = Object.hasOwn(words.proceedings, type)
    ? words.proceedings[type as keyof typeof words.proceedings]
    : words.proceedings.hearing;
  const what = [
    [kind, whereOf(locale, context)].filter(Boolean).join(" "),
    ...whenOf(locale, brief ? withoutOwnHours(plans[0]?.plan) : plans[0]?.plan),
  ]
    .filter(Boolean)
    .join(", ");
  return words.lead(fields.includes("contactName") ? (context.contactName?.value ?? "") : "", what);
}

function whereOf(locale: Speaker["locale"], { location, locationType }: TalkValues): string {
  const { where } = WORDS[locale];
  const format = isSettled(locationType) ? locationType.value : "";
  if (format === "virtual") return where.online;
  const city = isSettled(location) ? venueOf(location.value)?.city[locale] : undefined;
  if (!city) return "";
  return format === "in_person_and_virtual" ? where.both(city) : where.city(city);
}

const withoutOwnHours = (plan: Plan | undefined): Plan | undefined =>
  plan?.days.some(({ start, end }) => start || end) && plan.days.length > 1 ? { days: plan.days.map(({ date }) => ({ date })) } : plan;

function whenOf(locale: Speaker["locale"], plan: Plan | undefined): string[] {
  if (!plan) return [];
  const { inLead, labels } = WORDS[locale];
  // What is no day or hour of the hearing, such as days that are ruled out, is among the other lines.
  return planLines(locale, plan)
    .filter(({ field }) => field === undefined)
    .map(({ label, text }) =>
      label === labels.length ? inLead.length(text) : label === labels.window && plan.window ? inLead.window(text) : text,
    );
}
