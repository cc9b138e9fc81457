import { data, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { boundedForm } from "#app/domain/documents/bounded-form.ts";
import { DOCUMENT_MAX, isDocumentAudience } from "#app/domain/documents/document.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import type { Route } from "./+types/route";

/** What was refused of a form on the booking's page: nothing typed is lost. */
export interface Refused {
  intent: string;
  issues: readonly Issue[];
  /** The words of a note that was not taken. */
  note: string;
}

/** A note or a document, added or removed. Gives what is wrong with it, else leads back to the page, so that a reload does nothing twice. */
export async function besideAction({ request, context, params }: Pick<Route.ActionArgs, "request" | "context" | "params">) {
  const services = context.get(servicesContext);
  const bookingId = params.id;
  let intent = "attach";
  let note = "";
  try {
    await services.rateLimits.take("upload");
    const form = await boundedForm(request, DOCUMENT_MAX);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    intent = text("intent");
    note = text("note");
    switch (intent) {
      case "note":
        await services.notes.add(bookingId, note, text("formKey"));
        break;
      case "remove-note":
        await services.notes.remove(bookingId, text("id"));
        break;
      case "remove-document":
        await services.documents.remove(bookingId, text("id"));
        break;
      default: {
        const file = form.get("document");
        const bytes = new Uint8Array(file instanceof File ? await file.arrayBuffer() : new ArrayBuffer(0));
        const audience = text("audience");
        const given = { name: file instanceof File ? file.name : "", bytes };
        await services.documents.attach(bookingId, given, isDocumentAudience(audience) ? audience : "staff");
      }
    }
  } catch (error) {
    return refusal(error, intent, note);
  }
  return redirect(`/bookings/${encodeURIComponent(bookingId)}#${intent.endsWith("note") ? "notes" : "documents"}`);
}

function refusal(error: unknown, intent: string, note: string) {
  if (!(error instanceof AppError)) throw error;
  const refused = (issues: readonly Issue[], status: number) => data({ intent, issues, note } satisfies Refused, { status });
  switch (error.code) {
    case "invalid_input":
      return refused(error.issues, 400);
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
