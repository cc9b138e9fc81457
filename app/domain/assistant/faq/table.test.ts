import { expect, it } from "vitest";
import { csvLine } from "#app/i18n/csv.ts";
import type { FaqRecord } from "./record.ts";
import { FAQ_SEED } from "./seed.ts";
import { FAQ_COLUMNS, faqCells, readFaqTable } from "./table.ts";

const records = FAQ_SEED.map((faq): FaqRecord => {
  const text = (locale: "en" | "fr" | "es") => ({
    question: faq.question[locale],
    answer: faq.answer[locale],
    keywords: faq.keywords[locale],
    rewritten: false,
  });
  return { ...faq, version: 1, createdAt: 0, updatedAt: 0, texts: { en: text("en"), fr: text("fr"), es: text("es") } };
});
const file = (...rows: string[][]) => [FAQ_COLUMNS as string[], ...rows].map(csvLine).join("");

it("reads back every built-in FAQ as it was written", () => {
  const table = readFaqTable(file(...records.map(faqCells)));
  expect(table.ok && table.faqs.map(({ id }) => id)).toEqual(FAQ_SEED.map(({ id }) => id));
  expect(table.ok && table.faqs[0]?.faq.texts.fr).toMatchObject({ question: FAQ_SEED[0]?.question.fr, answer: FAQ_SEED[0]?.answer.fr });
});

it("takes a row with one language alone, and the defaults of the specification for what is left out", () => {
  const table = readFaqTable("question_fr;answer_fr\nAvez-vous un piano ?;Il y a un piano à queue.");
  expect(table).toMatchObject({
    ok: true,
    faqs: [
      { id: null, faq: { category: "general", priority: "normal", isActive: true, texts: { fr: { question: "Avez-vous un piano ?" } } } },
    ],
  });
  expect(table.ok && table.faqs[0]?.faq.texts.en).toBeUndefined();
});

it("tells what is wrong by line and column, all of it at once", () => {
  const table = readFaqTable(
    "id,category,active,question_en,answer_en\npiano,music,perhaps,Why?,Because it is so.\nx,general,yes,Is there tea?,There is tea.\nx,general,no,,\n",
  );
  expect(table).toEqual({
    ok: false,
    issues: [
      { line: 2, column: "active", code: "invalid_input" },
      { line: 2, column: "category", code: "category_required" },
      { line: 2, column: "question_en", code: "question_too_short" },
      { line: 4, column: "", code: "required" },
    ],
  });
});

it.each([
  ["", "columns_missing"],
  ["question_en,answer_en\n", "rows_none"],
  ['question_en,answer_en\n"never ends', "quote_open"],
  ["id,question_en,answer_en\na,Is there tea?,There is tea.\na,Is there tea?,There is tea.", "id_twice"],
  [`question_en,answer_en\n${"Is there tea?,There is tea.\n".repeat(301)}`, "too_many_faqs"],
])("refuses the file %j as %s", (text, code) => {
  const table = readFaqTable(text);
  expect(!table.ok && table.issues.map((issue) => issue.code)).toEqual([code]);
});
