/** The entries of a request's lists as people read them, in the registry's newer kinds. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { AlternativeDay, Participant, RuledOut } from "#app/domain/booking/registry/entries.ts";
import { readPresence } from "#app/domain/booking/registry/presence-hours.ts";
import { isSelfWord } from "#app/domain/booking/registry/self-words.ts";
import { formatDay, formatWallTime, shortDay, weekdayName, zoneCity } from "../dates.ts";
import { phoneText } from "../phone-text.ts";
import { DURATION_LABELS } from "./option-labels.ts";

export const PART_LABELS: Readonly<Record<Participant["part"], MessageDescriptor>> = {
  claimant: msg({ context: "part of a person", message: "Claimant" }),
  respondent: msg({ context: "part of a person", message: "Respondent" }),
  representative: msg`Party representative`,
  counsel: msg({ context: "part of a person", message: "Counsel" }),
  assistant: msg`Law clerk or trainee`,
  witness: msg`Witness`,
  expert: msg`Expert`,
  neutral: msg`Arbitrator or mediator`,
  secretary: msg`Tribunal secretary`,
  interpreter: msg`Interpreter`,
  insurer: msg`Insurer`,
  support: msg`Support person`,
  observer: msg`Observer`,
  technician: msg`Technician`,
  other: msg`Other participant`,
};
const COUNTED: Readonly<Record<Participant["part"], (count: number) => MessageDescriptor>> = {
  claimant: (count) => msg`${plural(count, { one: "# claimant", other: "# claimants" })}`,
  respondent: (count) => msg`${plural(count, { one: "# respondent", other: "# respondents" })}`,
  representative: (count) => msg`${plural(count, { one: "# party representative", other: "# party representatives" })}`,
  counsel: (count) => msg`${plural(count, { one: "# lawyer", other: "# lawyers" })}`,
  assistant: (count) => msg`${plural(count, { one: "# law clerk or trainee", other: "# law clerks or trainees" })}`,
  witness: (count) => msg`${plural(count, { one: "# witness", other: "# witnesses" })}`,
  expert: (count) => msg`${plural(count, { one: "# expert", other: "# experts" })}`,
  neutral: (count) => msg`${plural(count, { one: "# arbitrator or mediator", other: "# arbitrators or mediators" })}`,
  secretary: (count) => msg`${plural(count, { one: "# tribunal secretary", other: "# tribunal secretaries" })}`,
  interpreter: (count) => msg`${plural(count, { one: "# interpreter", other: "# interpreters" })}`,
  insurer: (count) => msg`${plural(count, { one: "# insurer", other: "# insurers" })}`,
  support: (count) => msg`${plural(count, { one: "# support person", other: "# support people" })}`,
  observer: (count) => msg`${plural(count, { one: "# observer", other: "# observers" })}`,
  technician: (count) => msg`${plural(count, { one: "# technician", other: "# technicians" })}`,
  other: (count) => msg`${plural(count, { one: "# participant", other: "# participants" })}`,
};
const SIDES: Readonly<Record<NonNullable<Participant["side"]>, MessageDescriptor>> = {
  claimant: msg`for the claimant`,
  respondent: msg`for the respondent`,
};
const ATTENDS: Readonly<Record<NonNullable<Participant["attends"]>, MessageDescriptor>> = {
  remote: msg`by video`,
  telephone: msg`by telephone`,
  in_person: msg`in the room`,
};

/**
 * One who takes part, on a line, wherever one is shown: "Ada Roy (witness for the claimant), Roy LLP, by video, Paris"; of those who
 * are counted and not named "3 witnesses, by telephone, on Tuesday, March 16".
 */
export function participantText(i18n: I18n, person: Participant): string {
  const { name: written, firm, access, email, phone, note, days = [], hours } = person;
  // Who books and has not said their name yet.
  const name = written && isSelfWord(written) ? i18n._(msg({ context: "who books, among the people", message: "you" })) : written;
  const who = name ? `${name} (${partText(i18n, person, lowered)})` : partText(i18n, person, (label) => label);
  const when = [onDaysText(i18n, days), hoursText(i18n, hours)];
  const reach = [email, phone && phoneText(phone)];
  return [who, firm, attendsText(i18n, person), whereText(i18n, person), ...when, access, ...reach, note].filter(Boolean).join(", ");
}

/** Somebody on one day, by their name or what they are, and how they attend where that is not in the room: "Ada Roy (by video)". */
export function dayPersonText(i18n: I18n, person: Participant): string {
  const { name, firm, attends, hours } = person;
  const who = name && !isSelfWord(name) ? name : participantText(i18n, { ...bare(person), ...(firm && !name ? { firm } : {}) });
  const how = [attends && attends !== "in_person" ? i18n._(ATTENDS[attends]) : "", hoursText(i18n, hours)].filter(Boolean).join(", ");
  return how ? `${who} (${how})` : who;
}
const bare = ({ name, part, title, side, count }: Participant): Participant => ({
  part,
  ...(name ? { name } : {}),
  ...(title ? { title } : {}),
  ...(side ? { side } : {}),
  ...(count === undefined ? {} : { count }),
});

/** "by video", "by video on Friday, March 12, otherwise in the room". */
function attendsText(i18n: I18n, { attends, remoteOn = [] }: Participant): string | undefined {
  const way = attends && i18n._(ATTENDS[attends]);
  if (!way || remoteOn.length === 0) return way;
  const onDays = onDaysText(i18n, remoteOn);
  return i18n._(msg`${way} ${onDays}, otherwise in the room`);
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What somebody is, and for whom: "Witness for the claimant", "3 witnesses", of a name that several share "Counsel, 3 people". A title stays as it was written. */
function partText(i18n: I18n, { name, part, title, side, count }: Participant, set: (label: string) => string): string {
  const label = set(count !== undefined && !name ? i18n._(COUNTED[part](count)) : i18n._(PART_LABELS[part]));
  // A title says more than "other participant".
  const as = title ? (part === "other" && name ? title : `${label}, ${title}`) : label;
  // A party is on no side but its own.
  const sided = side && side !== part ? `${as} ${i18n._(SIDES[side])}` : as;
  return name && count !== undefined ? `${sided}, ${i18n._(msg`${count} people`)}` : sided;
}

/** Where they say that they are; of a zone alone, a city of it. */
const whereText = ({ locale }: I18n, { place, zone }: Participant): string | undefined => place ?? (zone && zoneCity(locale, zone));

/** "on Tuesday, March 16"; "" without days. */
export function onDaysText(i18n: I18n, days: readonly string[]): string {
  if (days.length === 0) return "";
  const named = days.map((day) => shortDay(i18n.locale, day, "long"));
  const all = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(named);
  return i18n._(msg`${plural(days.length, { one: `on ${all}`, other: `on ${all}` })}`);
}

/** "only from 1:00 p.m.", "only from 9:00 a.m. to noon". */
export function hoursText(i18n: I18n, hours = ""): string {
  const span = readPresence(hours);
  const [from, until] = [span?.from, span?.until].map((hour) => hour && formatWallTime(i18n.locale, hour));
  if (from && until) return i18n._(msg`only from ${from} to ${until}`);
  return from ? i18n._(msg`only from ${from}`) : until ? i18n._(msg`only until ${until}`) : "";
}

export const RESERVE_TEXT = msg`In reserve, if the hearing runs over`;

/** One day that would do as well, or that is kept in reserve, with what was said of its hours. */
export function alternativeText(i18n: I18n, { date, reserve, startTime, endTime, duration }: AlternativeDay): string {
  const [from, to] = [startTime, endTime].map((time) => (time ? formatWallTime(i18n.locale, time) : ""));
  const hours = from && to ? `${from} – ${to}` : to ? i18n._(msg({ context: "hours of a day", message: `until ${to}` })) : from;
  const more = [...(duration ? [DURATION_LABELS[duration]] : []), ...(reserve ? [RESERVE_TEXT] : [])].map((text) => ` · ${i18n._(text)}`);
  return `${formatDay(i18n.locale, date)}${hours ? `, ${hours}` : ""}${more.join("")}`;
}

/** A day that is ruled out, a stretch of them, or "every Friday". */
export function ruledOutText(i18n: I18n, one: RuledOut): string {
  if (one.weekday !== undefined) {
    const weekday = weekdayName(i18n.locale, one.weekday);
    return i18n._(msg`every ${weekday}`);
  }
  const [from, to] = [formatDay(i18n.locale, one.date), one.until && formatDay(i18n.locale, one.until)];
  return to ? i18n._(msg({ context: "days that are ruled out", message: `${from} to ${to}` })) : from;
}
