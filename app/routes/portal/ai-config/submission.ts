/** One change of what the assistant says, as its page posts it: with and without script the same. */
import { data, type RouterContextProvider } from "react-router";
import { type Services, servicesContext } from "#app/context.ts";
import { FAQ_FILE_MAX, type TableIssue } from "#app/domain/assistant/faq/table.ts";
import { boundedForm } from "#app/domain/documents/bounded-form.server.ts";
import { AppError, type Issue } from "#app/domain/errors.ts";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
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

/** What a form posts, with the use cases that it goes to. */
interface Posted {
  form: FormData;
  text: (name: string) => string;
  services: Services;
}

const localeOf = ({ text }: Posted): Locale => LOCALES.find((locale) => locale === text("locale")) ?? "en";
const versionOf = ({ text }: Posted) => Number(text("version")) || 0;

/** Each change, as its form posts it; what it says of its outcome beyond that it is made. */
const CHANGES: Readonly<Record<Intent, (posted: Posted) => Promise<Partial<AssistantOutcome> | undefined>>> = {
  async create(posted) {
    const { text, services } = posted;
    const question = text("answering");
    const { id } = await services.faqs.create(faqOf(text), question ? { question, locale: localeOf(posted) } : undefined);
    return { id };
  },
  async update(posted) {
    const { text, services } = posted;
    await services.faqs.update(text("id"), versionOf(posted), faqOf(text));
  },
  async delete(posted) {
    await posted.services.faqs.remove(posted.text("id"), versionOf(posted));
  },
  async undo({ text, services: { faqs, assistant } }) {
    const changed = text("subject") === "faq" ? faqs : assistant;
    await changed.undo(text("id"), Number(text("seq")) || 0, Number(text("latest")) || 0);
  },
  async dismiss(posted) {
    await posted.services.assistant.dismiss(posted.text("question"), localeOf(posted));
  },
  async setting(posted) {
    const { text, services } = posted;
    await services.assistant.save({ key: text("key"), value: text("value"), locale: localeOf(posted), version: versionOf(posted) });
  },
  async import({ form, services }) {
    const file = form.get("file");
    const read = await services.faqs.importFile(file instanceof File ? file : null);
    return read.taken ? { counts: read.counts } : { kind: "refused", lines: read.lines };
  },
};

export async function changeAssistant(request: Request, context: Context) {
  const form = await boundedForm(request, FAQ_FILE_MAX).catch((error: unknown) => {
    // A body that was not read to its end can only have been a file.
    if (error instanceof AppError && error.code === "payload_too_large") return null;
    throw error instanceof AppError ? data(null, { status: 400 }) : error;
  });
  if (!form) return answer(outcomeOf("import", ""), { kind: "refused", issues: [{ field: "file", code: "file_too_large" }] });
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const intent = text("intent");
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const saved = outcomeOf(intent, text("id"));
  try {
    return answer(saved, (await orNotFound(CHANGES[intent]({ form, text, services: context.get(servicesContext) }))) ?? {});
  } catch (error) {
    if (!(error instanceof AppError) || !["invalid_input", "stale_version"].includes(error.code)) throw error;
    const kind = error.code === "stale_version" ? "stale" : "refused";
    return answer(saved, { kind, issues: error.issues, values: entered(form) });
  }
}

const outcomeOf = (intent: Intent, id: string): AssistantOutcome => ({
  intent,
  kind: "saved",
  id,
  issues: [],
  values: {},
  counts: null,
  lines: [],
});

const STATUS = { saved: 200, refused: 400, stale: 409, failed: 503 } as const;

function answer(saved: AssistantOutcome, change: Partial<AssistantOutcome>) {
  const outcome = { ...saved, ...change };
  return data<AssistantOutcome>(outcome, { status: STATUS[outcome.kind] });
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
