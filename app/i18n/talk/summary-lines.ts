/** The summary, line by line: where and when, the room, who takes part, the matter, whom to call, what follows, remarks. */
import type { I18n } from "@lingui/core";
import { isWayInWords } from "#app/domain/booking/contact-way.ts";
import { detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { isDeclinable } from "#app/domain/booking/requests/stored-details.ts";
import type { Locale } from "#app/domain/locale.ts";
import { rosterOf } from "#app/domain/talk/people/fields.ts";
import { afarOf, isCounted } from "#app/domain/talk/people/room.ts";
import { isSamePerson } from "#app/domain/talk/people/same-person.ts";
import { entriesOf, isListField, isSettled, plainOf, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { PLAN_FIELDS } from "#app/domain/talk/plan/plan.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { onSomeDaysText, withDaysInline } from "../detailed/days/some-days.ts";
import { participantText } from "../detailed/entry-texts.ts";
import { joined, otherDayLines, planLines } from "./day-words.ts";
import { isSaidBy, type Line, labelOf, quoted, shownWith, textOf } from "./lines.ts";
import { WORDS } from "./words-by-language.ts";

const FIRST: readonly TalkField[] = ["proceedingType", "locationType", "location"];
/** After where and when: whose clock, the room and what is in it, who takes part (fields without a place), the matter, costs, whom to call. */
const BEFORE_PARTIES: readonly string[] = [
  "timeZone",
  "urgencyLevel",
  "mainRoomCapacity",
  "roomSetup",
  "needsBreakoutRooms",
  "breakoutRoomCount",
  "breakoutRoomCapacities",
  "needsAdditionalRooms",
  "additionalRoomTypes",
  "courtReportingRequired",
  "hearingLanguage",
  "needsInterpretation",
  "interpretationLanguage",
  "catering",
  "specialRequirements",
];
const AFTER_PARTIES: readonly string[] = [
  "caseDescription",
  "financialResponsibility",
  "costsInWords",
  "contactName",
  "contactRole",
  "contactFirm",
  "contactEmail",
  "contactPhone",
  "contactBy",
  "contactWhen",
];
const placeOf = (field: string): number =>
  BEFORE_PARTIES.includes(field) ? BEFORE_PARTIES.indexOf(field) : AFTER_PARTIES.includes(field) ? 200 + AFTER_PARTIES.indexOf(field) : 100;

/** Entries of a list on one line, under their label once. */
function gathered(locale: Locale, field: TalkField, texts: readonly string[], [one, many]: readonly [string, string]): Line[] {
  const text = texts.join(locale === "fr" ? "\u00A0; " : "; ");
  return texts.length === 0 ? [] : [{ field, label: texts.length > 1 ? many : one, text }];
}

/** "No court reporter": said by the visitor, of something that can be declined. */
const isDeclined = (values: TalkValues, field: TalkField): boolean =>
  isSettled(values[field]) && !isListField(field) && field !== "catering" && isDeclinable(detailedFieldOf(field));

/** A service that nobody asked for: the rules of the request include it. */
const isByRule = (values: TalkValues, field: TalkField): boolean => values[field]?.origin === "rule" && values[field]?.value === "true";

/** How a number of people is meant that was counted, or that counts those who attend from elsewhere. */
function headsText(locale: Locale, values: TalkValues, field: TalkField): string {
  if (field !== "mainRoomCapacity") return "";
  const { counted, afar } = WORDS[locale].heads;
  const away = afarOf(values);
  return isCounted(values) ? `, ${counted}` : away > 0 ? ` (${afar(away)})` : "";
}

/** The days of what no other line says: meals that have words for single days alone. */
function onSomeDays(i18n: I18n, locale: Locale, values: TalkValues): Line[] {
  const isGiven = ({ field }: OnSomeDays) => Boolean(values[field]?.value) && values[field]?.value !== "false";
  const alone = entriesOf(values, "onSomeDays").filter((one) => !isGiven(one));
  const label = labelOf(i18n, locale, "onSomeDays");
  const texts = alone.map((one) => onSomeDaysText(i18n, one));
  return gathered(locale, "onSomeDays", texts, [label, label]);
}

/** The list of people, and before them the neutral and the witness whom a field of their own names: a list without its mediator looks as if one had gone. */
function everybody(values: TalkValues): readonly PersonSaid[] {
  const listed = entriesOf(values, "people");
  if (listed.length === 0) return [];
  const named = rosterOf(values).filter(({ field, part }) => field && (part === "neutral" || part === "witness"));
  const isListed = (one: PersonSaid) => listed.some((other) => isSamePerson(one, other));
  return [...named.filter((one) => !isListed(one)), ...listed];
}

/** Every line that a summary covers, in the order in which it is read. */
export function summaryLines(i18n: I18n, locale: Locale, values: TalkValues, plan: Plan): Line[] {
  const planned: readonly TalkField[] = PLAN_FIELDS;
  const plain = plainOf(values);
  const byDay = entriesOf(values, "onSomeDays");
  const line = (field: TalkField, value: string): Line => ({
    field,
    label: labelOf(i18n, locale, field),
    text: withDaysInline(
      i18n,
      isByRule(values, field) ? WORDS[locale].included : textOf(i18n, locale, field, value) + headsText(locale, values, field),
      value === "false" ? [] : byDay.filter((one) => shownWith(one.field, values) === field),
    ),
  });
  const promised = entriesOf(values, "toFollow");
  const first = FIRST.flatMap((field) => {
    const held = values[field];
    return held?.value && !(promised.includes(field) && !isSettled(held)) ? [line(field, held.value)] : [];
  });
  const ordered = Object.entries(values).sort(([one], [other]) => placeOf(one) - placeOf(other));
  const others = ordered.flatMap(([name, held]) => {
    const field = name as TalkField;
    if (!held?.value || FIRST.includes(field) || planned.includes(field) || isListField(field)) return [];
    // A no of the visitor's is said, where nothing else says more; a rule's is not theirs.
    if (held.value === "false" && !isDeclined(values, field)) return [];
    if (isSaidBy(field, Object.keys(values) as TalkField[])) return [];
    // As the confirmation says it: the words, which "other" adds nothing to.
    if (field === "financialResponsibility" && held.value === "other" && plain.costsInWords) return [];
    if (field === "contactBy" && isWayInWords(held.value, plain.contactWhen)) return [];
    if (field === "timeZone" && plain.locationType !== "virtual" && !isSettled(held)) return [];
    return [line(field, held.value)];
  });
  const { labels } = WORDS[locale];
  const people = gathered(
    locale,
    "people",
    everybody(values).map((person) => participantText(i18n, person)),
    [labels.person, labelOf(i18n, locale, "people")],
  );
  const alternatives = otherDayLines(locale, entriesOf(values, "alternativeDays")).map(
    (one): Line => ({ ...one, field: "alternativeDays" }),
  );
  const remarkLabel = labelOf(i18n, locale, "remarks");
  const remarks = gathered(
    locale,
    "remarks",
    entriesOf(values, "remarks").map(({ text }) => quoted(locale, text.trim())),
    [remarkLabel, remarkLabel],
  );
  const later = entriesOf(values, "toFollow").map((field) => labelOf(i18n, locale, field));
  const follow: Line[] =
    later.length > 0 ? [{ field: "toFollow", label: labelOf(i18n, locale, "toFollow"), text: joined(locale, later) }] : [];
  const days = planLines(locale, plan).map(({ label, text, field = "preferredDate" }): Line => ({ field, label, text }));
  const room = others.filter(({ field }) => placeOf(field) < placeOf("caseDescription"));
  const matter = others.filter(({ field }) => placeOf(field) >= placeOf("caseDescription"));
  return [...first, ...days, ...alternatives, ...room, ...onSomeDays(i18n, locale, values), ...people, ...matter, ...follow, ...remarks];
}
