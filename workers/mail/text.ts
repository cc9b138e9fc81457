/** A mail as plain text: the same words as its HTML, for readers and programs that want no more. */
import type { MailDocument } from "#app/domain/mail/document.ts";

export function mailText(mail: MailDocument): string {
  const sections = mail.sections.map(({ title, rows }) =>
    [
      title.toUpperCase(),
      ...rows.map(({ label, text }) => (text.includes("\n") ? `${label}:\n${indented(text)}` : `${label}: ${text}`)),
    ].join("\n"),
  );
  const links = mail.links.map(({ label, href }) => `${label}:\n${href}`);
  const blocks = [mail.heading, mail.greeting, ...mail.paragraphs, ...links, ...sections, ["-- ", ...mail.footer].join("\n")];
  return `${blocks.filter((block) => block !== null).join("\n\n")}\n`;
}

const indented = (text: string) =>
  text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
