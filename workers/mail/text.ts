/** A mail as plain text: the same words as its HTML, for readers and programs that want no more. */
import type { Locale } from "#app/domain/locale.ts";
import type { MailDocument } from "#app/domain/mail/document.ts";

export function mailText(mail: MailDocument, locale: Locale): string {
  // French sets a space that does not break before a colon.
  const colon = locale === "fr" ? "\u00A0:" : ":";
  const sections = mail.sections.map(({ title, rows }) =>
    [
      title.toUpperCase(),
      ...rows.map(({ label, text }) => (text.includes("\n") ? `${label}${colon}\n${indented(text)}` : `${label}${colon} ${text}`)),
    ].join("\n"),
  );
  const links = mail.links.map(({ label, href }) => `${label}${colon}\n${href}`);
  const blocks = [mail.heading, mail.greeting, ...mail.paragraphs, ...links, ...sections, ["-- ", ...mail.footer].join("\n")];
  return `${blocks.filter((block) => block !== null).join("\n\n")}\n`;
}

const indented = (text: string) =>
  text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
