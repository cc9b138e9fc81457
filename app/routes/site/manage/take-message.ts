/** What a client writes to our office on the page of the link. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";

/** What was typed comes back with what stood in its way. */
export interface WrittenMessage {
  text: string;
  issues: readonly Issue[];
  why: "fields" | "often" | "gone";
}

/** Longest text that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 10_000;
const STATUS = { fields: 400, often: 429, gone: 404 } as const;

export async function takeMessage(token: string, pathname: string, form: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const text = (form.get("message") ?? "").slice(0, READ_MAX);
  try {
    await context.get(servicesContext).thread.write(token, { text, formKey: form.get("formKey") ?? "" });
  } catch (error) {
    const why = error instanceof AppError ? whyOf(error) : null;
    if (!why || !(error instanceof AppError)) throw error;
    return data<{ written: WrittenMessage }>({ written: { text, issues: error.issues, why } }, { status: STATUS[why] });
  }
  // Back to the page, so that a reload sends nothing twice; what was written is listed there.
  throw redirect(`${pathname}?written=yes#messages`, 303);
}

function whyOf({ code }: AppError): WrittenMessage["why"] | null {
  if (code === "invalid_input") return "fields";
  if (code === "too_many_requests") return "often";
  return code === "not_found" ? "gone" : null;
}
