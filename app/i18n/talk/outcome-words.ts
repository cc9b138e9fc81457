/** What became of things, and what does not fit. */
import { MOST_DAYS } from "#app/domain/booking/schedule/lists.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { Estimate } from "#app/domain/estimate/estimate.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import type { FitAnswer } from "#app/domain/talk/world.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { formatInstant } from "../dates.ts";
import { estimateView, itemText, someDaysNotes } from "../detailed/estimate-view.ts";
import { fitReasonText } from "../detailed/holds/fit-reason-text.ts";
import { phoneText } from "../phone-text.ts";
import { validationText } from "../validation-messages.ts";
import { partText, unpricedText } from "./asked/part-words.ts";
import { daysText, eachDay, hoursText, joined } from "./day-words.ts";
import { labelled, labelOf, quoted, type Speaker } from "./lines.ts";
import { bookedText, callText, handedOnText, noCallsText } from "./request-words.ts";
import { VENUE_WORDS } from "./venue-words.ts";
import { WORDS } from "./words-by-language.ts";

const cityOf = (locale: Locale, id: string): string => venueOf(id)?.city[locale] ?? id;
const instant = ({ locale }: Speaker, at: string | null, zone: string) => (at ? formatInstant(locale, at, zone) : "");

type OutcomeKind =
  | "unfit"
  | "too_many"
  | "estimate"
  | "estimate_part"
  | "unpriced"
  | "estimate_needs"
  | "shortest"
  | "longest"
  | "free"
  | "booked"
  | "changed"
  | "cancelled"
  | "passed_on"
  | "handed_on"
  | "copied"
  | "linked"
  | "status"
  | "call"
  | "no_calls"
  | "not_found"
  | "failed"
  | "refused"
  | "not_moved"
  | "proof"
  | "person";

/** The sentence of an outcome; "" of what is none. */
export function outcome(speaker: Speaker, say: Extract<Utterance, { kind: OutcomeKind }>): string {
  const { locale } = speaker;
  const words = WORDS[locale];
  const outcomes: { [K in OutcomeKind]: (one: Extract<Utterance, { kind: K }>) => string } = {
    unfit: (one) => unfit(speaker, one),
    too_many: (one) => tooMany(locale, one),
    estimate: ({ receipt }) => estimateText(speaker, receipt.estimate),
    estimate_part: (one) => partText(speaker, one),
    unpriced: () => unpricedText(locale),
    estimate_needs: ({ fields }) =>
      words.estimateNeeds(
        joined(
          locale,
          fields.map((field) => words.needs[field]),
        ),
      ),
    shortest: ({ quote }) => words.shortest(quote),
    longest: ({ quote }) => words.longest(quote, MOST_DAYS),
    free: ({ receipt }) => words.free(cityOf(locale, receipt.venue), daysText(locale, receipt.days)),
    booked: ({ receipt, reach }) => {
      const by = instant(speaker, receipt.callBy, receipt.zone);
      return reach ? bookedText(speaker, receipt.reference, by, reach) : words.booked(receipt.reference, by);
    },
    changed: ({ receipt }) => words.moved(receipt.reference, daysAndHour(locale, receipt)),
    cancelled: ({ receipt }) => words.cancelled(receipt.reference),
    passed_on: ({ receipt }) => words.passedOn(receipt.reference, instant(speaker, receipt.dueAt, receipt.zone)),
    handed_on: ({ reference, words: own }) =>
      handedOnText(
        locale,
        reference,
        joined(
          locale,
          own.map((one) => quoted(locale, one)),
        ),
      ),
    copied: ({ receipt }) => words.copied(receipt.reference),
    linked: ({ receipt }) => words.linked(receipt.reference),
    status: (one) => statusText(locale, one),
    call: (one) => calledText(speaker, one),
    no_calls: () => noCallsText(locale),
    not_found: ({ reference, phone }) => words.notFound(reference, phone),
    failed: ({ command, phone, office }) =>
      office
        ? words.requestsFull(office)
        : (command === "pass_on" ? words.failedPass : command === "hold" ? VENUE_WORDS[locale].holdFailed : words.failed)(phone),
    refused: (one) => refused(speaker, one),
    not_moved: ({ reference, issues }) => words.notMoved(reference, whyNotMoved(speaker, issues)),
    proof: ({ reference }) => words.proof(reference),
    person: ({ phone, noCall }) => (noCall ? words.personNoCall : words.person)(phone),
  };
  return (outcomes[say.kind] as (one: Utterance) => string)(say);
}

/** How a request is, with the hearing's first day and what is held. */
function statusText(locale: Locale, { receipt, reach }: Extract<Utterance, { kind: "status" }>): string {
  const words = WORDS[locale];
  const status = words.statusOf[reach && receipt.status === "pending" ? "pendingAsAsked" : receipt.status];
  return ended(words.status(receipt.reference, status, dayAndHour(locale, receipt), receipt.heldUntil ?? "", receipt.days.length > 1));
}

/** Who calls whom by when, or in which way they are written to instead. */
function calledText(speaker: Speaker, { receipt, reach }: Extract<Utterance, { kind: "call" }>): string {
  const [phone, by] = [phoneText(receipt.phone), instant(speaker, receipt.by, receipt.zone)];
  return reach ? callText(speaker, phone, by, reach) : WORDS[speaker.locale].call(phone, by);
}

/** More people than the rooms of a place have seats, with where they would fit. */
function tooMany(locale: Locale, { venue, people, most, larger }: Extract<Utterance, { kind: "too_many" }>): string {
  const words = WORDS[locale];
  const city = cityOf(locale, venue);
  if (larger.length === 0) return words.tooManyAnywhere(city, people, most);
  const others = larger.map((id) => cityOf(locale, id));
  return words.tooMany(city, people, most, joined(locale, others));
}

/** The total, and each thing that is in it once: for the hearing's days, or with the number of its own where it is on fewer. */
function estimateText({ i18n, locale }: Speaker, estimate: Estimate): string {
  const view = estimateView(i18n, estimate);
  if (!view) return "";
  const words = WORDS[locale];
  const daysOf = (lines: Estimate["lines"]) => new Set(lines.flatMap(({ day }) => day ?? [])).size;
  const days = daysOf(estimate.lines);
  const holds = [...Map.groupBy(estimate.lines, (line) => itemText(i18n, line))].map(([label, lines]) => {
    const own = daysOf(lines);
    return own > 0 && own < days ? `${label} (${words.lengths.days(own)})` : label;
  });
  const open = joined(locale, view.open?.items ?? []);
  const said = words.estimate(view.total.amount, joined(locale, holds), open, days, estimate.assumesFullDays);
  return [said, ...someDaysNotes(i18n, estimate)].join(" ");
}

/** The total alone, and what is not in it; "" where there is none. */
export function estimateAlone({ i18n, locale }: Speaker, estimate: Estimate): string {
  const view = estimateView(i18n, estimate);
  return view ? WORDS[locale].estimateAlone(view.total.amount, joined(locale, view.open?.items ?? []), estimate.assumesFullDays) : "";
}

const refused = (speaker: Speaker, say: Extract<Utterance, { kind: "refused" }>): string =>
  WORDS[speaker.locale].refused(whyNot(speaker, say), say.phone);

/** Each day of a move that does not fit, with why. */
function whyNotMoved({ i18n, locale }: Speaker, issues: readonly Issue[]): string {
  const words = WORDS[locale];
  const full = [...new Set(issues.flatMap(({ code, day }) => (code === "rooms_taken" && day ? [day] : [])))];
  const others = issues
    .filter(({ code }) => code !== "rooms_taken")
    .map(({ code, day }) => `${labelled(locale, { label: day ? daysText(locale, [day]) : "", text: validationText(i18n, code) })}.`);
  return [full.length > 0 ? words.allTaken(daysText(locale, full), full.length > 1) : "", ...new Set(others)].filter(Boolean).join(" ");
}

/** What speaks against it: closed days by their city, anything else by the field and its fault. */
function whyNot({ i18n, locale }: Speaker, { issues, venue }: Extract<Utterance, { kind: "refused" }>): string {
  const words = WORDS[locale];
  const isShut = ({ code }: Issue) => code === "day_closed" && venue !== null;
  const shut = [...new Set(issues.filter(isShut).flatMap(({ day }) => day ?? []))];
  const others = issues
    .filter((one) => !isShut(one))
    .map(({ field, code, day }) => {
      const label = labelOf(i18n, locale, field as TalkField) + (day ? ` (${daysText(locale, [day])})` : "");
      return `${labelled(locale, { label, text: validationText(i18n, code) })}.`;
    });
  const closed = shut.length > 0 ? words.closed(cityOf(locale, venue ?? ""), daysText(locale, shut), shut.length > 1) : "";
  return [closed, ...others].filter(Boolean).join(" ");
}

/** "from 10:00 a.m." has its full stop. */
const ended = (text: string): string => text.replace(/(\p{L}\.)\./gu, "$1");

const daysAndHour = (locale: Locale, { days, startTime }: { days: readonly LocalDate[]; startTime: string | null }) =>
  [daysText(locale, days), startTime && hoursText(locale, startTime, undefined)].filter(Boolean).join(", ");
const dayAndHour = (locale: Locale, { date, startTime }: { date: LocalDate | null; startTime: string | null }) =>
  daysAndHour(locale, { days: date ? [date] : [], startTime });

/** When the venue is open on the days whose hours do not fit. */
const openText = (locale: Locale, { days }: FitAnswer): string =>
  [...new Set(days.flatMap(({ open }) => (open ? hoursText(locale, open.start, open.end) : [])))].join("; ");

function unfit({ i18n, locale }: Speaker, { venue, fit }: Extract<Utterance, { kind: "unfit" }>): string {
  const words = WORDS[locale];
  const of = (...why: string[]) =>
    fit.days.flatMap((day) => (why.includes(day.why ?? day.state) && day.state !== "free" && day.state !== "few" ? [day.date] : []));
  const sizes = fit.days.flatMap(({ reason }) => (reason ? [`${fitReasonText(i18n, reason)}.`] : []));
  const [shut, late] = [of("weekday", "holiday", "past", "closed"), of("hours")];
  const full = sizes.length > 0 ? of("taken", "none") : of("taken", "size", "none");
  const city = cityOf(locale, venue);
  return [
    shut.length > 0 ? words.closed(city, daysText(locale, shut), shut.length > 1) : "",
    late.length > 0 ? words.outsideHours(city, daysText(locale, late), openText(locale, fit)) : "",
    full.length > 0 ? words.full(city, daysText(locale, full)) : "",
    ...sizes,
    fit.near.length > 0 ? words.near(eachDay(locale, fit.near)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
