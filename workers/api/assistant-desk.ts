/** What the assistant says, in the hands of staff (specification, section 7). */
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { FaqRecord } from "#app/domain/assistant/faq/record.ts";
import { faqSchema } from "#app/domain/assistant/faq/schema.ts";
import { type FaqEntry, faqText } from "#app/domain/assistant/faq/vocabulary.ts";
import { type SettingRecord, settingSchema } from "#app/domain/assistant/settings.ts";
import { AppError } from "#app/domain/errors.ts";
import { isLocale, LOCALES, type Locale } from "#app/domain/locale.ts";
import { SETTING_DEFAULTS } from "#app/i18n/assistant-labels.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { trialSchema } from "#app/services/assistant/settings/try-message.server.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";
import { readJson } from "./read-json.ts";

/** The language asked for: `?locale=`, else the caller's first, else English. */
function localeOf(c: Context<ApiEnv>): Locale {
  const asked = c.req.query("locale") ?? c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
  return isLocale(asked) ? asked : "en";
}

/** The specification's FAQ, in one language. */
function publicFaq({ id, category, priority, isActive, question, answer, keywords }: FaqEntry, locale: Locale) {
  return {
    id,
    question: faqText(question, locale),
    answer: faqText(answer, locale),
    category,
    keywords: keywords[locale],
    priority,
    isActive,
  };
}

/** The same for staff, with what they work by: every language that is written, and the version. */
function staffFaq({ id, category, priority, isActive, version, texts }: FaqRecord, locale: Locale) {
  const spoken = [locale, ...LOCALES].find((language) => texts[language]) ?? locale;
  const { question = "", answer = "", keywords = "" } = texts[spoken] ?? {};
  const plain = Object.entries(texts).map(([language, text]) => [
    language,
    { question: text.question, answer: text.answer, keywords: text.keywords },
  ]);
  return { id, question, answer, category, keywords, priority, isActive, locale: spoken, version, texts: Object.fromEntries(plain) };
}

/** A setting as it is in force. */
async function told({ key, locale, value, version }: SettingRecord) {
  const i18n = await createPageI18n(locale === "*" ? "en" : locale);
  return { key, value: value ?? i18n._(SETTING_DEFAULTS[key]), locale: locale === "*" ? null : locale, isDefault: value === null, version };
}

/** A version is given as the body's `version`; a client that names none overwrites what is there. */
function versionOf(value: unknown): number | null {
  const version = typeof value === "object" && value !== null && "version" in value ? value.version : undefined;
  if (version === undefined || version === null) return null;
  if (typeof version !== "number") throw new AppError("invalid_input", { issues: [{ field: "version", code: "invalid_input" }] });
  return version;
}

export const assistantDeskRouter = new Hono<ApiEnv>()
  .get(
    "/faqs",
    described({
      tag: "Assistant",
      summary: "Published FAQs in the language of `?locale=` or `Accept-Language`; for administrators all of them.",
      caller: "anyone",
      query: () => z.object({ locale: z.enum(LOCALES).optional() }),
      answers: { list: "faqRecord" },
    }),
    async (c) => {
      const locale = localeOf(c);
      const read = await c.env.services.faqs.forReader();
      if (read.for === "everyone") return c.json(read.faqs.map((faq) => publicFaq(faq, locale)));
      return c.json(read.faqs.map((faq) => staffFaq(faq, locale)));
    },
  )
  .post(
    "/faqs",
    described({
      tag: "Assistant",
      summary: "Adds an FAQ, in one language or in several.",
      caller: "administrators",
      body: () => faqSchema,
      answers: { status: 201, record: "faqRecord" },
    }),
    async (c) => {
      const { value } = await readJson(c);
      return c.json(staffFaq(await c.env.services.faqs.create(value), localeOf(c)), 201);
    },
  )
  .put(
    "/faqs/:id",
    described({
      tag: "Assistant",
      summary: "Changes an FAQ.",
      caller: "administrators",
      body: () => faqSchema.extend({ version: z.int().nullish() }),
      answers: { record: "faqRecord" },
      refusals: [409],
    }),
    async (c) => {
      const { value } = await readJson(c);
      return c.json(staffFaq(await c.env.services.faqs.update(c.req.param("id"), versionOf(value), value), localeOf(c)));
    },
  )
  .delete(
    "/faqs/:id",
    described({
      tag: "Assistant",
      summary: "Removes an FAQ.",
      caller: "administrators",
      answers: { record: "removedRecord" },
    }),
    async (c) => {
      await c.env.services.faqs.remove(c.req.param("id"), null);
      return c.json({ id: c.req.param("id"), deleted: true });
    },
  )
  .get(
    "/config",
    described({
      tag: "Assistant",
      summary: "The welcome of the assistant; for administrators every setting.",
      caller: "anyone",
      query: () => z.object({ locale: z.enum(LOCALES).optional() }),
      answers: { list: "settingRecord" },
    }),
    async (c) => {
      const read = await c.env.services.assistant.forReader(localeOf(c));
      if (read.for === "staff") return c.json(await Promise.all(read.settings.map(told)));
      const { locale, welcome } = read;
      const { key, value } = await told({ key: "welcome_message", locale, value: welcome, version: 0 });
      return c.json([{ key, value, locale }]);
    },
  )
  .put(
    "/config",
    described({
      tag: "Assistant",
      summary: "Changes a setting; an empty value brings its default back.",
      caller: "administrators",
      body: () => settingSchema,
      answers: { record: "settingRecord" },
      refusals: [409],
    }),
    async (c) => {
      const { value } = await readJson(c);
      return c.json(await told(await c.env.services.assistant.save(value)));
    },
  )
  .post(
    "/try",
    described({
      tag: "Assistant",
      summary: "What each reader makes of one message. Nothing is stored but what models have used of the day's budget.",
      caller: "administrators",
      body: () => trialSchema,
      answers: { record: "trialRecord" },
      refusals: [429],
    }),
    async (c) => {
      const { value } = await readJson(c);
      const readers = await c.env.services.assistant.tryMessage(value, async (tried, trial) => {
        const { readByAll } = await import("../chat/trial.ts");
        return readByAll(c.env, await createPageI18n(tried.locale), tried, trial);
      });
      return c.json({ readers });
    },
  );
