/** What is posted in the section "Documents" without a script, and with one for what is not a plain upload. */
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/routes/read-form.ts";
import type { CasePageAction } from "../action.ts";

type Context = Readonly<RouterContextProvider>;

/** The fields of a form of the page; one with a file is read within its limits. Throws as `caseDocuments.receive`. */
export async function readCaseForm(request: Request, caseId: string, context: Context): Promise<URLSearchParams | FormData> {
  if (!/^multipart\//i.test(request.headers.get("Content-Type") ?? "")) return readForm(request);
  return context.get(servicesContext).caseDocuments.receive(caseId, request);
}

const text = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

const DESCRIBED = ["folder", "exhibit", "description", "documentDate", "reliedOn"] as const;

const file: CasePageAction = async ({ caseId, form, context }) => {
  await context.get(servicesContext).caseDocuments.fileUpload(caseId, form);
  return "documents";
};

const withdraw: CasePageAction = async ({ caseId, form, context }) => {
  await context.get(servicesContext).caseDocuments.withdraw(caseId, text(form.get("document")), text(form.get("reason")));
  return "documents";
};

const describe: CasePageAction = async ({ form, context }) => {
  const said = Object.fromEntries(DESCRIBED.flatMap((name) => (form.has(name) ? [[name, text(form.get(name))]] : [])));
  await context.get(servicesContext).caseDocuments.describe(text(form.get("document")), said);
  return "documents";
};

const order: CasePageAction = async ({ form, context }) => {
  await context.get(servicesContext).caseDocuments.order(text(form.get("document")), { before: text(form.get("before")) || null });
  return "documents";
};

const setRoom: CasePageAction = async ({ caseId, form, context }) => {
  await context.get(servicesContext).caseDocuments.setRoom(caseId, { room: text(form.get("room")).trim() || Number.NaN });
  return "documents";
};

export const DOCUMENT_ACTIONS: Readonly<Record<string, CasePageAction>> = {
  file,
  "withdraw-document": withdraw,
  "describe-document": describe,
  "order-document": order,
  "document-room": setRoom,
};
