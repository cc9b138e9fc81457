/** One change of a venue, as its page posts it: with and without script the same. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { SETUPS } from "#app/domain/venue/venue-changes.ts";
import { orNotFound } from "../or-not-found.ts";

/** What became of a change. `form` names the form it came from ("settings", "closure", "room:{id}", "room:new"). */
export interface VenueOutcome {
  form: string;
  kind: "saved" | "stale" | "refused";
  issues: readonly Issue[];
  /** What was entered, for a form that is shown again; empty once saved. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Bookings that the change concerns: held rooms that stand in its way, or confirmed ones on a day that is now closed. */
  bookings: readonly { id: string; bookingNumber: string }[];
}

export async function changeVenue(name: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const { venues } = context.get(servicesContext);
  const intent = form.get("intent") ?? "";
  const version = Number(form.get("version") ?? 0) || 0;
  const [kind = "", subject = ""] = intent.split(":");
  const saved: VenueOutcome = { form: intent, kind: "saved", issues: [], values: {}, bookings: [] };
  try {
    return await orNotFound(change());
  } catch (error) {
    if (!(error instanceof AppError) || !["invalid_input", "stale_version"].includes(error.code)) throw error;
    const stale = error.code === "stale_version";
    const outcome: VenueOutcome = {
      form: intent,
      kind: stale ? "stale" : "refused",
      issues: error.issues,
      values: entered(form),
      bookings: (error.detail.bookings as VenueOutcome["bookings"] | undefined) ?? [],
    };
    return data(outcome, { status: stale ? 409 : 400 });
  }

  async function change() {
    if (kind === "settings") await venues.saveSettings(name, version, settings(form));
    else if (kind === "close") {
      const { confirmed } = await venues.close(name, version, { date: form.get("date") ?? "", name: form.get("name") ?? "" });
      return data<VenueOutcome>({ ...saved, bookings: confirmed });
    } else if (kind === "reopen") await venues.reopen(name, version, subject);
    else if (kind === "room") await venues.saveRoom(name, version, subject === "new" ? null : subject, room(form));
    else throw data(null, { status: 400 });
    return data(saved);
  }
}

function settings(form: URLSearchParams) {
  const hours: Record<string, { opens: string; closes: string }> = {};
  for (const day of ["0", "1", "2", "3", "4", "5", "6"]) {
    const [opens, closes] = [form.get(`opens.${day}`) ?? "", form.get(`closes.${day}`) ?? ""];
    if (opens || closes) hours[day] = { opens, closes };
  }
  return { hours, bufferMinutes: form.get("bufferMinutes") ?? "", changeCutoffHours: form.get("changeCutoffHours") ?? "" };
}

function room(form: URLSearchParams) {
  return {
    name: form.get("name") ?? "",
    capacity: form.get("capacity") ?? "",
    seats: seats(form),
    equipment: form.getAll("equipment"),
    active: form.get("active") === "true",
  };
}

/** An empty number of seats says that the room cannot be set so. */
function seats(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(SETUPS.map((setup) => [setup, form.get(`seats.${setup}`)?.trim() ?? ""]).filter(([, count]) => count !== ""));
}

const LONGEST = 200;
const KEPT = /^(?:opens|closes)\.[0-6]$|^(?:bufferMinutes|changeCutoffHours|date|name|capacity|seats\.[a-z_]+|equipment|active)$/;

function entered(form: URLSearchParams): VenueOutcome["values"] {
  const names = [...new Set([...form.keys()].filter((name) => KEPT.test(name)))];
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map((value) => value.slice(0, LONGEST))]));
}
