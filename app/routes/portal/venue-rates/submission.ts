/** One change of a venue's rates, as its page posts it: with and without script the same. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { MOST_ROOM_SIZES, PRICED_SERVICES } from "#app/domain/estimate/rate-card.ts";
import { orNotFound } from "../or-not-found.ts";

export interface RatesOutcome {
  /** What was pressed. */
  intent: "save" | "publish" | "discard" | "withdraw";
  kind: "saved" | "stale" | "refused";
  issues: readonly Issue[];
  /** What was entered, by the names of the controls, for the form that is shown again; empty once saved. */
  values: Readonly<Record<string, string>>;
}

export async function changeRates(venue: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const { rates } = context.get(servicesContext);
  const version = Number(form.get("version") ?? 0) || 0;
  const [pressed = "", subject = ""] = (form.get("intent") ?? "").split(":");
  const intent = (["save", "publish", "discard", "withdraw"] as const).find((one) => one === pressed);
  if (!intent) throw data(null, { status: 400 });
  const change = {
    save: () => rates.saveDraft(venue, version, typedCard(form)),
    publish: () => rates.publish(venue, version, typedCard(form)),
    discard: () => rates.discardDraft(venue, version),
    withdraw: () => rates.withdraw(venue, version, subject),
  };
  try {
    await orNotFound(change[intent]());
    return data<RatesOutcome>({ intent, kind: "saved", issues: [], values: {} });
  } catch (error) {
    if (!(error instanceof AppError) || !["invalid_input", "stale_version"].includes(error.code)) throw error;
    const stale = error.code === "stale_version";
    const outcome: RatesOutcome = { intent, kind: stale ? "stale" : "refused", issues: error.issues, values: entered(form) };
    return data(outcome, { status: stale ? 409 : 400 });
  }
}

const ROOM_PARTS = ["halfDay", "fullDay", "furtherHour"] as const;

function typedCard(form: URLSearchParams) {
  const text = (name: string) => form.get(name) ?? "";
  const room = (of: string) => Object.fromEntries(ROOM_PARTS.map((part) => [part, text(`${of}.${part}`)]));
  return {
    name: text("name"),
    currency: text("currency"),
    validFrom: text("validFrom"),
    rooms: Array.from({ length: MOST_ROOM_SIZES }, (_, at) => ({ people: text(`rooms.${at}.people`), ...room(`rooms.${at}`) })),
    breakout: room("breakout"),
    services: Object.fromEntries(
      PRICED_SERVICES.map((service) => [service, { unit: text(`services.${service}.unit`) || "day", price: text(`services.${service}`) }]),
    ),
  };
}

const LONGEST = 200;
const KEPT = /^(?:name|currency|validFrom|(?:rooms\.\d|breakout|services)\.[\w.]{1,60})$/;

function entered(form: URLSearchParams): RatesOutcome["values"] {
  return Object.fromEntries([...form].flatMap(([name, value]) => (KEPT.test(name) ? [[name, value.slice(0, LONGEST)]] : [])));
}
