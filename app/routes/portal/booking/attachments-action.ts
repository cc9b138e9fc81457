/** Notes and documents, as they are posted on the booking's page. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { NOTE_KINDS, type NoteKind } from "#app/domain/booking/office/booking-attachments.ts";
import { AppError, appErrorOf, type Issue } from "#app/domain/errors.ts";

/** What was refused of a form on the booking's page: nothing typed is lost. */
export interface Refused {
  intent: string;
  issues: readonly Issue[];
  /** The words of a note that was not taken. */
  note: string;
  /** What kind of note it was to be. */
  kind: NoteKind;
}

type Context = Readonly<RouterContextProvider>;

/** A note or a removal. Gives what is wrong with it, else leads back to the page, so that a reload does nothing twice. */
export async function attachmentsAction(bookingId: string, form: URLSearchParams, context: Context) {
  const { notes, documents } = context.get(servicesContext);
  const intent = form.get("intent") ?? "";
  const note = form.get("note") ?? "";
  const kind = NOTE_KINDS.find((one) => one === form.get("kind")) ?? "note";
  try {
    if (intent === "note") await notes.add(bookingId, note, form.get("formKey") ?? "", kind);
    else if (intent === "remove-note") await notes.remove(bookingId, form.get("id") ?? "");
    else if (intent === "remove-document") await documents.remove(bookingId, form.get("id") ?? "");
    else throw new AppError("not_found");
  } catch (error) {
    return refusal(error, intent, note, kind);
  }
  return backTo(bookingId, intent === "remove-document" ? "documents" : "thread");
}

/** A file. Gives what is wrong with it, else leads back to the page. */
export async function attachAction(request: Request, bookingId: string, context: Context) {
  try {
    await context.get(servicesContext).documents.attachUploaded(bookingId, request);
  } catch (error) {
    return refusal(error, "attach", "");
  }
  return backTo(bookingId, "documents");
}

const backTo = (bookingId: string, part: string) => redirect(`/bookings/${encodeURIComponent(bookingId)}#${part}`, 303);

function refusal(thrown: unknown, intent: string, note: string, kind: NoteKind = "note") {
  const error = appErrorOf(thrown);
  if (!error) throw thrown;
  const refused = (issues: readonly Issue[], status: number) => data({ intent, issues, note, kind } satisfies Refused, { status });
  switch (error.code) {
    case "invalid_input":
      return refused(error.issues, 400);
    case "legal_hold":
      return refused([{ field: intent === "remove-note" ? "note" : "document", code: "kept_by_legal_hold" }], 409);
    case "payload_too_large":
      return refused([{ field: "document", code: "document_too_large" }], 413);
    case "not_found":
    case "forbidden":
      throw data(null, { status: 404 });
    case "too_many_requests":
      return refused([{ field: intent === "note" ? "note" : "document", code: "try_later" }], 429);
    default:
      throw error;
  }
}
