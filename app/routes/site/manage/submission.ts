/** What a client posts on the page of the link, and what becomes of it. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { ManageOutcome, ManageWish, WishedDay } from "#app/domain/booking/office/managed.ts";
import { dayControl } from "#app/domain/booking/office/moved-days.ts";
import { MOST_DAYS } from "#app/domain/booking/schedule/lists.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { MonthView } from "#app/domain/hearing-plan/month.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { chosenDay } from "../shown-month.ts";
import { daysFrom } from "./days-from.ts";

/** What was typed comes back with what stood in its way. */
export type Posted =
  | { outcome: ManageOutcome }
  /** Nothing is done yet: the form with the month of free days, or with a day of it. */
  | { shown: { typed: ManageWish; month: MonthView | null | undefined } }
  | {
      refused: {
        why: "fields" | "stale" | "closed" | "often" | "gone";
        issues: readonly Issue[];
        typed: ManageWish;
        /** Of several days: what is free for all of them instead. */
        runs?: readonly LocalDate[][];
      };
    };

const STATUS = { fields: 400, stale: 409, closed: 409, often: 429, gone: 404 } as const;

export async function takeWish(token: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const typed = readWish(form);
  try {
    return data<Posted>({ outcome: await context.get(servicesContext).managed.act(token, typed) });
  } catch (error) {
    const why = error instanceof AppError ? whyOf(error) : null;
    if (!why || !(error instanceof AppError)) throw error;
    const issues =
      error.code === "no_room_available"
        ? [{ field: typed.do === "days" ? dayControl("date", 0) : "bookingDate", code: "rooms_taken" }]
        : error.issues;
    const { runs } = error.detail as { runs?: LocalDate[][] };
    return data<Posted>({ refused: { why, issues, typed, ...(runs ? { runs } : {}) } }, { status: STATUS[why] });
  }
}

/** Without scripts: shows the month that a button of the form to move asks for (`days:2027-04`), or takes its day (`day:2027-03-16`). */
export async function takeShow(token: string, show: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const typed = readWish(form);
  const [kind, value = ""] = show.split(":");
  if (typed.do !== "move" && typed.do !== "days") return takeWish(token, form, context);
  const day = kind === "day" ? chosenDay(value) : null;
  if (kind === "day") return data<Posted>({ shown: { typed: begunOn(typed, day, form.get("venue")), month: undefined } });
  try {
    const { date = "", time = "" } = typed.do === "days" ? (typed.days[0] ?? {}) : typed;
    const month = await context.get(servicesContext).managed.month(token, { month: value, date, time });
    return data<Posted>({ shown: { typed, month } });
  } catch (error) {
    const why = error instanceof AppError ? whyOf(error) : null;
    if (!why) throw error;
    return data<Posted>({ refused: { why, issues: [], typed } }, { status: STATUS[why] });
  }
}

/** The wish with that day, of several days as their first. */
function begunOn(typed: Extract<ManageWish, { do: "move" | "days" }>, day: LocalDate | null, venue: string | null): ManageWish {
  if (!day) return typed;
  return typed.do === "move" ? { ...typed, date: day } : { ...typed, days: daysFrom(typed.days, day, venueOf(venue)) };
}

function whyOf({ code }: AppError): keyof typeof STATUS | null {
  switch (code) {
    case "invalid_input":
    case "no_room_available":
      return "fields";
    case "stale_version":
    case "conflict":
    case "transition_refused":
      return "stale";
    case "booking_closed":
      return "closed";
    case "too_many_requests":
      return "often";
    case "not_found":
      return "gone";
    default:
      return null;
  }
}

/** Longest text that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 10_000;

function readWish(form: URLSearchParams): ManageWish {
  const text = (name: string) => (form.get(name) ?? "").slice(0, READ_MAX);
  const version = Number(form.get("version")) || 0;
  switch (form.get("intent")) {
    case "move":
      return { do: "move", version, date: text("date"), time: text("time") };
    case "days":
      return { do: "days", version, days: readDays(form) };
    case "contact":
      return { do: "contact", version, phone: text("phone"), specialRequirements: text("specialRequirements") };
    case "cancel":
      return { do: "cancel", version, reason: text("reason") };
    default:
      return { do: "ask", words: text("words") };
  }
}

/** As many as a hearing may have; more are dropped. */
function readDays(form: URLSearchParams): WishedDay[] {
  const times = form.getAll("time");
  const dates = form.getAll("date").slice(0, MOST_DAYS);
  return dates.map((date, at) => ({ date: date.slice(0, READ_MAX), time: (times[at] ?? "").slice(0, READ_MAX) }));
}
