/** The things that are noted, each with a short handle, for a reader that points to them. */

import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import type { RuledOut } from "#app/domain/booking/registry/entries.ts";
import { PART_FIELDS } from "#app/domain/talk/answer/part-fields.ts";
import { assumed } from "#app/domain/talk/desk.ts";
import { partOfField } from "#app/domain/talk/people/fields.ts";
import { isSamePerson } from "#app/domain/talk/people/same-person.ts";
import { entriesOf, type TalkField } from "#app/domain/talk/plan/fields.ts";
import type { PlanDay } from "#app/domain/talk/plan/operations.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { HeldThing, Part, PersonSaid } from "#app/understanding/contract.ts";
import { usualHours } from "./replaced.ts";
import type { Thing } from "./thing.ts";
import { kindOf, personOf, thingsIn } from "./things.ts";

type Noted = Pick<TalkState, "values" | "loose" | "told">;

/** A day and an hour belong to parts of their own. */
const PARTS_OF_PLAN: Readonly<Partial<Record<string, readonly Part[]>>> = {
  preferredDate: ["days"],
  startTime: ["hours"],
  alternativeDays: ["second"],
};
/** Entries of which there may be several are numbered. */
const NUMBERED: Readonly<Partial<Record<string, string>>> = {
  preferredDate: "day",
  people: "person",
  alternativeDays: "other_day",
  remarks: "remark",
  ruledOutDays: "ruled_out",
  onSomeDays: "some_days",
};
const NAMES: Readonly<Partial<Record<string, string>>> = { startTime: "hours" };

/** Everything that is noted, with handles that hold for this state alone. */
export function heldThings(noted: Noted): HeldThing[] {
  const { days } = planOf(noted.values, noted.loose);
  return named(noted).map(([handle, thing]) => {
    const person = personOf(thing) ? ({ ...personOf(thing), ...partOf(thing) } as PersonSaid) : null;
    return {
      handle,
      kind: kindOf(thing),
      field: thing.field,
      parts: partsOf(thing),
      value: lineOf(thing, person, days),
      ...(person ? { person } : {}),
      ...(isListed(thing, noted) ? { alias: true as const } : {}),
    };
  });
}

/** The thing of a handle; null where there is none. */
export const thingOf = (noted: Noted, handle: string): Thing | null => named(noted).find(([name]) => name === handle)?.[1] ?? null;

function named(noted: Noted): [handle: string, thing: Thing][] {
  const counts = new Map<string, number>();
  const things = [...thingsIn(noted), ...hoursOfAll(noted), ...entriesWithoutName(noted)].filter((thing) => !isOurs(thing, noted));
  return things.map((thing) => {
    const prefix = NUMBERED[thing.field];
    if (!prefix) return [NAMES[thing.field] ?? thing.field, thing];
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    return [`${prefix}${counts.get(prefix)}`, thing];
  });
}

/** Whom a field names, and the list has with more that is known of them, is one person: the entry of the list has the handle that is shown. */
function isListed(thing: Thing, { values }: Noted): boolean {
  const part = partOfField(thing.field);
  return part !== undefined && entriesOf(values, "people").some((one) => one.part === part && isSamePerson(one, { name: thing.value }));
}

/** What we have counted or assumed, and nobody has said, is stated and never changed. */
const isOurs = ({ field }: Thing, { told }: Noted): boolean => told.includes(assumed(field));

/** Words for staff, days that are ruled out, and what is wanted on some days: only a handle points to one of them. */
const entriesWithoutName = ({ values }: Noted): Thing[] => [
  ...entriesOf(values, "remarks").map(({ text }): Thing => ({ field: "remarks", value: text })),
  ...(["ruledOutDays", "onSomeDays"] as const).flatMap((field) =>
    entriesOf(values, field).map((one): Thing => ({ field, value: JSON.stringify(one) })),
  ),
];

/** Days apart have hours of their own: those of most days are the hearing's. */
function hoursOfAll({ values, loose }: Noted): Thing[] {
  const plan = planOf(values, loose);
  const { start, end } = usualHours(plan.days);
  return plan.start || !start ? [] : [{ field: "startTime", value: end ? `${start}–${end}` : start }];
}

/** Whom a field names plays the field's part. */
const partOf = ({ field }: Thing): Pick<PersonSaid, "part"> | null => {
  const part = partOfField(field);
  return part ? { part } : null;
};

function partsOf({ field: own, value }: Thing): readonly Part[] {
  return partsOfField(own === "onSomeDays" ? (JSON.parse(value) as OnSomeDays).field : own);
}

function partsOfField(field: TalkField): readonly Part[] {
  const own = PARTS_OF_PLAN[field];
  return own ?? (Object.keys(PART_FIELDS) as Part[]).filter((part) => PART_FIELDS[part].includes(field));
}

function lineOf({ field, value }: Thing, person: PersonSaid | null, days: readonly PlanDay[]): string {
  if (person && field === "people") return personLine(person);
  if (field === "ruledOutDays") return ruledOutLine(JSON.parse(value) as RuledOut);
  if (field === "onSomeDays") return someDaysLine(JSON.parse(value) as OnSomeDays);
  if (field === "alternativeDays") return (JSON.parse(value) as { date: string }).date;
  const day = field === "preferredDate" ? days.find(({ date }) => date === value) : undefined;
  return day?.start || day?.end ? `${value} ${day.start ?? ""}–${day.end ?? ""}` : value;
}

/** `every Thu`, `2027-03-15`, `2027-03-15..2027-03-19`. */
const ruledOutLine = ({ weekday, date, until }: RuledOut): string =>
  weekday === undefined ? [date, until].filter(Boolean).join("..") : `every ${WEEKDAYS[weekday % WEEKDAYS.length]}`;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `courtReportingRequired on 2027-02-09, 2027-02-10`, `needsInterpretation on 2027-02-12 09:30-12:00`, `catering on 2027-02-12: lunch for 11`. */
const someDaysLine = ({ field, days, note, hours }: OnSomeDays): string =>
  `${field} on ${days.join(", ")}${hours ? ` ${hours}` : ""}${note ? `: ${note}` : ""}`;

const personLine = ({ name, firm, part, side, place, attends, remoteOn, count, ...more }: PersonSaid): string =>
  [
    count,
    name,
    part,
    side && `of the ${side}`,
    firm,
    place,
    attends,
    remoteOn && `so only on ${remoteOn.join(" ")}`,
    ...Object.values(more),
  ]
    .filter((one) => one !== undefined && one !== "")
    .join(", ");
