/** What is posted in the section "Documents" without a script, and with one for what is not a plain upload. */
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { CaseVerb } from "../action.ts";

type Context = Readonly<RouterContextProvider>;

/** The fields of a form of the page; one with a file is read within its limits. Throws as `caseDocuments.readForm`. */
export async function readCaseForm(request: Request, caseId: string, context: Context): Promise<URLSearchParams | FormData> {
  if (!/^multipart\//i.test(request.headers.get("Content-Type") ?? "")) return readForm(request);
  const { caseDocuments, cases } = context.get(servicesContext);
  await caseDocuments.admit();
  // Before ten megabytes are read for who may not even see the case.
  await cases.get(caseId);
  return caseDocuments.readForm(request);
}

const text = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

const file: CaseVerb = async ({ caseId, form, context }) => {
  const given = form.get("file");
  if (!(given instanceof File)) throw new AppError("invalid_input", { issues: [{ field: "file", code: "document_empty" }] });
  const bytes = new Uint8Array(await given.arrayBuffer());
  const choice = { audience: form.get("audience") ?? undefined, replaces: text(form.get("replaces")) || null };
  await context.get(servicesContext).caseDocuments.attach(caseId, { name: given.name, bytes }, choice);
  return "documents";
};

const withdraw: CaseVerb = async ({ caseId, form, context }) => {
  await context.get(servicesContext).caseDocuments.withdraw(caseId, text(form.get("document")), text(form.get("reason")));
  return "documents";
};

export const DOCUMENT_VERBS: Readonly<Record<string, CaseVerb>> = { file, "withdraw-document": withdraw };
