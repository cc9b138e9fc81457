/**
 * A reader's first document of ours carries its style sheet in itself: on a slow line that saves the round trip after
 * which the page is painted. Who comes from one of our pages has the sheet already and is sent the link.
 */
import css from "../app/styles/app.css?inline";

const LINK = /<link [^>]*rel="stylesheet" href="\/assets\/app-[^"]+"[^>]*>/;
const STYLE_POLICY = "style-src-elem 'self'";

let hash: Promise<string> | null = null;

/** True where the caller does not come from a page of this origin. */
export function isFirstDocument(request: Request): boolean {
  const referrer = request.headers.get("Referer");
  return !referrer?.startsWith(`${new URL(request.url).origin}/`);
}

/**
 * Puts the sheet into the document, and its hash into the policy of `headers` (CSP 3, section 2.3.1). What has no link is left as it is.
 * Where React takes the document over (`hydrates`) it finds the link again, which a browser does not load while it is `disabled`.
 */
export async function carryStyle(html: string, headers: Headers, { hydrates } = { hydrates: false }): Promise<string> {
  if (!LINK.test(html)) return html;
  hash ??= hashOf(css);
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace(STYLE_POLICY, `${STYLE_POLICY} 'sha256-${await hash}'`));
  return html.replace(LINK, (link) => `<style>${css}</style>${hydrates ? link.replace("<link ", "<link disabled ") : ""}`);
}

async function hashOf(text: string): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))));
}
