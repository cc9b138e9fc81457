/** Words of the days and hours of the detailed form (specification, sections 4 and 9). */
import { msg, plural } from "@lingui/core/macro";

export const SCHEDULE_TEXTS = {
  newDay: msg`One more date`,
  newDate: msg`Date to add`,
  newStart: msg`Start time of this date`,
  newDuration: msg`Duration of this date`,
  newEnd: msg`End time of this date`,
  addDate: msg`Add Date`,
  addDateHint: msg`Choose a date and add it to the list; then choose the next.`,
  noDates: msg`No dates have been added yet.`,
  secondHint: msg`If your first choice is not available, we look at these days in this order. Days in reserve are for the same hearing, if it runs over.`,
  secondDate: msg`Alternative day`,
  secondTime: msg`Start time of that day, if different`,
  secondReserve: msg`Keep it in reserve: one more day of the same hearing, if it runs over`,
  addSecond: msg`Add this day`,
  extendedHint: msg`An extended booking takes at least 3.5 hours.`,
  halfDayIs: msg`A half day is 3.5 hours, a full day 7 hours. An extended booking has an end time of its own, at least 3.5 hours after its start.`,
  rowHint: msg`Choose the first day, then the last. Days on which we are closed are left out.`,
  separateHint: msg`Press a day to add it to the list at the hours above; press it again to remove it.`,
  someDaysHint: msg`Leave all unchecked for every day of the hearing.`,
  zoneHint: msg`A virtual proceeding has no city of its own: choose the time zone of the start time.`,
} as const;

/** Under a day of meals. */
export const noteOfDayText = (day: string) => msg`${day}: for how many, and what`;

/** Under a day of a service that is wanted for a part of it. */
export const hoursOfDayText = {
  from: (day: string) => msg`${day}: from, if not all day`,
  until: (day: string) => msg`${day}: until, if not all day`,
};

export const daysInListText = (count: number) => msg`${plural(count, { one: "# date in the list", other: "# dates in the list" })}`;
