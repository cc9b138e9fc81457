/** What is posted on a case's page. Each section has its own actions; what is refused comes back with what was typed. */
import { data, type RouterContextProvider, redirect } from "react-router";
import type { ClosedDay } from "#app/domain/case/closed-days.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";

export type Context = Readonly<RouterContextProvider>;

/** What was refused of a form on the page: nothing typed is lost. */
export interface Refused {
  intent: string;
  issues: readonly Issue[];
  /** What was typed, by the name of its field. */
  typed: Record<string, string>;
  /** Of a deadline on a closed day: which, and the next open one. */
  closed: ClosedDay | null;
  /** Why, where it is no field's fault. */
  refusal: "transition_refused" | "conflict" | "forbidden" | "stale_version" | "legal_hold" | null;
}

/** Does one thing of a form. Gives the section to lead back to. */
export type CasePageAction = (input: { caseId: string; form: URLSearchParams | FormData; context: Context }) => Promise<string>;

/** Carries out the action that the form's `intent` names, and leads back to its section, so that a reload does nothing twice. */
export async function takeCaseAction(
  actions: Readonly<Record<string, CasePageAction>>,
  input: { caseId: string; form: URLSearchParams | FormData; context: Context },
) {
  const intent = String(input.form.get("intent") ?? "");
  const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  if (!act) throw data(null, { status: 404 });
  try {
    const section = await act(input);
    return redirect(`/cases/${encodeURIComponent(input.caseId)}${section ? `#${section}` : ""}`, 303);
  } catch (error) {
    return refusal(error, intent, input.form);
  }
}

const REFUSALS = ["transition_refused", "conflict", "forbidden", "stale_version"] as const;

/** The header that says when to try again; only what the limits say is in it. */
export function retryAfterOf(error: AppError): Record<string, string> {
  const seconds = Number(error.detail.retryAfter);
  return seconds > 0 ? { "Retry-After": String(seconds) } : {};
}

const closedIn = ({ detail }: AppError): ClosedDay | null => (detail.closed as ClosedDay | undefined) ?? null;

/** What is shown of a refusal. Throws what is none. */
export function refusal(error: unknown, intent: string, form: URLSearchParams | FormData) {
  if (!(error instanceof AppError)) throw error;
  const typed = Object.fromEntries([...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
  const refused = (issues: readonly Issue[], status: number, why: Refused["refusal"] = null, headers: Record<string, string> = {}) =>
    data({ intent, issues, typed, closed: closedIn(error), refusal: why } satisfies Refused, { status, headers });
  const why = REFUSALS.find((code) => code === error.code);
  if (why) return refused([], why === "forbidden" ? 403 : 409, why);
  switch (error.code) {
    case "invalid_input":
      return refused(error.issues, 400);
    case "legal_hold":
      return refused([], 409, "legal_hold");
    case "conflict_open":
      return refused(error.issues, 409);
    case "payload_too_large":
      return refused([{ field: "file", code: "document_too_large" }], 413);
    case "too_many_requests":
      return refused([{ field: "form", code: "try_later" }], 429, null, retryAfterOf(error));
    case "not_found":
      throw data(null, { status: 404 });
    default:
      throw error;
  }
}
