/** What a client posts on the page of the link, and what becomes of it. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { ManageOutcome, ManageWish } from "#app/domain/booking/managed.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";

/** What was typed comes back with what stood in its way. */
export type Posted =
  | { outcome: ManageOutcome }
  | { refused: { why: "fields" | "stale" | "closed" | "often" | "gone"; issues: readonly Issue[]; typed: ManageWish } };

const STATUS = { fields: 400, stale: 409, closed: 409, often: 429, gone: 404 } as const;

export async function takeWish(token: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const typed = readWish(form);
  try {
    return data<Posted>({ outcome: await context.get(servicesContext).managed.act(token, typed) });
  } catch (error) {
    const why = error instanceof AppError ? whyOf(error) : null;
    if (!why || !(error instanceof AppError)) throw error;
    return data<Posted>({ refused: { why, issues: error.issues, typed } }, { status: STATUS[why] });
  }
}

function whyOf({ code }: AppError): keyof typeof STATUS | null {
  switch (code) {
    case "invalid_input":
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
    case "contact":
      return { do: "contact", version, phone: text("phone"), specialRequirements: text("specialRequirements") };
    case "cancel":
      return { do: "cancel", version, reason: text("reason") };
    default:
      return { do: "ask", words: text("words") };
  }
}
