/** What the contact form's post comes to. Whatever goes wrong, what was typed goes back to the person who typed it. */

import { data, type RouterContextProvider } from "react-router";
import { localeContext, servicesContext } from "#app/context.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { answerDue } from "#app/domain/site/answer-due.ts";
import { INQUIRY_FIELDS, type InquiryField } from "#app/domain/site/inquiry.ts";
import { newInquiryReference } from "#app/domain/site/inquiry-reference.ts";
import { readForm } from "#app/routes/read-form.ts";

export type TypedInquiry = Partial<Record<InquiryField, string>>;

export type ContactResult =
  | { step: "received"; reference: string; dueAt: string; email: string }
  | { step: "form"; values: TypedInquiry; issues: readonly Issue[]; failure: ContactFailure | null };

/** Why a message that is in order was not taken; `minutes` is how long to wait, where that is known. */
export interface ContactFailure {
  minutes: number | null;
}

/** A line that no person sees: what fills it in is a program. */
export const TRAP = "leave-empty";

/** Longest value that is read back into the page; the check refuses far shorter ones. */
const READ_MAX = 20_000;

export async function takeInquiry(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await readForm(request);
  const values = typedValues(form);
  const again = (change: { issues?: readonly Issue[]; failure?: ContactFailure }, init: ResponseInit) =>
    data<ContactResult>({ step: "form", values, issues: change.issues ?? [], failure: change.failure ?? null }, init);
  const received = (receipt: { reference: string; dueAt: string }) =>
    data<ContactResult>({ step: "received", ...receipt, email: values.email?.trim() ?? "" }, { status: 201 });

  // The page in another language, with what was typed so far.
  if (textOf(form, "intent") === "language") return again({}, { status: 200 });
  // A program learns nothing from its answer.
  if (textOf(form, TRAP)) return received({ reference: newInquiryReference(), dueAt: new Date(answerDue(Date.now())).toISOString() });
  try {
    return received(await context.get(servicesContext).inquiries.receive(values, { locale: context.get(localeContext) }));
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input") return again({ issues: error.issues }, { status: 400 });
    if (error instanceof AppError && error.code === "too_many_requests") {
      const seconds = Number(error.detail.retryAfter) || 60;
      return again({ failure: { minutes: Math.ceil(seconds / 60) } }, { status: 429, headers: { "Retry-After": String(seconds) } });
    }
    console.error(loggable(error));
    return again({ failure: { minutes: null } }, { status: 503, headers: { "Retry-After": "60" } });
  }
}

function typedValues(form: URLSearchParams): TypedInquiry {
  return Object.fromEntries(INQUIRY_FIELDS.map((field) => [field, textOf(form, field)]));
}

function textOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? "").slice(0, READ_MAX);
}
