/** Somebody who takes part as the inputs hold them, into the list of the hearing's people and out of it. Pure. */
import { isPhoneLike } from "#app/domain/booking/phone-like.ts";
import { ATTENDANCES, ENTRY_LIMITS, PARTS, type Participant, SIDES } from "#app/domain/booking/registry/entries.ts";
import { presenceHours } from "#app/domain/booking/registry/presence-hours.ts";
import { isLocalDate, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { canonicalEmail } from "#app/domain/email-address.ts";
import { readPeople, writePeople } from "#app/domain/hearing-plan/people.ts";
import { isNameLike, MOST_CHARACTERS } from "#app/domain/names.ts";
import { zoneNamed } from "#app/domain/people/time-zones.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { clockOfPlace } from "#app/understanding/detectors/zone-of-place.ts";

/** The names of the inputs; they hold no field of the request themselves. */
export const PERSON_INPUTS = {
  name: "personName",
  count: "personCount",
  part: "personPart",
  title: "personTitle",
  side: "personSide",
  firm: "personFirm",
  attends: "personAttends",
  remoteOn: "personRemoteOn",
  place: "personPlace",
  zone: "personZone",
  access: "personAccess",
  email: "personEmail",
  phone: "personPhone",
  note: "personNote",
  days: "personDays",
  hours: "personHours",
} as const;
/** Names the entry that is edited by its place in the list; empty for a new one. */
export const PERSON_AT = "personAt";

export type PersonInput = keyof typeof PERSON_INPUTS;
export const PERSON_INPUT_NAMES = Object.keys(PERSON_INPUTS) as readonly PersonInput[];

/** The inputs as they stand; the days are joined by commas. */
export type TypedPerson = Record<PersonInput, string>;
export type PersonFault =
  | "who_or_where"
  | "too_many"
  | "too_long"
  | "count_wrong"
  | "hours_wrong"
  | "person_name_only"
  | "firm_name_only"
  | "email_required"
  | "phone_required";
/** What is wrong, by input. */
export type PersonIssues = Partial<Record<PersonInput, PersonFault>>;

/** An entry whose inputs are open. */
export interface OpenPerson {
  /** Its place in the list; null for one more. */
  at: number | null;
  typed: TypedPerson;
  issues: PersonIssues;
}

/** The inputs of one more person, who comes as most do at a hearing of that kind. */
export function newPerson(locationType?: string): OpenPerson {
  const attends = locationType === "in_person" ? "in_person" : "remote";
  return { at: null, typed: { ...EMPTY, part: "witness", attends }, issues: {} };
}
const EMPTY: TypedPerson = {
  name: "",
  count: "",
  part: "",
  title: "",
  side: "",
  firm: "",
  attends: "",
  remoteOn: "",
  place: "",
  zone: "",
  access: "",
  email: "",
  phone: "",
  note: "",
  days: "",
  hours: "",
};

/** The inputs of the entry at a place of the list; null where there is none. */
export function openedPerson(list: string | undefined, at: number): OpenPerson | null {
  const person = readPeople(list)[at];
  if (!person) return null;
  const typed = Object.fromEntries(PERSON_INPUT_NAMES.map((input) => [input, String(person[input] ?? "")])) as TypedPerson;
  return { at, typed, issues: {} };
}

/** The open inputs once a row of the list is gone. */
export function withoutRow(open: OpenPerson | null, row: number): OpenPerson | null {
  if (!open || open.at === null || open.at < row) return open;
  return open.at === row ? null : { ...open, at: open.at - 1 };
}

/** As a form posts them; null where nothing is open. */
export function readOpenPerson(form: URLSearchParams): OpenPerson | null {
  if (!form.has(PERSON_INPUTS.part)) return null;
  const typed = Object.fromEntries(
    PERSON_INPUT_NAMES.map((input) => [input, form.getAll(PERSON_INPUTS[input]).join(",").trim()]),
  ) as TypedPerson;
  const at = form.get(PERSON_AT) ?? "";
  return { at: /^\d{1,2}$/.test(at) ? Number(at) : null, typed, issues: {} };
}

/** Nothing of a new person has been typed: the choices have values of their own. */
export const isBlank = ({ at, typed }: OpenPerson): boolean =>
  at === null &&
  !(["name", "count", "title", "firm", "place", "zone", "access", "email", "phone", "note", "days", "hours"] as const).some((input) =>
    typed[input].trim(),
  );

/** The clock that is meant: the one that was chosen, else that of the place. */
export function zoneMeant({ zone, place }: Pick<TypedPerson, "zone" | "place">): string {
  const clock = zone || clockOfPlace(place) || "";
  return venueOf(clock)?.zone ?? clock;
}

/** The list with the entry in it, or what is wrong. Somebody has a name, is somewhere, or is one of several who are counted. */
export function putPerson(list: string | undefined, { at, typed }: OpenPerson): { list: string } | { issues: PersonIssues } {
  const held = readPeople(list);
  const issues = faultsOf(typed);
  if (at === null && held.length >= ENTRY_LIMITS.people) issues.name = "too_many";
  if (Object.keys(issues).length > 0) return { issues };
  const before = at === null ? undefined : held[at];
  const entry = participantOf(typed, before);
  return { list: writePeople(before ? held.map((one) => (one === before ? entry : one)) : [...held, entry]) };
}

function faultsOf({ name, count, title, firm, place, zone, access, email, phone, note, hours }: TypedPerson): PersonIssues {
  const issues: PersonIssues = {};
  if (![name, count, place, zone].some((one) => one.trim())) issues.name = "who_or_where";
  if (name.trim() && !isNameLike(name.trim(), "person")) issues.name = "person_name_only";
  if (firm.trim() && !isNameLike(firm.trim(), "firm")) issues.firm = "firm_name_only";
  if (name.trim().length > MOST_CHARACTERS.person) issues.name = "too_long";
  if (firm.trim().length > MOST_CHARACTERS.firm) issues.firm = "too_long";
  if (title.length > ENTRY_LIMITS.line) issues.title = "too_long";
  if (place.length > ENTRY_LIMITS.line) issues.place = "too_long";
  if (access.length > ENTRY_LIMITS.remark) issues.access = "too_long";
  if (note.length > ENTRY_LIMITS.remark) issues.note = "too_long";
  if (email.trim() && canonicalEmail(email.trim()) === null) issues.email = "email_required";
  if (phone.trim() && !isPhoneLike(phone.trim())) issues.phone = "phone_required";
  if (hours.trim() && presenceHours(hours) === null) issues.hours = "hours_wrong";
  if (count.trim() && !(/^\d{1,3}$/.test(count.trim()) && Number(count) >= 1 && Number(count) <= ENTRY_LIMITS.count))
    issues.count = "count_wrong";
  return issues;
}

/** What the inputs do not ask of somebody is kept as it was. */
function participantOf(typed: TypedPerson, before: Participant | undefined): Participant {
  const kept = Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => !Object.hasOwn(PERSON_INPUTS, name)));
  const { name, count, title, firm, place, access, email, phone, note, hours } = typed;
  const said = {
    name: name.trim(),
    part: PARTS.find((one) => one === typed.part) ?? "other",
    title: title.trim(),
    side: SIDES.find((one) => one === typed.side),
    firm: firm.trim(),
    place: place.trim(),
    zone: zoneNamed(zoneMeant(typed)) ?? "",
    attends: ATTENDANCES.find((one) => one === typed.attends),
    remoteOn: mayBeAfar(typed) ? daysTyped(typed.remoteOn) : undefined,
    access: access.trim(),
    email: email.trim(),
    phone: phone.trim(),
    note: note.trim(),
    count: count.trim() ? Number(count) : undefined,
    days: daysTyped(typed.days),
    hours: presenceHours(hours) ?? undefined,
  };
  return { ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== "" && value !== undefined)), ...kept } as Participant;
}

/** Only of who attends by video or telephone it is asked on which days. */
export const mayBeAfar = ({ attends }: Pick<TypedPerson, "attends">): boolean => attends === "remote" || attends === "telephone";

/** The days of the hearing that are chosen; undefined for every day. */
function daysTyped(days: string): LocalDate[] | undefined {
  const dates = days.split(",").filter(isLocalDate);
  return dates.length > 0 ? [...new Set(dates)].sort() : undefined;
}
