/** The first pass over a message: everything that can be recognised by its own form, before any of it is chosen. */
import type { LocationType, ProceedingType, TimeZone } from "../booking/vocabulary.ts";
import { findAttendance } from "./attendance.ts";
import { type EmailMention, findEmails } from "./contact/email.ts";
import { type FirmMention, findFirms } from "./contact/firm.ts";
import { findPhones, type PhoneMention } from "./contact/phone.ts";
import { findSignature, mailHeaders, type Signature } from "./contact/signature.ts";
import { findDates } from "./dates/find-dates.ts";
import type { DateMention } from "./dates/reading.ts";
import { numericDates } from "./dates/written.ts";
import { words } from "./fold.ts";
import type { InterpretationContext } from "./interpretation.ts";
import type { Mention, Span } from "./phrases.ts";
import { type CityMention, findCities } from "./places.ts";
import { findProceedings } from "./proceeding.ts";
import type { Reading } from "./reading.ts";
import { findTimes, type TimeMention } from "./times.ts";
import { findZones } from "./zones.ts";

export interface Facts {
  emails: readonly EmailMention[];
  phones: readonly PhoneMention[];
  dates: readonly DateMention[];
  times: readonly TimeMention[];
  zones: readonly Mention<TimeZone>[];
  firms: readonly FirmMention[];
  signature: Signature | null;
  cities: readonly CityMention[];
  attendance: readonly Mention<LocationType>[];
  proceedings: readonly Mention<ProceedingType>[];
}

const blank = (text: string, span: Span) => text.slice(0, span.start) + "\u0001".repeat(span.end - span.start) + text.slice(span.end);

/**
 * Reads the forms in an order in which none is taken for another: addresses, dates in digits, numbers,
 * then words. What is taken is blanked in `reading.open`; dates and times stay readable for the story's sake.
 */
export function readFacts(reading: Reading, context: InterpretationContext): Facts {
  for (const header of mailHeaders(reading)) reading.take(header);
  const emails = findEmails(reading.raw).filter((email) => !reading.open.slice(email.start, email.end).includes("\u0001"));
  for (const email of emails) reading.take(email);
  for (const link of reading.open.matchAll(/(?:https?:\/\/|www\.)\S{1,300}/g))
    reading.take({ start: link.index, end: link.index + link[0].length });

  const dateContext = { today: context.today, known: context.values.preferredDate };
  let numbers = reading.open;
  for (const date of numericDates(numbers, dateContext)) numbers = blank(numbers, date);
  const phones = findPhones(numbers, reading.folded).filter((phone) => phone.ok || phone.plain || asksForPhone(reading, phone, context));
  for (const phone of phones) reading.take(phone);

  const dates = findDates(reading.open, dateContext);
  let rest = reading.open;
  for (const date of dates) if (date.reading.kind !== "vague") rest = blank(rest, date);
  const times = findTimes(rest);
  const signature = findSignature(reading);
  const firms = findFirms(reading);
  for (const firm of firms) reading.take(firm);
  const zones = findZones(reading);
  const short =
    words(reading.folded).length <= 5 &&
    (context.asked.includes("location") || context.asked.includes("locationType") || words(reading.folded).length <= 3);
  return {
    emails,
    phones,
    dates,
    times,
    zones,
    firms,
    signature,
    cities: findCities(reading, short),
    attendance: findAttendance(reading),
    proceedings: findProceedings(reading, context.asked.includes("proceedingType")),
  };
}

/** Digits in no telephone's shape are one only where a telephone was spoken of. */
function asksForPhone(reading: Reading, span: Span, context: InterpretationContext): boolean {
  if (
    /\b(?:phone|telephone|tel|cell|mobile|celular|telefono|movil|cellulaire|reach me|call me|numero|number|joindre|llamar)\b[^.\n]{0,25}$/.test(
      reading.before(span, 45),
    )
  )
    return true;
  return context.asked.includes("contactPhone") && !/[$€£]|\b(?:at|on|le|el|a)\s$/.test(reading.before(span, 6));
}
