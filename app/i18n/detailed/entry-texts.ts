/** The entries of a request's lists as people read them, in the registry's newer kinds. */
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { AlternativeDay, Participant } from "#app/domain/booking/registry/entries.ts";
import { formatDay, formatWallTime } from "../dates.ts";
import { DURATION_LABELS } from "./option-labels.ts";

export const PART_LABELS: Readonly<Record<Participant["part"], MessageDescriptor>> = {
  claimant: msg`Claimant`,
  respondent: msg`Respondent`,
  counsel: msg`Counsel`,
  witness: msg`Witness`,
  neutral: msg`Arbitrator or mediator`,
  interpreter: msg`Interpreter`,
  other: msg`Other participant`,
};
const COUNTED: Readonly<Record<Participant["part"], (count: number) => MessageDescriptor>> = {
  claimant: (count) => msg`${plural(count, { one: "# claimant", other: "# claimants" })}`,
  respondent: (count) => msg`${plural(count, { one: "# respondent", other: "# respondents" })}`,
  counsel: (count) => msg`${plural(count, { one: "# lawyer", other: "# lawyers" })}`,
  witness: (count) => msg`${plural(count, { one: "# witness", other: "# witnesses" })}`,
  neutral: (count) => msg`${plural(count, { one: "# arbitrator or mediator", other: "# arbitrators or mediators" })}`,
  interpreter: (count) => msg`${plural(count, { one: "# interpreter", other: "# interpreters" })}`,
  other: (count) => msg`${plural(count, { one: "# other participant", other: "# other participants" })}`,
};
const SIDES: Readonly<Record<NonNullable<Participant["side"]>, MessageDescriptor>> = {
  claimant: msg`for the claimant`,
  respondent: msg`for the respondent`,
};
const ATTENDS: Readonly<Record<NonNullable<Participant["attends"]>, MessageDescriptor>> = {
  remote: msg`takes part by video`,
  in_person: msg`is in the room`,
};

/** The same of people who are counted. */
const COUNTED_ATTEND: Readonly<Record<NonNullable<Participant["attends"]>, MessageDescriptor>> = {
  remote: msg`by video`,
  in_person: msg`in the room`,
};

/**
 * One who takes part, on a line: "Witness: Ada Roy, Roy LLP, for the claimant, takes part by video, Paris (Europe/Paris)"; of those
 * who are counted and not named "3 witnesses, by video".
 */
export function participantText(i18n: I18n, { name, part, side, firm, place, zone, attends, access, count }: Participant): string {
  const where = place && zone ? `${place} (${zone})` : (place ?? zone);
  const isCounted = count !== undefined && !name;
  const said = [
    name,
    firm,
    side && i18n._(SIDES[side]),
    count === undefined || isCounted ? "" : i18n._(msg`${count} people`),
    attends && i18n._((isCounted ? COUNTED_ATTEND : ATTENDS)[attends]),
    where,
    access,
  ].filter(Boolean);
  if (isCounted) return [i18n._(COUNTED[part](count)), ...said].join(", ");
  const as = i18n._(PART_LABELS[part]);
  return said.length > 0 ? i18n._(msg`${as}: ${said.join(", ")}`) : as;
}

/** One day that would do as well, with what was said of its hours. */
export function alternativeText(i18n: I18n, { date, startTime, duration }: AlternativeDay): string {
  const hours = startTime ? `, ${formatWallTime(i18n.locale, startTime)}` : "";
  return `${formatDay(i18n.locale, date)}${hours}${duration ? ` · ${i18n._(DURATION_LABELS[duration])}` : ""}`;
}
