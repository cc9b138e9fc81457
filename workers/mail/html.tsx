/** A mail as HTML: one column, real headings and tables, inline styles, nothing fetched from anywhere. */
import { renderToReadableStream } from "react-dom/server";
import type { Locale } from "#app/domain/locale.ts";
import type { MailDocument, MailRow } from "#app/domain/mail/document.ts";
import { PROVIDER } from "#app/domain/provider.ts";

// Colours of the site's paper and ink (app/styles), as mail programs understand them.
const INK = "#1c2420";
const SOFT = "#4a544e";
const ACCENT = "#14503c";
const LINE = "#d9d5c9";
const SANS = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif";

/** The whole HTML document, with its doctype. Everything in it is escaped by React. */
export async function mailHtml(mail: MailDocument, locale: Locale): Promise<string> {
  const html = await renderToReadableStream(<Mail mail={mail} locale={locale} />, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  await html.allReady;
  return await new Response(html).text();
}

function Mail({ mail, locale }: { mail: MailDocument; locale: Locale }) {
  return (
    <html lang={locale} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{mail.subject}</title>
      </head>
      <body style={{ margin: 0, padding: "24px 12px", background: "#f7f5ef", color: INK, font: `16px/1.5 ${SANS}` }}>
        <div style={{ maxWidth: 640, margin: "0 auto", padding: "28px 24px", background: "#ffffff", border: `1px solid ${LINE}` }}>
          <header>
            <p style={{ margin: "0 0 24px", color: ACCENT, font: `600 18px/1.3 ${SERIF}` }}>{PROVIDER.name}</p>
          </header>
          <main>
            <h1 style={{ margin: "0 0 20px", font: `400 26px/1.25 ${SERIF}` }}>{mail.heading}</h1>
            {mail.greeting ? <p style={{ margin: "0 0 12px" }}>{mail.greeting}</p> : null}
            {mail.paragraphs.map((text) => (
              <p key={text} style={{ margin: "0 0 12px", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {text}
              </p>
            ))}
            <Links links={mail.links} />
            {mail.sections.map(({ title, rows }) => (
              <Section key={title} title={title} rows={rows} />
            ))}
          </main>
          <footer style={{ margin: "32px 0 0", paddingTop: 16, borderTop: `1px solid ${LINE}`, color: SOFT, fontSize: 14 }}>
            {mail.footer.map((text) => (
              <p key={text} style={{ margin: "0 0 8px" }}>
                {text}
              </p>
            ))}
          </footer>
        </div>
      </body>
    </html>
  );
}

function Links({ links }: Pick<MailDocument, "links">) {
  if (links.length === 0) return null;
  return (
    <p style={{ margin: "20px 0" }}>
      {links.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          style={{
            display: "inline-block",
            margin: "0 12px 8px 0",
            padding: "10px 18px",
            border: `1px solid ${ACCENT}`,
            color: ACCENT,
            fontWeight: 600,
            textDecoration: "underline",
          }}
        >
          {label}
        </a>
      ))}
    </p>
  );
}

function Section({ title, rows }: { title: string; rows: readonly MailRow[] }) {
  const cell = { padding: "8px 12px 8px 0", borderTop: `1px solid ${LINE}`, verticalAlign: "top", textAlign: "left" } as const;
  return (
    <>
      <h2 style={{ margin: "28px 0 8px", font: `400 20px/1.3 ${SERIF}` }}>{title}</h2>
      <table style={{ width: "100%", borderCollapse: "collapse" }}>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row" style={{ ...cell, width: "36%", color: SOFT, fontWeight: 400 }}>
                {label}
              </th>
              <td style={{ ...cell, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
