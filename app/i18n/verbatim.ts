/** Translators in which what a person typed is a value and never a part of the message: shown to the letter, whatever it holds. */
import { type I18n, type MessageDescriptor, type MessageOptions, type Messages, setupI18n } from "@lingui/core";
import type { Locale } from "../domain/locale.ts";

type Values = Record<string, unknown>;

/** What Lingui decodes in finished sentences, in our messages and in values alike. */
const ESCAPE = /\\(?=u[a-fA-F0-9]{4}|x[a-fA-F0-9]{2})/g;

/** True for a value that Lingui would take for a part of the message. */
export function readsAsMarkup(value: string): boolean {
  return value.includes("<") || value.search(ESCAPE) >= 0;
}

/** A translator over compiled messages. */
export function newI18n(locale: Locale, messages: Messages): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const translate = i18n._.bind(i18n);
  function verbatim(id: string | MessageDescriptor, values?: Values, options?: MessageOptions): string {
    if (typeof id === "string") return translate(id, escaped(values), options);
    return translate(id.values ? { ...id, values: escaped(id.values) } : id);
  }
  i18n._ = verbatim;
  i18n.t = verbatim;
  return i18n;
}

/** A backslash that begins an escape is written as one: decoded, it is the backslash again. */
function escaped(values: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.replace(ESCAPE, "\\u005c") : value]),
  );
}
