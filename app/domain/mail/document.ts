/** What a mail says, once, for its text and its HTML. Plain text throughout: anyone who writes it out escapes it. */
export interface MailRow {
  label: string;
  /** May have several lines. */
  text: string;
}

export interface MailSection {
  title: string;
  rows: readonly MailRow[];
}

export interface MailDocument {
  subject: string;
  heading: string;
  greeting: string | null;
  paragraphs: readonly string[];
  sections: readonly MailSection[];
  links: readonly { label: string; href: string }[];
  footer: readonly string[];
}
