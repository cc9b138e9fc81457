/** One change of what the assistant says, as its page posts it: with and without script the same. */
import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { FAQ_FILE_MAX, readFaqTable, type TableIssue } from "#app/domain/assistant/faq/table.ts";
import { boundedForm } from "#app/domain/documents/bounded-form.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { isLocale, LOCALES, type Locale } from "#app/domain/locale.ts";
import { orNotFound } from "../or-not-found.ts";
import { type Intent, isIntent } from "./intents.ts";

/** What became of a change. */
export interface AssistantOutcome {
  intent: Intent;
  /** `failed`: nothing was heard of it. */
  kind: "saved" | "stale" | "refused" | "failed";
  /** The FAQ or setting it was about. */
  id: string;
  issues: readonly Issue[];
  /** What was entered, for a form that is shown again; empty once saved. */
  values: Readonly<Record<string, string>>;
  /** Of a file that was taken. */
  counts: { created: number; updated: number; unchanged: number } | null;
  /** Of a file that was refused, line by line. */
  lines: readonly TableIssue[];
}

type Context = Readonly<RouterContextProvider>;

export async function changeAssistant(request: Request, context: Context) {
  const form = await boundedForm(request, FAQ_FILE_MAX).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "payload_too_large") return tooLarge();
    throw error instanceof AppError ? data(null, { status: 400 }) : error;
  });
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const intent = text("intent");
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const saved: AssistantOutcome = { intent, kind: "saved", id: text("id"), issues: [], values: {}, counts: null, lines: [] };
  try {
    return await orNotFound(change());
  } catch (error) {
    if (!(error instanceof AppError) || !["invalid_input", "stale_version"].includes(error.code)) throw error;
    const stale = error.code === "stale_version";
    return data<AssistantOutcome>(
      { ...saved, kind: stale ? "stale" : "refused", issues: error.issues, values: entered(form) },
      { status: stale ? 409 : 400 },
    );
  }

  async function change() {
    const { faqs, assistant } = context.get(servicesContext);
    const locale: Locale = isLocale(text("locale")) ? (text("locale") as Locale) : "en";
    if (intent === "create") {
      const question = text("answering");
      const { id } = await faqs.create(faqOf(text), ...(question ? [{ question, locale }] : []));
      return data({ ...saved, id });
    }
    if (intent === "update") await faqs.update(text("id"), Number(text("version")) || 0, faqOf(text));
    else if (intent === "delete") await faqs.remove(text("id"), Number(text("version")) || 0);
    else if (intent === "undo") {
      const [seq, latest] = [Number(text("seq")) || 0, Number(text("latest")) || 0];
      if (text("subject") === "faq") await faqs.undo(text("id"), seq, latest);
      else await assistant.undo(text("id"), seq, latest);
    } else if (intent === "dismiss") await assistant.dismiss(text("question"), locale);
    else if (intent === "setting")
      await assistant.save({ key: text("key"), value: text("value"), locale, version: Number(text("version")) || 0 });
    else return importFile();
    return data(saved);
  }

  async function importFile() {
    const file = form.get("file");
    const table = file instanceof File && file.size > 0 && file.size <= FAQ_FILE_MAX ? readFaqTable(await textOf(file)) : null;
    if (file instanceof File && file.size > FAQ_FILE_MAX) throw issue("file", "file_too_large");
    if (table === null) throw issue("file", text("file") === "" || file instanceof File ? "file_required" : "file_too_large");
    if (!table.ok) return data<AssistantOutcome>({ ...saved, kind: "refused", lines: table.issues }, { status: 400 });
    return data<AssistantOutcome>({ ...saved, counts: await context.get(servicesContext).faqs.importAll(table.faqs) });
  }
}

/** Throws for a file in another encoding, whose accents would be lost. */
async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw issue("file", "file_not_utf8");
  }
}

const issue = (field: string, code: string) => new AppError("invalid_input", { issues: [{ field, code }] });

/** A body that was not read to its end can only have been a file. */
function tooLarge(): FormData {
  const form = new FormData();
  form.set("intent", "import");
  form.set("file", "too large");
  return form;
}

/** The whole FAQ of a form: `question.fr` is the French question; what is not ticked is not active. */
function faqOf(text: (name: string) => string) {
  const lines = (name: string) => text(name).replaceAll("\r\n", "\n");
  const texts = LOCALES.map((locale) => [
    locale,
    { question: lines(`question.${locale}`), answer: lines(`answer.${locale}`), keywords: lines(`keywords.${locale}`) },
  ]);
  return {
    category: text("category"),
    priority: text("priority"),
    isActive: text("isActive") === "true",
    texts: Object.fromEntries(texts),
  };
}

const LONGEST = 4000;

function entered(form: FormData): Record<string, string> {
  const fields = [...form.entries()].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.slice(0, LONGEST)]] : []));
  return Object.fromEntries(fields);
}
