/** What is said of changes besides what was noted: what was taken out, what is no remark any more, what stays as it was typed. */
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { participantText } from "../detailed/entry-texts.ts";
import { daysText } from "./day-words.ts";
import { labels, quoted, type Speaker, textOf } from "./lines.ts";
import { WORDS } from "./words-by-language.ts";

type OfChange = Extract<Utterance, { kind: "cleared" | "resolved" | "listed" }>;

/** True of what this file has the words for. */
export const isOfChange = (say: Utterance): say is OfChange => say.kind === "cleared" || say.kind === "resolved" || say.kind === "listed";

/** The sentence of it. */
export function changeText(speaker: Speaker, say: OfChange): string {
  const { i18n, locale } = speaker;
  const { listed, resolved } = WORDS[locale];
  if (say.kind === "cleared") return clearedText(speaker, say);
  if (say.kind === "resolved") return resolved(say.remarks.map((text) => quoted(locale, text)).join(", "));
  return say.field === "mainRoomCapacity" ? listed.room(say.kept, say.listed) : listed.format(textOf(i18n, locale, say.field, say.kept));
}

/** What is taken out: the names of fields and who is taken off the list, then which of the remarks. */
function clearedText(speaker: Speaker, { fields, people = [], days = [], remarks = [] }: Extract<Utterance, { kind: "cleared" }>): string {
  const { i18n, locale } = speaker;
  const { cleared } = WORDS[locale];
  const out = [labels(speaker, fields), daysText(locale, days), ...people.map((person) => participantText(i18n, person))].filter(Boolean);
  const quotes = remarks.map((text) => quoted(locale, shortened(text)));
  return [out.length > 0 ? cleared.values(out.join(", ")) : "", quotes.length > 0 ? cleared.remarks(quotes.join(", ")) : ""]
    .filter(Boolean)
    .join(" ");
}

const LONGEST_REMARK = 80;
/** The beginning of words that the visitor knows, up to a whole word. */
const shortened = (text: string): string =>
  text.trim().length > LONGEST_REMARK
    ? `${text
        .trim()
        .slice(0, LONGEST_REMARK)
        .replace(/[\s,;:.]*\S*$/u, "")}…`
    : text.trim().replace(/\.$/u, "");
