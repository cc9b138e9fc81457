/** The fields of a request that a price depends on. Names alone, so that a page asks for an estimate without a validator. */
import { isNumberOfDay, isOneOfSeveral } from "../booking/registry/by-day.ts";
import { type Participant, readOnSomeDays } from "../booking/registry/entries.ts";
import type { DetailedField } from "../booking/requests/detailed-fields.ts";
import { SCHEDULE_FIELDS } from "../booking/schedule/schedule-fields.ts";
import { isAfar } from "../hearing-plan/heads.ts";
import { type PlanValues, SERVICES } from "../hearing-plan/plan.ts";
import { exceptionsTo } from "./shares.ts";

/** By the detailed request's names. */
export const PRICED_FIELDS = [
  "proceedingType",
  "location",
  "locationType",
  ...SCHEDULE_FIELDS,
  "mainRoomCapacity",
  "needsConferencingUnit",
  "needsBreakoutRooms",
  "breakoutRoomCount",
  ...SERVICES,
  "interpretationLanguage",
  "onSomeDays",
  "people",
  "financialResponsibility",
  "costsInWords",
] as const satisfies readonly DetailedField[];
export type PricedField = (typeof PRICED_FIELDS)[number];

/** The fast form has a name of its own for the day. */
const NAMES: ReadonlySet<string> = new Set([...PRICED_FIELDS, "preferredDate"]);

/** Of the values of a form those that a price depends on, under the form's own names; of people no more than when interpreters come, and who joins from elsewhere, and of words on costs what is excepted from the shares. */
export function pricedValues(values: Readonly<Partial<Record<string, string>>>): PlanValues {
  const priced = Object.fromEntries(Object.entries(values).filter(([name, value]) => value && NAMES.has(name)));
  const { people, onSomeDays, costsInWords, ...others } = priced;
  const excepted = exceptionsTo(others.financialResponsibility, costsInWords).join("\n");
  const [coming, days] = [people ? comingIn(people) : "", onSomeDays ? daysIn(onSomeDays) : ""];
  return {
    ...others,
    ...(coming ? { people: coming } : {}),
    ...(days ? { onSomeDays: days } : {}),
    ...(excepted ? { costsInWords: excepted } : {}),
  };
}

/** Which days and hours, without what was written of them; how many come is no more than a number, and each interpreter is one of a language. */
function daysIn(onSomeDays: string): string {
  const entries =
    readOnSomeDays(onSomeDays)?.map(({ field, days, note, hours }) => ({
      field,
      days,
      ...(hours ? { hours } : {}),
      ...(isNumberOfDay(field) || isOneOfSeveral({ field, note }) ? { note } : {}),
    })) ?? [];
  return entries.length > 0 ? JSON.stringify(entries) : "";
}

/** Interpreters and those elsewhere of a list of people, without anything that tells who they are. */
function comingIn(people: string): string {
  try {
    const list: unknown = JSON.parse(people);
    const own = (Array.isArray(list) ? list : []).flatMap((one: Partial<Participant> | null) => {
      const isInterpreter = one?.part === "interpreter";
      if (!one || !(isInterpreter || isAfar(one))) return [];
      const { title, attends, days, remoteOn } = one;
      return [
        {
          part: isInterpreter ? one.part : "other",
          ...(isInterpreter && title ? { title } : {}),
          ...(isAfar(one) ? { attends } : {}),
          ...(days ? { days } : {}),
          ...(remoteOn ? { remoteOn } : {}),
        },
      ];
    });
    return own.length > 0 ? JSON.stringify(own) : "";
  } catch {
    return "";
  }
}
